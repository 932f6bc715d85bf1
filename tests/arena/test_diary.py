"""A folder that keeps a match: it goes on where it was, and with nothing else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from pentarchy.arena.diary import GAMES, TASK, Diary, drawn_seed
from pentarchy.arena.match import Result, play_match
from pentarchy.arena.task import Played, Task
from pentarchy.kernel.errors import PentarchyError

MATCH = Task(title="toy", players=("random", "random"), games=10, seed=3, paired=True)


def play(folder: Path, task: Task = MATCH, stop: int | None = None) -> tuple[Result, int]:
    """Play in that folder, perhaps until interrupted; also how many games were new."""
    diary = Diary(folder, task)
    new = 0

    def watch(played: Played) -> None:
        nonlocal new
        if played.number == stop:
            raise KeyboardInterrupt
        diary.add(played)
        new += 1

    return play_match(task, before=diary.before(), watch=watch), new


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    whole = play_match(MATCH)
    part, new = play(tmp_path, stop=4)
    assert (part.summary.interrupted, new) == (True, 4)
    assert play(tmp_path) == (whole, 6)
    assert play(tmp_path) == (whole, 0)
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 10


@pytest.mark.parametrize("rest", [b"", b'{"number":3', b"\xff\xfe\n", b'{"number":7}\n'])
def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, rest: bytes) -> None:
    play(tmp_path)
    page = tmp_path / GAMES
    whole = page.read_bytes()
    page.write_bytes(b"".join(whole.splitlines(keepends=True)[:3]) + rest)
    assert play(tmp_path) == (play_match(MATCH), 7)
    assert page.read_bytes() == whole


def test_more_games_or_fewer_may_be_asked_for(tmp_path: Path) -> None:
    play(tmp_path)
    longer = msgspec.structs.replace(MATCH, games=14)
    assert play(tmp_path, longer) == (play_match(longer), 4)
    shorter = msgspec.structs.replace(MATCH, games=6)
    assert play(tmp_path, shorter) == (play_match(shorter), 0)
    assert play(tmp_path, longer) == (play_match(longer), 0)


@pytest.mark.parametrize(
    "fields", [{"seed": 4}, {"players": ("random", "novice")}, {"options": {"first": 1}}]
)
def test_another_match_is_refused(tmp_path: Path, fields: dict[str, object]) -> None:
    play(tmp_path)
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(PentarchyError, match="another match is kept there"):
        play(tmp_path, msgspec.structs.replace(MATCH, **fields))
    assert (tmp_path / GAMES).read_bytes() == before


def test_other_weights_are_another_match(tmp_path: Path) -> None:
    play(tmp_path)
    page = tmp_path / TASK
    kept = msgspec.json.decode(page.read_bytes())
    kept["rests_on"]["insight"] = "other"
    page.write_bytes(msgspec.json.encode(kept))
    with pytest.raises(PentarchyError):
        Diary(tmp_path, MATCH)
    page.write_text("nonsense", "utf-8")
    with pytest.raises(PentarchyError):
        Diary(tmp_path, MATCH)


def test_who_names_no_seed_means_that_of_the_folder(tmp_path: Path) -> None:
    play(tmp_path)
    assert drawn_seed(None, tmp_path) == 3
    assert drawn_seed(8, tmp_path) == 8
    assert drawn_seed(None, None) != drawn_seed(None, None)
