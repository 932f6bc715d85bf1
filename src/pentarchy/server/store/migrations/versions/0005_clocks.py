"""Clocks, seats that a bot plays for somebody, and seats that change hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("clock", sa.Text),
        sa.Column("begun", sa.Double),
        sa.Column("deadline", sa.Double),
        sa.Column("patience", sa.Double),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("seats", sa.Column("stand_in", sa.String(20)))
    forfeit = sa.Column("forfeit", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", forfeit)
    op.add_column("identities", sa.Column("seen", sa.Double))
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )
    op.create_table(
        "pulses",
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_pulses"),
    )
    op.create_table(
        "handovers",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(32), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_handovers_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_handovers"),
    )


def downgrade() -> None:
    for table in ("handovers", "pulses", "outages"):
        op.drop_table(table)
    op.drop_column("identities", "seen")
    op.drop_column("seats", "forfeit")
    op.drop_column("seats", "stand_in")
    op.drop_index("ix_tables_deadline", "tables")
    for column in ("patience", "deadline", "begun", "clock"):
        op.drop_column("tables", column)
