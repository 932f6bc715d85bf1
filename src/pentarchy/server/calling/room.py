"""The whole room, put together once."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

import structlog

from pentarchy.server.calling import push, rows
from pentarchy.server.calling.channels import Channels
from pentarchy.server.calling.mail import Post
from pentarchy.server.calling.outbox import Outbox, Ways
from pentarchy.server.calling.outside import Outside
from pentarchy.server.calling.waiting import Lookout
from pentarchy.server.hub import Hub
from pentarchy.server.settings import Settings
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Conflict
from pentarchy.server.tables import LiveTable, Tables

log = structlog.get_logger()

KEY = "vapid"
NO_CONTACT = "mailto:nobody@example.org"
"""Push services want an address; this one is kept free for such."""


class Calling:
    """Calls people to tables that wait for them."""

    def __init__(
        self, store: Store, tables: Tables, hub: Hub, settings: Settings, secret: str
    ) -> None:
        self._store = store
        self._hub = hub
        self._settings = settings
        self.public_url = settings.public_url.rstrip("/")
        self._outside = Outside(settings.private_addresses)
        self._post = _post(settings)
        self.lookout = Lookout(store, tables, hub, settings.call_seconds)
        self.channels = Channels(store, secret, self._outside, mail=self._post is not None)
        self.outbox: Outbox | None = None
        self.public_key = ""

    async def start(self) -> None:
        """Take the house's key, made at its first start, and begin."""
        signer = push.Signer(await self._key(), _contact(self._settings))
        self.public_key = signer.public
        ways = Ways(self._outside, self._post, signer, self.public_url)
        self.outbox = Outbox(self._store, self.lookout, self._hub, self.channels, ways)
        self.lookout.start()
        self.outbox.start()

    async def _key(self) -> str:
        found = await self._store.read(rows.house_key, KEY)
        if found is None:
            try:
                await self._store.writer.write([rows.add_house_key(KEY, push.new_key())])
            except Conflict:  # another process that starts as well
                log.info("key known")
            found = await self._store.read(rows.house_key, KEY)
        assert found is not None
        return found

    async def stop(self) -> None:
        await self.lookout.stop()
        if self.outbox is not None:
            await self.outbox.stop()
        await self._outside.close()

    async def nudge(self, live: LiveTable, seat: int, by: str) -> None:
        """Call who holds that seat, if they like to be called."""
        who = live.record.seats[seat].identity
        if who is not None:
            await self.lookout.nudge(live, who, by)
            self.wake()

    async def ask(self, key: str, people: Iterable[str], by: str) -> None:
        """Call people to a table that has not begun, where somebody would like them."""
        for who in people:
            await self.lookout.ask(key, who, by)
        self.wake()

    def wake(self) -> None:
        """There is something to send."""
        if self.outbox is not None:
            self.outbox.wake()


def _post(settings: Settings) -> Post | None:
    """The mail server; None unless everything is said that a mail needs."""
    if not settings.smtp_host or not settings.mail_from or not settings.public_url:
        return None
    return Post(
        settings.smtp_host,
        settings.smtp_port,
        settings.smtp_tls,
        settings.smtp_user,
        settings.smtp_password,
        settings.mail_from,
    )


def _contact(settings: Settings) -> str:
    """Where a push service can complain."""
    if settings.mail_from:
        return f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('> ')}"
    if urlsplit(settings.public_url).scheme == "https":
        return settings.public_url
    return NO_CONTACT
