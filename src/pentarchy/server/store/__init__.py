"""Where tables are kept: SQLite in a file, or any database that SQLAlchemy speaks to."""

from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Change, Conflict, Unwritten

__all__ = ["Change", "Conflict", "Store", "Unwritten"]
