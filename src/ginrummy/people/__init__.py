"""People: accounts, who is signed in, and what follows a person from device to device. No HTTP in it."""
