"""Saying something at a table."""

from __future__ import annotations

from pentarchy.kernel.plain import plain
from pentarchy.server.making import now
from pentarchy.server.refusals import BAD, BROKEN, FORBIDDEN, Refused
from pentarchy.server.store import writes
from pentarchy.server.store.records import ChatLine
from pentarchy.server.store.writer import Conflict
from pentarchy.server.tables import LiveTable, Tables


async def say(tables: Tables, live: LiveTable, who: str, text: str) -> None:
    """Say something to everybody who sits at the table."""
    mine = live.record.seats_of(who)
    if not mine:
        raise Refused(FORBIDDEN, "not-seated")
    said = plain(text)
    if said is None:
        raise Refused(BAD, "chat")
    async with live.lock:
        for _ in range(3):
            line = ChatLine(live.talk.count, mine[0], said, now())
            try:
                saying = writes.add_chat(live.record.id, line, who)
                await tables.store.writer.write([saying], f"table:{live.record.id}")
            except Conflict:  # another process has written: hear that first
                await tables.hear_talk(live)
                continue
            live.talk.hear([line])
            tables.on_change(live)
            return
    raise Refused(BROKEN, "busy")
