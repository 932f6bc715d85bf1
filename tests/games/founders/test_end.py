"""The three ends of the game, and the points (section 10)."""

from __future__ import annotations

import pytest

from tests.games.founders.table import PLAIN, Table

MINER = {(0, 0): "forest", (1, 0): "mine", (2, 0): "gold-mine"}
HORSES = ["altar-minerva", "temple-dioscuri", "great-mars"]
"""Prizes that all need horses."""
NO_PASTURE = {"village": ["mine", "winery"]}
"""A village stack from which all pastures are gone."""


def hopeless(**changes: object) -> Table:
    """No prize can be made any more: all need horses, and there are none."""
    given: dict[str, object] = {"at": "open", "prizes": HORSES, "stacks": NO_PASTURE, **changes}
    return Table(**given)  # type: ignore[arg-type]


@pytest.mark.rule("10.1")
def test_the_last_prize_ends_the_game() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, prizes=["altar-vulcan"], coins={1: [(0, 0)]})
    t.lay("altar-vulcan", (1, 1))
    assert t.state.over
    assert t.log[-1].args["ending"] == "ending:prizes"
    assert t.hand(1) == ["coin"], "coins are taken before points are counted"
    assert t.state.scores() == (1, 1)


@pytest.mark.rule("10.1")
def test_a_prize_that_is_not_the_last_does_not() -> None:
    t = Table(realms={0: MINER, 1: PLAIN[1]}, prizes=["altar-vulcan", "great-mars"])
    t.lay("altar-vulcan", (1, 1))
    assert not t.state.over


@pytest.mark.rule("10.2")
def test_the_last_tile_of_the_stacks_ends_the_game_after_that_turn() -> None:
    rest = {"nature": [], "village": ["mine"], "city": []}
    t = Table(at="open", rows={"nature": ["lake"]}, stacks=rest)
    t.play("open", "village").draw("mine")
    assert not t.state.over, "the turn is finished"
    t.lay("lake", (0, 1))
    assert t.state.over
    assert t.log[-1].args["ending"] == "ending:stacks"


@pytest.mark.rule("10.2")
def test_a_single_empty_stack_ends_nothing() -> None:
    t = Table(rows={"nature": ["lake"]}, stacks={"nature": [], "city": []})
    t.lay("lake", (0, 1))
    assert not t.state.over


@pytest.mark.rule("10.3")
def test_the_end_is_offered_only_when_no_prize_can_be_made() -> None:
    """Ruling 20: a resource that some stack, row or realm may still make keeps the game going."""
    assert hopeless().may("offer")
    assert Table(at="open", prizes=HORSES).refused("offer") == "10.3", "pastures in the stack"
    in_row = hopeless(rows={"village": ["pasture"]})
    assert in_row.refused("offer") == "10.3"
    in_realm = hopeless(realms={0: PLAIN[0], 1: {**PLAIN[1], (0, 1): "pasture"}})
    assert in_realm.refused("offer") == "10.3"
    another = hopeless(prizes=[*HORSES, "altar-tellus"])
    assert another.refused("offer") == "10.3", "one prize that can be made is enough"


@pytest.mark.rule("10.3")
@pytest.mark.parametrize(("token", "may"), [("ruined", True), ("mastered", True), ("coins", False)])
def test_a_pasture_that_is_silent_for_good(token: str, may: bool) -> None:
    """Ruling 20: ruined or under a master it is lost, under a coin it is not."""
    realms = {0: PLAIN[0], 1: {**PLAIN[1], (0, 1): "pasture"}}
    t = hopeless(realms=realms, **{token: {1: [(0, 1)]}})
    assert t.may("offer") == may


@pytest.mark.rule("10.4")
def test_all_others_answer_at_once() -> None:
    """Ruling 20: in any order, and one who declines is enough to play on."""
    realms = {n: PLAIN[n % 2] for n in range(3)}
    t = hopeless(seats=3, seat=1, realms=realms)
    t.play("offer")
    assert t.state.actors == (0, 2)
    assert t.state.prompt(0).args == {"asker": "rival:1"}
    assert t.state.prompt(2).args == {"asker": "rival:2"}
    t.play("agree", by=2).play("decline", by=0)
    assert not t.state.over
    assert t.on_turn == 1
    assert t.refused("offer") == "10.4", "once a turn"
    t.play("open", "nature")
    assert t.on_turn == -1


@pytest.mark.rule("10.4")
def test_the_next_turn_may_offer_again() -> None:
    t = hopeless(rows={"nature": ["lake"]})
    t.play("offer").play("decline")
    t.play("open", "nature").draw("lake").lay("lake", (0, 1))
    assert t.on_turn == 1
    assert t.may("offer")
    t.play("offer").play("agree")
    assert t.state.over
    assert t.log[-1].args["ending"] == "ending:agreed"


@pytest.mark.rule("10.5")
def test_masters_are_laid_in_turn_before_the_points() -> None:
    """Ruling 20: from the one who offered, as many as fit, and nobody must."""
    one = {**PLAIN[0], (0, 1): "winery", (1, 1): "mine"}
    other = {**PLAIN[1], (0, 1): "fishing-village"}
    t = hopeless(
        seat=1,
        realms={0: one, 1: other},
        hands={0: ["vintner", "smith"], 1: ["fisherman", "weaver"]},
    )
    t.play("offer").play("agree")
    assert t.on_turn == 1
    assert t.open("settle") == {(0, 1)}
    assert t.refused("settle", (0, 0)) == "9.2"
    t.play("done")
    assert t.on_turn == 0
    assert t.open("settle") == {(0, 1), (1, 1)}
    t.play("settle", (0, 1)).play("settle", (1, 1))
    assert t.state.over
    assert t.state.scores() == (4, 2)


@pytest.mark.rule("10.5")
def test_coins_are_taken_back_before_masters_are_laid() -> None:
    """The coin lies on the only home of a master: after the others agreed it is in the way of none.

    2 points for the vintner and 1 for the coin, instead of 1 for each in hand.
    """
    realm = {**PLAIN[1], (0, 1): "winery"}
    t = hopeless(realms={0: PLAIN[0], 1: realm}, hands={1: ["vintner"]}, coins={1: [(0, 1)]})
    t.play("offer").play("agree")
    assert t.events == ["agree", "collect"], "and only then the master"
    assert t.on_turn == 1
    assert t.asked == "last-master"
    assert t.open("settle") == {(0, 1)}
    t.play("settle", (0, 1))
    assert t.state.over
    assert t.state.scores() == (0, 2 + 1)


@pytest.mark.rule("9.3")
def test_a_ruined_home_is_no_home_at_the_end_either() -> None:
    realm = {**PLAIN[1], (0, 1): "winery", (1, 1): "winery"}
    t = hopeless(realms={0: PLAIN[0], 1: realm}, hands={1: ["vintner"]}, ruined={1: [(0, 1)]})
    t.play("offer").play("agree")
    assert t.open("settle") == {(1, 1)}
    assert t.refused("settle", (0, 1)) == "9.3"
    assert t.refused("settle", (0, 0)) == "9.2"


@pytest.mark.rule("10.5")
def test_who_has_no_master_that_fits_is_not_asked() -> None:
    t = hopeless(hands={0: ["smith"], 1: ["weaver"]})
    t.play("offer").play("agree")
    assert t.state.over
    assert t.state.scores() == (1, 1)


@pytest.mark.rule("10.6")
def test_every_source_of_points() -> None:
    realm = {**MINER, (0, 1): "great-mars", (1, 1): "altar-juno", (2, 1): "winery"}
    t = Table(
        realms={0: realm, 1: PLAIN[1]},
        ruined={0: [(1, 1)]},
        mastered={0: [(2, 1)]},
        hands={0: ["war", "smith"]},
        replaced={0: ["lake", "temple-sol"]},
        prizes=["great-janus"],
    )
    lines = {line.source: line.points for line in t.state.score_lines(0)}
    assert lines == {"prizes": 3, "masters": 2, "tokens": 2, "replaced": -2}
    assert t.line("prizes").places == ("realm:0/0,1",)
    assert t.state.scores()[0] == 3 + 2 + 2 - 2


@pytest.mark.rule("10.7")
def test_most_points_win() -> None:
    t = Table(hands={0: ["war"], 1: ["coin", "cart"]})
    assert t.state.winners() == (1,)


@pytest.mark.rule("10.8")
def test_more_prizes_break_a_tie_ruined_ones_included() -> None:
    """Ruling 21: the ruined altar brings no point, but counts as a prize."""
    ivan = {**PLAIN[0], (0, 1): "temple-sol", (1, 1): "altar-juno"}
    sergey = {**PLAIN[1], (0, 1): "temple-liber"}
    t = Table(realms={0: ivan, 1: sergey}, ruined={0: [(1, 1)]})
    assert t.state.scores() == (2, 2)
    assert t.state.winners() == (0,)
    standing = Table(
        realms={0: ivan, 1: sergey}, ruined={0: [(1, 1)]}, agreed={"ruined_prizes": False}
    )
    assert standing.state.scores() == (2, 2)
    assert standing.state.winners() == (0, 1), "agreed on: one prize stands in each realm"


@pytest.mark.rule("10.8")
def test_a_tie_in_prizes_too_is_shared() -> None:
    ivan = {**PLAIN[0], (0, 1): "temple-sol"}
    sergey = {**PLAIN[1], (0, 1): "temple-liber"}
    t = Table(realms={0: ivan, 1: sergey})
    assert t.state.winners() == (0, 1)


@pytest.mark.rule("10.8")
def test_the_score_of_a_tie_tells_the_prizes() -> None:
    """Worked example 11 in small: equal points, and 2 prizes against 1."""
    ivan = {**PLAIN[0], (0, 1): "altar-vulcan", (1, 1): "altar-juno"}
    sergey = {**PLAIN[1], (0, 1): "temple-liber"}
    t = Table(realms={0: ivan, 1: sergey})
    assert t.state.scores() == (2, 2)
    assert "tie-prizes" not in {line.source for line in t.state.score_lines(0)}
    t.state.agenda.clear()
    assert [
        (t.line("tie-prizes", seat).points, t.line("tie-prizes", seat).count) for seat in (0, 1)
    ] == [
        (0, 2),
        (0, 1),
    ]
    assert t.state.winners() == (0,)
