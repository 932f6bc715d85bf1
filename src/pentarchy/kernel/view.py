"""What leaves a state: the view of one seat, and what can be imagined from it alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar, Protocol

import msgspec

from pentarchy.kernel.fields import recall
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Sealed, Step, Together


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every view says. A game declares its own view with what is on the table."""

    helps: ClassVar[tuple[str, ...]] = ()
    """The fields that only spare a client some reckoning: all that they tell follows from the
    rest. A `glance` leaves them empty."""

    seat: int | None
    """Whose view this is; None: a spectator's."""
    seats: int
    turn: int
    over: bool
    actors: tuple[int, ...]
    agenda: tuple[dict[str, Any], ...]
    """What is still to be decided, top last, as far as this seat may know."""


class Knowledge(Protocol):
    """All that follows from a view."""

    def imagine(self, rng: Random) -> State:
        """A full state that the view allows, hidden things drawn at random, a fresh dealer."""
        ...


def shared(state: State, seat: int | None) -> dict[str, Any]:
    """The fields of `View`, and those of the state that are `Seen`, for a game's own view."""
    found = state.in_view()
    found["seat"] = seat
    found["seats"] = state.seats
    found["turn"] = state.turn
    found["over"] = state.over
    found["actors"] = state.actors
    found["agenda"] = _agenda(state, seat)
    return found


def own_part(state: State, seat: int | None) -> dict[str, Any] | None:
    """All of that seat's view that is not as in a spectator's; None: any of it may be so."""
    own = state.own_view(seat)
    return None if own is None else {"seat": seat, "agenda": _agenda(state, seat), **own}


def _agenda(state: State, seat: int | None) -> tuple[dict[str, Any], ...]:
    try:
        return tuple([_known(step.seen_by(seat)) for step in state.agenda])
    except TypeError:  # something in one of them changes
        return tuple([_plain(step.seen_by(seat)) for step in state.agenda])


def _plain(step: Step) -> dict[str, Any]:
    """The step as it comes back from the wire, so that a view read from JSON is equal."""
    try:
        return _known(step)
    except TypeError:
        return _known.__wrapped__(step)


@lru_cache(maxsize=1 << 12)
def _known(step: Step) -> dict[str, Any]:
    """Most steps of an agenda stay from view to view; nobody changes what a view holds."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(step))
    return plain


def recalled(state: State, kinds: Iterable[type[Step]], view: View) -> None:
    """Set what every view tells of a state: agenda, turn and the fields that are `Seen`."""
    state.agenda = revive(kinds, view.agenda)
    state.turn = view.turn
    recall(state, view)


def revive(kinds: Iterable[type[Step]], agenda: Iterable[Mapping[str, Any]]) -> list[Step]:
    """The agenda of a view as steps again."""
    known = {kind.__name__: kind for kind in kinds}

    def step(data: Mapping[str, Any]) -> Step:
        if data["type"] == Together.__name__:
            return Together(tuple(tuple(step(d) for d in lane) for lane in data["lanes"]))
        if data["type"] == Sealed.__name__:
            decision: Any = step(data["step"])
            return Sealed(data["seat"], decision, data["action"])
        return msgspec.convert(data, known[data["type"]])

    return [step(data) for data in agenda]
