"""What players are shown."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.eight_minute_empire.table import Table, begun, empire


def test_everything_but_a_sealed_bid_is_open() -> None:
    t = Table(
        armies={0: {"A13": 3, "A5": 1}, 1: {"A5": 1}},
        cards={1: "ca1"},
        row="wo3 ru2 an1 ca9 jk2 wo7",
    )
    views = [t.state.view(viewer) for viewer in (None, 0, 1)]
    assert views[0].players == views[1].players == views[2].players
    player = views[0].players[1]
    assert [card.key for card in player.cards] == ["ca1"]
    assert player.armies == {"A5": 1}
    assert player.reserve == 13
    assert views[0].deck == views[1].deck


def test_the_running_score_is_shown() -> None:
    t = Table(
        armies={0: {"A13": 2}, 1: {"A13": 1, "A8": 1}},
        row="wo3 wo1 an1 ca9 jk2 wo7",
        cards={1: "ru1"},
    )
    assert [player.points for player in t.state.view(0).players] == [2, 3]
    assert t.state.scores() == (2, 3)


def test_prices_and_steps_are_told() -> None:
    setup = Table().state.view(0).setup
    assert setup.prices == (0, 1, 1, 2, 2, 3)
    assert setup.steps["wood"] == (2, 4, 5, 6)
    assert setup.step_points == (1, 2, 3, 5)
    assert setup.cards == 13


def test_what_is_imagined_is_the_position_itself() -> None:
    t = Table(
        armies={0: {"A13": 2, "A8": 1}, 1: {"A13": 1}},
        cities={0: {"A8": 2}},
        neutral={"A1": 4},
        cards={0: "ca1"},
        row="wo3 ru2 an1 ca9 jk2 wo7",
    ).play("take", "ca9")
    imagined = empire().knowledge(t.state.view(1)).imagine(Random(1))
    assert imagined == t.state
    assert imagined.dealer is not None


@pytest.mark.rule("2.1")
def test_anothers_sealed_bid_is_not_imagined() -> None:
    t = begun(2)
    t.play("bid", "7", 0)
    own = empire().knowledge(t.state.view(0)).imagine(Random(1))
    assert own.actors == (1,)
    other = empire().knowledge(t.state.view(1)).imagine(Random(1))
    assert other.actors == (0, 1)
