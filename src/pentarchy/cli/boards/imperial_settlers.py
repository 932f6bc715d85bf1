"""The table of Imperial Settlers: every empire as short lines, one's own cards with their texts.

A location is its name, then signs for what lies on it: a dot for every use, ▣ a shield, † a
samurai, × blocked, ← taken over, in brackets what it keeps to be paid with later. The texts of
cards are made from the components in play.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group
from rich.text import Text

from pentarchy.cli import looks
from pentarchy.cli.boards.sight import Sight
from pentarchy.games.imperial_settlers import ImperialSettlers
from pentarchy.games.imperial_settlers.card_text import describe
from pentarchy.games.imperial_settlers.view import Place, PlayerSeen, SettlersView

KINDS: frozenset[str] = frozenset()
"""A card can be built, razed or dealt with: what may be done is listed in words."""


def draw(game: ImperialSettlers, view: SettlersView, sight: Sight) -> Group:
    """The whole table as that seat sees it."""
    blocks = [_head(game, view, sight)]
    blocks += [_player(view, seat, sight) for seat in range(view.seats)]
    blocks += _solo(game, view, sight)
    blocks += _cards(game, view, sight)
    return Group(*blocks)


def _head(game: ImperialSettlers, view: SettlersView, sight: Sight) -> Text:
    rounds = game.components.numbers.rounds
    said = sight.texts.say("board-round", round=view.round, rounds=rounds)
    deck = sight.texts.say("board-deck", cards=view.deck)
    return Text.assemble((said, looks.HEADING), (f"  {deck}", looks.QUIET))


def _player(view: SettlersView, seat: int, sight: Sight) -> Text:
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
        ("board-locations", [_place(place, sight) for place in player.locations]),
        ("board-foundations", [texts.thing(card) for card in player.foundations]),
        ("board-deals", [texts.thing(card) for card in (*player.deals, *player.routes)]),
    ):
        if things:
            lines.append(_row(heading, things, sight))
    if view.seat != seat:
        lines.append(_others_hand(player, sight))
    return Text("\n").join(lines)


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


def _place(place: Place, sight: Sight) -> str:
    signs = "·" * place.uses
    signs += "×" * place.blocked + "▣" * place.shield + "†" * place.samurai
    signs += "←" * (place.owner is not None)
    count = len(place.tucked) + place.banked
    signs += f" ({count})" if count else ""
    if place.stored:
        signs += f" ({_listed(place.stored, sight)})"
    return f"{sight.texts.thing(place.card)} {signs.strip()}".rstrip()


def _others_hand(player: PlayerSeen, sight: Sight) -> Text:
    """What is known of another's hand, and how many cards are not."""
    known = [sight.texts.thing(card.card) for card in player.hand if card.card is not None]
    hidden = sum(card.card is None for card in player.hand)
    if hidden:
        known.append(sight.texts.say("board-hidden", cards=hidden))
    return _row("board-hand", known or [sight.texts.say("board-none")], sight)


def _solo(game: ImperialSettlers, view: SettlersView, sight: Sight) -> list[Text]:
    if view.solo is None:
        return []
    numbers = game.catalog.number
    own = sum(
        bool(game.catalog.faction >> numbers[place.card.removeprefix("card:")] & 1)
        for place in view.players[0].locations
    )
    trophies = sight.texts.say("board-trophies", cards=len(view.solo.trophies), own=own)
    lines = [
        Text(sight.texts.say("board-solo"), style=looks.HEADING),
        _row("board-locations", [_place(place, sight) for place in view.solo.locations], sight),
        _row("board-line", [sight.texts.thing(card) for card in view.solo.line], sight),
        Text(f"  {trophies}"),
    ]
    return [Text("\n").join(lines)]


def _cards(game: ImperialSettlers, view: SettlersView, sight: Sight) -> list[Text]:
    """The offer, and the viewer's own cards, with their texts."""
    found = []
    if view.offer:
        found.append(_described(game, "board-offer", view.offer, sight))
    if view.seat is not None:
        me = view.players[view.seat]
        for heading, cards in (("board-pack", me.pack), ("board-hand", me.hand)):
            names = [card.card for card in cards if card.card is not None]
            if names:
                found.append(_described(game, heading, names, sight))
    return found


def _described(game: ImperialSettlers, heading: str, cards: Iterable[str], sight: Sight) -> Text:
    lines = [Text(sight.texts.say(heading), style=looks.HEADING)]
    for name in cards:
        card = game.catalog.cards[game.catalog.number[name.removeprefix("card:")]]
        sign = looks.OPEN_SIGN if name in sight.marked else " "
        says = describe(card, sight.texts.language)
        lines.append(Text.assemble(f"{sign} {sight.texts.thing(name)}: ", (says, looks.QUIET)))
    return Text("\n").join(lines)
