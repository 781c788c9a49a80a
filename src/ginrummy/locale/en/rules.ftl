# The rules page. Each message is said only where its rule is in force.

# What is played
rules-heading-two = Gin rummy for two: { $rules }
rules-heading-box = Gin rummy for three, one in the box: { $rules }
rules-heading-cutthroat = Gin rummy for three, each for themselves: { $rules }
rules-changed = { $rules }, with { $changes }

# The presets
rules-preset-classic = classic rules
rules-preset-hoyle = Hoyle’s rules
rules-preset-modern = modern rules
rules-preset-contest = contest rules
rules-preset-straight = straight gin
rules-preset-oklahoma = Oklahoma gin
rules-about-classic = The game at its plainest: knock with 10 or less, and the first to reach 100 wins.
rules-about-hoyle = Gin counts 20, and the end of the game brings box bonuses, a game bonus and a shutout.
rules-about-modern = Big gin, a dearer undercut, and the end of the game brings box bonuses, a game bonus and a shutout.
rules-about-contest = For matches: an undercut counts 25, the deal alternates, and there are no bonuses at the end.
rules-about-straight = Nobody may knock: only gin ends a hand.
rules-about-oklahoma = The upcard says how much deadwood you may knock with, and a spade doubles the hand.

# The aim
rules-aim-title = The aim
rules-aim = Gather your cards into melds, so that the cards left over, your deadwood, count as little as you can; then end the hand before your opponent does.
rules-aim-target = Each hand scores points. { $columns ->
    [1] Whoever is the first to have { $target } wins the game.
   *[other] They are entered in { $columns } games at once, each of them played to { $target }.
}

# Cards
rules-cards-title = The cards
rules-cards-pack = You play with one pack of 52 cards. From low to high the ranks are A 2 3 4 5 6 7 8 9 10 J Q K; the ace is always low.
rules-cards-small-pack = You play with a small pack of { $cards } cards: the ranks from the ace up to the { $top ->
    [J] jack
    [Q] queen
    [K] king
   *[other] { $top }
} in { $suits ->
    [2] clubs and diamonds
    [3] clubs, diamonds and hearts
   *[other] all four suits
}; the ace is always low.
rules-cards-set = A set is three { $suits ->
    [3] {""}
   *[other] or four {""}
}cards of one rank, such as { $example }.
rules-cards-run = A run is three or more cards of one suit in a row, such as { $example }.
rules-cards-ace-low = Since the ace is low, A-2-3 is a run, but neither Q-K-A nor K-A-2 is.
rules-cards-one-meld = Such groups are the melds. A card can be in only one of them.
rules-cards-deadwood = Cards in no meld are deadwood. { $top ->
    [K] A king, queen or jack counts 10 points, an ace 1,
    [Q] A queen or jack counts 10 points, an ace 1,
    [J] A jack counts 10 points, an ace 1,
   *[other] An ace counts 1 point,
} and every other card its number.

# Three at the table
rules-people-title = Three at the table
rules-box-draw = Each of you draws a card, kings high and aces low; between equal ranks, spades beat hearts, hearts diamonds, and diamonds clubs. The highest card is “in the box”, the middle one is captain, and the lowest sits out.
rules-box-sides = The player in the box plays alone against the other two as one side. Only the box and the captain hold cards: the captain plays the side’s one hand.
rules-box-advice = Whoever sits out sees the captain’s cards and may advise, but the captain has the last word. The box sees neither the captain’s cards nor the advice.
rules-box-change = If the box wins the hand, the box stays and the other two change places. If the box loses, the box sits out the next hand, the captain goes into the box, and the one who sat out becomes captain.
rules-cutthroat-draw = Each of you draws a card, kings high and aces low; between equal ranks, spades beat hearts, hearts diamonds, and diamonds clubs. The lowest card sits out, and the middle one deals the first hand.
rules-cutthroat-change = Whoever loses a hand sits out the next; the one who sat out comes in and deals. Sitting out, you see neither hand and give no advice.
rules-people-points = Points belong to the person who wins them, and whoever sits out a hand scores nothing in it.

# The deal
rules-deal-title = The deal
rules-deal-first = For the first deal each of you draws a card, and the higher one deals; between equal ranks, spades beat hearts, hearts diamonds, and diamonds clubs.
rules-deal-winner = After that, the winner of a hand deals the next.
rules-deal-loser = After that, the loser of a hand deals the next.
rules-deal-alternate = After that, you take turns to deal.
rules-deal-box = The player in the box deals every hand. So the captain is always the non-dealer, and has the first move.
rules-deal-upcard = Each player gets { $cards } cards, one at a time. The next card is turned up: it is the upcard, and begins the discard pile. The { $stock ->
    [one] card that is left, face down, is
   *[other] { $stock } cards that are left, face down, are
} the stock.
rules-deal-eleven = The dealer gets { $cards } cards and the non-dealer { $more }, one at a time. No card is turned up. The { $stock ->
    [one] card that is left, face down, is
   *[other] { $stock } cards that are left, face down, are
} the stock.

# The first turn
rules-first-title = The first turn
rules-first-upcard = The non-dealer may take the upcard or pass; after a pass, so may the dealer. Whoever takes it finishes that turn as usual, and the other player is next.
rules-first-both-pass = If both pass, the non-dealer begins by drawing the top card of the stock.
rules-first-eleven = The non-dealer, who has { $cards } cards, begins without drawing: by discarding one of them, or by ending the hand.

# A turn
rules-turn-title = A turn
rules-turn = Draw the top card of the stock or take the top card of the discard pile; then discard one card, face up.
rules-turn-taken-stays = A card taken from the discard pile may not be discarded in the same turn. A card from the stock may.
rules-turn-discards-open = The discard pile lies open: everybody may look through it.

# Knocking
rules-knock-title = Ending the hand
rules-knock-limit = If your deadwood counts { $limit } or less after your discard, you may knock with that discard. You may do so on any turn, even your first.
rules-knock-upcard = The upcard sets the knock limit of the hand, as in Oklahoma gin: its points are the most deadwood you may have, after your discard, to knock with that discard. The limit stays when the upcard is taken.
rules-knock-ace-gin = If the upcard is an ace, only gin will do.
rules-knock-ace-one = If the upcard is an ace, the limit is 1.
rules-knock-gin-only = Only gin ends a hand: after your discard, all { $cards } of your cards must be in melds. There is no knocking with deadwood.
rules-knock-spread = To knock, lay your cards out with the melds apart from the deadwood. How you arrange them is up to you, as long as the deadwood stays within the limit.
rules-knock-gin = If all { $cards } cards are in melds, it is gin.
rules-knock-big-gin = If all { $cards } cards are in melds, the card you drew among them, you may call big gin and discard nothing.
rules-knock-free = You never have to end the hand: you may always play on for more.

# The defender
rules-defence-title = The other player lays out too
rules-defence = Then the other player, the defender, also lays out melds, in any way that suits best after seeing the knocker’s.
rules-defence-lay-off = Unless the knocker has gin, the defender may lay cards off on the knocker’s melds: the fourth card of a set, or the next card at either end of a run, one after another where they fit. Cards laid off no longer count as deadwood.
rules-defence-lay-off-on-sets = Unless the knocker has gin, the defender may lay cards off on the knocker’s melds: the fourth card of a set. Cards laid off no longer count as deadwood.
rules-defence-lay-off-on-runs = Unless the knocker has gin, the defender may lay cards off on the knocker’s runs: the next card at either end, one after another where they fit. Cards laid off no longer count as deadwood.
rules-defence-never = Nothing is laid off on deadwood or on the defender’s melds, and the knocker lays nothing off.
rules-defence-gin-only = Then the other player, the defender, lays out melds too. Whatever is in no meld counts; nothing can be laid off on the melds of a hand that has gin.

# Scoring a hand
rules-score-title = Scoring a hand
rules-score-knock = If the knocker has less deadwood than the defender, the knocker scores the difference.
rules-score-undercut = If the defender has the same or less, that is an undercut: the defender scores { $bonus ->
    [0] the difference.
   *[other] { $bonus } plus the difference.
}
rules-score-undercut-less = If it is the defender who has less, that is an undercut: the defender scores { $bonus ->
    [0] the difference.
   *[other] { $bonus } plus the difference.
}
rules-score-tie = If both have the same, nobody scores.
rules-score-gin = Gin scores { $bonus ->
    [0] all
   *[other] { $bonus } plus all
} of the defender’s deadwood. Against gin the defender scores nothing, even without any deadwood.
rules-score-big-gin = Big gin scores { $bonus ->
    [0] just the defender’s deadwood, as gin without its bonus.
   *[other] { $bonus } plus all of the defender’s deadwood, in place of gin.
}
rules-score-spade = If the upcard is a spade, everything scored in the hand counts double.
rules-score-spade-box = The box bonus is never doubled.

# Void hands
rules-void-title = When nobody knocks
rules-void-after-discard = If nobody has ended the hand and { $left ->
    [0] no card is
    [one] only one card is
   *[other] only { $left } cards are
} left in the stock after a discard, the hand is void: nobody scores, and the cards stay hidden.
rules-void-last-take = If { $left ->
    [0] no card is
    [one] only one card is
   *[other] only { $left } cards are
} left in the stock after a discard, the other player may still take that discard, but only to end the hand with it at once. Otherwise the hand is void: nobody scores, and the cards stay hidden.
rules-void-at-once = As soon as { $left ->
    [0] no card is
    [one] only one card is
   *[other] only { $left } cards are
} left in the stock, the hand is void, even before the discard: nobody scores, and the cards stay hidden.
rules-void-takes = Nor may the discards go back and forth for ever: once { $takes ->
    [one] a discard has been taken
   *[other] { $takes } discards in a row have been taken
}{ $start ->
    [eleven] {""}
   *[other] , the upcard counted,
} without a draw from the stock in between, the hand is void unless that turn ends it.
rules-void-dealer = After a hand in which nobody scores, the same player deals again.
rules-void-roles = After a hand in which nobody scores, all three keep their places.

# Hollywood
rules-columns-title = { $columns ->
    [3] Hollywood: three games at once
   *[other] Hollywood: { $columns } games at once
}
rules-columns-enter = { $columns ->
    [2] The scoresheet has 2 columns, each a game of its own. Your first winning hand is entered in the first column, every later one in both.
    [3] The scoresheet has 3 columns, each a game of its own. Your first winning hand is entered in the first column, your second in the first and the second, and from the third on in all of them.
   *[other] The scoresheet has { $columns } columns, each a game of its own. Your first winning hand is entered in the first column, your second in the first two, and so on, one column further with each win until it reaches all of them.
}
rules-columns-close = A column closes when somebody reaches { $target } in it, and takes nothing more.
rules-columns-next = If a column closes before you have reached it, you pass it over: that win is entered in the next open column.

# The game
rules-game-title = Winning the game
rules-game-target = The game ends as soon as somebody has { $target } points or more. That player has won it.
rules-game-columns = Play goes on until all { $columns } columns are closed. Whoever then has the most points in all columns together has won; if two share the most, nobody has.
rules-game-box-at-once = Every hand won earns a box bonus of { $bonus } points at once, which count on the way to the target.
rules-game-box-at-end = At the end, everybody adds a box bonus of { $bonus } points for each hand won, the last one included.
rules-game-bonus = The winner { $columns ->
    [1] {""}
   *[other] of a column {""}
}adds a game bonus of { $bonus } points.
rules-game-shutout-bonus = If nobody else won a hand, it is a shutout, and the game bonus is doubled.
rules-game-shutout-points = If nobody else won a hand, it is a shutout: the winner’s hand points, without any bonus, count twice.
rules-game-two-facts = So whoever wins the game need not have the higher total in the end; you are told both.
rules-game-per-column = The bonuses are reckoned for each column by itself.

# The options, one sentence each
rules-option-knock-limit = The most points of deadwood to knock with: a number, 0 for gin only, or “upcard” for the points of the upcard, as in Oklahoma gin.
rules-option-ace-limit = What an ace as upcard means where the upcard sets the limit: only gin ends the hand, or a limit of 1.
rules-option-spade-doubles = A spade as upcard doubles what is scored in the hand, except the box bonus.
rules-option-gin-bonus = Points for gin, on top of the defender’s deadwood.
rules-option-undercut-bonus = Points for an undercut, on top of the difference.
rules-option-big-gin-bonus = Points for big gin, all cards melded without a discard; “off” where it is not played.
rules-option-tie-is-undercut = Equal deadwood is an undercut; if off, nobody scores.
rules-option-taken-stays = A card taken from the discard pile may not be discarded in the same turn.
rules-option-start = How a hand begins: with an upcard, or with one card more for the non-dealer, who discards first.
rules-option-wall = When the stock runs out: the hand is void after the discard, the other player may take that discard to end the hand, or it is void at once.
rules-option-wall-size = How many cards are left in the stock when it counts as run out.
rules-option-take-cap = After so many discards taken in a row, the hand is void.
rules-option-target = The points that end a game.
rules-option-next-dealer = Who deals next at a table of two: the winner of the hand, the loser, or each in turn.
rules-option-box-bonus = Points for each hand won, in addition to what the hand scores.
rules-option-box-bonus-when = When the box bonus counts: at the end of the game, or at once on the way to the target.
rules-option-game-bonus = Points for winning the game.
rules-option-shutout = What the winner gets where nobody else won a hand: nothing, the game bonus twice, or the hand points twice.
rules-option-columns = How many games are scored at once: 1, or 3 for Hollywood.
rules-option-ranks = For a smaller pack: how many ranks it has, from the ace up.
rules-option-suits = For a smaller pack: how many suits it has.
rules-option-hand-size = How many cards each player gets.
