"""Who there is, and the browsers and keys they are known by."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Table,
    Text,
    false,
)

from pentarchy.server.store.schema.common import KEY, metadata

identities = Table(
    "identities",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
    # When somebody last looked at a table; nothing: never.
    Column("seen", Double),
    # Since when nobody has come with a cookie that names no device, as they were made before
    # there were devices; nothing: such cookies are good no more.
    Column("plain", Double),
    # Whether they would not stand in the leaders' tables.
    Column("unlisted", Boolean, nullable=False, server_default=false()),
)

devices = Table(
    "devices",
    metadata,
    # Every browser that somebody is themselves in; without its row a cookie is good for nothing.
    Column("id", KEY, primary_key=True),
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    # Browser and system in plain words; empty: unknown.
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("ix_devices_identity", "identity"),
    Index("ix_devices_seen", "seen"),
)

passkeys = Table(
    "passkeys",
    metadata,
    # The credential's id as the browser spells it.
    Column("id", String(1400), primary_key=True),
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
    # The name of the host that it was made for.
    Column("host", String(255), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("ix_passkeys_identity", "identity"),
)

challenges = Table(
    "challenges",
    metadata,
    # A fingerprint of what a passkey was asked to sign: once, and soon.
    Column("mark", String(64), primary_key=True),
    # Whose new passkey it is for; nothing: whoever signs in.
    Column("identity", KEY),
    Column("expires", Double, nullable=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(20), primary_key=True),
    # JSON.
    Column("value", Text, nullable=False),
)

transfers = Table(
    "transfers",
    metadata,
    # A fingerprint: who reads the database cannot become somebody else by it.
    Column("token", String(64), primary_key=True),
    Column("identity", KEY, nullable=False),
    Column("expires", Double, nullable=False),
)

puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("identity", KEY, ForeignKey("identities.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(80), primary_key=True),
    Column("puzzle", String(40), primary_key=True),
    # Found; otherwise the whole solution was shown before.
    Column("solved", Boolean, nullable=False),
    Column("at", Double, nullable=False),
)
