"""Puzzles: every one that ships stands and can be told; mining, days, streaks, why not."""

from __future__ import annotations

import re
from datetime import date, timedelta
from itertools import permutations
from pathlib import Path

import msgspec
import pytest

import pentarchy
from pentarchy.analysis.puzzles import Puzzle, posed, puzzles_of
from pentarchy.analysis.puzzles.daily import of_the_day, streak
from pentarchy.analysis.puzzles.judging import why_not
from pentarchy.analysis.puzzles.keeping import note, read_diary, sorted_out, write_puzzles
from pentarchy.analysis.puzzles.mining import OBVIOUS, Mined, search_again
from pentarchy.analysis.puzzles.puzzle import ROWS, difficulty_of
from pentarchy.analysis.puzzles.reading import BadPuzzle
from pentarchy.analysis.puzzles.searching import ROUNDS, Round, Search, Turn, margin_of
from pentarchy.analysis.puzzles.telling import HINTS, PuzzleTelling, row
from pentarchy.bots.lines import Line
from pentarchy.cli.puzzles import PuzzleTexts
from pentarchy.kernel.actions import Legal
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.registry import loaded, titles

ALL = [(title, key) for title in titles() for key in puzzles_of(pentarchy.game(title).folder)]
FIRST = dict(reversed(ALL))


@pytest.mark.parametrize(("title", "key"), ALL)
def test_every_puzzle_stands_and_can_be_told(title: str, key: str) -> None:
    # Reading holds record, hashes, the solution and where it leads against the rules.
    game = pentarchy.game(title)
    found = posed(game, key)
    puzzle, margin = found.puzzle, margin_of(found.state.seats)
    assert puzzle.seat in found.state.actors
    assert found.solves(found.solution, found.after(found.solution))
    assert found.after(found.solution).hash() == puzzle.reached
    other = tuple(game.parse(click) for click in puzzle.other)
    assert found.ended(found.after(other))
    assert not found.solves(other, found.after(other))
    assert puzzle.lead >= margin
    assert puzzle.lead >= 2 * puzzle.error
    assert puzzle.novice <= OBVIOUS
    missed, clicks = (puzzle.novice, puzzle.apprentice), len(puzzle.solution)
    assert puzzle.difficulty == difficulty_of(*missed, puzzle.lead, margin, clicks)
    for language in ("en", "ru"):
        texts = PuzzleTexts(language, game, ["Anna", "Boris", "Clara", "Dora"])
        telling = PuzzleTelling(found, texts)
        told = [telling.head(), *telling.explanation(), *row(texts, puzzle)]
        told += [telling.hint(step + 1) for step in range(HINTS)]
        assert all(told)
        assert not [line for line in told if "puzzle-" in line or "{" in line]


@pytest.mark.parametrize(("language", "unit"), [("en", "points"), ("ru", "очка")])
def test_alone_a_turn_comes_to_points_and_says_so(language: str, unit: str) -> None:
    title, key = next((t, k) for t, k in ALL if posed(pentarchy.game(t), k).state.seats == 1)
    game = pentarchy.game(title)
    found = posed(game, key)
    told = PuzzleTelling(found, PuzzleTexts(language, game, ["Anna"])).explanation()[1]
    assert len(re.findall(rf"\d [^\d]*?\b{unit}\b", told)) == 2, told


@pytest.mark.long
@pytest.mark.parametrize(("title", "key"), ALL)
def test_every_puzzle_holds_when_it_is_searched_again(title: str, key: str) -> None:
    game = pentarchy.game(title)
    found = posed(game, key)
    puzzle = found.puzzle
    again = search_again(game, found.state, puzzle.seat, puzzle.seed)
    assert again is not None
    assert again.holds(margin_of(found.state.seats))
    assert (again.playouts, ROUNDS[-1].worlds) == (puzzle.playouts, puzzle.worlds)
    clicks = again.best.line.clicks
    assert found.solves(clicks, found.after(clicks))


@pytest.mark.parametrize(("title", "key"), ALL)
def test_any_order_that_reaches_the_position_counts(title: str, key: str) -> None:
    found = posed(pentarchy.game(title), key)
    reached = 0
    for clicks in list(permutations(found.solution))[:24]:
        try:
            state = found.after(clicks)
        except IllegalAction:
            continue
        if state == found.end:
            assert found.solves(clicks, state)
            reached += 1
    assert reached


@pytest.mark.parametrize(("title", "key"), FIRST.items())
def test_why_not(title: str, key: str) -> None:
    found = posed(pentarchy.game(title), key)
    other = tuple(found.game.parse(click) for click in found.puzzle.other)
    verdict = why_not(found, other)
    assert verdict.solution > verdict.value
    assert not verdict.as_good
    assert why_not(found, found.solution).as_good


def test_a_position_that_differs_in_what_no_longer_matters_is_as_right() -> None:
    title, key = ALL[0]
    found = posed(pentarchy.game(title), key)
    other = tuple(found.game.parse(click) for click in found.puzzle.other)
    end = found.after(other)
    assert not found.solves(other, end)
    puzzle = msgspec.structs.replace(found.puzzle, alike=(end.hash(),))
    assert msgspec.structs.replace(found, puzzle=puzzle).solves(other, end)


class _Told(Search):
    """A search whose turns and worlds are written down."""

    def __init__(self, worths: dict[str, list[float]]) -> None:
        self._worths = list(worths.values())
        self._names = [(click,) for click in worths]
        self._played = 0

    def _lines(self, legal: Legal, most: int) -> list[Line]:
        state = pentarchy.game(ALL[0][0]).new(seats=2, seed=1)
        action = state.legal(state.actors[0])[0]
        # As many clicks as the name is long, the number of the turn as its value.
        return [
            Line(float(n), (action,) * len(name), state) for n, (name,) in enumerate(self._names)
        ][:most]

    def _try(self, turns: list[Turn], worlds: int) -> None:
        for turn in turns:
            turn.trials = self._worths[int(turn.line.value)][:worlds]


def test_turns_with_nothing_between_them_are_one() -> None:
    rounds = (Round(4, 2), Round(2, 4))
    worths = {"long": [5.0, 3.0, 4.0, 4.0], "a": [5.0, 3.0, 4.0, 4.0], "bb": [3.0, 2.0, 3.0, 4.0]}
    found = _Told(worths).run(Legal(pentarchy.game(ALL[0][0]).actions, {}), rounds)
    assert found is not None
    # 4 on average against 3; the two that come to the same are both best, the shorter one is told.
    assert found.lead == pytest.approx(1.0)
    assert len(found.best.line.clicks) == 1
    assert [len(turn.line.clicks) for turn in found.alike] == [4]
    assert len(found.other.line.clicks) == 2
    # Alike in the first two worlds only: then the rest of the worlds tells them apart.
    worths["a"] = [5.0, 3.0, 4.0, 0.0]
    found = _Told(worths).run(Legal(pentarchy.game(ALL[0][0]).actions, {}), rounds)
    assert found is not None
    assert (found.alike, len(found.best.line.clicks)) == ((), 4)
    worths = {"a": [1.0] * 4, "b": [1.0] * 4}
    assert _Told(worths).run(Legal(pentarchy.game(ALL[0][0]).actions, {}), rounds) is None


def test_hints_follow_what_was_clicked() -> None:
    title, key = next(
        (t, k) for t, k in ALL if len(puzzles_of(pentarchy.game(t).folder)[k].solution) > 1
    )
    found = posed(pentarchy.game(title), key)
    first = found.next_click(())
    assert first is found.solution[0]
    assert found.next_click(found.solution[:1]) in found.solution[1:]
    wrong = next(a for a in found.state.legal(found.puzzle.seat) if a not in found.solution)
    assert found.next_click((wrong,)) is None


def test_the_puzzle_of_the_day() -> None:
    games = loaded()[0]
    begin = date(2026, 1, 1)
    days = [of_the_day(games, begin + timedelta(days=n)) for n in range(400)]
    assert days[0] == of_the_day(games, begin)
    assert set(days) <= {*ALL}
    with_some = {title for title, _ in ALL}
    assert {day.title for day in days[: len(with_some)] if day is not None} == with_some
    assert of_the_day((), begin) is None


def test_streaks() -> None:
    today = date(2026, 11, 18)
    days = [today - timedelta(days=n) for n in (1, 2, 3, 10, 11, 12, 13, 30)]
    assert streak(days, today) == (3, 4)
    assert streak([*days, today], today) == (4, 4)
    assert streak(days, today + timedelta(days=1)) == (0, 4)
    assert streak([], today) == (0, 0)


def _puzzle(key: str, theme: str, lead: float) -> Puzzle:
    return Puzzle(
        key=key, record="game-1", at=3, seat=0, solution=("a",), reached="0", value=0.5,
        other=("b",), other_value=0.4, lead=lead, error=0.01, theme=theme, stage="late",
        difficulty="easy", novice=0, apprentice=0, playouts=10, worlds=5, seed=1,
    )  # fmt: skip


def test_what_was_mined_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    many = tuple(_puzzle(f"1-{n}", "wood", 0.5 - n / 100) for n in range(12))
    one = Mined(1, "record", (*many, _puzzle("1-99", "stone", 0.05)))
    note(tmp_path, one)
    note(tmp_path, Mined(2, "", ()))
    with (tmp_path / ".mined.jsonl").open("a") as file:
        file.write('{"number":3,"rec')  # broken off while it was written
    assert [game.number for game in read_diary(tmp_path)] == [1, 2]
    note(tmp_path, Mined(3, "", ()))
    assert [game.number for game in read_diary(tmp_path)] == [1, 2, 3]
    kept = write_puzzles(tmp_path, read_diary(tmp_path), 9)
    assert sorted(puzzle.theme for puzzle in kept) == ["stone", *["wood"] * 8]
    assert (tmp_path / "game-1.record").read_text() == "record"
    assert len((tmp_path / ROWS).read_text().splitlines()) == 9
    assert len(sorted_out(one.puzzles, 50)) == 13


def test_a_puzzle_that_does_not_agree_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    from pentarchy.analysis.puzzles import reading

    title, key = ALL[0]
    game = pentarchy.game(title)
    good = puzzles_of(game.folder)[key]
    for change, said in (
        ({"reached": "00000000"}, "leads to"),
        ({"at": good.at + 100_000}, "decisions"),
        ({"record": "nowhere"}, "nowhere.record is missing"),
    ):
        bad = msgspec.structs.replace(good, **change)
        monkeypatch.setattr(reading, "puzzles_of", lambda _, bad=bad: {key: bad})
        with pytest.raises(BadPuzzle, match=said):
            reading.posed.__wrapped__(game, key)
