# The kernels: compiling them once, and what they refuse.

fast-compiling = Compiling for this machine, once…
fast-extra-missing = { $name } needs the extra “fast”: pip install "ginrummy[fast]"
fast-no-cards = { $bits } is no set of cards.
fast-too-many-cards = { $count } cards are more than the { $most } that anybody holds: { $cards }
fast-nothing-to-discard = There is no card that may be discarded.
fast-illegal = Action { $number } is not legal in the state at place { $place }.
fast-not-over = Not all of these hands are over.
