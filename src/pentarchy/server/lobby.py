"""Tables before and after their game: who sits where, starting, leaving, playing again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pentarchy.kernel.errors import BadOptions, UnknownGame
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.series import is_series
from pentarchy.server import rated
from pentarchy.server.identity import NAME_LENGTH, shown_name
from pentarchy.server.levels import ADVISER, OFFERED, SITTING, SUBSTITUTE, known
from pentarchy.server.making import begun, new_table, now, token
from pentarchy.server.messages import Level
from pentarchy.server.quotas import Holder, Quotas
from pentarchy.server.refusals import BAD, CONFLICT, FORBIDDEN, UNKNOWN, Refused
from pentarchy.server.store import reads, writes
from pentarchy.server.store.records import (
    COLOURS,
    LONGEST,
    MISSED,
    ClockRule,
    Identity,
    Seat,
    TableRecord,
    pace_of,
)
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
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] | None = None
    """Who plays on a seat of mine, where several people share a screen; None: I do."""


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
    rated: bool = False
    """Whether the game counts for the ratings of those who sit there: at least two people, each
    on one seat; then there are no hints, and nothing is taken back by consent."""
    series: bool = False
    """Whether the games of a series follow one another, where the title leaves that open."""
    clock: ClockRule | None = None
    """How much time people have; None: as much as they like."""
    patience: Annotated[float, Meta(ge=MISSED, le=LONGEST)] | None = None
    """Seconds after which a bot may play for somebody who is away; None: only if all others
    agree."""


class Begins(msgspec.Struct, frozen=True):
    """What a new table goes on from."""

    text: str
    """The record up to a move."""
    origin: str
    """Where that comes from: a word without blanks."""


class Lobby:
    """Everything that changes who sits at which table."""

    def __init__(self, tables: Tables, quotas: Quotas) -> None:
        self._tables = tables
        self._quotas = quotas
        self.on_start: Callable[[LiveTable], None] = lambda _: None

    async def create(
        self, who: Identity, wish: TableWish, begins: Begins | None = None, address: str = ""
    ) -> LiveTable:
        """Set up a table, perhaps one that goes on from another game."""
        seats = _painted([_seat(who, seat) for seat in wish.seats], wish.seats)
        options = checked(wish.title, len(seats), wish.options)
        size = 0 if begins is None else len(begins.text)
        holder = self._quotas.holder(who.id, address)
        game = game_of(wish.title)
        if wish.rated:
            if begins is not None:
                raise Refused(BAD, "rated-beginning")
            rated.check_options(game, game.check(len(seats), options))
            rated.check_seats(wish.title, seats)
        clock = _clock(wish.clock)
        table = new_table(
            wish.title,
            options,
            who.id,
            seats,
            hints=wish.hints and not wish.rated,
            adviser=known(wish.adviser, OFFERED),
            substitute=known(wish.substitute, OFFERED),
            listed=wish.listed,
            rated=wish.rated,
            clock=clock,
            pace=pace_of(clock),
            patience=wish.patience,
            origin=None if begins is None else begins.origin,
            address=holder.mark,
            size=size,
        )
        changes = writes.add_table(table)
        if begins is not None:
            changes.append(writes.add_beginning(table.id, begins.text))
        elif is_series(game, game.check(len(seats), options), wish.series):
            changes = writes.add_table(msgspec.structs.replace(table, series=table.id))
        async with self._quotas.taking(holder):
            await self._quotas.table(holder, size)
            await self._tables.store.writer.write(changes)
        return await self._tables.get(table.id)

    async def invited(self, invite: str) -> LiveTable:
        """The table that an invitation opens."""
        record = await self._tables.store.read(reads.table_of_invite, invite)
        if record is None:
            raise Refused(UNKNOWN, "no-invite")
        return await self._tables.fresh(record.id)

    async def join(
        self, who: Identity, invite: str, wanted: int | None, *, agreed: bool = False
    ) -> LiveTable:
        """Take a free seat: the wanted one, or else the first. At a rated table one must have
        agreed to be rated."""
        live = await self.invited(invite)

        def sit(record: TableRecord) -> list[Change]:
            rated.may_sit(record, who.id, agreed)
            free = [seat for seat in record.free if wanted is None or seat.seat == wanted]
            if not free:
                raise Refused(CONFLICT, "no-free-seat")
            taken = Seat(record.id, free[0].seat, "person", who.id, None, who.name)
            return [
                writes.touch_table(record.id, now(), "open"),
                writes.change_seat(free[0], taken),
            ]

        await self.change(live, sit)
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
            staying = [seat for seat in record.people if seat not in left and not seat.awaited]
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

        await self.change(live, get_up)

    async def dismiss(self, who: Identity, key: str, wanted: int) -> LiveTable:
        """Who looks after a table asks a guest to get up before the start. The invitation is
        another one from then on: who was sent away cannot come back by the old one."""
        live = await self.seen(who.id, key)

        def clear(record: TableRecord) -> list[Change]:
            if record.owner != who.id:
                raise Refused(FORBIDDEN, "not-owner")
            guests = [seat for seat in record.people if seat.identity != who.id]
            named = [seat.identity for seat in guests if seat.seat == wanted]
            if not named:
                raise Refused(CONFLICT, "no-guest")
            gone = [seat for seat in guests if seat.identity == named[0]]
            free = [Seat(record.id, seat.seat, "open", colour=seat.colour) for seat in gone]
            return [
                writes.touch_table(record.id, now(), "open"),
                *(writes.change_seat(b, a) for b, a in zip(gone, free, strict=True)),
                writes.renew_invite(record.id, token()),
            ]

        await self.change(live, clear)
        return live

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

        await self.change(live, repaint)
        return live

    async def start(self, who: Identity, key: str) -> LiveTable:
        """Begin the game; anybody who sits there can, once no seat is free. It counts for who set
        the table up, and for the address it was set up from."""
        live = await self.seen(who.id, key)
        holder = Holder(live.record.owner, live.record.address)

        def begin(record: TableRecord) -> list[Change]:
            if not record.seats_of(who.id) and record.owner != who.id:
                raise Refused(FORBIDDEN, "not-seated")
            return starting(record)

        async with self._quotas.taking(holder):
            await self._quotas.running(holder)
            await self.change(live, begin)
        self.on_start(live)
        return live

    async def delete(self, who: Identity, key: str) -> None:
        """Give up a table that has not started, or a game that one has uploaded."""
        live = await self.seen(who.id, key)
        if live.record.owner != who.id:
            raise Refused(FORBIDDEN, "not-owner")
        if live.record.source == "uploaded":
            async with live.lock:
                await self._tables.write(live, [writes.remove_upload(key)])
                await self._tables.refresh(live)
            return

        def remove(record: TableRecord) -> list[Change]:
            if record.owner != who.id:  # given to another meanwhile
                raise Refused(FORBIDDEN, "not-owner")
            return [writes.remove_table(record.id)]

        await self.change(live, remove)

    async def open_to_all(self, who: Identity, key: str, listed: bool) -> LiveTable:
        """Who looks after a table shows it to everybody before the start, or only to who has its
        link."""
        live = await self.seen(who.id, key)

        def show(record: TableRecord) -> list[Change]:
            if record.owner != who.id:
                raise Refused(FORBIDDEN, "not-owner")
            return [
                writes.touch_table(record.id, now(), "open"),
                writes.list_table(record.id, listed),
            ]

        await self.change(live, show)
        return live

    async def seen(self, who: str, key: str) -> LiveTable:
        """A table that somebody sits at or looks after; others learn nothing of it.

        :raises Refused: as if there were none.
        """
        live = await self._tables.fresh(key)
        if not live.record.seats_of(who) and live.record.owner != who:
            raise Refused(UNKNOWN, "no-table")
        return live

    async def visible(self, who: str | None, key: str, watch: str | None) -> LiveTable:
        """A table of one's own, or by its spectators' link."""
        live = await self._tables.fresh(key)
        viewers_of(live.record, who, watch)
        return live

    async def change(
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


def starting(record: TableRecord) -> list[Change]:
    """What is written when an open table begins.

    :raises Refused: as long as somebody is missing.
    """
    if record.free:
        raise Refused(CONFLICT, "seats-free", seats=len(record.free))
    if record.awaited:
        raise Refused(CONFLICT, "awaited", name=record.awaited[0].name)
    if record.rated:
        rated.check_seats(record.title, record.seats)
    return [*writes.start_table(begun(record)), *rated.sitting_down(record)]


def _clock(rule: ClockRule | None) -> ClockRule | None:
    if rule is not None and not rule.playable:
        raise Refused(BAD, "clock")
    return rule


def _seat(who: Identity, wish: SeatWish) -> Seat:
    if wish.name is not None and wish.kind != "me":
        raise Refused(BAD, "seat-name")
    match wish.kind:
        case "me":
            name = who.name if wish.name is None else shown_name(wish.name)
            return Seat("", 0, "person", who.id, None, name)
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


def checked(title: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
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
