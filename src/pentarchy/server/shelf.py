"""The games that can be played here, and games from outside the package for their developers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, TypeAlias

import msgspec

from pentarchy.about import about_text
from pentarchy.arena.ratings import rating
from pentarchy.kernel.errors import BadOptions, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import loaded, register
from pentarchy.names import components_text
from pentarchy.server.lessons import LessonInfo, lessons
from pentarchy.server.levels import OFFERED
from pentarchy.speech import LANGUAGES, Speech, pages

Source: TypeAlias = Callable[[str, str], str]
"""A text of a title in a language."""


class LevelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A level of bots in one game."""

    level: str
    rating: float | None
    """How strong it was measured to be in this game; None if it was not."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game on the shelf."""

    title: str
    name: dict[str, str]
    """What it is called, by language."""
    tagline: dict[str, str]
    """What it is about in one sentence, by language."""
    minutes: int | None
    """How long it takes, roughly; None if nobody says."""
    rules: int
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    options: dict[str, Any]
    """The JSON schema of its options."""
    first_game: dict[str, Any]
    """The options that its rulebook recommends to who plays for the first time, for two."""
    levels: tuple[LevelInfo, ...]
    """The levels of bots that people are offered, weakest first."""
    series: bool
    """Whether one may wish for a series of games, whose points are summed. Where the options make
    it one, it is one."""
    lessons: tuple[LessonInfo, ...]
    """What one can learn it with, first things first."""


def register_games(names: Iterable[str]) -> None:
    """Put games on the shelf that are named as `key=module:function`.

    :raises BadOptions: naming what cannot be found.
    """
    for name in names:
        key, _, place = name.partition("=")
        module, _, function = place.partition(":")
        try:
            register(key, getattr(import_module(module), function))
        except (ImportError, AttributeError, ValueError):
            sentence = f"games: {name!r} is not key=module:function of a game"
            raise BadOptions(sentence, "setting-games", game=name) from None


def warm_up() -> list[PentarchyError]:
    """Load every game and all ratings; msgspec gets to know the types while there is one thread.

    It looks at a type when it first reads one; two threads that do so at once end the process.
    Gives what is wrong with games that cannot be loaded: the others can be played all the same.
    """
    games, problems = loaded()
    for game in games:
        for kind in (game.options_type, game.view_type, *game.steps):
            msgspec.json.Decoder(kind)
    all_games()
    return problems


def all_games() -> list[GameInfo]:
    """Every game on the shelf that can be played."""
    return [_info(game) for game in loaded()[0]]


def _info(game: Game) -> GameInfo:
    return GameInfo(
        title=game.key,
        name=_said(game, "title", game.key),
        tagline=_said(game, "tagline", ""),
        minutes=game.minutes,
        rules=game.rules,
        seats=tuple(game.seat_range),
        options=msgspec.json.schema(game.options_type),
        first_game=dict(game.first_game),
        levels=tuple(LevelInfo(level=level, rating=rating(game.key, level)) for level in OFFERED),
        series=game.series(game.options_type()) == "wished",
        lessons=lessons(game),
    )


def _said(game: Game, message: str, otherwise: str) -> dict[str, str]:
    """A message of a game in every language; where nobody has written it, something else."""
    speeches = {language: Speech(language, game) for language in LANGUAGES}
    return {
        language: speech.say(message) if speech.has(message) else otherwise
        for language, speech in speeches.items()
    }


@cache
def texts(title: str, language: str) -> str:
    """Everything that is said in a game and at its table, and what its components are called, as
    Fluent text; the later overrides."""
    game = game_of(title)
    folders = ("pentarchy.kernel", "pentarchy.server", game.folder)
    said = (page for folder in folders for page in pages(folder, language))
    return "\n".join([*said, components_text(game, language), about_text(game, language)])


@cache
def rules(title: str, language: str) -> str:
    """The game's page of rules; empty if it has none."""
    page = files(game_of(title).folder).joinpath(f"rules.{language}.md")
    return page.read_text("utf-8") if page.is_file() else ""
