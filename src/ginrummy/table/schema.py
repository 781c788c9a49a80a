"""The tables of the database, as the code expects them; the migrations make them."""

import sqlalchemy as sa

METADATA = sa.MetaData()

SUMS = ("hands", "won", "knocks", "gins", "undercuts", "undercut_by", "scored", "lost", "squares")
"""The sums of one person in one game that statistics are made of."""

LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
)
"""What happened, entry by entry; numbers of a table rise from 1 without gaps."""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(64), primary_key=True, index=True),
)
"""Where a browser, by its hash, owns a table or has or had a place: written before the log says so, never later."""

LOBBY = sa.Table(
    "lobby",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
"""Tables that anybody may join, until they are full or closed."""

BLOCKS = sa.Table(
    "blocks",
    METADATA,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("other", sa.String(64), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""Whom somebody does not want at their tables, by the hashes of both, and what that other was called then."""

DUE = sa.Table(
    "due",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
"""When somebody's time is up at a table whose clock runs while nobody is there."""

ACCOUNTS = sa.Table(
    "accounts",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("spelling", sa.String(120), nullable=False, unique=True),
    sa.Column("browser", sa.String(64), nullable=False, unique=True),
    sa.Column("password", sa.Text, nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""People with a password: what they are called, however it is spelled, and the hash that their seats are held by."""

SESSIONS = sa.Table(
    "sessions",
    METADATA,
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(32), nullable=False, index=True),
    sa.Column("seen", sa.Float, nullable=False),
)
"""Which browsers, by the hashes of their cookies, are signed in to which account, and when they last came."""

CODES = sa.Table(
    "codes",
    METADATA,
    sa.Column("code", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(32), nullable=False, index=True),
)
"""The hashes of recovery codes that have not been used."""

ATTEMPTS = sa.Table(
    "attempts",
    METADATA,
    sa.Column("subject", sa.String(64), primary_key=True),
    sa.Column("level", sa.Float, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""How often somebody has tried to sign in lately, by a hash of the name or of the address."""

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

GAMES = sa.Table(
    "games",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
)
"""An index of the logs: each game of each table, as far as it had come at *number*; *told* is its row as JSON."""

PLAYERS = sa.Table(
    "players",
    METADATA,
    sa.Column("owner", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("person", sa.Integer, nullable=False),
    sa.Column("moved", sa.Float, nullable=False),
    sa.Column("result", sa.String(8), nullable=False),
    sa.Column("preset", sa.String(16), nullable=False),
    sa.Column("seating", sa.String(16), nullable=False),
    sa.Column("practice", sa.Boolean, nullable=False),
    sa.Column("against", sa.Text, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    *(sa.Column(name, sa.Integer, nullable=False) for name in SUMS),
    sa.Index("ix_players_owner_moved", "owner", "moved"),
    sa.Index("ix_players_table", "table_id"),
)
"""An index of the logs: each game of each browser, when it was last moved, against whom, and what was done in it."""

RECORDS = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("owner", sa.String(64), nullable=False, index=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("told", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
"""Records that somebody brought along, for nobody but their owner."""

RATED = sa.Table(
    "rated",
    METADATA,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seen", sa.Integer, nullable=False),
)
"""Tables whose games count for ratings, and up to which number of its log each has been looked at for them."""

RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.String(64), nullable=False),
    sa.Column("game", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("player", sa.String(64), nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.UniqueConstraint("table_id", "game", "person", name="uq_ratings_game"),
    sa.Index("ix_ratings_player", "player", "seats", "position"),
)
"""The ledger of ratings: the games that count, in order from 1 without gaps, a row for each person in each of them.

It says where they came, what their rating was before and is after, and after how many games. Nothing in it changes but
the hash of somebody who has deleted their account. Both keys fence: no place in the order is taken twice, and no game
is entered twice."""
