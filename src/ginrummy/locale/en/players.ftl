# The players that come with the game.

# What to expect of each, in a line
player-random = Any legal move, by pure chance.
player-greedy = Keeps the least deadwood it can and knocks at once.
player-sound = Plays by rule of thumb: builds melds, remembers what you took and threw, and picks its moment to knock.

# What goes wrong
player-unknown = There is no player “{ $player }”. There are: { $players }.
player-nothing-to-choose = { $player } has nothing to choose now.
player-not-a-choice = { $player } answered “{ $answer }”, which is not one of the choices.
player-count = { $needed } people play in the seating “{ $seating }”; here { $count ->
    [one] is one player
   *[other] are { $count } players
}.
