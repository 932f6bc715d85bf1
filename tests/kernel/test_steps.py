"""The agenda: what each kind of step does when its time comes."""

from __future__ import annotations

import pytest

from pentarchy.kernel.actions import NOTHING, Action, ActionTable, numbers
from pentarchy.kernel.chance import CHANCE, Odds
from pentarchy.kernel.errors import GameOver, IllegalAction, NotYourTurn, PentarchyError
from pentarchy.kernel.messages import UNSEEN, Event, Message, Reason
from pentarchy.kernel.state import State
from pentarchy.kernel.steps import (
    Act,
    Chance,
    Decision,
    Log,
    Offer,
    Rule,
    Sealed,
    Steps,
    Together,
)
from pentarchy.kernel.view import revive
from tests.toy.state import ToyState
from tests.toy.steps import STEPS, Bid, Camp, Roll, Travel
from tests.toy.table import TOY, at_turns, dealt, play

# Small steps that note what happens in the order in which it does ----------------------------


def told(state: State, what: str, log: Log) -> None:
    if log is not None:
        log.append(Event(what, 0))


class Note(Act, frozen=True):
    text: str

    def run(self, state: ToyState, log: Log) -> Steps:
        told(state, self.text, log)
        return ()


class Flip(Chance, frozen=True):
    seat: int

    verb = "roll"

    def name(self, state: ToyState) -> str:
        return f"flip/{self.seat}"

    def odds(self, state: ToyState) -> Odds:
        return [(0, 1), (1, 1)]

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        told(state, f"flip-{self.seat}", log)
        return (Note(f"after-{self.seat}"),)


class Nod(Decision, frozen=True):
    asks = "ask-nod"

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (Offer("keep"),)

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        told(state, f"nod-{self.seat}", log)
        return ()


class Hide(Nod, frozen=True):
    sealed = True


def waiting_for(*agenda: Act | Chance | Decision | Together) -> tuple[ToyState, list[Event]]:
    """A state with this on its agenda, first one on top, and a log."""
    state = dealt("salt silk salt", "jade salt silk")
    state.agenda = list(reversed(agenda))
    log: list[Event] = []
    state.settle(log)
    return state, log


def ids(log: list[Event]) -> list[str]:
    return [event.id for event in log]


def actors(state: ToyState) -> tuple[int, ...]:
    return state.actors


def test_steps_are_taken_from_the_top() -> None:
    state, log = waiting_for(Note("a"), Nod(1), Note("b"), Flip(2), Note("c"))
    assert ids(log) == ["a"]
    assert actors(state) == (1,)
    state.play(1, TOY.parse("keep"), log)
    assert ids(log) == ["a", "nod-1", "b"]
    assert actors(state) == (CHANCE,)
    state.play(CHANCE, TOY.parse("roll die:2"), log)
    assert ids(log) == ["a", "nod-1", "b", "flip-2", "after-2", "c"]
    assert state.over


def test_a_simultaneous_part_ends_when_all_lanes_are_empty() -> None:
    state, log = waiting_for(Together(((Nod(0), Nod(0)), (), (Nod(2),))), Note("end"))
    assert actors(state) == (0, 2)
    keep = TOY.parse("keep")
    state.play(0, keep, log)
    assert actors(state) == (0, 2)
    state.play(2, keep, log)
    assert actors(state) == (0,)
    with pytest.raises(NotYourTurn):
        state.play(2, keep, log)
    state.play(0, keep, log)
    assert ids(log) == ["nod-0", "nod-2", "nod-0", "end"]


def test_lanes_run_their_own_acts_and_draws() -> None:
    lanes = ((Nod(0), Note("zero")), (Note("one"), Flip(1), Nod(1)), (Flip(2),))
    state, log = waiting_for(Together(lanes), Note("end"))
    assert ids(log) == ["one"]
    assert actors(state) == (CHANCE,), "all wait while a draw is open"
    assert not list(state.legal(0))
    state.play(CHANCE, TOY.parse("roll die:1"), log)
    state.play(CHANCE, TOY.parse("roll die:1"), log)
    assert ids(log) == ["one", "flip-1", "after-1", "flip-2", "after-2"]
    assert actors(state) == (0, 1)


def test_sealed_picks_open_together_in_seat_order() -> None:
    state, log = waiting_for(Together(((Hide(0), Nod(0)), (Nod(1),), (Hide(2),))))
    keep = TOY.parse("keep")
    state.play(2, keep, log)
    state.play(0, keep, log)
    assert ids(log) == ["event-sealed", "event-sealed"]
    assert actors(state) == (1,), "picks stay sealed while anyone still decides"
    state.play(1, keep, log)
    assert ids(log)[2:] == ["nod-1", "nod-0", "nod-2"]
    assert actors(state) == (0,), "what follows an opened pick comes after it"


def test_an_empty_simultaneous_part_is_no_part() -> None:
    state, log = waiting_for(Together(((), (), ())), Note("end"))
    assert ids(log) == ["end"]
    assert state.over


def test_a_sealed_pick_is_unmade_to_others() -> None:
    sealed = Sealed(1, Bid(1), 2)
    lanes = Together(((Bid(0),), (sealed,)))
    assert lanes.seen_by(1) == lanes
    for viewer in (0, None):
        assert lanes.seen_by(viewer) == Together(((Bid(0),), (Bid(1),)))


def test_who_picks_in_secret_hides_it_before_and_after() -> None:
    lanes = Together(((Bid(0),), (Sealed(1, Bid(1), 2),), (Nod(2), Bid(2)), ()))
    assert [lanes.hides(seat) for seat in range(4)] == [True, True, False, False]
    assert [Bid(0).hides(seat) for seat in range(2)] == [True, False]
    assert not Nod(0).hides(0)


def test_an_agenda_comes_back_from_a_view() -> None:
    state = dealt("salt silk salt", "jade salt silk")
    play(state, "1 bid coins:2")
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        assert revive(STEPS, view.agenda) == [step.seen_by(viewer) for step in state.agenda]
    mixed = [Together(((Roll(0, 1),), (Travel(1, 2, 0), Camp(1)), ()))]
    state.agenda = list(mixed)
    assert revive(STEPS, state.view(None).agenda) == mixed


# Rules ---------------------------------------------------------------------------------------


def test_the_first_rule_that_leaves_a_target_out_is_the_reason() -> None:
    table = ActionTable({"pay": numbers("coins", 8), "end": NOTHING})
    odd = Rule("1", "why-odd", lambda state, step, mask: mask & 0b01010101)
    small = Rule("2", "why-small", lambda state, step, mask: mask & 0b11110000)
    offer = Offer("pay", odd, small)
    step = Nod(0)
    full = table.full["pay"]
    assert offer.allowed(None, step, full) == 0b01010000
    assert [offer.excluding(None, step, full, n) for n in (1, 2, 3, 4, 5)] == [
        odd,
        small,
        odd,
        None,
        odd,
    ]
    shut = Rule("3", "why-shut")
    assert Offer("end", shut).allowed(None, step, 1) == 0
    assert Offer("end", shut).excluding(None, step, 1, 0) is shut
    assert Offer("end").allowed(None, step, 1) == 1


def test_a_rule_may_let_go_of_what_it_cannot_have() -> None:
    """`beside one of your own, if there is such a hex` depends on what earlier rules left."""
    near = Rule("2", "why-far", lambda state, step, mask: mask & 0b0011 or mask)
    free = Rule("1", "why-taken", lambda state, step, mask: mask & 0b1100)
    assert Offer("pay", free, near).allowed(None, Nod(0), 0b1111) == 0b1100
    assert Offer("pay", near, free).allowed(None, Nod(0), 0b1111) == 0


def test_why_not_names_a_rule_for_each_verb() -> None:
    state = at_turns("salt silk", "jade salt")
    assert state.why_not(0, "bag:north") == ()
    assert [(r.verb, r.rule) for r in state.why_not(0, "slot:0")] == [("sell", "4.1")]
    assert [r.message.id for r in state.why_not(0, "place:1")] == ["why-not-asked"]
    assert [r.message.id for r in state.why_not(0, "nonsense")] == ["why-not-asked"]
    assert [r.message.id for r in state.why_not(1, "bag:north")] == ["why-not-your-turn"]
    assert state.why_not(0, "rival:3")[0].message == Message("why-no-rival", {"target": "rival:3"})


# Refusals and messages -----------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_who_is_not_at_the_table_cannot_play(seat: int) -> None:
    for state in (dealt("salt silk", "jade salt"), at_turns("salt silk", "jade salt")):
        assert not list(state.legal(seat))
        with pytest.raises(NotYourTurn):
            state.play(seat, TOY.parse("rest"))


def test_chance_only_plays_when_it_is_asked() -> None:
    state = at_turns("salt silk", "jade salt", rounds=1)
    with pytest.raises(NotYourTurn):
        play(state, "* roll die:1")
    play(state, "0 draw bag:north")
    with pytest.raises(IllegalAction, match="no such draw"):
        play(state, "* roll die:1")
    with pytest.raises(NotYourTurn):
        play(state, "0 keep")
    play(state, "* deal card:salt", "0 keep", "1 rest", "1 keep")
    with pytest.raises(GameOver):
        play(state, "* roll die:1")
    with pytest.raises(GameOver):
        play(state, "0 rest")


def test_a_refusal_says_what_and_why() -> None:
    with pytest.raises(IllegalAction, match=r"bid coins:9 is not allowed: rule 2.1: too dear"):
        play(dealt("salt silk", "jade salt"), "0 bid coins:9")
    reason = Reason("bid", "2.1", Message("why-too-dear"))
    assert reason.brief() == "rule 2.1: too dear"
    assert IllegalAction("x", [reason]).reasons == (reason,)
    assert issubclass(IllegalAction, PentarchyError)


def test_an_event_hides_what_not_all_may_see() -> None:
    event = Event("event-draw", 1, {"card": "card:jade", "bag": "bag:north"}, (), {"card": (1, 2)})
    assert event.seen_by(1).args == {"card": "card:jade", "bag": "bag:north"}
    assert event.seen_by(2).args["card"] == "card:jade"
    for viewer in (0, 3, None):
        assert event.seen_by(viewer).args == {"card": UNSEEN, "bag": "bag:north"}
        assert event.seen_by(viewer).secret == {}
    assert event.seen_by(1).secret == {}, "not even who else knows it"
    plain = Event("event-go", 1, {"place": "place:1"})
    assert plain.seen_by(None) is plain


def test_states_are_compared_by_what_they_are() -> None:
    state = at_turns("salt silk", "jade salt")
    assert state == state.copy()
    assert state != at_turns("silk salt", "jade salt")
    strangers: tuple[object, ...] = (1, None, "state")
    assert not any(state == stranger for stranger in strangers)
    with pytest.raises(TypeError):
        hash(state)
    assert repr(state) == "<toy, 2 seats, turn 0: Turn(seat=0)>"
    other = state.copy()
    other.agenda = []
    assert other != state
    assert other.hash() == state.hash()
