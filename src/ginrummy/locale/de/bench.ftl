# ginrummy bench

cli-bench = Messen, wie schnell dieses Paket hier ist, und andere daneben.
bench-option-peers = Der Interpreter, der OpenSpiel oder RLCard hat; ohne Angabe dieser hier.
bench-no-such-python = Einen Interpreter { $python } gibt es nicht.
bench-measuring-two-cores = Ein Kern und zwei werden gemessen …
bench-measuring-first-call = Ein frischer Start wird gemessen …
bench-measuring-cards = Restpunkte und Abwürfe werden gemessen …
bench-measuring-hands = Ganze Runden werden gemessen …
bench-random = Runden rein zufälligen Spiels, ein Kern
bench-greedy = Runden eines Spielers mit Faustregel, ein Kern
bench-kind-random = zufällig
bench-kind-heavy = voller Figuren
bench-deadwood = Kleinster Rest, { $cards } Karten, { $kind }
bench-discard = Bester Abwurf, { $cards } Karten, { $kind }
bench-two-cores = Zwei Kerne gegen einen
bench-first-call = Vom frischen Start bis zum ersten Rest
bench-peer = { $name } { $version }, zufälliges Spiel
bench-peer-rate = { $rate }; hier { $ratio } so schnell
bench-no-peers = Weder OpenSpiel noch RLCard ist hier installiert.
bench-per-second = { $number } je Sekunde
bench-nanoseconds = { $number } ns
bench-seconds = { $number } s
bench-times = { $number }×
