"""Calling people: keys of the house, channels, wishes, calls that are due, letters on their way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

KEY = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
    op.create_table(
        "channels",
        sa.Column("id", KEY, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("failing", sa.Double),
        _of_a_person("channels"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("mark", name="uq_channels_mark"),
    )
    op.create_index("ix_channels_identity", "channels", ["identity"])
    op.create_table(
        "call_wishes",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("origin", sa.String(300), nullable=False),
        _of_a_person("call_wishes"),
        sa.PrimaryKeyConstraint("identity", name="pk_call_wishes"),
    )
    op.create_table(
        "calls",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("table", KEY, nullable=False),
        sa.Column("occasion", sa.Integer, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("nudge", sa.String(40), nullable=False),
        _of_a_person("calls"),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_calls_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("identity", "table", name="pk_calls"),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
    op.create_index("ix_calls_table", "calls", ["table"])
    op.create_table(
        "letters",
        sa.Column("id", KEY, nullable=False),
        sa.Column("channel", KEY, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(
            ["channel"], ["channels.id"], name="fk_letters_channel_channels", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
    )
    op.create_index("ix_letters_due", "letters", ["due"])
    op.create_index("ix_letters_channel", "letters", ["channel"])


def _of_a_person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["identity"],
        ["identities.id"],
        name=f"fk_{table}_identity_identities",
        ondelete="CASCADE",
    )


def downgrade() -> None:
    for name in ("letters", "calls", "call_wishes", "channels", "house_keys"):
        op.drop_table(name)
