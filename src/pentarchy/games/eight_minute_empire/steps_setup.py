"""Before the first turn: what is drawn, the neutral armies of two players, and the bid."""

from __future__ import annotations

from pentarchy.games.eight_minute_empire.rules import on_map
from pentarchy.games.eight_minute_empire.state import NONE, EmpireState
from pentarchy.games.eight_minute_empire.steps import TURN_STEPS, Turn
from pentarchy.kernel.actions import Action
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Step, Steps, Together


class DrawMap(Chance, frozen=True):
    """Rule 1.1: which side of the board is played."""

    verb = "unfold"

    def name(self, state: EmpireState) -> str:
        return "map"

    def odds(self, state: EmpireState) -> Odds:
        return [(side.index, 1) for side in state.game.sides]

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        state.unfold(state.game.sides[action.index])
        if log is not None:
            log.append(Event("event-map", NONE, {"map": action.target}))
        return ()


class DrawAge(Chance, frozen=True):
    """Rule 1.5: who is the next youngest, where nobody has said."""

    verb = "age"

    def name(self, state: EmpireState) -> str:
        return f"age/{len(state.ages)}"

    def odds(self, state: EmpireState) -> Odds:
        return [(seat, 1) for seat in range(state.seats) if seat not in state.ages]

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        state.ages += (action.index,)
        if log is not None:
            log.append(Event("event-age", action.index, {"rank": len(state.ages)}))
        return ()


class DrawToken(Chance, frozen=True):
    """Rule 1.6: the goods token of the next marked region."""

    verb = "lay"

    def name(self, state: EmpireState) -> str:
        return f"token/{len(state.tokens)}"

    def odds(self, state: EmpireState) -> Odds:
        return [
            (good, row.tokens - state.tokens.count(good))
            for good, row in enumerate(state.game.components.good)
            if row.tokens > state.tokens.count(good)
        ]

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        state.tokens += (action.index,)
        laid = state.board.tokens
        if log is not None and len(state.tokens) == len(laid):
            places = tuple(state.board.name(region) for region in laid)
            log.append(Event("event-tokens", NONE, {"tokens": len(laid)}, places))
        return ()


class SetUp(Act, frozen=True):
    """Map and row lie there: armies (1.3), tokens (1.6), neutral armies (1.7), then the bid."""

    def run(self, state: EmpireState, log: Log) -> Steps:
        if log is not None:
            cards = tuple(state.card_thing(card) for card in state.row)
            log.append(Event("event-row", NONE, {"cards": len(cards)}, cards))
        for seat in range(state.seats):
            for _ in range(state.game.components.numbers.start_armies):
                state.place(seat, state.board.start)
        steps: list[Step] = []
        if state.options.tokens:
            steps += [DrawToken()] * len(state.board.tokens)
        if state.options.neutral:
            count = state.game.components.numbers.neutral_armies
            steps += [Garrison(state.ages[n % state.seats], count - n) for n in range(count)]
        bids = Together(tuple((Bid(seat),) for seat in range(state.seats)))
        return (*steps, bids, Auction())


SETTLE = Offer("settle", Rule("1.7", "why-other-map", on_map))


class Garrison(Decision, frozen=True):
    """Rule 1.7: the two players set neutral armies in turn, wherever they like."""

    left: int

    asks = "ask-garrison"

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"count": self.left}

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (SETTLE,)

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        region = action.index - state.board.base
        state.place(state.seats, region)
        state.tell(log, "event-garrison", self.seat, region)
        return ()


# The bid ------------------------------------------------------------------------------------


def purse(state: EmpireState, step: Bid, mask: int) -> int:
    return mask & (1 << state.coins[step.seat] + 1) - 1


BID = Offer("bid", Rule("2.1", "why-no-such-bid", purse))


class Bid(Decision, frozen=True):
    """Rule 2.1: all bid at once, unseen, from nothing to all they have."""

    asks = "ask-bid"
    sealed = True

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"coins": state.coins[self.seat]}

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (BID,)

    def closed(self, state: EmpireState) -> tuple[tuple[str, Rule], ...]:
        return NOT_YET

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        state.bids[self.seat] = action.index
        if log is not None:
            log.append(Event("event-bid", self.seat, {"coins": action.index}))
        return ()


NOT_YET = (("take", Rule("2.1", "why-bid-first")),)


class Auction(Act, frozen=True):
    """Rules 2.2 and 2.3: the highest bid is paid and begins; of equal ones, the youngest's."""

    def run(self, state: EmpireState, log: Log) -> Steps:
        winner = max(state.ages, key=state.bids.__getitem__)  # the first of equals
        state.pay(winner, state.bids[winner])
        state.first = winner
        if log is not None:
            log.append(Event("event-first", winner, {"coins": state.bids[winner]}))
        return (Turn(winner),)


STEPS: tuple[type[Step], ...] = (
    *TURN_STEPS, DrawMap, DrawAge, DrawToken, SetUp, Garrison, Bid, Auction,
)  # fmt: skip
