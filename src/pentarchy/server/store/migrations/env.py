"""Alembic's entry: runs the migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from pentarchy.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=metadata,
    # SQLite alters a table by copying it; the same code alters it in place elsewhere.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
