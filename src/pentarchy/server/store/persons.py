"""What is kept for people themselves: their devices, passkeys and settings."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from pentarchy.server.store import schema
from pentarchy.server.store.writer import Change

MOST_DEVICES = 50
"""Of so many devices those that were seen last are kept."""
MOST_PASSKEYS = 20

_device, _passkey = schema.devices.c, schema.passkeys.c
_challenge, _preference = schema.challenges.c, schema.preferences.c
_person, _channel = schema.identities.c, schema.channels.c

ADD_DEVICE = schema.devices.insert()
ADD_PASSKEY = schema.passkeys.insert()
ADD_CHALLENGE = schema.challenges.insert()
ADD_PREFERENCE = schema.preferences.insert()


class Device(msgspec.Struct, frozen=True):
    """A browser that somebody is themselves in."""

    id: str
    identity: str
    name: str
    created: float
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    """What proves who somebody is, without any cookie."""

    id: str
    identity: str
    host: str
    key: bytes
    count: int
    name: str
    created: float
    used: float | None = None


def device(connection: Connection, key: str) -> Device | None:
    """A device by id."""
    row = connection.execute(select(schema.devices).where(_device.id == key)).one_or_none()
    return None if row is None else Device(*row)


def devices(connection: Connection, who: str) -> list[Device]:
    """Somebody's devices, those seen last first."""
    query = select(schema.devices).where(_device.identity == who).order_by(_device.seen.desc())
    return [Device(*row) for row in connection.execute(query)]


def plain(connection: Connection, who: str) -> tuple[bool, float | None]:
    """Whether there is such a person, and since when no cookie without a device was used."""
    row = connection.execute(select(_person.plain).where(_person.id == who)).one_or_none()
    return (False, None) if row is None else (True, row.plain)


def add_device(made: Device) -> list[Change]:
    """Somebody is themselves in one more browser; of too many the oldest go."""
    newest = (
        select(_device.id)
        .where(_device.identity == made.identity)
        .order_by(_device.seen.desc(), _device.id)
        .limit(MOST_DEVICES - 1)
    )
    old = (_device.identity == made.identity) & _device.id.not_in(newest)
    return [
        Change(schema.devices.delete().where(old)),
        Change(ADD_DEVICE, msgspec.structs.asdict(made)),
    ]


def saw_device(key: str, now: float) -> Change:
    """A device was used."""
    return Change(schema.devices.update().where(_device.id == key), {"seen": now})


def sign_out(who: str, keys: list[str]) -> list[Change]:
    """These devices are somebody's no more, and are not called any more. Cookies of before there
    were devices end with them: of those nobody knows where they are."""
    mine = (_device.identity == who) & _device.id.in_(keys)
    called = (_channel.identity == who) & _channel.device.in_(keys)
    return [
        Change(schema.devices.delete().where(mine), rows=len(keys)),
        Change(schema.channels.delete().where(called)),
        Change(schema.identities.update().where(_person.id == who), {"plain": None}),
    ]


def leave_device(key: str) -> list[Change]:
    """A browser becomes somebody else's: the device that it was is no more."""
    return [
        Change(schema.devices.delete().where(_device.id == key)),
        Change(schema.channels.delete().where(_channel.device == key)),
    ]


def passkey(connection: Connection, key: str) -> Passkey | None:
    """A passkey by the id of its credential."""
    row = connection.execute(select(schema.passkeys).where(_passkey.id == key)).one_or_none()
    return None if row is None else Passkey(*row)


def passkeys(connection: Connection, who: str) -> list[Passkey]:
    """Somebody's passkeys, the newest first."""
    query = select(schema.passkeys).where(_passkey.identity == who)
    return [Passkey(*row) for row in connection.execute(query.order_by(_passkey.created.desc()))]


def challenge(connection: Connection, mark: str, now: float) -> tuple[bool, str | None]:
    """Whether something may still be signed, and whose new passkey that is for."""
    query = select(_challenge.identity).where(_challenge.mark == mark, _challenge.expires >= now)
    row = connection.execute(query).one_or_none()
    return (False, None) if row is None else (True, row.identity)


def add_challenge(mark: str, who: str | None, expires: float, now: float) -> list[Change]:
    """Something to be signed; what has lapsed goes."""
    values = {"mark": mark, "identity": who, "expires": expires}
    lapsed = schema.challenges.delete().where(_challenge.expires < now)
    return [Change(lapsed), Change(ADD_CHALLENGE, values)]


def use_challenge(mark: str, now: float) -> Change:
    """It is used up, whatever came of it."""
    valid = (_challenge.mark == mark) & (_challenge.expires >= now)
    return Change(schema.challenges.delete().where(valid), rows=1)


def add_passkey(made: Passkey) -> Change:
    """A new passkey; nobody may have it yet."""
    return Change(ADD_PASSKEY, msgspec.structs.asdict(made))


def use_passkey(before: Passkey, count: int, now: float) -> Change:
    """A passkey has signed; only if it has not at the same time elsewhere."""
    same = (_passkey.id == before.id) & (_passkey.count == before.count)
    return Change(schema.passkeys.update().where(same), {"count": count, "used": now}, rows=1)


def remove_passkey(who: str, key: str) -> Change:
    """A passkey is good for nothing any more."""
    mine = (_passkey.identity == who) & (_passkey.id == key)
    return Change(schema.passkeys.delete().where(mine), rows=1)


def preferences(connection: Connection, who: str) -> dict[str, Any]:
    """What somebody has chosen, by name."""
    query = select(_preference.name, _preference.value).where(_preference.identity == who)
    return {row.name: msgspec.json.decode(row.value) for row in connection.execute(query)}


def keep_preferences(who: str, chosen: dict[str, Any]) -> list[Change]:
    """What somebody has chosen, each in the place of what was chosen before."""
    changes: list[Change] = []
    for name, value in sorted(chosen.items()):
        old = (_preference.identity == who) & (_preference.name == name)
        row = {"identity": who, "name": name, "value": msgspec.json.encode(value).decode()}
        changes += [Change(schema.preferences.delete().where(old)), Change(ADD_PREFERENCE, row)]
    return changes
