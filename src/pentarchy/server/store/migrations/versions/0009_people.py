"""Devices, passkeys and settings of people; whose turn it is and titles earned, in rows."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

KEY = sa.String(32)


def upgrade() -> None:
    op.add_column("identities", sa.Column("plain", sa.Double))
    # Cookies of before name no device; they are good as long as any other, counted from today.
    op.execute(sa.text("update identities set plain = :now").bindparams(now=time.time()))
    _people()
    op.add_column("tables", sa.Column("rank", sa.String(60)))
    op.add_column("tables", sa.Column("standing", sa.Text))
    op.add_column("tables", sa.Column("standing_rows", sa.Integer))
    op.add_column("chats", sa.Column("identity", KEY))
    op.execute(
        'update chats set identity = (select identity from seats where seats."table" = '
        'chats."table" and seats.seat = chats.seat)'
    )
    op.create_index("ix_chats_identity", "chats", ["identity"])


def _people() -> None:
    op.create_table(
        "devices",
        sa.Column("id", KEY, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        _belongs("devices"),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_identity", "devices", ["identity"])
    op.create_index("ix_devices_seen", "devices", ["seen"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        _belongs("passkeys"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_identity", "passkeys", ["identity"])
    op.create_table(
        "challenges",
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("identity", KEY),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("mark", name="pk_challenges"),
    )
    op.create_table(
        "preferences",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.String(80), nullable=False),
        _belongs("preferences"),
        sa.PrimaryKeyConstraint("identity", "name", name="pk_preferences"),
    )


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["identity"], ["identities.id"], name=f"fk_{name}_identity_identities", ondelete="CASCADE"
    )


def downgrade() -> None:
    for name in ("preferences", "challenges", "passkeys", "devices"):
        op.drop_table(name)
    op.drop_index("ix_chats_identity", "chats")
    for name, columns in (
        ("chats", ("identity",)),
        ("tables", ("standing_rows", "standing", "rank")),
        ("identities", ("plain",)),
    ):
        for column in columns:
            op.drop_column(name, column)
