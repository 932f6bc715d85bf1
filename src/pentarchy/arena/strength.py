"""Measuring strength: processor time goes where least is known, and every finished deal is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from pathlib import Path

from pentarchy.arena.measured import Measured
from pentarchy.arena.pairings import pairings
from pentarchy.arena.playing import play_game
from pentarchy.arena.pool import Crew, working
from pentarchy.arena.task import Played, Task, round_of
from pentarchy.kernel.errors import BadOptions


def opened(folder: Path, only: str | None = None) -> list[Measured]:
    """All pairings, or those with that in their name, with what is known about them.

    :raises BadOptions: if no pairing has it in its name.
    """
    found = [Measured(p, folder) for p in pairings() if only is None or only in p.key]
    if not found:
        sentence = f"only: no pairing has {only!r} in its name"
        raise BadOptions(sentence, "arena-only", pattern=only or "")
    return found


def check_hours(hours: float) -> None:
    """:raises BadOptions: if that is no amount of time."""
    if not 0 <= hours <= 24 * 365:
        raise BadOptions(f"hours: {hours:g} is no amount", "arena-hours", hours=f"{hours:g}")


def play_deal(task: Task, deal: int) -> list[Played]:
    """A deal in every seating."""
    size = round_of(task)
    return [play_game(task, number) for number in range(deal * size, (deal + 1) * size)]


def next_up(known: Sequence[Measured]) -> Measured:
    """Where to play: bars that are not decided come first, of those the widest interval."""
    return min(known, key=lambda one: (not one.pairing.bars or one.decided, -one.width))


def measure(
    known: Sequence[Measured],
    hours: float,
    crew: Callable[[], Crew],
    watch: Callable[[Measured, float], None],
) -> bool:
    """Spend that many core-hours; `watch` is told after each deal what has been spent so far.

    Deals that were begun are finished. False if it was interrupted: what was being played then
    is lost, all else is kept.

    :raises BadOptions: if that is no amount of time.
    """
    check_hours(hours)
    if not hours:
        return True
    spent = 0.0
    playing: dict[Future[list[Played]], tuple[Measured, int]] = {}
    try:
        with working(crew) as workers:
            while True:
                ahead = sum(one.cost for one, _ in playing.values())
                while len(playing) < workers.size and spent + ahead < hours * 3600:
                    one = next_up(known)
                    deal = one.next_deal()
                    one.away.add(deal)
                    playing[workers.submit(play_deal, one.task, deal)] = (one, deal)
                    ahead += one.cost
                if not playing:
                    return True
                for done in wait(playing, return_when=FIRST_COMPLETED).done:
                    one, deal = playing.pop(done)
                    games = done.result()
                    one.add(deal, games)
                    spent += sum(played.seconds for played in games)
                    watch(one, spent)
    except KeyboardInterrupt:
        return False
