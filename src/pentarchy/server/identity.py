"""Who somebody is, without accounts: a signed cookie that only this server can make."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from pentarchy.kernel.plain import plain
from pentarchy.server.making import now, token
from pentarchy.server.refusals import BAD, NOBODY, Refused
from pentarchy.server.store import persons, reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.persons import Device
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Conflict

COOKIE = "pentarchy"
BETWEEN = "~"
"""Stands between person and device in a cookie; no id holds it."""
COOKIE_SECONDS = 400 * 24 * 3600
TRANSFER_SECONDS = 600
NAME_LENGTH = 40


class Claim(msgspec.Struct, frozen=True):
    """What a cookie says that only this server can have said."""

    who: str
    device: str | None
    """None: a cookie from before there were devices."""


class Identities:
    """Makes and reads cookies; keeps names."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = Signer(secret, salt="pentarchy identity", digest_method=sha256)

    def read(self, cookie: str | None) -> Claim | None:
        """Whom a cookie names; None without one, or with a forged one. Whether it is still good
        is for `Devices` to say."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            who, _, device = self._signer.unsign(cookie).decode().partition(BETWEEN)
        except (BadSignature, UnicodeDecodeError):
            return None
        return Claim(who, device or None)

    def cookie(self, who: str, device: str, secure: bool) -> Cookie:
        """The cookie that proves this identity on this device; scripts cannot read it."""
        value = self._signer.sign(f"{who}{BETWEEN}{device}").decode()
        return _cookie(value, COOKIE_SECONDS, secure)

    async def known(self, who: str | None) -> Identity:
        """Somebody who has a name.

        :raises Refused: if this is nobody yet.
        """
        found = None if who is None else await self._store.read(reads.identity, who)
        if found is None:
            raise Refused(NOBODY, "no-name")
        return found

    async def name(self, who: str | None, wanted: str, device: Device | None = None) -> Identity:
        """Give somebody a name: who has none yet becomes somebody by it, on that device."""
        chosen = Identity(who or token(), shown_name(wanted))
        if who is not None:
            await self._store.writer.write(writes.rename(chosen), f"person:{chosen.id}")
            return chosen
        changes = [writes.add_identity(chosen, now())]
        if device is not None:
            mine = msgspec.structs.replace(device, identity=chosen.id)
            changes += persons.add_device(mine)
        await self._store.writer.write(changes)
        return chosen

    async def send(self, who: str) -> str:
        """A token that makes another device this person, once and soon."""
        made = token()
        expires = now() + TRANSFER_SECONDS
        await self._store.writer.write(writes.add_transfer(_fingerprint(made), who, expires, now()))
        return made

    async def receive(self, given: str) -> Identity:
        """Become who made this token.

        :raises Refused: if it was used, is too old, or never was one.
        """
        mark = _fingerprint(given)
        who = await self._store.read(reads.transfer, mark, now())
        if who is not None:
            try:
                await self._store.writer.write([writes.use_transfer(mark, now())])
            except Conflict:
                who = None
        if who is None:
            raise Refused(BAD, "transfer")
        return await self.known(who)


def no_cookie(secure: bool) -> Cookie:
    """Takes the place of a cookie that is good for nothing any more."""
    return _cookie("", 0, secure)


def _cookie(value: str, seconds: int, secure: bool) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=secure,
        samesite="lax",
    )


def shown_name(wanted: str) -> str:
    """A name that can be shown."""
    name = plain(wanted)
    if name is None or len(name) > NAME_LENGTH:
        raise Refused(BAD, "name", longest=NAME_LENGTH)
    return name


def _fingerprint(given: str) -> str:
    return sha256(given.encode()).hexdigest()
