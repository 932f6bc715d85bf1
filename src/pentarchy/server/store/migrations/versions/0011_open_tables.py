"""Open tables, ratings, pairing, invitations, and rematches that wait for everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

KEY = sa.String(32)


def upgrade() -> None:
    off = sa.false()
    for table, column in (
        ("identities", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=off)),
        ("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=off)),
        ("tables", sa.Column("pace", sa.String(10), nullable=False, server_default="free")),
        ("seats", sa.Column("awaited", sa.Boolean, nullable=False, server_default=off)),
    ):
        op.add_column(table, column)
    _ratings()
    op.create_table(
        "waits",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("until", sa.Double),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("table", KEY),
        sa.Column("address", KEY),
        sa.PrimaryKeyConstraint("identity", name="pk_waits"),
    )
    op.create_index("ix_waits_title_seats_rated", "waits", ["title", "seats", "rated"])
    _invitations()


def _ratings() -> None:
    op.create_table(
        "rated_seats",
        sa.Column("table", KEY, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_rated_seats_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_rated_seats"),
    )
    op.create_index("ix_rated_seats_identity", "rated_seats", ["identity"])
    op.create_table(
        "ratings",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", "title", name="pk_ratings"),
    )
    op.create_index("ix_ratings_title", "ratings", ["title"])
    op.create_table(
        "rating_changes",
        sa.Column("identity", KEY, nullable=False),
        sa.Column("table", KEY, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("identity", "table", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_table", "rating_changes", ["table"])


def _invitations() -> None:
    op.create_table(
        "invitations",
        sa.Column("table", KEY, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("host", KEY, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_invitations_table_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", "identity", name="pk_invitations"),
    )
    op.create_index("ix_invitations_identity", "invitations", ["identity"])
    op.create_index("ix_invitations_host", "invitations", ["host"])
    op.create_table(
        "ignores",
        sa.Column("id", KEY, nullable=False),
        sa.Column("identity", KEY, nullable=False),
        sa.Column("other", KEY, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ignores"),
        sa.UniqueConstraint("identity", "other", name="uq_ignores_identity_other"),
    )


def downgrade() -> None:
    for table in ("ignores", "invitations", "waits", "rating_changes", "ratings", "rated_seats"):
        op.drop_table(table)
    for table, column in (
        ("seats", "awaited"),
        ("tables", "pace"),
        ("tables", "rated"),
        ("identities", "unlisted"),
    ):
        op.drop_column(table, column)
