"""`pentarchy arena`, run without a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

import msgspec
import polars
import pytest

from pentarchy.arena.ladder import Ladder
from pentarchy.arena.match import Result
from pentarchy.cli.players import separated
from tests.arena.test_programs import EXAMPLE, program
from tests.cli.runs import run

TITLE = "eight-minute-empire"
HERE = ("--title", TITLE, "--seed", "1", "--jobs", "1")


def test_a_match_in_words() -> None:
    result = run("arena", "match", "novice", "random", *HERE, "--games", "4", "--until", "0.5")
    assert result.exit_code == 0, result.stderr
    assert "Eight-Minute Empire: 4 games with 2 seats, 2 deals" in result.stdout
    for words in ("Wins", "Margin", "Rating", "Decision, ms", "Wilson", "eight looks"):
        assert words in result.stdout


def test_a_match_in_russian() -> None:
    words = ("arena", "match", "random", "points", *HERE, "--games", "3", "--lang", "ru")
    result = run(*words)
    assert "4 партии, мест: 2, 2 расклада во всех рассадках" in result.stdout
    assert "Случайный" in result.stdout
    assert "Очки" in result.stdout


def test_a_match_as_json() -> None:
    words = ("random", "points", *HERE, "--games", "6", "--seats", "3", "--json")
    result = run("arena", "match", *words)
    found = msgspec.json.decode(result.stdout, type=Result)
    assert [player.name for player in found.players] == ["random", "points", "points"]
    assert (found.summary.games, found.deals) == (6, 2)
    assert sum(player.wins.value for player in found.players) == pytest.approx(1)


def test_a_match_is_kept_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "match"
    words = ("arena", "match", "random", "points", "--title", TITLE, "--jobs", "1")
    assert run(*words, "--games", "2", "--out", str(out), "--records").exit_code == 0
    result = run(*words, "--games", "4", "--out", str(out), "--records")
    assert result.exit_code == 0, result.stderr
    assert len((out / "games.jsonl").read_bytes().splitlines()) == 4
    assert polars.read_parquet(out / "games.parquet").height == 8
    assert "<svg" in (out / "report.html").read_text("utf-8")
    records = sorted((out / "records").iterdir())
    assert len(records) == 4
    assert run("verify", *map(str, records)).exit_code == 0
    other = run("arena", "match", "random", "novice", "--title", TITLE, "--out", str(out))
    assert other.exit_code == 2
    assert "another match is kept there" in other.stderr
    assert len(other.stderr.splitlines()) == 1


def test_a_program_plays() -> None:
    words = ("arena", "match", "--player", program(str(EXAMPLE)), "--player", "random")
    result = run(*words, *HERE, "--games", "2", COLUMNS="300")
    assert result.exit_code == 0, result.stderr
    assert "first_legal.py" in result.stdout
    lost = run("arena", "match", program("-c", "print(99999)"), "random", *HERE, "--games", "2")
    assert lost.exit_code == 0
    said = " ".join(lost.stdout.split())
    assert said.count("counts as lost: cmd:") == 2
    assert "answered 99999, which is not among the legal ids" in said


def test_a_ladder(tmp_path: Path) -> None:
    words = ("arena", "ladder", *HERE, "--games", "2", "--players", "random,points,novice")
    result = run(*words, "--out", str(tmp_path), "--json")
    assert result.exit_code == 0, result.stderr
    found = msgspec.json.decode(result.stdout, type=Ladder)
    assert (found.games, len(found.meetings)) == (6, 3)
    again = run(*words, "--out", str(tmp_path))
    assert "6 games, everybody against everybody" in again.stdout
    assert polars.read_parquet(tmp_path / TITLE / "games.parquet").height == 12
    assert (tmp_path / TITLE / "report.html").exists()


def test_players_in_a_list_may_have_changes() -> None:
    listed = "random,master:playouts=3,width=2,novice:playouts=1:lines=2,points"
    expected = ["random", "master:playouts=3,width=2", "novice:playouts=1:lines=2", "points"]
    assert separated(listed) == expected


def test_training_writes_the_file_anew(tmp_path: Path) -> None:
    def trained(name: str) -> str:
        page = tmp_path / name
        words = ("arena", "train", TITLE, "--games", "5", "--level", "random", "--jobs", "1")
        result = run(*words, "--seed", "3", "--out", str(page))
        assert result.exit_code == 0, result.stderr
        for heading in ("Weight", "Held out", "Chance said"):
            assert heading in result.stdout
        return page.read_text("utf-8")

    text = trained("first.toml")
    assert text == trained("second.toml")
    row = tomllib.loads(text)["provenance"][-1]
    command = f"pentarchy arena train {TITLE} --games 5 --seed 3 --level random --ridge 0.05"
    assert row["how"] == command
    assert "5 games" in row["note"]
    assert "->" in row["note"]


def test_strength_is_measured_and_written_down(tmp_path: Path) -> None:
    folder, rated = tmp_path / "strength", tmp_path / "ratings.toml"
    words = ("arena", "strength", "--dir", str(folder), "--ratings", str(rated))
    only = ("--only", f"{TITLE}-2-apprentice-novice", "--jobs", "2")
    result = run(*words, *only, "--hours", "0.0002")
    assert result.exit_code == 0, result.stderr
    (kept,) = folder.iterdir()
    assert kept.name == f"{TITLE}-2-apprentice-novice.json"
    page = (tmp_path / "strength.md").read_text("utf-8")
    assert "| apprentice over novice |" in page
    assert tomllib.loads(rated.read_text("utf-8")) == {}, "nobody has met the anchor"
    data = msgspec.json.decode(kept.read_bytes())
    data["rests_on"]["insight"] = "other"
    kept.write_bytes(msgspec.json.encode(data))
    again = run(*words, "--hours", "0")
    assert "it begins anew" in again.stderr
    assert "changed" in (tmp_path / "strength.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("match", "genius", "random"), "there is no player 'genius'"),
        (("match", "random", "random", "--title", "chess"), "there is no game 'chess'"),
        (("match",), "name at least one"),
        (("match", "random", "random", "--games", "0"), "0 is not a number of games"),
        (("match", "random", "random", "--jobs", "0"), "0 is not a number of processes"),
        (("match", "master:playouts=0", "random"), "no change of a level"),
        (("match", "random", "random", "--seats", "9"), "not by 9"),
        (("match", "random", "random", "random", "--seats", "2"), "3 players are named for 2"),
        (("match", "random", "random", "--until", "60"), "60 is not a share"),
        (("match", "random", "random", "--timeout", "0"), "0 is not a number of seconds"),
        (("match", "cmd:no-such-thing-here", "random"), "there is no program"),
        (("ladder", "--players", "random"), "a ladder needs at least two"),
        (("ladder", "--players", "random,genius"), "there is no player 'genius'"),
        (("train", "chess"), "there is no game 'chess'"),
        (("train", "toy"), "nothing to train"),
        (("train", TITLE, "--games", "1"), "too few"),
        (("train", TITLE, "--ridge", "-1"), "-1 is not a number from 0 to 1000000"),
        (("train", TITLE, "--level", "genius"), "there is no player 'genius'"),
        (("strength", "--only", "chess"), "no pairing has 'chess'"),
        (("strength", "--hours", "-1"), "-1 is not a number of core-hours"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: tuple[str, ...], problem: str) -> None:
    result = run("arena", *words)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_a_killed_measurement_leaves_nothing_half(tmp_path: Path) -> None:
    """Killed outright: its workers end as well, and what was finished is there."""
    folder = tmp_path / "strength"
    command = [sys.executable, "-m", "pentarchy", "arena", "strength", "--dir", str(folder)]
    command += ["--ratings", str(tmp_path / "r.toml"), "--only", f"{TITLE}-2-apprentice-novice"]
    process = subprocess.Popen([*command, "--hours", "1", "--jobs", "1"], start_new_session=True)
    kept = folder / f"{TITLE}-2-apprentice-novice.json"
    for _ in range(1200):
        if kept.exists():
            break
        time.sleep(0.05)
    process.kill()
    process.wait()
    data = msgspec.json.decode(kept.read_bytes())
    assert all(len(games) == 2 for games in data["deals"].values())
    for _ in range(1200):
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            break
        time.sleep(0.05)
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
