"""What who runs the house has done, who may not come in, and what people have reported."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

KEY = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "audits",
        sa.Column("id", KEY, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(20), nullable=False),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audits"),
    )
    op.create_index("ix_audits_at", "audits", ["at"])
    op.create_table(
        "blocks",
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("target", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("kind", "target", name="pk_blocks"),
    )
    op.create_table(
        "reports",
        sa.Column("id", KEY, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table", KEY, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_reports_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_identity", "reports", ["identity"])


def downgrade() -> None:
    for name in ("reports", "blocks", "audits"):
        op.drop_table(name)
