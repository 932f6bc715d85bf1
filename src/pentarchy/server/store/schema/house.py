"""The house itself: its processes, its keys, and what its operators do."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text

from pentarchy.server.store.schema.common import KEY, metadata

outages = Table(
    "outages",
    metadata,
    # When no server was there: nobody's clock ran.
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)

pulses = Table(
    "pulses",
    metadata,
    # Since when each process has been there without a gap, and when it was last.
    Column("since", Double, nullable=False, server_default="0"),
    Column("process", KEY, primary_key=True),
    Column("at", Double, nullable=False),
    # Whether it ended then.
    Column("over", Boolean, nullable=False),
)

audits = Table(
    "audits",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("at", Double, nullable=False),
    # The user of the machine who did it.
    Column("operator", String(80), nullable=False),
    Column("deed", String(20), nullable=False),
    Column("target", String(80), nullable=False),
    Column("detail", Text, nullable=False),
    Index("ix_audits_at", "at"),
)

blocks = Table(
    "blocks",
    metadata,
    # A person, or an address.
    Column("kind", String(10), primary_key=True),
    Column("target", String(80), primary_key=True),
    Column("at", Double, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    # Who reports.
    Column("identity", KEY, nullable=False),
    # Whose name or line it is.
    Column("seat", Integer, nullable=False),
    Column("line", Integer),
    # What it said then.
    Column("text", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("ix_reports_identity", "identity"),
)

house_keys = Table(
    "house_keys",
    metadata,
    # What the house made for itself at its first start, and others know it by.
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
