"""A turn of Eight-Minute Empire: a card is taken, its action done, the row filled up."""

from __future__ import annotations

from typing import ClassVar

from pentarchy.games.eight_minute_empire.components import DEEDS, Deed
from pentarchy.games.eight_minute_empire.rules import (
    BEFORE_CARD,
    CAN,
    CHOOSE,
    DONE,
    FINISH_IT,
    FOUND,
    MARCH,
    NO_SECOND_CARD,
    PLACE,
    RAZE,
    SAIL,
    TAKE,
    WHOSE,
)
from pentarchy.games.eight_minute_empire.state import NONE, EmpireState
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event, Repeats
from pentarchy.kernel.steps import Chance, Decision, Log, Offer, Rule, Step, Steps


class OnSeat(Decision, frozen=True):
    """Any decision of a turn: what its texts may mention."""

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"card": state.card_thing(state.card)}


# Taking a card ------------------------------------------------------------------------------


class Turn(OnSeat, frozen=True):
    """Rule 3.1: the seat takes one card of the row."""

    asks = "ask-take"

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"coins": state.coins[self.seat]}

    def about_target(self, state: EmpireState, target: str) -> dict[str, Arg]:
        """Rule 3.2: the price of a card is that of its place."""
        things = [state.card_thing(card) for card in state.row]
        prices = state.game.components.numbers.prices
        return {"price": prices[things.index(target)]} if target in things else {}

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (TAKE,)

    def closed(self, state: EmpireState) -> tuple[tuple[str, Rule], ...]:
        return BEFORE_CARD

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        seat, card = self.seat, action.index
        place = state.row.index(card)
        price = state.game.components.numbers.prices[place]
        state.row = (*state.row[:place], NONE, *state.row[place + 1 :])
        state.pay(seat, price)
        state.cards[seat] |= 1 << card
        state.card = card
        if log is not None:
            told: dict[str, Arg] = {"card": action.target, "price": price}
            log.append(Event("event-take", seat, told, (action.target,)))
        row = state.game.components.card[card]
        if row.join is None:
            return begin(state, seat, 0, NONE, log)
        if any(CAN[deed](state, seat) for deed, _ in row.does):
            return (Choose(seat),)
        return idle(state, seat, log)


# One of two, or both ------------------------------------------------------------------------


class Choose(OnSeat, frozen=True):
    """Rules 3.6 and 3.7: which of the card's two deeds is done, or done first."""

    asks = "ask-choose"

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (CHOOSE, DONE)

    def closed(self, state: EmpireState) -> tuple[tuple[str, Rule], ...]:
        return NO_SECOND_CARD

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return decline(state, self.seat, log)
        row = state.game.components.card[state.card]
        half = [deed for deed, _ in row.does].index(DEEDS[action.index])
        later = 1 - half if row.join == "and" else NONE
        return begin(state, self.seat, half, later, log)


def begin(state: EmpireState, seat: int, half: int, later: int, log: Log) -> Steps:
    """Begin a card's deed, its only one or the chosen one; of no use, it is passed over (4.12)."""
    deed, count = state.game.components.card[state.card].does[half]
    if CAN[deed](state, seat):
        return (STEP_OF[deed](seat, count, later),)
    return idle(state, seat, log)


def finish(state: EmpireState, seat: int, later: int, log: Log) -> Steps:
    """A deed is done: the card's other one follows (rule 3.7), or the turn ends."""
    if later == NONE:
        return end_turn(state, seat, log)
    deed, count = state.game.components.card[state.card].does[later]
    if CAN[deed](state, seat):
        return (STEP_OF[deed](seat, count, NONE),)
    return rest(state, seat, log)


def idle(state: EmpireState, seat: int, log: Log) -> Steps:
    """Rule 4.12: there is nothing that the card could do."""
    if log is not None:
        log.append(Event("event-idle", seat))
    return end_turn(state, seat, log)


def rest(state: EmpireState, seat: int, log: Log) -> Steps:
    """Rule 4.12: there is nothing that the rest of the card could do."""
    if log is not None:
        log.append(Event("event-rest", seat))
    return end_turn(state, seat, log)


def decline(state: EmpireState, seat: int, log: Log) -> Steps:
    """Rule 3.5: the card is kept, what is left of its action is not done."""
    if log is not None:
        log.append(Event("event-decline", seat))
    return end_turn(state, seat, log)


# The deeds ----------------------------------------------------------------------------------


class DeedStep(OnSeat, frozen=True):
    """A deed of the card, click by click; whoever wants no more of it is done (rule 3.5)."""

    deed: ClassVar[Deed]
    count: int
    """How often it can still be done."""
    later: int
    """The half of the card that comes after it (rule 3.7), or NONE."""

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"card": state.card_thing(state.card), "count": self.count}

    def repeats(self, state: EmpireState) -> Repeats:
        """As often as the card says."""
        times = dict(state.game.components.card[state.card].does)[self.deed]
        return Repeats(times - self.count, times)

    def closed(self, state: EmpireState) -> tuple[tuple[str, Rule], ...]:
        return NO_SECOND_CARD

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        if action.verb != "done":
            return self.act(state, action, log)
        if log is not None:
            log.append(Event(self._stopping(state), self.seat))
        return finish(state, self.seat, self.later, log)

    def binding(self, state: EmpireState, action: Action) -> bool | None:
        """Who has moves left can at least move the same army back (4.4, 4.6). After the last of a
        deed, and of the card, the turn ends (3.8), unless it is asked whose army it was (4.10)."""
        verb = action.verb
        if verb == "march" and self.count > 1:
            return False
        last = verb == "done" or (self.count == 1 and verb != "raze")
        return True if last and self.later == NONE else None

    def _stopping(self, state: EmpireState) -> str:
        """How the end of a deed is told: some of it was done, or a half, or the card, was not."""
        card = state.game.components.card[state.card]
        if self.count < dict(card.does)[self.deed]:
            return "event-stop"
        return "event-skip" if card.join == "and" else "event-decline"

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        """Do it once."""
        raise NotImplementedError

    def once_less(self, state: EmpireState, log: Log) -> Steps:
        """What follows when it was done once: the same again, as long as it is of use."""
        if self.count == 1:
            return finish(state, self.seat, self.later, log)
        if CAN[self.deed](state, self.seat):
            return (STEP_OF[self.deed](self.seat, self.count - 1, self.later),)
        if self.later == NONE:
            return rest(state, self.seat, log)
        return finish(state, self.seat, self.later, log)


class Place(DeedStep, frozen=True):
    """Rules 4.1 and 4.2: a new army in the start region or where an own city is."""

    asks = "ask-place"
    deed: ClassVar[Deed] = "place"

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (PLACE, DONE)

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        region = action.index - state.board.base
        state.place(self.seat, region)
        state.tell(log, "event-place", self.seat, region)
        return self.once_less(state, log)


class March(DeedStep, frozen=True):
    """Rules 4.4 and 4.5: one own army goes one step over land."""

    asks = "ask-march"
    deed: ClassVar[Deed] = "march"

    def about_target(self, state: EmpireState, target: str) -> dict[str, Arg]:
        ends = state.game.way_ends.get(target)
        return {} if ends is None else {"from": ends[0], "to": ends[1]}

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (MARCH, DONE)

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        board = state.board
        origin, goal = divmod(action.index - board.way_base, board.count)
        state.march(self.seat, origin, goal)
        if log is not None:
            places = (board.name(origin), board.name(goal))
            log.append(
                Event("event-march", self.seat, {"from": places[0], "to": places[1]}, places)
            )
        return self.once_less(state, log)


class Sail(March, frozen=True):
    """Rule 4.6: the same, and dotted lines are borders."""

    asks = "ask-sail"
    deed: ClassVar[Deed] = "sail"

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (SAIL, DONE)


class Found(DeedStep, frozen=True):
    """Rule 4.8: a city where an own army stands."""

    asks = "ask-found"
    deed: ClassVar[Deed] = "found"

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (FOUND, DONE)

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        region = action.index - state.board.base
        state.found(self.seat, region)
        state.tell(log, "event-found", self.seat, region)
        return self.once_less(state, log)


class Raze(DeedStep, frozen=True):
    """Rule 4.10: any army of anybody is taken off the board."""

    asks = "ask-raze"
    deed: ClassVar[Deed] = "raze"

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (RAZE, DONE)

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        region = action.index - state.board.base
        owners = [colour for colour, held in enumerate(state.held) if held >> region & 1]
        if len(owners) > 1:
            return (Whose(self.seat, self.count, self.later, region),)
        return self.raze(state, owners[0], region, log)

    def raze(self, state: EmpireState, colour: int, region: int, log: Log) -> Steps:
        """Rule 4.11: it goes back to its owner's reserve, or out of the game."""
        state.raze(colour, region)
        if log is not None:
            place = state.board.name(region)
            log.append(self._told(state, colour, place))
        return self.once_less(state, log)

    def _told(self, state: EmpireState, colour: int, place: str) -> Event:
        if colour == self.seat:
            return Event("event-raze-own", self.seat, {"region": place}, (place,))
        if colour == state.seats:
            return Event("event-raze-neutral", self.seat, {"region": place}, (place,))
        told: dict[str, Arg] = {"region": place, "owner": f"seat:{colour}"}
        return Event("event-raze", self.seat, told, (place,))


class Whose(Raze, frozen=True):
    """Rule 4.10: whose army it is, where several players have some."""

    region: int

    asks = "ask-whose"

    def about(self, state: EmpireState) -> dict[str, Arg]:
        return {"card": state.card_thing(state.card), "region": state.board.name(self.region)}

    def offers(self, state: EmpireState) -> tuple[Offer, ...]:
        return (WHOSE,)

    def closed(self, state: EmpireState) -> tuple[tuple[str, Rule], ...]:
        return (*NO_SECOND_CARD, FINISH_IT)

    def act(self, state: EmpireState, action: Action, log: Log) -> Steps:
        colour = state.game.rivals[state.seats, self.seat][action.index]
        return self.raze(state, colour, self.region, log)


STEP_OF: dict[Deed, type[DeedStep]] = {
    "place": Place,
    "march": March,
    "sail": Sail,
    "found": Found,
    "raze": Raze,
}


# The end of a turn --------------------------------------------------------------------------


def end_turn(state: EmpireState, seat: int, log: Log) -> Steps:
    """Rules 3.8 and 5.1: the row closes up and is filled, unless that was the last turn."""
    state.turn += 1
    state.card = NONE
    state.row = tuple(card for card in state.row if card != NONE)
    if state.turn == state.seats * state.game.components.cards(state.seats):
        if log is not None:
            log.append(Event("event-over", NONE))
        return ()
    return (Reveal(), Turn((seat + 1) % state.seats))


class Reveal(Chance, frozen=True):
    """Rules 1.2 and 3.8: the next card of the pile comes to the right end of the row."""

    verb = "reveal"

    def name(self, state: EmpireState) -> str:
        return f"deck/{state.drawn}"

    def odds(self, state: EmpireState) -> Odds:
        return [(card, 1) for card in bits(state.deck)]

    def take(self, state: EmpireState, action: Action, log: Log) -> Steps:
        state.deck ^= 1 << action.index
        state.drawn += 1
        state.row += (action.index,)
        if log is not None and state.first != NONE:  # the first row is told as a whole
            log.append(Event("event-reveal", NONE, {"card": action.target}, (action.target,)))
        return ()


TURN_STEPS: tuple[type[Step], ...] = (
    Turn, Choose, Place, March, Sail, Found, Raze, Whose, Reveal,
)  # fmt: skip
