"""Imperial Settlers begun in the middle: named positions for pictures and clicks.

A server that is started with `imperial-settlers=tests.web.settlers_scenes:game` on its shelf takes
one option more, `scene`. Everything else is the real game: moves, undo, views, bots. Where a scene
needs luck its dealer is always the same, so that a test of it has none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pentarchy.games.imperial_settlers import ImperialSettlers
from pentarchy.games.imperial_settlers.state import SettlersOptions, SettlersState
from pentarchy.games.imperial_settlers.steps_action import EndRound, NextTurn, Turn
from pentarchy.games.imperial_settlers.steps_cleanup import Cleanup
from pentarchy.games.imperial_settlers.steps_lookout import DiscardOffer, Lookout, Take
from pentarchy.games.imperial_settlers.steps_production import Production
from pentarchy.games.imperial_settlers.steps_setup import NextRound
from pentarchy.games.imperial_settlers.steps_solo import Attacks
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.steps import Step
from tests.games.imperial_settlers.table import Table

SEED = 5
Scene: TypeAlias = Callable[[], Table]

# Empires ------------------------------------------------------------------------------------

ROMANS = [
    "stonecutter", "roman-bank", "headquarters", "sculptors-workshop", "quarry", "village",
    "woodcutters-trail", "watchtower", "stone-supplier", "pillory", "young-forest", "joiner",
    "gold-mine",
]  # fmt: skip
ROMAN_HAND = [
    "colossus", "legion", "roman-barracks", "marketplace", "grain-field", "lumberjacks",
    "masons-guild",
]  # fmt: skip
EGYPTIANS = [
    "pyramid", "caravan", "temple-of-ra", "scorpion-breeder", "sphinx", "old-forest", "castle",
    "mill", "armorer",
]  # fmt: skip
BARBARIANS = ["primeval-forest", "settlement", "raid", "pack", "barracks", "rubble", "tavern"]
JAPANESE = ["farm", "rice-fields", "gate", "shrine", "casino", "stalls", "village-2", "sawmill"]
DEALS = {0: ["stonecutter", "gladiator-school"], 1: ["goldsmith", "slaves"]}


def two(
    *mine: str, hand: list[str] | None = None, goods: str = "3P+2W+S+F+R+D", seat: int = 0
) -> Table:
    """Romans and Egyptians in the middle of their game."""
    return Table(
        "romans",
        "egyptians",
        seat=seat,
        round_number=3,
        places={0: [*ROMANS, *mine], 1: EGYPTIANS},
        hand={0: ROMAN_HAND if hand is None else hand, 1: ["monument", "egyptian-quarry", "ruins"]},
        foundations={0: ["mason"]},
        deals=DEALS,
        goods={0: goods, 1: "4P+W+2S+3G"},
        points={0: 21, 1: 24},
        used=["gold-mine"],
        shields=["watchtower"],
    )


def four(seat: int = 0, *passed: int) -> Table:
    return Table(
        "romans",
        "egyptians",
        "barbarians",
        "japanese",
        seat=seat,
        round_number=3,
        places={0: ROMANS, 1: EGYPTIANS, 2: BARBARIANS, 3: JAPANESE},
        hand={
            0: ROMAN_HAND,
            1: ["monument", "egyptian-quarry", "ruins"],
            2: ["hillfort", "barter"],
            3: ["ninjas", "dojo", "farm"],
        },
        foundations={0: ["mason"], 2: ["mason-2", "carpenter"]},
        deals={**DEALS, 2: ["sentry-tower"], 3: ["stalls", "sumo-school"]},
        goods={0: "3P+2W+S+F+3R+D", 1: "4P+W+2S+3G", 2: "6P+2W+2R", 3: "2F+W"},
        points={0: 21, 1: 24, 2: 18, 3: 17},
        used=["gold-mine"],
        shields=["watchtower", "castle"],
        samurai=["farm"],
        passed=passed,
    )


def japanese(
    *mine: str, hand: tuple[str, ...] = ("ninjas", "dojo", "quarry"), goods: str = "4P+2W+S+2F+R"
) -> Table:
    return Table(
        "japanese",
        "barbarians",
        round_number=2,
        places={0: [*JAPANESE, *mine], 1: BARBARIANS},
        hand={0: hand, 1: ["hillfort", "barter"]},
        deals={0: ["stalls", "garrison"], 1: ["sentry-tower", "robbers"]},
        goods={0: goods, 1: "3P+W"},
        points={0: 9, 1: 11},
    )


def barbarians(*mine: str, goods: str = "4P+2W+S+3R", hand: tuple[str, ...] = ()) -> Table:
    return Table(
        "barbarians",
        "romans",
        round_number=2,
        places={0: [*BARBARIANS[:3], *mine], 1: ROMANS},
        hand={0: hand or ("hillfort", "armorer", "brewer"), 1: ["colossus", "legion"]},
        deals={0: ["sentry-tower"], 1: ["gladiator-school"]},
        goods={0: goods, 1: "2W+S+F"},
        points={0: 8, 1: 12},
        shields=["watchtower"],
    )


def egyptians(*mine: str, goods: str = "3P+2S+2G", used: tuple[str, ...] = ()) -> Table:
    return Table(
        "egyptians",
        "romans",
        round_number=4,
        places={0: [*EGYPTIANS, *mine], 1: [*ROMANS[:8], "joiner", "young-forest"]},
        hand={0: ["monument", "ruins", "pyramid"], 1: ["colossus", "legion"]},
        deals={0: ["goldsmith"], 1: ["stonecutter"]},
        goods={0: goods, 1: "2W+S+F"},
        points={0: 26, 1: 22},
        used=used,
    )


def alone(**given: object) -> Table:
    wanted: dict[str, object] = {
        "round_number": 3,
        "places": {0: [*ROMANS, "spies"], 1: ["old-forest", "castle"]},
        "hand": {0: ROMAN_HAND},
        "deals": {0: ["gladiator-school"]},
        "goods": {0: "4P+2W+S+F+2R"},
        "points": {0: 27},
        "line": ["attack-gold", "attack-wood", "attack-stone", "attack-point", "attack-food"],
        **given,
    }
    table = Table("romans", **wanted)  # type: ignore[arg-type]
    trophies(table, "hunter-hans", "brewer", "coal-mine", "ruins")
    return table


def trophies(table: Table, *keys: str) -> None:
    table.state.trophies |= table._mask(keys)


def seats_of(scene: str) -> int:
    return SCENES[scene]().state.seats


def then(table: Table, *steps: Step, offer: tuple[str, ...] = ()) -> Table:
    """The table with these steps to come."""
    table.state.offer = table._mask(offer)
    table.state.agenda = list(steps)[::-1]
    return table


def looking_out(table: Table, first: int = 0) -> Table:
    """At the beginning of a round."""
    table.state.first = first
    last: tuple[Step, ...] = (Cleanup(), EndRound(), NextRound())
    return then(table, Lookout(), Production(), NextTurn(first), *last)


def producing(table: Table) -> Table:
    """Mine are the last picks of the Lookout: what a browser is told first it does not tell anew,
    so that Production must come with a later move."""
    last: tuple[Step, ...] = (Production(), NextTurn(0), Cleanup(), EndRound(), NextRound())
    picks = (Take(0), Take(0), DiscardOffer())
    return then(table, *picks, *last, offer=("brewer", "roadside-inn", "porters"))


def ending(table: Table) -> Table:
    """When I pass the game is over."""
    table.state.round = 5
    attacks: tuple[Step, ...] = (Attacks(),) if table.state.solo else ()
    return then(table, Turn(0), EndRound(), *attacks, NextRound())


# Scenes -------------------------------------------------------------------------------------


def _cleanup() -> Table:
    """A pick, and then everybody but me has passed."""
    table = two("warehouses", goods="2P+2W+F+G+R")
    table.state.passed = 2
    steps = (Take(0), DiscardOffer(), Turn(0), Cleanup(), EndRound(), NextRound())
    return then(table, *steps, offer=("brewer", "porters"))


def _gate() -> Table:
    table = japanese("gate")
    hidden = [next(bits(table.state.own_cards(0) & table.state.pile))]
    for card in hidden:
        table.state.pile &= ~(1 << card)
        table.state.tucked = ((table.number("gate"), 1 << card),)
    table.state.banked = ((table.number("shrine"), 4),)
    return table


def _stored() -> Table:
    table = two("warehouses")
    table._store({"warehouses": "2W+F"})
    return table


def _captured() -> Table:
    table = egyptians()
    return table.play("activate", "temple-of-ra").play("capture", "joiner")


def _blocked() -> Table:
    table = two()
    table.state.blocked = 1 << table.number("joiner")
    return table


def _discard() -> Table:
    """The other one's Desert makes me discard, out of turn."""
    table = Table(
        "romans",
        "egyptians",
        seat=1,
        round_number=2,
        places={0: ROMANS[:9], 1: ["desert", *EGYPTIANS[:5]]},
        hand={0: ROMAN_HAND, 1: ["monument"]},
        goods={0: "2P+W", 1: "P"},
    )
    return table.play("activate", "desert").play("discard", "monument").play("compel", "1")


def _victims() -> Table:
    """The attack has found two locations that are equal."""
    table = alone(
        places={0: ["stonecutter", "roman-bank", "joiner", "joiner", "quarry"], 1: []},
        line=["attack-wood", "attack-stone"],
    )
    return table.play("pass").draw("attack-point")


def _end_of_four() -> Table:
    return ending(four(0, 1, 2, 3))


def _end_of_two() -> Table:
    table = two()
    table.state.passed = 2
    return ending(table)


def _end_of_japanese() -> Table:
    table = _gate()
    table.state.passed = 2
    return ending(table)


def _won() -> Table:
    """Seven faction locations against three trophies, and points for a Knight: no attack can take
    a location without a raze field."""
    own = ["stonecutter", "roman-bank", "headquarters", "sculptors-workshop", "spies", "builder"]
    table = Table(
        "romans",
        places={0: [*own, "architect", "ruins"], 1: ["castle"]},
        hand={0: ["colossus"]},
        goods={0: "2P+W"},
        points={0: 41},
        line=["attack-food"],
    )
    trophies(table, "brewer", "coal-mine")
    return ending(table)


def _lost() -> Table:
    table = alone(places={0: ["stonecutter", "roman-bank", "quarry"], 1: ["castle"]})
    return ending(table)


SCENES: dict[str, Scene] = {
    "lookout": lambda: looking_out(two()),
    "lookout-theirs": lambda: looking_out(two(), first=1),
    "lookout-four": lambda: looking_out(four()),
    "lookout-solo": lambda: looking_out(alone()),
    "production": lambda: producing(two()),
    "production-swap": lambda: producing(japanese("school-of-diplomacy")),
    "turn": two,
    "turn-barbarians": lambda: barbarians("pack", "dark-chapel"),
    "turn-egyptians": egyptians,
    "turn-spies": lambda: two("spies"),
    "trail": lambda: two(goods="3P+W+F+G"),
    "turn-four": four,
    "poor": lambda: two(goods="P"),
    "turn-rich": lambda: two(goods="6P+3W+4S+2F+2G+3R+2D"),
    "first-turn": lambda: Table(
        "romans",
        "egyptians",
        hand={0: ["colossus", "castle", "legion", "ruins", "watchtower"], 1: ["monument"]},
        goods={0: "2P+W+2S+R+D", 1: "2P+W"},
    ),
    "waiting": lambda: two(seat=1),
    "passed": lambda: four(1, 0),
    "give-up": lambda: two().play("build", "legion"),
    "gold": lambda: two(goods="3P+2W+S+2G").play("build", "marketplace"),
    "order": lambda: producing(two("working-peasants", "architect")),
    "guard": lambda: producing(egyptians("pharaohs-guard")),
    "bonus": lambda: two(goods="P+2W+3S").play("build", "masons-guild"),
    "deck": lambda: two("castle-2", goods="2P").play("activate", "castle-2"),
    "barter": lambda: barbarians("barter").play("activate", "barter"),
    "exchange": lambda: two(goods="6P+W").play("exchange", "wood"),
    "attack": lambda: two(goods="3P+3R"),
    "remove": lambda: two("engineers").play("activate", "engineers"),
    "steal": lambda: two("spies").play("activate", "spies"),
    "repeat": lambda: two("imperial-messenger").play("activate", "imperial-messenger"),
    "plunder": lambda: barbarians("pack").play("activate", "pack"),
    "plunder-good": lambda: barbarians("pack").play("activate", "pack").play("plunder", "joiner"),
    "rob": lambda: Table(
        "barbarians",
        "romans",
        "egyptians",
        "japanese",
        places={0: ["saboteurs", "raid"], 1: ROMANS[:5], 2: EGYPTIANS[:3], 3: JAPANESE[:2]},
        hand={0: ["hillfort", "barter"]},
        goods={0: "2P", 1: "W+S", 2: "2F", 3: "W"},
    ).play("activate", "saboteurs"),
    "carry": lambda: barbarians("saboteurs").play("activate", "saboteurs"),
    "chapel": lambda: barbarians("dark-chapel").play("activate", "dark-chapel"),
    "swap": lambda: (
        barbarians("dark-chapel").play("activate", "dark-chapel").play("raze", "armorer")
    ),
    "demolish": lambda: barbarians("rabble", "armorer", "mill").play("activate", "rabble"),
    "block": lambda: egyptians().play("activate", "scorpion-breeder"),
    "capture": lambda: egyptians().play("activate", "temple-of-ra"),
    "captured": _captured,
    "stored": _stored,
    "blocked": _blocked,
    "reset": lambda: egyptians("royal-bath", used=("castle",)).play("activate", "royal-bath"),
    "found": lambda: egyptians("sanctuary").play("activate", "sanctuary"),
    "discard": _discard,
    "samurai": lambda: japanese(goods="2P+F"),
    "ninjas": lambda: japanese(goods="2P+S").play("build", "ninjas").play("sacrifice", "village-2"),
    "cancel": lambda: japanese("ninjas").play("activate", "ninjas"),
    "route": lambda: japanese("trade-route").play("activate", "trade-route"),
    "gate": _gate,
    "cleanup": _cleanup,
    "solo": alone,
    "solo-steal": lambda: alone().play("activate", "spies"),
    "solo-lose": _victims,
    "solo-won": _won,
    "solo-lost": _lost,
    "end": _end_of_two,
    "end-four": _end_of_four,
    "end-japanese": _end_of_japanese,
}


class SceneOptions(SettlersOptions, frozen=True):
    """The options of the game, and where it begins."""

    scene: str = ""


class Scenes(ImperialSettlers):
    """The real game, begun at a scene if one is named."""

    options_type = SceneOptions

    def agree(self, seats: int, options: SettlersOptions) -> None:
        super().agree(seats, options)
        scene = getattr(options, "scene", "")
        if scene and scene not in SCENES:
            raise BadOptions(f"option scene: there is no {scene!r}")

    def start(self, seats: int, options: SettlersOptions, dealer: Dealer | None) -> SettlersState:
        scene = getattr(options, "scene", "")
        # What bots are told is a view of the game itself, which knows nothing of scenes.
        names = SettlersOptions.__struct_fields__
        plain = SettlersOptions(**{name: getattr(options, name) for name in names})
        if not scene:
            return super().start(seats, plain, dealer)
        state = SCENES[scene]().state
        state.game = self
        state.catalog = self.catalog
        state.options = plain
        state.dealer = Dealer(SEED) if dealer is not None else None
        return state


def game(components: str | None = None) -> Scenes:
    return Scenes(components)
