"""A table may go on from another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(80)))
    op.create_table(
        "beginnings",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_beginnings_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_beginnings"),
    )


def downgrade() -> None:
    op.drop_table("beginnings")
    op.drop_column("tables", "origin")
