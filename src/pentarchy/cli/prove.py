"""`pentarchy prove`: the properties that every game must have, tried on one."""

from __future__ import annotations

from importlib.resources import as_file, files
from importlib.util import find_spec
from typing import Annotated

import typer

from pentarchy.cli.common import LanguageOption
from pentarchy.kernel.errors import PentarchyError


def prove(
    title: Annotated[str, typer.Argument(help="A game's key.")],
    long: Annotated[bool, typer.Option("--long", help="More games and seeds: minutes.")] = False,
    lang: LanguageOption = None,  # of what cannot be used; see `app.Command`
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
) -> None:
    """Try on a game what every game must hold; it says in its specimen what no code can guess."""
    need("pytest", "xdist")
    import pytest

    from pentarchy.proof.specimens import specimen_of

    specimen_of(title)
    with as_file(files("pentarchy.proof").joinpath("prove.ini")) as settings:
        chosen = ["-c", str(settings), "-p", "pentarchy.proof.plugin", "-p", "no:cacheprovider"]
        chosen += ["--pyargs", "pentarchy.proof", "pentarchy.cli.proof", "--title", title]
        chosen += ["--long"] if long else []
        chosen += ["-n", str(jobs)] if jobs > 1 else []
        raise typer.Exit(int(pytest.main(chosen)))


def need(*modules: str) -> None:
    """:raises PentarchyError: naming the extra that brings a module which is not there."""
    for name in modules:
        if find_spec(name) is None:
            sentence = f"the proof needs {name}: pip install 'pentarchy[proof]'"
            raise PentarchyError(sentence, "proof-needs", name=name)
