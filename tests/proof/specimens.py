"""The specimens of all games: the toy's, and `tests/games/<title>/specimen.py` of each title."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from tests.proof.specimen import Specimen
from tests.toy.specimen import SPECIMEN as TOY

GAMES = Path(__file__).parent.parent / "games"


def folder_of(title: str) -> Path:
    """Where the tests of a title are."""
    return GAMES / title.replace("-", "_")


def _specimen(folder: Path) -> Specimen:
    found: Specimen = import_module(f"tests.games.{folder.name}.specimen").SPECIMEN
    return found


REAL = {
    path.parent.name.replace("_", "-"): _specimen(path.parent)
    for path in sorted(GAMES.glob("*/specimen.py"))
}
"""The specimens of the titles on the shelf."""
SPECIMENS = {"toy": TOY, **REAL}
