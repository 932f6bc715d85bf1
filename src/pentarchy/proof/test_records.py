"""A record is the game: played again it gives the same, under whatever dealer."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import pentarchy
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Event
from pentarchy.kernel.record import Branch, Mark, Move, read_record
from pentarchy.kernel.replay import Recording, beginning, replay
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.legality import whole
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, random_moves, recorded_game, seeds


def check_record(game: Game, sample: Sample, seed: int) -> None:
    """Written down, read and replayed, a game comes out the same."""
    recording = recorded_game(game, sample, seed)
    record = recording.record()
    again = read_record(record.to_text())
    assert again.to_text() == record.to_text()
    replayed = replay(again)
    assert replayed.difference is None
    assert replayed.notes == ()
    assert replayed.state.over
    assert replayed.state.scores() == recording.state.scores() == record.scores
    assert whole(replayed.state) == whole(recording.state)
    assert replayed.moves == sum(isinstance(line, Move) for line in record.lines)

    inner = game.new(sample.seats, seed, **sample.options)
    for line in record.lines:
        if isinstance(line, Move) and line.seat != CHANCE:
            inner.play(line.seat, game.parse(line.action))
    assert whole(inner) == whole(recording.state)


@every_table
@seeds(2, 30)
def test_replay_equality(title: str, sample: Sample, seed: int) -> None:
    check_record(pentarchy.game(title), sample, seed)


@every_table
def test_every_position_can_be_reached_again(title: str, sample: Sample) -> None:
    """Undo is the shorter list of moves, played again: draws come out as they did."""
    recording = recorded_game(pentarchy.game(title), sample, 7)
    record = recording.record()
    seen: list[str] = []
    replay(record, lambda state, move, events: seen.append(repr(whole(state))))
    moves = 0
    for count, line in enumerate(record.lines, start=1):
        moves += isinstance(line, Move)
        following = record.lines[count] if count < len(record.lines) else None
        if isinstance(following, Mark) or count % 7 or following is None:
            continue
        part = msgspec.structs.replace(record, lines=record.lines[:count], scores=None)
        replayed = replay(part)
        assert replayed.difference is None
        assert repr(whole(replayed.state)) == seen[moves - 1]


@every_table
def test_a_game_can_be_played_on_from_any_decision(title: str, sample: Sample) -> None:
    """With chance of its own from there; its record names where it began, and agrees."""
    whole_game = recorded_game(pentarchy.game(title), sample, 3).record()
    decisions = sum(isinstance(line, Move) and line.seat != CHANCE for line in whole_game.lines)
    for made in (0, decisions // 3, decisions - 1):
        begins = beginning(read_record(whole_game.until(made).to_text()), "somewhere")
        recording = Recording.after(begins, 99)
        for seat, action in random_moves(recording.state, Random(made)):
            recording.play(seat, action)
        again = read_record(recording.record().to_text())
        assert replay(again).difference is None
        assert again.scores == recording.state.scores()
        joint = next(n for n, line in enumerate(again.lines) if isinstance(line, Branch))
        before = [str(line) for line in whole_game.lines[:joint]]
        assert [str(line) for line in again.lines[:joint]] == before
        assert str(again.lines[joint]) == "+ seed:99 from:somewhere"


@every_table
def test_marks_stand_where_turns_end(title: str, sample: Sample) -> None:
    recording = recorded_game(pentarchy.game(title), sample, 2)
    turns = [line.turn for line in recording.lines if isinstance(line, Mark)]
    assert turns == sorted(set(turns))
    assert turns[-1] == recording.state.turn
    assert len(turns) >= sample.seats


@every_table
def test_another_seed_is_another_game(title: str, sample: Sample) -> None:
    """The seed in a record is checked against its draws."""
    record = recorded_game(pentarchy.game(title), sample, 2).record()
    other = replay(msgspec.structs.replace(record, seed=3))
    assert (other.difference is not None) == specimen_of(title).draws
    if other.difference is not None:
        assert "the seed gives" in other.difference.problem


@every_table
def test_the_watcher_sees_every_move(title: str, sample: Sample) -> None:
    recording = recorded_game(pentarchy.game(title), sample, 4)
    watched: list[str] = []

    def watch(state: State, move: Move, events: list[Event]) -> None:
        watched.append(str(move))

    replay(recording.record(), watch)
    assert watched == [str(line) for line in recording.lines if isinstance(line, Move)]


@every_table
@pytest.mark.parametrize("players", [("Ann", "Борис"), ("a: b\n= 1", 'quote"'), ("a\u2028b",)])
def test_names_of_players_come_back(title: str, sample: Sample, players: tuple[str, ...]) -> None:
    record = recorded_game(pentarchy.game(title), sample, 1).record()
    named = msgspec.structs.replace(record, players=players)
    assert read_record(named.to_text()).players == players
