"""Where a person wants to be called: added, confirmed, switched and ended by that person."""

from __future__ import annotations

from datetime import datetime, timedelta
from hashlib import sha256
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from itsdangerous import BadSignature, TimestampSigner

from pentarchy.server.calling import rows
from pentarchy.server.calling.mail import checked_address
from pentarchy.server.calling.outside import Outside
from pentarchy.server.calling.push import Keys, check_keys
from pentarchy.server.calling.records import Channel, Kind, Letter, Posted, Wishes
from pentarchy.server.limits import Rate, Visitor
from pentarchy.server.making import now, token
from pentarchy.server.refusals import BAD, CONFLICT, TOO_MANY, UNKNOWN, Refused
from pentarchy.server.store.database import Store
from pentarchy.server.store.writer import Change

HOUR, DAY = 3600.0, 86_400.0
CONFIRM_SECONDS = 7 * 86_400
BROWSERS = 10
"""So many browsers of one person are called."""
MOST_LETTERS = 20
"""So many letters may be on their way to one place."""
CONFIRMATIONS, TESTS = 4, 6
"""So many may be asked for at once; they come back within an hour, or a quarter of one."""
Purpose = Literal["confirm", "off"]


class Channels:
    """The ways to all people."""

    def __init__(self, store: Store, secret: str, outside: Outside, *, mail: bool) -> None:
        self._store = store
        self._outside = outside
        self.mail = mail
        """Whether mail can be sent at all."""
        self._signer = TimestampSigner(secret, salt="pentarchy calls", digest_method=sha256)
        self._confirmations = Rate(CONFIRMATIONS / HOUR, HOUR)
        self._house = Rate(20 * CONFIRMATIONS / HOUR, HOUR)
        self._tests = Rate(TESTS / (HOUR / 4), HOUR / 4)

    # What a person does ---------------------------------------------------------------------

    async def add_mail(self, asking: Visitor, who: str, given: str) -> Channel:
        """An e-mail address; it is asked first whether it is theirs."""
        if not self.mail:
            raise Refused(CONFLICT, "no-mail")
        address = checked_address(given)
        for key in (f"who:{who}", f"from:{asking.address}", f"to:{address.lower()}"):
            if not self._confirmations.allows(key):
                raise Refused(TOO_MANY, "too-many-confirmations")
        if not self._house.allows(""):
            raise Refused(TOO_MANY, "too-many-confirmations")
        made = _made(who, "mail", address, "", confirmed=False)
        asks = rows.post(_posted(made, Letter("confirm")))
        await self._store.writer.write([*rows.add_channel(made, only=True), asks])
        return made

    async def add_webhook(self, who: str, url: str) -> Channel:
        """An address that a program listens at."""
        await self._outside.check(url, secure=False)
        made = _made(who, "webhook", url, "", confirmed=True)
        await self._store.writer.write(rows.add_channel(made, only=True))
        return made

    async def add_push(
        self, who: str, endpoint: str, keys: Keys, device: str | None = None
    ) -> Channel:
        """A browser, by the push service that it names."""
        check_keys(keys)
        await self._outside.check(endpoint, secure=True)
        known = await self._store.read(rows.channels, who)
        made = _made(who, "push", endpoint, msgspec.json.encode(keys).decode(), confirmed=True)
        made = msgspec.structs.replace(made, device=device)
        others = [each for each in known if each.kind == "push" and each.mark != made.mark]
        job = rows.add_channel(made, only=False)
        # Who has had many browsers does not need the one that came first.
        job += [rows.remove_channel(old.id) for old in others[: len(others) - BROWSERS + 1]]
        await self._store.writer.write(job)
        return made

    async def switch(self, who: str, key: str, active: bool) -> None:
        await self._mine(who, key)
        await self._store.writer.write([rows.switch_channel(key, active)])

    async def remove(self, who: str, key: str) -> None:
        await self._mine(who, key)
        await self._store.writer.write([rows.remove_channel(key)])

    async def test(self, who: str, key: str) -> None:
        """Send something there that is nothing but a test."""
        channel = await self._mine(who, key)
        if not channel.confirmed or not channel.active:
            raise Refused(CONFLICT, "channel-off")
        if not self._tests.allows(who):
            raise Refused(TOO_MANY, "too-many-tests")
        await self._store.writer.write([rows.post(_posted(channel, Letter("test")))])

    async def wish(self, wished: Wishes) -> None:
        """When and how somebody would like to be called."""
        zone_of(wished.zone)
        await self._store.writer.write(rows.set_wishes(wished))

    async def _mine(self, who: str, key: str) -> Channel:
        found = await self._store.read(rows.channel, key)
        if found is None or found.identity != who:
            raise Refused(UNKNOWN, "no-channel")
        return found

    # What a link in a mail does -------------------------------------------------------------

    def signed(self, purpose: Purpose, channel: str) -> str:
        """A token that only we can have made."""
        return self._signer.sign(f"{purpose}.{channel}").decode()

    async def _by(self, purpose: Purpose, given: str, seconds: int | None) -> Channel | None:
        try:
            text = self._signer.unsign(given, max_age=seconds).decode()
        except (BadSignature, UnicodeError):
            raise Refused(BAD, "call-link") from None
        said, _, key = text.partition(".")
        if said != purpose:
            raise Refused(BAD, "call-link")
        return await self._store.read(rows.channel, key)

    async def confirm(self, given: str) -> None:
        """Whoever reads the mail says that the address is right."""
        found = await self._by("confirm", given, CONFIRM_SECONDS)
        if found is None:
            raise Refused(BAD, "call-link")
        if not found.confirmed:
            await self._store.writer.write([rows.confirm_channel(found.id)])

    async def end(self, given: str) -> None:
        """Whoever reads the mail wants no more of it: once more does no harm."""
        found = await self._by("off", given, None)
        if found is not None:
            await self._store.writer.write([rows.remove_channel(found.id)])


def _made(who: str, kind: Kind, address: str, keys: str, *, confirmed: bool) -> Channel:
    # One browser is one person's; a mailbox or a group's messenger may be several people's.
    whose = "" if kind == "push" else who
    mark = sha256(f"{kind} {whose} {address}".encode()).hexdigest()
    return Channel(token(), who, kind, address, keys, mark, True, confirmed, now())


def _posted(channel: Channel, letter: Letter) -> Posted:
    moment = now()
    return Posted(token(), channel.id, letter, moment, moment)


async def letters_to(
    store: Store, channels: list[Channel], letter: Letter, moment: float
) -> list[Change]:
    """The letter for each of them, where not too many are on their way already."""
    found: list[Change] = []
    for channel in channels:
        if await store.read(rows.letters_waiting, channel.id) < MOST_LETTERS:
            found.append(rows.post(Posted(token(), channel.id, letter, moment, moment)))
    return found


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name.

    :raises Refused: if there is none.
    """
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused(BAD, "zone") from None


def quiet_until(wished: Wishes, moment: float) -> float | None:
    """When the quiet time ends that it is for this person; None if it is not."""
    first, last = wished.quiet_from, wished.quiet_until
    if first is None or last is None or first == last:
        return None
    try:
        zone = zone_of(wished.zone)
    except Refused:  # the machine knows fewer zones than it did
        zone = ZoneInfo("UTC")
    here = datetime.fromtimestamp(moment, zone)
    minute = here.hour * 60 + here.minute
    is_quiet = first <= minute < last if first < last else minute >= first or minute < last
    if not is_quiet:
        return None
    end = here.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    if end <= here:
        end += timedelta(days=1)
    return end.timestamp()
