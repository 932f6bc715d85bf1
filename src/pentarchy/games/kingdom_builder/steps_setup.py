"""Setting the table: what is drawn before the first turn (section 1 of the rules)."""

from __future__ import annotations

from pentarchy.games.kingdom_builder.state import NONE, KingdomState
from pentarchy.games.kingdom_builder.steps import (
    After,
    Before,
    Between,
    Draw,
    GoOn,
    Land,
    Lift,
    Replace,
    TileBuild,
)
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Event
from pentarchy.kernel.steps import Act, Chance, Log, Step, Steps


class LaySection(Chance, frozen=True):
    """Rule 1.1: which section lies at a place."""

    place: int

    verb = "lay"

    def name(self, state: KingdomState) -> str:
        return f"section/{self.place}"

    def odds(self, state: KingdomState) -> Odds:
        laid = {section for section, _ in state.layout}
        return [(n, 1) for n in range(len(state.game.components.section)) if n not in laid]

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.layout += ((action.index, False),)
        return ()


class TurnSection(Chance, frozen=True):
    """Rule 1.2: whether the section at a place is turned by 180 degrees."""

    place: int

    verb = "turn"

    def name(self, state: KingdomState) -> str:
        return f"turned/{self.place}"

    def odds(self, state: KingdomState) -> Odds:
        return [(0, 1), (1, 1)]

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        layout = list(state.layout)
        layout[self.place] = (layout[self.place][0], bool(action.index))
        state.layout = tuple(layout)
        return ()


class RevealCard(Chance, frozen=True):
    """Rule 1.5: a kingdom card in play."""

    nth: int

    verb = "reveal"

    def name(self, state: KingdomState) -> str:
        return f"kingdom/{self.nth}"

    def odds(self, state: KingdomState) -> Odds:
        return [
            (n, 1)
            for n, card in enumerate(state.game.components.kingdom)
            if n not in state.kingdom and (state.options.lords or card.key != "lords")
        ]

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.kingdom += (action.index,)
        if log is not None:
            log.append(Event("event-kingdom-card", NONE, {"card": action.target}))
        return ()


class ChooseStart(Chance, frozen=True):
    """Rule 1.7: the start player by lot."""

    verb = "start"

    def name(self, state: KingdomState) -> str:
        return "start"

    def odds(self, state: KingdomState) -> Odds:
        return [(seat, 1) for seat in range(state.seats)]

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.start = action.index
        return ()


class Begin(Act, frozen=True):
    """All is laid out: every player draws a card (1.4), the start player first."""

    def run(self, state: KingdomState, log: Log) -> Steps:
        state.board = state.game.boards(state.layout)
        if log is not None:
            log.append(Event("event-start", state.start))
        return (Draw(state.start),)


STEPS: tuple[type[Step], ...] = (
    Before, Between, After, GoOn, Draw, Replace, TileBuild, Lift, Land,
    LaySection, TurnSection, RevealCard, ChooseStart, Begin,
)  # fmt: skip
