"""Imperial Settlers on the shelf: set-up, options and the table of actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from pentarchy.games.imperial_settlers import card_text, goods
from pentarchy.games.imperial_settlers.catalog import Catalog
from pentarchy.games.imperial_settlers.components import SEATS, load, own_text
from pentarchy.games.imperial_settlers.insight import Insight
from pentarchy.games.imperial_settlers.knowledge import SettlersKnowledge
from pentarchy.games.imperial_settlers.sheet import sheet_of
from pentarchy.games.imperial_settlers.state import NONE, SettlersOptions, SettlersState
from pentarchy.games.imperial_settlers.steps import STEPS
from pentarchy.games.imperial_settlers.steps_action import EXCHANGED
from pentarchy.games.imperial_settlers.steps_draw import PICKS
from pentarchy.games.imperial_settlers.steps_pay import MOST_GOLD
from pentarchy.games.imperial_settlers.steps_setup import Begin, ChooseFaction, ChooseFirst, lead
from pentarchy.games.imperial_settlers.view import SettlersView
from pentarchy.kernel.actions import NOTHING, ActionTable, Targets, Things, numbers
from pentarchy.kernel.agreeing import agree_keys, agree_seat
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Teller
from pentarchy.kernel.steps import Step

ON_CARDS = (
    "take", "build", "sacrifice", "deal", "raze", "attack", "activate", "shield", "samurai",
    "tuck", "under", "discard", "found", "demolish", "plunder", "remove", "block", "capture",
    "reset", "copy", "repeat", "drop", "cancel", "steal", "mark", "return", "lose", "turn-up",
)  # fmt: skip
"""The verbs that point at a card, wherever it is."""
PLAIN = ("pass", "end", "stop", "done", "decline", *PICKS)
ON_GOODS = ("gain", "give", "carry", "swap", "trade", "bank")


class ImperialSettlers(Game):
    """The rules of Imperial Settlers with one set of components."""

    key = "imperial-settlers"
    rules = 2
    seat_range = SEATS
    minutes = 60
    first_game: ClassVar[Mapping[str, Any]] = {"factions": ["romans", "barbarians"]}
    options_type = SettlersOptions
    view_type = SettlersView
    steps = STEPS
    folder = "pentarchy.games.imperial_settlers"
    named: ClassVar = {"card": ("card", "attack")}

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        self.catalog = Catalog(self.components)
        self.sheet = sheet_of(self.components)
        self.all_cards = (1 << self.catalog.count) - 1
        self.actions = self._actions()

    def _actions(self) -> ActionTable:
        cards = Things("card", self.catalog.codes)
        good = Things("good", goods.NAMES[:9])
        verbs: dict[str, Targets] = {
            "choose": Things("faction", [row.key for row in self.components.faction]),
            "draw": Things("deck", ["common", "faction"]),
            "exchange": Things("good", EXCHANGED),
            "spend": numbers("gold", MOST_GOLD + 1),
            "rob": Things("rival", [str(n) for n in range(1, SEATS[-1])]),
            "compel": Things("rival", [str(n) for n in range(1, SEATS[-1])]),
            "begin": numbers("seat", SEATS[-1]),
        }
        verbs |= dict.fromkeys(ON_CARDS, cards)
        verbs |= dict.fromkeys(ON_GOODS, good)
        verbs |= dict.fromkeys(PLAIN, NOTHING)
        verbs["produce"] = cards
        return ActionTable(verbs)

    def agree(self, seats: int, options: SettlersOptions) -> None:
        factions = dict.fromkeys((row.key for row in self.components.faction), 1)
        agree_keys("factions", options.factions, factions, seats)
        agree_seat("first", options.first, seats)
        if seats == 1 and options.lookout != "standard":
            sentence = "option lookout: alone there is a Lookout of its own"
            raise BadOptions(sentence, "bad-lookout-alone")
        if seats == 1 and options.peaceful:
            sentence = "option peaceful: alone there is nobody to keep peace with"
            raise BadOptions(sentence, "bad-peaceful-alone")

    def start(self, seats: int, options: SettlersOptions, dealer: Dealer | None) -> SettlersState:
        state = SettlersState()
        state.begin(self, seats, dealer, ())
        state.clear(self, options, seats)
        agenda: list[Step] = []
        keys = [row.key for row in self.components.faction]
        for seat in range(seats):
            if options.factions:
                lead(state, seat, keys.index(options.factions[seat]), None)
            else:
                agenda.append(ChooseFaction(seat))
        state.first = NONE if options.first is None else options.first
        if seats == 1:
            state.first = 0
        if state.first == NONE:
            agenda.append(ChooseFirst())
        state.agenda = [*agenda, Begin()][::-1]
        return state

    def texts(self, language: str) -> str:
        """The cards of a user's components; those in the box stand in the file."""
        return card_text.messages(self.components, language) if self.own_components else ""

    def about(self, texts: Teller, thing: str) -> list[str]:
        """An attack card of the lone game says the same as all of them."""
        kind, _, key = thing.partition(":")
        attacks = (code for row in self.components.attack for code in (row.key, *row.codes))
        return [texts.say("about-attack")] if kind == "card" and key in attacks else []

    def knowledge(self, view: SettlersView) -> SettlersKnowledge:
        return SettlersKnowledge(self, view)

    @cached_property
    def appraiser(self) -> Insight:
        """The valuation; it remembers what it has worked out."""
        return Insight(self)

    def insight(self, state: SettlersState, seat: int) -> dict[str, float]:
        return self.appraiser.terms(state, seat)

    def values(self, state: SettlersState) -> Sequence[float]:
        return self.appraiser.values(state)

    def progress(self, state: SettlersState) -> float:
        """The rounds played, and of this one the share of the seats that have passed."""
        played = state.round - 1 + state.passed.bit_count() / state.seats
        return max(0.0, played / self.components.numbers.rounds)
