"""What a game says while it is played: every rule it can cite, every message it can send."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from pentarchy.kernel.actions import Action
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Arg, Event, Message, Reason
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import Rule
from pentarchy.proof.walks import random_moves


@dataclass
class Citations:
    """Restricting rules as (number, refusal's message id)."""

    met: set[tuple[str, str]] = field(default_factory=set)
    """Those that stood at some step that was reached."""
    refused: set[tuple[str, str]] = field(default_factory=set)
    """Those that some refusal gave as its reason."""

    @property
    def missing(self) -> set[tuple[str, str]]:
        """Rules that restrict, yet never refused anything."""
        return self.met - self.refused


def cited_rules(state: State, found: Citations) -> None:
    """Add the rules of a position: those at its steps, and those that refuse some target."""
    for seat in state.actors:
        step = state.deciding(seat)
        if step is None:
            continue
        rules: list[Rule] = [rule for offer in step.offers(state) for rule in offer.rules]
        rules += [rule for _, rule in step.closed(state)]
        found.met |= {(rule.number, rule.why) for rule in rules}
        verbs = [offer.verb for offer in step.offers(state)]
        verbs += [verb for verb, _ in step.closed(state)]
        legal = state.legal(seat)
        table = state.game.actions
        for verb in verbs:
            for action in (table.of(verb, n) for n in range(len(table.targets[verb]))):
                if action not in legal:
                    found.refused |= {(r.rule, r.message.id) for r in refusals(state, seat, action)}


def refusals(state: State, seat: int, action: Action) -> tuple[Reason, ...]:
    """Why the action is not open. A target that another verb may take has no `why_not`: then
    only trying to play it tells."""
    reasons = state.why_not(seat, action.target)
    if reasons:
        return reasons
    try:
        state.copy().play(seat, action)
    except IllegalAction as error:
        return error.reasons
    raise AssertionError(f"{action} is not legal, but can be played")


def survey_rules(game: Game, sample: Sample, games: int) -> Citations:
    """The rules met and the rules that refused, over some random games."""
    found = Citations()
    for number in range(games):
        state = game.new(sample.seats, number, **sample.options)
        for seat, action in random_moves(state, Random(number)):
            cited_rules(state, found)
            state.play(seat, action)
    return found


@dataclass
class Sayings:
    """Message ids with the arguments they came with, and the things that were mentioned."""

    messages: dict[str, dict[str, set[Arg]]] = field(default_factory=dict)
    things: set[str] = field(default_factory=set)

    def message(self, message: Message) -> None:
        args = self.messages.setdefault(message.id, {})
        for name, value in message.args.items():
            args.setdefault(name, set()).add(value)
            if isinstance(value, str) and value:
                self.things.add(value)

    def events(self, events: Iterable[Event], seats: int) -> None:
        for event in events:
            for viewer in (None, *range(seats)):
                seen = event.seen_by(viewer)
                self.message(Message(seen.id, {**seen.args, "seat": seen.seat}))


def survey_sayings(game: Game, sample: Sample, games: int) -> Sayings:
    """Everything that is said in some random games, by prompts, labels, refusals and events."""
    found = Sayings()
    for number in range(games):
        state = game.new(sample.seats, None, **sample.options)
        rng = Random(number)
        for seat, action in random_moves(state, rng):
            if not number or rng.random() < 0.05:
                _say_position(state, found, rng)
            log: list[Event] = []
            state.play(seat, action, log)
            found.events(log, state.seats)
        _say_position(state, found, rng)
    return found


def _say_position(state: State, found: Sayings, rng: Random) -> None:
    table = state.game.actions
    for seat in range(state.seats):
        found.message(state.prompt(seat))
        for choice in state.choices(seat):
            found.message(choice.label)
        for _ in range(20):
            target = table[rng.randrange(len(table))].target
            for reason in state.why_not(seat, target):
                found.message(reason.message)
        found.things |= {line.source for line in state.score_lines(seat)}
        found.things |= set(state.game.insight(state, seat))
