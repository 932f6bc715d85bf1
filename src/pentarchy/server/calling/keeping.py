"""What is kept of a person to call them by."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change


def give(connection: Connection, who: str) -> dict[str, Any]:
    """Where and when somebody is called."""
    channel, wish, call = schema.channels.c, schema.call_wishes.c, schema.calls.c
    places = select(channel.kind, channel.address, channel.active, channel.created)
    wishes = select(wish.language, wish.zone, wish.quiet_from, wish.quiet_until, wish.company)
    calls = select(call.table, call.due)

    def all_of(query: Any, owner: Any) -> list[dict[str, Any]]:
        return [dict(row) for row in connection.execute(query.where(owner == who)).mappings()]

    return {
        "channels": all_of(places, channel.identity),
        "wishes": all_of(wishes, wish.identity),
        "calls": all_of(calls, call.identity),
    }


def forget(connection: Connection, who: str) -> list[Change]:
    """All of it goes; letters go with their channels."""
    return [
        Change(table.delete().where(table.c.identity == who))
        for table in (schema.channels, schema.call_wishes, schema.calls)
    ]
