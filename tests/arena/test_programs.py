"""Programs at a seat: good ones, and every way to forfeit."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

from pentarchy import bots
from pentarchy.arena.match import play_match
from pentarchy.arena.playing import check, play_game
from pentarchy.arena.task import Task
from pentarchy.kernel.errors import BadOptions

PATIENCE = 300.0
"""Seconds that a program may take for its first answer: only a broken one needs them."""
EXAMPLE = Path(__file__).parents[2] / "examples" / "first_legal.py"


def program(*words: str) -> str:
    return f"cmd:{shlex.join([sys.executable, *words])}"


def task(spec: str, **fields: object) -> Task:
    made = Task(
        title="toy",
        players=(spec, "random"),
        games=2,
        seed=1,
        paired=True,
        timed=True,
        timeout=PATIENCE,
    )
    return msgspec.structs.replace(made, **fields)


def script(folder: Path, text: str) -> str:
    page = folder / "player.py"
    page.write_text(text, "utf-8")
    return program(str(page))


def test_the_example_plays_whole_games() -> None:
    result = play_match(task(program(str(EXAMPLE))))
    assert result.forfeits == 0
    assert result.summary.games == 2
    assert result.players[0].decision.p50 > 0


def test_a_program_is_asked_what_the_page_says(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    spec = script(
        tmp_path,
        f"""
import json, sys
for line in sys.stdin:
    with open({str(heard)!r}, "a") as page:
        page.write(line)
    print(json.loads(line)["legal"][-1]["id"], flush=True)
""",
    )
    played = play_game(task(spec, options={"first": 1}), 0)
    assert played.forfeit is None
    questions = [msgspec.json.decode(line) for line in heard.read_bytes().splitlines()]
    names = {"title", "rules", "options", "seats", "seat", "view", "legal", "seconds"}
    assert set(questions[0]) == names
    assert questions[0]["title"] == "toy"
    assert questions[0]["options"] == {"first": 1}
    assert questions[0]["seat"] == questions[0]["view"]["seat"] == 0
    assert questions[0]["seconds"] == PATIENCE
    assert all(set(one) == {"id", "move"} for one in questions[0]["legal"])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("import time; time.sleep(600)", "arena-late"),
        ("print('hello', flush=True); import time; time.sleep(600)", "arena-unreadable"),
        ("print('1.5', flush=True); import time; time.sleep(600)", "arena-unreadable"),
        ("print('7' * 100000, flush=True); import time; time.sleep(600)", "arena-unreadable"),
        ("print(99999, flush=True); import time; time.sleep(600)", "arena-illegal"),
        ("print(-1, flush=True); import time; time.sleep(600)", "arena-illegal"),
        ("raise SystemExit(3)", "arena-dead"),
        ("raise RuntimeError('no idea')", "arena-dead-saying"),
        ("import os, time; os.close(1); time.sleep(600)", "arena-silent"),
    ],
)
def test_what_is_no_answer_forfeits_the_game(tmp_path: Path, text: str, key: str) -> None:
    spec = script(tmp_path, text)
    # Whoever answers has the time to: on a busy machine Python takes seconds to begin.
    played = play_game(task(spec, timeout=2.0 if key == "arena-late" else PATIENCE), 0)
    assert played.forfeit is not None
    assert played.forfeit.why.id == key
    assert played.forfeit.why.args["player"] == f"word:{spec}"
    assert played.players[played.forfeit.seat] == 0
    assert played.winners == (1 - played.forfeit.seat,)


def test_a_forfeit_is_a_loss_and_nothing_else_is_counted(tmp_path: Path) -> None:
    spec = script(tmp_path, "print(99999)")
    result = play_match(task(spec))
    assert result.players[0].wins.value == 0
    assert result.players[1].wins.value == 1
    assert result.forfeits == result.players[0].forfeits == 2
    assert [lost.number for lost in result.lost] == [0, 1]
    assert result.players[0].rating is not None
    assert result.players[1].rating is not None
    assert result.players[0].rating.mu < result.players[1].rating.mu


def test_a_question_larger_than_a_pipe_does_not_hang() -> None:
    """Whoever does not read is late, even where the question does not fit into the pipe."""
    spec = program("-c", "import time; time.sleep(600)")
    big = Task(title="imperial-settlers", players=(spec, "random"), games=1, seed=1, timeout=1.0)
    played = play_game(big, 0)
    assert played.forfeit is not None
    assert played.forfeit.why.id == "arena-late"


def test_a_program_and_its_children_end_with_the_game(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    spec = script(
        tmp_path,
        f"""
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
print("nothing", flush=True)
time.sleep(600)
""",
    )
    assert play_game(task(spec), 0).forfeit is not None
    for pid in map(int, pids.read_text("utf-8").split()):
        for _ in range(600):
            if not _runs(pid):
                break
            time.sleep(0.05)
        assert not _runs(pid)


def _runs(pid: int) -> bool:
    """Whether a process is there and not merely waiting to be buried."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text("utf-8").rpartition(")")[2].split()[0] == "Z")


@pytest.mark.parametrize("spec", ["cmd:", "cmd:no-such-program-anywhere", "cmd:'unclosed"])
def test_a_program_that_is_not_there_is_refused(spec: str) -> None:
    with pytest.raises(BadOptions, match="there is no program"):
        check(task(spec))


@pytest.mark.parametrize("timeout", [0.0, -1.0, 1e9])
def test_a_timeout_must_be_some_seconds(timeout: float) -> None:
    with pytest.raises(BadOptions, match="timeout"):
        check(task(program(str(EXAMPLE)), timeout=timeout))


def test_the_levels_know_no_programs() -> None:
    """What serves tables makes its players with this: no command may come in that way."""
    with pytest.raises(BadOptions):
        bots.make(program(str(EXAMPLE)), 0)
