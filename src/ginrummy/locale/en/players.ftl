# The players that come with the game.

# What to expect of each, in a line
player-random = Any legal move, by pure chance.
player-greedy = Keeps the least deadwood it can and knocks at once.
player-sound = Plays by rule of thumb: builds melds, remembers what you took and threw, and picks its moment to knock.
player-novice = Knows the rules and little more: chases pairs, forgets what you took, and often overlooks a knock.
player-casual = Plays now and then: forgets much of what it saw, chases a pair at times, and knocks as soon as it sees that it may.
player-club = Thinks for a moment: imagines what you may hold, and plays its choices on to the end.
player-expert = Thinks harder: weighs every choice over hundreds of hands that you may hold, learns how you play, and plays to the score.
player-master = The strongest there is: thousands of hands for every choice. It takes up to a second.
player-baseline = The gin rummy contest’s baseline: takes a discard only into a meld, throws its dearest loose card, knocks at once.
player-at-once = Plays a careful hand and knocks whenever it may.
player-ten-then-three = Plays a careful hand; knocks with ten or less in its first five turns, then with three or less.
player-three-then-gin = Plays a careful hand; knocks whenever it may in its first three turns, then waits for gin.

# What goes wrong
player-unknown-or-program = There is no player “{ $player }”. There are: { $players }; and programs of your own, as cmd:COMMAND or tcp:PORT.
player-unknown = There is no player “{ $player }”. There are: { $players }.
player-nothing-to-choose = { $player } has nothing to choose now.
player-not-a-choice = { $player } answered “{ $answer }”, which is not one of the choices.
player-count = { $needed } people play in the seating “{ $seating }”; here { $count ->
    [one] is one player
   *[other] are { $count } players
}.
belief-no-hand = Only somebody who holds cards in a hand under way can believe anything about the others.
