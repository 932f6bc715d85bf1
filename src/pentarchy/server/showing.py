"""Tables as their readers may see them."""

from __future__ import annotations

from hashlib import sha256

from pentarchy.kernel.series import leaders, totals
from pentarchy.server.chronicle import Chronicle
from pentarchy.server.making import now
from pentarchy.server.messages import (
    RawSection,
    RawUpdate,
    Result,
    SeatInfo,
    TableInfo,
    UndoWish,
)
from pentarchy.server.standings import Standing
from pentarchy.server.store.records import TableRecord
from pentarchy.server.tables import LiveTable
from pentarchy.server.undo import free_moves

MARK = 16
"""So many letters have the marks that people are known again by."""


def table_info(
    record: TableRecord, who: str | None, live: LiveTable | Standing | None = None
) -> TableInfo:
    """The table without its game; `live` tells how that stands."""
    mine = record.seats_of(who)
    inside = bool(mine) or (who is not None and record.owner == who)
    joinable = record.listed and record.status == "open"
    return TableInfo(
        id=record.id,
        title=record.title,
        options=record.options,
        status=record.status,
        source=record.source,
        seats=tuple(
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=seat.seat in mine,
                colour=seat.painted,
                stand_in=seat.stand_in,
                forfeit=seat.forfeit,
                awaited=seat.awaited,
                person=_mark(who, seat.identity),
            )
            for seat in record.seats
        ),
        owner=who is not None and record.owner == who,
        hints=record.hints and len(record.people) < 2,
        adviser=record.adviser,
        substitute=record.substitute,
        listed=record.listed,
        clock=record.clock,
        patience=record.patience,
        rated=record.rated,
        created=record.created,
        changed=record.changed,
        invite=record.invite if inside or joinable else None,
        watch=record.watch if inside else None,
        commitment=record.commitment,
        scores=record.scores,
        winners=record.winners,
        game=record.game,
        series=record.games,
        totals=_totals(record),
        champions=_champions(record),
        origin=record.origin,
        rematch=_following(record) if inside else None,
        rematch_by=_asking(record) if inside else None,
        actors=() if live is None else live.actors,
        stopped=live.stopped if live is not None else None,
    )


def _mark(who: str | None, other: str | None) -> str | None:
    """What one reader knows another person by; it gives away neither of them."""
    if who is None or other is None or who == other:
        return None
    return sha256(f"{who} {other}".encode()).hexdigest()[:MARK]


def _following(record: TableRecord) -> str | None:
    """The table of the next game: of its series if that goes on, else of the rematch."""
    later = record.games[record.game + 1 :]
    return later[0].table if later else record.rematch


def _asking(record: TableRecord) -> int | None:
    """The seat of who asks for a rematch that has not begun."""
    theirs = record.seats_of(record.rematch_owner) if record.rematch_owner is not None else ()
    return theirs[0] if theirs else None


def _totals(record: TableRecord) -> tuple[int, ...]:
    return totals([game.scores for game in record.games if game.scores is not None])


def _champions(record: TableRecord) -> tuple[int, ...]:
    """Who has won the series. Its next game is set up in the same commit that ends one: so when
    no game is left to play, the last one has been played."""
    if any(game.scores is None for game in record.games):
        return ()
    return leaders(_totals(record))


def update(
    live: LiveTable, viewers: tuple[int | None, ...], stage: int, seen: int, whole: Chronicle | None
) -> RawUpdate:
    """What these viewers have not seen since that stage and that event.

    `whole` tells the events that the table no longer has at hand.
    """
    match = live.match
    assert match is not None
    chronicle = match.chronicle
    sections = []
    shared: tuple[int | None, ...] = (None,) if len(viewers) > 1 else ()
    for viewer in (*viewers, *shared):
        picture = live.picture(viewer)
        known = whole.since(seen, viewer) if whole is not None else []
        sections.append(
            RawSection(
                seat=viewer,
                nth=0 if viewer is None else match.nths[viewer],
                whole=stage == 0,
                view=picture.since(stage),
                prompt=picture.prompt,
                choices=picture.choices,
                undo=0 if viewer is None or live.stopped else free_moves(match, viewer),
                events=known + chronicle.since(seen + len(known), viewer),
                repeats=picture.repeats,
                secret=picture.secret,
                lines=picture.lines_since(stage),
            )
        )
    request = match.request
    return RawUpdate(
        table=live.record.id,
        seen=chronicle.count,
        sections=sections,
        request=None if request is None else UndoWish(request.seat, request.back, request.waiting),
        result=_result(live),
        clock=None if live.timing is None or not live.actors else live.timing.told(now()),
    )


def _result(live: LiveTable) -> Result | None:
    """The end of the game, with what proves that its chance was fixed from the start."""
    match, record = live.match, live.record
    if match is None or record.status != "finished" or record.scores is None:
        return None
    state = match.state
    return Result(
        scores=record.scores,
        winners=record.winners or (),
        rank=state.rank() if state.over else None,
        lines=tuple(state.score_lines(seat) for seat in range(match.seats)),
        seed=str(record.seed),
        salt=record.salt or "",
        forfeits=tuple(seat.seat for seat in record.seats if seat.forfeit),
    )
