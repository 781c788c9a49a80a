"""The arena on a Ray cluster, in an environment of its own: ``make test-ray``. Elsewhere nothing here runs."""
