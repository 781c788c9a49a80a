# ginrummy simulate

simulate-players = Who plays: two or three of { $players }. The same may be named twice.
simulate-option-games = How many games to play.
simulate-option-seed = Where all chance comes from: the same seed repeats the same games.
simulate-option-seating = How people sit: two; three with one in the box, which is usual for three; or three, each for themselves.
simulate-two-or-three = { $count ->
    [one] One player is
   *[other] { $count } players are
} named; two or three can play.
simulate-progress = Playing
simulate-played = { $games ->
    [one] One game
   *[other] { $games } games
}, { $hands ->
    [one] one hand
   *[other] { $hands } hands
}.
simulate-unfinished = { $games ->
    [one] One game was
   *[other] { $games } games were
} given up after { $hands } hands in a row in which nobody scored; nobody won { $games ->
    [one] it
   *[other] them
}.
simulate-head-player = Player
simulate-head-games-won = Games won
simulate-head-share = Share
simulate-head-hands-won = Hands won
simulate-head-points = Hand points
simulate-head-per-hand = A hand
simulate-head-total = Grand total
simulate-head-ending = Hands ended in
simulate-head-all = All
simulate-number = { $number }
simulate-percent = { $percent } %
