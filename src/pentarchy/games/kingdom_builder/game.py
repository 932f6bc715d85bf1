"""Kingdom Builder on the shelf: its table of actions and its set-up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from pentarchy.games.kingdom_builder import spoken
from pentarchy.games.kingdom_builder.board import PLACES, SIDE, Boards
from pentarchy.games.kingdom_builder.components import SEATS, load, own_text
from pentarchy.games.kingdom_builder.insight import Charts
from pentarchy.games.kingdom_builder.state import KingdomOptions, KingdomState
from pentarchy.games.kingdom_builder.steps_setup import (
    STEPS,
    Begin,
    ChooseStart,
    LaySection,
    RevealCard,
    TurnSection,
)
from pentarchy.games.kingdom_builder.tiles import TileOffers
from pentarchy.games.kingdom_builder.view import KingdomKnowledge, KingdomView
from pentarchy.kernel.actions import NOTHING, ActionTable, Things, cells, numbers
from pentarchy.kernel.agreeing import agree_keys, agree_seat
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Dealer
from pentarchy.kernel.components import index_of
from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.game import Game
from pentarchy.kernel.steps import Step


class KingdomBuilder(Game):
    """The rules of Kingdom Builder with one set of components."""

    key = "kingdom-builder"
    rules = 1
    seat_range = SEATS
    minutes = 45
    first_game: ClassVar[Mapping[str, str]] = {"setup": "first-game"}
    options_type = KingdomOptions
    view_type = KingdomView
    steps = STEPS
    folder = "pentarchy.games.kingdom_builder"
    named: ClassVar[Mapping[str, tuple[str, ...]]] = {"tile": ("location",)}

    def __init__(self, components: str | None = None) -> None:
        self.own_components = components is not None
        self.components_text = own_text() if components is None else components
        self.components = load(self.components_text)
        self.mandatory_builds = self.components.numbers.mandatory_builds
        self.boards = Boards(self.components)
        self.tile_offers = tuple(
            TileOffers(self.components, location) for location in self.components.location
        )
        self.building_tiles = mask_of(
            n for n, location in enumerate(self.components.location) if location.action == "build"
        )
        self.actions = self._actions()
        self._charts = Charts(self)

    def _actions(self) -> ActionTable:
        board = cells("cell", SIDE, SIDE)
        return ActionTable(
            {
                "build": board,
                "lift": board,
                "move": board,
                "use": Things("tile", [row.key for row in self.components.location]),
                "end": NOTHING,
                "draw": Things("terrain", [row.key for row in self.components.card_terrains]),
                "lay": Things("section", [row.key for row in self.components.section]),
                "turn": Things("way", ["drawn", "turned"]),
                "reveal": Things("kingdom", [row.key for row in self.components.kingdom]),
                "start": numbers("seat", SEATS[-1]),
            }
        )

    def agree(self, seats: int, options: KingdomOptions) -> None:
        if options.setup == "first-game" and (options.sections or options.turned or options.cards):
            raise BadOptions(
                "option setup: the first game's set-up leaves nothing to choose", "bad-first-game"
            )
        sections = dict.fromkeys((row.key for row in self.components.section), 1)
        agree_keys("sections", options.sections, sections, PLACES)
        wanted = self.components.numbers.kingdom_cards_in_play
        kingdoms = dict.fromkeys((row.key for row in self.components.kingdom), 1)
        agree_keys("cards", options.cards, kingdoms, wanted)
        if len(options.turned) not in (0, PLACES):
            given = len(options.turned)
            raise BadOptions(
                f"option turned: give {PLACES} answers, not {given}",
                "bad-turned",
                wanted=PLACES,
                given=given,
            )
        if options.turned and not options.sections:
            raise BadOptions("option turned: it needs option sections", "bad-turned-alone")
        agree_seat("start", options.start, seats)
        _, _, cards = self._chosen(options)
        if not options.lords and "lords" in cards:
            raise BadOptions(
                "option lords: the Lords are excluded, but chosen as a card", "bad-lords"
            )
        others = sum(row.key != "lords" for row in self.components.kingdom)
        if not options.lords and others < wanted:
            raise BadOptions(
                f"option lords: without them there are {others} cards, not {wanted}",
                "bad-without-lords",
                others=others,
                wanted=wanted,
            )

    def start(self, seats: int, options: KingdomOptions, dealer: Dealer | None) -> KingdomState:
        state = KingdomState()
        state.begin(self, seats, dealer, ())
        state.clear(self, options, seats)
        sections, turned, cards = self._chosen(options)
        state.layout = tuple(
            (index_of(self.components.section, key), turn)
            for key, turn in zip(sections, turned or (False,) * PLACES, strict=False)
        )
        state.kingdom = tuple(index_of(self.components.kingdom, key) for key in cards)
        state.start = -1 if options.start is None else options.start
        agenda: list[Step] = []
        for place in range(PLACES):
            agenda += [] if sections else [LaySection(place)]
            agenda += [] if turned else [TurnSection(place)]
        if not cards:
            agenda += [RevealCard(n) for n in range(self.components.numbers.kingdom_cards_in_play)]
        agenda += [ChooseStart()] if options.start is None else []
        agenda.append(Begin())
        state.agenda = agenda[::-1]
        return state

    def _chosen(
        self, options: KingdomOptions
    ) -> tuple[tuple[str, ...], tuple[bool, ...], tuple[str, ...]]:
        """Sections, their turns and the cards that are not left to the lot."""
        if options.setup == "first-game":
            first = self.components.first_game
            return first.sections, (False,) * PLACES, first.kingdom
        return options.sections, options.turned, options.cards

    def texts(self, language: str) -> str:
        return spoken.texts(self.components, language)

    def knowledge(self, view: KingdomView) -> KingdomKnowledge:
        return KingdomKnowledge(self, view)

    def insight(self, state: KingdomState, seat: int) -> dict[str, float]:
        return self._charts.of(state).terms(state, seat)

    def values(self, state: KingdomState) -> Sequence[float]:
        return state.scores() if state.over else self._charts.of(state).values(state)

    def progress(self, state: KingdomState) -> float:
        """The most used supply: when one is empty the game ends (rule 7.1)."""
        return 1 - min(state.supply) / self.components.numbers.settlements
