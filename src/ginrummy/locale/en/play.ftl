# Playing in the terminal. What can be typed stands between « and »; the screen shows it bold, without the marks.

# What can be typed, apart by commas. Other languages give their own words; these are understood as well.
play-word-draw = d, draw, stock
play-word-take = t, take
play-word-pass = p, pass
play-word-discard = x, discard, throw
play-word-knock = k, knock
play-word-gin = g, gin
play-word-big-gin = bg, big gin, biggin
play-word-lay = lay, l
play-word-lay-off = off, o, lay off, layoff
play-word-on = on
play-word-best = best, b
play-word-done = done
play-word-undo = undo, u, back
play-word-yes = yes, y, ok
play-word-no = no, n
play-word-show = show, table
play-word-sort = sort, s
play-word-sort-melds = melds, meld
play-word-sort-rank = rank, ranks
play-word-sort-suit = suit, suits
play-word-pile = pile
play-word-score = score
play-word-rules = rules
play-word-help = ?, help, h
play-word-quick = quick
play-word-advice = advice
play-word-watch = watch, w
play-word-quit = quit, q, exit, bye

# The start
play-name-you = You
play-name-first = Anna
play-name-second = Ben
play-name-spare = Clara
play-other-plays = { $who } plays “{ $level }”.
play-welcome-help = Type «?» at any time to see what you can type.
play-hand-number = Hand { $number }
play-recalled = What happened last in this hand:
play-role-box = You play alone against the other two. Points you win are yours.
play-role-captain = You play your side’s cards and decide; { $out } advises you. Points you win are yours.
play-role-out = You see { $captain }’s cards and may advise; { $captain } decides. You score nothing this hand.

# The table
play-hand = { $cards }   deadwood { $deadwood }
play-hand-after-discard = { $cards }   deadwood { $deadwood } after a discard
play-pile = Discard pile: { $card }
play-pile-empty = Discard pile: empty
play-stock = stock: { $count }
play-limit = knock with { $limit } or less
play-limit-upcard = knock with { $limit } or less (upcard { $card })
play-gin-only = gin only
play-gin-only-upcard = gin only (upcard { $card })
play-none = none
play-pile-all = Discard pile, oldest first: { $cards }
play-pile-of = { $who }: threw { $threw } · took { $took } · known to be held: { $kept }
play-pile-of-none-kept = { $who }: threw { $threw } · took { $took }
play-totals = { $totals } (game at { $target })
play-totals-game = Game { $number }: { $totals }

# What may be done
play-may-upcard = «t» = take the { $card } · «p» = pass
play-may-first-draw = «d» = draw
play-may-draw = «d» = draw · «t» = take the { $card }
play-may-last-take = «t» = take the { $card } and knock · «p» = pass, and the hand is void
play-may-last-pass = «p» = pass (the { $card } does not let you knock, so the hand is void)
play-may-discard = Type the card to discard
play-may-put-back = { " · " }«undo»
play-may-knock = «k» = knock, discarding { $cards }
play-may-gin = «g» = gin!
play-may-big-gin = «bg» = big gin!
play-may-lay = «Enter» = lay the cards down
play-may-spread = «Enter» = lay it down so · «lay 7h 8h 9h» = meld by meld · «undo»
play-may-spread-which = «Enter» = the first · «2» … = another · «lay 7h 8h 9h» = meld by meld · «undo»
play-may-lay-on = «Enter» = the rest at its best · «lay 7h 8h 9h» · «done» = as it lies · «undo»
play-may-defend = «Enter» = lay down at the best · by hand: «off 4h», «lay 7h 8h 9h», «done»
play-may-defend-gin = «Enter» = lay down at the best · by hand: «lay 7h 8h 9h», «done»
play-may-defend-on = «Enter» = the rest at its best · «off 4h» · «lay 7h 8h 9h» · «done» · «undo»

# Laying down
play-lay-which = Your cards can be laid down in several ways:
play-knocker-shows = { $who } shows:
play-your-cards = You hold:
play-laid-off = laid off: { $cards }
play-best-defence = At the best you lay off { $cards } and keep { $deadwood }.
play-rest-at-best = With the rest at its best, { $deadwood } would be left.

# Sure?
play-sure = Discard the { $card } and keep { $deadwood } in deadwood? «Enter» = yes · «undo» = no
play-not-discarded = You still hold it.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back: a card has been drawn, or somebody else has played since.
play-sure-quit = Leave the table? «y» = leave · «Enter» = stay
play-stay = Good, the game goes on.

# How the person likes the table
play-sorted-melds = Your cards are sorted by melds.
play-sorted-rank = Your cards are sorted by rank.
play-sorted-suit = Your cards are sorted by suit.
play-quick-on = From now on a discard counts at once. «quick» asks again.
play-quick-off = From now on you are asked before a discard counts.
play-advice-on = From now on you hear advice when you are captain.
play-advice-off = From now on you hear no advice. «advice» asks for it again.

# Three at the table
play-captain-holds = { $captain } holds:
play-advise = What should { $captain } do? «Enter» = no advice · «w» = watch the rest of this hand
play-captain-agrees = { $captain } had the same in mind.
play-captain-follows = { $captain } takes your advice.
play-captain-declines = { $captain } thanks you, but decides otherwise.
play-advice-take = { $who } would take the { $card }.
play-advice-pass = { $who } would pass the { $card }.
play-advice-draw = { $who } would draw from the stock.
play-advice-discard = { $who } would discard the { $card }.
play-advice-knock = { $who } would knock, discarding the { $card }.
play-advice-big-gin = { $who } would declare big gin.

# The end of a hand
play-over-knock = Hand { $number }: knock
play-over-undercut = Hand { $number }: undercut
play-over-gin = Hand { $number }: gin
play-over-big-gin = Hand { $number }: big gin
play-over-void = Hand { $number }: void
play-next-hand = «Enter» = next hand · «score» = scoresheet · «quit»

# The scoresheet
play-sheet-title = The scoresheet
play-sheet-hand = Hand { $number }, { $outcome }
play-sheet-earlier = { $count } hands before
play-sheet-points = Hand points
play-sheet-game = Game { $number }, hand points
play-sheet-box-bonus = Box bonuses
play-sheet-game-bonus = Game bonus
play-sheet-shutout = Shutout
play-sheet-total = Total

# The end
play-seed = The same cards again: --seed { $seed }
play-again = Another game? «Enter» = yes · «n» = no
play-bye = Thank you for the game.
play-left = You have left the table.
play-other-gone = One of the others is gone, and the game breaks off.
play-interrupted = Interrupted.
play-input-ended = There is no more input.

# A game is saved as it is played
play-saved = The game is saved: «ginrummy play» goes on with it.
play-not-saved = The game could not be saved: { $why }.
play-nothing-to-save = You had not played yet, so nothing is lost.
play-cannot-keep = This game cannot be saved: { $why }. You can play on all the same.
play-cannot-look = I cannot look for unfinished games: { $why }.
play-cannot-put-away = The game stays where it is, for it cannot be put away: { $why }.
play-no-folder = There is no folder to save games in, so they are not saved. { $variable } can name one.
play-kept = The game is kept. To look at it again:
play-put-away = The game has been put away, unfinished. To look at it:

# A game to go on with
play-saved-when = There is an unfinished game, last played { $when }:
play-saved-hand = Hand { $number }. { $totals }
play-saved-broken = Its file breaks off; the end of the game may be missing.
play-go-on = Go on with it? «Enter» = yes · «n» = no, put it away
play-saved-damaged = A saved game cannot be gone on with: { $why }. It has been put away as { $path }.
play-saved-no-text = it is not text
play-saved-otherwise = It is not as this program saved it.

# What cannot be done, and why
play-unknown = “{ $typed }” says nothing to me. Type «?» for help. Now:
play-why-not-a-card = “{ $typed }” is not a card. Type a rank, then a suit (c d h s): «7h», «10s», «Kd».
play-why-twice = You named “{ $typed }” twice.
play-now-upcard = First the upcard: take the { $card } («t») or pass («p»).
play-now-first-draw = Both have passed: now draw («d»).
play-now-draw = First draw («d») or take the { $card } («t»).
play-now-discard = You have drawn: now type the card to discard, or knock («k») if you can.
play-now-last-take = The stock has run down: take the { $card } to knock («t») or pass («p»).
play-now-last-knock = The stock has run down: now knock («k» and a card).
play-now-spread = You have knocked: now lay your cards down («Enter»), or take the knock back («undo»).
play-now-defence = The knocker has laid down: now lay down yours («Enter»).
play-now-over = The hand is over.
play-why-one-card = That takes one card, and you named { $count ->
    [0] none
   *[other] { $count }
}.
play-why-not-held = The { $card } is not in the hand.
play-why-taken = The { $card } was just taken from the discard pile, so it must be kept for this turn.
play-why-too-much = Without the { $card } the deadwood is { $deadwood }, too much: { $limit }.
play-why-no-knock = No knock yet: a discard leaves { $least } at best, and you { $limit }.
play-why-which-knock = Knock with which card, { $cards }? Type it too: «k { $example }».
play-why-no-gin = No gin yet: a discard leaves { $least } at best.
play-why-no-gin-without = That is no gin: without the { $card } the deadwood is { $deadwood }.
play-why-big-gin-off = Big gin is not played under these rules.
play-why-no-big-gin = No big gin: of the { $count } cards, { $deadwood } points are in no meld.
play-why-no-first-take = You passed the { $card }, so it cannot be taken on this turn: draw («d»).
play-why-no-last-take = The { $card } does not let you knock, so it may not be taken: pass («p»).
play-why-lay-what = Lay which cards? Name a set or a run: «lay 7h 8h 9h».
play-why-no-meld = { $meld } is neither a set nor a run.
play-why-leaves-too-much = With { $meld } laid, too much would be left: { $limit }.
play-why-not-done = Too much is left, { $deadwood }: { $limit }. Lay more («Enter» does it).
play-why-laid-already = The { $card } lies on the table already.
play-why-no-lay-off = The { $card } fits on none of those melds.
play-why-no-lay-off-on-gin = Against gin nothing can be laid off.
play-why-which-meld = The { $card } fits on two melds: add «on { $first }» or «on { $second }».

# What goes wrong at the start
play-players-count = There is a game for 2 and one for 3 players, but none for { $players }.
play-seating-people = The seating “{ $seating }” is for { $needed } players, not for { $people }.
play-against-count = --against was given { $given } times. Give it once for everybody, or once for each of the others ({ $needed }).

# Options
play-cli-players = How many play, you among them.
play-cli-seed = Makes the cards and the others’ choices the same again.
play-cli-against = Who plays against you: { $levels }. Give it once for all, or once for each.
play-cli-name = What you are called on the scoresheet.
play-cli-new = Begin a new game without a question about an unfinished one, which stays.

# Help
play-help-turn =
    On your turn
      «d» = draw from the stock · «t» = take the discard · «p» = pass the upcard
      «7h» = discard the 7♥ («7h!» = at once, without asking)
      «k 7h» = knock, discarding the 7♥ · «g» = gin · «bg» = big gin
      «undo» = take back a discard, a knock or a card taken, before it counts
play-help-laying =
    Laying down
      «Enter» = at the best · «lay 7h 8h 9h» = a meld · «off 4h» = lay a card off
      «off 4h on 5h» = on that meld · «done» = as it lies · «undo» = one step back
play-help-box =
    Three at the table
      Sitting out: type what you would do · «Enter» = no advice · «w» = watch
      Captain: «advice» = turn the advice you get off or on
play-help-table =
    At any time
      «show» = the table · «pile» = who threw and took what · «score» = scoresheet
      «sort» = your cards by «melds», «rank» or «suit» · «quick» = discard without asking
      «rules» = the rules in force · «quit» = leave · «?» = this help
    Cards are typed rank first, A 2 … 10 J Q K, then suit, c d h s: «7h», «10s», «Qd».
