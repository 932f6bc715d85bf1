"""The map of Eight-Minute Empire as a picture."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.view import CardSeen, EmpireView
from pentarchy.kernel.picture import FAINT, INK, PAPER, PLAYERS, Picture

MAP = 640
"""How wide and high the map is; regions lie at thousandths of it."""
LANDS = ("#e3c987", "#a8c66c", "#d9b08c", "#c9b6d8", "#9fc5c0", "#e8c3c3", "#bcc7a0")


def draw(view: EmpireView) -> Picture:
    """The regions and ways, the pieces on them, and what lies beside the map."""
    picture = Picture(MAP + 440, MAP + 60, steady=True)
    picture.box(0, 0, MAP + 40, MAP + 60, "#bcd8e4")
    regions = {region.key: region for region in view.setup.regions}
    places = {key: _place(region.at) for key, region in regions.items()}
    for key, region in regions.items():
        for other, dashed in [(k, False) for k in region.land] + [(k, True) for k in region.sea]:
            if key < other:
                colour = "#4a86a8" if dashed else "#8e816a"
                picture.stroke(places[key], places[other], colour, 2 if dashed else 6, dashed)
    continents = sorted({region.continent for region in regions.values()})
    for key, region in regions.items():
        land = LANDS[continents.index(region.continent) % len(LANDS)]
        _region(picture, view, key, places[key], land)
    _beside(picture, view, MAP + 56)
    return picture


def _place(at: tuple[int, int]) -> tuple[float, float]:
    return 36 + at[0] * (MAP - 40) / 1000, 36 + at[1] * (MAP - 20) / 1000


def _region(
    picture: Picture, view: EmpireView, key: str, at: tuple[float, float], land: str
) -> None:
    x, y = at
    picture.disc(x, y, 27, land, INK)
    token = view.setup.tokens.get(key)
    name = f"{key}*" if key == view.setup.start else key
    picture.words(x, y - 13, name if token is None else f"{name} {token[:3]}", middle=True)
    armies = [(seat, player.armies.get(key, 0)) for seat, player in enumerate(view.players)]
    armies.append((view.seats, (view.neutral or {}).get(key, 0)))
    there = [(seat, count) for seat, count in armies if count]
    for number, (seat, count) in enumerate(there):
        own = seat if seat < view.seats else len(PLAYERS)
        picture.seat(x - 9 * (len(there) - 1) + 18 * number, y, own, str(count))
    cities = [(seat, player.cities.get(key, 0)) for seat, player in enumerate(view.players)]
    built = [f"{seat}:{'^' * count}" for seat, count in cities if count]
    if built:
        picture.words(x, y + 22, " ".join(built), INK, 12, middle=True)


def _beside(picture: Picture, view: EmpireView, x: float) -> None:
    picture.box(MAP + 40, 0, 400, MAP + 60, PAPER)
    prices = view.setup.prices
    rows = [
        f"{price}: {_card(card)}" for price, card in zip(prices, view.row, strict=False) if card
    ]
    y = picture.lines(x, 28, "price: card", rows)
    if view.card is not None:
        y = picture.lines(x, y, "being done", [_card(view.card)])
    picture.stroke((x, y - 8), (x + 360, y - 8), FAINT)
    for seat, player in enumerate(view.players):
        picture.seat(x + 9, y + 10, seat)
        turn = ", to play" if seat in view.actors else ""
        picture.words(x + 26, y + 14, f"seat {seat}: {player.points} points{turn}")
        goods = " ".join(f"{good} {count}" for good, count in player.goods.items() if count)
        pieces = f"reserve {player.reserve}, cities left {player.unbuilt}"
        rows = [f"coins {player.coins}, {pieces}", f"goods {goods or '-'}"]
        y = picture.lines(x, y + 34, "", rows)
    picture.lines(x, y, "on the map", ["number: armies, by colour", "seat:^ cities", "*: start"])


def _card(card: CardSeen) -> str:
    join = f" {card.join} " if card.join else " "
    does = join.join(f"{verb} {count}" for verb, count in card.does)
    return f"{card.good}{'' if card.symbols == 1 else f' x{card.symbols}'}: {does}"
