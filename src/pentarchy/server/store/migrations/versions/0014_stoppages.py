"""Games that stood still; since when a process has been there without a gap; being called to tables
that have not begun."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stoppages",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_stoppages_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "since", name="pk_stoppages"),
    )
    op.add_column("pulses", sa.Column("since", sa.Double, nullable=False, server_default="0"))
    company = sa.Column("company", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("call_wishes", company)


def downgrade() -> None:
    op.drop_column("call_wishes", "company")
    op.drop_column("pulses", "since")
    op.drop_table("stoppages")
