"""What a table refuses, beside what the rules refuse."""

from ginrummy.errors import GinError


class TableError(GinError):
    """Something that cannot be done at this table now."""


class NoSuchTable(TableError):
    """A table that does not exist."""


class NotAllowed(TableError):
    """Something that is for others to do."""


class StoreError(GinError):
    """A database that cannot be used."""


class Unreachable(StoreError):
    """A database that does not answer now, and may in a moment."""
