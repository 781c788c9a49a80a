# ginrummy simulate

simulate-players = Who plays: two or three of { $players }. The same may be named twice.
simulate-option-games = How many games to play.
simulate-option-seed = Where all chance comes from: the same seed repeats the same games.
simulate-option-seating = How people sit: two; three with one in the box, which is usual for three; or three, each for themselves.
simulate-option-out = Write the record of every game into this folder, as game-0001.gin and so on. It is made if it is missing.
simulate-option-force = Replace the games that are in the folder of --out already.
simulate-option-engine = Who plays the games: this process, or a Ray cluster; the answer is the same.
simulate-worker-died = The worker of the game with the seed { $game } died { $tries } times.
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
simulate-out = { $path } cannot be written: { $why }.
simulate-out-file = { $path } is a file. The records of the games go into a folder: name one, or one that is to be made.
simulate-out-taken = { $games ->
    [one] One game is
   *[other] { $games } games are
} in { $path } already. Choose another folder, or have { $games ->
    [one] it
   *[other] them
} replaced with --force.
simulate-out-written = { $games ->
    [one] The record of the game is
   *[other] The records of the games are
} in { $path }.
simulate-out-look = To look at one: ginrummy replay { $file }
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
