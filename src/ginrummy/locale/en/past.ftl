# The pages about games that have been played: history, replay, the check of a deal, records brought along, statistics.

past-pages = Your games
past-games = Your games
past-statistics = Statistics
past-back = Back to your games

# The history
past-search = Find an opponent
past-more = { $count ->
    [0] More
   *[other] More ({ $count })
}
past-any = All
past-filter-result = How it ended
past-filter-rules = Rules
past-filter-from = From
past-filter-to = Until
past-clear = Show all again
past-count = { $count ->
    [0] No games
    [one] One game
   *[other] { $count } games
}
past-none = You have not played here yet. Your games will stand here, each to be looked at again.
past-none-found = No game is like that.
past-play = Play a game
past-result-open = Open
past-result-won = Won
past-result-lost = Lost
past-result-drawn = Nobody won
past-result-ended = Ended early
past-against = Against { $who }
past-nobody-yet = nobody yet
past-level = computer: { $level }
past-hands = { $count ->
    [one] one hand
   *[other] { $count } hands
}
past-go-on = Go on
past-replay = Replay
past-turn = More games
past-newer = Newer
past-older = Older
past-page = Page { $page } of { $pages }

# Records brought along
past-brought = Games from elsewhere
past-brought-about = A game that was written down, here or with another program, can be replayed too. Only you see it.
past-bring = Bring a game along
past-bring-about = It is read and checked before it is kept: every move, every number.
past-bring-file = Choose a file, or drop it here
past-bring-paste = Or paste the record
past-bring-now = Check and keep
past-too-long = That is more than { $most } KiB. Please bring fewer games at once.
past-played = Played on { $day }
past-brought-on = Brought along on { $day }
past-delete = Delete
past-delete-this = Delete this game?
past-delete-about = The record of { $who } is gone then. There is no way back.
past-keep = Keep it

# The replay
past-replay-of = Replay: { $who }
past-no-replay = This game cannot be shown
past-no-hands = Nothing was played yet
past-no-hands-about = There is no hand in this game.
past-breaks-off = This record breaks off in line { $line }, column { $column }.
past-still-open = Not over yet
past-unfinished = The game was not finished
past-hand-open = not over yet
past-copy-link = Copy link
past-save = Save the record
past-check = Check this deal
past-with-bonuses = With bonuses
past-moves = Hand { $number }, move by move
past-controls = Back and forth
past-slider = Moves of this hand
past-where = Hand { $hand } of { $hands } · move { $move } of { $moves }
past-step-back = One move back
past-step-on = One move on
past-hand-back = To the start of the hand, or to the hand before
past-hand-on = To the next hand
past-play-it = Let it play
past-keys = Keys: ← → a move, Home and End the ends of the hand, Page Up and Page Down another hand, Space lets it play.

# The check of a deal
past-check-about = Nobody may choose the cards, not even the server. Whether somebody did is worked out here, on your own device.
past-check-which = { $proven } of { $count } deals of this game are proven. Which one would you like to see?
past-the-draw = The draw
past-the-server = The server
past-verdict-proven = Nobody chose these cards
past-verdict-sealed-wrong = This deal is not proven
past-verdict-not-mine = This deal is not proven
past-verdict-other-cards = This deal is not proven
past-verdict-no-seals = This deal cannot be checked
past-verdict-no-seeds = This deal cannot be checked yet
past-why-proven = They follow from the secret numbers of everybody, and all of those were sealed before a card was dealt.
past-why-sealed-wrong = Somebody opened another number than the one that was sealed before the deal.
past-why-not-mine = The number that went into it is not the one that your browser brought.
past-why-other-cards = The numbers give other cards than those that were dealt.
past-why-no-seals = No sealed numbers were noted for it.
past-why-no-seeds = The numbers stay secret until the hand is over, or somebody kept them out of this record.
past-step-seals = 1. Sealed before the deal
past-step-seals-about = Before a card was dealt, the server and everybody’s browser thought of a secret number, and each showed a seal of it: digits that fit this one number and give nothing away. After the hand the numbers were opened. Here each is held against its seal.
past-seal-fits = opened the number that was sealed.
past-seal-broken = opened a number that does not fit the seal.
past-seal-closed = has not opened the number yet.
past-seal-mine = It is the very number that this browser brought. With that alone you know: nobody could foresee the cards.
past-seal-not-mine = It is not the number that this browser brought.
past-digits = Show the digits
past-digits-seal = Seal:
past-digits-number = Number:
past-step-shuffle = 2. The numbers shuffle the pack
past-step-shuffle-about = All numbers together say how the pack is shuffled. Your device has just shuffled one the same way and dealt it, one card to each in turn. Every ✓ says that exactly these cards were dealt in the game.
past-step-draw-about = For the draw, too, the numbers shuffle a pack. Its first cards are those that were drawn.
past-dealt-to = To { $who }
past-upcard = Upcard
past-stock = Stock, from the top
past-part-hidden = These cards you may not see, so they are not compared.
past-step-doubt = 3. You need not believe this page
past-step-doubt-about = The record of the game carries the whole proof. Save it, and another program can check it, on another device:
past-file = FILE

# Statistics
past-no-statistics = Play a game to its end, and its figures stand here.
past-statistics-about = { $games ->
    [one] One finished game
   *[other] { $games } finished games
} with { $hands ->
    [one] one hand
   *[other] { $hands } hands
}. Games for practice do not count.
past-games-won = Games won
past-hands-won = Hands won
past-hands-played = Hands
past-knocks = Knocks
past-gins = Gin
past-undercuts = Undercuts
past-per-hand = Points a hand
past-of = { $part } of { $whole }
past-of-hands = in { $share } of the hands
past-undercut-by = undercut yourself: { $count }
past-share-reach = { $share }, likely between { $low } and { $high }
past-reach = { $low } to { $high }
past-reach-about = A range says where the true figure lies in 95 of 100 cases; it is shown from ten games or hands on. Points count the hands alone, the other’s against yours, without bonuses for a game. By opponent, people go by their names.
past-course = How it went
past-course-of = After { $hands } hands: { $points } points
past-course-about = Your points less those of the others, hand after hand.
past-as-table = The same as a table
past-day = Day
past-games-so-far = Games
past-hands-so-far = Hands
past-points-so-far = Points
past-by-opponent = By opponent
past-by-rules = By rules
past-opponent = Opponent
