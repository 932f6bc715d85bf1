"""Who looks at which table: news, presence and chat for every connection.

A connection holds no queue of positions. It knows which tables have news for it, and what is sent
is always the newest: somebody slow misses no event, and costs no memory. Who wants to see every
step by itself is sent a few positions in a row, and then the newest too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from pentarchy.server.chronicle import Chronicle
from pentarchy.server.connection import Connection, Subscription
from pentarchy.server.elsewhere import BEAT_SECONDS, HERE, WHO, Elsewhere
from pentarchy.server.making import now
from pentarchy.server.messages import (
    Chat,
    Gone,
    Presence,
    Refusal,
    TableMessage,
    Thinking,
)
from pentarchy.server.refusals import BROKEN, TOO_MANY, Refused, sentence
from pentarchy.server.settings import Limits
from pentarchy.server.showing import table_info, update
from pentarchy.server.store.records import TableRecord
from pentarchy.server.tables import LiveTable, Tables, viewers_of

log = structlog.get_logger()

SWEEP_SECONDS = 1.0
MOST_STEPS = 32
"""So many steps of a table wait for a connection; what comes then is told as one."""


def failed(table: str, language: str) -> Refusal:
    """Our own mistake, told to somebody who looks at a table."""
    message = Refused(BROKEN, "failed").message
    return Refusal(ref=None, table=table, message=message, text=sentence(message, language))


class Hub:
    """All connections and what they look at."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self.connections: set[Connection] = set()
        self._looking: dict[str, set[Subscription]] = {}
        self._present: dict[str, tuple[TableRecord, Presence]] = {}
        """Who is at a table that is looked at, as long as nobody comes or goes there."""
        self.elsewhere = Elsewhere()
        self.on_left: Callable[[str], None] = lambda _: None
        """Hears of whoever has looked at a table and is gone."""
        self.on_looked: Callable[[str, str], None] = lambda who, key: None
        """Hears of whoever has a table before their eyes."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.gather(self._sweeper, return_exceptions=True)

    async def _sweep(self) -> None:
        """Drop who does not read."""
        loop = asyncio.get_running_loop()
        told = loop.time()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            if loop.time() - told > BEAT_SECONDS:
                told = loop.time()
                self._beat(told)
                self._tables.let_go(self._looking)
            latest = loop.time() - self._limits.slow_seconds
            for connection in list(self.connections):
                if connection.sending_since is not None and connection.sending_since < latest:
                    connection.drop("it does not read")

    def _beat(self, now: float) -> None:
        """Say to other processes who is here, and forget those that no longer do."""
        for key in self._looking:
            self._tell_others(key)
        for key in self.elsewhere.forget_silent(now):
            self._company_changed(key)

    def _tell_others(self, key: str) -> None:
        looking = self._looking.get(key, ())
        people = [s.connection.who for s in looking]
        hidden = (who for who in people if who is not None and not self._sees(who, key))
        self.elsewhere.tell(key, people, hidden)

    def on_news(self, topic: str, origin: str) -> None:
        """Another process says, or asks, who looks at a table."""
        if topic.startswith(HERE):
            key, gone = self.elsewhere.hear(topic, origin, asyncio.get_running_loop().time())
            for who in gone:
                self._saw(who, key)
            self._company_changed(key)
        elif topic.startswith(WHO) and (key := topic.removeprefix(WHO)) in self._looking:
            self._tell_others(key)

    def changed(self, live: LiveTable) -> None:
        """Something has changed at a table."""
        for subscription in self._looking.get(live.record.id, ()):
            if subscription.stepwise:
                self._keep_step(subscription, live)
        self._wake(live.record.id)

    def _keep_step(self, subscription: Subscription, live: LiveTable) -> None:
        """Look now at what is new, before the next step changes it; if it cannot be told alone,
        it is told with whatever follows."""
        current = subscription.epoch == live.epoch and subscription.seating == live.seating
        if not current or subscription.stage == live.stage or live.match is None:
            return
        told = live.match.chronicle
        if len(subscription.steps) >= MOST_STEPS or not told.reaches(subscription.seen):
            return
        try:
            viewers = viewers_of(live.record, subscription.connection.who, subscription.watch)
            step = update(live, viewers, subscription.stage, subscription.seen, None)
        except Refused:
            return
        except Exception:  # whoever moved is not to blame; it is shown whole instead
            log.exception("no step", table=live.record.id)
            subscription.epoch = 0
            return
        subscription.steps.append(step)
        subscription.seen, subscription.stage = told.count, live.stage

    def _company_changed(self, key: str) -> None:
        """Somebody may have come to a table, or gone, here or elsewhere."""
        self._present.pop(key, None)
        self._wake(key)

    def _wake(self, key: str) -> None:
        for subscription in self._looking.get(key, ()):
            subscription.connection.wake(subscription)

    def subscribe(
        self,
        connection: Connection,
        live: LiveTable,
        seen: int,
        heard: int,
        watch: str | None,
        stepwise: bool = False,
        hidden: bool = False,
    ) -> None:
        """Show a table to a connection from now on; once more shows everything anew."""
        key = live.record.id
        old = connection.subscriptions.get(key)
        if old is None and len(connection.subscriptions) >= self._limits.subscriptions:
            raise Refused(TOO_MANY, "too-many-subscriptions", tables=self._limits.subscriptions)
        if old is not None:
            self._looking[key].discard(old)
        subscription = Subscription(connection, key, seen, heard, watch, stepwise, hidden)
        connection.subscriptions[key] = subscription
        if key not in self._looking:
            self.elsewhere.ask(key)
        self._looking.setdefault(key, set()).add(subscription)
        self._present.pop(key, None)
        self._tell_others(key)
        self._looked(subscription)
        self.changed(live)

    def look(self, connection: Connection, key: str, hidden: bool) -> None:
        """The page that shows a table is looked at, or is not."""
        subscription = connection.subscriptions.get(key)
        if subscription is not None and subscription.hidden != hidden:
            subscription.hidden = hidden
            self._saw(connection.who, key)
            if hidden and connection.who is not None:
                self.on_left(connection.who)
            self._tell_others(key)
            self._looked(subscription)
            self._company_changed(key)

    def _looked(self, subscription: Subscription) -> None:
        who = subscription.connection.who
        if who is not None and not subscription.hidden:
            self.on_looked(who, subscription.table)

    def _sees(self, who: str, key: str) -> bool:
        looking = self._looking.get(key, ())
        return any(s.connection.who == who and not s.hidden for s in looking)

    def is_looking(self, who: str, key: str) -> bool:
        """Whether somebody has a table before their eyes, through any process."""
        return self._sees(who, key) or self.elsewhere.sees(who, key)

    def is_attentive(self, who: str) -> bool:
        """Whether somebody has any table before their eyes."""
        here = (c for c in self.connections if c.who == who)
        seen = any(not s.hidden for c in here for s in c.subscriptions.values())
        return seen or self.elsewhere.attends(who)

    def unsubscribe(self, connection: Connection, key: str) -> None:
        """No more of that table."""
        subscription = connection.subscriptions.pop(key, None)
        connection.news.pop(key, None)
        if subscription is None:
            return
        self._saw(connection.who, key)
        others = self._looking[key]
        others.discard(subscription)
        self._company_changed(key)
        if not others:
            del self._looking[key]
            live = self._tables.at_hand(key)
            if live is not None:
                live.forget_pictures()
        self._tell_others(key)

    def leave(self, connection: Connection) -> None:
        """The connection is gone."""
        self.connections.discard(connection)
        looked = bool(connection.subscriptions)
        for key in list(connection.subscriptions):
            self.unsubscribe(connection, key)
        if connection.who is not None and looked:
            self.on_left(connection.who)

    def _saw(self, who: str | None, key: str) -> None:
        """Somebody comes to a table, or looks away: now they were seen."""
        live = self._tables.at_hand(key)
        if live is not None and who is not None:
            live.seen[who] = now()

    async def news(self, subscription: Subscription) -> list[Any]:
        """What a connection has not been sent yet about a table.

        If that cannot be told, the table is read anew and shown whole. If not even then, the
        connection is told so and sees no more of this table; its others are not harmed.
        """
        key = subscription.table
        known = subscription.seen, subscription.heard
        for last in (False, True):
            try:
                return await self._news(subscription)
            except Exception:
                log.exception("no news", table=key, last=last)
                self._tables.forget(key)
                subscription.epoch = 0
                subscription.seen, subscription.heard = known
                subscription.presence = subscription.thinking = None
        self.unsubscribe(subscription.connection, key)
        return [failed(key, subscription.connection.language)]

    async def _news(self, subscription: Subscription) -> list[Any]:
        connection = subscription.connection
        key = subscription.table
        if connection.subscriptions.get(key) is not subscription:
            return []
        try:
            live = await self._tables.get(key)
            viewers_of(live.record, connection.who, subscription.watch)
            whole = None
            if live.match is not None and not live.match.chronicle.reaches(subscription.seen):
                whole = await self._tables.whole_chronicle(live)
        except Refused:
            self.unsubscribe(connection, key)
            return [Gone(table=key)]
        if connection.subscriptions.get(key) is not subscription:  # meanwhile replaced
            return []
        return self._since(subscription, live, whole)

    def told(self, subscription: Subscription) -> list[Any] | None:
        """The same if it can be told at once; None if not, or if it fails."""
        live = self._tables.at_hand(subscription.table)
        if subscription.connection.subscriptions.get(subscription.table) is not subscription:
            return []
        if live is None or (
            live.match is not None and not live.match.chronicle.reaches(subscription.seen)
        ):
            return None
        try:
            return self._since(subscription, live, None)
        except Exception:  # it is tried once more in the long way, which reads the table anew
            log.exception("telling failed", table=subscription.table)
            return None

    def _since(
        self, subscription: Subscription, live: LiveTable, whole: Chronicle | None
    ) -> list[Any]:
        """What has changed at a table that is at hand."""
        connection, key = subscription.connection, subscription.table
        viewers = viewers_of(live.record, connection.who, subscription.watch)
        found: list[Any] = [*subscription.steps]
        stage, seating = subscription.stage, subscription.seating
        if subscription.epoch != live.epoch:
            stage = seating = 0
        if seating != live.seating:
            stage = 0  # the seats that are mine may be others now
            found.append(TableMessage(table=table_info(live.record, connection.who, live)))
        if live.match is not None and stage != live.stage:
            seen = min(subscription.seen, live.match.chronicle.count)
            found.append(update(live, viewers, stage, seen, whole))
            subscription.seen = live.match.chronicle.count
        # Only now: had anything failed above, it would have to be sent again.
        subscription.epoch, subscription.seating = live.epoch, live.seating
        subscription.stage = live.stage
        subscription.steps.clear()
        thinking = Thinking(table=key, seats=live.deciding_bots, hints=tuple(sorted(live.advised)))
        if thinking != subscription.thinking:
            subscription.thinking = thinking
            found.append(thinking)
        found += self._talk(subscription, live, viewers)
        return found

    def _talk(
        self, subscription: Subscription, live: LiveTable, viewers: tuple[int | None, ...]
    ) -> list[Any]:
        """Who is here, and what was said; what players say is for players."""
        found: list[Any] = []
        presence = self._presence(live)
        if presence != subscription.presence:
            subscription.presence = presence
            found.append(presence)
        if None not in viewers:
            lines = live.talk.since(subscription.heard)
            if lines:
                subscription.heard = lines[-1].number + 1
                found.append(Chat(table=live.record.id, lines=lines))
        return found

    def looking(self) -> list[tuple[str, set[str]]]:
        """The tables that are looked at through this process, and by whom."""
        return [
            (key, {s.connection.who for s in here if s.connection.who is not None})
            for key, here in self._looking.items()
        ]

    def is_here(self, live: LiveTable, seat: int) -> bool:
        """Whether who holds that seat looks at the table."""
        return seat in self._presence(live).seats

    def _here(self, key: str) -> list[str | None]:
        """Everybody who looks at a table, through any process."""
        here = [s.connection.who for s in self._looking.get(key, ())]
        return [*here, *self.elsewhere.looking(key)]

    def _presence(self, live: LiveTable) -> Presence:
        """Who is here has the table before their eyes: a page that lies behind others is left open
        for days."""
        key, record = live.record.id, live.record
        known = self._present.get(key)
        if known is not None and known[0] is record:
            return known[1]
        found = self._found_present(live)
        if key in self._looking:
            self._present[key] = record, found
        return found

    def _found_present(self, live: LiveTable) -> Presence:
        key = live.record.id
        here = self._here(key)
        people = live.record.people
        seated = {seat.identity for seat in people if seat.identity is not None}
        present = {who for who in seated if self.is_looking(who, key)}
        return Presence(
            table=live.record.id,
            seats=tuple(seat.seat for seat in people if seat.identity in present),
            watching=sum(who not in seated for who in here),
            seen={
                str(seat.seat): live.seen[seat.identity]
                for seat in people
                if seat.identity in live.seen and seat.identity not in present
            },
        )
