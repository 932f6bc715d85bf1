"""What the engine offered in the annotated games, against what was worked out by hand.

The sets were written down from the drawn realms before the engine was asked; the reasons stand in
the notes of the records.
"""

from __future__ import annotations

from functools import cache

import pytest

from pentarchy.kernel.record import Mark, Move, read_record
from pentarchy.kernel.replay import replay
from pentarchy.kernel.state import State
from tests.proof.owed import folder_of


@cache
def decisions(name: str) -> list[tuple[int, Move, State]]:
    """Every move of a recorded game with its turn and the position before it."""
    path = folder_of("founders") / "golden" / f"{name}.record"
    record = read_record(path.read_text("utf-8"))
    after: list[State] = []
    assert replay(record, lambda state, _move, _log: after.append(state.copy())).difference is None
    found: list[tuple[int, Move, State]] = []
    turn, played = 1, 0
    for line in record.lines:
        if isinstance(line, Mark):
            turn = line.turn + 1
        elif isinstance(line, Move):
            if played:
                found.append((turn, line, after[played - 1]))
            played += 1
    return found


def before(name: str, turn: int, move: str) -> tuple[State, int]:
    """The position before a turn's first move that begins so, and the seat that made it."""
    for number, line, state in decisions(name):
        if number == turn and line.seat >= 0 and line.action.startswith(move):
            return state, line.seat
    raise AssertionError(f"{name} has no {move} in turn {turn}")


def short(target: str) -> str:
    """`cell:1,-1` as `1,-1`."""
    return target.partition(":")[2]


OFFERED = [
    ("two-start", 1, "attach", "attach", "river lake grove weaving-house"),
    ("two-start", 1, "place cell:1,-1", "place", "0,1 1,1 0,-1 1,-1"),
    ("two-start", 13, "settle", "settle", "2,-1"),
    ("two-start", 13, "place", "place", "1,0 2,0 1,2 2,2"),
    ("two-start", 20, "ruin", "ruin", "1/-1,0 1/0,1 1/1,1 1/2,2"),
    ("two-start", 20, "place", "place", "0,0 1,0"),
    ("two-start", 21, "buy", "buy",
     "1/0,0 1/0,-1 1/1,0 1/1,1 1/0,1 1/-1,0 1/1,-1 1/-1,1 1/-1,-1 1/2,0"),
    ("two-start", 21, "place", "place", "-1,-2 0,-2 -2,-1 -2,0 0,-1 -1,0 0,0"),
    ("two-start", 25, "join", "join", "-1,-1 0,-1 0,0 1,-1 1,0"),
    ("two-start", 25, "place", "place",
     "0,-2 2,-2 3,-1 3,0 3,1 1,-2 0,-1 1,-1 2,-1 0,0 1,0 0,1 1,1 2,1"),
    ("two-start", 37, "attach", "attach", "mine"),
    ("two-start", 37, "place", "place", "0,-1 1,-1 1,0 0,1 1,1"),
    ("agreed-2", 6, "place", "place",
     "0,1 1,0 -1,0 -1,-1 -1,-2 0,-3 1,-2 2,-1 0,0 0,-1 0,-2 1,-1"),
    ("agreed-2", 7, "place", "place", "1,0 1,1"),
    ("agreed-2", 15, "ruin", "ruin", "1/0,1 1/1,0"),
    ("agreed-2", 15, "place", "place", "1,0 1,1"),
    ("agreed-2", 35, "buy", "buy",
     "1/0,0 1/0,-1 1/0,-2 1/0,-3 1/0,-4 1/1,0 1/1,-2 1/-1,-2 1/-2,-2"),
    ("agreed-2", 35, "name", "name", "wood stone"),
    ("agreed-2", 35, "place", "place", "0,-1 1,-1 2,-1 0,0 2,0 0,1 1,1 2,1"),
    ("agreed-2", 53, "settle", "settle", "3,1"),
    ("agreed-2", 54, "settle", "settle", "0,-2 -1,-4"),
    ("agreed-2", 54, "place", "place", "0,-1"),
    ("agreed-2", 55, "pass", "attach", ""),
    ("agreed-2", 55, "pass", "use", "coin cart"),
    ("agreed-2", 59, "join", "join", "1,0"),
    ("agreed-2", 59, "place", "place", "-1,-2 0,-2 -1,0 0,-1"),
    ("agreed-2", 61, "place", "place",
     "-1,-2 1,-2 2,-1 -1,0 3,0 0,1 1,2 3,2 0,0 1,0 1,1 0,-1 2,0 2,1 2,2 3,1 -1,-1 0,-2"),
    ("agreed-2", 62, "offer", "open", "village"),
    ("three-4", 18, "place", "place", "-1,-1"),
    ("three-4", 22, "ruin", "ruin", "1/-1,1 1/0,1 1/1,1 1/2,0 2/-1,1 2/0,0 2/1,-1"),
    ("three-4", 23, "use", "use", "war cart"),
    ("three-4", 23, "ruin", "ruin", "1/-1,1 1/0,0 1/1,-1 2/-1,0 2/0,1 2/1,1 2/2,-1"),
    ("three-4", 23, "explore", "attach", "fishing-village temple-diana"),
    ("three-4", 26, "join", "join", "-1,0 0,0 0,-1"),
    ("three-4", 26, "place", "place", "1,0 2,0 0,1 2,1"),
    ("three-4", 33, "settle", "settle", "0,0"),
    ("three-4", 33, "place", "place", "-2,0 -2,1 -1,0 0,0 0,1"),
    ("three-4", 35, "ruin", "ruin", "1/-1,1 1/0,1 1/1,-1 2/-1,0 2/1,1 2/2,0 2/3,-1"),
    ("three-4", 35, "place", "place", "-1,1 0,0 1,0 1,1 1,2"),
    ("three-4", 38, "buy", "buy",
     "1/0,0 1/0,-1 1/0,-2 1/-1,0 1/-1,1 1/1,-1 1/0,1 1/1,0 2/0,0 2/1,0 2/1,-1 2/0,-1 2/-1,-1"
     " 2/-1,0 2/2,-1 2/1,1 2/2,-2 2/3,-2 2/-1,-2 2/3,-1 2/0,-2"),
    ("three-4", 44, "place", "place",
     "-1,-2 0,-2 -2,-1 -2,0 -2,2 0,2 -1,0 0,-1 0,0 -2,1 -1,1"),
    ("three-4", 47, "place", "place", "1,0 2,0"),
    ("three-4", 49, "place", "place", "1,-2"),
    ("three-4", 57, "open", "open", "nature"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "turn", "move", "verb", "targets"), OFFERED)
def test_exactly_what_the_drawing_allows_is_offered(
    name: str, turn: int, move: str, verb: str, targets: str
) -> None:
    state, seat = before(name, turn, move)
    offered = [short(action.target) for action in state.legal(seat) if action.verb == verb]
    assert sorted(offered) == sorted(targets.split())


@pytest.mark.parametrize(
    ("name", "turn", "move", "verb"),
    [
        ("two-start", 37, "attach", "explore"),
        ("agreed-2", 55, "pass", "pass"),
        ("agreed-2", 62, "offer", "offer"),
        ("three-4", 23, "explore", "explore"),
    ],
)
def test_what_points_at_nothing_is_offered_in_its_time(
    name: str, turn: int, move: str, verb: str
) -> None:
    state, seat = before(name, turn, move)
    assert verb in {action.verb for action in state.legal(seat)}


REFUSED = [
    (
        "two-start",
        1,
        "place cell:1,-1",
        "cell:-1,0",
        "4.3",
    ),  # the cliff alone, for stone and plants
    ("two-start", 1, "place cell:1,-1", "cell:1,0", "4.7"),  # the same, as the lake is replaced
    ("two-start", 1, "place cell:1,-1", "cell:2,0", "4.2"),  # the lake alone has no stone
    ("two-start", 1, "place cell:1,-1", "cell:0,0", "4.7"),  # the only stone, but it is replaced
    ("two-start", 1, "place cell:1,-1", "cell:-1,1", "3.2"),
    ("two-start", 20, "ruin", "rival-cell:1/2,1", "6.1"),  # the workshop stands before Ceres
    ("two-start", 21, "buy", "rival-cell:1/0,2", "7.2"),  # Fortuna is a prize
    ("two-start", 21, "place", "cell:-2,-2", "3.2"),
    ("two-start", 25, "join", "corner:1,1", "8.1"),
    ("two-start", 25, "place", "cell:2,0", "4.7"),  # the river, the only water, is replaced
    ("two-start", 25, "place", "cell:-1,1", "4.2"),  # the cliff has plants, nothing has water
    ("two-start", 37, "attach", "token:cart", "2.5"),
    ("two-start", 37, "attach", "pass", "3.5"),
    ("agreed-2", 35, "buy", "rival-cell:1/0,1", "7.2"),  # ruined
    ("agreed-2", 35, "buy", "rival-cell:1/1,-1", "7.2"),  # Diana
    ("agreed-2", 35, "name", "resource:plants", "7.3"),
    ("agreed-2", 35, "place", "cell:1,0", "4.7"),  # the only iron, but it is replaced
    ("agreed-2", 55, "pass", "explore", "3.6"),
    ("agreed-2", 55, "pass", "tile:weaving-house", "4.3"),  # cliff and lake are far apart
    ("agreed-2", 55, "pass", "tile:great-minerva", "4.1"),  # no cloth
    ("agreed-2", 55, "pass", "tile:mine", "4.1"),  # no wood
    ("agreed-2", 55, "pass", "token:vintner", "5.6"),
    ("agreed-2", 59, "join", "corner:0,-1", "8.2"),
    ("agreed-2", 61, "open", "offer", "10.3"),  # great Minerva can still be built
    ("agreed-2", 62, "offer", "stack:nature", "2.2"),
    (
        "three-4",
        18,
        "place",
        "cell:0,-1",
        "4.7",
    ),  # three tiles for four: the lake goes
    ("three-4", 23, "use", "token:jeweller", "5.6"),
    ("three-4", 23, "explore", "pass", "3.5"),
    ("three-4", 26, "place", "cell:0,0", "4.7"),  # the only plants, but it is replaced
    ("three-4", 33, "place", "cell:-1,2", "4.2"),  # no water
    ("three-4", 35, "ruin", "rival-cell:2/0,1", "6.3"),
    ("three-4", 35, "ruin", "rival-cell:2/0,0", "6.1"),  # the ruined tile still protects it
    ("three-4", 38, "buy", "rival-cell:2/2,0", "7.2"),  # ruined
    ("three-4", 44, "place", "cell:0,1", "4.7"),  # the only fish, but it is replaced
    ("three-4", 44, "place", "cell:-1,3", "4.2"),  # a market, but not the union
]


@pytest.mark.parametrize(("name", "turn", "move", "target", "rule"), REFUSED)
def test_what_the_drawing_forbids_is_refused_by_its_rule(
    name: str, turn: int, move: str, target: str, rule: str
) -> None:
    state, seat = before(name, turn, move)
    assert [reason.rule for reason in state.why_not(seat, target)] == [rule]
