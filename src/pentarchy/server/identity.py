"""Who somebody is, without accounts: a signed cookie that only this server can make."""

from __future__ import annotations

import unicodedata
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from pentarchy.server.making import now, token
from pentarchy.server.refusals import BAD, NOBODY, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.database import Store
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Conflict

COOKIE = "pentarchy"
COOKIE_SECONDS = 400 * 24 * 3600
TRANSFER_SECONDS = 600
NAME_LENGTH = 40


class Identities:
    """Makes and reads cookies; keeps names."""

    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = Signer(secret, salt="pentarchy identity", digest_method=sha256)

    def read(self, cookie: str | None) -> str | None:
        """The identity that a cookie proves; None without one, or with a forged one."""
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def cookie(self, who: str, secure: bool) -> Cookie:
        """The cookie that proves this identity; scripts cannot read it."""
        return Cookie(
            key=COOKIE,
            value=self._signer.sign(who).decode(),
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            secure=secure,
            samesite="lax",
        )

    async def known(self, who: str | None) -> Identity:
        """Somebody who has a name.

        :raises Refused: if this is nobody yet.
        """
        found = None if who is None else await self._store.read(reads.identity, who)
        if found is None:
            raise Refused(NOBODY, "no-name")
        return found

    async def name(self, who: str | None, wanted: str) -> Identity:
        """Give somebody a name: who has none yet becomes somebody by it."""
        chosen = Identity(who or token(), _checked(wanted))
        if await self._store.read(reads.identity, chosen.id) is None:
            try:
                await self._store.writer.write([writes.add_identity(chosen, now())])
            except Conflict:  # twice at once: the second one renames
                await self._store.writer.write(writes.rename(chosen), f"person:{chosen.id}")
        else:
            await self._store.writer.write(writes.rename(chosen), f"person:{chosen.id}")
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


def _checked(wanted: str) -> str:
    """A name that can be shown: no control characters, nothing that turns text around."""
    name = unicodedata.normalize("NFC", " ".join(wanted.split()))
    strange = any(unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn") for letter in name)
    if not name or len(name) > NAME_LENGTH or strange:
        raise Refused(BAD, "name", longest=NAME_LENGTH)
    return name


def _fingerprint(given: str) -> str:
    return sha256(given.encode()).hexdigest()
