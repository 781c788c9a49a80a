"""Studies: self-play and what is counted in it."""
