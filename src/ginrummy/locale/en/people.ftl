# People: accounts, and what goes wrong with them.

people-not-installed = Accounts need argon2-cffi, which is not installed. It comes with the extra “web”.
people-name-length = A name has { $least } to { $most } characters.
people-name-taken = Somebody is called “{ $name }” already. Please choose another name.
people-password-length = A password has { $least } to { $most } characters. Three or four words that belong to nobody else make a good one.
people-password-easy = That password is one of the first that anybody would try. Please choose another one.
people-settings-size = That is too much to keep: { $most } characters at most.
people-wrong = The name or the password is wrong.
people-wrong-password = That is not your password.
people-wrong-code = There is no such code for this name, or it has been used.
people-too-many-tries = That was tried too often. Please wait { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}; a recovery code lets you in at once.
people-too-many-accounts = Many accounts have been made here. Please wait a little before the next.
people-busy = Too many people are signing in right now. Please try again in a moment.
people-not-signed-in = You are not signed in.
people-signed-in-already = You are signed in as { $name }. Sign out first.
people-too-many-blocks = You have blocked { $most } people. Let somebody come again before you block another.
people-signed-out = You have signed out. Sign in again, and your seat is still yours.

# Signing up and in
people-account = Your account
people-sign-in-or-up = Sign in
people-way-up = New here
people-way-in = I have an account
people-about-up = An account takes your seats, your history and your settings to every device. It needs no e-mail. What you have played here stays yours.
people-about-in = Your seats, your history and your settings come to this device.
people-about-lost = With one of the codes that you kept you choose a new password. Every other device is signed out.
people-name = Name
people-password = Password
people-password-new = New password
people-password-hint = At least 8 characters. Three or four words make a good one.
people-show = Show
people-hide = Hide
people-code = Recovery code
people-sign-up = Make my account
people-sign-in = Sign in
people-lost = I have forgotten my password
people-not-lost = I remember it after all
people-bring = The games on this device are mine
people-bring-about = What was played here as a guest then belongs to the account. Else it stays here for whoever it is.

# Recovery codes
people-codes = Keep these codes
people-codes-about = Should you forget your password, one of these codes lets you choose a new one. Each works once.
people-codes-once = They are shown only now. Keep them where you will find them again: on paper, or in a file.
people-codes-save = Save
people-codes-done = I have kept them
people-codes-file = Gin rummy at { $site }: recovery codes of { $name }
people-codes-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
people-codes-few = { $count ->
    [0] You have no recovery codes left. Make new ones, or a forgotten password cannot be helped.
    [one] You have one recovery code left. It is time to make new ones.
   *[other] You have { $count } recovery codes left. It is time to make new ones.
}

# What somebody may do with an account
people-since = Since { $date }; signed in on { $devices ->
    [one] this device
   *[other] { $devices } devices
}
people-sign-out = Sign out
people-do-password = Change the password
people-do-codes = New recovery codes
people-do-everywhere = Sign out everywhere
people-do-delete = Delete my account
people-sure-password = Every other device is signed out then.
people-sure-codes = The codes that you have are worth nothing then.
people-sure-everywhere = On every device, this one too. Nothing is lost: sign in again, and all is there.
people-sure-delete = This cannot be undone. Games that you are playing are given up. Games of others in which you played stay, without your name and without what you said.
people-password-changed = Your password is changed.
people-member = has an account

# At home
people-games = Your games
people-turn-yours = Your turn
people-turn-waiting = Waiting for players
people-turn-of = { $who } is to move
people-turn-between = Waiting for the others
people-tables = Open tables
people-join = Join
people-join-host = Join { $who }
people-anybody = Anyone may join
people-anybody-about = The table stands on everybody’s start page until somebody sits down.
people-title-turn = { $count ->
    [one] Your turn · { $title }
   *[other] Your turn ({ $count }) · { $title }
}
people-block = Block { $who }
people-blocked = { $who } is blocked
people-blocks = People you have blocked
people-unblock = Let { $who } come again
people-blocks-about = They cannot join your tables, nor you theirs, and neither sees the other’s open tables.
