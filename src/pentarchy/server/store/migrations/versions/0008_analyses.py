"""Analyses of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("depth", sa.String(10), nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_analyses_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_analyses"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
