"""A data set says of every decision what was seen, open and picked, and how the game ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars
import pytest
from typer.testing import CliRunner

import pentarchy
from pentarchy.cli.app import app
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.record import Move, read_record
from pentarchy.kernel.replay import prepare
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import every_title, recorded_game
from pentarchy.research import dataset
from pentarchy.research.course import observer_of


@every_title
def test_every_decision_is_a_row(title: str, tmp_path: Path) -> None:
    game = pentarchy.game(title)
    sample = Sample(game.seat_range[-1])
    short = Sample(game.seat_range[0])
    records = [recorded_game(game, sample, 1).record(), recorded_game(game, short, 2).record()]
    out, apart = tmp_path / "set.parquet", tmp_path / "hidden.parquet"
    count = dataset.write(out, [(f"r{n}", record) for n, record in enumerate(records)], apart)
    frame = polars.read_parquet(out)
    assert frame.columns == list(dataset.COLUMNS)
    assert len(frame) == count == len(polars.read_parquet(apart))
    with pytest.raises(ValueError, match="not of sizes"):
        dataset.dense(frame, len(game.actions))
    row = 0
    for number, record in enumerate(records):
        _, state = prepare(record)
        first, own = row, frame.filter(polars.col("game") == number)
        observations, masks = dataset.dense(own, len(game.actions))
        for move in (line for line in record.lines if isinstance(line, Move)):
            action = game.parse(move.action)
            if move.seat != CHANCE:
                told = frame.row(row, named=True)
                assert (told["game"], told["seat"], told["action"]) == (
                    number, move.seat, action.id,
                )  # fmt: skip
                if row % 13 == 0:
                    seen = observer_of(game, record.seats).observe(state.view(move.seat))
                    assert np.array_equal(observations[row - first], seen)
                    open_ids = sorted(state.legal(move.seat).ids())
                    assert np.flatnonzero(masks[row - first]).tolist() == open_ids
                row += 1
            state.play(move.seat, action)
        ended = own.group_by("seat").first().sort("seat")
        scores = state.scores()
        assert ended["score"].to_list() == [scores[seat] for seat in ended["seat"]]
        winners = state.winners()
        wins = [1 / len(winners) if seat in winners else 0 for seat in ended["seat"]]
        assert ended["win"].to_list() == wins
    assert row == count


def test_columns_of_plain_arrays_are_read_as_well(tmp_path: Path) -> None:
    """As pandas gives them: a list in a cell is an array of numpy's there."""

    class Frame(dict[str, Any]):
        def __len__(self) -> int:
            return len(self["size"])

    game = pentarchy.game("eight-minute-empire")
    out = tmp_path / "set.parquet"
    dataset.write(out, [("r", recorded_game(game, Sample(2), 1).record())])
    frame = polars.read_parquet(out)
    plain = Frame({name: frame[name].to_numpy() for name in frame.columns})
    found = dataset.dense(plain, len(game.actions))
    wanted = dataset.dense(frame, len(game.actions))
    assert np.array_equal(found[0], wanted[0])
    assert np.array_equal(found[1], wanted[1])


def test_what_is_hidden_is_only_in_its_own_file(tmp_path: Path) -> None:
    """Two games that differ only in a card nobody has seen give the same first row."""
    game = pentarchy.game("kingdom-builder")
    record = recorded_game(game, Sample(2), 3).record()
    dataset.write(tmp_path / "a.parquet", [("a", record)], tmp_path / "b.parquet")
    assert set(polars.read_parquet(tmp_path / "b.parquet").columns) == set(dataset.HIDDEN)
    assert not {"position", "hash"} & set(polars.read_parquet(tmp_path / "a.parquet").columns)


def test_the_commands_write_it(tmp_path: Path) -> None:
    run = CliRunner()
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    command = ["--lang", "en", "simulate", "eight-minute-empire", "--games", "3", "--seed", "5"]
    command += ["--players", "random,random", "--jobs", "1"]
    done = run.invoke(app, [*command, "--out", str(tmp_path / "records"), "--dataset", str(one)])
    assert done.exit_code == 0, done.output
    assert "decisions" in done.output
    done = run.invoke(
        app, ["--lang", "en", "dataset", str(tmp_path / "records"), "--out", str(two)]
    )
    assert done.exit_code == 0, done.output
    keys = ["seed", "ply"]
    frames = [polars.read_parquet(file).drop("game", "record").sort(keys) for file in (one, two)]
    assert frames[0].equals(frames[1])
    assert len(frames[0]) > 100


def test_what_cannot_be_used_is_refused(tmp_path: Path) -> None:
    game = pentarchy.game("kingdom-builder")
    text = recorded_game(game, Sample(2), 3).record().to_text()
    broken = read_record(text.replace("build cell", "lift cell", 1))
    with pytest.raises(CorruptRecord):
        dataset.write(tmp_path / "x.parquet", [("x", broken)])
    assert not (tmp_path / "x.parquet").exists()
    file = tmp_path / "bad.record"
    file.write_text("nonsense")
    done = CliRunner().invoke(app, ["dataset", str(file), "--out", str(tmp_path / "y.parquet")])
    assert done.exit_code == 2
    assert not (tmp_path / "y.parquet").exists()
