"""The game in the terminal: a table at which a person plays, line by line, against the players of this package."""

from ginrummy.cli.playing.table import Table, line_reader

__all__ = ["Table", "line_reader"]
