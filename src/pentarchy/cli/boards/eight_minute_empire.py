"""Eight-Minute Empire in the terminal: the regions continent by continent, the row, the players."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group
from rich.style import Style
from rich.table import Table
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.boards.sight import Sight
from pentarchy.cli.text import Texts
from pentarchy.games.eight_minute_empire import EightMinuteEmpire
from pentarchy.games.eight_minute_empire.view import CardSeen, EmpireView, PlayerSeen, RegionSeen

KINDS = frozenset({"region", "card"})
CITY_SIGN = "⌂"
NEUTRAL_SIGN = "○"
TOKEN_SIGN = "△"
START_SIGN = "♜"
LAND = ("#6f8f4f", "#b07a5c", "#b39a4f", "#8a78a8", "#4f8f80")
"""A colour for each continent."""
FEW_ROWS = 16
"""So many regions stand on a small screen together with the question."""
LIT = Style(bold=True)
FRESH = Style(underline=True)


def draw(game: EightMinuteEmpire, view: EmpireView, sight: Sight) -> Group:
    """The whole table as that seat sees it."""
    return Group(_players(view, sight), _row(view, sight), _map(view, sight))


def written(texts: Texts, target: str) -> str | None:
    """What the board writes for a target: the codes of regions and cards."""
    kind, _, key = target.partition(":")
    return key if kind in ("region", "card", "way") else None


def order(view: EmpireView, target: str) -> tuple[int, ...]:
    """Cards from the cheapest place on; regions as the map lists them."""
    kind, _, key = target.partition(":")
    if kind == "card":
        row = [card.key if card is not None else "" for card in view.row]
        return (row.index(key) if key in row else len(row),)
    regions = [region.key for region in view.setup.regions]
    places = key.split("-") if kind == "way" else [key]
    if kind in ("region", "way"):
        return tuple(regions.index(place) for place in places if place in regions)
    return ()


def legend(game: EightMinuteEmpire, texts: Texts) -> list[tuple[str, str]]:
    """Every sign of the drawing with what it means."""
    seats = " ".join(looks.SEAT_SIGNS[: game.seat_range[-1]])
    return [
        (seats, texts.say("cli-sign-armies")),
        (CITY_SIGN, texts.say("cli-sign-city")),
        (NEUTRAL_SIGN, texts.say("cli-sign-neutral")),
        (f"[{looks.SEAT_SIGNS[0]}]", texts.say("cli-sign-control")),
        (START_SIGN, texts.say("cli-sign-start")),
        (TOKEN_SIGN, texts.say("cli-sign-token")),
        ("~", texts.say("cli-sign-sea")),
        ("2/4", texts.say("cli-sign-steps")),
        ("×2", texts.say("cli-sign-symbols")),
    ]


def _map(view: EmpireView, sight: Sight) -> Table:
    """One line a region: its pieces, its neighbours by land, and those over the sea.

    In few rows, only the regions that may be chosen or that somebody stands in, and as many as a
    march may lead to as there is room for.
    """
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    kept = _kept(view, sight)
    continents = dict.fromkeys(region.continent for region in view.setup.regions)
    for number, continent in enumerate(continents):
        ground = Style(color=LAND[number % len(LAND)], bold=True)
        if not sight.brief:
            grid.add_row("", _continent(view, sight, continent, ground), "", "")
        for region in view.setup.regions:
            shown = not sight.brief or region.key in kept
            if region.continent == continent and shown:
                grid.add_row(*_region(view, sight, region, ground))
    return grid


def _ends(sight: Sight, end: int) -> set[str]:
    """Where the marches that are open begin (0) or lead to (1)."""
    ways = (target.partition(":") for target in sight.marked)
    return {key.split("-")[end] for kind, _, key in ways if kind == "way"}


def _kept(view: EmpireView, sight: Sight) -> set[str]:
    """The regions that are shown in few rows."""
    keys = [region.key for region in view.setup.regions]
    open_now = {key for key in keys if f"region:{key}" in sight.marked} | _ends(sight, 0)
    kept = open_now | {key for key in keys if _pieces(view, key)}
    wider = kept | _ends(sight, 1)
    return wider if len(wider) <= FEW_ROWS else kept


def _continent(view: EmpireView, sight: Sight, key: str, ground: Style) -> Text:
    name = Text(sight.texts.thing(f"continent:{key}"), style=ground)
    ruler = view.rulers.get(key)
    return name if ruler is None else Text.assemble(name, " ", _holder(view, ruler))


def _region(
    view: EmpireView, sight: Sight, region: RegionSeen, ground: Style
) -> tuple[Text, Text, Text, Text]:
    thing = f"region:{region.key}"
    opened = thing in sight.marked or region.key in _ends(sight, 0)
    sign = Text(looks.OPEN_SIGN if opened else " ", style=LIT)
    style = (LIT if opened else Style.null()) + (FRESH if thing in sight.fresh else Style.null())
    name = Text.assemble((f"{region.key:<4}", ground), (sight.texts.thing(thing), style))
    if region.key == view.setup.start:
        name.append(f" {START_SIGN}")
    if region.key in view.setup.tokens:
        good = sight.texts.thing(f"good:{view.setup.tokens[region.key]}")
        name.append(f" {TOKEN_SIGN} {good}", style=looks.QUIET)
    return sign, name, _pieces(view, region.key), _neighbours(region)


def _pieces(view: EmpireView, key: str) -> Text:
    """Who stands there; in brackets who controls it."""
    found = Text()
    for seat, player in enumerate(view.players):
        for sign, count in _counts(player, key):
            if count:
                found.append(f"{looks.seat_sign(seat)}{sign}{count} ", looks.seat_style(seat))
    neutral = (view.neutral or {}).get(key, 0)
    if neutral:
        found.append(f"{NEUTRAL_SIGN}{neutral} ", looks.QUIET)
    holder = view.holders.get(key)
    return found if holder is None else Text.assemble(found, "[", _holder(view, holder), "]")


def _counts(player: PlayerSeen, key: str) -> Iterator[tuple[str, int]]:
    yield "", player.armies.get(key, 0)
    yield CITY_SIGN, player.cities.get(key, 0)


def _holder(view: EmpireView, colour: int) -> Text:
    if colour == view.seats:
        return Text(NEUTRAL_SIGN, style=looks.QUIET)
    return Text(looks.seat_sign(colour), style=looks.seat_style(colour))


def _neighbours(region: RegionSeen) -> Text:
    found = Text(" ".join(region.land), style=looks.QUIET)
    for key in region.sea:
        found.append(f" ~{key}", style=Style(color="#5fa8d3"))
    return found


def _row(view: EmpireView, sight: Sight) -> Hanging:
    """The open cards with the prices of their places."""
    lines = [Text(sight.texts.say("board-row"), style=looks.HEADING)]
    for price, card in zip(view.setup.prices, view.row, strict=False):
        shown = view.card if card is None else card
        if shown is not None:
            taken = f" ({sight.texts.say('board-taken')})" if card is None else ""
            sign = looks.OPEN_SIGN if f"card:{shown.key}" in sight.marked else " "
            head = Text.assemble((sign, LIT), (f"{price}  ", looks.HEADING))
            lines.append(Text.assemble(head, _card(shown, sight), taken))
    pile = sight.texts.say("board-pile", cards=len(view.deck))
    lines[0].append(f"  {pile}", style=looks.QUIET)
    return Hanging(lines)


def _card(card: CardSeen, sight: Sight) -> Text:
    name = sight.texts.thing(f"card:{card.key}")
    return Text.assemble(name, (f"  {card.key}", looks.QUIET))


def _players(view: EmpireView, sight: Sight) -> Hanging:
    lines = [Text(sight.texts.say("board-players"), style=looks.HEADING)]
    for seat, player in enumerate(view.players):
        say = sight.texts.say
        about = [
            say("board-coins", count=player.coins),
            say("board-cards", count=len(player.cards), all=view.setup.cards),
        ]
        if seat == view.first:
            about.append(say("board-first"))
        name = looks.player(seat, sight.texts.player(seat))
        points = (f"  {player.points}", looks.HEADING)
        about.append(say("board-reserve", armies=player.reserve, cities=player.unbuilt))
        goods = _goods(view, player, sight)
        told = Text.assemble(name, points, f"  {', '.join(about)}", f"  {goods}" if goods else "")
        lines.append(told)
    return Hanging(lines)


def _goods(view: EmpireView, player: PlayerSeen, sight: Sight) -> str:
    """Symbols of each good, jokers where they are best laid, and the next step."""
    found = []
    for good, steps in view.setup.steps.items():
        count = player.goods[good] + player.jokers.get(good, 0)
        if count:
            following = next((needed for needed in steps if needed > count), None)
            upto = f"/{following}" if following is not None else ""
            found.append(f"{sight.texts.thing(f'good:{good}')} {count}{upto}")
    return ", ".join(found)
