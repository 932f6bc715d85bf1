"""`pentarchy new-game`: a small game to begin with, whole and proved, under a name of its own."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from pentarchy.cli import common
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.registry import titles

SAMPLE = "lanterns"
"""The game of the examples, which is what everybody begins with."""
RUSSIAN = "Фонари"
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LEFT_OUT = re.compile(r"(^|/)(__pycache__|\.[^/]*|.*\.egg-info)(/|$)")


def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="Its key: small letters, with hyphens.")],
    into: Annotated[
        Path, typer.Option(metavar="DIR", help="The folder to make the package in.")
    ] = Path("."),
    lang: common.LanguageOption = None,
) -> None:
    """Write a small game that plays and can be proved, as a package to go on from."""
    check_name(name)
    folder = into / name
    if folder.exists():
        sentence = f"{folder}: this is there already"
        raise BadOptions(sentence, "cli-new-game-there", folder=str(folder))
    for path, text in files_of(name):
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    texts = Texts(common.language(context, lang))
    typer.echo(texts.say("cli-new-game-done", folder=str(folder), name=name))


def check_name(name: str) -> None:
    """:raises BadOptions: if no game, or no package of Python, can be called so."""
    if not KEY.fullmatch(name) or keyword.iskeyword(name):
        sentence = f"{name}: a game's key is made of small letters and digits, with hyphens between"
        raise BadOptions(sentence, "cli-new-game-key", name=name)
    if name in titles():
        sentence = f"{name}: such a game is on the shelf already"
        raise BadOptions(sentence, "cli-new-game-taken", name=name)
    if find_spec(name.replace("-", "_")) is not None:
        sentence = f"{name}: Python has a module of that name already"
        raise BadOptions(sentence, "cli-new-game-module", name=name)


def starter() -> Traversable:
    """The package that everybody begins with: shipped with this one, or in the tree beside it."""
    shipped = files("pentarchy.cli").joinpath("starter")
    return shipped if shipped.is_dir() else Path(__file__).parents[3] / "examples" / SAMPLE


def files_of(key: str) -> Iterator[tuple[str, str]]:
    """The files of the new package, by their paths in it."""
    package = key.replace("-", "_")
    for path, file in _walk(starter(), ""):
        yield path.replace(SAMPLE, package), renamed(path, file.read_text("utf-8"), key)


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        where = f"{path}{entry.name}"
        if LEFT_OUT.search(where):
            continue
        if entry.is_dir():
            yield from _walk(entry, f"{where}/")
        else:
            yield where, entry


def renamed(path: str, text: str, key: str) -> str:
    """A file of the example with the new game's names: its key where games are called, its package
    where Python is, and its words where people read."""
    words = key.replace("-", " ").title()
    package = key.replace("-", "_")
    if path.endswith(".py"):
        text = re.sub(rf'(files\(|folder = )"{SAMPLE}"', rf'\1"{package}"', text)
        text = text.replace(f'"{SAMPLE}"', f'"{key}"').replace(SAMPLE, package)
        return text.replace(SAMPLE.title(), words.replace(" ", ""))
    if path.endswith((".ftl", ".md")) and key != SAMPLE:
        text = re.sub(rf"^(title =|#) {RUSSIAN}$", rf"\1 {words}", text, flags=re.MULTILINE)
    text = re.sub(rf'(?<=["/]){SAMPLE}(?=[./])', package, text)
    text = re.sub(rf"(?<=:){SAMPLE.title()}\b", words.replace(" ", ""), text)
    text = re.sub(rf"\bsrc/{SAMPLE}\b", f"src/{package}", text)
    return text.replace(SAMPLE, key).replace(SAMPLE.title(), words)
