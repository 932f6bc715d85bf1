"""Marks, turning points and accounts are told by one measure, and reasons in one way."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pentarchy import bots
from pentarchy.analysis import Analysis, Effort, analyse
from pentarchy.analysis.accounts import MATTERS, account_of, turnings
from pentarchy.analysis.advice import advice, advice_on
from pentarchy.analysis.marks import MARKS, POINTS, mark_of
from pentarchy.analysis.result import Drawn, Judged
from pentarchy.bots import Reasons
from pentarchy.kernel.messages import Message
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import titles
from pentarchy.kernel.replay import Recording
from pentarchy.proof.walks import random_moves

LEAST = Effort(worlds=2, lines=2, width=1, horizon=-1)
BEGUN = 16
"""So many decisions are enough; whole games are accounted for elsewhere."""
TOLD = [mark for mark, _ in MARKS[:2]]
"""Marks of decisions that turn nothing."""


def analysed(title: str, seats: int, most: int | None = BEGUN, seed: int = 4) -> Analysis:
    recording = Recording(game_of(title), seats, seed, {})
    for seat, action in random_moves(recording.state, Random(seed)):
        recording.play(seat, action)
    record = recording.record()
    return analyse(record if most is None else record.until(most), LEAST)


def check_one_story(found: Analysis) -> None:
    scale = POINTS if found.unit == "points" else 1.0
    for one in found.decisions:
        assert -one.change[one.seat] == pytest.approx(one.loss)
        apart = [after - before for after, before in zip(one.after, one.best, strict=True)]
        assert list(one.change) == pytest.approx(apart)
        if one.mark is not None:
            assert mark_of(one.loss / scale) == one.mark
            assert max(choice.chance for choice in one.choices) == pytest.approx(one.best[one.seat])
    for account in found.accounts:
        lost = sum(one.loss for one in found.decisions if one.seat == account.seat)
        assert account.own == pytest.approx(-lost)
        parts = account.luck + account.own + account.others + account.remainder
        assert account.start + parts == pytest.approx(account.result)
        for number in account.costliest:
            assert found.decisions[number].seat == account.seat
    for turning in found.turnings:
        if turning.seat is not None:
            one = found.decisions[turning.number]
            assert one.mark not in (None, *TOLD)
            assert turning.change == one.change


@pytest.mark.parametrize("title", titles())
def test_two_at_a_table(title: str) -> None:
    check_one_story(analysed(title, 2))


@pytest.mark.parametrize(
    ("title", "seats"), [("roll-and-write", 1), ("imperial-settlers", 1), ("roll-and-write", 3)]
)
def test_alone_and_where_several_decide_at_once(title: str, seats: int) -> None:
    check_one_story(analysed(title, seats))


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("title", titles())
def test_more_at_a_table(title: str, seats: int) -> None:
    check_one_story(analysed(title, seats, None))


def judged(number: int, seat: int, loss: float) -> Judged:
    change = tuple(-loss if other == seat else loss for other in range(2))
    return Judged(
        number=number, turn=0, seat=seat, action="x", label=Message("x"), best=(0.5, 0.5),
        after=(0.5, 0.5), loss=loss, change=change, mark=mark_of(loss),
    )  # fmt: skip


def test_an_account_by_hand() -> None:
    """Starts at 50 %, loses 30 % by itself, is given 10 % and 5 % by luck: 35 %; it lost, so 35 %
    came to light otherwise."""
    decisions = [judged(0, 0, 0.3), judged(1, 1, 0.1), judged(2, 0, 0.0)]
    draws = [Drawn(number=2, action="draw x", change=(0.05, -0.05))]
    found = account_of(0, [(0.5, 0.5), (0.0, 1.0)], decisions, draws)
    assert found.own == pytest.approx(-0.3)
    assert found.others == pytest.approx(0.1)
    assert found.luck == pytest.approx(0.05)
    assert found.remainder == pytest.approx(-0.35)
    assert found.costliest == (0,)


def test_what_is_marked_good_turns_nothing() -> None:
    decisions = [judged(0, 0, MATTERS - 1e-6), judged(1, 1, MATTERS), judged(2, 0, 0.0)]
    draws = [
        Drawn(number=1, action="draw x", change=(0.015, -0.015)),
        Drawn(number=1, action="draw y", change=(0.015, -0.015)),
        Drawn(number=2, action="draw z", change=(0.015, -0.015)),
    ]
    found = turnings(decisions, draws, 2)
    assert [(one.number, one.seat) for one in found] == [(1, None), (1, 1)]


@pytest.mark.parametrize("title", titles())
def test_a_move_is_told_after_the_game_as_a_hint_would_have_told_it(title: str) -> None:
    """From the reasons that were kept, which name the line in words only."""
    game = game_of(title)
    state = game.new(2, 5)
    player = bots.make("apprentice", 5)
    compared = longer = 0
    for _ in range(40):
        if state.over or compared == 6:
            break
        seat = state.actors[0]
        view, legal = state.view(seat), state.legal(seat)
        thought = player.choose(game, view, legal)
        told = advice(game, view, legal, thought)
        if thought.reasons is not None and told is not None:
            kept = msgspec.json.decode(msgspec.json.encode(thought.reasons), type=Reasons)
            assert advice_on(game, view, legal, thought.action, kept) == told
            compared += 1
            longer += len(thought.line) > 1
        state.play(seat, thought.action)
    assert compared == 6
    assert longer
