"""Tables before and after their game: who sits where, starting, leaving, playing again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pentarchy.kernel.errors import BadOptions, UnknownGame
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.series import is_series
from pentarchy.server.levels import ADVISER, OFFERED, SITTING, SUBSTITUTE, known
from pentarchy.server.making import begun, new_table, now
from pentarchy.server.messages import Level
from pentarchy.server.refusals import BAD, CONFLICT, FORBIDDEN, TOO_MANY, UNKNOWN, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import COLOURS, Identity, Seat, TableRecord
from pentarchy.server.store.writer import Change
from pentarchy.server.tables import LiveTable, Tables, viewers_of

# Above -1: Litestar's description leaves out a bound of 0 where None is allowed too.
Colour: TypeAlias = Annotated[int, Meta(gt=-1, lt=COLOURS)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    colour: Colour | None = None
    """None: the colour that goes with the seat's number, or else the first that is free."""


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[str, Any] = {}
    hints: bool = False
    """Whether one may ask a bot for advice; never when two people sit there."""
    adviser: Level = ADVISER
    """The highest level that gives hints."""
    substitute: Level = SUBSTITUTE
    """The level of the bot that takes over a seat that is left."""
    listed: bool = False
    """Whether strangers find it among the open tables."""
    series: bool = False
    """Whether the games of a series follow one another, where the title leaves that open."""


class Lobby:
    """Everything that changes who sits at which table."""

    def __init__(self, tables: Tables, open_tables: int) -> None:
        self._tables = tables
        self._open_tables = open_tables
        self.on_start: Callable[[LiveTable], None] = lambda _: None

    async def create(self, who: Identity, wish: TableWish) -> LiveTable:
        """Set up a table."""
        seats = _painted([_seat(who, seat) for seat in wish.seats], wish.seats)
        options = _checked(wish.title, len(seats), wish.options)
        if await self._tables.store.read(reads.count_open_of, who.id) >= self._open_tables:
            raise Refused(TOO_MANY, "too-many-tables", tables=self._open_tables)
        table = new_table(
            wish.title,
            options,
            who.id,
            seats,
            hints=wish.hints,
            adviser=known(wish.adviser, OFFERED),
            substitute=known(wish.substitute, OFFERED),
            listed=wish.listed,
        )
        game = game_of(wish.title)
        if is_series(game, game.check(len(seats), options), wish.series):
            table = msgspec.structs.replace(table, series=table.id)
        await self._tables.store.writer.write(writes.add_table(table))
        return await self._tables.get(table.id)

    async def invited(self, invite: str) -> LiveTable:
        """The table that an invitation opens."""
        record = await self._tables.store.read(reads.table_of_invite, invite)
        if record is None:
            raise Refused(UNKNOWN, "no-invite")
        return await self._tables.get(record.id)

    async def join(self, who: Identity, invite: str, wanted: int | None) -> LiveTable:
        """Take a free seat: the wanted one, or else the first."""
        live = await self.invited(invite)

        def sit(record: TableRecord) -> list[Change]:
            free = [seat for seat in record.free if wanted is None or seat.seat == wanted]
            if not free:
                raise Refused(CONFLICT, "no-free-seat")
            taken = Seat(record.id, free[0].seat, "person", who.id, None, who.name)
            return [
                writes.touch_table(record.id, now(), "open"),
                writes.change_seat(free[0], taken),
            ]

        await self._change(live, sit)
        return live

    async def leave(self, who: Identity, key: str, wanted: int | None) -> None:
        """Get up from all one's seats, or from one, before the start. The last one out gives the
        table up; another person looks after it when its owner goes."""
        live = await self.seen(who.id, key)

        def get_up(record: TableRecord) -> list[Change]:
            mine = [record.seats[seat] for seat in record.seats_of(who.id)]
            left = [seat for seat in mine if wanted is None or seat.seat == wanted]
            if not left:
                raise Refused(CONFLICT, "no-seat-here")
            staying = [seat for seat in record.people if seat not in left]
            if not staying:
                return [writes.remove_table(record.id)]
            free = [Seat(record.id, seat.seat, "open") for seat in left]
            changes = [
                writes.touch_table(record.id, now(), "open"),
                *(writes.change_seat(b, a) for b, a in zip(left, free, strict=True)),
            ]
            heirs = [seat.identity for seat in staying if seat.identity is not None]
            if record.owner == who.id and who.id not in heirs:
                changes.append(writes.own_table(record.id, heirs[0]))
            return changes

        await self._change(live, get_up)

    async def paint(self, who: Identity, key: str, wanted: int, colour: int) -> LiveTable:
        """Another colour for a seat of one's own, before the start. Those of other people are
        theirs; a bot or an empty seat gives way and takes the one that is given up."""
        live = await self.seen(who.id, key)

        def repaint(record: TableRecord) -> list[Change]:
            if wanted not in record.seats_of(who.id):
                raise Refused(CONFLICT, "no-seat-here")
            mine = record.seats[wanted]
            other = next((seat for seat in record.seats if seat.painted == colour), mine)
            if other.kind == "person" and other.identity != who.id:
                raise Refused(CONFLICT, "colour-taken", name=other.name)
            changes = [writes.hold_table(record, now()), writes.paint_seat(mine, colour)]
            if other is not mine:
                changes.append(writes.paint_seat(other, mine.painted))
            return changes

        await self._change(live, repaint)
        return live

    async def start(self, who: Identity, key: str) -> LiveTable:
        """Begin the game; anybody who sits there can, once no seat is free."""
        live = await self.seen(who.id, key)

        def begin(record: TableRecord) -> list[Change]:
            if not record.seats_of(who.id) and record.owner != who.id:
                raise Refused(FORBIDDEN, "not-seated")
            if record.free:
                raise Refused(CONFLICT, "seats-free", seats=len(record.free))
            return writes.start_table(begun(record))

        await self._change(live, begin)
        self.on_start(live)
        return live

    async def delete(self, who: Identity, key: str) -> None:
        """Give up a table that has not started."""
        live = await self.seen(who.id, key)

        def remove(record: TableRecord) -> list[Change]:
            if record.owner != who.id:
                raise Refused(FORBIDDEN, "not-owner")
            return [writes.remove_table(record.id)]

        await self._change(live, remove)

    async def rematch(self, who: Identity, key: str) -> LiveTable:
        """The same people and bots once more, at a new table; there is one for all who ask."""
        live = await self.seen(who.id, key)
        record = live.record
        if not record.seats_of(who.id):
            raise Refused(FORBIDDEN, "not-seated")
        if record.status != "finished" or record.source != "played":
            raise Refused(CONFLICT, "not-finished")
        async with live.lock:
            if live.record.rematch is None:
                again = new_table(
                    record.title,
                    record.options,
                    who.id,
                    record.seats,
                    hints=record.hints,
                    adviser=record.adviser,
                    substitute=record.substitute,
                    rematch_of=record.id,
                )
                if record.series is not None:
                    again = msgspec.structs.replace(again, series=again.id)
                await self._tables.write(live, writes.add_table(again))
                await self._tables.refresh(live)
        assert live.record.rematch is not None
        return await self._tables.get(live.record.rematch)

    async def seen(self, who: str, key: str) -> LiveTable:
        """A table that somebody sits at or looks after; others learn nothing of it.

        :raises Refused: as if there were none.
        """
        live = await self._tables.get(key)
        if not live.record.seats_of(who) and live.record.owner != who:
            raise Refused(UNKNOWN, "no-table")
        return live

    async def visible(self, who: str | None, key: str, watch: str | None) -> LiveTable:
        """A table of one's own, or by its spectators' link."""
        live = await self._tables.get(key)
        viewers_of(live.record, who, watch)
        return live

    async def _change(
        self, live: LiveTable, change: Callable[[TableRecord], Sequence[Change]]
    ) -> None:
        """Change an open table; look again if somebody else was quicker."""
        async with live.lock:
            for _ in range(3):
                if live.record.status != "open":
                    raise Refused(CONFLICT, "started")
                if await self._tables.write(live, change(live.record)):
                    break
            else:
                raise Refused(CONFLICT, "busy")
            await self._tables.refresh(live)


def _seat(who: Identity, wish: SeatWish) -> Seat:
    match wish.kind:
        case "me":
            return Seat("", 0, "person", who.id, None, who.name)
        case "open":
            return Seat("", 0, "open")
        case "bot":
            return Seat("", 0, "bot", None, known(wish.level or "", SITTING))


def _painted(seats: Sequence[Seat], wishes: Sequence[SeatWish]) -> list[Seat]:
    """The seats with the colours that were wished for; who wished for none keeps the one of the
    seat's number, unless another has taken it."""
    wished = [wish.colour for wish in wishes if wish.colour is not None]
    if len(set(wished)) < len(wished):
        raise Refused(BAD, "colours-alike")
    kept = {n for n, wish in enumerate(wishes) if wish.colour is None and n not in wished}
    free = [colour for colour in range(COLOURS) if colour not in wished and colour not in kept]
    colours = [
        free.pop(0) if wish.colour is None and number not in kept and free else wish.colour
        for number, wish in enumerate(wishes)
    ]
    return [
        msgspec.structs.replace(seat, colour=colour)
        for seat, colour in zip(seats, colours, strict=True)
    ]


def _checked(title: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options as the game takes them, defaults included."""
    try:
        game = game_of(title)
        game.new(seats, None, **options)
        checked: dict[str, Any] = msgspec.to_builtins(game.check(seats, options))
    except UnknownGame:
        raise Refused(BAD, "no-game", title=title) from None
    except BadOptions as error:
        raise Refused(BAD, "options", about=error.message, texts=error.title) from None
    return checked
