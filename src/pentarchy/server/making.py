"""New tables: their ids and links, and the seed that is fixed when a game begins."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from pentarchy.kernel.chance import commitment, random_seed
from pentarchy.server.store.records import Seat, TableRecord


def now() -> float:
    """Seconds since 1970."""
    return time.time()


def token(size: int = 16) -> str:
    """Random letters that nobody can guess."""
    return secrets.token_urlsafe(size)


def new_table(
    title: str, options: dict[str, Any], owner: str, seats: Sequence[Seat], **more: Any
) -> TableRecord:
    """An open table; the seats get its id."""
    key = token(9)
    moment = now()
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
        seats=tuple(
            msgspec.structs.replace(seat, table=key, seat=number)
            for number, seat in enumerate(seats)
        ),
        **more,
    )


def begun(table: TableRecord) -> TableRecord:
    """The table with its seed drawn: from here on its chance is fixed."""
    seed, salt = random_seed(), token()
    return msgspec.structs.replace(
        table,
        status="running",
        changed=now(),
        seed=seed,
        salt=salt,
        commitment=commitment(seed, salt),
    )
