# The browser page. What the server says comes in words of its own; these are the page's.

page-title = Gin rummy
page-title-your-turn = ● Your turn – Gin rummy
page-title-turn = { $who } to move – Gin rummy
page-tagline = Ten cards, one rule of thumb: gather melds, shed the rest, and know when to knock.
page-you = You
page-guest = Guest
page-loading = One moment …
page-close = Close
page-try-again = Try again
page-to-lobby = New game
page-undo = Take back
page-none-yet = None yet

# The start
page-way = How to play
page-way-computer = Against the computer
page-way-friend = With a friend
page-way-three = Three at a table
page-way-watch = Watch
page-start-computer = Play now
page-start-friend = Make a table
page-start-three = Sit down
page-start-watch = Watch them play
page-level = Your opponent
page-friend-about = You get a link to send. Your friend opens it on any device, and the cards are dealt.
page-watch-about = Two players of the house play each other, and you see what everybody may see.
page-your-name = Your name
page-seating = How three sit
page-places = Who sits at the table
page-place-number = Place { $number }
page-place-me = You
page-place-friend = A friend, by link
page-place-bot = Computer: { $level }
page-place-open = Free place
page-read-rules = Read the rules
page-more-options = { $count ->
    [0] More options
    [one] More options (one changed)
   *[other] More options ({ $count } changed)
}
page-a-number = a number
page-choice = { $choice ->
    [winner] the winner
    [loser] the loser
    [alternate] in turn
    [upcard] the upcard
    [eleven] one card more
    [after_discard] after the discard
    [last_take] one last take
    [at_once] at once
    [gin_only] gin only
    [one] a limit of 1
    [at_end] at the end
    [none] nothing
    [off] off
    [game_bonus_doubled] game bonus twice
    [hand_points_doubled] hand points twice
   *[other] { $choice }
}
page-clock = Time to think
page-clock-off = As long as you like
page-clock-of = { $who }: { $time } left
page-practice = Practice
page-practice-about = You may take moves back; the record says so.

# Joining, waiting
page-no-table = There is no table here
page-nowhere = There is nothing here
page-nowhere-about = This address leads nowhere. Perhaps it is not complete.
page-join-title = Join this table
page-join-host = { $host } invites you to play
page-join = Join the game
page-table-full = Every place at this table is taken. If one of them is yours, open this page in the browser you sat down with.
page-watch = Watch
page-waiting-friend = Send this link
page-waiting-about = The game begins by itself when everybody is here.
page-waiting-start = The cards are being shuffled
page-invite = Invitation
page-copy = Copy
page-copied = Copied
page-qr = The invitation as a QR code
page-invite-local = This address works on this computer only. To play with another device in your network, start with “ginrummy serve --lan”.
page-watching = Let others watch
page-watching-about = Whoever has the link sees the public cards only.
page-seat-bot = Seat a bot
page-level-of-bot = Which player sits down
page-away = Away
page-away-countdown = Reconnecting … { $clock }
page-has-left = Has left

# The table
page-tools = Table
page-hand-number = Hand { $number }
page-target = Game at { $target }
page-rules = Rules
page-sheet = Score
page-settings = Settings
page-leave = Leave
page-log = What happened
page-role-dealer = Dealer
page-role-non-dealer = Non-dealer
page-role-box = In the box
page-role-captain = Captain
page-role-out = Sits out
page-to-move = to move
page-total = Total
page-totals = Totals
page-history = Taken and thrown
page-history-of = Taken and thrown: { $who }
page-known = Known to be held
page-took = Took from the discard pile
page-threw = Threw
page-whole-pile = The discard pile, oldest first
page-cards-held = { $count } cards, face down
page-stock = Stock, { $count ->
    [one] one card
   *[other] { $count } cards
}
page-stock-left = Stock { $count }
page-pile = Discard pile, top card { $card }
page-pile-empty = Discard pile, empty
page-discards = Discards
page-discard-here = Discard pile: discard the { $card } here
page-multiplier = counts × { $times }

# The hand
page-hand = Your hand
page-hand-of = The cards of { $who }
page-card = { $card }, card { $number } of { $count }
page-card-in = in { $meld }
page-card-new = new
page-card-kept = must be kept this turn
page-card-advised = advised
page-card-laid-off = { $card }, laid off
page-meld-set = set of { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
   *[other] { $rank }s
}
page-meld-run = run { $ranks } of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
page-new = new
page-advised = advice
page-sorted = { $sort ->
    [melds] By melds
    [rank] By rank
    [suit] By suit
   *[hand] By hand
}
page-sorted-now = { $sort ->
    [melds] Sorted by melds; change
    [rank] Sorted by rank; change
    [suit] Sorted by suit; change
   *[hand] Sorted by hand; change
}
page-deadwood = Deadwood
page-deadwood-at-best = Deadwood at best
page-deadwood-is = { $deadwood ->
    [0] No deadwood
   *[other] Deadwood { $deadwood }
}

# What may be done
page-actions = What you can do
page-draw = Draw
page-take-card = Take { $card }
page-pass = Pass
page-choose-discard = Choose a card to discard
page-choose-knock = Choose the card to knock with
page-discard-card = Discard { $card }
page-leaves = leaves { $deadwood }
page-just-taken = { $card } was just taken, so it stays this turn
page-sure-discard = Discard { $card }?
page-yes-discard = Yes, discard
page-keep-it = Keep it
page-knock-with = Knock with { $deadwood }
page-knock = Knock
page-gin = Gin!
page-big-gin = Big gin!
page-show-gin = Show it
page-take-back = Not yet
page-knock-discard = Knock by discarding
page-knock-discards = You discard { $card } and show:
page-knock-ways = Choose what to show
page-waiting-for = Waiting for { $who }

# Laying down
page-shows = { $me ->
    [yes] You show
   *[no] { $who } shows
}
page-shows-gin = Gin, so nothing can be laid off
page-best-lays-off = At the best you lay off { $cards } and keep { $deadwood }.
page-best-nothing = At the best you keep { $deadwood }.
page-best-for-me = Best for me
page-by-hand = By hand
page-lay-off-how = Choose a card, then its meld. It fits: { $cards }.
page-lay-off-none = Nothing more can be laid off.
page-lay-off-on = Lay off on { $meld }
page-lay-meld = Lay { $meld }
page-rest-best = The rest at its best: keep { $deadwood }
page-lay-done = Done: keep { $deadwood }

# Three at the table
page-advise = What should { $captain } do? Point at it.
page-advise-watch = You sit out and see the cards of { $captain }.
page-advise-knock = Knock
page-advise-none = No advice
page-next-roles = The next hand

# The end of a hand
page-result = The result
page-knocker = Knocker
page-wins-points = + { $points }
page-laid-off-count = { $count ->
    [one] One card laid off
   *[other] { $count } cards laid off
}
page-next-hand = Next hand
page-waiting-ready = Waiting for { $who }

# The end of a game
page-game-won-you = You won the game!
page-game-won = { $who } won the game
page-game-nobody = The game is over, and nobody won it
page-game-ended = The game was ended without a result
page-game-given-up = { $me ->
    [yes] You gave the game up.
   *[no] { $who } gave the game up.
}
page-game-leader = The highest total with all bonuses: { $who }
page-rematch = Rematch
page-rematch-waiting = Waiting for the others to say yes
page-rematch-wanted = { $who } would like another game.
page-record = Download the record
page-check-deal = Check the deal
page-verdict-proven = The last deal was fair: it follows from everybody’s seeds, and all of them were sealed before the deal.
page-verdict-commitment = The last deal is not proven: a seed does not fit what was sealed before the deal.
page-verdict-mine = The last deal is not proven: the seed of this browser is not the one that was used.
page-verdict-deal = The last deal is not proven: the cards are not those that follow from the seeds.
page-verdict-open = The last deal cannot be checked: not all seeds are known.

# The scoresheet
page-sheet-column = Game
page-sheet-columns = { $count } games at once
page-sheet-game = Game { $number }
page-sheet-closed = Won: { $who }
page-sheet-hands = Hand by hand
page-sheet-hand = Hand
page-sheet-end = At the end

# Talk
page-chat = Chat
page-chat-unread = { $count ->
    [0] Chat
   *[other] Chat, { $count } new
}
page-chat-none = Nothing said yet.
page-chat-side = to your side only
page-say = Say something
page-say-captain = To the captain only
page-say-side = To my adviser only
page-send = Send
page-mute = Mute { $who }
page-put-out = Put { $who } out
page-put-out-about = { $who } loses the place at this table. Before the game somebody else may take it; during the game a bot may. For good means that { $who } cannot come back in this browser.
page-put-out-now = Put out
page-put-out-for-good = For good
page-unmute = Hear { $who } again

# Coming and going
page-leave-about = Your place stays yours: open this page again on this device, and you hold the same cards.
page-leave-for-now = Leave for now
page-leave-for-good = Leave the table for good
page-resign = Give the game up
page-gone = { $left ->
    [yes] { $who } has left. What now?
   *[no] { $who } is still away. What now?
}
page-gone-wait = Wait
page-end-game = End the game
page-reconnecting = The connection is lost. Reconnecting …
page-closed = This table is not open to you.
page-not-sent = Not sent: the connection is lost. Nothing has changed.
page-server-unreachable = The server cannot be reached. Is it still running?
page-server-odd = The server gave an answer that this page does not understand.

# Settings
page-speed = How fast cards move
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-off = Off
page-size = Cards
page-size-small = Small
page-size-medium = Medium
page-size-large = Large
page-colours = Suits
page-colours-four = Four colours
page-colours-two = Two colours
page-felt = Table
page-felt-green = Green
page-felt-blue = Blue
page-felt-burgundy = Burgundy
page-felt-slate = Slate
page-theme = Light
page-theme-auto = As the device
page-theme-light = Light
page-theme-dark = Dark
page-confirm = Ask before a discard
page-confirm-about = A discard then needs a second press.
page-sound = Sounds
page-language = Language
page-licences = Cards, letters and libraries: their licences
