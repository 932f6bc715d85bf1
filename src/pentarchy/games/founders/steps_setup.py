"""Set-up: prizes, the start player, and the snake draft of the first tiles (rules 1.2 to 1.6)."""

from __future__ import annotations

from pentarchy.games.founders.components import NATURE, PRIZE, STACKS
from pentarchy.games.founders.state import NONE, FoundersState
from pentarchy.games.founders.steps import (
    Answer,
    Count,
    EndTurn,
    ForcedTile,
    LastMaster,
    Masters,
    Open,
    OpenTile,
    TileDraw,
    Turn,
    Verdict,
)
from pentarchy.games.founders.steps_attach import HireMaster, Place, neighbours
from pentarchy.games.founders.steps_tokens import (
    LayCart,
    LayCoin,
    LayMaster,
    LayWar,
    NameResource,
)
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Odds, one_less
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Step, Steps


class RevealPrize(Chance, frozen=True):
    """Rule 1.2: an open prize."""

    nth: int

    verb = "reveal"

    def name(self, state: FoundersState) -> str:
        return f"prize/{self.nth}"

    def odds(self, state: FoundersState) -> Odds:
        return [(prize, count) for prize, count in enumerate(state.unopened) if count]

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        open_prize(state, action.index, log)
        return ()


def open_prize(state: FoundersState, prize: int, log: Log) -> None:
    """Lay a prize open; `prize` counts among the prizes."""
    kind = state.game.catalogue.first[PRIZE] + prize
    state.unopened = one_less(state.unopened, prize)
    state.prizes += (kind,)
    if log is not None:
        thing = state.game.catalogue.thing(kind)
        log.append(Event("event-prize", NONE, {"tile": thing}, (thing,)))


class ChooseStart(Chance, frozen=True):
    """Rule 1.3: the start player by lot."""

    verb = "start"

    def name(self, state: FoundersState) -> str:
        return "start"

    def odds(self, state: FoundersState) -> Odds:
        return [(seat, 1) for seat in range(state.seats)]

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.start = action.index
        return ()


class LayDraft(TileDraw, frozen=True):
    """Rule 1.4: a nature tile to choose the first ones from."""

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.draw(self.stack, action.index)
        state.draft += (action.index,)
        return ()


class LayRow(TileDraw, frozen=True):
    """Rule 1.6: a tile opened before the first turn."""

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.draw(self.stack, action.index)
        state.open_tile(self.stack, action.index, log)
        if log is not None:
            args: dict[str, Arg] = {"tile": action.target}
            log.append(Event("event-laid", NONE, args, (action.target,)))
        return ()


class BeginDraft(Act, frozen=True):
    """Rule 1.4: one tile each clockwise, then a second one in the opposite order."""

    def run(self, state: FoundersState, log: Log) -> Steps:
        if log is not None:
            log.append(Event("event-start", state.start))
        seats = [state.rival(state.start, places) for places in range(state.seats)]
        first = [Draft(seat) for seat in seats]
        second = [Draft(seat, True) for seat in reversed(seats)]
        return (*first, *second, LayOut())


def in_draft(state: FoundersState, step: Draft, mask: int) -> int:
    found = 0
    for kind in state.draft:
        found |= 1 << kind
    return mask & found


TAKE = Offer("take", Rule("1.4", "why-not-in-draft", in_draft))


class Draft(Decision, frozen=True):
    """Rule 1.4: take one of the nature tiles laid out."""

    second: bool = False

    asks = "ask-draft"

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (TAKE,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        place = state.draft.index(action.index)
        state.draft = state.draft[:place] + state.draft[place + 1 :]
        if log is not None:
            log.append(Event("event-take", self.seat, {"tile": action.target}))
        if self.second:
            state.loose = action.index
            return (SecondTile(self.seat, action.index),)
        state.attach(self.seat, state.game.grid.origin, action.index)
        return ()


def shares_a_side(state: FoundersState, step: SecondTile, mask: int) -> int:
    return mask & state.realms[step.seat].free


SECOND = Offer("place", Rule("1.5", "why-not-beside-first", shares_a_side))


class SecondTile(Decision, frozen=True):
    """Rule 1.5: the second tile shares a side with the first, on whichever side one likes."""

    kind: int

    asks = "ask-second"

    def about(self, state: FoundersState) -> dict[str, Arg]:
        return {"tile": state.game.catalogue.thing(self.kind)}

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        cell = state.game.cells.index(target)
        beside = {} if cell is None else neighbours(state, self.seat, cell)
        return {"old": "none", "replaces": 0, **beside}

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (SECOND,)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.loose = NONE
        state.attach(self.seat, action.index, self.kind)
        if log is not None:
            args: dict[str, Arg] = {
                "tile": state.game.catalogue.thing(self.kind),
                "cell": action.target,
                "old": "none",
            }
            places = (state.place(self.seat, action.index),)
            log.append(Event("event-attach", self.seat, args, places))
        return ()


class LayOut(Act, frozen=True):
    """Rule 1.6: what is left of the draft begins the nature row; then the rows are opened."""

    def run(self, state: FoundersState, log: Log) -> Steps:
        state.rows[NATURE] = state.draft
        state.draft = ()
        opening = state.game.components.numbers.opening
        laid = [LayRow(stack) for stack in range(len(STACKS)) for _ in range(opening[stack])]
        return (*laid, FirstTurn())


class FirstTurn(Act, frozen=True):
    """Rule 1.3: the start player begins."""

    def run(self, state: FoundersState, log: Log) -> Steps:
        return (Open(state.start),)


STEPS: tuple[type[Step], ...] = (
    RevealPrize, ChooseStart, LayDraft, LayRow, BeginDraft, Draft, SecondTile, LayOut, FirstTurn,
    Open, OpenTile, Turn, Place, ForcedTile, HireMaster, EndTurn,
    LayWar, LayCoin, NameResource, LayCart, LayMaster,
    Answer, Verdict, Masters, Count, LastMaster,
)  # fmt: skip
