"""The decisions, and what follows from each. Go on: a new one stands in STEPS too."""

from __future__ import annotations

from lanterns.state import DARK, LanternsState
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Chance, Decision, Log, Offer, Rule, Step, Steps


def held(state: LanternsState, step: Turn, mask: int) -> int:
    return mask & state.hands[step.seat]


def other_colour(state: LanternsState, step: Turn, mask: int) -> int:
    return mask if state.last == DARK else mask & ~state.game.alike[state.last]


LIGHT = Offer(
    "light",
    Rule("2.1", "why-not-held", held),
    Rule("2.2", "why-same-colour", other_colour),
)
TAKE = Offer("take", Rule("2.3", "why-pile-empty", lambda s, turn, mask: mask if s.pile else 0))
REST = Offer("rest", Rule("2.4", "why-no-rest", lambda s, turn, mask: 0 if s.pile else mask))


class Turn(Decision, frozen=True):
    """Rules 2.1 to 2.4: light a lamp, or take one; rest if there is none to take."""

    asks = "ask-turn"

    def about(self, state: LanternsState) -> dict[str, Arg]:
        return {"last": "none" if state.last == DARK else state.lamp_thing(state.last)}

    def offers(self, state: LanternsState) -> tuple[Offer, ...]:
        return (LIGHT, TAKE, REST)

    def take(self, state: LanternsState, action: Action, log: Log) -> Steps:
        state.turn += 1
        if action.verb == "take":
            return (Draw(self.seat),)
        if action.verb == "light":
            state.hands[self.seat] ^= 1 << action.index
            state.lit[self.seat] |= 1 << action.index
            state.last = action.index
        if log is not None:
            args: dict[str, Arg] = {"lamp": action.target} if action.target else {}
            places = (action.target,) if action.target else ()
            log.append(Event(f"event-{action.verb}", self.seat, args, places))
        return ()


class Draw(Chance, frozen=True):
    """Rules 1.2 and 2.3: a lamp from the pile, seen by who draws it."""

    seat: int

    verb = "draw"

    def name(self, state: LanternsState) -> str:
        return f"pile/{len(state.game.components.lamp) - state.pile.bit_count()}"

    def odds(self, state: LanternsState) -> Odds:
        return [(lamp, 1) for lamp in bits(state.pile)]

    def take(self, state: LanternsState, action: Action, log: Log) -> Steps:
        state.pile ^= 1 << action.index
        state.hands[self.seat] |= 1 << action.index
        if log is not None:
            told: dict[str, Arg] = {"lamp": action.target}
            log.append(Event("event-draw", self.seat, told, (), {"lamp": (self.seat,)}))
        return ()


STEPS: tuple[type[Step], ...] = (Turn, Draw)
