"""Ratings: tables whose games count, and the ledger of what each of those games changed."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables; no game was rated before."""
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seen", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
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
    )
    op.create_index("ix_ratings_player", "ratings", ["player", "seats", "position"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("ix_ratings_player", "ratings")
    op.drop_table("ratings")
    op.drop_table("rated")
