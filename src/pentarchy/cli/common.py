"""What several commands share: language, screen, files and the options of a game."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, get_origin, get_type_hints

import typer
from rich.console import Console

from pentarchy.cli.text import Texts, locale_language
from pentarchy.kernel.errors import BadComponents, BadOptions, CorruptRecord, PentarchyError
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Message
from pentarchy.kernel.record import Record, read_record
from pentarchy.kernel.registry import game as game_of
from pentarchy.kernel.registry import loaded

DEFAULT_TITLE = "kingdom-builder"


class Language(StrEnum):
    """The languages of all texts."""

    en = "en"
    ru = "ru"


LanguageOption = Annotated[
    Language | None,
    typer.Option("--lang", help="Language of the game's texts; by default that of the locale."),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; lists by comma."
    ),
]
ComponentsOption = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Play with your own components file."),
]
SeedOption = Annotated[
    int | None, typer.Option("--seed", help="The seed of all chance; drawn if not given.")
]


def language(context: typer.Context, lang: Language | None) -> str:
    """The language asked for here, or for all commands, or the locale's."""
    chosen = lang or context.obj
    return chosen.value if chosen is not None else locale_language()


def screen(stderr: bool = False) -> Console:
    """A console that writes what it is given: brackets and colons in it mean nothing special."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def interactive() -> bool:
    """Whether somebody sits at a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def say_broken(language: str) -> None:
    """Name every game that is registered but cannot be loaded."""
    for error in loaded()[1]:
        say_error(sentence(error, language))


def say_error(sentence: str) -> None:
    """One line on stderr."""
    typer.echo(f"pentarchy: {sentence}", err=True)


class _Complaints(Texts):
    """What can go wrong in any room of the house."""

    rooms = (
        *Texts.rooms,
        "pentarchy.analysis",
        "pentarchy.arena",
        "pentarchy.proof",
        "pentarchy.research",
        "pentarchy.server",
    )


def sentence(error: PentarchyError | OSError, language: str) -> str:
    """What went wrong, in one sentence."""
    if isinstance(error, OSError):
        known = OS_PROBLEMS.get(error.errno or 0)
        what = str(error.strerror) if known is None else _Complaints(language).say(known)
        return f"{error.filename}: {what}" if error.filename else str(error)
    return told(error.message, language, error.title)


def told(message: Message, language: str, title: str = "") -> str:
    """A problem in words; `title` is the game whose texts know it."""
    game = next((game for game in loaded()[0] if game.key == title), None)
    return _Complaints(language, game).tell(message)


OS_PROBLEMS = {
    errno.ENOENT: "cli-os-missing",
    errno.EACCES: "cli-os-forbidden",
    errno.EISDIR: "cli-os-folder",
}


def open_game(title: str, components: Path | None) -> Game:
    """The game of that title, with the user's components if given."""
    if components is None:
        return game_of(title)
    try:
        return game_of(title, components.read_text("utf-8"))
    except UnicodeDecodeError:
        raise _not_text(components) from None
    except BadComponents as error:
        raise _in_file(components, error) from None


def open_record(path: Path) -> Record:
    """The record in that file."""
    with named_file(path):
        return read_record(path.read_text("utf-8"))


@contextmanager
def named_file(path: Path) -> Iterator[None]:
    """Let what is wrong with a record be told together with its file."""
    try:
        yield
    except UnicodeDecodeError:
        raise _not_text(path) from None
    except CorruptRecord as error:
        raise _in_file(path, error) from None


def _not_text(path: Path) -> PentarchyError:
    return PentarchyError(f"{path}: this is not a text file", "cli-not-text", file=str(path))


def _in_file(path: Path, error: PentarchyError) -> PentarchyError:
    found = PentarchyError(f"{path}: {error}", "cli-in-file", about=error.message, file=str(path))
    found.title = error.title
    return found


def check_writable(path: Path) -> None:
    """Refuse a file that cannot be written, before a game is played for it."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise PentarchyError(
            f"{folder}: there is no such folder", "cli-no-folder", file=str(folder)
        )
    if path.is_dir():
        raise PentarchyError(f"{path}: this is a folder", "cli-is-folder", file=str(path))
    if not os.access(folder, os.W_OK):
        raise PentarchyError(
            f"{folder}: nothing can be written there", "cli-no-writing", file=str(folder)
        )


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is either there whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, "utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, Any]:
    """`name=value` pairs as the game's options; checked when the game is set up."""
    hints = get_type_hints(game.options_type)
    found: dict[str, Any] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOptions(
                f"option {pair}: write it as name=value", "cli-option-form", option=pair
            )
        if name in found:
            sentence = f"option {name}: it is given twice"
            raise BadOptions(sentence, "cli-option-twice", option=name)
        listed = get_origin(hints.get(name)) is tuple
        found[name] = [item for item in value.split(",") if item] if listed else value
    return found


def decimal(texts: Texts, value: float, digits: int = 1) -> str:
    """A number with the language's decimal sign."""
    written = f"{value:.{digits}f}".replace("-", "−")
    return written.replace(".", ",") if texts.language == "ru" else written
