"""A record that begins with another game up to a move."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pentarchy.kernel.chance import CHANCE, commitment
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.record import Branch, Move, Record, read_record
from pentarchy.kernel.replay import Recording, beginning, replay, seed_kept
from pentarchy.kernel.specimen import Sample
from pentarchy.proof.walks import random_moves, recorded_game
from tests.toy import Toy

FIRST = recorded_game(Toy(), Sample(2, {"rounds": 2}), 5).record()
DECISIONS = sum(isinstance(line, Move) and line.seat != CHANCE for line in FIRST.lines)


def played_on(begins: Record, seed: int, salt: str = "") -> Record:
    """A game from that beginning to its end, at random."""
    recording = Recording.after(beginning(begins, "first"), seed, ("Ann", "Bob"))
    for seat, action in random_moves(recording.state, Random(seed)):
        recording.play(seat, action)
    return recording.record(commitment(seed, salt) if salt else "", salt)


def draws(record: Record) -> list[str]:
    """What CHANCE picked after the last branch."""
    joint = max(n for n, line in enumerate(record.lines) if isinstance(line, Branch))
    after = record.lines[joint:]
    return [str(line) for line in after if isinstance(line, Move) and line.seat == CHANCE]


def test_until_takes_so_many_decisions_and_the_chance_they_asked_for() -> None:
    for made in range(DECISIONS):
        part = FIRST.until(made)
        replayed = replay(part)
        assert replayed.difference is None
        assert replayed.state.chance() is None
        assert made == sum(isinstance(ln, Move) and ln.seat != CHANCE for ln in part.lines)


def test_there_is_nothing_after_the_last_decision() -> None:
    with pytest.raises(CorruptRecord, match=f"only {DECISIONS} decisions"):
        FIRST.until(DECISIONS + 1)
    with pytest.raises(CorruptRecord, match="nothing to play on"):
        beginning(FIRST.until(DECISIONS))


def test_its_chance_is_its_own() -> None:
    """Seeds differ, so do the draws of at least one of ten games; the same seed gives the same."""
    begins = FIRST.until(1)
    assert len({tuple(draws(played_on(begins, seed))) for seed in range(10)}) > 1
    assert draws(played_on(begins, 3)) == draws(played_on(begins, 3))


def test_another_seed_in_the_branch_is_noticed() -> None:
    record = played_on(FIRST.until(1), 3)
    other = [str(ln).replace("seed:3", "seed:4") for ln in record.to_text().splitlines()]
    found = replay(read_record("\n".join(other) + "\n")).difference
    assert found is not None
    assert "the seed gives" in found.problem


def test_both_promises_are_checked() -> None:
    begins = msgspec.structs.replace(FIRST, commitment=commitment(5, "a"), salt="a").until(2)
    record = read_record(played_on(begins, 7, "b").to_text())
    assert seed_kept(record) is None
    for salt in ("salt: a", "salt:b"):
        broken = read_record(record.to_text().replace(salt, salt[:-1] + "c"))
        problem = seed_kept(broken)
        assert problem is not None
        assert "do not open" in problem.sentence


def test_a_branch_of_a_branch_is_a_record_too() -> None:
    once = played_on(FIRST.until(2), 7)
    twice = played_on(once.until(4), 8)
    assert [ln.seed for ln in twice.lines if isinstance(ln, Branch)] == [7, 8]
    assert replay(read_record(twice.to_text())).difference is None


@pytest.mark.parametrize("row", ["+ 9", "+ seed:", "+ seed:x", "+ seat:1", "+ seed:-1"])
def test_a_branch_that_makes_no_sense_is_refused_with_its_line(row: str) -> None:
    lines = FIRST.until(2).to_text().splitlines()
    text = "\n".join([*lines[:-1], row, lines[-1]]) + "\n"
    with pytest.raises(CorruptRecord, match=f"line {len(lines)}: "):
        read_record(text)


def test_a_beginning_that_differs_is_refused_with_its_line() -> None:
    lines = FIRST.until(2).to_text().splitlines()
    place = next(n for n, line in enumerate(lines) if line[:2] in ("0 ", "1 "))
    lines[place] = f"{lines[place][0]} nonsense"
    with pytest.raises(CorruptRecord, match=f"line {place + 1}: "):
        beginning(read_record("\n".join(lines) + "\n"))
