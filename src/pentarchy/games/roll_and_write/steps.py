"""A game of Roll & Write as its list of steps: set-up, and the rounds with their phases."""

from __future__ import annotations

from pentarchy.games.roll_and_write.components import RESOURCES
from pentarchy.games.roll_and_write.scoring import total
from pentarchy.games.roll_and_write.state import NONE, RollState, Sheet
from pentarchy.games.roll_and_write.steps_abilities import ABILITY_STEPS
from pentarchy.games.roll_and_write.steps_expand import EXPAND_STEPS, Expand
from pentarchy.games.roll_and_write.steps_favours import FAVOUR_STEPS
from pentarchy.games.roll_and_write.steps_structure import STRUCTURE_STEPS
from pentarchy.games.roll_and_write.steps_window import WINDOW_STEPS, Gains, OpenWindow
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Step, Steps, Together

# Set-up -------------------------------------------------------------------------------------


class DealSheet(Chance, frozen=True):
    """Rules 8.1 to 8.6: an adventure sheet for a seat, or one for all in a contest."""

    seat: int

    verb = "deal"

    def name(self, state: RollState) -> str:
        return f"sheet/{self.seat}"

    def odds(self, state: RollState) -> Odds:
        rows = state.game.components.sheet
        had = {game[self.seat] for game in state.options.played}
        return [(n, 1) for n, row in enumerate(rows) if n not in state.dealt and row.key not in had]

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.dealt += (action.index,)
        return ()


class DrawFavour(Chance, frozen=True):
    """Rule 1.5: a favour that is in play all game."""

    nth: int

    verb = "offer"

    def name(self, state: RollState) -> str:
        return f"favour/{self.nth}"

    def odds(self, state: RollState) -> Odds:
        return [(n, 1) for n in range(state.game.favours) if not state.favours >> n & 1]

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.favours |= 1 << action.index
        if log is not None:
            log.append(Event("event-favour-in-play", NONE, {"favour": action.target}))
        return ()


class ChooseStart(Chance, frozen=True):
    """Rule 1.4: the first player by lot."""

    verb = "start"

    def name(self, state: RollState) -> str:
        return "start"

    def odds(self, state: RollState) -> Odds:
        return [(seat, 1) for seat in range(state.seats)]

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.start = action.index
        return ()


class Begin(Act, frozen=True):
    """Rules 1.2 and 1.3: everyone has an Empire sheet and a Settlement sheet."""

    def run(self, state: RollState, log: Log) -> Steps:
        if len(state.dealt) < state.seats:
            state.dealt = state.dealt * state.seats  # one sheet for all
        state.sheets = [blank(state, sheet) for sheet in state.dealt]
        if log is not None:
            for seat, sheet in enumerate(state.dealt):
                if sheet != NONE:
                    thing = f"sheet:{state.game.components.sheet[sheet].key}"
                    log.append(Event("event-sheet", seat, {"sheet": thing}))
            log.append(Event("event-start", state.start))
        return (NextRound(),)


def blank(state: RollState, sheet: int) -> Sheet:
    """A player's sheets before the first round."""
    new = Sheet()
    new.clear(state.game, state.game.plan(sheet, state.advanced))
    return new


# The round ----------------------------------------------------------------------------------


class NextRound(Act, frozen=True):
    """Rule 1.6: ten rounds of roll, favours, expansion and structures."""

    def run(self, state: RollState, log: Log) -> Steps:
        if state.round == state.game.components.numbers.rounds:
            tell_end(state, log)
            return ()
        state.round += 1
        state.dice = ()
        state.workers = 0
        for sheet in state.sheets:
            sheet.begin_round()
        if log is not None:
            log.append(Event("event-round", NONE, {"round": state.round}))
        clockwise = [(state.start + n) % state.seats for n in range(state.seats)]
        return (
            ThrowDice(),
            *(TakeFavour(seat) for seat in clockwise),
            BeginExpansion(),
            EndRound(),
        )


def tell_end(state: RollState, log: Log) -> None:
    """Rule 8.2: who plays alone earns a title."""
    if log is None:
        return
    log.append(Event("event-over", NONE))
    if state.seats == 1:
        points = total(state.game.paper, state.sheets[0])
        title: dict[str, Arg] = {"rank": f"rank:{state.game.rank(points)}", "points": points}
        log.append(Event("event-title", 0, title))


class ThrowDice(Chance, frozen=True):
    """Rule 2.1: the common roll of all four dice."""

    verb = "throw"

    def name(self, state: RollState) -> str:
        return f"roll/{state.round}"

    def odds(self, state: RollState) -> Odds:
        return state.game.throw_odds

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.dice, state.workers = state.game.throws[action.index]
        for sheet in state.sheets:
            sheet.dice = state.dice
            sheet.workers = state.workers
        if log is not None:
            dice: dict[str, Arg] = {
                f"die{n}": f"resource:{RESOURCES[face]}" for n, face in enumerate(state.dice, 1)
            }
            log.append(Event("event-roll", state.start, {**dice, "workers": state.workers}))
        return ()


def in_play(state: RollState, step: TakeFavour, mask: int) -> int:
    return mask & state.favours


def not_taken(state: RollState, step: TakeFavour, mask: int) -> int:
    return mask & state.unclaimed()


TAKE = Offer(
    "take",
    Rule("1.5", "why-not-in-play", in_play).explaining(),
    Rule("2.3", "why-taken", not_taken),
)


class TakeFavour(Decision, frozen=True):
    """Rules 2.2 and 2.3: one of the favours that are still there."""

    asks = "ask-favour"

    def offers(self, state: RollState) -> tuple[Offer, ...]:
        return (TAKE,)

    def take(self, state: RollState, action: Action, log: Log) -> Steps:
        state.sheets[self.seat].favour = action.index
        if log is not None:
            place = (action.target,)
            log.append(Event("event-take-favour", self.seat, {"favour": action.target}, place))
        return ()


class BeginExpansion(Act, frozen=True):
    """Rule 3.1: all expand at once; who plays alone has nobody to wait for."""

    def run(self, state: RollState, log: Log) -> Steps:
        lanes = tuple((OpenWindow(seat), Gains(seat), Expand(seat)) for seat in range(state.seats))
        return lanes[0] if state.seats == 1 else (Together(lanes),)


class EndRound(Act, frozen=True):
    """Rules 2.5 and 3.8: completed buildings work from now on; the first player passes on."""

    def run(self, state: RollState, log: Log) -> Steps:
        for sheet in state.sheets:
            sheet.active = sheet.complete
        state.start = (state.start + 1) % state.seats
        state.turn += 1
        return (NextRound(),)


STEPS: tuple[type[Step], ...] = (
    DealSheet, DrawFavour, ChooseStart, Begin, NextRound, ThrowDice, TakeFavour,
    BeginExpansion, EndRound, *EXPAND_STEPS, *ABILITY_STEPS, *FAVOUR_STEPS, *WINDOW_STEPS,
    *STRUCTURE_STEPS,
)  # fmt: skip
