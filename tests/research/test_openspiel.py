"""The titles as OpenSpiel games, by its own tests and with its own players."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import pentarchy

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from pentarchy.proof.walks import every_title  # noqa: E402
from pentarchy.research import openspiel  # noqa: E402

if openspiel.short_name("toy") not in pyspiel.registered_names():
    openspiel.register_title("toy")


def loaded(title: str, **params: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(title), params)


@every_title
def test_the_random_simulation_test_passes(title: str) -> None:
    pyspiel.random_sim_test(loaded(title), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@every_title
def test_it_passes_for_all_seats_with_serialisation(title: str) -> None:
    for seats in pentarchy.game(title).seat_range:
        game = loaded(title, seats=seats)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_title
def test_a_game_is_the_engines_own(title: str) -> None:
    """The same actions and outcomes lead to the same position and the same winners."""
    game = loaded(title)
    state = game.new_initial_state()
    twin = pentarchy.game(title).new(game.num_players())
    rng = Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            action = rng.choice(actions)
        else:
            action = rng.choice(state.legal_actions())
        twin.play(twin.actors[0], twin.game.actions[action])
        state.apply_action(action)
        assert state.current_player() < twin.seats
    assert twin.over
    winners = twin.winners()
    assert state.returns() == [
        1 / len(winners) if seat in winners else 0.0 for seat in range(twin.seats)
    ]


def test_a_copy_is_independent() -> None:
    state = loaded("founders").new_initial_state()
    copy = state.clone()
    state.apply_action(state.chance_outcomes()[0][0])
    assert str(copy) != str(state)
    assert copy.history() == []


def test_observations_and_information_states() -> None:
    game = loaded("kingdom-builder")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    player = state.current_player()
    tensor = np.array(state.observation_tensor(player), np.float32)
    inner = state.held.here()
    from pentarchy.research.course import observer_of

    assert np.array_equal(tensor, observer_of(inner.game, 2).observe(inner.view(player)))
    assert len(tensor) == game.observation_tensor_size()
    other = state.resample_from_infostate(player, Random(3).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()
    rival = 1 - player
    worlds = {
        state.resample_from_infostate(player, Random(n).random).information_state_string(rival)
        for n in range(20)
    }
    assert len(worlds) > 1, "the rival's card is always imagined the same"


def forward(state: Any, rng: Random) -> None:
    """One action or outcome by random choice."""
    if state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@every_title
def test_no_seat_can_tell_a_resampled_position_apart(title: str) -> None:
    """Also where others have sealed what they picked: that they have is known."""
    state = loaded(title, seats=pentarchy.game(title).seat_range[-1]).new_initial_state()
    rng = Random(4)
    for ply in range(240):
        if state.is_terminal():
            break
        if not state.is_chance_node() and (ply < 40 or ply % 12 == 0):
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, rng.random)
                assert other.current_player() == state.current_player()
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
            other = state.resample_from_infostate(state.current_player(), rng.random)
            assert other.legal_actions() == state.legal_actions()
        forward(state, rng)


@pytest.mark.parametrize("title", ["eight-minute-empire", "toy"])
def test_what_others_have_sealed_is_picked_anew(title: str) -> None:
    """Whatever was picked, a searcher in another seat imagines the same picks."""
    worlds = set()
    begun = loaded(title, seats=2).new_initial_state()
    rng = Random(4)
    while begun.is_chance_node():
        forward(begun, rng)
    assert begun.current_player() == 0
    for action in begun.legal_actions()[:3]:
        state = begun.clone()
        state.apply_action(action)
        assert state.current_player() == 1
        picked = []
        for number in range(30):
            other = state.resample_from_infostate(1, Random(number).random)
            picked.append(other.information_state_string(0).partition(" ")[0])
        assert len(set(picked)) > 1
        worlds.add(tuple(picked))
    assert len(worlds) == 1


def played(title: str, bot: Any, limit: int | None = None, **params: Any) -> Any:
    """A game of a bot of OpenSpiel's at the last seat against chance choices."""
    game = loaded(title, **params)
    state = game.new_initial_state()
    player = bot(game)
    rng = Random(7)
    moves = 0
    while not state.is_terminal() and (limit is None or moves < limit):
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(actions, odds)[0]
        elif state.current_player() == game.num_players() - 1:
            action = player.step(state)
            moves += 1
        else:
            action = rng.choice(state.legal_actions())
        state.apply_action(action)
    return state


def searcher(game: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=np.random.RandomState(2))


def informed(game: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, evaluator, 2.0, 2, random_state=np.random.RandomState(3))


@pytest.mark.parametrize("bot", [searcher, informed], ids=["mcts", "ismcts"])
def test_openspiels_searchers_play_a_whole_game(bot: Any) -> None:
    assert played("toy", bot).is_terminal()


@pytest.mark.parametrize("bot", [searcher, informed], ids=["mcts", "ismcts"])
@every_title
def test_they_play_every_title(title: str, bot: Any) -> None:
    assert played(title, bot, limit=1).move_number() > 0


@pytest.mark.long
@pytest.mark.parametrize("bot", [searcher, informed], ids=["mcts", "ismcts"])
@every_title
def test_they_play_every_title_to_its_end(title: str, bot: Any) -> None:
    assert played(title, bot).is_terminal()


def test_what_is_wrong_is_refused() -> None:
    """By OpenSpiel's own error, whatever it is."""
    with pytest.raises(pyspiel.SpielError, match="played by 2 to 4"):
        loaded("founders", seats=9)
    with pytest.raises(pyspiel.SpielError, match="weather"):
        loaded("founders", weather="rain")
    with pytest.raises(pyspiel.SpielError, match="weather"):
        loaded("founders", options='{"weather": "rain"}')
    for text in ("rain", "[1]"):
        with pytest.raises(pyspiel.SpielError, match="no object in JSON"):
            loaded("founders", options=text)
    with pytest.raises(pyspiel.SpielError, match="gold"):
        loaded("founders", reward="gold")
    state = loaded("founders").new_initial_state()
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match="chance"):
        state.apply_action(0)
    with pytest.raises(pyspiel.SpielError, match="no action"):
        state.apply_action(10**7)
    assert str(state) == before
