"""Write how observations are laid out: a file in each game's folder and a page for researchers.

    python tools/observations.py [TITLE]...

Run it when a game's rules, components or views have changed.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

import pentarchy
from pentarchy.research import layouts
from pentarchy.research.describe import kept, page
from pentarchy.speech import Speech

PAGES = Path(__file__).parent.parent / "docs" / "researchers"


def main(titles: list[str]) -> None:
    for title in titles or pentarchy.titles():
        game = pentarchy.game(title)
        Path(str(files(game.folder) / layouts.FILE)).write_bytes(kept(layouts.make(game)))
        name = Speech("en", game).say("title")
        (PAGES / f"observations-{title}.md").write_text(page(game, name), encoding="utf-8")
        print(title)


if __name__ == "__main__":
    main(sys.argv[1:])
