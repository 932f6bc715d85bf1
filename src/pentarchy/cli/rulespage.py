"""The numbered rules of a game, in the chosen language."""

from __future__ import annotations

import re
from importlib.resources import files

from pentarchy.kernel.game import Game


def rules_page(game: Game, language: str) -> str:
    """The whole page; empty if the game has none."""
    page = files(game.folder).joinpath(f"rules.{language}.md")
    return page.read_text("utf-8") if page.is_file() else ""


def headings(page: str) -> str:
    """The titles of its sections."""
    return "\n".join(re.findall(r"^## (.+)$", page, re.MULTILINE))


def passage(page: str, number: str) -> str:
    """One rule (`3.4`) or one section (`3`); empty if there is none."""
    found: re.Match[str] | None
    if "." in number.rstrip("."):
        found = re.search(rf"^\*\*{re.escape(number)}\*\* .*$", page, re.MULTILINE)
    else:
        exact = re.escape(number.rstrip("."))
        found = re.search(rf"^## {exact}\. .*?(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    return found.group().strip() if found else ""
