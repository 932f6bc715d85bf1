"""The order of production locations: free, and asked only where it can matter (rule 3.3).

What a location does in Production is one of these, by the cards:

- a fixed bundle, or so many goods for locations of a colour or for samurai. Nothing is built,
  lost or placed in Production, so it brings the same whenever its turn comes, and it tells
  nothing that was not known. A gain of points is one gain, whatever came before it, so a Sphinx
  pays the same;
- a choice of goods (Pharaoh's Guard) or of a location to copy (Working Peasants). What can be
  chosen depends on nothing that others produce;
- a draw (Watchtower, Legion) or a look at two cards (Architect, Buddha's Temple). Here order can
  matter: a card that was drawn is known when the next choice is made, and cards looked at and
  shuffled back are known to be in the deck.

So the order can matter only if one location draws and another one, of another kind, is left.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

import pytest

from pentarchy.games.imperial_settlers.effects import PRODUCE, Effects
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_action import NextTurn
from pentarchy.games.imperial_settlers.steps_production import Produce
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import CHANCE
from tests.games.imperial_settlers.table import Table, settlers

FACTIONS = ("barbarians", "japanese", "romans", "egyptians")
UNSETTLED = {
    "watchtower", "working-peasants", "legion", "architect", "buddhas-temple", "pharaohs-guard",
}  # fmt: skip
"""The page's `prod` cells that hold C, `draw`, `copy_production` or `one_of`."""


def producers(faction: str) -> list[str]:
    """Every printed production card that this faction can have, copies included."""
    catalog = settlers().catalog
    deck = 1 + [row.key for row in settlers().components.faction].index(faction)
    own = (catalog.common | catalog.decks[deck]) & catalog.production
    return [catalog.cards[card].key for card in bits(own)]


def empire(faction: str, keys: list[str]) -> Table:
    """An empire with these locations; a Japanese one with a samurai on two of them, an Egyptian
    one with both Sphinxes."""
    other = "romans" if faction == "barbarians" else "barbarians"
    more = {"egyptians": ["sphinx", "sphinx"], "japanese": ["gate", "shrine"]}.get(faction, [])
    guarded = ["gate", "shrine"] if faction == "japanese" else []
    return Table(faction, other, places={0: [*keys, *more]}, samurai=guarded)


def produced(state: SettlersState, cards: Iterable[int]) -> SettlersState:
    """The position when these are about to have produced in this order, up to a question."""
    state = state.copy()
    state.agenda += [Effects(0, card, PRODUCE) for card in cards][::-1]
    state.settle(None)
    return state


Tree = dict[tuple[str, ...], tuple[object, ...]]
"""All that can be chosen and drawn, one after the other, each with the position it leads to."""


def tree(state: SettlersState, done: tuple[str, ...] = ()) -> Tree:
    """What can happen until it is the seat's turn."""
    if state.actors == (0,) and state.prompt(0).id == "ask-turn":
        return {done: state.snapshot()}
    found: Tree = {}
    for actor in state.actors:
        for action in state.legal(actor):
            following = state.copy()
            following.play(actor, action)
            found |= tree(following, (*done, str(action)))
    return found


def with_few_cards(t: Table, *keys: str) -> Table:
    """Only these cards are left in the decks."""
    t.state.pile = mask_of(t.number(key) for key in keys)
    return t


# Where the order cannot matter ---------------------------------------------------------------


def test_which_locations_draw_or_ask() -> None:
    catalog = settlers().catalog
    found = {catalog.cards[card].key for card in bits(catalog.unsettled)}
    assert found == UNSETTLED
    drawing = {catalog.cards[card].key for card in bits(catalog.draws)}
    assert drawing == UNSETTLED - {"working-peasants", "pharaohs-guard"}


@pytest.mark.rule("3.3")
@pytest.mark.parametrize("faction", FACTIONS)
def test_fixed_production_is_the_same_in_any_order(faction: str) -> None:
    """Every two of them, and whole empires in orders by lot: nothing is asked, and the position
    is the same."""
    keys = [key for key in producers(faction) if key not in UNSETTLED]
    t = empire(faction, keys)
    cards = list(bits(t.state.owned[0] & t.catalog.production))
    for one, other in combinations(cards, 2):
        forth = produced(t.state, (one, other))
        assert forth == produced(t.state, (other, one))
        assert forth.deciding(0) == t.state.deciding(0), "nothing was asked"
    rng = Random(faction)
    for _ in range(40):
        t = empire(faction, rng.sample(keys, rng.randrange(2, len(keys))))
        cards = list(bits(t.state.owned[0] & t.catalog.production))
        shuffled = rng.sample(cards, len(cards))
        assert produced(t.state, cards) == produced(t.state, shuffled)


OWN_UNSETTLED = [
    (faction, key) for faction in FACTIONS for key in sorted(set(producers(faction)) & UNSETTLED)
]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(("faction", "key"), OWN_UNSETTLED)
def test_fixed_production_is_the_same_before_and_after_a_choice(faction: str, key: str) -> None:
    """Whatever is chosen and drawn: the same questions, the same draws, the same positions."""
    keys = sorted({other for other in producers(faction) if other not in UNSETTLED})
    own = {"romans": ["colossus", "gardens", "spies"], "japanese": ["dojo", "ninjas", "casino"]}
    t = empire(faction, [*keys, key])
    with_few_cards(t, "castle", "tavern", *own.get(faction, ()))
    loose = t.number(key)
    for other in keys:
        fixed = t.number(other)
        first = tree(produced(t.state, (fixed, loose)))
        assert first == tree(produced(t.state, (loose, fixed)))
        assert len(first) > 1 or key == "working-peasants"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(("faction", "key"), [("barbarians", "watchtower"), ("romans", "legion")])
def test_two_of_a_kind_are_the_same_in_any_order(faction: str, key: str) -> None:
    t = with_few_cards(empire(faction, [key, key]), "castle", "tavern", "spies", "pack")
    one, other = bits(t.state.owned[0])
    first = tree(produced(t.state, (one, other)))
    assert first == tree(produced(t.state, (other, one)))
    assert len(first) > 1


@pytest.mark.rule("3.3")
def test_choices_without_a_draw_are_the_same_in_any_order() -> None:
    """Pharaoh's Guard and Working Peasants, who may copy it: all depends on the player alone, and
    the same positions can be reached."""
    t = empire("egyptians", ["pharaohs-guard", "working-peasants", "quarry", "monument"])
    cards = (t.number("pharaohs-guard"), t.number("working-peasants"))
    first, second = tree(produced(t.state, cards)), tree(produced(t.state, cards[::-1]))
    assert {repr(end) for end in first.values()} == {repr(end) for end in second.values()}
    assert len(first) == len(second) == 8, "a choice of two, then stone, a point, or of two again"


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("faction", "keys"),
    [
        ("romans", ["watchtower", "watchtower", "quarry"]),
        ("romans", ["legion", "legion", "stonecutter"]),
        ("egyptians", ["pharaohs-guard", "working-peasants", "quarry"]),
        ("barbarians", ["watchtower", "working-peasants"]),
        ("japanese", ["buddhas-temple", "farm"]),
    ],
)
def test_nobody_is_asked_for_an_order_that_cannot_matter(faction: str, keys: list[str]) -> None:
    """Working Peasants whose only neighbours are of one kind are of that kind themselves."""
    t = empire(faction, keys).produce("locations")
    while t.on_turn == CHANCE or t.asked != "turn":
        if t.on_turn != CHANCE:
            assert t.asked != "produce"
        assert t.on_turn is not None
        t.state.play(t.on_turn, t.state.legal(t.on_turn)[0])


# Where it can --------------------------------------------------------------------------------


@pytest.mark.rule("3.3")
def test_the_player_says_in_which_order_cards_are_drawn() -> None:
    """Who lets the Architect look first knows what is left when choosing a deck for the
    Watchtower; who begins with the Watchtower knows its card when choosing what to keep."""
    t = empire("romans", ["quarry", "architect", "watchtower", "legion"])
    with_few_cards(t, "spies", "gardens", "castle", "tavern", "village")
    t.produce("locations")
    assert t.goods() == "S", "what cannot matter is there already"
    assert t.asked == "produce"
    assert t.open("produce") == {"architect", "watchtower", "legion"}
    assert t.refused("produce", "quarry") == "3.3"
    t.play("produce", "legion").draw("castle")
    assert t.open("produce") == {"architect", "watchtower"}
    assert t.refused("produce", "legion") == "3.3"
    t.play("produce", "architect").draw("spies").draw("gardens").play("keep-first")
    assert t.asked == "deck", "one is left, and nothing to be asked about it but its deck"
    t.play("draw", "faction").draw("gardens")
    assert t.hand() == ["castle", "gardens", "spies"]
    assert t.asked == "turn"


@pytest.mark.rule("3.3")
def test_the_order_decides_what_is_known_at_a_choice() -> None:
    """Legion first: its card is drawn before the Watchtower asks for a deck."""
    t = empire("romans", ["legion", "watchtower"])
    with_few_cards(t, "spies", "castle", "tavern")
    cards = (t.number("legion"), t.number("watchtower"))
    assert produced(t.state, cards).actors == (CHANCE,)
    assert produced(t.state, cards[::-1]).actors == (0,)
    first, second = tree(produced(t.state, cards)), tree(produced(t.state, cards[::-1]))
    assert first.keys() != second.keys()


@pytest.mark.rule("3.3")
def test_after_the_last_draw_nothing_is_asked() -> None:
    """Pharaoh's Guard and Working Peasants are left when the Watchtower has drawn."""
    t = empire("egyptians", ["pharaohs-guard", "working-peasants", "watchtower", "quarry"])
    t.produce("locations")
    t.play("produce", "watchtower").play("draw", "common").draw("castle")
    assert t.asked != "produce"


@pytest.mark.rule("3.3")
def test_the_question_belongs_to_production() -> None:
    """A client shows the phase: with nothing else to come but the first turn, it is still this."""
    t = empire("romans", ["legion", "watchtower"])
    t.state.agenda = [NextTurn(0), Produce(0, "locations")]
    t.state.settle(None)
    assert (t.asked, t.state.view(0).phase) == ("produce", "production")
    t.play("produce", "watchtower")
    assert (t.asked, t.state.view(0).phase) == ("deck", "production")
