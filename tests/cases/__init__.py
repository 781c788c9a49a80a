"""Situations from real play and from reports about other programs, each with what is right."""
