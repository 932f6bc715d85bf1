"""Components of one's own: the game's file with a few words changed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pentarchy.games.kingdom_builder.components import own_text
from tests.games.kingdom_builder.gold import CARDS


def edited(old: str, new: str, text: str | None = None) -> str:
    """The file with the first occurrence of some words replaced."""
    text = own_text() if text is None else text
    assert old in text, f"the components do not say {old!r}"
    return text.replace(old, new, 1)


def in_row(table: str, key: str, old: str, new: str, text: str | None = None) -> str:
    """The file with some words of one row replaced."""
    text = own_text() if text is None else text
    head, mark, tail = text.partition(f'[[{table}]]\nkey = "{key}"\n')
    assert mark, f"there is no {table} {key}"
    row, gap, rest = (mark + tail).partition("\n\n")
    return head + edited(old, new, row) + gap + rest


def without_row(table: str, key: str) -> str:
    """The file without one row."""
    head, mark, tail = own_text().partition(f'[[{table}]]\nkey = "{key}"\n')
    assert mark, f"there is no {table} {key}"
    return head + tail.partition("\n\n")[2]


def with_map(section: str, rows: list[str], text: str | None = None) -> str:
    """The file with another map for one section."""
    text = own_text() if text is None else text
    listed = "".join(f'    "{row}",\n' for row in rows)
    pattern = rf'(key = "{section}"\nmap = \[\n)[^\]]*\]'
    found, count = re.subn(pattern, lambda m: f"{m.group(1)}{listed}]", text)
    assert count == 1
    return found


def cards_in_play(cards: Sequence[str], text: str | None = None) -> str:
    """The file with that many kingdom cards in play; these for a first game."""
    listed = ", ".join(f'"{card}"' for card in cards)
    text = edited("kingdom_cards_in_play = 3", f"kingdom_cards_in_play = {len(cards)}", text)
    return edited('kingdom = ["fishermen", "knights", "merchants"]', f"kingdom = [{listed}]", text)


def all_cards_in_play(text: str | None = None) -> str:
    """The file with all ten kingdom cards in play, so that each is scored in every game."""
    return cards_in_play(CARDS, text)
