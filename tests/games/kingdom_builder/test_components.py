"""The parts in the box, row by row, as the rulebook lists them."""

from __future__ import annotations

from collections import Counter

import pytest

from pentarchy.kernel.components import index_of
from tests.games.kingdom_builder.maps import FIRST_GAME, SECTIONS, lines
from tests.games.kingdom_builder.table import kingdom_builder

BOX = kingdom_builder().components


@pytest.mark.rule("1.4")
@pytest.mark.rule("3.2")
@pytest.mark.parametrize(
    ("key", "letter", "cards", "russian"),
    [
        ("plains", "G", 5, "Равнина"),
        ("canyon", "C", 5, "Каньон"),
        ("desert", "D", 5, "Пустыня"),
        ("flowers", "L", 5, "Цветочное поле"),
        ("forest", "F", 5, "Лес"),
        ("water", "W", 0, "Вода"),
        ("mountain", "M", 0, "Гора"),
    ],
)
def test_terrain(key: str, letter: str, cards: int, russian: str) -> None:
    """Five terrains have five cards each and can be built on; water and mountain have none."""
    row = BOX.terrain[index_of(BOX.terrain, key)]
    assert (row.letter, row.cards, row.buildable) == (letter, cards, cards > 0)
    assert row.name["ru"] == russian
    assert row.source == "rulebook"


@pytest.mark.rule("1.3")
@pytest.mark.parametrize(
    ("key", "tiles", "rule", "russian"),
    [
        ("oracle", 2, "6.1", "Святилище"),
        ("farm", 4, "6.2", "Ферма"),
        ("oasis", 4, "6.3", "Оазис"),
        ("tower", 4, "6.4", "Башня"),
        ("tavern", 4, "6.5", "Таверна"),
        ("barn", 4, "6.6", "Амбар"),
        ("harbor", 2, "6.7", "Гавань"),
        ("paddock", 4, "6.8", "Загон"),
    ],
)
def test_location(key: str, tiles: int, rule: str, russian: str) -> None:
    """The tiles in the box are two for each such hex of the location's section."""
    row = BOX.location[index_of(BOX.location, key)]
    assert row.rule == rule
    assert row.name["ru"] == russian
    hexes = "".join(BOX.section[index_of(BOX.section, key)].map).count("X")
    assert hexes * BOX.numbers.tiles_per_location == tiles


@pytest.mark.parametrize(
    ("key", "rule", "gold", "per", "russian"),
    [
        ("fishermen", "8.2", (1,), 1, "Рыбаки"),
        ("merchants", "8.3", (4,), 1, "Купцы"),
        ("discoverers", "8.4", (1,), 1, ""),
        ("hermits", "8.5", (1,), 1, ""),
        ("citizens", "8.6", (1,), 2, ""),
        ("miners", "8.7", (1,), 1, ""),
        ("workers", "8.8", (1,), 1, ""),
        ("knights", "8.9", (2,), 1, "Рыцари"),
        ("lords", "8.10", (12, 6), 1, ""),
        ("farmers", "8.11", (3,), 1, "Крестьяне"),
    ],
)
def test_kingdom_card(key: str, rule: str, gold: tuple[int, ...], per: int, russian: str) -> None:
    """What it pays; the rulebook's text names four cards, the other names are ours."""
    row = BOX.kingdom[index_of(BOX.kingdom, key)]
    assert (row.rule, row.gold, row.per) == (rule, gold, per)
    assert row.name["ru"]
    assert row.name_source == ("" if russian else "reconstructed")
    if russian:
        assert row.name["ru"] == russian


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("key", sorted(SECTIONS))
def test_section(key: str) -> None:
    row = BOX.section[index_of(BOX.section, key)]
    assert list(row.map) == lines(key)
    assert row.source == "artwork"


@pytest.mark.rule("1.5")
@pytest.mark.rule("1.6")
def test_the_contents_of_the_box() -> None:
    """8 sections, 28 tiles, 160 settlements for four, 25 terrain cards, 10 kingdom cards."""
    assert len(BOX.section) == 8
    places = sum("".join(section.map).count("X") for section in BOX.section)
    assert places * BOX.numbers.tiles_per_location == 28
    assert BOX.numbers.settlements * 4 == 160
    assert sum(terrain.cards for terrain in BOX.terrain) == 25
    assert len(BOX.kingdom) == 10
    assert BOX.numbers.kingdom_cards_in_play == 3
    assert BOX.numbers.mandatory_builds == 3
    assert BOX.numbers.castle_gold == 3
    tables = (BOX.terrain, BOX.location, BOX.kingdom, BOX.section)
    assert Counter(map(len, tables)) == {7: 1, 8: 2, 10: 1}


@pytest.mark.rule("1.8")
def test_the_first_game_is_a_row_too() -> None:
    assert BOX.first_game.sections == FIRST_GAME
    assert set(BOX.first_game.kingdom) == {"fishermen", "knights", "merchants"}
