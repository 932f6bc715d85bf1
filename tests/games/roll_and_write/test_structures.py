"""Section 6: blueprints, structures and numbers that grow."""

from __future__ import annotations

import pytest

from tests.games.roll_and_write.table import Table, new

L3A = {"walls": 1, "houses": 2}
"""The Farm's blueprint, ■· / ■■: Walls 1 above Houses 1 and 2."""


@pytest.mark.rule("6.5")
def test_mishas_structure() -> None:
    """Worked example 8: the Farm's number is 2, from the next round on it gives 2 food."""
    t = Table("farm", crossed=L3A, pool="S", actions=1).end()
    assert t.asks == "Draft"
    t.play("draft", "building:farm")
    assert t.number("farm") == 2
    assert t.outlined() == [("farm", 3)]
    t.chance("throw", "dice:SSS3").play("take", min(t.open("take")))
    assert t.pool == "SSSFF"


@pytest.mark.rule("6.2")
@pytest.mark.parametrize("crossed", [{"walls": 2, "houses": 1}, {"walls": 3}, {"houses": 3}])
def test_blueprints_are_never_turned(crossed: dict[str, int]) -> None:
    """Worked example 8: the same cells turned or mirrored are refused."""
    t = Table("farm", crossed=crossed, at="draft")
    assert t.state.chance() is not None  # nothing could be drawn, the round is over


@pytest.mark.rule("6.2", "6.3")
def test_a_blueprint_that_fits_nowhere_is_refused() -> None:
    t = Table("farm", "market", "barracks", crossed={"walls": 2}, at="draft")
    assert t.refused("draft", "building:farm") == "6.3"
    assert t.refused("draft", "building:barracks") == "6.2"
    assert t.refused("draft", "building:quarry") == "1.2"
    assert t.open("draft") == {"building:market"}


@pytest.mark.rule("6.5")
def test_three_structures_for_the_farm() -> None:
    """Worked example 9: in three rounds, no cell shared, N = 4 and 4 food a round."""
    t = Table("farm", crossed={"walls": 5, "houses": 6}, round=3, at="draft")
    for first in ("section:1-1", "section:1-3", "section:1-5"):
        t.play("draft", "building:farm")
        if t.asks == "Outline":
            t.play("outline", first)
        t.chance("throw", "dice:SSS3").play("take", min(t.open("take")))
        if first != "section:1-5":
            t.end()
    assert t.number("farm") == 4
    assert t.pool == "SSSFFFF"
    assert t.outlined() == [("farm", 3)] * 3


@pytest.mark.rule("6.4")
def test_no_section_is_in_two_structures() -> None:
    """Ruling 19: cells are complete, in the exact orientation, and in no other structure."""
    t = Table("market", crossed={"walls": 5}, at="draft").play("draft", "building:market")
    t.play("outline", "section:1-2")
    t.chance("throw", "dice:SSS3").play("take", min(t.open("take"))).end()
    t.play("draft", "building:market")
    assert t.outlined() == [("market", 2)] * 2  # 4-5 was the only place left
    t = Table("market", crossed={"walls": 6}, at="draft").play("draft", "building:market")
    t.play("outline", "section:1-1")
    t.chance("throw", "dice:SSS3").play("take", min(t.open("take"))).end()
    t.play("draft", "building:market")
    assert t.refused("outline", "section:1-2") == "6.4"
    assert t.open("outline") == {"section:1-3", "section:1-4", "section:1-5"}


@pytest.mark.rule("6.2", "6.3")
def test_where_a_structure_may_lie() -> None:
    t = Table("market", crossed={"walls": 3, "bridges": 2}, at="draft")
    t.play("draft", "building:market")
    assert t.open("outline") == {"section:1-1", "section:1-2", "section:4-1"}
    assert t.refused("outline", "section:1-9") == "6.2"
    assert t.refused("outline", "section:2-1") == "6.3"
    assert t.refused("end") == "3.1"


@pytest.mark.rule("6.1")
def test_one_structure_a_round_and_never_by_force() -> None:
    """Ruling 19: at most one, round 10 included; it may be skipped."""
    t = Table("market", crossed={"walls": 6}, at="draft").play("draft", "building:market")
    t.play("outline", "section:1-1")
    assert t.state.chance() is not None
    t = Table("market", crossed={"walls": 2}, at="draft").play("skip")
    assert t.outlined() == []
    last = Table("architect", "library", crossed={"walls": 2, "houses": 2}, round=10, at="draft")
    last.play("draft", "building:architect")
    assert last.state.over
    assert last.worth("building:architect") == 3
    assert last.worth("building:library") == 1


@pytest.mark.rule("6.6")
def test_a_structure_before_its_building() -> None:
    """Worked example 10 and ruling 20: N rises at once and waits for the Farm."""
    t = Table("farm", unbuilt=["farm"], crossed=L3A, round=3, at="draft")
    t.play("draft", "building:farm")
    assert t.number("farm") == 2
    t.chance("throw", "dice:SWG3").play("take", min(t.open("take")))
    assert t.pool == "SWG"
    t.cross("farm:1", "farm:2", "farm:3")
    t.next_round("SSS3")
    assert t.pool == "SSSFF"


@pytest.mark.rule("6.5")
def test_a_risen_number_works_from_the_next_round() -> None:
    """Ruling 21: this round's store still keeps what it kept; only the grid limits numbers."""
    t = Table("pantry", crossed={"walls": 1, "houses": 1}, pool="SW", actions=1).end()
    t.play("name", "resource:wood")
    t.play("draft", "building:pantry")
    assert t.sheet.pool == (0, 1, 0, 0)
    assert t.number("pantry") == 2


@pytest.mark.rule("6.7")
def test_the_basic_game_knows_no_structures() -> None:
    """Worked example 11: nothing can be drawn, Farm stays at 1, Architect gives 0."""
    keys = ("farm", "sawmill", "quarry", "tool_shop", "architect", "fortress")
    crossed = {"walls": 9, "houses": 9}
    t = Table(*keys, seats=2, mode="competition", advanced=False, crossed=crossed)
    t.end()
    assert t.state.actors == (1,)
    t.play("end", seat=1)
    assert t.state.round == 6
    assert t.number("farm") == 1
    assert t.worth("building:architect") == 0
    assert t.worth("building:fortress") == 4 * 2
    assert t.sheet.plan.ignored == {4}


@pytest.mark.rule("1.7", "6.7")
def test_the_first_game_that_is_recommended_can_be_set_up() -> None:
    """Basic rules on competition sheets, for any number of players that a competition takes."""
    for seats in (2, 3, 4):
        state = new(seats, 1, mode="competition", advanced=False)
        sheets = state.view(None).setup.settlements
        assert len(sheets) == seats
        assert all(sheet == sheets[0] for sheet in sheets)
        assert [building.key for building in sheets[0] if building.ignored] == ["architect"]
        assert not any(building.blueprint for building in sheets[0])


@pytest.mark.rule("6.8")
def test_two_buildings_with_one_blueprint() -> None:
    """Ruling 22: the player picks one building per structure."""
    t = Table("farm", "brewery", crossed=L3A, at="draft")  # both L3a
    assert t.open("draft") == {"building:farm", "building:brewery"}
    t.play("draft", "building:brewery")
    assert (t.number("farm"), t.number("brewery")) == (1, 2)


@pytest.mark.rule("6.2")
def test_a_section_of_the_barns_is_one_cell() -> None:
    t = Table("market", crossed={"barns": 6}, at="draft").play("draft", "building:market")
    assert t.open("outline") == {"section:3-1", "section:3-2", "section:3-3"}


@pytest.mark.rule("6.1")
def test_the_structure_follows_the_own_expansion() -> None:
    """Ruling 19: after the own expansion; nobody waits for the others before drawing."""
    t = Table("market", seats=2, crossed={"walls": 2}).end()
    assert t.asks == "Draft"
    assert t.state.actors == (0, 1)
