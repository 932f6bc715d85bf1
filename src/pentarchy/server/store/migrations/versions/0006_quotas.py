"""How much is kept for whom: the size of what was uploaded, and a mark of the address."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.String(32)))
    size = sa.Column("size", sa.Integer, nullable=False, server_default="0")
    op.add_column("tables", size)
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_address", "tables", ["address"])
    uploaded = 'select length(text) from records where records."table" = tables.id'
    op.execute(f"update tables set size = coalesce(({uploaded}), 0) where source = 'uploaded'")


def downgrade() -> None:
    op.drop_index("ix_tables_address", "tables")
    op.drop_index("ix_tables_owner", "tables")
    op.drop_column("tables", "size")
    op.drop_column("tables", "address")
