"""The values of the game in people's words, for every screen alike: cards, scores, and the rules in force."""
