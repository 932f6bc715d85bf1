"""The rules of the toy bazaar, by their numbers."""

from __future__ import annotations

import pytest

from pentarchy.kernel.errors import IllegalAction, NotYourTurn
from pentarchy.kernel.messages import UNSEEN
from tests.toy.state import ToyState
from tests.toy.table import at_turns, dealt, faces, play


def refused(state: ToyState, move: str) -> str:
    """The number of the rule that refuses the move."""
    with pytest.raises(IllegalAction) as caught:
        play(state, move)
    return caught.value.reasons[0].rule


@pytest.mark.rule("1.2")
def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    state = dealt("salt silk", "jade salt")
    assert faces(state, 0, 0) == ["salt", "jade"]
    assert faces(state, 1, 0) == [None, None]
    assert faces(state, None, 0) == [None, None]
    assert [card.back for card in state.view(1).players[0].hand] == ["bag:north", "bag:south"]


@pytest.mark.rule("2.1")
def test_nobody_sees_a_bid_before_all_are_made() -> None:
    state = dealt("salt silk salt", "jade salt silk")
    before = state.view(0)
    log = play(state, "2 bid coins:3")
    assert [event.id for event in log] == ["event-sealed"]
    after = state.view(0)
    assert (before.actors, after.actors) == ((0, 1, 2), (0, 1))
    assert before.agenda == after.agenda
    assert after.bids == (-1, -1, -1)
    with pytest.raises(NotYourTurn):
        play(state, "2 bid coins:1")
    log = play(state, "0 bid coins:1", "1 bid coins:2")
    told = [(event.id, event.seat, event.args.get("coins")) for event in log[2:]]
    assert told == [
        ("event-bid", 0, 1),
        ("event-bid", 1, 2),
        ("event-bid", 2, 3),
        ("event-lead", 2, 3),
    ]


@pytest.mark.rule("2.1")
def test_nobody_bids_more_than_they_have() -> None:
    assert refused(dealt("salt silk", "jade salt"), "0 bid coins:4") == "2.1"


@pytest.mark.rule("2.2")
def test_the_highest_bid_is_paid_and_leads() -> None:
    state = dealt("salt silk salt", "jade salt silk")
    play(state, "0 bid coins:1", "1 bid coins:2", "2 bid coins:0")
    assert (state.leader, state.purses, state.bank) == (1, [3, 1, 3], 2)


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("first", "lead"), [(0, 0), (1, 1), (2, 0)])
def test_of_equal_bids_the_first_clockwise_counts(first: int, lead: int) -> None:
    state = dealt("salt silk salt", "jade salt silk", first=first)
    play(state, "0 bid coins:2", "1 bid coins:2", "2 bid coins:1")
    assert state.leader == lead


@pytest.mark.rule("3.1")
def test_all_travel_at_once_as_far_as_their_own_dice_say() -> None:
    state = dealt("salt silk", "jade salt")
    play(state, "0 bid coins:0", "1 bid coins:0", "* roll die:2", "* roll die:3")
    assert state.actors == (0, 1)
    assert [action.target for action in state.legal(0)] == ["place:0", "place:1", "place:2"]
    assert refused(state, "0 go place:3") == "3.1"
    play(state, "1 go place:3", "0 go place:1")
    assert state.places == [1, 3]


@pytest.mark.rule("3.3")
def test_pressing_on_costs_a_coin_and_rolls_again() -> None:
    state = dealt("salt silk", "jade salt")
    play(state, "0 bid coins:0", "1 bid coins:3", "* roll die:2", "* roll die:1")
    play(state, "0 go place:2", "1 go place:0")
    assert refused(state, "1 press") == "3.3"
    play(state, "0 press", "* roll die:3")
    assert state.purses == [2, 0]
    assert refused(state, "0 go place:1") == "3.2"
    play(state, "0 go place:5")
    assert state.actors == (1,), "after the second ride nobody presses on"


@pytest.mark.rule("4.4")
def test_who_is_asked_answers_before_the_turn_goes_on() -> None:
    state = at_turns("salt silk salt", "jade salt silk")
    play(state, "0 ask rival:2")
    assert state.actors == (2,)
    assert state.prompt(2).args == {"asker": "rival:1"}, "rivals count from who is asked"
    assert state.prompt(0).id == "prompt-wait"
    play(state, "2 give slot:1")
    assert state.actors == (0,)
    assert len(state.hands[0]) == 3


@pytest.mark.rule("4.6")
def test_a_given_card_is_known_to_both_wherever_it_goes() -> None:
    state = at_turns("salt silk salt", "jade salt silk")
    log = play(state, "0 ask rival:1", "1 give slot:0")
    gift = log[-1]
    assert [gift.seen_by(seat).args["card"] for seat in (0, 1, 2, None)] == [
        "card:silk",
        "card:silk",
        UNSEEN,
        UNSEEN,
    ]
    assert faces(state, 0, 0) == ["salt", "jade", "silk"]
    assert faces(state, 1, 0) == [None, None, "silk"]
    assert faces(state, 2, 0) == [None, None, None]
    play(state, "0 keep", "1 rest", "1 keep", "2 ask rival:1", "0 give slot:2")
    assert faces(state, 1, 2) == [None, None, "silk"], "seat 1 remembers its old card"
    assert faces(state, None, 2) == [None, None, "silk"], "all know it now: a spectator may too"


@pytest.mark.rule("4.6")
def test_an_open_gift_is_shown_to_everybody() -> None:
    state = at_turns("salt silk salt", "jade salt silk", open_gifts=True)
    log = play(state, "0 ask rival:1", "1 give slot:0")
    assert log[-1].seen_by(2).args["card"] == "card:silk"
    assert faces(state, 2, 0) == faces(state, None, 0) == [None, None, "silk"]


@pytest.mark.rule("4.7")
def test_a_refusal_costs_a_coin() -> None:
    state = at_turns("salt silk", "jade salt")
    play(state, "0 ask rival:1", "1 refuse")
    assert state.purses == [4, 2]
    broke = dealt("salt silk", "jade salt")
    play(broke, "0 bid coins:3", "1 bid coins:0", "* roll die:1", "* roll die:1")
    play(broke, "0 go place:0", "0 camp", "1 go place:0", "1 camp")
    play(broke, "0 rest", "0 keep", "1 ask rival:1")
    assert refused(broke, "0 refuse") == "4.7"


@pytest.mark.rule("4.3")
def test_a_full_hand_neither_draws_nor_asks() -> None:
    state = at_turns("salt silk", "jade salt")
    play(state, "0 draw bag:south", "* deal card:jade", "0 keep", "1 rest", "1 keep")
    play(state, "0 bid coins:0", "1 bid coins:0", "* roll die:1", "* roll die:1")
    play(state, "0 go place:0", "0 camp", "1 go place:0", "1 camp")
    assert refused(state, "0 draw bag:north") == refused(state, "0 ask rival:1") == "4.3"


@pytest.mark.rule("4.1")
def test_a_turn_is_one_thing_and_then_the_market() -> None:
    state = at_turns("salt silk", "jade salt")
    assert refused(state, "0 sell slot:0") == "4.1"
    play(state, "0 rest")
    assert refused(state, "0 draw bag:north") == refused(state, "0 rest") == "4.1"


@pytest.mark.rule("5.2")
def test_nobody_sells_a_kind_twice() -> None:
    state = at_turns("salt silk", "salt jade")
    play(state, "0 draw bag:north", "* deal card:silk", "0 sell slot:0", "1 rest", "1 keep")
    play(state, "0 bid coins:0", "1 bid coins:0", "* roll die:1", "* roll die:1")
    play(state, "0 go place:0", "0 camp", "1 go place:0", "1 camp", "0 rest")
    assert refused(state, "0 sell slot:0") == "5.2"
    assert refused(state, "0 sell slot:2") == "5.1"
    play(state, "0 sell slot:1")
    assert [line.points for line in state.score_lines(0)] == [0, 1, 2, 1]


@pytest.mark.rule("1.1")
def test_only_who_sits_at_the_table_can_be_asked() -> None:
    assert refused(at_turns("salt silk", "jade salt"), "0 ask rival:2") == "1.1"


@pytest.mark.rule("1.3")
def test_the_game_ends_after_its_rounds() -> None:
    state = at_turns("salt silk", "jade salt", rounds=1)
    play(state, "0 rest", "0 sell slot:1", "1 rest", "1 keep")
    assert state.over
    assert state.scores() == (4, 1)
    assert state.winners() == (0,)
