# ginrummy bench

cli-bench = Measure how fast this package is here, and others beside it.
bench-option-peers = The interpreter that has OpenSpiel or RLCard; if none is given, this one.
bench-no-such-python = There is no interpreter { $python }.
bench-measuring-two-cores = Measuring one core and two…
bench-measuring-first-call = Measuring a fresh start…
bench-measuring-cards = Measuring deadwood and discards…
bench-measuring-hands = Measuring whole hands…
bench-random = Hands of uniform random play, one core
bench-greedy = Hands of a rule-of-thumb player, one core
bench-kind-random = random
bench-kind-heavy = full of melds
bench-deadwood = Least deadwood, { $cards } cards, { $kind }
bench-discard = Best discard, { $cards } cards, { $kind }
bench-two-cores = Two cores against one
bench-first-call = A fresh process up to its first deadwood
bench-peer = { $name } { $version }, random play
bench-peer-rate = { $rate }; here { $ratio } as fast
bench-no-peers = Neither OpenSpiel nor RLCard is installed here.
bench-per-second = { $number } a second
bench-nanoseconds = { $number } ns
bench-seconds = { $number } s
bench-times = { $number }×
