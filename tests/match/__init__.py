"""The game around the hands: its driver, its log, and what people see of it."""
