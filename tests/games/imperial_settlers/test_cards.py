"""Every card, one by one: what is printed on it is what it costs and brings."""

from __future__ import annotations

import pytest

from pentarchy.games.imperial_settlers.goods import CARD, LETTERS, POINT, SUPPLY, bundle
from tests.games.imperial_settlers.printed import PRINTED, Printed
from tests.games.imperial_settlers.table import Table, settlers

ALL = list(PRINTED)
FACTION_OF = {"BAR": "barbarians", "JAP": "japanese", "ROM": "romans", "EGY": "egyptians"}
OTHER = {
    "barbarians": "romans",
    "romans": "barbarians",
    "japanese": "romans",
    "egyptians": "romans",
}
every_card = pytest.mark.parametrize("key", ALL)


def leader(key: str) -> str:
    """The faction of a card; a common card is played by the Romans."""
    code = next(card for card in settlers().components.card if card.key == key).codes[0]
    return FACTION_OF.get(code[:3], "romans")


def table(key: str, **setting: object) -> Table:
    """The owner of the card on turn, with a rival."""
    own = leader(key)
    return Table(own, "barbarians" if own == "romans" else "romans", **setting)  # type: ignore[arg-type]


def resources(printed: Printed) -> str:
    return printed.cost.removesuffix("L").removesuffix("+")


def expected(text: str) -> tuple[str, int, int]:
    """A bundle as what is in the supply, points, and cards to be drawn."""
    goods = [(good, count) for good, count in bundle(text) if good < SUPPLY]
    written = "+".join(f"{count if count > 1 else ''}{LETTERS[good]}" for good, count in goods)
    points = dict(bundle(text)).get(POINT, 0)
    cards = sum(count for good, count in bundle(text) if good >= CARD)
    return written, points, cards


def drawn(t: Table) -> int:
    """Draw all cards that are to be drawn; how many there were."""
    count = 0
    while t.on_turn == -1 or (t.on_turn == 0 and t.asked == "deck"):
        if t.on_turn == -1:
            t.state.play(-1, t.state.odds()[0][0], t.log)
            count += 1
        else:
            t.play("draw", "common")
    return count


def test_all_cards_are_there() -> None:
    """137 kinds, 204 cards; by deck 84 common ones and 30 of each faction."""
    cards = settlers().components.card
    assert [card.key for card in cards] == ALL
    assert len(ALL) == 137
    assert sum(printed.copies for printed in PRINTED.values()) == 204
    by_deck: dict[str, int] = {}
    for card in cards:
        deck = card.codes[0][:3]
        by_deck[deck] = by_deck.get(deck, 0) + len(card.codes)
    assert by_deck == {"COM": 84, "BAR": 30, "JAP": 30, "ROM": 30, "EGY": 30}
    assert sum(len(row.codes) for row in settlers().components.attack) == 16


@every_card
def test_what_is_printed(key: str) -> None:
    (card,) = (card for card in settlers().components.card if card.key == key)
    printed = PRINTED[key]
    assert len(card.codes) == printed.copies
    assert "/".join(card.colours) == printed.colours
    assert card.type == printed.type
    assert (card.raze, card.deal) == (printed.raze, printed.deal)
    assert card.location == printed.cost.endswith("L")
    assert bundle(card.cost) == bundle(resources(printed))


@pytest.mark.rule("5.1")
@pytest.mark.rule("5.2")
@pytest.mark.rule("5.3")
@pytest.mark.rule("5.4")
@every_card
def test_building_it(key: str) -> None:
    """Exactly its cost is paid, a foundation is given up if it asks for one, and what it brings
    when it stands alone is gained at once."""
    printed = PRINTED[key]
    needs = printed.cost.endswith("L")
    t = table(
        key,
        hand={0: [key]},
        goods={0: resources(printed)},
        foundations={0: ["ruins"] if needs else []},
    )
    assert t.open("build") == {key}
    t.play("build", key)
    assert t.foundations() == []
    assert t.hand() == []
    assert key in t.places()
    if printed.at_once is not None:
        supply, points, cards = expected(printed.at_once)
        assert drawn(t) == cards
        assert (t.goods(), t.points()) == (supply, points)


@every_card
def test_it_cannot_be_built_for_less(key: str) -> None:
    printed = PRINTED[key]
    for good, count in bundle(resources(printed)):
        rest = [(g, n - (g == good)) for g, n in bundle(resources(printed))]
        short = "+".join(f"{n}{LETTERS[g]}" for g, n in rest if n)
        assert count > 0
        t = table(key, hand={0: [key]}, goods={0: short}, foundations={0: ["ruins"]})
        assert t.refused("build", key) == "5.2"
    if printed.cost.endswith("L"):
        t = table(key, hand={0: [key]}, goods={0: resources(printed)})
        assert t.refused("build", key) == "5.3"


@pytest.mark.rule("7.1")
@pytest.mark.rule("7.4")
@every_card
def test_razing_it_from_the_hand(key: str) -> None:
    printed = PRINTED[key]
    t = table(key, hand={0: [key]}, goods={0: "R"})
    if not printed.raze:
        assert t.refused("raze", key) == "7.4"
        return
    t.play("raze", key)
    supply, points, cards = expected(printed.raze)
    assert t.discards == [key]
    assert drawn(t) == cards
    assert (t.goods(), t.points()) == (supply, points)
    assert t.foundations() == []


@pytest.mark.rule("6.1")
@pytest.mark.rule("6.2")
@pytest.mark.rule("6.3")
@every_card
def test_dealing_with_it(key: str) -> None:
    printed = PRINTED[key]
    t = table(key, hand={0: [key]}, goods={0: "F"})
    if not printed.deal:
        assert t.refused("deal", key) == "6.1"
        return
    t.play("deal", key)
    supply, points, cards = expected(printed.deal)
    assert t.deals() == [key]
    assert drawn(t) == cards
    assert (t.goods(), t.points()) == (supply, points)
    again = table(key, deals={0: [key]})
    again.produce("deals")
    assert drawn(again) == cards
    assert (again.goods(), again.points()) == (supply, points)


@pytest.mark.rule("8.1")
@pytest.mark.rule("8.2")
@pytest.mark.rule("8.3")
@pytest.mark.rule("8.5")
@pytest.mark.parametrize("key", [key for key in ALL if PRINTED[key].action])
def test_its_plain_action(key: str) -> None:
    """Paid and gained as often as it is printed, then used up; for less it is refused."""
    uses, _, effect = PRINTED[key].action.partition(": ")
    price, _, gained = effect.partition(" -> ")
    t = table(key, places={0: [key]}, goods={0: "+".join([price] * int(uses))})
    cards = 0
    for use in range(int(uses)):
        assert t.asked == ("again" if use else "turn")
        t.play("activate", key)
        cards += drawn(t)
    supply, points, to_draw = expected("+".join([gained] * int(uses)))
    assert (t.goods(), t.points(), cards) == (supply, points, to_draw)
    used = table(key, places={0: [key]}, goods={0: price}, used=[key])
    if uses == "1":
        assert used.refused("activate", key) == "8.2"
    else:
        used.state.twice |= used.state.once
        assert used.refused("activate", key) == "8.2"
    poor = table(key, places={0: [key]})
    assert poor.refused("activate", key) == "8.3"


@pytest.mark.rule("11.1")
@every_card
def test_its_worth_at_the_end(key: str) -> None:
    t = table(key, places={0: [key]})
    assert t.state.scores()[0] == (2 if PRINTED[key].deal else 1)
    t = table(key, foundations={0: [key]})
    assert t.state.scores()[0] == 0


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("key", [k for k in ALL if PRINTED[k].type == "production"])
def test_it_produces_in_every_round(key: str) -> None:
    """What it brings each round is what it brings at once, but for a bonus."""
    (card,) = (card for card in settlers().components.card if card.key == key)
    printed = PRINTED[key]
    if printed.at_once is None:
        return
    t = table(key, places={0: [key]})
    t.produce("locations")
    cards = drawn(t)
    at_once = dict(bundle(printed.at_once))
    if card.bonus:
        (bonus,) = card.bonus
        for good, count in bundle(getattr(bonus, "goods", "")):
            at_once[good] -= count
    assert cards == sum(count for good, count in at_once.items() if good >= CARD)
    assert t.points() == at_once.get(POINT, 0)
    for good in range(SUPPLY):
        assert t.state.has(0, good) == at_once.get(good, 0)
