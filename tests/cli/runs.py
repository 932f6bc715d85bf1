"""Ways to run the command and to sit at a table in tests."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from rich.console import Console
from typer.testing import CliRunner, Result

import pentarchy
from pentarchy.cli.app import app
from pentarchy.cli.desk import Desk
from pentarchy.cli.players import named
from pentarchy.cli.table import Table
from pentarchy.cli.text import Texts
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record
from pentarchy.kernel.replay import Recording

TITLE = "kingdom-builder"


def run(*words: str, **environ: str) -> Result:
    """Run the command without a terminal, in English unless the words say otherwise."""
    env: dict[str, str | None] = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "80", **environ}
    return CliRunner().invoke(app, words, env=env)


def desk(
    tokens: Iterable[str] = ("Ann", "random"),
    language: str = "en",
    seed: int = 5,
    game: Game | None = None,
    **options: Any,
) -> tuple[Desk, io.StringIO]:
    """A table with a screen that can be read."""
    game = pentarchy.game(TITLE) if game is None else game
    texts = Texts(language, game)
    seats = named(texts, list(tokens))
    texts = texts.with_players([seat.name for seat in seats])
    screen = io.StringIO()
    console = Console(
        file=screen, width=80, highlight=False, markup=False, emoji=False, no_color=True
    )
    return Desk(console, texts, Table(game, seats, seed, options)), screen


def short_game() -> Game:
    """Kingdom Builder with fewer settlements, over in a few turns."""
    return KingdomBuilder(own_text().replace("settlements = 40", "settlements = 9"))


class Script:
    """Types prepared lines, one a prompt, and then leaves."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


def typist(table: Table, seed: int = 1) -> Callable[[str], str]:
    """Types a random legal target, as short as it can be typed."""
    rng = Random(seed)

    def read(prompt: str) -> str:
        seat = next(actor for actor in table.state.actors if actor in table.people)
        action = rng.choice(list(table.state.legal(seat)))
        return action.target.partition(":")[2] if action.target else action.verb

    return read


def record_of(seed: int = 5, seats: int = 2, moves: int | None = None, **options: Any) -> Record:
    """A game by random choice, whole or cut off after some moves."""
    game = pentarchy.game(TITLE)
    recording = Recording(game, seats, seed, options, ("random",) * seats)
    rng = Random(seed)
    count = 0
    while not recording.state.over and count != moves:
        seat = recording.state.actors[0]
        recording.play(seat, rng.choice(list(recording.state.legal(seat))))
        count += 1
    return recording.record()
