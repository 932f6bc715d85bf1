"""The tables of the database. Nothing here that PostgreSQL could not do too."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEY = String(32)
"""Ids and tokens: random letters."""
LEVEL = String(20)

identities = Table(
    "identities",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Double, nullable=False),
)

transfers = Table(
    "transfers",
    metadata,
    # A fingerprint: who reads the database cannot become somebody else by it.
    Column("token", String(64), primary_key=True),
    Column("identity", KEY, nullable=False),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", KEY, primary_key=True),
    Column("title", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("source", String(10), nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("adviser", LEVEL, nullable=False, server_default="master"),
    Column("substitute", LEVEL, nullable=False, server_default="apprentice"),
    Column("listed", Boolean, nullable=False),
    Column("owner", KEY, nullable=False),
    Column("invite", KEY, nullable=False, unique=True),
    Column("watch", KEY, nullable=False, unique=True),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    # 128 bits do not fit into a number of the database.
    Column("seed", String(40)),
    Column("salt", KEY),
    Column("commitment", String(64)),
    Column("scores", Text),
    Column("winners", Text),
    Column("series", KEY),
    Column("game", Integer, nullable=False),
    # The finished table that this one is a rematch of: there is at most one.
    Column("rematch_of", KEY, unique=True),
    UniqueConstraint("series", "game"),
    Index("ix_tables_status_listed_changed", "status", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("identity", KEY),
    Column("level", LEVEL),
    Column("name", String(40), nullable=False),
    # Nothing: the colour that goes with the seat's number.
    Column("colour", Integer),
    Index("ix_seats_identity", "identity"),
)

moves = Table(
    "moves",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("nth", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("turn", Integer),
    Column("hash", String(16)),
    Column("at", Double, nullable=False),
    UniqueConstraint("table", "seat", "nth"),
)

thoughts = Table(
    "thoughts",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The number of the move's row.
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("level", LEVEL, nullable=False),
    Column("reasons", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
)
