"""Somebody goes for good: what is kept of them is forgotten, and the tables go on without them."""

from __future__ import annotations

from collections.abc import Iterable

from pentarchy.server.devices import Devices
from pentarchy.server.hub import Hub
from pentarchy.server.people import forgotten
from pentarchy.server.refusals import BROKEN, CONFLICT, Refused
from pentarchy.server.store import forgetting, persons
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Conflict
from pentarchy.server.tables import Tables
from pentarchy.server.thinking import Thinking

TRIES = 5
"""So often somebody else may be quicker at one of the tables."""


class Farewell:
    """Forgets people, and follows when another process or who runs the house has forgotten one."""

    def __init__(
        self, store: Store, tables: Tables, devices: Devices, hub: Hub, thinking: Thinking
    ) -> None:
        self._store = store
        self._tables = tables
        self._devices = devices
        self._hub = hub
        self._thinking = thinking

    async def forget(self, person: Identity, typed: str) -> None:
        """Forget somebody, who has typed their name to say that this is meant.

        :raises Refused: if that is not their name.
        """
        if " ".join(typed.split()) != person.name:
            raise Refused(CONFLICT, "other-name")
        for device in await self._store.read(persons.devices, person.id):
            await self._end_device(person.id, device.id)
        tables = await self._store.read(forgetting.tables_of, person.id)
        for _ in range(TRIES):
            changes = await self._store.read(forgotten, person.id)
            try:
                await self._store.writer.write(changes, f"forgotten:{person.id}")
            except Conflict:  # somebody has moved meanwhile
                continue
            break
        else:
            raise Refused(BROKEN, "busy")
        await self.follow(person.id, tables)

    async def _end_device(self, who: str, device: str) -> None:
        """Cookies end first: whatever else comes of it, nobody acts for them any more."""
        try:
            await self._devices.sign_out(who, device)
        except Refused:  # signed out meanwhile
            self._devices.gone(device)

    async def follow(self, who: str, tables: Iterable[str] = ()) -> None:
        """Somebody was forgotten: what is in memory of them goes, and bots play on."""
        self._devices.all_gone(who)
        for connection in list(self._hub.connections):
            if connection.who == who:
                connection.drop("forgotten")
        for key in {*tables, *self._tables.with_person(who)}:
            self._tables.read_anew(key)
        await self._thinking.wake_tables(await self._store.read(forgetting.leaderless))
