"""Tables say who gives hints and who takes seats over; what bots thought is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LEVEL = sa.String(20)
SETTINGS = {"adviser": "master", "substitute": "apprentice"}


def upgrade() -> None:
    for name, default in SETTINGS.items():
        op.add_column("tables", sa.Column(name, LEVEL, nullable=False, server_default=default))
    op.create_table(
        "thoughts",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("level", LEVEL, nullable=False),
        sa.Column("reasons", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_thoughts_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "number", name="pk_thoughts"),
    )


def downgrade() -> None:
    op.drop_table("thoughts")
    for name in SETTINGS:
        op.drop_column("tables", name)
