# ginrummy arena

cli-arena = Measure how strong players are, on mirrored deals, with error bars.

arena-players = Who plays: two, or three at one table, of { $players }, or programs: cmd:COMMAND, tcp:PORT, NAME=cmd:COMMAND. The same may be named twice.
arena-option-deals = How many single hands are dealt, each played from both sides; { $deals } if nothing is said.
arena-option-games = How many whole games are dealt, each played from every side.
arena-option-until = Stop as soon as it is clear whether A is stronger; after { $most } deals at the latest, or as many as you say.
arena-option-bounds = What is to be told apart: with hands, points a hand, usually 0 and 0.5; with games, the share that A wins, usually 0.5 and 0.52.
arena-option-alpha = How often A may be called stronger though H0 is true.
arena-option-beta = How often A may not be called stronger though H1 is true.
arena-option-seed = Where all chance comes from: the same number repeats the same deals.
arena-option-robin = Let each two of the players meet, any number of them.
arena-option-playouts = How many playouts a player may spend on a choice.
arena-option-seconds = How many seconds a player may spend on a choice; one that takes a second more loses the deal.
arena-option-workers = How many processes share the work; the answer is the same.
arena-option-engine = Who does the work: processes on this machine, or a Ray cluster.
arena-option-keep = Keep what has been played in this file. The same command takes it from there and goes on, also with more deals or workers. When a program of your own has changed, name another file.
arena-option-html = Write a page with tables and plots into this file.
arena-progress = Playing

# What goes wrong
arena-deals-or-games = Single hands or whole games: give --deals or --games, not both.
arena-bounds-alone = Bounds are of the question that --until-significant asks: give both.
arena-hands-for-two = Single hands are for two; three play whole games: use --games.
arena-robin-too-few = { $count ->
    [one] One player is
   *[other] { $count } players are
} named; a round robin takes two or more.
arena-sprt-order = There is nothing to tell apart between { $h0 } and { $h1 }: the second figure must be the greater one.
arena-sprt-rates = Error rates are between 0 and 0.5; these are { $alpha } and { $beta }.
arena-worker-died = The worker at deal { $first } died { $tries } times.
arena-extra-missing = Ratings need the extra “arena”: pip install "ginrummy[arena]"
arena-ray-missing = Ray is not installed: pip install "ginrummy[ray]"
arena-html = { $path } cannot be written: { $why }.
arena-keep = { $path } cannot be used to keep what is played: { $why }.
arena-keep-other = { $path } holds something else in line { $line }: name another file to keep what is played.
player-late = { $player } took longer than { $seconds } seconds.

# The report
arena-interrupted = Interrupted. Until then:
arena-kept = { $deals ->
    [one] One deal was
   *[other] { $deals } deals were
} not played again: { $path } had them.
arena-played-hands = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, each from both sides: { $hands } hands.
arena-played-games = { $deals ->
    [one] One deal
   *[other] { $deals } deals
}, each from every side: { $games } games, { $hands } hands.
arena-head-player = Player
arena-head-per-hand = Points a hand
arena-head-hands-won = Hands won
arena-head-games-won = Games won
arena-head-decision = A decision
arena-head-rating = Rating
arena-head-ending = Hands ended in
arena-head-all = All
arena-way-knock = Knock
arena-way-undercut = Undercut
arena-way-gin = Gin
arena-way-big-gin = Big gin
arena-way-forfeit = Forfeit
arena-way-tie = Tie for nobody
arena-way-void = Void
arena-points = { $points } ± { NUMBER($reach, minimumFractionDigits: 2) }
arena-points-unsure = { $points }
arena-share = { NUMBER($percent, minimumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1) } %
arena-share-unsure = { NUMBER($percent, minimumFractionDigits: 1) } %
arena-percent = { $percent } %
arena-more = +{ NUMBER($number, minimumFractionDigits: 2) }
arena-less = −{ NUMBER($number, minimumFractionDigits: 2) }
arena-nought = { NUMBER($number, minimumFractionDigits: 2) }
arena-milliseconds = { $number } ms
arena-microseconds = { $number } µs
arena-rating = { NUMBER($mu, minimumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1) }
arena-payoff = Points a hand of each player against each other one:
arena-of-points = points a hand
arena-of-games = of the games
arena-sprt-h1 = { $player } is stronger: { $h1 } { $what } rather than { $h0 }, after { $deals } deals.
arena-sprt-h0 = { $player } is not stronger: { $h0 } { $what } rather than { $h1 }, after { $deals } deals.
arena-sprt-open = Whether { $player } is stronger is open after { $deals } deals: { $h0 } or { $h1 } { $what }.
arena-sprt-ratio = Log-likelihood ratio { $ratio }, between { $lower } and { $upper }.
arena-forfeits = { $player } forfeited { $count ->
    [one] one deal
   *[other] { $count } deals
}: { $kind }.
arena-first-fault = { $message }

# The page
arena-page-title = Gin rummy arena: { $players }
arena-page-heading = Gin rummy arena
arena-page-players = { $players }: each two of them met over the same deals.
arena-page-seed = seed { $seed }
arena-page-seconds = at most { $seconds } s a decision
arena-page-playouts =
    { $playouts ->
        [one] one playout a decision
       *[other] at most { $playouts } playouts a decision
    }
arena-page-contents = On this page
arena-page-matrix = Each against each
arena-page-matrix-how = How many points a hand the player on the left scores more than the one above. The small figure is how far the interval reaches that holds the true value in 95 of 100 contests; bold where it leaves out nought. A cell leads to its pair.
arena-page-ratings = Ratings
arena-page-ratings-how = On openskill’s scale, where a beginner has 25, with one standard deviation. They are rough, for strength is no single scale; the matrix has the truth of it.
arena-page-pairs = The pairs
arena-page-pairs-how = Points a hand of the first against the second, with the interval; bold where it leaves out nought. Open a pair for its tables and plots.
arena-plot-points = Points a hand of { $player }, with its interval, as the deals came in
arena-plot-games = Share of the games that { $player } won, with its interval, as the deals came in
arena-plot-evidence = Log-likelihood ratio, on its way to one of the bounds
arena-plot-deals = Deals
arena-tick = { $number }
