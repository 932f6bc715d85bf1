"""The tables of the database. Nothing here that PostgreSQL could not do too."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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

beginnings = Table(
    "beginnings",
    metadata,
    Column("table", KEY, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The record up to the move that the table goes on from.
    Column("text", Text, nullable=False),
)

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
    # When each process was last there.
    Column("process", KEY, primary_key=True),
    Column("at", Double, nullable=False),
    # Whether it ended then.
    Column("over", Boolean, nullable=False),
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

house_keys = Table(
    "house_keys",
    metadata,
    # What the house made for itself at its first start, and others know it by.
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

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
