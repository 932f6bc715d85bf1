"""Identities, tables, seats, moves, records and chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.String(32)


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", KEY, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_identities"),
    )
    op.create_table(
        "transfers",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_transfers"),
    )
    op.create_table(
        "tables",
        sa.Column("id", KEY, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("source", sa.String(10), nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("owner", KEY, nullable=False),
        sa.Column("invite", KEY, nullable=False),
        sa.Column("watch", KEY, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("seed", sa.String(40)),
        sa.Column("salt", KEY),
        sa.Column("commitment", sa.String(64)),
        sa.Column("scores", sa.Text),
        sa.Column("winners", sa.Text),
        sa.Column("series", KEY),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("rematch_of", KEY),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("invite", name="uq_tables_invite"),
        sa.UniqueConstraint("watch", name="uq_tables_watch"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
        sa.UniqueConstraint("series", "game", name="uq_tables_series_game"),
    )
    op.create_index("ix_tables_status_listed_changed", "tables", ["status", "listed", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", KEY, nullable=False),
        sa.Column("seat", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("identity", KEY),
        sa.Column("level", sa.String(20)),
        sa.Column("name", sa.String(40), nullable=False),
        _of_table("seats"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "moves",
        sa.Column("table", KEY, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nth", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        sa.Column("turn", sa.Integer),
        sa.Column("hash", sa.String(16)),
        sa.Column("at", sa.Double, nullable=False),
        _of_table("moves"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_moves"),
        sa.UniqueConstraint("table", "seat", "nth", name="uq_moves_table_seat_nth"),
    )
    op.create_table(
        "records",
        sa.Column("table", KEY, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        _of_table("records"),
        sa.PrimaryKeyConstraint("table", name="pk_records"),
    )
    op.create_table(
        "chats",
        sa.Column("table", KEY, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        _of_table("chats"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chats"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    """What belongs to a table goes with it."""
    return sa.ForeignKeyConstraint(
        ["table"], ["tables.id"], name=f"fk_{name}_table_tables", ondelete="CASCADE"
    )


def downgrade() -> None:
    for name in ("chats", "records", "moves", "seats", "tables", "transfers", "identities"):
        op.drop_table(name)
