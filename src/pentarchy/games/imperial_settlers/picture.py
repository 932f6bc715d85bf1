"""The table of Imperial Settlers as a picture."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.view import CardSeen, Place, SettlersView
from pentarchy.kernel.picture import HEAD, INK, SUNK, Picture

CARD_WIDE, CARD_HIGH, ACROSS = 172, 46, 7
LETTERS = 22
"""So many fit on a card: the longest name of one."""
GROUND = {"production": "#cfe0b4", "feature": "#a9c4e6", "action": "#f3c9bc"}


def draw(view: SettlersView) -> Picture:
    """For each player the goods, the locations by what they do, the deals and the hand."""
    names = {
        f"card:{code}": (card.key, card.type) for card in view.sheet.cards for code in card.codes
    }
    picture = Picture(CARD_WIDE * ACROSS + 48, 60)
    picture.words(16, 26, f"round {view.round} of {view.sheet.rounds}, {view.phase}", HEAD)
    y = 48.0
    if view.offer:
        y = _cards(picture, "offer", [_known(names, card) for card in view.offer], y)
    for seat in range(len(view.players)):
        y = _player(picture, view, names, seat, y)
    if view.solo is not None:
        places = [_place(names, place) for place in view.solo.locations]
        y = _cards(picture, "virtual opponent", places, y)
    picture.height = int(y) + 12
    return picture


def _player(
    picture: Picture, view: SettlersView, names: dict[str, tuple[str, str]], seat: int, y: float
) -> float:
    player = view.players[seat]
    picture.seat(25, y + 8, seat)
    faction = (player.faction or "no faction").removeprefix("faction:")
    turn = ", to play" if seat in view.actors else ", passed" if player.passed else ""
    picture.words(42, y + 12, f"seat {seat}: {faction}, {player.points} points{turn}")
    goods = ", ".join(f"{good} {count}" for good, count in player.goods.items())
    picture.words(16, y + 34, goods)
    y += 54
    y = _cards(picture, "locations", [_place(names, place) for place in player.locations], y)
    y = _cards(picture, "deals", [_known(names, card) for card in player.deals], y)
    return _cards(picture, "hand", [_held(names, card) for card in player.hand], y) + 10


Drawn = tuple[str, str, str]
"""A name, a line below it, and the colour."""


def _place(names: dict[str, tuple[str, str]], place: Place) -> Drawn:
    name, kind = names.get(place.card, (place.card, ""))
    marks = {
        "used": place.uses, "shut": place.blocked, "shield": place.shield, "guard": place.samurai,
    }  # fmt: skip
    told = " ".join(word for word, there in marks.items() if there)
    stored = " ".join(f"{count} {good}" for good, count in place.stored.items())
    return name, told or stored or kind, GROUND.get(kind, SUNK)


def _known(names: dict[str, tuple[str, str]], card: str) -> Drawn:
    name, kind = names.get(card, (card, ""))
    return name, kind, GROUND.get(kind, SUNK)


def _held(names: dict[str, tuple[str, str]], card: CardSeen) -> Drawn:
    if card.card is None:
        return "face down", card.deck, "#b8b0a2"
    return _known(names, card.card)


def _cards(picture: Picture, head: str, cards: list[Drawn], y: float) -> float:
    if not cards:
        return y
    picture.words(16, y + 10, head, HEAD)
    y += 18
    for number, (name, below, ground) in enumerate(cards):
        x = 16 + (CARD_WIDE + 2) * (number % ACROSS)
        top = y + (CARD_HIGH + 4) * (number // ACROSS)
        picture.box(x, top, CARD_WIDE - 2, CARD_HIGH, ground, INK)
        picture.words(x + 6, top + 18, name.replace("-", " ")[:LETTERS])
        picture.words(x + 6, top + 36, below[:LETTERS])
    return y + (CARD_HIGH + 4) * ((len(cards) - 1) // ACROSS + 1) + 12
