"""New tables: their ids and links, and the seed that is fixed when a game begins."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from pentarchy.kernel.chance import commitment, random_seed
from pentarchy.server.levels import SUBSTITUTE
from pentarchy.server.store.records import Seat, TableRecord


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def clocks() -> tuple[float, float]:
    """The same moment by the clock on the wall, and by one that stands while the machine sleeps."""
    return time.time(), time.monotonic()


def token(size: int = 16) -> str:
    """Random letters that nobody can guess; no dash begins them: a command would take the id of a
    table for an option."""
    while (drawn := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return drawn


def new_table(
    title: str, options: dict[str, Any], owner: str, seats: Sequence[Seat], **more: Any
) -> TableRecord:
    """An open table; the seats get its id. Whoever was away or had lost elsewhere begins anew."""
    key = token(9)
    moment = now()
    substitute: str = more.get("substitute", SUBSTITUTE)
    return TableRecord(
        id=key,
        title=title,
        options=options,
        status="open",
        owner=owner,
        invite=token(),
        watch=token(),
        created=moment,
        changed=moment,
        seats=tuple(_anew(seat, key, number, substitute) for number, seat in enumerate(seats)),
        **more,
    )


def _anew(seat: Seat, key: str, number: int, substitute: str) -> Seat:
    """A seat of a new table; a bot takes the place of a former player."""
    if seat.kind == "person" and seat.identity is None:
        return Seat(key, number, "bot", None, substitute, "", seat.colour)
    return msgspec.structs.replace(seat, table=key, seat=number, stand_in=None, forfeit=False)


def begun(table: TableRecord) -> TableRecord:
    """The table with its seed drawn: from here on its chance is fixed."""
    seed, salt = random_seed(), token()
    moment = now()
    return msgspec.structs.replace(
        table,
        status="running",
        changed=moment,
        begun=moment,
        # The earliest that anybody's time can run out: then it is looked at who was asked.
        deadline=None if (rule := table.clock) is None else moment + rule.turn + rule.bank,
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
    )
