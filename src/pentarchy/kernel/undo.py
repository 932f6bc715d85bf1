"""What may be taken back without asking: the one policy, for terminal and server alike.

Free is what nobody learnt anything from: no pick that is taken back asked CHANCE or opened what
others had sealed, and nobody else has picked since, unless all of it lies within one simultaneous
part that is still going on. What the others may consent to beyond that is the server's matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Sealed, Together


class Taken(Protocol):
    """A pick that counts, as far as taking it back is concerned."""

    @property
    def seat(self) -> int: ...
    @property
    def reveals(self) -> bool:
        """Whether it asked CHANCE or opened what others had sealed."""
        ...

    @property
    def part(self) -> int:
        """The simultaneous part it was made in; 0: none."""
        ...


class Pick(msgspec.Struct, frozen=True):
    """The plainest `Taken`."""

    seat: int
    reveals: bool
    part: int


def first_part(state: State) -> int:
    """The simultaneous part that a game begins with; 0: none."""
    return 1 if _together(state) is not None else 0


def next_part(part: int, before: State, after: State, seat: int, count: int) -> int:
    """The part that is open after a pick; `count` picks count by then.

    Parts are called by the number of picks before them, plus one: never reused.
    """
    if _same_part(before, after, seat):
        return part
    return count + 1 if _together(after) is not None else 0


def reveals(before: State, after: State, seat: int, asked: bool) -> bool:
    """Whether a pick let somebody learn something; `asked` says that it asked CHANCE."""
    return asked or (not _same_part(before, after, seat) and _sealed_by_others(before, seat))


def free_picks(picks: Sequence[Taken], part: int, seat: int) -> int:
    """How many of its own last picks that seat may take back without asking anybody, where `part`
    is the simultaneous part that is open now."""
    count = 0
    alone = True
    together = part != 0
    for pick in reversed(picks):
        together = together and pick.part == part
        if pick.seat != seat:
            alone = False
        elif pick.reveals:
            break
        elif alone or together:
            count += 1
        if not alone and not together:
            break
    return count


def _together(state: State) -> Together | None:
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Together) else None


def _same_part(before: State, after: State, seat: int) -> bool:
    """Whether the simultaneous part that a seat picked in is still going on.

    Then nothing below it on the agenda and nobody else's lane has been touched.
    """
    one, other = _together(before), _together(after)
    if one is None or other is None or len(one.lanes) != len(other.lanes):
        return False
    below = zip(before.agenda[:-1], after.agenda[:-1], strict=False)
    lanes = zip(one.lanes, other.lanes, strict=True)
    return (
        len(before.agenda) == len(after.agenda)
        and all(a is b for a, b in below)
        and all(a is b for n, (a, b) in enumerate(lanes) if n != seat)
    )


def _sealed_by_others(state: State, seat: int) -> bool:
    """Whether another seat's pick lies sealed."""
    together = _together(state)
    return together is not None and any(
        isinstance(step, Sealed) and step.seat != seat for lane in together.lanes for step in lane
    )
