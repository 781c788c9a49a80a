"""People: where a browser has a seat, accounts with passwords, who is signed in, recovery codes, attempts."""

import json
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_AT_ONCE = 500


def upgrade() -> None:
    """Make the tables, and find out from the logs who has sat where."""
    seats = op.create_table(
        "seats",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), primary_key=True),
    )
    op.create_index("ix_seats_table_id", "seats", ["table_id"])
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("spelling", sa.String(120), nullable=False, unique=True),
        sa.Column("browser", sa.String(64), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), nullable=False),
    )
    op.create_index("ix_codes_account", "codes", ["account"])
    op.create_table(
        "attempts",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    found = sorted(set(_seated(op.get_bind())))
    for start in range(0, len(found), _AT_ONCE):
        rows = [{"browser": browser, "table_id": table} for browser, table in found[start : start + _AT_ONCE]]
        op.bulk_insert(seats, rows)


def _seated(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    log = sa.table("log", sa.column("table_id"), sa.column("number"), sa.column("entry"))
    seating = sa.or_(log.c.number == 1, log.c.entry.like('{"kind":"joined"%'))
    for table, text in connection.execute(sa.select(log.c.table_id, log.c.entry).where(seating)):
        entry = json.loads(text)
        browser = entry.get("owner") or entry.get("browser")
        if browser:
            yield browser, table


def downgrade() -> None:
    """Remove them."""
    op.drop_table("attempts")
    op.drop_index("ix_codes_account", "codes")
    op.drop_table("codes")
    op.drop_index("ix_sessions_account", "sessions")
    op.drop_table("sessions")
    op.drop_table("accounts")
    op.drop_index("ix_seats_table_id", "seats")
    op.drop_table("seats")
