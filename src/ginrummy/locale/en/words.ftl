# The values of the game in words, used by every screen.

# Cards
words-card =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [c] clubs
        [d] diamonds
        [h] hearts
       *[s] spades
    }
words-list = { $before } and { $last }
words-list-comma = { ", " }

# How a hand ended
words-outcome-knock = Knock
words-outcome-undercut = Undercut
words-outcome-gin = Gin
words-outcome-big-gin = Big gin
words-outcome-void = Void

# Why a hand scored what it did
words-sum-knock = { $more } − { $less } = { $points }
words-sum-knock-doubled = ({ $more } − { $less }) × { $times } spade = { $points }
words-sum-undercut = { $more } − { $less } = { $difference }, + { $bonus } undercut = { $points }
words-sum-undercut-doubled = ({ $more } − { $less } + { $bonus } undercut) × { $times } spade = { $points }
words-sum-gin = { $difference }, + { $bonus } gin = { $points }
words-sum-gin-doubled = ({ $difference } + { $bonus } gin) × { $times } spade = { $points }
words-sum-big-gin = { $difference }, + { $bonus } big gin = { $points }
words-sum-big-gin-doubled = ({ $difference } + { $bonus } big gin) × { $times } spade = { $points }
words-sum-tie = { $more } − { $less } = 0: a tie, and nobody scores
words-void-wall = Void: the stock ran out before anybody knocked, and nobody scores
words-void-takes = Void: discards were taken too many times in a row, and nobody scores

# What somebody has at the end of a game
words-tally-points = { $points } hand { $points ->
    [one] point
   *[other] points
}
words-tally-box-bonus = { $points } box bonuses
words-tally-game-bonus = { $points } game bonus
words-tally-shutout = { $points } shutout
words-tally-sum = { $parts } = { $total }
words-tally-column = Column { $number }: { $sum }
words-tally-together = All columns together: { $total }
