"""The set-up: drawn by lot, as the rulebook suggests for a first game, or chosen."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.games.kingdom_builder.view import KingdomView
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import BadOptions, BadSeats
from tests.games.kingdom_builder.gold import CARDS
from tests.games.kingdom_builder.maps import FIRST_GAME, SECTIONS, board_lines
from tests.games.kingdom_builder.table import TERRAINS, kingdom_builder

SECTION_ORDER = [row.key for row in kingdom_builder().components.section]
Layout = list[tuple[str, bool]]


def new(seats: int = 2, seed: int | None = 1, **options: Any) -> KingdomState:
    state = kingdom_builder().new(seats, seed=seed, **options)
    assert isinstance(state, KingdomState)
    return state


def layout(view: KingdomView) -> Layout:
    """The sections by place, each with whether it is turned."""
    return [(SECTION_ORDER[section], turned) for section, turned in view.setup.layout]


@cache
def many(seats: int = 4, **options: Any) -> list[KingdomView]:
    """The set-ups of 400 seeds."""
    return [new(seats, seed, **options).view(None) for seed in range(400)]


# By lot -------------------------------------------------------------------------------------


@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2")
def test_every_section_comes_to_every_place_either_way() -> None:
    seen = Counter((place, *laid) for view in many() for place, laid in enumerate(layout(view)))
    assert len(seen) == 4 * 8 * 2
    assert min(seen.values()) > 5


@pytest.mark.rule("1.1")
def test_no_section_lies_twice() -> None:
    for view in many():
        assert len({section for section, _ in layout(view)}) == 4


@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2")
def test_the_board_is_what_was_laid() -> None:
    for view in many()[:20]:
        sections, turned = zip(*layout(view), strict=True)
        assert list(view.setup.map) == board_lines(sections, turned)


@pytest.mark.rule("1.3")
def test_two_tiles_lie_on_every_location_hex() -> None:
    """12 to 16 tiles a game, of the kind of the section they lie in; nobody has one yet."""
    for view in many()[:50]:
        assert set(view.tiles_left.values()) == {2}
        assert 12 <= sum(view.tiles_left.values()) <= 16
        assert view.tiles_left.keys() == view.setup.locations.keys()
        for cell, kind in view.setup.locations.items():
            row, column = divmod(cell, 20)
            assert kind == layout(view)[(row >= 10) * 2 + (column >= 10)][0]
        assert all(not player.tiles and not player.taken for player in view.players)


@pytest.mark.rule("1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_25_cards_one_for_each_player(seats: int) -> None:
    """Five of each terrain; the start player's is turned up, the others are hidden."""
    state = new(seats)
    view = state.view(None)
    assert view.pile == 25 - seats
    assert view.unseen.keys() == {0}
    seen: Counter[str] = Counter()
    for terrain, count in zip(TERRAINS, view.unseen[0], strict=True):
        seen[terrain] += count
    assert view.card is not None
    seen[view.card] += 1
    assert set(seen.values()) == {5}
    hidden = [player.holds for seat, player in enumerate(view.players) if seat != view.setup.start]
    assert hidden == [True] * (seats - 1)
    assert not view.players[view.setup.start].holds


@pytest.mark.rule("1.4")
def test_the_cards_are_dealt_by_chance() -> None:
    """Without a dealer each of the five terrains comes with five chances in 25, then fewer."""
    state = new(2, None, setup="first-game", start=0)
    assert state.actors == (CHANCE,)
    assert {str(action): n for action, n in state.odds()} == {
        f"draw terrain:{kind}": 5 for kind in TERRAINS
    }
    state.play(CHANCE, state.game.parse("draw terrain:desert"))
    assert {str(action): n for action, n in state.odds()}["draw terrain:desert"] == 4


@pytest.mark.rule("1.5")
def test_three_of_the_ten_kingdom_cards_are_in_play() -> None:
    seen: Counter[str] = Counter()
    for view in many():
        assert len(set(view.setup.kingdom)) == 3
        seen.update(view.setup.kingdom)
    assert set(seen) == set(CARDS)
    assert max(seen.values()) < 2 * min(seen.values())


@pytest.mark.rule("1.5")
def test_the_kingdom_cards_stay_all_game() -> None:
    state = new(2)
    before = state.view(None).setup.kingdom
    while not state.over:
        state.play(state.actors[0], state.legal(state.actors[0])[0])
    assert state.view(None).setup.kingdom == before


@pytest.mark.rule("1.5")
def test_the_lords_can_be_left_out() -> None:
    seen = {card for view in many(2, lords=False) for card in view.setup.kingdom}
    assert seen == set(CARDS) - {"lords"}


@pytest.mark.rule("1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_40_settlements(seats: int) -> None:
    view = new(seats).view(None)
    assert [player.supply for player in view.players] == [40] * seats
    assert all(not player.settlements for player in view.players)


@pytest.mark.rule("1.7")
def test_the_start_player_is_drawn_by_lot() -> None:
    seen = Counter(view.setup.start for view in many())
    assert set(seen) == {0, 1, 2, 3}
    assert max(seen.values()) < 2 * min(seen.values())
    for view in many():
        assert view.actors == (view.setup.start,)


@pytest.mark.rule("1.7")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_can_be_chosen_and_play_goes_clockwise(start: int) -> None:
    state = new(3, start=start)
    seats = []
    for _ in range(7):
        seats.append(state.actors[0])
        turn = state.turn
        while state.turn == turn:
            state.play(state.actors[0], state.legal(state.actors[0])[0])
    assert seats == [(start + n) % 3 for n in range(7)]


@pytest.mark.rule("1.8")
def test_the_first_game() -> None:
    """Fixed sections and cards; terrain cards and start player are drawn as usual."""
    views = many(4, setup="first-game")
    for view in views:
        assert layout(view) == [(key, False) for key in FIRST_GAME]
        assert list(view.setup.map) == board_lines(FIRST_GAME)
        assert set(view.setup.kingdom) == {"fishermen", "knights", "merchants"}
    assert {view.setup.start for view in views} == {0, 1, 2, 3}
    assert {view.card for view in views} == set(TERRAINS)


# Chosen -------------------------------------------------------------------------------------


@pytest.mark.rule("1.1")
@pytest.mark.rule("1.2")
@pytest.mark.rule("1.5")
def test_a_chosen_set_up() -> None:
    sections = ("oasis", "tower", "barn", "oracle")
    turned = (True, False, True, False)
    view = new(
        3, sections=sections, turned=turned, cards=("lords", "miners", "hermits"), start=2
    ).view(None)
    assert layout(view) == list(zip(sections, turned, strict=True))
    assert list(view.setup.map) == board_lines(sections, turned)
    assert view.setup.kingdom == ("lords", "miners", "hermits")
    assert view.setup.start == 2


@pytest.mark.rule("1.2")
def test_chosen_sections_are_turned_by_lot_unless_that_is_chosen_too() -> None:
    sections = ("oasis", "tower", "barn", "oracle")
    seen = set()
    for seed in range(120):
        laid = layout(new(2, seed, sections=sections).view(None))
        assert tuple(section for section, _ in laid) == sections
        seen.add(tuple(turned for _, turned in laid))
    assert len(seen) == 16


@pytest.mark.parametrize(
    ("option", "options"),
    [
        ("setup", {"setup": "second-game"}),
        ("setup", {"setup": "first-game", "sections": FIRST_GAME}),
        ("setup", {"setup": "first-game", "turned": (True,) * 4}),
        ("setup", {"setup": "first-game", "cards": ("lords", "miners", "hermits")}),
        ("sections", {"sections": ("oasis", "tower", "barn")}),
        ("sections", {"sections": (*FIRST_GAME, "tower")}),
        ("sections", {"sections": ("oasis", "tower", "barn", "barn")}),
        ("sections", {"sections": ("oasis", "tower", "barn", "castle")}),
        ("sections", {"sections": 4}),
        ("turned", {"turned": (True, False), "sections": FIRST_GAME}),
        ("turned", {"turned": (True,) * 5, "sections": FIRST_GAME}),
        ("turned", {"turned": (True,) * 4}),
        ("turned", {"turned": ("sideways",) * 4, "sections": FIRST_GAME}),
        ("cards", {"cards": ("lords", "miners")}),
        ("cards", {"cards": ("lords", "miners", "hermits", "workers")}),
        ("cards", {"cards": ("lords", "lords", "hermits")}),
        ("cards", {"cards": ("lords", "ladies", "hermits")}),
        ("start", {"start": 3}),
        ("start", {"start": -1}),
        ("start", {"start": "oldest"}),
        ("lords", {"lords": False, "cards": ("lords", "miners", "hermits")}),
        ("lords", {"lords": "perhaps"}),
        ("expansion", {"expansion": "nomads"}),
    ],
)
def test_a_bad_option_is_named(option: str, options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=rf"^option {option}\b"):
        kingdom_builder().new(3, seed=1, **options)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 2.5, "many"])
def test_two_to_four_play(seats: Any) -> None:
    with pytest.raises(BadSeats, match="seats"):
        kingdom_builder().new(seats, seed=1)


def test_all_sections_are_known_by_name() -> None:
    assert set(SECTION_ORDER) == set(SECTIONS)
