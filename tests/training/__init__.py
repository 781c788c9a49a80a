"""Learning with a library that is large: in an environment of its own, by ``make test-train``."""
