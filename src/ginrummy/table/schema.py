"""The tables of the database, as the code expects them; the migrations make them."""

import sqlalchemy as sa

METADATA = sa.MetaData()

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)
"""What happened, entry by entry; numbers of a table rise from 1 without gaps."""

SETTINGS = sa.Table(
    "settings",
    METADATA,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server remembers about itself."""

WORKERS = sa.Table(
    "workers",
    METADATA,
    sa.Column("worker", sa.String(64), primary_key=True),
    sa.Column("expires", sa.Float, nullable=False),
)
"""Server processes that share this database. Each renews its row; one whose time is up counts as dead."""

LEASES = sa.Table(
    "leases",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("worker", sa.String(64), nullable=False, index=True),
)
"""Which worker runs a table's bots and clock. A lease is worth nothing once its worker's time is up."""

PRESENCE = sa.Table(
    "presence",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("worker", sa.String(64), primary_key=True),
    sa.Column("told", sa.Text, nullable=False),
)
"""Who is connected to a table at each worker, as JSON."""
