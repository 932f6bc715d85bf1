"""The components: counts, the facts that are printed, and files that are wrong."""

from __future__ import annotations

import pytest

from pentarchy.games.roll_and_write import game
from pentarchy.games.roll_and_write.components import own_text
from pentarchy.games.roll_and_write.state import RollState
from pentarchy.kernel.errors import BadComponents
from tests.games.roll_and_write.table import Table, roll_and_write


@pytest.mark.rule("1.1")
def test_what_is_in_the_box() -> None:
    found = roll_and_write().components
    assert [row.key for row in found.track] == ["walls", "houses", "barns", "bridges"]
    assert all(len(row.sections) == 9 for row in found.track)
    assert [len(row.circles) for row in found.field] == [3, 3, 3, 3]
    assert len(found.favour) == 5
    assert len(found.building) == 86
    assert len(found.sheet) == 48
    assert found.numbers.rounds == 10


def test_what_is_printed_was_kept() -> None:
    """Barns 3 and 4 bring 4 and 6, a Walls 5, a Houses 14; the Farm is [W][ ][ ] and gives 1."""
    walls, houses, barns, bridges = roll_and_write().components.track
    assert barns.points[2:4] == (4, 6)
    assert len(barns.sections[3]) == 2
    assert 5 in walls.points
    assert 14 in houses.points
    assert bridges.points[-1] < min(walls.points[-1], houses.points[-1], barns.points[-1])
    farm = roll_and_write().components.building[0]
    assert (farm.boxes, farm.n) == (("W", "", ""), 1)
    assert roll_and_write().components.worker_die.faces == (3, 3, 4, 4, 5, 5)


def test_every_sheet_has_six_buildings_and_different_blueprints() -> None:
    """Ruling 22: two buildings with the same blueprint never share a sheet in this set."""
    found = roll_and_write().components
    by_key = {row.key: row for row in found.building}
    for sheet in found.sheet:
        prints = [by_key[key].blueprint for key in sheet.buildings]
        drawn = [blueprint for blueprint in prints if blueprint is not None]
        assert len(set(drawn)) == len(drawn) >= 3
        assert not by_key[sheet.buildings[4]].boxes
        assert by_key[sheet.buildings[5]].star
    used = {key for sheet in found.sheet for key in sheet.buildings}
    assert used == set(by_key)


def test_an_own_sheet_can_be_played() -> None:
    own = own_text().replace(
        'key = "1"\nbuildings = ["lumber_camp",', 'key = "1"\nbuildings = ["gold_mine",'
    )
    rules = game(own)
    assert rules.own_components
    assert rules.components_hash != roll_and_write().components_hash
    state = rules.new(1, 1, sheets=("1",))
    assert isinstance(state, RollState)
    assert state.view(0).setup.settlements[0][0].key == "gold_mine"
    assert Table("farm", rules=rules).number("farm") == 1


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('key = "houses"', 'key = "huts"', "track row 2 (huts): this track is houses"),
        ('[["S"], ["SS"]', '[["G"], ["SS"]', "track row 1 (walls): a box costs stone, wood"),
        ("points = [1, 2, 4, 6,", "points = [1, 2, 6, 4,", "track row 3 (barns): points must not"),
        ("sections = [3, 4]", "sections = [4, 3]", "field: the sections of the bridges must rise"),
        ('circles = ["W", "F", "S"]', 'circles = ["WF", "S"]', "field row 1 (meadow): a circle"),
        ('H2 = ["##"]', 'H2 = ["#", "##"]', "blueprints H2: a drawing is made of rows"),
        ('H2 = ["##"]', 'H2 = [".."]', "blueprints H2: it has no section"),
        ('H2 = ["##"]', 'H2 = ["##########"]', "blueprints H2: it does not fit"),
        ('blueprint = "L3a"', 'blueprint = "X9"', "building row 1 (farm): unknown blueprint 'X9'"),
        ('{ op = "gain", what = "F" }', '{ op = "gain" }', "building row 1 (farm): the effect"),
        (
            '{ op = "gain", what = "F" }',
            '{ op = "store" }\nstar = true',
            "building row 1 (farm): a",
        ),
        ('op = "discount", where = "walls"', 'op = "discount", where = "blank"', "building row"),
        (
            '"lumber_camp", "storehouse"',
            '"lumber_camp", "lumber_camp"',
            "sheet row 1 (1): building",
        ),
        ('"lumber_camp", "storehouse"', '"lumber_camp", "nowhere"', "sheet row 1 (1): unknown"),
        ("points = 40\n", "points = 60\n", "rank: points must rise from 0"),
        ('key = "plunder"', 'key = "ally"', "favour row 3 (ally): this key is given twice"),
        ('key = "farm"', 'key = "walls"', "building: 'walls' is the key of a track"),
        ("pay = { any = 1 }, get = { any = 1 }", "pay = { S = 1 }, get = { any = 1 }", "building"),
        ("pay = { F = 1 }", "pay = { VP = 1 }", "building row"),
    ],
)
def test_files_that_are_wrong(old: str, new: str, problem: str) -> None:
    """One sentence that names the row."""
    text = own_text()
    assert old in text
    changed = text.replace(old, new, 1)
    if old == 'key = "farm"':
        changed = changed.replace('"farm"', '"walls"')
    with pytest.raises(BadComponents) as refusal:
        game(changed)
    assert str(refusal.value).startswith(problem)
