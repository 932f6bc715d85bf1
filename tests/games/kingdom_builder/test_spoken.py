"""What tiles and kingdom cards say is made from their rows, a user's rows too."""

from __future__ import annotations

import pytest

from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.speech import Speech


def spoken(language: str, *changes: tuple[str, str]) -> Speech:
    """The texts of a game with these changes to its components."""
    text = own_text()
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} is there {text.count(old)} times"
        text = text.replace(old, new)
    return Speech(language, KingdomBuilder(text))


def card(key: str, before: str, after: str) -> tuple[str, str]:
    """A change to the scoring of one kingdom card."""
    rule = {"fishermen": "8.2", "citizens": "8.6", "knights": "8.9", "lords": "8.10"}[key]
    begin = f'key = "{key}"\nrule = "{rule}"\n'
    return begin + before, begin + after


@pytest.mark.parametrize(
    ("language", "does", "only", "brief"),
    [
        ("en", "Move one settlement into the canyon.", "The Harbor moves a settlement only into "
         "the canyon.", "move one into the canyon"),
        ("ru", "Переместите одно поселение в каньон.", "Гавань перемещает поселение только в "
         "каньон.", "переместить в каньон"),
    ],
)  # fmt: skip
def test_a_tile_goes_where_its_row_says(language: str, does: str, only: str, brief: str) -> None:
    texts = spoken(language, ('"terrain:water"', '"terrain:canyon"'))
    told = [texts.thing("tile:harbor", form) for form in ("does", "only", "brief")]
    assert told == [does, only, brief]


def test_a_tile_that_does_the_other_thing() -> None:
    """The tower as a tile that moves, to the edge; the farm as one that needs no contact."""
    tower = ('action = "build"\nwhere = "edge"', 'action = "move"\nwhere = "edge"')
    farm = (
        'where = "terrain:plains"\nbeside_own = true',
        'where = "terrain:plains"\nbeside_own = false',
    )
    english, russian = (spoken(language, tower, farm) for language in ("en", "ru"))
    assert english.thing("tile:tower", "brief") == "move one to the edge of the board"
    assert russian.thing("tile:tower", "brief") == "переместить на край поля"
    assert english.thing("tile:farm", "brief") == "build one on the plains, beside your own or not"
    assert (
        russian.thing("tile:farm", "brief")
        == "построить на равнине, рядом с вашими поселениями или нет"
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 gold for every 3 settlements of your largest group"),
        ("ru", "2 золота за каждые 3 поселения самой большой группы"),
    ],
)
def test_a_card_pays_what_its_row_says(language: str, said: str) -> None:
    before, after = (
        f'scores = "largest-group"\ngold = [{gold}]\nper = {per}' for gold, per in ((1, 2), (2, 3))
    )
    texts = spoken(language, card("citizens", before, after))
    assert texts.thing("kingdom:citizens", "pays") == said


def test_a_card_that_counts_something_else() -> None:
    before = 'scores = "settlement-beside"\nbeside = ["water"]\ngold = [1]\nper = 1'
    after = 'scores = "settlement-beside"\nbeside = ["forest", "castle"]\ngold = [5]\nper = 5'
    change = card("fishermen", before, after)
    english, russian = (spoken(language, change) for language in ("en", "ru"))
    assert (
        english.thing("kingdom:fishermen", "pays")
        == "5 gold for every 5 settlements beside a forest or a castle"
    )
    assert (
        russian.thing("kingdom:fishermen", "pays")
        == "5 золота за каждые 5 поселений рядом с лесом или замком"
    )


def test_ranks_are_all_told() -> None:
    change = card(
        "lords",
        'scores = "sector-rank"\ngold = [12, 6]',
        'scores = "sector-rank"\ngold = [9, 4, 1]',
    )
    assert (
        spoken("en", change).thing("kingdom:lords", "pays")
        == "9 gold for the most in a sector, 4 for the next, 1 for the next"
    )


def test_terrain_of_ones_own_is_spoken_of() -> None:
    """A name without cases stands in quotation marks in Russian."""
    change = ('name = { en = "Water", ru = "Вода" }', 'name = { en = "Lava", ru = "Лава" }')
    english, russian = (spoken(language, change) for language in ("en", "ru"))
    assert english.thing("tile:harbor", "does") == "Move one settlement onto Lava."
    assert russian.thing("tile:harbor", "does") == "Переместите одно поселение на местность «Лава»."
    assert russian.thing("kingdom:fishermen", "pays").endswith("рядом с местностью «Лава»")
    assert russian.thing("terrain:water") == "Лава"


def test_every_tile_has_a_sign_of_its_own() -> None:
    for language in ("en", "ru"):
        texts = spoken(language)
        rows = KingdomBuilder().components.location
        signs = [texts.thing(f"tile:{row.key}", "mark") for row in rows]
        assert len(set(signs)) == len(signs)
        assert all(len(sign) == 1 for sign in signs)


def test_whatever_is_written_into_a_name_stays_a_name() -> None:
    name = r'{ en = "Barn {x} \"y\"", ru = "Амбар" }'
    texts = spoken(
        "en",
        (
            'name = { en = "Barn", ru = "Амбар" }\nsource = "rulebook"',
            f'name = {name}\nsource = "rulebook"',
        ),
    )
    assert texts.thing("tile:barn") == 'Barn {x} "y"'
