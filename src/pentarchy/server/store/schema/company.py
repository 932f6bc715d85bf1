"""How people find each other, and what rated games made of them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from pentarchy.server.store.schema.common import KEY, LEVEL, metadata

rated_seats = Table(
    "rated_seats",
    metadata,
    # Who sat where when a rated game began, whoever plays on for them.
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", KEY, nullable=False),
    Index("ix_rated_seats_identity", "identity"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", KEY, primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    # So many rated games; it only ever grows, so a change that comes second is noticed.
    Column("games", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index("ix_ratings_title", "title"),
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("identity", KEY, primary_key=True),
    # The table of the game; it may be gone.
    Column("table", KEY, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("title", String(40), nullable=False),
    Column("at", Double, nullable=False),
    # Which of their rated games of the title it was, from 1.
    Column("number", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("ix_rating_changes_table", "table"),
)

waits = Table(
    "waits",
    metadata,
    # Somebody who would be led to a table; one wish each.
    Column("identity", KEY, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    # The bots that take the seats that are left; nothing: none do.
    Column("level", LEVEL),
    # When they do.
    Column("until", Double),
    Column("since", Double, nullable=False),
    # When who waits was last there.
    Column("seen", Double, nullable=False),
    # Where they were led.
    Column("table", KEY),
    Column("address", KEY),
    Index("ix_waits_title_seats_rated", "title", "seats", "rated"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("identity", KEY, primary_key=True),
    # Who invites.
    Column("host", KEY, nullable=False),
    Column("at", Double, nullable=False),
    Column("declined", Boolean, nullable=False),
    Index("ix_invitations_identity", "identity"),
    Index("ix_invitations_host", "host"),
)

ignores = Table(
    "ignores",
    metadata,
    Column("id", KEY, primary_key=True),
    # Who would not be invited, and by whom.
    Column("identity", KEY, nullable=False),
    Column("other", KEY, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("identity", "other"),
)
