"""Players: legal in every game, the same again from the same seed, and blind to what they may not see."""
