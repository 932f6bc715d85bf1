"""Telling people who are away that a table waits for them."""

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
    Text,
    false,
)

from pentarchy.server.store.schema.common import KEY, metadata

channels = Table(
    "channels",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    # An e-mail address, or the URL of a webhook or of a browser's push service.
    Column("address", Text, nullable=False),
    # What a push is encrypted with.
    Column("keys", Text, nullable=False),
    Column("mark", String(64), nullable=False, unique=True),
    Column("active", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("failures", Integer, nullable=False),
    # Since when nothing has arrived there.
    Column("failing", Double),
    # The browser that is called, so that it is no more once it is signed out.
    Column("device", KEY),
    Index("ix_channels_identity", "identity"),
    Index("ix_channels_device", "device"),
)

call_wishes = Table(
    "call_wishes",
    metadata,
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(5), nullable=False),
    Column("zone", String(64), nullable=False),
    # Minutes of the day.
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    # Whether invitations and rematches are told as well.
    Column("company", Boolean, nullable=False, server_default=false()),
    Column("origin", String(300), nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("occasion", Integer, nullable=False),
    # Nothing: it was told, or seen.
    Column("due", Double, index=True),
    Column("nudge", String(40), nullable=False),
)

letters = Table(
    "letters",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("channel", KEY, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    Column("body", Text, nullable=False),
    # Nothing: some process sends it right now, or ended while it did.
    Column("due", Double, index=True),
    Column("made", Double, nullable=False),
    Column("tries", Integer, nullable=False),
    Index("ix_letters_channel", "channel"),
)
