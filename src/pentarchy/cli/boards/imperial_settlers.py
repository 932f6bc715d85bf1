"""The table of Imperial Settlers: every empire as short lines, one's own cards with their texts.

A location is its name, then signs for what lies on it: a dot for every use, ▣ a shield, † a
samurai, × blocked, ← taken over, in brackets what it keeps to be paid with later. The texts of
cards are made from the components in play.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType

from rich.console import Group, RenderableType
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.hanging import Hanging
from pentarchy.cli.boards.sight import Look, Sight
from pentarchy.cli.text import Texts
from pentarchy.games.imperial_settlers import ImperialSettlers
from pentarchy.games.imperial_settlers.view import Place, PlayerSeen, SettlersView

IN_SHORT = 78
"""So much of a card's text is shown where rows are few."""
FEW = 9
"""So many rows a hand may take then; the names of a larger one stand in one paragraph."""
KINDS: frozenset[str] = frozenset()
"""A card can be built, razed or dealt with: what may be done is listed in words."""


def draw(game: ImperialSettlers, view: SettlersView, sight: Sight) -> Group:
    """The whole table as that seat sees it."""
    blocks: list[RenderableType] = [_head(game, view, sight)]
    blocks += [_player(game, view, seat, sight) for seat in range(view.seats)]
    blocks += _solo(game, view, sight)
    blocks += _cards(game, view, sight)
    return Group(*blocks)


def legend(game: ImperialSettlers, texts: Texts) -> list[tuple[str, str]]:
    """Every sign of the drawing with what it means."""
    return [
        ("·", texts.say("cli-sign-used")),
        ("×", texts.say("cli-sign-blocked")),
        ("▣", texts.say("cli-sign-shield")),
        ("†", texts.say("cli-sign-samurai")),
        ("←", texts.say("cli-sign-overtaken")),
        ("(2)", texts.say("cli-sign-kept")),
    ]


def order(view: SettlersView, target: str) -> tuple[int, ...]:
    """Cards as they lie on the table: the offer, one's own hand, then every empire."""
    if not target.startswith("card:"):
        return (0,)
    me = view.players[view.seat or 0]
    lying: list[str | None] = [*view.offer, *(card.card for card in (*me.pack, *me.hand))]
    for places in range(view.seats):
        player = view.players[((view.seat or 0) + places) % view.seats]
        lying += [place.card for place in player.locations]
        lying += [*player.foundations, *player.deals, *player.routes]
    return (lying.index(target) if target in lying else len(lying),)


def _empire(game: ImperialSettlers, view: SettlersView, sight: Sight, seat: int) -> list[Text]:
    """An empire with the text of every card; of a deal also what it brings every round."""
    player = view.players[seat]
    texts = sight.texts
    lines = [looks.player(seat, texts.player(seat))]
    for heading, cards in (
        ("board-locations", [place.card for place in player.locations]),
        ("board-deals", [*player.deals, *player.routes]),
        ("board-foundations", list(player.foundations)),
    ):
        if cards:
            lines.append(Text(texts.say(heading), style=looks.HEADING))
        for card, name in zip(cards, called(game, cards, sight), strict=True):
            says = texts.about(card)
            lines.append(Text.assemble(f"  {name}: ", (says, looks.QUIET)))
    if len(lines) == 1:
        lines.append(Text(f"  {texts.say('board-none')}"))
    return lines


def empire(
    game: ImperialSettlers, view: SettlersView, sight: Sight, seat: int | None
) -> RenderableType:
    """What built cards and deals do: of the player who is named, or else of all."""
    seats = range(view.seats) if seat is None else [seat]
    return Hanging([line for one in seats for line in _empire(game, view, sight, one)])


LOOKS: Mapping[str, Look] = MappingProxyType({"empire": empire})
OF_PLAYER = "empire"


def _head(game: ImperialSettlers, view: SettlersView, sight: Sight) -> Text:
    rounds = game.components.numbers.rounds
    begun = view.round > 0
    said = sight.texts.say(
        "board-round" if begun else "board-setup", round=view.round, rounds=rounds
    )
    deck = sight.texts.say("board-deck", cards=view.deck)
    return Text.assemble((said, looks.HEADING), (f"  {deck}", looks.QUIET))


def _player(game: ImperialSettlers, view: SettlersView, seat: int, sight: Sight) -> Hanging:
    player = view.players[seat]
    texts = sight.texts
    about = [texts.say("board-points", points=player.points)]
    if player.faction is not None:
        about.insert(0, texts.thing(player.faction))
    if seat == view.first:
        about.append(texts.say("board-first"))
    if player.passed:
        about.append(texts.say("board-passed"))
    lines = [
        Text.assemble(looks.player(seat, texts.player(seat)), f"  {', '.join(about)}"),
        Text(f"  {_goods(player, sight)}"),
    ]
    for heading, things in (
        ("board-locations", _places(game, player.locations, sight)),
        ("board-foundations", called(game, player.foundations, sight)),
        ("board-deals", called(game, (*player.deals, *player.routes), sight)),
    ):
        if things:
            lines.append(_row(heading, things, sight))
    if view.seat != seat:
        lines.append(_others_hand(game, player, sight))
    return Hanging(lines)


def _row(heading: str, things: Iterable[str], sight: Sight) -> Text:
    said = sight.texts.say(heading)
    return Text.assemble((f"  {said}: ", looks.QUIET), ", ".join(things))


def _goods(player: PlayerSeen, sight: Sight) -> str:
    return _listed(player.goods, sight) or sight.texts.say("board-none")


def _listed(goods: dict[str, int], sight: Sight) -> str:
    """Goods with how many of each, as far as there are any."""
    return ", ".join(
        f"{sight.texts.thing(f'good:{good}')} {count}" for good, count in goods.items() if count
    )


def called(game: ImperialSettlers, cards: Sequence[str], sight: Sight) -> list[str]:
    """The names of cards that lie together; copies are counted as choices and refusals do."""
    alike, number = game.catalog.alike, game.catalog.number
    found = []
    for card in cards:
        own = number[card.removeprefix("card:")]
        others = [number[other.removeprefix("card:")] for other in cards]
        same = sorted(other for other in others if alike[other] == alike[own])
        name = sight.texts.thing(card)
        found.append(f"{name} {same.index(own) + 1}" if len(same) > 1 else name)
    return found


def _places(game: ImperialSettlers, places: Sequence[Place], sight: Sight) -> list[str]:
    """Locations with the signs of what lies on them."""
    names = called(game, [place.card for place in places], sight)
    return [
        f"{name} {_signs(place, sight)}".rstrip() for name, place in zip(names, places, strict=True)
    ]


def _signs(place: Place, sight: Sight) -> str:
    signs = "·" * place.uses
    signs += "×" * place.blocked + "▣" * place.shield + "†" * place.samurai
    signs += "←" * (place.owner is not None)
    count = len(place.tucked) + place.banked
    signs += f" ({count})" if count else ""
    if place.stored:
        signs += f" ({_listed(place.stored, sight)})"
    return signs.strip()


def _others_hand(game: ImperialSettlers, player: PlayerSeen, sight: Sight) -> Text:
    """What is known of another's hand, and how many cards are not."""
    known = called(game, [card.card for card in player.hand if card.card is not None], sight)
    hidden = sum(card.card is None for card in player.hand)
    if hidden:
        known.append(sight.texts.say("board-hidden", cards=hidden))
    return _row("board-hand", known or [sight.texts.say("board-none")], sight)


def _solo(game: ImperialSettlers, view: SettlersView, sight: Sight) -> list[Hanging]:
    if view.solo is None:
        return []
    numbers = game.catalog.number
    own = sum(
        bool(game.catalog.faction >> numbers[place.card.removeprefix("card:")] & 1)
        for place in view.players[0].locations
    )
    none = [sight.texts.say("board-none")]
    trophies = sight.texts.say("board-trophies", cards=len(view.solo.trophies), own=own)
    lines = [
        Text(sight.texts.say("board-solo"), style=looks.HEADING),
        _row("board-locations", _places(game, view.solo.locations, sight) or none, sight),
        _row("board-line", [sight.texts.thing(card) for card in view.solo.line], sight),
        Text(f"  {trophies}"),
    ]
    return [Hanging(lines)]


def _cards(game: ImperialSettlers, view: SettlersView, sight: Sight) -> list[Hanging]:
    """The offer, and the viewer's own cards, with their texts; last those just drawn, of which one
    is kept."""
    found = []
    if view.offer:
        found.append(_described(game, "board-offer", view.offer, sight))
    if view.seat is not None:
        me = view.players[view.seat]
        for heading, cards in (("board-hand", me.hand), ("board-pack", me.pack)):
            names = [card.card for card in cards if card.card is not None]
            if names:
                found.append(_described(game, heading, names, sight))
    return found


def _name(line: Text) -> Text:
    """The beginning of a card's line."""
    return line[: line.plain.index(": ")]


def _described(game: ImperialSettlers, heading: str, cards: Sequence[str], sight: Sight) -> Hanging:
    lines = [Text(sight.texts.say(heading), style=looks.HEADING)]
    for card, name in zip(cards, called(game, cards, sight), strict=True):
        sign = looks.OPEN_SIGN if card in sight.marked else " "
        says = sight.texts.about(card)
        told = Text.assemble(f"{sign} {name}: ", (says, looks.QUIET))
        if sight.brief:
            told.truncate(IN_SHORT, overflow="ellipsis")
        lines.append(told)
    if sight.brief and len(lines) > FEW:
        return Hanging([Text.assemble(lines[0], ": ", Text("; ").join(map(_name, lines[1:])))])
    return Hanging(lines)
