"""What holds in the terminal for every title on the shelf."""

from __future__ import annotations

from random import Random

import pytest

import pentarchy
from pentarchy.cli.telling import winner_line
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.proof.walks import play_out
from tests.cli.runs import run
from tests.proof.owed import REAL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", REAL)
def test_a_game_between_bots_is_told_to_its_end(title: str, language: str) -> None:
    players = ",".join(["random"] * pentarchy.game(title).seat_range[0])
    result = run("play", title, "--players", players, "--seed", "3", "--lang", language)
    assert result.exit_code == 0, result.output
    assert Texts(language).say("cli-total") in result.output
    assert f"--players {players} --seed 3" in result.output


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1 has lost: no title this time."),
        ("ru", "Игрок 1, это поражение: титула не будет."),
    ],
)
def test_alone_one_can_lose_to_the_game(language: str, said: str) -> None:
    game = pentarchy.game("imperial-settlers")
    state = game.new(1, 5)
    play_out(state, Random(5))
    assert state.winners() == (), "a random player does not beat the virtual opponent"
    assert winner_line(Texts(language, game), state).plain == said
