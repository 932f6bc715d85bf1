"""The tiles and tokens as data, each of them, and what a components file may not say."""

from __future__ import annotations

from itertools import combinations

import pytest

from pentarchy.games.founders import game, matching
from pentarchy.games.founders.components import Tile, own_text
from pentarchy.games.founders.state_realm import Realm
from pentarchy.kernel.errors import BadComponents
from tests.games.founders.table import Table, founders

PARTS = founders().components
NATURES = ("wood", "stone", "plants", "water")
VILLAGES = ("iron", "gold", "cloth", "horses", "wine", "fish")
CITIES = ("war", "coin", "cart", "master")
POINTS = {"altar": 1, "temple": 2, "great": 3}


@pytest.mark.rule("4.4")
def test_nature_tiles_make_each_pair_four_times() -> None:
    pairs = {frozenset(tile.makes): tile.copies for tile in PARTS.nature}
    assert pairs == {frozenset(pair): 4 for pair in combinations(NATURES, 2)}


@pytest.mark.rule("4.4")
def test_village_tiles_have_a_recipe_each() -> None:
    """The printed ones: mine wood and stone, gold mine stone and water, three pastures."""
    recipes = {tile.key: (set(tile.cost), tile.makes, tile.copies) for tile in PARTS.village}
    assert recipes["mine"] == ({"wood", "stone"}, ("iron",), 5)
    assert recipes["gold-mine"] == ({"stone", "water"}, ("gold",), 3)
    assert recipes["weaving-house"] == ({"stone", "plants"}, ("cloth",), 5)
    assert recipes["pasture"] == ({"plants", "water"}, ("horses",), 3)
    assert recipes["winery"] == ({"wood", "plants"}, ("wine",), 4)
    assert recipes["fishing-village"] == ({"wood", "water"}, ("fish",), 4)
    assert {frozenset(tile.cost) for tile in PARTS.village} == {
        frozenset(pair) for pair in combinations(NATURES, 2)
    }


@pytest.mark.rule("5.1")
def test_city_tiles_cost_each_pair_once() -> None:
    """One nature and one village resource; the printed market and camp are among them."""
    pairs = {tuple(tile.cost): tile for tile in PARTS.city}
    assert set(pairs) == {(nature, village) for nature in NATURES for village in VILLAGES}
    assert pairs["plants", "iron"].makes == ("coin",)
    assert pairs["stone", "horses"].makes == ("war",)
    for kind in CITIES:
        made = [tile for tile in PARTS.city if tile.makes == (kind,)]
        assert {tile.cost[1] for tile in made} == set(VILLAGES)
        assert {tile.cost[0] for tile in made} == set(NATURES)


@pytest.mark.rule("10.6")
def test_prizes_are_worth_one_to_three() -> None:
    assert sum(tile.points for tile in PARTS.prize) == 7 * 1 + 12 * 2 + 6 * 3
    for tile in PARTS.prize:
        assert tile.points == POINTS[tile.key.partition("-")[0]]
    for village in VILLAGES:
        assert sorted(t.points for t in PARTS.prize if village in t.cost) == [1, 1, 2, 2, 3]
    for city in CITIES:
        assert sorted(t.points for t in PARTS.prize if city in t.cost) == [2, 2, 2, 3, 3, 3]


def test_what_the_rulebook_does_not_print_is_marked() -> None:
    assert {tile.source for tile in PARTS.prize} == {"reconstructed"}
    printed = {tile.key for tile in PARTS.tiles if tile.source == "rulebook"}
    assert printed == {
        "forest", "cliff", "waterfall", "mine", "pasture", "winery", "market-iron", "camp-horses",
    }  # fmt: skip


@pytest.mark.parametrize("tile", PARTS.tiles, ids=lambda tile: tile.key)
@pytest.mark.rule("4.1")
def test_every_tile_can_be_attached_where_its_cost_is_made(tile: Tile) -> None:
    """Around a free cell lie tiles that make just what the tile costs, one each."""
    around = [(0, 0), (2, 0), (0, -1), (2, -1)]
    makers = [_maker(resource) for resource in tile.cost]
    middle, rest = [row.key for row in PARTS.prize if row is not tile][:2]
    realm = {(1, -1): middle, **dict(zip(around, makers, strict=False))}
    row = {} if tile in PARTS.prize else {_family(tile.key): [tile.key]}
    prizes = [tile.key, rest] if tile in PARTS.prize else [rest]
    t = Table(realms={0: realm, 1: {(0, 0): "lake"}}, rows=row, prizes=prizes)
    t.play("attach", tile.key)
    assert (1, 0) in t.open("place")
    if not tile.cost:
        return
    for missing in range(len(makers)):
        fewer = dict(zip(around, makers[:missing] + makers[missing + 1 :], strict=False))
        left = {(1, -1): realm[1, -1], **fewer}
        t = Table(realms={0: left, 1: {(0, 0): "lake"}}, rows=row, prizes=prizes)
        assert t.refused("attach", tile.key) in ("4.1", "4.3")


def _maker(resource: str) -> str:
    """A kind of tile that makes the resource; for nature one that makes it first."""
    first = [t.key for t in PARTS.tiles if t.makes and t.makes[0] == resource]
    return first[0] if first else next(t.key for t in PARTS.tiles if resource in t.makes)


def _family(key: str) -> str:
    return next(
        name
        for name in ("nature", "village", "city")
        if key in [row.key for row in getattr(PARTS, name)]
    )


@pytest.mark.rule("4.6")
def test_equal_things_need_a_tile_each() -> None:
    """Ruling 1: no cost in the box names a resource twice, but the matching would ask for two."""
    assert all(len(set(tile.cost)) == len(tile.cost) for tile in PARTS.tiles)
    doubled = own_text().replace('cost = ["wood", "stone"]', 'cost = ["wood", "wood"]', 1)
    rules = game(doubled)
    grid, catalogue = rules.grid, rules.catalogue
    mine = catalogue.kinds[catalogue.numbers["mine"]].cost
    one = Realm.empty(grid, catalogue).attach(grid.number(0, 0), catalogue.numbers["forest"])
    assert matching.sites(one, mine) == 0
    two = one.attach(grid.number(1, 0), catalogue.numbers["grove"])
    assert matching.sites(two, mine) >> grid.number(0, 1) & 1
    assert not matching.sites(two, mine) >> grid.number(-1, 0) & 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('key = "cliff"', 'key = "forest"', r"tile row 2 \(forest\): this key is given twice"),
        ('["wood", "stone"]\nname', '["wood", "tin"]\nname', r"unknown resource 'tin'"),
        ('["wood", "stone"]\nname', '["wood", "wood"]\nname', r"makes names a resource twice"),
        ('["wood", "stone"]\nname', '["wood", "iron"]\nname', r"'iron' is no resource of this"),
        ('cost = ["wood", "stone"]\n', "", r"nature tiles cost nothing, all others cost something"),
        ("draft = [5, 7, 9]", "draft = [4, 7, 9]", r"draft must leave a tile over for 2 players"),
        ("draft = [5, 7, 9]", "draft = [5, 7, 23]", r"nature: 24 tiles are too few for 4 players"),
        ("prizes = [8, 12, 12]", "prizes = [8, 12, 26]", r"prize: 25 are too few"),
        ("row = 5 ", "row = 2 ", r"a row cannot hold what opening lays out"),
        ('resource = "iron"', 'resource = "wood"', r"'wood' is no village resource"),
        ('resource = "iron"', 'resource = "gold"', r"'gold' has a master already"),
        ('key = "coin"\ncount', 'key = "gem"\ncount', r"the tokens must be war, coin, cart"),
        ("count = 6", "count = 5", r"the city tiles give 6 of 'war', but there are 5"),
        ('makes = ["iron"]', "makes = []", r"a tile of this family makes 1, not 0"),
    ],
)
def test_a_wrong_file_is_refused_by_its_row(old: str, new: str, problem: str) -> None:
    text = own_text()
    assert old in text
    with pytest.raises(BadComponents, match=problem):
        game(text.replace(old, new, 1))


def test_only_prizes_bring_points() -> None:
    text = own_text().replace('key = "mine"\n', 'key = "mine"\npoints = 1\n')
    with pytest.raises(BadComponents, match="only prizes are worth points"):
        game(text)


def test_a_city_tile_must_have_a_token() -> None:
    text = own_text().replace('makes = ["war"]', 'makes = ["feast"]', 1)
    feast = '\n[[resource]]\nkey = "feast"\nlevel = "city"\nsource = "reconstructed"\n'
    with pytest.raises(BadComponents, match="there is no token for 'feast'"):
        game(text + feast)


def test_more_tiles_make_a_larger_grid() -> None:
    """The bound follows from the components: four more tiles, two more turns each."""
    more = own_text().replace('key = "grove"\ncopies = 4', 'key = "grove"\ncopies = 8')
    rules = game(more)
    assert rules.components.reach == 34
    assert rules.grid.count == 2 * 34 * 35 + 1
    assert rules.parse("place cell:34,0").target == "cell:34,0"
