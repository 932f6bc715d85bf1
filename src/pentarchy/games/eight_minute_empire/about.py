"""What cards and goods are, in sentences made from the components."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.components import Components
from pentarchy.kernel.messages import Teller


def about(components: Components, texts: Teller, thing: str) -> list[str]:
    """What a card gives and costs, and what the symbols of a good are worth."""
    kind, _, key = thing.partition(":")
    if kind == "card":
        return [
            texts.say("about-symbols", count=card.symbols, good=texts.thing(f"good:{card.good}"))
            for card in components.card
            if card.key == key
        ]
    if kind in ("good", "icon"):
        return [
            texts.say("about-steps", steps=_listed(good.steps, components.numbers.good_points))
            for good in components.good
            if good.key == key and good.steps
        ]
    return []


def _listed(steps: tuple[int, ...], points: tuple[int, ...]) -> str:
    """Each step with its points: `2 = 1, 4 = 2`."""
    return ", ".join(f"{needs} = {worth}" for needs, worth in zip(steps, points, strict=False))
