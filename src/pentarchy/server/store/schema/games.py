"""Tables: who sits there, what was done and said, and what became of it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from pentarchy.server.store.schema.common import KEY, LEVEL, metadata

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
    # The title that somebody who played alone has earned.
    Column("rank", String(60)),
    Column("series", KEY),
    Column("game", Integer, nullable=False),
    # The finished table that this one is a rematch of: there is at most one.
    Column("rematch_of", KEY, unique=True),
    # Where the game that it goes on from comes from; how that went is told by `beginnings`.
    Column("origin", String(80)),
    Column("clock", Text),
    Column("begun", Double),
    # When somebody's time runs out; found by it.
    Column("deadline", Double, index=True),
    # Whose turn it was after so many rows, as JSON: lists of tables need no replay.
    Column("standing", Text),
    Column("standing_rows", Integer),
    Column("patience", Double),
    Column("rated", Boolean, nullable=False, server_default=false()),
    # How quickly it is played: `free`, `live` or `days`; open tables are looked for by it.
    Column("pace", String(10), nullable=False, server_default="free"),
    # A mark of the address that it was made from, and the bytes of what was uploaded for it.
    Column("address", KEY),
    Column("size", Integer, nullable=False, server_default="0"),
    UniqueConstraint("series", "game"),
    Index("ix_tables_owner", "owner"),
    Index("ix_tables_address", "address"),
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
    # The level of the bot that plays for who is away.
    Column("stand_in", LEVEL),
    Column("forfeit", Boolean, nullable=False, server_default=false()),
    # Kept for somebody who has not said yet that they will play.
    Column("awaited", Boolean, nullable=False, server_default=false()),
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

stoppages = Table(
    "stoppages",
    metadata,
    # When the rules of the server could not play the game: nobody's clock ran.
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, primary_key=True),
    # Nothing: it stands still.
    Column("until", Double),
)

beginnings = Table(
    "beginnings",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The record up to the move that the table goes on from.
    Column("text", Text, nullable=False),
)

handovers = Table(
    "handovers",
    metadata,
    # A fingerprint of the link by which somebody else takes a seat over.
    Column("token", String(64), primary_key=True),
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("identity", KEY, nullable=False),
    Column("expires", Double, nullable=False),
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

analyses = Table(
    "analyses",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("depth", String(10), nullable=False),
    # How it is to be read: one of another format is as good as none.
    Column("format", Integer, nullable=False),
    # JSON, compressed.
    Column("data", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Double, nullable=False),
    # Who said it: a seat may change hands.
    Column("identity", KEY),
    Index("ix_chats_identity", "identity"),
)
