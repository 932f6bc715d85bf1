"""Every browser that somebody is themselves in is a device. It can be signed out, and is by itself
when it has not been used for long. A cookie is good as long as its device has a row.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import msgspec

from pentarchy.server.identity import Identities
from pentarchy.server.making import now, token
from pentarchy.server.refusals import NOBODY, UNKNOWN, Refused
from pentarchy.server.store import persons
from pentarchy.server.store.database import Store
from pentarchy.server.store.persons import Device
from pentarchy.server.store.writer import Conflict

DAY = 86_400.0
SEEN_SECONDS = 3600.0
"""So often at most it is written down that a device was seen."""
REMEMBERED = 20_000

BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("YaBrowser", "Yandex"), ("SamsungBrowser", "Samsung"),
    ("Vivaldi", "Vivaldi"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"), ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
"""What a browser says of itself, and what people call it; most claim to be others too."""
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
    ("Windows", "Windows"), ("Macintosh", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


class Caller(msgspec.Struct, frozen=True):
    """Who asks, as far as a cookie proves it."""

    who: str | None = None
    device: str | None = None
    """None: nobody, or somebody with a cookie from before there were devices."""
    refused: bool = False
    """Whether there was a cookie that is good no more."""

    def check(self) -> None:
        """:raises Refused: if this device was signed out."""
        if self.refused:
            raise Refused(NOBODY, "signed-out")


STRANGER = Caller()
SIGNED_OUT = Caller(refused=True)


class Devices:
    """Knows which cookies are good."""

    def __init__(self, store: Store, identities: Identities, days: float) -> None:
        self._store = store
        self._identities = identities
        self._seconds = days * DAY
        self._known: OrderedDict[str, Device] = OrderedDict()
        self.on_seen: Callable[[str, float], None] = lambda _, __: None
        """Called with a device that is used, now and then."""
        self.on_gone: Callable[[str], None] = lambda _: None
        """Called with a device that is signed out."""

    async def caller(self, cookie: str | None) -> Caller:
        """Whom a cookie proves."""
        claim = self._identities.read(cookie)
        if claim is None:
            return STRANGER
        if claim.device is None:
            known, used = await self._store.read(persons.plain, claim.who)
            if not known:
                return STRANGER
            good = used is not None and self._fresh(used)
            return Caller(claim.who) if good else SIGNED_OUT
        found = await self._find(claim.device)
        if found is None or found.identity != claim.who or not self._fresh(found.seen):
            return SIGNED_OUT
        self._saw(found)
        return Caller(claim.who, claim.device)

    def _fresh(self, seen: float) -> bool:
        return now() - seen < self._seconds

    async def _find(self, key: str) -> Device | None:
        """The device. Where other processes may have signed it out, it is looked up every time;
        who runs the house tells of it within a second (`moderation`)."""
        found = self._known.get(key)
        if found is None or self._store.news is not None:
            stored = await self._store.read(persons.device, key)
            if stored is None:
                self._known.pop(key, None)
                return None
            seen = max(stored.seen, 0.0 if found is None else found.seen)
            found = msgspec.structs.replace(stored, seen=seen)
        self._remember(found)
        return found

    def _remember(self, found: Device) -> None:
        self._known[found.id] = found
        self._known.move_to_end(found.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def _saw(self, found: Device) -> None:
        moment = now()
        if moment - found.seen >= min(SEEN_SECONDS, self._seconds / 4):
            self._remember(msgspec.structs.replace(found, seen=moment))
            self.on_seen(found.id, moment)

    async def add(self, who: str, agent: str, before: Caller = STRANGER) -> str:
        """The device that somebody becomes themselves in; the one that this browser was if it is
        the same person."""
        if before.who == who and before.device is not None:
            return before.device
        made = made_device(who, agent)
        changes = persons.add_device(made)
        if before.device is not None:
            changes += persons.leave_device(before.device)
        await self._store.writer.write(changes)
        if before.device is not None:
            self.gone(before.device)
        return made.id

    async def of(self, who: str) -> list[Device]:
        """Somebody's devices, those seen last first, without those that have lapsed."""
        stored = await self._store.read(persons.devices, who)
        return [each for each in stored if self._fresh(each.seen)]

    async def sign_out(self, who: str, key: str) -> None:
        """A device of somebody's is theirs no more.

        :raises Refused: if it is none of theirs.
        """
        await self._end(who, [key])

    async def sign_out_others(self, who: str, mine: str | None) -> None:
        """All of somebody's devices but the one that they use."""
        stored = await self._store.read(persons.devices, who)
        await self._end(who, [each.id for each in stored if each.id != mine])

    async def _end(self, who: str, keys: list[str]) -> None:
        try:
            topics = [f"device:{key}" for key in keys]
            await self._store.writer.write(persons.sign_out(who, keys), *topics)
        except Conflict:
            raise Refused(UNKNOWN, "no-device") from None
        for key in keys:
            self.gone(key)

    def gone(self, key: str) -> None:
        """A device was signed out, here or elsewhere."""
        self._known.pop(key, None)
        self.on_gone(key)

    def all_gone(self, who: str) -> None:
        """Somebody is no more, and neither are their devices."""
        for key in [each.id for each in self._known.values() if each.identity == who]:
            self.gone(key)

    def on_news(self, topic: str) -> None:
        """Another process tells something."""
        kind, _, key = topic.partition(":")
        if kind == "device":
            self.gone(key)


def made_device(who: str, agent: str) -> Device:
    """A new device, called by what its browser says of itself."""
    moment = now()
    return Device(token(), who, device_name(agent), moment, moment)


def device_name(agent: str) -> str:
    """A browser in plain words, such as "Firefox, Linux"; empty if nobody knows."""
    words = [
        next((word for mark, word in table if mark in agent), "") for table in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(word for word in words if word)
