"""Taking cards, choosing what they do, the row (rules 3.1 to 3.9)."""

from __future__ import annotations

import pytest

from tests.games.eight_minute_empire.table import Table, begun


@pytest.mark.rule("3.1")
def test_a_turn_is_exactly_one_card() -> None:
    """Ruling 5: a card must be taken, and only one."""
    t = Table()
    assert t.verbs == {"take"}
    assert t.refused("done") == "3.1"
    assert t.refused("place", "A13") == "3.1"
    assert t.refused("march", "A13-A14") == "3.1"
    assert t.refused("found", "A13") == "3.1"
    assert t.refused("raze", "A13") == "3.1"
    assert t.refused("choose", "place") == "3.1"
    assert t.refused("take", "ru1") == "3.1", "it does not lie in the row"
    t.play("take", "ru2")
    assert t.refused("take", "wo3") == "3.1"
    t.play("done").reveal("ca3")
    assert t.on_turn == 1
    assert t.cards() == "ru2"


@pytest.mark.rule("3.2")
@pytest.mark.parametrize(("place", "price"), list(enumerate([0, 1, 1, 2, 2, 3])))
def test_the_place_makes_the_price(place: int, price: int) -> None:
    """Worked example 1: the third card from the left costs one coin."""
    row = "wo3 ru2 an1 ca9 jk2 wo7"
    card = row.split()[place]
    t = Table(row=row)
    assert t.labels()[f"take card:{card}"]["price"] == price
    t.play("take", card)
    assert t.state.coins == [14 - price, 14]
    assert t.state.bank == price
    assert t.log[0].args == {"card": f"card:{card}", "price": price}


@pytest.mark.rule("3.3")
def test_what_one_cannot_pay_one_cannot_take() -> None:
    """Worked example 2: with no coins only the leftmost card is legal."""
    reach = {0: "wo3", 1: "wo3 ru2 an1", 2: "wo3 ru2 an1 ca9 jk2", 3: "wo3 ru2 an1 ca9 jk2 wo7"}
    for coins, cards in reach.items():
        t = Table(coins={0: coins})
        assert t.open("take") == set(cards.split())
    t = Table(coins={0: 0})
    assert t.refused("take", "ru2") == "3.3"
    assert t.refused("take", "wo7") == "3.3"
    (reason,) = t.state.why_not(0, "card:wo7")
    assert reason.message.args == {"coins": 0, "price": 3, "target": "card:wo7"}
    t.play("take", "wo3")
    assert t.state.coins[0] == 0


@pytest.mark.rule("3.4")
def test_the_good_is_kept_and_the_action_is_now_or_never() -> None:
    t = Table().play("take", "wo3")
    assert t.state.view(0).players[0].goods["wood"] == 1
    t.play("done").reveal("ca3").play("take", "ru2").play("done").reveal("ca5")
    assert t.on_turn == 0
    assert t.verbs == {"take"}
    assert t.state.view(0).players[0].goods["wood"] == 1


@pytest.mark.rule("3.5")
def test_an_action_may_be_declined() -> None:
    """Worked example 6: a card taken without acting still counts its good. Ruling 6."""
    for card in ("wo3", "ru2", "an1", "ca9", "jk2", "wo7"):
        t = Table().play("take", card)
        before = t.armies()
        t.play("done")
        assert t.state.chance() is not None or t.verbs >= {"done"}
        assert t.armies() == before
        assert t.cards() == card


@pytest.mark.rule("3.5")
def test_an_action_may_be_done_in_part() -> None:
    """Ruling 6: fewer armies, unused points."""
    t = Table().play("take", "wo3").play("march", "A13-A14")
    assert t.asks() == ("ask-march", {"card": "card:wo3", "count": 2})
    t.play("done")
    assert t.told == ["event-stop"]
    assert t.armies() == {"A13": 2, "A14": 1}
    assert t.state.chance() is not None
    t = Table().play("take", "ru2").play("place", "A13").play("done")
    assert t.armies() == {"A13": 4}


@pytest.mark.rule("3.6")
def test_one_of_two() -> None:
    """Worked example 6: a card with "/" gives exactly one half. Ruling 7."""
    t = Table().play("take", "wo7")
    assert t.asks() == ("ask-choose", {"card": "card:wo7"})
    assert t.open("choose") == {"found", "raze"}
    assert t.refused("choose", "march") == "3.6"
    assert t.refused("take", "wo3") == "3.1"
    t.play("choose", "found").play("found", "A13")
    assert t.cities() == {"A13": 1}
    assert t.state.chance() is not None, "the turn is over"
    t = Table().play("take", "wo7").play("choose", "raze").play("raze", "A13").play("whose", "1")
    assert t.armies(1) == {"A13": 2}
    assert t.state.chance() is not None
    t = Table().play("take", "wo7").play("done")
    assert t.told == ["event-decline"]
    assert t.state.chance() is not None


@pytest.mark.rule("3.7")
def test_both_in_either_order() -> None:
    """Worked example 6: a card with "+" gives both. Ruling 7: the second sees the first."""
    t = Table().play("take", "ca9")
    assert t.open("choose") == {"raze", "place"}
    t.play("choose", "raze").play("raze", "A13").play("whose", "1")
    assert t.asks() == ("ask-place", {"card": "card:ca9", "count": 1})
    t.play("place", "A13")
    assert t.armies(0) == {"A13": 4}
    assert t.armies(1) == {"A13": 2}
    assert t.state.chance() is not None
    t = Table().play("take", "ca9").play("choose", "place").play("place", "A13")
    assert t.asks() == ("ask-raze", {"card": "card:ca9", "count": 1})
    t.play("raze", "A13").play("whose", "0")
    assert t.armies(0) == {"A13": 3}


@pytest.mark.rule("3.7")
def test_either_half_may_be_left_out() -> None:
    """Ruling 7."""
    t = Table().play("take", "ca9").play("choose", "raze").play("done")
    assert t.asks()[0] == "ask-place"
    t.play("place", "A13")
    assert t.armies(0) == {"A13": 4}
    t = Table().play("take", "ca9").play("choose", "place").play("done")
    assert t.asks()[0] == "ask-raze"
    t.play("done")
    assert t.state.chance() is not None
    assert t.armies(0) == t.armies(1) == {"A13": 3}


@pytest.mark.rule("3.7")
def test_the_second_half_may_need_the_first() -> None:
    """Ruling 7: an own army destroyed first is in the reserve for the second half."""
    full = {0: {"A13": 14}, 1: {"A13": 3}}
    t = Table(armies=full).play("take", "ca9")
    assert t.refused("choose", "place") == "4.12"
    t.play("choose", "raze").play("raze", "A13").play("whose", "0").play("place", "A13")
    assert t.armies(0) == {"A13": 14}


@pytest.mark.rule("3.8")
def test_the_row_closes_up_and_is_filled() -> None:
    """Worked example 7: c of a b c d e f is taken."""
    t = Table(row="wo3 ru2 an2 ca9 jk2 wo7").play("take", "an2")
    assert t.row() == "wo3 ru2 - ca9 jk2 wo7", "the row waits for the action"
    view = t.state.view(1)
    assert view.card is not None
    assert view.card.key == "an2"
    assert view.row[2] is None
    t.play("place", "A13").play("place", "A13").play("place", "A13")
    assert t.state.view(1).card is None
    assert t.row() == "wo3 ru2 ca9 jk2 wo7"
    t.reveal("ca5")
    assert t.told == ["event-reveal"]
    assert t.row() == "wo3 ru2 ca9 jk2 wo7 ca5"
    prices = {key: args["price"] for key, args in t.labels().items()}
    assert [prices[f"take card:{card}"] for card in t.row().split()] == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("3.8")
def test_the_new_card_is_any_of_the_pile_with_equal_odds() -> None:
    t = Table().play("take", "wo3").play("done")
    left = {"card:" + key for key in t.state.view(None).deck}
    assert {action.target for action, _ in t.state.odds()} == left
    assert {weight for _, weight in t.state.odds()} == {1}
    assert len(left) == 31


@pytest.mark.rule("3.9")
def test_turns_go_clockwise_from_the_first() -> None:
    t = begun(4, ages=(0, 1, 2, 3)).bids(0, 0, 2, 0)
    seats = []
    for _ in range(6):
        seats.append(t.on_turn)
        t.play("take", t.row().split()[0])
        if t.state.chance() is None:
            t.play("done")
        if t.state.chance() is None:
            t.play("done")
        t.reveal(t.state.view(None).deck[0])
    assert seats == [2, 3, 0, 1, 2, 3]
