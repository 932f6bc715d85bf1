"""Hidden means hidden: what a seat cannot know makes no difference to anything it is told."""

from __future__ import annotations

from random import Random

import msgspec

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Event
from pentarchy.kernel.specimen import Specimen
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Sealed, Together
from pentarchy.kernel.view import View

TARGETS_ASKED = 40
"""How many targets `why_not` is asked about at a time."""


def apart_from_actors(view: View) -> View:
    """The view without who is still to decide: that alone tells who has sealed a choice."""
    return msgspec.structs.replace(view, actors=())


def redealt(state: State, specimen: Specimen, viewer: int | None, rng: Random) -> State:
    """A copy in which all that the viewer cannot know is dealt anew. What the kernel keeps of an
    earlier question is forgotten: it would answer from the cards that were there before."""
    disguised = state.copy()
    disguised._open = None
    specimen.redeal(disguised, viewer, rng)
    return disguised


def check_told_alike(one: State, other: State, viewer: int | None, rng: Random) -> None:
    """Two states that the viewer cannot tell apart: equal in all they are told."""
    assert apart_from_actors(one.view(viewer)) == apart_from_actors(other.view(viewer))
    for seat in range(one.seats):
        assert one.lines_seen(seat, viewer) == other.lines_seen(seat, viewer)
    if viewer is None:
        return
    assert list(one.legal(viewer)) == list(other.legal(viewer))
    assert one.prompt(viewer) == other.prompt(viewer)
    assert one.choices(viewer) == other.choices(viewer)
    table = one.game.actions
    for _ in range(TARGETS_ASKED):
        target = table[rng.randrange(len(table))].target
        assert one.why_not(viewer, target) == other.why_not(viewer, target)


def check_stays_hidden(
    real: State, disguised: State, viewer: int | None, rng: Random, plies: int
) -> int:
    """Play both states on in step, as far as the viewer cannot tell them apart.

    After the same move the viewer's log and view tell the same: if the views are still equal
    the events must have been, and if they are not, an event must have said why. Returns how
    many moves left the viewer in the dark.
    """
    one, other = real.copy(), disguised.copy()
    one.dealer = other.dealer = None
    if not _catch_up(one, other):
        return 0
    check_told_alike(one, other, viewer, rng)
    for ply in range(plies):
        moves = _moves(one, other, rng)
        if moves is None:
            return ply
        seat, action, disguise = moves
        log, other_log = _played(one, seat, action, viewer), _played(other, seat, disguise, viewer)
        alike = one.view(viewer) == other.view(viewer)
        assert alike == (log == other_log), (
            f"after {action} by {seat} viewer {viewer} was told {log} and {other_log}, "
            f"but the views are {'equal' if alike else 'different'}"
        )
        if not alike:
            return ply  # something hidden was laid open, and differed
        check_told_alike(one, other, viewer, rng)
    return plies


def _moves(one: State, other: State, rng: Random) -> tuple[int, Action, Action] | None:
    """The next move in both: the same for a seat; CHANCE may decide differently."""
    if one.over:
        assert other.over
        return None
    assert one.actors == other.actors
    seat = rng.choice(one.actors)
    both = [action for action in one.legal(seat) if action in other.legal(seat)]
    if not both:
        return None
    action = rng.choice(both)
    differs = seat == CHANCE and rng.random() < 0.5
    return seat, action, rng.choice(other.legal(seat)) if differs else action


def _played(state: State, seat: int, action: Action, viewer: int | None) -> list[Event]:
    log: list[Event] = []
    state.play(seat, action, log)
    return [event.seen_by(viewer) for event in log]


def check_draw(state: State, viewer: int | None) -> int:
    """Outcomes of CHANCE that leave the viewer's view the same are told the same.

    Returns how many outcomes the viewer could not tell from another.
    """
    told: dict[bytes, list[list[Event]]] = {}
    for action in state.legal(CHANCE):
        trial = state.copy()
        log = _played(trial, CHANCE, action, viewer)
        told.setdefault(_written(trial.view(viewer)), []).append(log)
    alike = 0
    for first, *others in told.values():
        for log in others:
            assert log == first, f"viewer {viewer} is told {first} or {log}"
            alike += 1
    return alike


def _written(view: View) -> bytes:
    """Equal for equal views, whatever order their dicts were filled in."""
    # Keys as strings: in this order msgspec writes no others.
    return msgspec.json.encode(msgspec.to_builtins(view, str_keys=True), order="deterministic")


def sealed_by(state: State) -> dict[int, Action]:
    """The picks that are made but not opened yet, by seat."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Together):
        return {}
    first = [lane[0] for lane in top.lanes if lane]
    return {
        step.seat: state.game.actions[step.action] for step in first if isinstance(step, Sealed)
    }


def _catch_up(one: State, other: State) -> bool:
    """Seal in the other state what is sealed in the first: an imagined state has it unmade."""
    done = sealed_by(other)
    for seat, action in sealed_by(one).items():
        if seat not in done:
            if action not in other.legal(seat):
                return False
            other.play(seat, action)
    return True


def check_sealed(state: State, viewer: int | None, rng: Random) -> int:
    """Whatever another seat seals, the viewer sees the same, apart from who still decides.

    Returns how many picks were tried.
    """
    tried = 0
    before = apart_from_actors(state.view(viewer))
    for seat in state.actors:
        step = state.deciding(seat)
        last = len(state.actors) == 1  # the last pick opens them all
        if step is None or not step.sealed or seat == viewer or last:
            continue
        told: list[tuple[View, list[Event]]] = []
        for action in state.legal(seat):
            trial = state.copy()
            log = _played(trial, seat, action, viewer)
            told.append((trial.view(viewer), log))
            assert apart_from_actors(trial.view(viewer)) == before
            check_told_alike(state, trial, viewer, rng)
            tried += 1
        assert all(one == told[0] for one in told)
    return tried
