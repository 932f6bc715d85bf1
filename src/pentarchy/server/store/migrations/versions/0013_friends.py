"""Which browser a push goes to; settings of any length."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channels", sa.Column("device", sa.String(32)))
    op.create_index("ix_channels_device", "channels", ["device"])
    _preferences(sa.String(80), sa.Text())


def downgrade() -> None:
    op.drop_index("ix_channels_device", "channels")
    op.drop_column("channels", "device")
    # What is longer would not fit.
    op.execute(sa.text("delete from preferences where length(value) > 80"))
    _preferences(sa.Text(), sa.String(80))


def _preferences(before: sa.types.TypeEngine[str], after: sa.types.TypeEngine[str]) -> None:
    with op.batch_alter_table("preferences") as table:
        table.alter_column("value", existing_type=before, type_=after, existing_nullable=False)
