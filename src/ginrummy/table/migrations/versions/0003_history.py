"""History: an index of every game by who plays in it, and records that people bring along."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_SUMS = ("hands", "won", "knocks", "gins", "undercuts", "undercut_by", "scored", "lost", "squares")


def upgrade() -> None:
    """Make the three tables; the server fills the index from the logs."""
    op.create_table(
        "games",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
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
        *(sa.Column(name, sa.Integer, nullable=False) for name in _SUMS),
    )
    op.create_index("ix_players_owner_moved", "players", ["owner", "moved"])
    op.create_index("ix_players_table", "players", ["table_id"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("ix_records_owner", "records", ["owner"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("ix_records_owner", "records")
    op.drop_table("records")
    op.drop_index("ix_players_table", "players")
    op.drop_index("ix_players_owner_moved", "players")
    op.drop_table("players")
    op.drop_table("games")
