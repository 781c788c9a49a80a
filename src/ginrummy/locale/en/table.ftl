# At a table: names, advice, and what is refused.

table-name-guest = Guest
table-name-former = Former player
table-bot-names = Sam, Robin, Kim, Alex, Jo

# Advice
table-advice-none = { $who } has no advice.
table-advice-take = { $who } would take the { $card }.
table-advice-pass = { $who } would pass the { $card }.
table-advice-draw = { $who } would draw from the stock.
table-advice-discard = { $who } would discard the { $card }.
table-advice-knock = { $who } would knock.
table-advice-knock-with = { $who } would knock, discarding the { $card }.
table-advice-big-gin = { $who } would declare big gin.
table-captain-agrees = { $captain } had the same in mind.
table-captain-follows = { $captain } takes the advice.
table-captain-declines = { $captain } says thank you, but decides otherwise.

# Tables
table-unknown = There is no such table. Perhaps the link is not complete.
table-full = No place is free at this table.
table-no-place = There is no place { $place } at this table.
table-place-taken = That place is taken.
table-no-such-game = No such game has been played at this table.
table-places-count = This seating has { $people } places, and { $count } { $count ->
    [one] was
   *[other] were
} named.
table-places-me = You can have only one place.
table-places-word = A place is “me”, “open” or “bot:LEVEL”, not “{ $place }”.
table-no-watching = This table is not open to watchers.
table-busy = The table is busy; please try again.

# Messages
table-stale = Something has happened since. Look again, and then choose.
table-doubled = This message has been answered already.
table-not-understood = This message could not be read.
table-too-fast = That was too fast; please wait a moment.
table-actions-count = A move has one to { $most } actions.
table-draw-alone = Look at the card you draw before you go on.
table-lay-to-the-end = Lay your cards down to the end: what you knock with or defend with is shown at once.

# Who may do what, and when
table-not-seated = You have no place at this table.
table-not-owner = Only whoever made the table may do that.
table-not-adviser = Only the one sitting out beside the captain gives advice.
table-not-replaceable = That player is still here, or has only just gone. Wait a little.
table-no-hand = No hand is being played now.
table-no-game = No game is being played now.
table-not-between = There is nothing to go on to now.
table-not-over = The game is not over yet.
table-no-undo = That can no longer be taken back.
table-no-advice-now = The captain has nothing to decide now.
table-advice-unknown = “{ $what }” is no advice.
table-advice-impossible = The captain cannot do that now: { $what }.
table-say-nothing = There is nothing to say.
table-say-too-much = That is too long: { $most } characters at most.
table-no-side = You have nobody on your side in this hand.

# Seeds
table-no-seeds-wanted = No seed is wanted for hand { $hand } now.
table-seeds-sealed = It is too late for that seed.
table-seeds-not-sealed = Not everybody has committed yet.
table-seed-uncommitted = That seed is not the one committed to.
table-commitment-form = A commitment has 64 hexadecimal digits.
table-hex-expected = Hexadecimal digits were expected.

# Databases
table-database-unusable = The database { $database } cannot be used: { $why }
table-database-refuses = The database refuses: { $why }
table-database-newer = This database was made by a newer version of ginrummy.
table-database-no-url = “{ $database }” is no address of a database. Write a file, or a URL like sqlite:///tables.db.
table-database-kind = Databases of the kind “{ $kind }” are not supported. There are: sqlite, postgresql.
table-database-driver = For a database of the kind “{ $kind }”, { $driver } must be installed.
table-database-away = The database does not answer: { $why }. Nothing is lost; please try again in a moment.

# Clocks
table-clock-title = { $name ->
    [days] A day a move
    [lightning] Lightning: 15 seconds
    [brisk] Brisk: 30 seconds
   *[calm] Calm: 1 minute
}
table-clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
table-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
table-clock-days = { $count ->
    [one] a day
   *[other] { $count } days
}
table-clock-runs = The clock runs while you are away too: play when it suits you. Nobody needs to meet.
table-blocked = This table is not open to you.
table-clock-move = Each turn has { $time }.
table-clock-move-and-bank = Each turn has { $time }, and beyond that there are { $bank } for the whole game.
table-clock-plays = When the time is up, the clock plays: it passes or draws from the stock, throws the card it drew, or after a take the dearest card outside the melds, and lays down as well as can be.
table-clock-never-knocks = The clock never knocks, unless a knock is all that is left.
table-clock-loses = Whose time is up loses the game.
table-clock-stands = While nobody is at the table, the clock stands still.
table-clock-acts = Time is up, and the clock plays: { $what }
table-clock-bounds = A turn has { $least } to { $most } seconds, and a bank at most { $most }.

# Owners and limits
table-not-put-out = There is nobody to put out at that place.
table-banned = Whoever made this table does not want you here.
table-too-many = Too many are looking at this table already.
table-chat-full = Enough has been said at this table: { $most } lines.
