"""What is still to be decided, as small immutable steps.

A step that is taken is replaced by the steps it returns, first one on top: a game reads as the
list of its steps. There are four kinds:

- `Decision`: a seat picks one of the actions on offer;
- `Chance`: CHANCE picks;
- `Act`: nobody picks, something simply happens when its time comes;
- `Together`: several seats decide at once, each through a stack of steps of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

import msgspec

from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import CHANCE, Dealer, Odds
from pentarchy.kernel.messages import Arg, Event, Message, Repeats

Log: TypeAlias = list[Event] | None
"""Where events go; None in play-outs, which want none."""


class Step(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something still to come. Steps hold plain values only, so they can form no cycles."""

    waits: ClassVar[bool] = False
    """Whether it always waits for a seat: then `proceed` need not be tried."""

    def seen_by(self, seat: int | None) -> Step:
        """The step as that seat may know it."""
        return self

    def deciders(self) -> tuple[int, ...]:
        """Who may decide while this step is on top."""
        return ()

    def decision_of(self, seat: int) -> Decision | None:
        """What is open to that seat while this step is on top."""
        return None

    def lane_length(self, seat: int) -> int:
        """How many steps of its own that seat has here, where several decide at once."""
        return 0

    def hides(self, seat: int) -> bool:
        """Whether that seat picks in secret here, or has done so."""
        return False

    def chance(self) -> Chance | None:
        """The draw that is to be settled while this step is on top."""
        return None

    def proceed(self, state: Any, log: Log) -> Steps | None:
        """Do what needs no seat and return the steps that take this one's place; None to wait."""
        return None

    def advance(self, state: Any, seat: int, action: Action, log: Log) -> Steps:
        """Take a legal action for that seat; return the steps that take this one's place."""
        raise NotImplementedError


Steps: TypeAlias = tuple[Step, ...]


def nothing(state: Any, step: Any, mask: int) -> int:
    """The rule that leaves every target out."""
    return 0


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule of the rules page that leaves targets out.

    `narrow(state, step, mask)` returns those of the targets in `mask` that the rule allows;
    `mask` is what the rules before it left. `why` is the id of the refusal's text.
    """

    number: str
    why: str
    narrow: Callable[[Any, Any, int], int] = nothing
    implied: bool = False
    """Whether a later rule of the same offer leaves out all that this one does: then it only
    explains, and legality need not ask it."""

    def explaining(self) -> Rule:
        """The same rule where a later one implies it."""
        return msgspec.structs.replace(self, implied=True)


class Offer:
    """A verb that a decision offers, with the ordered rules that decide its targets."""

    __slots__ = ("narrows", "rules", "verb")

    def __init__(self, verb: str, *rules: Rule) -> None:
        self.verb = verb
        self.rules = rules
        self.narrows = tuple(rule.narrow for rule in rules if not rule.implied)

    def allowed(self, state: Any, step: Any, mask: int) -> int:
        """The targets that every rule allows."""
        for narrow in self.narrows:
            mask = narrow(state, step, mask)
            if not mask:
                return 0
        return mask

    def excluding(self, state: Any, step: Decision, mask: int, target: int) -> Rule | None:
        """The first rule that leaves the target out, or None if it is allowed."""
        for rule in self.rules:
            mask = rule.narrow(state, step, mask)
            if not mask >> target & 1:
                return rule
        return None


class Decision(Step, frozen=True):
    """A seat picks one of the actions on offer."""

    seat: int

    waits = True
    asks: ClassVar[str]
    """The message id of the prompt."""
    sealed: ClassVar[bool] = False
    """Whether the pick stays hidden, inside a `Together`, until all picks are in."""

    def offers(self, state: Any) -> tuple[Offer, ...]:
        """The verbs open to the seat, each with the rules that decide its targets."""
        raise NotImplementedError

    def closed(self, state: Any) -> tuple[tuple[str, Rule], ...]:
        """Verbs that are shut at this step as a whole, each with the rule that says so."""
        return ()

    def about(self, state: Any) -> dict[str, Arg]:
        """The arguments that prompt, labels and refusals of this step may mention."""
        return {}

    def about_target(self, state: Any, target: str) -> dict[str, Arg]:
        """Further arguments that a label or refusal may mention, for one target alone."""
        return {}

    def binding(self, state: Any, action: Action) -> bool | None:
        """Whether an open action asks CHANCE or ends this seat's deciding, where that can be said
        without trying it; None: it must be tried."""
        return True if self.sealed else None

    def prompt(self, state: Any) -> Message:
        """What is being asked."""
        return Message(self.asks, self.about(state))

    def repeats(self, state: Any) -> Repeats | None:
        """How far the seat has come with something it does several times; None if it does not."""
        return None

    def deciders(self) -> tuple[int, ...]:
        return (self.seat,)

    def decision_of(self, seat: int) -> Decision | None:
        return self if seat == self.seat else None

    def hides(self, seat: int) -> bool:
        return self.sealed and seat == self.seat

    def advance(self, state: Any, seat: int, action: Action, log: Log) -> Steps:
        return self.take(state, action, log)

    def take(self, state: Any, action: Action, log: Log) -> Steps:
        """Do what the picked action does; return the steps that take this one's place."""
        raise NotImplementedError


class Chance(Step, frozen=True):
    """CHANCE picks a target of one verb."""

    verb: ClassVar[str]

    def name(self, state: Any) -> str:
        """The name of the draw: purpose, pile or seat, round and ordinal; never reused."""
        raise NotImplementedError

    def odds(self, state: Any) -> Odds:
        """The targets that can come out, with their weights."""
        raise NotImplementedError

    def take(self, state: Any, action: Action, log: Log) -> Steps:
        """Do what the outcome does; return the steps that take this one's place."""
        raise NotImplementedError

    def deciders(self) -> tuple[int, ...]:
        return (CHANCE,)

    def chance(self) -> Chance | None:
        return self

    def proceed(self, state: Any, log: Log) -> Steps | None:
        dealer: Dealer | None = state.dealer
        return None if dealer is None else self.take(state, self.dealt(state, dealer), log)

    def dealt(self, state: Any, dealer: Dealer) -> Action:
        """What this dealer picks."""
        target = dealer.pick(self.name(state), self.odds(state))
        picked: Action = state.game.actions.of(self.verb, target)
        return picked

    def advance(self, state: Any, seat: int, action: Action, log: Log) -> Steps:
        return self.take(state, action, log)


class Act(Step, frozen=True):
    """Something that happens by itself."""

    def run(self, state: Any, log: Log) -> Steps:
        """Do it; return the steps that take this one's place."""
        raise NotImplementedError

    def proceed(self, state: Any, log: Log) -> Steps | None:
        return self.run(state, log)


class Sealed(Step, frozen=True):
    """A pick that has been made and is opened when everybody's is: others see it unmade."""

    seat: int
    step: Decision
    action: int

    def seen_by(self, seat: int | None) -> Step:
        return self if seat == self.seat else self.step.seen_by(seat)

    def hides(self, seat: int) -> bool:
        return seat == self.seat


class Together(Step, frozen=True):
    """Seats decide at once, each along its own lane (a stack, top first).

    It ends when all lanes are empty. When all that remains are sealed picks, they are opened
    in seat order. Moves of different seats commute, so a lane's steps touch only what is
    that seat's own.
    """

    lanes: tuple[Steps, ...]

    def seen_by(self, seat: int | None) -> Together:
        return Together(tuple(tuple(s.seen_by(seat) for s in lane) for lane in self.lanes))

    def deciders(self) -> tuple[int, ...]:
        found = []
        for seat, lane in enumerate(self.lanes):
            if lane:
                top = lane[0]
                if top.waits:
                    found.append(seat)
                elif isinstance(top, Chance):
                    return (CHANCE,)
        return tuple(found)

    def decision_of(self, seat: int) -> Decision | None:
        lanes = self.lanes
        if not 0 <= seat < len(lanes) or self.chance() is not None:
            return None
        lane = lanes[seat]
        return lane[0].decision_of(seat) if lane else None

    def lane_length(self, seat: int) -> int:
        return len(self.lanes[seat])

    def hides(self, seat: int) -> bool:
        lane = self.lanes[seat]
        return bool(lane) and lane[0].hides(seat)

    def chance(self) -> Chance | None:
        for lane in self.lanes:
            if lane and isinstance(lane[0], Chance):
                return lane[0]
        return None

    def advance(self, state: Any, seat: int, action: Action, log: Log) -> Steps:
        lane = self._drawing() if seat == CHANCE else seat
        step = self.lanes[lane][0]
        if isinstance(step, Decision) and step.sealed:
            if log is not None:
                log.append(Event("event-sealed", seat))
            return (self._replaced(lane, (Sealed(seat, step, action.id),)),)
        return (self._replaced(lane, step.advance(state, seat, action, log)),)

    def proceed(self, state: Any, log: Log) -> Steps | None:
        draw = None
        waiting = False
        for seat, lane in enumerate(self.lanes):
            if lane:
                top = lane[0]
                if top.waits:
                    waiting = True
                elif isinstance(top, Act):
                    return (self._replaced(seat, top.run(state, log)),)
                elif draw is None and isinstance(top, Chance):
                    draw = seat
        if draw is not None:
            follow = self.lanes[draw][0].proceed(state, log)
            return None if follow is None else (self._replaced(draw, follow),)
        if waiting:
            return None
        return (self._opened(state, log),) if any(self.lanes) else ()

    def _opened(self, state: Any, log: Log) -> Together:
        """All picks are in: take them, in seat order."""
        lanes = self
        for seat, lane in enumerate(self.lanes):
            if lane and isinstance(lane[0], Sealed):
                sealed = lane[0]
                action = state.game.actions[sealed.action]
                lanes = lanes._replaced(seat, sealed.step.take(state, action, log))
        return lanes

    def _replaced(self, seat: int, follow: Steps) -> Together:
        """The same with the top of that seat's lane replaced by these steps."""
        lanes = list(self.lanes)
        lanes[seat] = follow + lanes[seat][1:]
        return Together(tuple(lanes))

    def _drawing(self) -> int:
        """The first seat for which CHANCE has to pick."""
        return next(n for n, lane in enumerate(self.lanes) if lane and isinstance(lane[0], Chance))
