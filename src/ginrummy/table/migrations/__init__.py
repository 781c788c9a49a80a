"""The schema of the store, step by step from nothing. A step that has been released never changes."""
