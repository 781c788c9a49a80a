"""Workers that share a database: which live, which runs a table, who is connected where."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    op.create_table(
        "workers",
        sa.Column("worker", sa.String(64), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("worker", sa.String(64), nullable=False),
    )
    op.create_index("ix_leases_worker", "leases", ["worker"])
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("worker", sa.String(64), primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("presence")
    op.drop_index("ix_leases_worker", "leases")
    op.drop_table("leases")
    op.drop_table("workers")
