"""How much anybody may keep here: tables, running games, uploads and their bytes, for one identity
and for one address. A family never notices; a flood does at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import blake2b
from weakref import WeakValueDictionary

import msgspec

from pentarchy.server.refusals import TOO_MANY, Refused
from pentarchy.server.settings import Limits
from pentarchy.server.store import reads
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Holdings

MEGABYTE = 1_000_000


class Share(msgspec.Struct, frozen=True):
    """The most that there may be."""

    open: int
    running: int
    tables: int
    uploads: int
    size: int


class Holder(msgspec.Struct, frozen=True):
    """Whom something is kept for: an identity, and the mark of the address it asks from."""

    who: str | None
    mark: str | None


class Quotas:
    """Looks at what somebody has before more is kept for them."""

    def __init__(self, store: Store, limits: Limits, secret: str) -> None:
        self._store = store
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._key = blake2b(secret.encode(), person=b"addresses").digest()
        self._own = Share(
            limits.open_tables,
            limits.running_tables,
            limits.tables,
            limits.uploads,
            limits.stored_bytes,
        )
        self._address = Share(
            limits.address_open_tables,
            limits.address_running_tables,
            limits.address_tables,
            limits.address_uploads,
            limits.address_stored_bytes,
        )

    @asynccontextmanager
    async def taking(self, holder: Holder) -> AsyncIterator[None]:
        """Held from looking at what somebody has to having stored more: who sends many wishes at
        once gets no more than who sends them one after another. Taken before any table's lock."""
        async with AsyncExitStack() as held:
            for key in (f"person {holder.who}", f"address {holder.mark}"):
                turn = self._turns.setdefault(key, asyncio.Lock())
                await held.enter_async_context(turn)
            yield

    def holder(self, who: str | None, address: str) -> Holder:
        """Somebody who asks from that address. In the database it has a mark: that can be told
        again, but not read."""
        if not address:
            return Holder(who, None)
        return Holder(who, blake2b(address.encode(), key=self._key, digest_size=12).hexdigest())

    async def table(self, holder: Holder, size: int = 0) -> None:
        """Somebody wants another table, with so many bytes of a game to go on from.

        :raises Refused: if there are too many.
        """
        share = self._own
        own, address = await self._held(holder)
        if own.open >= share.open:
            raise Refused(TOO_MANY, "too-many-tables", tables=share.open)
        if own.tables >= share.tables:
            raise Refused(TOO_MANY, "too-many-kept", tables=share.tables)
        if size and own.size + size > share.size:
            raise Refused(TOO_MANY, "too-many-bytes", megabytes=share.size // MEGABYTE)
        if (
            address.open >= self._address.open
            or address.tables >= self._address.tables
            or (size and address.size + size > self._address.size)
        ):
            raise Refused(TOO_MANY, "address-full")

    async def running(self, holder: Holder) -> None:
        """Somebody wants to start a game.

        :raises Refused: if too many of theirs are running.
        """
        own, address = await self._held(holder)
        if own.running >= self._own.running:
            raise Refused(TOO_MANY, "too-many-running", tables=self._own.running)
        if address.running >= self._address.running:
            raise Refused(TOO_MANY, "address-full")

    async def upload(self, holder: Holder, size: int) -> None:
        """Somebody wants to upload so many bytes.

        :raises Refused: if there is too much of theirs already.
        """
        share = self._own
        own, address = await self._held(holder)
        if own.uploads >= share.uploads:
            raise Refused(TOO_MANY, "too-many-uploads", uploads=share.uploads)
        if own.tables >= share.tables:
            raise Refused(TOO_MANY, "too-many-kept", tables=share.tables)
        if own.size + size > share.size:
            raise Refused(TOO_MANY, "too-many-bytes", megabytes=share.size // MEGABYTE)
        if (
            address.uploads >= self._address.uploads
            or address.tables >= self._address.tables
            or address.size + size > self._address.size
        ):
            raise Refused(TOO_MANY, "address-full")

    async def _held(self, holder: Holder) -> tuple[Holdings, Holdings]:
        return await self._store.read(reads.holdings, holder.who, holder.mark)
