"""The lobby: tables that anybody may join, whom somebody does not want there, and clocks that run in absence."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    for name in ("lobby", "due"):
        op.create_table(
            name,
            sa.Column("table_id", sa.String(64), primary_key=True),
            sa.Column("at", sa.Float, nullable=False),
        )
        op.create_index(f"ix_{name}_at", name, ["at"])
    op.create_table(
        "blocks",
        sa.Column("browser", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("blocks")
    for name in ("due", "lobby"):
        op.drop_index(f"ix_{name}_at", name)
        op.drop_table(name)
