"""Where tables are kept: SQLite in a file, or any database that SQLAlchemy speaks to."""
