"""The box: every card, both maps, and what a user's own components must keep to."""

from __future__ import annotations

import re
from collections import Counter

import pytest

import pentarchy
from pentarchy.cli.common import sentence
from pentarchy.games.eight_minute_empire import game
from pentarchy.games.eight_minute_empire.components import own_text
from pentarchy.kernel.errors import BadComponents
from pentarchy.speech import Speech
from tests.games.eight_minute_empire.table import Table, empire

SIGNS = {"place": "P", "march": "L", "sail": "S", "found": "C", "raze": "D"}
DECK = """
ru1 P1, ru2 P2, ru3 P2, ru4 L2, ru5 P2 *, or1 P2, or2 P3, or3 P3, or4 L2, or5 S2, or6 S3, or7 S2 *,
wo1 C1, wo2 P3, wo3 L3, wo4 P2/L3, wo5 S3, wo6 S4, wo7 D1/C1, wo8 L6 *,
an1 C1, an2 P3, an3 P3, an4 S3, an5 L4, an6 L5, an7 P3/L3, an8 P3/L4, an9 L4 *,
ca1 C1, ca2 C1, ca3 P3, ca4 P3, ca5 L4, ca6 L4, ca7 L5, ca8 S3, ca9 D1+P1, ca10 P4/L2 *,
jk1 P2, jk2 S2, jk3 S2
"""
"""Every card: what it does, and a star on those for five players."""
CARDS = [entry.split() for entry in DECK.replace("\n", " ").split(",")]
GOODS = {"ru": "ruby", "or": "ore", "wo": "wood", "an": "anvil", "ca": "carrot", "jk": "joker"}


@pytest.mark.rule("1.2")
@pytest.mark.parametrize("entry", CARDS, ids=[entry[0] for entry in CARDS])
def test_each_card_is_what_is_printed(entry: list[str]) -> None:
    key, does, *five = entry
    (card,) = [card for card in empire().components.card if card.key == key]
    joint = {"or": "/", "and": "+", None: ""}[card.join]
    assert joint.join(f"{SIGNS[deed]}{count}" for deed, count in card.does) == does
    assert card.good == GOODS[key[:2]]
    assert card.five == bool(five)
    assert card.symbols == (2 if key in ("an9", "ca4") else 1)


SAID = {
    "en": {"P": "place {} armies", "L": "march {}", "S": "great march {}", "C": "found a city",
           "D": "destroy an army", "P1": "place an army", "/": " or ", "+": " and "},
    "ru": {"P": "набор {} армий", "L": "марш-бросок {}", "S": "великий поход {}",
           "C": "основание города", "D": "разгром армии", "P1": "набор 1 армии",
           "/": " или ", "+": " и "},
}  # fmt: skip
GOOD_NAMES = {
    "en": {"ru": "Ruby", "or": "Ore", "wo": "Wood", "an": "Anvil", "ca": "Carrot", "jk": "Joker"},
    "ru": {"ru": "Кристалл", "or": "Руда", "wo": "Лес", "an": "Наковальня", "ca": "Морковь",
           "jk": "Джокер"},
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("entry", CARDS, ids=[entry[0] for entry in CARDS])
def test_a_cards_name_says_what_it_shows_and_does(entry: list[str], language: str) -> None:
    """Its good, twice if there are two signs; then one deed, or two with their conjunction."""
    key, does, *_ = entry
    said = SAID[language]
    deeds = [
        said[sign] if sign in said else said[sign[0]].format(sign[1:])
        for sign in re.split(r"([/+])", does)
    ]
    twice = " ×2" if key in ("an9", "ca4") else ""
    expected = f"{GOOD_NAMES[language][key[:2]]}{twice}: {''.join(deeds)}"
    texts = Speech(language, empire())
    assert texts.thing(f"card:{key}") == expected


OWN_CARDS = (
    ('does = [["place", 1]]', 'does = [["sail", 2], ["raze", 2]]\njoin = "and"', "ru1",
     "Ruby: great march 2 and destroy 2 armies", "Кристалл: великий поход 2 и разгром 2 армий"),
    ('does = [["place", 1]]', 'does = [["place", 21]]\nsymbols = 3', "ru1",
     "Ruby ×3: place 21 armies", "Кристалл ×3: набор 21 армии"),
    ('name = { en = "Ruby: place an army", ru = "Кристалл: набор 1 армии" }', "", "ru1",
     "Ruby: place an army", "Кристалл: набор 1 армии"),
    ('name = { en = "Ruby: place an army", ru = "Кристалл: набор 1 армии" }',
     'name = { en = "The {Horde}", ru = "Орда" }', "ru1", "The {Horde}", "Орда"),
    ('{ en = "Ore", ru = "Руда" }', '{ en = "Silk", ru = "Шёлк" }', "or2",
     "Silk: place 3 armies", "Шёлк: набор 3 армий"),
)  # fmt: skip
"""A change of the box, and what a card is then called: what it does now, unless it has a name of
its own."""


@pytest.mark.parametrize(("there", "then", "key", "english", "russian"), OWN_CARDS)
def test_a_users_card_is_called_what_it_does(
    there: str, then: str, key: str, english: str, russian: str
) -> None:
    own = pentarchy.game("eight-minute-empire", components=own_text().replace(there, then, 1))
    assert Speech("en", own).thing(f"card:{key}") == english
    assert Speech("ru", own).thing(f"card:{key}") == russian


def test_what_is_not_from_the_rulebook_is_noted() -> None:
    """The neutral armies are another edition's; names and token regions are ours."""
    components = empire().components
    assert "English edition" in components.numbers.note
    for row in (*components.region, *components.continent):
        assert row.name_source == "reconstructed"
    for region in components.region:
        assert ("our choice" in region.note) == region.token


@pytest.mark.rule("1.2")
def test_the_box_holds_these_cards_and_no_others() -> None:
    assert [card.key for card in empire().components.card] == [entry[0] for entry in CARDS]
    cards = empire().components.card
    assert Counter(card.good for card in cards if not card.five) == Counter(
        ruby=4, ore=6, wood=7, anvil=8, carrot=9, joker=3
    )
    symbols = Counter[str]()
    for card in cards:
        symbols[card.good] += card.symbols
    assert symbols == Counter(ruby=5, ore=7, wood=8, anvil=10, carrot=11, joker=3)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("side", "borders", "links"), [("a", 30, 7), ("b", 29, 7)])
def test_borders_and_links_are_counted(side: str, borders: int, links: int) -> None:
    regions = Table(map=side).state.view(None).setup.regions
    assert sum(len(region.land) for region in regions) == 2 * borders
    assert sum(len(region.sea) for region in regions) == 2 * links


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("side", ["a", "b"])
def test_continents_are_joined_by_sea_only_and_hang_together(side: str) -> None:
    regions = {region.key: region for region in Table(map=side).state.view(None).setup.regions}
    for region in regions.values():
        assert all(regions[key].continent == region.continent for key in region.land)
    for continent in {region.continent for region in regions.values()}:
        own = {key for key, region in regions.items() if region.continent == continent}
        reached = {min(own)}
        for _ in own:
            reached |= {near for key in reached for near in regions[key].land}
        assert reached == own


@pytest.mark.rule("1.1")
def test_how_far_the_ends_of_the_world_are() -> None:
    for side, far in (("a", {"A7", "A24", "A1", "A6"}), ("b", {"B7", "B12"})):
        board = Table(map=side).state.board
        assert max(board.distance) == 4
        assert {board.keys[n] for n, steps in enumerate(board.distance) if steps == 4} == far


def changed(old: str, new: str) -> str:
    text = own_text()
    assert old in text
    return text.replace(old, new, 1)


BROKEN = [
    ('key = "ru2"', 'key = "ru1"', "card row 2 (ru1): this key is given twice"),
    ('key = "ore"', 'key = "ruby"', "good row 2 (ruby): this key is given twice"),
    ('key = "b"\nname', 'key = "a"\nname', "map row 2 (a): this key is given twice"),
    ("start_armies = 3 ", "start_armies = 15 ", "numbers: 15 armies start, but there are 14"),
    ("prices = [0, 1,", "prices = [1, 1,", "numbers: prices begin with 0 and do not fall"),
    ("prices = [0, 1, 1, 2,", "prices = [0, 1, 3, 2,", "prices begin with 0 and do not fall"),
    ("2, 3, 5]  ", "2, 3, 500]  ", "numbers: good_points are at most 99"),
    ("steps = [1, 2, 3, 4]", "steps = [1, 2, 2, 4]", "good row 1 (ruby): steps must be 4 rising"),
    ("steps = [1, 2, 3, 4]", "steps = [1, 2, 3]", "good row 1 (ruby): steps must be 4 rising"),
    ('key = "ruby"', 'key = "joker"', "good row 1 (joker): 'joker' is the word for cards"),
    ('good = "ruby"', 'good = "gold"', "card row 1 (ru1): unknown good 'gold'"),
    ('join = "or"\n', "", "card row 16 (wo4): join is given exactly when there are two"),
    ('does = [["place", 1]]\n', 'does = [["place", 1]]\njoin = "or"\n', "card row 1 (ru1): join"),
    ('[["raze", 1], ["found", 1]]', '[["raze", 1], ["raze", 2]]', "card row 19 (wo7): the two"),
    ("cards = [13, 10, 8, 7]", "cards = [13, 10, 9, 7]", "37 cards for 4 players, at least 41"),
    ('map = "a"', 'map = "c"', "continent row 1 (aw): unknown map 'c'"),
    ('continent = "aw"', 'continent = "zz"', "region row 1 (A1): unknown continent 'zz'"),
    ('land = ["A2", "A3", "A4"]', 'land = ["A2", "A3", "X4"]', "land names an unknown neighbour"),
    ('land = ["A2", "A3", "A4"]', 'land = ["A2", "A3", "A1"]', "land names an unknown neighbour"),
    ('land = ["A2", "A3", "A4"]', 'land = ["A2", "A3", "A7"]', "A7, but A7 does not name A1"),
    ('sea = ["A15"]', 'sea = ["A15", "A1"]', "sea names A1, but A1 does not name A2"),
    ("start = true\n", "", "map row 1 (a): it needs one start region, not 0"),
    ("at = [116, 75]", "start = true\nat = [116, 75]", "it needs one start region, not 2"),
    ("at = [320, 52]", "token = true\nat = [320, 52]", "11 regions get a token, but there are 10"),
    ("armies = 14 ", "armies = 0 ", "numbers.armies: Expected `int` >= 1"),
]


@pytest.mark.parametrize(("old", "new", "problem"), BROKEN)
def test_broken_components_are_refused_with_their_row(old: str, new: str, problem: str) -> None:
    with pytest.raises(BadComponents) as caught:
        pentarchy.game("eight-minute-empire", changed(old, new))
    assert problem in str(caught.value)
    assert "\n" not in str(caught.value)
    english, russian = (sentence(caught.value, language) for language in ("en", "ru"))
    assert russian != english
    assert re.search("[а-я]", russian), "it is told in Russian too"


def test_a_link_to_another_map_is_refused() -> None:
    text = changed(
        "sea = []\ntoken = true\nat = [116, 75]", 'sea = ["B12"]\ntoken = true\nat = [116, 75]'
    )
    text = text.replace(
        "sea = []\ntoken = true\nat = [98, 923]", 'sea = ["A1"]\ntoken = true\nat = [98, 923]'
    )
    with pytest.raises(BadComponents, match="sea names B12, which lies on another map"):
        game(text)


def test_a_neighbour_is_by_land_or_over_the_sea_not_both() -> None:
    text = changed(
        'land = ["A1", "A3"]\nsea = ["A15"]', 'land = ["A1", "A3", "A15"]\nsea = ["A15"]'
    )
    text = text.replace(
        'land = ["A14"]\nsea = ["A2", "A22"]', 'land = ["A14", "A2"]\nsea = ["A2", "A22"]'
    )
    with pytest.raises(BadComponents, match="a neighbour is either by land or over the sea"):
        game(text)


def test_every_region_can_be_reached() -> None:
    text = changed('sea = ["A7"]', "sea = []").replace('sea = ["A8"]', "sea = []")
    game(text)
    text = text.replace('sea = ["A11"]', "sea = []").replace('sea = ["A9"]', "sea = []")
    with pytest.raises(BadComponents, match="some region cannot be reached from the start region"):
        game(text)


def test_own_numbers_are_played_by() -> None:
    own = game(changed("region_points = 1 ", "region_points = 4 "))
    assert own.own_components
    assert own.components_hash != empire().components_hash
    t = Table(armies={0: {"A1": 1}, 1: {}}, rules=own)
    assert t.points(0) == {"regions": 4, "continent:aw": 1}
    t = Table(
        armies={0: {"A1": 1}, 1: {}},
        rules=game(changed("continent_points = 1 ", "continent_points = 3 ")),
    )
    assert t.points(0) == {"regions": 1, "continent:aw": 3}


def test_an_own_card_may_do_more_than_any_in_the_box() -> None:
    """Ruling 16: several removals on one card may be split over players and regions."""
    own = game(changed('does = [["place", 1]]', 'does = [["raze", 2]]'))
    armies = {0: {"A13": 1}, 1: {"A13": 1, "A8": 1}}
    t = Table(rules=own, row="ru1 ru2 an1 ca9 jk2 wo7", armies=armies).play("take", "ru1")
    assert t.asks()[1]["count"] == 2
    t.play("raze", "A13").play("whose", "0")
    assert t.asks() == ("ask-raze", {"card": "card:ru1", "count": 1})
    t.play("raze", "A8")
    assert t.armies(0) == {}
    assert t.armies(1) == {"A13": 1}
    assert t.state.chance() is not None


def test_a_march_from_a_region_without_borders_is_of_no_use() -> None:
    """Only a user's map has such regions: the only army can cross the sea, but not march."""
    text = changed('land = ["A9"]', "land = []")
    text = text.replace('land = ["A8"]', "land = []")
    armies = {0: {"A8": 1}, 1: {}}
    t = Table(rules=game(text), armies=armies).play("take", "wo3")
    assert t.told == ["event-take", "event-idle"]
    t = Table(rules=game(text), armies=armies).play("take", "jk2")
    assert t.open("march") == {"A8-A7"}
