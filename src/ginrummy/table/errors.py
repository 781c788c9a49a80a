"""What a table refuses, beside what the rules refuse."""

import hashlib

from ginrummy.errors import GinError

_LABEL_DIGITS = 10


def label(table: str) -> str:
    """What a table is called where others may read it: its id lets people in, this does not."""
    return hashlib.sha256(b"ginrummy table\0" + table.encode()).hexdigest()[:_LABEL_DIGITS]


class TableError(GinError):
    """Something that cannot be done at this table now."""


class NoSuchTable(TableError):
    """A table that does not exist."""


class NotAllowed(TableError):
    """Something that is for others to do."""


class TooMany(TableError):
    """More than one person may have or do."""


class StoreError(GinError):
    """A database that cannot be used."""


class Unreachable(StoreError):
    """A database that does not answer now, and may in a moment."""
