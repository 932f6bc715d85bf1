"""What tiles, tokens and resources do, in sentences made from the components."""

from __future__ import annotations

from pentarchy.games.founders.components import MASTER, Components, Tile
from pentarchy.kernel.messages import Message, Teller

FAMILIES = ("nature", "village", "city", "prize")


def about(components: Components, texts: Teller, thing: str) -> list[str]:
    """What a tile, a token or a resource does."""
    kind, _, key = thing.partition(":")
    if kind in ("tile", *FAMILIES):
        return next((_tile(texts, row) for row in components.tiles if row.key == key), [])
    if kind in ("token", MASTER):
        return _token(components, texts, key)
    if kind in ("resource", "icon"):
        return _makers(components, texts, key)
    return []


def bare(texts: Teller, target: str) -> str:
    """A tile's name without what it costs, which stands beside it anyway."""
    return texts.thing(target).partition(" (")[0]


def _tile(texts: Teller, row: Tile) -> list[str]:
    costs = ", ".join(texts.thing(f"resource:{key}") for key in row.cost)
    told = [texts.say("about-cost", cost=costs) if costs else texts.say("about-free")]
    if row.makes:
        makes = ", ".join(texts.thing(f"resource:{key}") for key in row.makes)
        told.append(texts.say("about-makes", makes=makes, count=len(row.makes)))
    if row.cost and row.makes and texts.has(f"token-{row.makes[0]}"):
        told.append(texts.tell(Message("about-gives", {"token": f"token:{row.makes[0]}"})))
    if MASTER in row.makes:
        told.append(texts.say("about-gives-master"))
    if row.points:
        told.append(texts.say("about-points", points=row.points))
    return [*told, texts.say("about-copies", copies=row.copies)]


def _token(components: Components, texts: Teller, key: str) -> list[str]:
    numbers = components.numbers
    told = []
    for master in components.master:
        if master.key == key:
            made = f"resource:{master.resource}"
            points = numbers.master_points
            about = Message("about-master", {"resource": made, "points": points})
            told.append(texts.tell(about))
    if not told and texts.has(f"about-{key}"):
        told.append(texts.say(f"about-{key}"))
    return [*told, texts.say("about-in-hand", points=numbers.token_points)] if told else []


def _makers(components: Components, texts: Teller, key: str) -> list[str]:
    rows = [row for row in components.tiles if key in row.makes]
    names = dict.fromkeys(bare(texts, f"tile:{row.key}") for row in rows)
    return [texts.say("about-makers", tiles=", ".join(names))] if names else []
