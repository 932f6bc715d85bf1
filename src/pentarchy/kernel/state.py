"""A game in progress: the agenda, and everything a caller may ask of it."""

from __future__ import annotations

from abc import abstractmethod
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from pentarchy.kernel.actions import Action, Legal
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.errors import GameOver, IllegalAction, NotYourTurn
from pentarchy.kernel.fields import Derived, Fields
from pentarchy.kernel.messages import Arg, Choice, Message, Reason, Repeats, ScoreLine
from pentarchy.kernel.steps import Chance, Decision, Log, Offer, Rule, Step, Steps

if TYPE_CHECKING:
    from pentarchy.kernel.game import Game
    from pentarchy.kernel.view import View


class State(Fields):
    """The part of a state that all games share. A game adds its own fields and rules.

    The snapshot is what the state hash covers: the game's own fields.
    """

    game: Derived[Any]
    """The `Game` that this is a game of; a title's own states know its own kind."""
    seats: Derived[int]
    dealer: Derived[Dealer | None]
    """Settles CHANCE inside `play`; without one the state stops there."""
    agenda: Derived[list[Step]]
    """What is still to be decided, top last."""
    turn: Derived[int]
    """How many turns have ended; games count it up where their rules say a turn ends."""
    _open: Derived[tuple[Step, dict[str, int]] | None]
    """The targets open at a step, kept between `legal` and `play`."""

    def begin(self, game: Game, seats: int, dealer: Dealer | None, agenda: Steps) -> None:
        """Set the shared part of a new state and run up to its first decision."""
        self.game = game
        self.seats = seats
        self.dealer = dealer
        self.agenda = list(reversed(agenda))
        self.turn = 0
        self._open = None

    # What a game must say -------------------------------------------------------------------

    @abstractmethod
    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """Where that seat's points come from, as the position stands."""

    def lines_seen(self, seat: int, viewer: int | None) -> tuple[ScoreLine, ...]:
        """Those lines of that seat that the viewer (None: a spectator) may know.

        All of them, unless a game says otherwise: one whose points depend on hidden things must.
        """
        return self.score_lines(seat)

    def holds_secret(self, seat: int) -> bool:
        """Whether that seat has something in hand that not everybody may see.

        Always, unless a game says otherwise: one where nothing is hidden should.
        """
        return True

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know."""

    def glance(self, seat: int | None) -> View:
        """The view without what `View.helps` names: quicker, for who looks at every step."""
        return self.view(seat)

    def own_view(self, seat: int | None) -> dict[str, Any] | None:
        """The fields of that seat's view, beside `seat` and `agenda`, that a spectator's tells
        otherwise; all others are equal. None: any may differ, unless a game says otherwise.

        Where few do, what is common is worked out once for all who look.
        """
        return None

    # Who decides what -----------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; (CHANCE,) where chance is to be settled."""
        agenda = self.agenda
        return agenda[-1].deciders() if agenda else ()

    def deciding(self, seat: int) -> Decision | None:
        """The decision that is open to that seat."""
        agenda = self.agenda
        return agenda[-1].decision_of(seat) if agenda else None

    def depth(self, seat: int) -> int:
        """How many steps lie before that seat: the agenda, and its own lane on top of it."""
        agenda = self.agenda
        return len(agenda) + agenda[-1].lane_length(seat) if agenda else 0

    def chance(self) -> Chance | None:
        """The chance step that is to be settled, if one is."""
        return self.agenda[-1].chance() if self.agenda else None

    def odds(self) -> list[tuple[Action, int]]:
        """What CHANCE may do now, with weights; empty where a seat decides."""
        step = self.chance()
        if step is None:
            return []
        of = self.game.actions.of
        return [(of(step.verb, target), weight) for target, weight in step.odds(self)]

    def legal(self, seat: int) -> Legal:
        """The actions open to that seat (or to CHANCE), a sequence; never empty for an actor."""
        agenda = self.agenda
        step = agenda[-1].decision_of(seat) if agenda else None
        if step is not None:
            return Legal(self.game.actions, self.open_targets(step))
        draw = self.chance() if seat == CHANCE else None
        if draw is None:
            return Legal(self.game.actions, {})
        return Legal(self.game.actions, {draw.verb: mask_of(n for n, _ in draw.odds(self))})

    def open_targets(self, step: Decision) -> dict[str, int]:
        """The verbs that a step offers, each with the targets that its rules allow."""
        known = self._open
        if known is not None and known[0] is step:
            return known[1]
        full = self.game.actions.full
        parts = {}
        for offer in step.offers(self):
            verb = offer.verb
            parts[verb] = offer.allowed(self, step, full[verb])
        self._open = (step, parts)
        return parts

    def prompt(self, seat: int) -> Message:
        """What that seat is being asked, or that it waits."""
        step = self.deciding(seat)
        if step is not None:
            return step.prompt(self)
        return Message("prompt-over" if self.over else "prompt-wait")

    def repeats(self, seat: int) -> Repeats | None:
        """How far that seat has come with what it is asked, where it is asked several times."""
        step = self.deciding(seat)
        return None if step is None else step.repeats(self)

    def hides(self, seat: int) -> bool:
        """Whether that seat sees, or picks in secret, what the others may not know: where several
        people share a screen, the others have to look away first."""
        agenda = self.agenda
        return self.holds_secret(seat) or (bool(agenda) and agenda[-1].hides(seat))

    def why_not(self, seat: int, target: str) -> tuple[Reason, ...]:
        """For each verb on offer the first rule that leaves the target out; empty if legal.

        A verb that points at nothing, such as `end`, is asked for by its own name.
        """
        step = self.deciding(seat)
        if step is None:
            return (self._idle(""),)
        reasons = []
        for offer in step.offers(self):
            index = self._index(offer.verb, target)
            if index is not None:
                reason = self._reason(step, offer, index, target)
                if reason is None:
                    return ()
                reasons.append(reason)
        reasons += [
            self._refusal(step, verb, rule, target)
            for verb, rule in step.closed(self)
            if self._index(verb, target) is not None
        ]
        return tuple(reasons) or (Reason("", "", Message("why-not-asked")),)

    def why_no_more(self, seat: int, verb: str) -> Reason | None:
        """For a verb that picks a number: the rule that leaves out one larger than all there are;
        None if no rule says so, or the verb is not on offer."""
        step = self.deciding(seat)
        targets = self.game.actions.targets[verb]
        for offer in () if step is None else step.offers(self):
            if step is not None and offer.verb == verb:
                beyond = len(targets)
                full = self.game.actions.full[verb] | 1 << beyond
                rule = offer.excluding(self, step, full, beyond)
                target = targets.name(beyond - 1)
                return None if rule is None else self._refusal(step, verb, rule, target)
        return None

    def _index(self, verb: str, target: str) -> int | None:
        index: int | None = self.game.actions.targets[verb].index("" if target == verb else target)
        return index

    def _reason(self, step: Decision, offer: Offer, index: int, target: str) -> Reason | None:
        rule = offer.excluding(self, step, self.game.actions.full[offer.verb], index)
        return None if rule is None else self._refusal(step, offer.verb, rule, target)

    def _refusal(self, step: Decision, verb: str, rule: Rule, target: str) -> Reason:
        about = {**step.about(self), **step.about_target(self, target), "target": target}
        return Reason(verb, rule.number, Message(rule.why, about))

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """The open actions as a client needs them."""
        step = self.deciding(seat)
        if step is None:
            return ()
        about = step.about(self)
        found = []
        for action in self.legal(seat):
            known = step.binding(self, action)
            binds = self._tried(seat, action) if known is None else known
            label = self._label(step, about, action)
            found.append(Choice(action.id, action.verb, action.target, label, binds))
        return tuple(found)

    def label(self, seat: int, action: Action) -> Message:
        """What an open action does, in the board's words."""
        step = self.deciding(seat)
        assert step is not None
        return self._label(step, step.about(self), action)

    def _label(self, step: Decision, about: dict[str, Arg], action: Action) -> Message:
        target = action.target
        return Message(
            f"do-{action.verb}", {**about, **step.about_target(self, target), "target": target}
        )

    def binds(self, seat: int, action: Action) -> bool:
        """Whether the action would ask CHANCE or end this seat's deciding: its step says so, or it
        is tried on a copy.

        A sealed pick always ends it: what comes when all are opened would tell of the others'.
        """
        step = self.deciding(seat)
        known = None if step is None else step.binding(self, action)
        return self._tried(seat, action) if known is None else known

    def _tried(self, seat: int, action: Action) -> bool:
        trial = self.copy()
        trial.dealer = None
        trial.play(seat, action)
        return seat not in trial.actors

    # Playing --------------------------------------------------------------------------------

    def play(self, seat: int, action: Action, log: Log = None) -> None:
        """Take an open action for that seat, in place; what happens goes to the log.

        :raises IllegalAction: with the reasons; nothing has changed then.
        """
        agenda = self.agenda
        step = agenda[-1].decision_of(seat) if agenda else None
        if step is None:
            self._play_chance(seat, action, log)
            return
        known = self._open
        parts = known[1] if known is not None and known[0] is step else self.open_targets(step)
        if not parts.get(action.verb, 0) >> action.index & 1:
            raise IllegalAction(str(action), self._refusals(step, action))
        self._open = None
        top = agenda[-1]
        if top is step:
            self._follow(step.take(self, action, log), log)
        else:
            self._follow(top.advance(self, seat, action, log), log)

    def _play_chance(self, seat: int, action: Action, log: Log) -> None:
        """Where no seat decides: CHANCE takes an outcome, anybody else is refused."""
        step = self.chance() if seat == CHANCE else None
        if step is None:
            refusal = GameOver if self.over else NotYourTurn
            who = "chance" if seat == CHANCE else f"seat {seat}"
            raise refusal(f"{action} by {who}", [self._idle(action.verb)])
        if action.verb != step.verb or not any(t == action.index for t, _ in step.odds(self)):
            reason = Reason(action.verb, "", Message("why-no-such-draw"))
            raise IllegalAction(f"{action} by chance", [reason])
        self._open = None
        self._follow(self.agenda[-1].advance(self, CHANCE, action, log), log)

    def _follow(self, follow: Steps | None, log: Log) -> None:
        """Put steps in the place of the top one, and run on up to the next decision or the end."""
        agenda = self.agenda
        while follow is not None:
            if len(follow) == 1:
                agenda[-1] = follow[0]
            else:
                agenda[-1:] = follow[::-1]
            if not agenda or (top := agenda[-1]).waits:
                return
            follow = top.proceed(self, log)

    def settle(self, log: Log = None) -> None:
        """Run everything that needs no seat, up to the next decision or the end."""
        if self.agenda:
            self._follow(self.agenda[-1].proceed(self, log), log)

    def _idle(self, verb: str) -> Reason:
        return Reason(verb, "", Message("why-over" if self.over else "why-not-your-turn"))

    def _refusals(self, step: Decision, action: Action) -> list[Reason]:
        for offer in step.offers(self):
            if offer.verb == action.verb:
                reason = self._reason(step, offer, action.index, action.target)
                return [] if reason is None else [reason]
        for verb, rule in step.closed(self):
            if verb == action.verb:
                return [self._refusal(step, verb, rule, action.target)]
        return [Reason(action.verb, "", Message("why-not-asked"))]

    # Results and identity -------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The points of every seat as the position stands."""
        return tuple(
            sum(line.points for line in self.score_lines(seat)) for seat in range(self.seats)
        )

    def winners(self) -> tuple[int, ...]:
        """The seats with the most points, where a game has no tie-break of its own."""
        scores = self.scores()
        best = max(scores)
        return tuple(seat for seat, score in enumerate(scores) if score == best)

    def rank(self) -> str | None:
        """The title, a thing, that somebody who plays alone has earned; None: there is none."""
        return None

    def hash(self) -> str:
        """A short fingerprint of the position, for records."""
        return blake2b(repr(self.snapshot()).encode(), digest_size=4).hexdigest()

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and other.game is self.game
            and other.agenda == self.agenda
            and other.turn == self.turn
            and other.snapshot() == self.snapshot()
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes in place

    def __repr__(self) -> str:
        top: Any = self.agenda[-1] if self.agenda else "over"
        return f"<{self.game.key}, {self.seats} seats, turn {self.turn}: {top}>"
