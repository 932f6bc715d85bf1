"""Which puzzles somebody has solved, or looked up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_results",
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("puzzle", sa.String(40), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["identity"],
            ["identities.id"],
            name="fk_puzzle_results_identity_identities",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("identity", "title", "puzzle", name="pk_puzzle_results"),
    )


def downgrade() -> None:
    op.drop_table("puzzle_results")
