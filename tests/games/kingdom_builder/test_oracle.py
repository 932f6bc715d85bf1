"""Whole games, engine and oracle side by side: every choice, every tile, every gold piece."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from pentarchy.games.kingdom_builder import KingdomBuilder, game
from pentarchy.games.kingdom_builder.components import own_text
from tests.games.kingdom_builder.gold import CARDS
from tests.games.kingdom_builder.maps import FIRST_GAME, SECTIONS, board_lines
from tests.games.kingdom_builder.side_by_side import SideBySide


def all_cards_in_play(text: str) -> str:
    """Components with all ten kingdom cards in play, so that each is scored in every game."""
    listed = ", ".join(f'"{card}"' for card in CARDS)
    return text.replace("kingdom_cards_in_play = 3", "kingdom_cards_in_play = 10").replace(
        'kingdom = ["fishermen", "knights", "merchants"]', f"kingdom = [{listed}]"
    )


def map_edit(letter: str, instead: str, keep: int) -> tuple[dict[str, list[str]], str]:
    """Maps and components where a terrain has but few hexes a section, so that it runs out."""
    text = all_cards_in_play(own_text())
    maps: dict[str, list[str]] = {}
    for key, drawn in SECTIONS.items():
        joined = "".join(drawn.split())
        before, after = joined, ""
        for _ in range(keep):
            head, found, before = before.partition(letter)
            after += head + found
        after += before.replace(letter, instead)
        maps[key] = [after[n : n + 10] for n in range(0, 100, 10)]
        for old, new in zip(drawn.split(), maps[key], strict=True):
            head, mark, tail = text.partition(f'key = "{key}"\nmap = [')
            text = head + mark + tail.replace(f'"{old}"', f'"{new}"', 1)
    return maps, text


@cache
def ten_cards() -> KingdomBuilder:
    return game(all_cards_in_play(own_text()))


@pytest.mark.parametrize("seed", range(12))
def test_random_games_go_as_the_rules_say(seed: int) -> None:
    """Random boards, turns, seats and moves: the engine agrees with the oracle to the end."""
    rng = Random(f"boards/{seed}")
    sections = tuple(rng.sample(sorted(SECTIONS), 4))
    turned = tuple(rng.random() < 0.5 for _ in range(4))
    seats = 2 + seed % 3
    rows = board_lines(sections, turned)
    start = rng.randrange(seats)
    SideBySide(ten_cards(), rows, sections, turned, seats, start).finish(rng)
