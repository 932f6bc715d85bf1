"""Random games: they end, nothing is lost on the way, and the points add up."""

from __future__ import annotations

from random import Random

import pentarchy
from pentarchy.kernel.specimen import Sample, Specimen
from pentarchy.kernel.state import State
from pentarchy.proof.legality import check_end
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.walks import every_table, random_moves, seeds


def check_whole_game(state: State, specimen: Specimen, rng: Random) -> int:
    """Play at random to the end, looking at every position; returns the number of moves."""
    census = specimen.census(state)
    moves = 0
    for seat, action in random_moves(state, rng):
        assert set(state.actors) <= set(range(state.seats))
        for actor in state.actors:
            assert len(state.legal(actor)) > 0
        turn = state.turn
        state.play(seat, action)
        moves += 1
        assert state.turn >= turn
        assert state.over == (state.actors == ())
        assert specimen.census(state) == census, f"{action} by seat {seat}"
        assert moves <= specimen.longest, f"still not over: {state}"
        check_points(state, specimen)
    check_end(state)
    return moves


def check_points(state: State, specimen: Specimen) -> None:
    """Scores are the sums of their lines; whoever wins has the most."""
    scores = state.scores()
    assert len(scores) == state.seats
    for seat, score in enumerate(scores):
        lines = state.score_lines(seat)
        assert score == sum(line.points for line in lines)
        for viewer in (None, *range(state.seats)):
            assert set(state.lines_seen(seat, viewer)) <= set(lines)
    winners = state.winners()
    assert winners or state.seats == 1, "alone one may lose to the rules"
    best = {seat for seat, score in enumerate(scores) if score == max(scores)}
    assert set(winners) <= best
    if not specimen.tie_break:
        assert set(winners) == best


@every_table
@seeds(3, 40)
def test_random_games_end_with_everything_in_its_place(
    title: str, sample: Sample, seed: int
) -> None:
    state = pentarchy.game(title).new(sample.seats, seed, **sample.options)
    assert check_whole_game(state, specimen_of(title), Random(seed)) > 0


@every_table
def test_a_game_without_a_dealer_is_the_same_game(title: str, sample: Sample) -> None:
    """CHANCE decides like a seat: there is always something that can come out."""
    game = pentarchy.game(title)
    state = game.new(sample.seats, None, **sample.options)
    rng = Random(5)
    census = specimen_of(title).census(state)
    for moves, (seat, action) in enumerate(random_moves(state, rng)):
        state.play(seat, action)
        assert specimen_of(title).census(state) == census
        assert moves < specimen_of(title).longest
    check_end(state)
