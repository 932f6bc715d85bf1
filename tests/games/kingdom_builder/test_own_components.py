"""Own components: changed words take effect, and a wrong row is refused by its name."""

from __future__ import annotations

import pytest

from pentarchy.games.kingdom_builder import game
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.games.kingdom_builder.state import KingdomState
from pentarchy.kernel.errors import BadComponents, BadOptions
from tests.games.kingdom_builder.gold import CARDS
from tests.games.kingdom_builder.maps import cells_of, lines
from tests.games.kingdom_builder.own_components import (
    all_cards_in_play,
    cards_in_play,
    edited,
    in_row,
    with_map,
    without_row,
)
from tests.games.kingdom_builder.table import FARM_SOUTH, PADDOCK_WEST, Table

# What a change does -------------------------------------------------------------------------


@pytest.mark.rule("8.1")
def test_gold_for_castles() -> None:
    rules = game(edited("castle_gold = 3", "castle_gold = 7"))
    assert Table(rules=rules, settled={0: [(4, 4)]}).gold("castle") == 7


def test_gold_may_be_nothing() -> None:
    rules = game(edited("castle_gold = 3", "castle_gold = 0"))
    assert Table(rules=rules, settled={0: [(4, 4)]}).gold("castle") == 0


@pytest.mark.rule("1.6")
def test_settlements_in_the_supply() -> None:
    rules = game(edited("settlements = 40", "settlements = 15"))
    assert Table(rules=rules).player(0).supply == 15


@pytest.mark.rule("2.2")
def test_builds_of_the_mandatory_action() -> None:
    """With two, the turn is over after the second."""
    rules = game(edited("mandatory_builds = 3", "mandatory_builds = 2"))
    t = Table(rules=rules, card="plains", builds=2, settled={0: [(4, 4)]})
    assert t.asked == "before"
    t.play("build", (4, 5))
    assert t.asked == "between"
    t.play("build", (4, 6))
    assert t.on_turn == -1


@pytest.mark.rule("1.3")
def test_tiles_on_a_location() -> None:
    rules = game(edited("tiles_per_location = 2", "tiles_per_location = 1"))
    t = Table(rules=rules, card="plains", settled={0: [(15, 10)]}, taken={1: [FARM_SOUTH]})
    assert t.left_on(PADDOCK_WEST) == 1
    t.play("build", (15, 11))
    assert t.tiles(0) == {}


@pytest.mark.rule("1.4")
def test_cards_of_a_terrain() -> None:
    state = game(in_row("terrain", "desert", "cards = 5", "cards = 9")).new(2, setup="first-game")
    draws = {str(action): count for action, count in _first_draw(state).odds()}
    assert draws["draw terrain:desert"] == 9
    assert draws["draw terrain:forest"] == 5


def _first_draw(state: object) -> KingdomState:
    assert isinstance(state, KingdomState)
    while state.odds()[0][0].verb != "draw":
        state.play(-1, state.odds()[0][0])
    return state


@pytest.mark.rule("1.5")
def test_kingdom_cards_in_play() -> None:
    state = game(all_cards_in_play()).new(2, seed=3)
    assert isinstance(state, KingdomState)
    assert len(set(state.view(None).setup.kingdom)) == 10


@pytest.mark.parametrize(
    ("key", "old", "new", "gold"),
    [
        ("knights", "gold = [2]", "gold = [5]", 15),
        ("citizens", "per = 2", "per = 3", 1),
        ("hermits", "gold = [1]", "gold = [4]", 4),
        ("miners", 'beside = ["mountain"]', 'beside = ["water", "castle"]', 2),
        ("discoverers", 'scores = "row"', 'scores = "group"', 1),
    ],
)
def test_what_a_card_pays(key: str, old: str, new: str, gold: int) -> None:
    """Three in a row; for the miners two beside water or castle, one apart, one on water."""
    rules = game(in_row("kingdom", key, old, new))
    own = [(4, 4), (4, 5), (4, 6)] if key != "miners" else [(4, 4), (4, 5), (3, 2), (3, 1)]
    assert Table(rules=rules, settled={0: own}).gold(key) == gold


@pytest.mark.rule("8.10")
def test_a_third_place_for_the_lords() -> None:
    """3, 2 and 1 in one sector bring 12, 6 and 2; the three empty sectors bring everybody 36."""
    rules = game(in_row("kingdom", "lords", "gold = [12, 6]", "gold = [12, 6, 2]"))
    own = {0: [(4, 4), (4, 5), (4, 6)], 1: [(8, 8), (8, 9)], 2: [(2, 0)]}
    t = Table(rules=rules, seats=3, settled=own)
    assert [t.gold("lords", seat) for seat in range(3)] == [48, 42, 38]


def test_what_a_tile_does() -> None:
    """A farm for forests that need no contact; a paddock that goes where the tower would."""
    changed = in_row("location", "farm", "terrain:plains", "terrain:forest")
    rules = game(in_row("location", "farm", "beside_own = true", "beside_own = false", changed))
    t = Table(rules=rules, card="canyon", settled={0: [(16, 12)]}, ready={0: [FARM_SOUTH]})
    t.play("use", "farm")
    assert t.open("build") == cells_of(t.board, "F")
    rules = game(in_row("location", "paddock", "two-away", "edge"))
    t = Table(rules=rules, settled={0: [(8, 8)]}, ready={0: [PADDOCK_WEST]})
    t.play("use", "paddock").play("lift", (8, 8))
    assert (0, 0) in t.open("move")
    assert t.refused("move", (8, 10)) == "6.8"


def test_another_map() -> None:
    """A forest where the tavern's castle was."""
    rows = lines("tavern")
    rows[3] = rows[3].replace("K", "F")
    t = Table(rules=game(with_map("tavern", rows)), card="forest", settled={0: [(4, 4)]})
    assert (3, 3) in t.open("build")
    assert t.gold("castle") == 0


def test_names_and_sources_do_not_change_the_game() -> None:
    """The hash of the components covers what matters for play only."""
    mine = game(edited('en = "Canyon"', 'en = "Gorge"'))
    assert mine.components_hash == game().components_hash
    other = game(edited("castle_gold = 3", "castle_gold = 4"))
    assert other.components_hash != game().components_hash


# What is refused ----------------------------------------------------------------------------

TAVERN = lines("tavern")

WRONG = {
    "no number": ("numbers", edited("settlements = 40", 'settlements = "many"')),
    "no settlements": ("numbers.settlements", edited("settlements = 40", "settlements = 0")),
    "a number too many": ("numbers", edited("[numbers]\n", "[numbers]\nwonders = 7\n")),
    "a number too few": ("numbers", edited("castle_gold = 3", "# castle_gold = 3")),
    "no room": ("numbers", edited("settlements = 40", "settlements = 70")),
    "negative gold": ("numbers.castle_gold", edited("castle_gold = 3", "castle_gold = -1")),
    "a letter twice": (
        r"terrain row 2 \(canyon\)",
        in_row("terrain", "canyon", 'letter = "C"', 'letter = "G"'),
    ),
    "a castle's letter": (
        r"terrain row 7 \(mountain\)",
        in_row("terrain", "mountain", 'letter = "M"', 'letter = "K"'),
    ),
    "two letters": (
        r"terrain row 1 \(plains\).letter",
        in_row("terrain", "plains", 'letter = "G"', 'letter = "GG"'),
    ),
    "too few cards": (
        r"terrain row 3 \(desert\)",
        in_row("terrain", "desert", "cards = 5", "cards = 3"),
    ),
    "cards for water": (
        r"terrain row 6 \(water\)",
        in_row("terrain", "water", "cards = 0", "cards = 5"),
    ),
    "buildable after water": (
        r"terrain row 7 \(mountain\)",
        in_row(
            "terrain", "mountain", "buildable = false\ncards = 0", "buildable = true\ncards = 5"
        ),
    ),
    "a terrain twice": (
        r"terrain row 5 \(canyon\)",
        in_row("terrain", "forest", 'key = "forest"', 'key = "canyon"'),
    ),
    "an unknown action": (
        r"location row 2 \(farm\).action",
        in_row("location", "farm", '"build"', '"plough"'),
    ),
    "an unknown place": (
        r"location row 4 \(tower\)",
        in_row("location", "tower", '"edge"', '"sky"'),
    ),
    "an unknown terrain": (
        r"location row 5 \(harbor\)",
        in_row("location", "harbor", "terrain:water", "terrain:lava"),
    ),
    "a build two steps away": (
        r"location row 6 \(paddock\)",
        in_row("location", "paddock", '"move"', '"build"'),
    ),
    "a location twice": (
        r"location row 7 \(farm\)",
        in_row("location", "barn", 'key = "barn"', 'key = "farm"'),
    ),
    "a key that nobody knows": (
        r"location row 1 \(oracle\)",
        in_row("location", "oracle", "beside_own", "beside_me"),
    ),
    "an unknown way to score": (
        r"kingdom row 2 \(merchants\).scores",
        in_row("kingdom", "merchants", "linked-places", "linked-purses"),
    ),
    "an unknown neighbour": (
        r"kingdom row 6 \(miners\)",
        in_row("kingdom", "miners", '"mountain"', '"volcano"'),
    ),
    "beside nothing": (
        r"kingdom row 1 \(fishermen\)",
        in_row("kingdom", "fishermen", 'beside = ["water"]', ""),
    ),
    "beside for a row": (
        r"kingdom row 3 \(discoverers\)",
        in_row("kingdom", "discoverers", 'scores = "row"', 'scores = "row"\nbeside = ["water"]'),
    ),
    "no gold": (r"kingdom row 8 \(knights\).gold", in_row("kingdom", "knights", "[2]", "[]")),
    "bad gold": (r"kingdom row 8 \(knights\).gold", in_row("kingdom", "knights", "[2]", "[-2]")),
    "for every none": (
        r"kingdom row 5 \(citizens\).per",
        in_row("kingdom", "citizens", "per = 2", "per = 0"),
    ),
    "a card twice": (
        r"kingdom row 9 \(knights\)",
        in_row("kingdom", "lords", 'key = "lords"', 'key = "knights"'),
    ),
    "a row too few": (r"section row 3 \(tavern\)", with_map("tavern", TAVERN[:9])),
    "a row too many": (r"section row 3 \(tavern\)", with_map("tavern", [*TAVERN, TAVERN[0]])),
    "a hex too few": (
        r"section row 3 \(tavern\).*row 1 ",
        with_map("tavern", [TAVERN[0][:9], *TAVERN[1:]]),
    ),
    "an unknown letter": (
        r"section row 3 \(tavern\).*row 2 .*'Z'",
        with_map("tavern", [TAVERN[0], "LLDDDMMCCZ", *TAVERN[2:]]),
    ),
    "a section twice": (
        r"section row 8 \(tower\)",
        in_row("section", "oasis", 'key = "oasis"', 'key = "tower"'),
    ),
    "a location without a tile": (
        r"section row 8 \(spring\)",
        in_row("section", "oasis", 'key = "oasis"', 'key = "spring"'),
    ),
    "no such section": ("first_game", edited('"tavern", "paddock"', '"tavern", "pond"')),
    "three sections": ("first_game", edited('"tavern", "paddock"', '"tavern"')),
    "a first section twice": ("first_game", edited('"tavern", "paddock"', '"tavern", "tavern"')),
    "no such card": ("first_game", edited('["fishermen", "knights"', '["fishers", "knights"')),
    "a first card twice": (
        "first_game",
        edited('["fishermen", "knights"', '["knights", "knights"'),
    ),
    "two first cards": ("first_game", edited('["fishermen", "knights"', '["knights"')),
    "a section is missing": ("first_game", without_row("section", "paddock")),
    "another format": ("format", edited("format = 1", "format = 2")),
    "another game": ("title", edited('title = "kingdom-builder"', 'title = "chess"')),
    "no TOML": ("not TOML", own_text() + "[["),
    "a table nobody knows": ("wonder", own_text() + '\n[wonder]\nkey = "oracle"\n'),
}


@pytest.mark.parametrize("case", sorted(WRONG))
def test_a_wrong_row_is_refused_by_its_name(case: str) -> None:
    where, text = WRONG[case]
    with pytest.raises(BadComponents, match=where):
        game(text)


def test_excluded_lords_must_leave_enough_cards() -> None:
    """All ten cards are in play: then the lords cannot be left out, not in a first game either."""
    rules = game(all_cards_in_play())
    with pytest.raises(BadOptions, match=r"^option lords\b"):
        rules.new(2, seed=1, lords=False)
    with pytest.raises(BadOptions, match=r"^option lords\b"):
        rules.new(2, seed=1, lords=False, setup="first-game")
    nine = [card for card in CARDS if card != "lords"]
    state = game(cards_in_play(nine)).new(2, seed=1, lords=False)
    assert isinstance(state, KingdomState)
    assert set(state.view(None).setup.kingdom) == set(nine)
