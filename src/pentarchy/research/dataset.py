"""Data sets: the decisions of recorded games as a Parquet table, one row a decision.

Observations are kept sparsely (which entries are not 0, and their values): `dense` makes arrays of
them. What the deciding seat could not know is not in the table; if wanted, it is written to a file
of its own, by game and ply.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import CorruptRecord, PentarchyError
from pentarchy.kernel.messages import problem
from pentarchy.kernel.record import Move, Record
from pentarchy.kernel.replay import prepare, replay
from pentarchy.kernel.state import State
from pentarchy.research.course import observer_of

SCHEMA = 1
"""Grows when a column changes its meaning."""

COLUMNS = {
    "schema": "version of this schema",
    "title": "the game's key",
    "rules": "version of the rules",
    "components": "hash of the components",
    "options": "the table's options, as JSON",
    "game": "number of the record in this file, from 0",
    "record": "name of the record",
    "seed": "the record's seed, as text",
    "seats": "how many play",
    "ply": "number of the decision in its game, from 0; draws of chance are not counted",
    "turn": "how many turns have ended",
    "seat": "who decides",
    "player": "who sat there, if the record says so",
    "action": "number of the action taken",
    "notation": "the same in the record's words",
    "legal": "numbers of all actions that were open",
    "at": "entries of the observation that are not 0",
    "value": "their values",
    "size": "how many entries the observation has",
    "score": "the points of that seat at the end",
    "margin": "its points less the best rival's; null where one plays alone",
    "win": "its share of the victory",
}
HIDDEN = {
    "schema": "version of this schema",
    "game": "as in the data set",
    "ply": "as in the data set",
    "hash": "short hash of the whole position",
    "position": "the whole position in plain values, hidden things included, as JSON",
}


def rows(game: int, name: str, record: Record) -> Iterator[tuple[tuple[Any, ...], State]]:
    """The rows of one finished game, each with the position it is about.

    :raises CorruptRecord: if the record does not replay, or the game was not finished.
    """
    end = _check(record)
    rules, state = prepare(record)
    observer = observer_of(rules, record.seats)
    moves = [line for line in record.lines if isinstance(line, Move)]
    outcomes = [_outcome(end, seat) for seat in range(record.seats)]
    components = rules.components_hash
    options = msgspec.json.encode(record.options).decode()
    seed = None if record.seed is None else str(record.seed)
    ply = 0
    for move in moves:
        action = rules.parse(move.action)
        if move.seat != CHANCE:
            seat = move.seat
            seen = observer.observe(state.glance(seat))
            at = np.flatnonzero(seen).astype(np.uint32)
            player = record.players[seat] if record.players else None
            yield (
                (
                    SCHEMA, rules.key, rules.rules, components, options, game, name,
                    seed, record.seats, ply, state.turn, seat, player, action.id, str(action),
                    sorted(state.legal(seat).ids()), at.tolist(), seen[at].tolist(),
                    observer.size, *outcomes[seat],
                ),
                state,
            )  # fmt: skip
            ply += 1
        state.play(move.seat, action)


def _check(record: Record) -> State:
    again = replay(record)
    if again.difference is not None:
        told = again.difference.problem
        raise CorruptRecord(again.difference.line, problem(told, "problem", text=told))
    if not again.state.over:
        unfinished = problem("the game was not finished", "dataset-unfinished")
        raise CorruptRecord(record.end_line or 1, unfinished)
    return again.state


def _outcome(state: State, seat: int) -> tuple[int, int | None, float]:
    scores, winners = state.scores(), state.winners()
    rivals = scores[:seat] + scores[seat + 1 :]
    share = 1 / len(winners) if seat in winners else 0.0
    return scores[seat], scores[seat] - max(rivals) if rivals else None, share


def _plain(state: State) -> str:
    return msgspec.json.encode(state.snapshot(), enc_hook=repr).decode()


def write(path: Path, records: Iterable[tuple[str, Record]], hidden: Path | None = None) -> int:
    """Write the decisions of these games to a file; returns how many there are.

    :raises CorruptRecord: if a record does not replay; nothing is written then.
    """
    polars = _polars()
    found: list[tuple[Any, ...]] = []
    secret: list[tuple[Any, ...]] = []
    for number, (name, record) in enumerate(records):
        for ply, (row, state) in enumerate(rows(number, name, record)):
            found.append(row)
            if hidden is not None:
                secret.append((SCHEMA, number, ply, state.hash(), _plain(state)))
    columns = zip(*found, strict=True) if found else ((),) * len(COLUMNS)
    series = [
        polars.Series(column, list(values), dtype=kind)
        for (column, kind), values in zip(_schema(polars).items(), columns, strict=True)
    ]
    polars.DataFrame(series).write_parquet(path)
    if hidden is not None:
        kinds = {"schema": polars.UInt16, "game": polars.UInt32, "ply": polars.UInt32}
        kinds |= {"hash": polars.String, "position": polars.String}
        polars.DataFrame(secret, schema=kinds, orient="row").write_parquet(hidden)
    return len(found)


def _schema(polars: Any) -> dict[str, Any]:
    numbers = {
        "schema": polars.UInt16, "rules": polars.UInt16, "game": polars.UInt32,
        "seats": polars.UInt8, "ply": polars.UInt32, "turn": polars.UInt32, "seat": polars.UInt8,
        "action": polars.UInt32, "legal": polars.List(polars.UInt32),
        "at": polars.List(polars.UInt32), "value": polars.List(polars.Float32),
        "size": polars.UInt32, "score": polars.Int32, "margin": polars.Int32,
        "win": polars.Float64,
    }  # fmt: skip
    return {name: numbers.get(name, polars.String) for name in COLUMNS}


def dense(frame: Any, actions: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """The observations and masks of a table of one title and number of seats, as arrays; the
    table as polars or pandas reads it.

    :raises ValueError: if the rows have observations of different sizes.
    """
    sizes = set(np.asarray(frame["size"]).tolist())
    if len(sizes) != 1:
        raise ValueError(f"rows of one title and number of seats, not of sizes {sorted(sizes)}")
    observations = np.zeros((len(frame), sizes.pop()), np.float32)
    masks = np.zeros((len(frame), actions), np.int8)
    columns = zip(frame["at"], frame["value"], frame["legal"], strict=True)
    for row, (at, value, legal) in enumerate(columns):
        observations[row, np.asarray(at)] = value
        masks[row, np.asarray(legal)] = 1
    return observations, masks


def _polars() -> Any:
    try:
        import polars
    except ModuleNotFoundError:
        sentence = "this needs polars: pip install 'pentarchy[research]'"
        raise PentarchyError(sentence, "arena-needs", name="polars", extra="research") from None
    return polars
