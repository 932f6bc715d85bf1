"""The policy of undoing, on the toy: sealed bids, a road that all travel at once, turns."""

from __future__ import annotations

from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.undo import Pick, first_part, free_picks, next_part, reveals
from tests.toy import Toy
from tests.toy.state import ToyState

TOY = Toy()


class Played:
    """A game of the toy with what undoing needs to know."""

    def __init__(self, seats: int = 2) -> None:
        state = TOY.new(seats, None)
        assert isinstance(state, ToyState)
        self.state = state
        self.dealer = Dealer(5)
        self._deal()
        self.picks: list[Pick] = []
        self.part = first_part(self.state)

    def _deal(self) -> bool:
        asked = False
        while (step := self.state.chance()) is not None:
            self.state.play(-1, step.dealt(self.state, self.dealer))
            asked = True
        return asked

    def play(self, seat: int, what: str) -> Pick:
        before = self.state.copy()
        self.state.play(seat, TOY.parse(what))
        asked = self._deal()
        pick = Pick(seat, reveals(before, self.state, seat, asked), self.part)
        self.picks.append(pick)
        self.part = next_part(self.part, before, self.state, seat, len(self.picks))
        return pick

    def free(self) -> list[int]:
        return [free_picks(self.picks, self.part, seat) for seat in range(self.state.seats)]


def test_nothing_was_picked_nothing_is_free() -> None:
    assert Played().free() == [0, 0]


def test_a_sealed_pick_is_free_while_another_is_out() -> None:
    played = Played(3)
    assert not played.play(0, "bid coins:1").reveals
    assert not played.play(2, "bid coins:1").reveals
    assert played.free() == [1, 0, 1]


def test_the_pick_that_opens_what_others_sealed_is_not_free() -> None:
    played = Played()
    played.play(0, "bid coins:1")
    assert played.play(1, "bid coins:0").reveals
    assert played.free() == [0, 0]


def test_within_one_simultaneous_part_others_do_not_matter() -> None:
    played = Played()
    played.play(0, "bid coins:0")
    played.play(1, "bid coins:0")
    road = played.part
    assert road not in (0, played.picks[0].part)
    played.play(0, "go place:0")
    played.play(1, "go place:0")
    assert played.part == road
    assert played.free() == [1, 1]


def test_asking_chance_is_not_free() -> None:
    """On the road one may press on, which rolls again (rule 3.3)."""
    played = Played()
    played.play(0, "bid coins:0")
    played.play(1, "bid coins:0")
    played.play(0, "go place:0")
    assert played.play(0, "press").reveals
    assert played.free() == [0, 0]


def test_what_another_did_later_in_turn_is_not_free() -> None:
    picks = [Pick(0, False, 0), Pick(0, False, 0), Pick(1, False, 0)]
    assert [free_picks(picks, 0, seat) for seat in (0, 1)] == [0, 1]
    assert free_picks(picks[:2], 0, 0) == 2
