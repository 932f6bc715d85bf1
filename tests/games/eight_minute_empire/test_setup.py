"""Set-up and bid (rules 1.1 to 2.4)."""

from __future__ import annotations

from typing import Any

import pytest

from pentarchy.games.eight_minute_empire.state import EmpireState
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.messages import Event
from tests.games.eight_minute_empire.table import Table, begun, empire, set_up

COINS = {2: 14, 3: 11, 4: 9, 5: 8}


def dealt(seats: int, **options: Any) -> EmpireState:
    return set_up(seats, 1, **options)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("key", "regions", "continents"), [("a", 25, 4), ("b", 23, 5)])
def test_each_side_has_its_regions_and_continents(key: str, regions: int, continents: int) -> None:
    view = dealt(2, map=key).view(0)
    assert view.setup.map == key
    assert len(view.setup.regions) == regions
    assert len({region.continent for region in view.setup.regions}) == continents


@pytest.mark.rule("1.1")
def test_the_side_is_drawn_if_nobody_chooses() -> None:
    state = empire().new(2, None, ages=(0, 1))
    assert [(str(action), weight) for action, weight in state.odds()] == [
        ("unfold map:a", 1),
        ("unfold map:b", 1),
    ]
    sides = {set_up(2, seed).view(None).setup.map for seed in range(20)}
    assert sides == {"a", "b"}


@pytest.mark.rule("1.1")
def test_a_region_of_the_other_side_is_not_there() -> None:
    t = Table(row="ru2 wo3 an1 ca9 jk2 wo7").play("take", "ru2")
    assert t.refused("place", "B15") == "1.1"
    assert t.why("place", "B15") == "why-other-map"
    t = Table(map="b", row="wo3 ru2 an1 ca9 jk2 wo7").play("take", "wo3")
    assert t.refused("march", "A13-A14") == "1.1"
    assert t.refused("march", "B15-B19") == "4.5"


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_five_cards_are_for_five_players_only(seats: int, cards: int) -> None:
    state = empire().new(seats, None, map="a", ages=tuple(range(seats)))
    names = [action.target for action, _ in state.odds()]
    assert len(names) == cards
    only = {"card:ru5", "card:or7", "card:wo8", "card:an9", "card:ca10"}
    assert only & set(names) == (only if seats == 5 else set())


@pytest.mark.rule("1.2")
def test_six_cards_lie_open_and_the_rest_is_the_pile() -> None:
    t = begun(2)
    assert t.row() == "wo3 ru2 an1 ca9 jk2 wo7"
    view = t.state.view(0)
    assert len(view.deck) == 31
    assert not {"wo3", "ru2", "an1", "ca9", "jk2", "wo7"} & set(view.deck)


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(("key", "start"), [("a", "A13"), ("b", "B15")])
def test_three_armies_stand_in_the_start_region(key: str, start: str) -> None:
    view = dealt(4, map=key).view(2)
    assert view.setup.start == start
    for player in view.players:
        assert player.armies == {start: 3}
        assert player.reserve == 11
        assert player.cities == {}
        assert player.unbuilt == 3


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_depend_on_the_number_of_players(seats: int) -> None:
    assert dealt(seats).coins == [COINS[seats]] * seats


@pytest.mark.rule("1.5")
def test_the_age_order_is_declared_or_drawn() -> None:
    """Ruling 2: it is asked for when the table is set up; else it is drawn and shown to all."""
    assert dealt(3, ages=(2, 0, 1)).view(None).setup.ages == (2, 0, 1)
    state = set_up(3, None, map="a")
    log: list[Event] = []
    state.play(CHANCE, state.game.parse("age seat:1"), log)
    assert [(event.id, event.seat, event.args) for event in log] == [("event-age", 1, {"rank": 1})]
    assert [str(action) for action, _ in state.odds()] == ["age seat:0", "age seat:2"]
    state.play(CHANCE, state.game.parse("age seat:2"))
    state.play(CHANCE, state.game.parse("age seat:0"))
    drawn = state.view(None).setup.ages
    assert list(drawn) == [1, 2, 0]
    orders = {set_up(3, seed).view(None).setup.ages for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("1.5")
@pytest.mark.parametrize("ages", [(0,), (0, 0, 1), (0, 1, 3), (0, 1, 2, 3)])
def test_an_age_order_names_every_seat_once(ages: tuple[int, ...]) -> None:
    with pytest.raises(BadOptions, match="option ages: name each of the seats 0 to 2 once"):
        empire().new(3, 1, ages=ages)


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("key", ["a", "b"])
def test_tokens_lie_in_all_marked_regions_two_of_each_good(key: str) -> None:
    view = dealt(2, map=key, tokens=True).view(0)
    marked = {
        row.key for row in empire().components.region if row.token and row.key[0] == key.upper()
    }
    assert view.setup.tokens.keys() == marked
    assert len(marked) == 10
    goods = list(view.setup.tokens.values())
    assert {good: goods.count(good) for good in goods} == dict.fromkeys(
        ("ruby", "ore", "wood", "anvil", "carrot"), 2
    )
    assert dealt(2, map=key).view(0).setup.tokens == {}


@pytest.mark.rule("1.6")
def test_a_token_is_drawn_from_those_that_are_left() -> None:
    t = begun(2, tokens=True)
    assert [str(a) for a, _ in t.state.odds()] == [
        "lay good:ruby", "lay good:ore", "lay good:wood", "lay good:anvil", "lay good:carrot",
    ]  # fmt: skip
    assert [weight for _, weight in t.state.odds()] == [2] * 5
    t.chance("lay", "ore").chance("lay", "ore")
    assert t.told == [], "tokens are told when all of them lie"
    assert "lay good:ore" not in [str(action) for action, _ in t.state.odds()]
    assert t.state.view(0).setup.tokens == {"A1": "ore", "A5": "ore"}
    for good in ("ruby", "ruby", "wood", "wood", "anvil", "anvil", "carrot", "carrot"):
        t.chance("lay", good)
    assert t.told == ["event-tokens"]
    assert t.log[0].args == {"tokens": 10}
    assert t.log[0].places == tuple(f"region:{key}" for key in t.state.view(0).setup.tokens)


@pytest.mark.rule("1.7")
def test_two_players_may_set_neutral_armies_first() -> None:
    """Ruling 25: off by default; if on, ten armies, in turn, the younger first, anywhere."""
    assert dealt(2).view(None).neutral is None
    t = begun(2, neutral=True, ages=(1, 0))
    seats = []
    for count in range(10, 0, -1):
        assert t.asks() == ("ask-garrison", {"count": count})
        seats.append(t.on_turn)
        assert len(t.open("settle")) == 25
        t.play("settle", "A8" if count > 5 else "A9")
        assert t.told == ["event-garrison"]
    assert seats == [1, 0] * 5
    assert t.armies(2) == {"A8": 5, "A9": 5}
    assert t.asks() == ("ask-bid", {"coins": 14})


@pytest.mark.rule("1.7")
def test_neutral_armies_stand_on_the_side_in_play() -> None:
    t = begun(2, neutral=True)
    assert t.refused("settle", "B1") == "1.7"


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_neutral_armies_are_for_two(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"option neutral: it is for 2 players, not for {seats}"):
        empire().new(seats, 1, neutral=True)


# The bid ------------------------------------------------------------------------------------


@pytest.mark.rule("2.1")
def test_everybody_bids_at_once_from_nothing_to_everything() -> None:
    """Ruling 3: no more than one has; negative or broken numbers cannot even be written."""
    t = begun(3)
    assert list(t.state.actors) == [0, 1, 2]
    assert t.open("bid") == {str(n) for n in range(12)}
    assert t.refused("bid", "12") == "2.1"
    assert t.refused("take", "wo3") == "2.1"
    t.play("bid", "4", 1)
    assert t.told == ["event-sealed"]
    assert list(t.state.actors) == [0, 2]
    assert t.state.bids == [-1, -1, -1], "nothing is opened before all have bid"
    assert t.state.view(1).players[1].bid is None


@pytest.mark.rule("2.1")
def test_a_bid_is_made_seeing_the_row() -> None:
    """Ruling 8: the row lies there before the bid; it moves only after an action."""
    t = begun(2)
    assert t.asks() == ("ask-bid", {"coins": 14})
    assert [card.key for card in t.state.view(0).row if card] == [
        "wo3",
        "ru2",
        "an1",
        "ca9",
        "jk2",
        "wo7",
    ]


@pytest.mark.rule("2.1")
def test_what_a_bid_would_do_is_not_told_before_it_is_made() -> None:
    """Whether it wins depends on what the others have sealed: every bid binds alike."""
    t = begun(2)
    t.play("bid", "5", 1)
    assert {choice.binds for choice in t.state.choices(0)} == {True}


@pytest.mark.rule("2.2")
def test_the_highest_bid_is_paid_and_begins() -> None:
    """Ruling 1: one bid before the first turn; only the highest is paid; then clockwise.

    Ruling 4: who bids most begins, and does not choose somebody else.
    """
    t = begun(3).bids(1, 4, 3)
    assert t.told[-4:] == ["event-bid", "event-bid", "event-bid", "event-first"]
    assert t.state.coins == [11, 7, 11]
    assert t.state.first == 1
    assert t.state.actors == (1,)
    assert [player.bid for player in t.state.view(0).players] == [1, 4, 3]


@pytest.mark.rule("2.3")
def test_of_equal_bids_the_youngest_counts() -> None:
    """Worked example 3: bids 2, 5, 5, the third player younger than the second."""
    t = begun(3, ages=(0, 2, 1)).bids(2, 5, 5)
    assert t.state.coins == [11, 11, 6]
    assert t.state.actors == (2,)
    t = begun(3, ages=(0, 1, 2)).bids(2, 5, 5)
    assert t.state.coins == [11, 6, 11]
    assert t.state.actors == (1,)


@pytest.mark.rule("2.3")
def test_if_nobody_bids_the_youngest_begins() -> None:
    """Worked example 3: all bids 0, the youngest starts and pays nothing."""
    t = begun(3, ages=(2, 1, 0)).bids(0, 0, 0)
    assert t.state.actors == (2,)
    assert t.state.coins == [11, 11, 11]
    assert t.log[-1].args == {"coins": 0}


@pytest.mark.rule("2.4")
def test_paid_coins_are_gone_and_coins_are_open() -> None:
    t = begun(2, row="ru1 ru2 ru3 ru4 or1 or2").bids(6, 3)
    assert t.state.bank == 6
    t.play("take", "or2").play("done")
    assert t.state.bank == 9
    assert [player.coins for player in t.state.view(1).players] == [5, 14]
    assert [player.coins for player in t.state.view(None).players] == [5, 14]


@pytest.mark.rule("2.4")
def test_there_is_no_other_bid() -> None:
    t = begun(2).bids(0, 1)
    for _ in range(4):
        assert "bid" not in t.verbs
        t.play("take", sorted(t.open("take"))[0])
        if t.state.chance() is None:
            t.play("done")
        t.reveal(t.state.view(None).deck[0])
