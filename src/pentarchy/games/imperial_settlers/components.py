"""The components of Imperial Settlers, typed and checked on load."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from pentarchy.games.imperial_settlers import goods
from pentarchy.kernel.components import distinct, read_components, refuse

SEATS = range(1, 5)
FILES = (
    "components.toml",
    "cards_common.toml",
    "cards_barbarians.toml",
    "cards_japanese.toml",
    "cards_romans.toml",
    "cards_egyptians.toml",
)
COMMON = "COM"
"""What the codes of common cards begin with."""
COLOURS = ("black", "purple", "blue", "brown", "gold", "red", "pink", "grey")

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Colour = Literal["black", "purple", "blue", "brown", "gold", "red", "pink", "grey"]
Goods = str
"""A bundle such as `2W+G`."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Positive
    common_hand: Natural
    faction_hand: Natural
    spare: Positive
    pack: Annotated[int, msgspec.Meta(ge=2, le=3)]
    harder_offer: Positive
    solo_offer: Annotated[int, msgspec.Meta(ge=4)]
    attacks: Natural
    exchange: Positive
    raze_hand: Positive
    raze_enemy: Positive
    protection: Positive
    deal: Goods
    foundation: Goods
    common_points: Natural
    faction_points: Natural
    source: str


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A component with its names and the source of its facts."""

    key: str
    name: dict[str, str]
    name_source: str = ""
    source: str


class Faction(Row, frozen=True):
    """An empire's board: what it produces each round and keeps in Cleanup."""

    deck: str
    """What the codes of its cards begin with."""
    produces: Goods
    keeps: Goods
    samurai: bool = False
    """Whether its workers can stand as samurai on its faction locations (rule 4.5)."""


class Attack(Row, frozen=True):
    """A kind of attack card of the solo game."""

    codes: tuple[str, ...]
    good: Goods


class Rank(Row, frozen=True):
    """A title for the points of a won solo game."""

    least: Natural


# The effect vocabulary ----------------------------------------------------------------------


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """Something a card does."""


class Gain(Effect, frozen=True, tag="gain"):
    """Goods from the supply."""

    goods: Goods


class Per(Effect, frozen=True, tag="per"):
    """A good for each own location of a colour, this one included, at most so many."""

    good: Goods
    colour: Colour
    most: Positive


class PerSamurai(Effect, frozen=True, tag="per-samurai"):
    """A good for each own samurai, at most so many."""

    good: Goods
    most: Positive


class Choose(Effect, frozen=True, tag="choose"):
    """One of these bundles, as the player likes."""

    options: Annotated[tuple[Goods, ...], msgspec.Meta(min_length=2)]


class Look(Effect, frozen=True, tag="look"):
    """Draw so many cards, keep one; the rest is discarded or shuffled back."""

    count: Annotated[int, msgspec.Meta(ge=2, le=3)]
    deck: Literal["C", "Cf"]
    rest: Literal["discard", "back"]


class CopyProduction(Effect, frozen=True, tag="copy-production"):
    """Gain what an own production location produces."""

    other: bool
    """Whether this card itself is left out."""


class PlaceSamurai(Effect, frozen=True, tag="samurai"):
    """Workers from the supply, placed at once as samurai."""

    count: Positive


class RazeOwn(Effect, frozen=True, tag="raze-own"):
    """Raze an own common location."""


class RazeEnemy(Effect, frozen=True, tag="raze-enemy"):
    """Raze an enemy location, whatever protects it."""


class RazeAny(Effect, frozen=True, tag="raze-any"):
    """Raze a card from the hand or an enemy location, at the usual price; goods just gained
    may be given back for so many points each."""

    swap: Positive


class Plunder(Effect, frozen=True, tag="plunder"):
    """One good from the raze field of an enemy location, which stays as it is."""


class Remove(Effect, frozen=True, tag="remove"):
    """Discard an enemy location."""


class Found(Effect, frozen=True, tag="found"):
    """A common card from the hand becomes an own foundation."""


class StealResource(Effect, frozen=True, tag="steal-resource"):
    """A resource from an opponent's supply."""


class MakeDiscard(Effect, frozen=True, tag="make-discard"):
    """An opponent discards a card from the hand."""


class CancelDeal(Effect, frozen=True, tag="cancel-deal"):
    """Discard an enemy deal, perhaps gaining its good."""

    gain: bool = False


class StealDeal(Effect, frozen=True, tag="steal-deal"):
    """An enemy deal becomes an own one."""


class RepeatDeal(Effect, frozen=True, tag="repeat-deal"):
    """Gain the good of an own deal once more."""


class TradeRoute(Effect, frozen=True, tag="trade-route"):
    """A deal with an enemy faction location, which stays where it is."""


class BuildNow(Effect, frozen=True, tag="build-now"):
    """Build a faction card at once, without giving up a location for it."""

    origin: Literal["hand", "deal"]


class Reset(Effect, frozen=True, tag="reset"):
    """Another own action location can be used again."""


class Block(Effect, frozen=True, tag="block"):
    """An enemy action location cannot be used for the rest of the round."""


class TakeOver(Effect, frozen=True, tag="take-over"):
    """An enemy location is one's own until the round ends."""


Effects = (
    Gain | Per | PerSamurai | Choose | Look | CopyProduction | PlaceSamurai | RazeOwn | RazeEnemy
    | RazeAny | Plunder | Remove | Found | StealResource | MakeDiscard | CancelDeal | StealDeal
    | RepeatDeal | TradeRoute | BuildNow | Reset | Block | TakeOver
)  # fmt: skip


class CardAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an action location can be activated for (rule 8.1)."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=2)]
    cost: Goods = ""
    any: Natural = 0
    """So many resources of any kind."""
    discard: Literal["", "hand", "deal"] = ""
    effects: Annotated[tuple[Effects, ...], msgspec.Meta(min_length=1)]


class OnBuild(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Pays whenever its owner builds a location of this colour, or any faction location."""

    match: Colour | Literal["faction"]
    gain: Goods = ""
    choose: tuple[Goods, ...] = ()
    trade: tuple[tuple[Goods, Goods], ...] = ()
    """Prices and what they buy, at most one of them, if the owner likes."""


class OnPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    least: Positive
    gain: Goods


class OnExchange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: Goods
    most: Positive


class Tuck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: Goods
    least: Positive
    bonus: Natural


class Card(Row, frozen=True):
    """A kind of location card; copies have codes of their own."""

    codes: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    colours: tuple[Colour, ...]
    type: Literal["production", "feature", "action"]
    cost: Goods
    location: bool = False
    raze: Goods = ""
    deal: Goods = ""
    bonus: tuple[Effects, ...] = ()
    produce: tuple[Effects, ...] = ()
    action: CardAction | None = None
    on_build: OnBuild | None = None
    on_raze: Goods = ""
    on_deal: Goods = ""
    on_points: OnPoints | None = None
    on_exchange: OnExchange | None = None
    swap_deals: Natural = 0
    tuck: Tuck | None = None
    bank: tuple[tuple[Positive, Natural], ...] = ()
    store: Goods = ""


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All files together."""

    format: Literal[1]
    title: Literal["imperial-settlers"]
    numbers: Numbers
    faction: Annotated[tuple[Faction, ...], msgspec.Meta(min_length=4)]
    attack: tuple[Attack, ...]
    rank: Annotated[tuple[Rank, ...], msgspec.Meta(min_length=1)]
    card: tuple[Card, ...]


def own_text() -> str:
    """The components as they come in the box."""
    folder = files("pentarchy.games.imperial_settlers")
    return "\n".join(folder.joinpath(name).read_text("utf-8") for name in FILES)


def load(text: str) -> Components:
    """The components in this text.

    :raises BadComponents: naming the row that is wrong.
    """
    found = read_components(text, Components)
    distinct(
        ("faction", found.faction), ("attack", found.attack), ("rank", found.rank),
        ("card", found.card),
    )  # fmt: skip
    _check_codes(found)
    decks = {COMMON, *(faction.deck for faction in found.faction)}
    for number, card in enumerate(found.card, start=1):
        _check_card(card, decks, f"card row {number} ({card.key})")
    for number, row in enumerate(found.attack, start=1):
        _check_goods(f"attack row {number} ({row.key})", row.good)
    for number, faction in enumerate(found.faction, start=1):
        where = f"faction row {number} ({faction.key})"
        _check_goods(where, faction.produces)
        _check_goods(where, faction.keeps)
    _check_goods("numbers", found.numbers.deal)
    _check_goods("numbers", found.numbers.foundation)
    if found.rank[0].least:
        refuse("rank row 1", "the lowest rank begins at 0 points", "rank")
    return found


def _check_codes(found: Components) -> None:
    seen: set[str] = set()
    coded = [(row.key, row.codes) for row in found.card]
    coded += [(row.key, row.codes) for row in found.attack]
    for key, codes in coded:
        for code in codes:
            if code in seen:
                refuse(key, f"the code {code!r} is given twice", "code-twice", code=code)
            seen.add(code)


def _check_goods(where: str, text: str) -> None:
    try:
        goods.bundle(text)
    except ValueError as error:
        refuse(where, str(error), "goods", goods=text)


def _written_goods(card: Card) -> Iterator[str]:
    """Every bundle that a card mentions."""
    yield from (card.cost, card.raze, card.deal, card.on_raze, card.on_deal, card.store)
    effects = [*card.bonus, *card.produce]
    if card.action is not None:
        yield card.action.cost
        effects += card.action.effects
    for effect in effects:
        for field in ("goods", "good"):
            yield getattr(effect, field, "")
        yield from getattr(effect, "options", ())
    if card.on_build is not None:
        yield card.on_build.gain
        yield from card.on_build.choose
        for price, bought in card.on_build.trade:
            yield from (price, bought)
    for row in (card.on_points, card.on_exchange, card.tuck):
        if row is not None:
            yield row.gain


def _check_card(card: Card, decks: set[str], where: str) -> None:
    for text in _written_goods(card):
        _check_goods(where, text)
    deck = card.codes[0][:3]
    if any(code[:3] != deck for code in card.codes) or deck not in decks:
        codes = ", ".join(card.codes)
        refuse(where, f"the codes {codes} name no deck there is", "deck", codes=codes)
    if (deck == COMMON) == bool(card.deal):
        refuse(where, "faction cards have a deal and common cards have none", "deal")
    if any(good not in goods.RESOURCES for good, _ in goods.bundle(card.cost)):
        refuse(where, "the cost can only be wood, stone and food", "cost")
    if (card.type == "action") != (card.action is not None):
        refuse(where, "exactly the action locations have an action", "action")
    if (card.type == "production") != bool(card.produce):
        refuse(where, "exactly the production locations produce", "produce")
