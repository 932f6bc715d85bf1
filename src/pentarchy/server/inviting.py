"""Inviting people one has played with to a table before its start."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pentarchy.server.lobby import Lobby
from pentarchy.server.making import now, token
from pentarchy.server.messages import TableInfo
from pentarchy.server.refusals import CONFLICT, FORBIDDEN, TOO_MANY, UNKNOWN, Refused
from pentarchy.server.showing import table_info
from pentarchy.server.store import invitations
from pentarchy.server.store.database import Store
from pentarchy.server.store.invitations import Companion, Ignored
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Conflict

DAY = 24 * 3600.0
INVITATIONS_A_DAY = 20
COMPANIONS = 20
"""So many people one has played with are offered."""


class InvitationTold(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody would like me at a table."""

    table: TableInfo
    invite: str
    """The token by which I sit down."""
    host: str
    at: float


class Inviting:
    """Sends and answers invitations."""

    def __init__(self, store: Store, lobby: Lobby) -> None:
        self._store = store
        self._lobby = lobby
        self.on_invited: Callable[[str, str, str], None] = lambda *_: None
        """Hears to which table, whom, and what who invites is called."""

    async def companions(self, who: str) -> list[Companion]:
        """People one has played with."""
        return await self._store.read(invitations.companions, who, COMPANIONS)

    async def asked(self, who: str, key: str) -> list[str]:
        """Who was invited to a table where one sits."""
        await self._lobby.seen(who, key)
        return await self._store.read(invitations.asked, key)

    async def invite(self, who: Identity, key: str, table: str, seat: int) -> None:
        """Invite who sat on that seat at a table one has played at."""
        live = await self._lobby.seen(who.id, key)
        if live.record.status != "open":
            raise Refused(CONFLICT, "started")
        if not live.record.seats_of(who.id):
            raise Refused(FORBIDDEN, "not-seated")
        if not live.record.free:
            raise Refused(CONFLICT, "no-free-seat")
        other = await self._companion(who.id, table, seat)
        if live.record.seats_of(other):
            raise Refused(CONFLICT, "seated-already")
        if await self._store.read(invitations.ignores, other, who.id):
            raise Refused(FORBIDDEN, "not-invited")
        sent = await self._store.read(invitations.invited_by, who.id, now() - DAY)
        if sent >= INVITATIONS_A_DAY:
            raise Refused(TOO_MANY, "too-many-invitations", invitations=INVITATIONS_A_DAY)
        try:
            await self._store.writer.write([invitations.invite(key, other, who.id, now())])
        except Conflict:
            raise Refused(CONFLICT, "invited-already") from None
        self.on_invited(key, other, who.name)

    async def _companion(self, who: str, table: str, seat: int) -> str:
        """Who sat there, if one has played with them."""
        record = (await self._lobby.seen(who, table)).record
        if record.status == "open" or not record.seats_of(who) or seat >= len(record.seats):
            raise Refused(UNKNOWN, "no-companion")
        found = record.seats[seat].identity
        if record.seats[seat].kind != "person" or found is None or found == who:
            raise Refused(UNKNOWN, "no-companion")
        return found

    async def mine(self, who: str) -> list[InvitationTold]:
        """The invitations that one can still follow."""
        return [
            InvitationTold(
                table=table_info(each.table, who),
                invite=each.table.invite,
                host=each.host,
                at=each.at,
            )
            for each in await self._store.read(invitations.invitations, who)
        ]

    async def decline(self, who: str, key: str, *, ignore: bool) -> None:
        """Not come; perhaps not be invited by them any more."""
        host = await self._store.read(invitations.host_of, who, key)
        if host is None:
            raise Refused(UNKNOWN, "no-invitation")
        changes = [invitations.decline(key, who)]
        if ignore:
            changes += invitations.ignore(token(), who, host, now())
        await self._store.writer.write(changes)

    async def ignored(self, who: str) -> list[Ignored]:
        """Whom one would not be invited by."""
        return await self._store.read(invitations.ignored, who)

    async def unignore(self, who: str, key: str) -> None:
        """They may invite again."""
        await self._store.writer.write([invitations.unignore(key, who)])
