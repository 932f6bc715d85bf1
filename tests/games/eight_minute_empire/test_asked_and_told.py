"""Every question, event and refusal, word for word: ids, arguments and places."""

from __future__ import annotations

import pytest

from pentarchy.games.eight_minute_empire import game
from pentarchy.games.eight_minute_empire.components import own_text
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.messages import Arg, Event, Repeats
from tests.games.eight_minute_empire.table import ROW, Table, begun, set_up

NOBODY: dict[int, dict[str, int]] = {0: {}, 1: {}}


@pytest.mark.rule("1.1")
def test_the_drawn_side_is_told() -> None:
    state = set_up(2, None, ages=(0, 1))
    step = state.chance()
    assert step is not None
    assert step.name(state) == "map"
    log: list[Event] = []
    state.play(CHANCE, state.game.parse("unfold map:b"), log)
    assert log == [Event("event-map", CHANCE, {"map": "map:b"})]


@pytest.mark.rule("1.5")
def test_draws_have_names_of_their_own() -> None:
    state = set_up(2, None, map="a")
    names = []
    while (step := state.chance()) is not None:
        names.append(step.name(state))
        state.play(CHANCE, state.odds()[0][0])
    assert names == ["age/0", "age/1", *(f"deck/{n}" for n in range(6))]
    state = set_up(2, None, map="a", ages=(0, 1), tokens=True)
    for _ in range(6):
        state.play(CHANCE, state.odds()[0][0])
    names = []
    while (step := state.chance()) is not None:
        names.append(step.name(state))
        state.play(CHANCE, state.odds()[0][0])
    assert names == [f"token/{n}" for n in range(10)]


@pytest.mark.rule("3.8")
def test_a_card_that_is_turned_up_is_told() -> None:
    t = Table().play("take", "wo3").play("done").reveal("ca3")
    assert t.log == [Event("event-reveal", CHANCE, {"card": "card:ca3"}, ("card:ca3",))]
    assert t.state.drawn == 7


@pytest.mark.rule("4.4")
def test_the_steps_of_a_march_are_counted() -> None:
    t = Table(armies={0: {"A13": 3}, 1: {"A13": 3}}).play("take", "wo3")
    assert t.state.repeats(0) == Repeats(0, 3)
    t.play("march", "A13-A14")
    assert t.state.repeats(0) == Repeats(1, 3)
    assert t.state.repeats(1) is None


@pytest.mark.rule("1.7")
def test_a_neutral_army_is_told_with_its_place() -> None:
    t = begun(2, neutral=True).play("settle", "A5")
    told = [(event.id, event.seat, event.args, event.places) for event in t.log]
    assert told == [("event-garrison", 0, {"region": "region:A5"}, ("region:A5",))]


@pytest.mark.rule("2.2")
def test_bids_are_told_when_all_are_in() -> None:
    t = begun(2).bids(3, 5)
    assert t.log == [
        Event("event-sealed", 1),
        Event("event-bid", 0, {"coins": 3}),
        Event("event-bid", 1, {"coins": 5}),
        Event("event-first", 1, {"coins": 5}),
    ]


def test_what_a_turn_tells() -> None:
    t = Table().play("take", "ca9")
    assert t.log == [Event("event-take", 0, {"card": "card:ca9", "price": 2}, ("card:ca9",))]
    assert t.play("choose", "raze").log == []
    t.play("raze", "A13").play("whose", "1")
    told: dict[str, Arg] = {"region": "region:A13", "owner": "seat:1"}
    assert t.log == [Event("event-raze", 0, told, ("region:A13",))]
    t.play("done")
    assert t.log == [Event("event-skip", 0)], "its other half is left out"
    t = Table().play("take", "wo3").play("march", "A13-A14").play("done")
    assert t.log == [Event("event-stop", 0)]
    t = Table().play("take", "wo3").play("done")
    assert t.log == [Event("event-decline", 0)], "nothing of the card was done"
    t = Table().play("take", "an1").play("found", "A13")
    assert t.log == [Event("event-found", 0, {"region": "region:A13"}, ("region:A13",))]
    t = Table(armies=NOBODY).play("take", "wo3")
    assert t.log[1:] == [Event("event-idle", 0)]
    t = Table(turn=25).play("take", "wo7").play("done")
    assert t.log == [Event("event-decline", 0), Event("event-over", CHANCE)]


@pytest.mark.rule("4.10")
def test_whose_army_is_destroyed_is_told() -> None:
    """A rival's by name; one's own and a neutral one in words of their own."""
    where = ("region:A13",)
    for rival, told in (("0", "event-raze-own"), ("neutral", "event-raze-neutral")):
        t = Table(neutral={"A13": 2}).play("take", "wo7").play("choose", "raze")
        t.play("raze", "A13").play("whose", rival)
        assert t.log == [Event(told, 0, {"region": "region:A13"}, where)]


@pytest.mark.rule("4.12")
def test_what_is_left_of_a_card_is_told() -> None:
    """One army is left in the reserve, and the card says three; then a half without use."""
    t = Table(row="wo2 ru2 an1 ca9 jk2 wo7", armies={0: {"A13": 13}, 1: {}}).play("take", "wo2")
    assert t.play("place", "A13").told == ["event-place", "event-rest"]
    t = Table(armies={0: {"A13": 14}, 1: {"A8": 1}}).play("take", "ca9").play("choose", "raze")
    assert t.play("raze", "A8").told == ["event-raze", "event-rest"]


@pytest.mark.rule("1.2")
def test_the_first_row_is_told_at_once() -> None:
    """Six cards, one event, with all of them as its places."""
    state = set_up(2, None, map="a", ages=(0, 1))
    log: list[Event] = []
    for card in ROW.split():
        state.play(CHANCE, state.game.parse(f"reveal card:{card}"), log)
    cards = tuple(f"card:{card}" for card in ROW.split())
    assert log == [Event("event-row", CHANCE, {"cards": 6}, cards)]


@pytest.mark.parametrize(
    ("card", "question", "args"),
    [
        ("wo3", "ask-march", {"card": "card:wo3", "count": 3}),
        ("ru2", "ask-place", {"card": "card:ru2", "count": 2}),
        ("an1", "ask-found", {"card": "card:an1", "count": 1}),
        ("ca9", "ask-choose", {"card": "card:ca9"}),
        ("jk2", "ask-sail", {"card": "card:jk2", "count": 2}),
        ("wo7", "ask-choose", {"card": "card:wo7"}),
    ],
)
def test_what_a_card_asks(card: str, question: str, args: dict[str, object]) -> None:
    t = Table()
    assert t.asks() == ("ask-take", {"coins": 14})
    assert t.play("take", card).asks() == (question, args)


def test_refusals_say_the_right_thing() -> None:
    t = Table()
    for verb, target in (("place", "A13"), ("march", "A13-A14"), ("done", "")):
        assert t.why(verb, target) == "why-card-first"
    assert t.why("take", "ru1") == "why-not-in-row"
    assert Table(coins={0: 0}).why("take", "ru2") == "why-too-dear"
    t.play("take", "wo3")
    assert t.why("take", "ru2") == "why-one-card"
    assert t.why("march", "A1-A2") == "why-no-army"
    assert t.why("march", "A13-A1") == "why-not-neighbours"
    assert t.why("march", "B15-B16") == "why-other-map"
    t = Table(armies={0: {"A15": 1}, 1: {}}).play("take", "wo3")
    assert t.why("march", "A15-A2") == "why-over-sea"
    assert Table().play("take", "ru2").why("place", "A1") == "why-not-site"
    assert Table().play("take", "an1").why("found", "A1") == "why-no-army"
    t = Table().play("take", "wo7")
    assert t.why("choose", "march") == "why-not-on-card"
    t.play("choose", "raze")
    assert t.why("raze", "A1") == "why-nobody"
    t.play("raze", "A13")
    assert t.why("whose", "3") == "why-not-there"
    assert t.why("done") == "why-finish"
    t = Table(armies=NOBODY).play("take", "ca9")
    assert t.why("choose", "raze") == "why-no-use"
    assert begun(3).why("bid", "13") == "why-no-such-bid"
    assert begun(3).why("take", "wo3") == "why-bid-first"
    assert begun(2, neutral=True).why("settle", "B1") == "why-other-map"


@pytest.mark.rule("4.4")
def test_a_way_from_nowhere_is_refused_for_want_of_an_army() -> None:
    """The board asks for a region's way to itself where no army stands."""
    t = Table().play("take", "wo3")
    assert t.refused("march", "A1-A1") == "4.4"
    assert t.refused("march", "A25-A25") == "4.4"
    assert t.refused("march", "B15-B16") == "1.1"
    assert t.refused("march", "B23-B23") == "1.1"


@pytest.mark.rule("4.8")
def test_an_own_card_may_found_two_cities() -> None:
    own = game(own_text().replace('does = [["found", 1]]', 'does = [["found", 2]]', 1))
    t = Table(rules=own, row="wo1 ru2 an2 ca9 jk2 wo7").play("take", "wo1").play("found", "A13")
    assert t.asks() == ("ask-found", {"card": "card:wo1", "count": 1})
    t.play("found", "A13")
    assert t.cities() == {"A13": 2}
    assert t.state.chance() is not None
