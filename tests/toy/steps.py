"""The decisions of the toy bazaar, and what follows from each."""

from __future__ import annotations

from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Odds, bag_odds, one_less
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import (
    Act,
    Chance,
    Decision,
    Log,
    Offer,
    Rule,
    Step,
    Steps,
    Together,
)
from tests.toy.components import BAGS
from tests.toy.state import NO_BID, Card, ToyState

# The round ----------------------------------------------------------------------------------


class NextRound(Act, frozen=True):
    """Rule 1.3: a round is bids, road and turns; after the last one the game ends."""

    def run(self, state: ToyState, log: Log) -> Steps:
        if state.round == state.options.rounds:
            return ()
        state.round += 1
        state.bids = [NO_BID] * state.seats
        if log is not None:
            log.append(Event("event-round", -1, {"round": state.round}))
        bids = Together(tuple((Bid(seat),) for seat in range(state.seats)))
        return (bids, Auction(), NextRound())


def affordable(state: ToyState, step: Bid, mask: int) -> int:
    return mask & (1 << state.purses[step.seat] + 1) - 1


BID = Offer("bid", Rule("2.1", "why-too-dear", affordable))


class Bid(Decision, frozen=True):
    """Rule 2.1: all bid coins at once, unseen."""

    asks = "ask-bid"
    sealed = True

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (BID,)

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        state.bids[self.seat] = action.index
        if log is not None:
            log.append(Event("event-bid", self.seat, {"coins": action.index}))
        return ()


class Auction(Act, frozen=True):
    """Rule 2.2: the highest bid is paid and leads; of equal ones, the first clockwise."""

    def run(self, state: ToyState, log: Log) -> Steps:
        clockwise = [(state.leader + n) % state.seats for n in range(state.seats)]
        winner = max(clockwise, key=state.bids.__getitem__)
        state.pay(winner, state.bids[winner])
        state.leader = winner
        if log is not None:
            log.append(Event("event-lead", winner, {"coins": state.bids[winner]}))
        road = Together(tuple((Roll(seat, 0),) for seat in range(state.seats)))
        turns = tuple(Turn((winner + n) % state.seats) for n in range(state.seats))
        return (road, *turns)


# The road: everyone at once, each with dice of their own ------------------------------------


class Roll(Chance, frozen=True):
    """Rule 3.1: the die of one traveller."""

    seat: int
    nth: int

    verb = "roll"

    def name(self, state: ToyState) -> str:
        return f"road/{state.round}/seat-{self.seat}/{self.nth}"

    def odds(self, state: ToyState) -> Odds:
        return list(enumerate(state.game.components.numbers.die))

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        if log is not None:
            log.append(Event("event-roll", self.seat, {"die": action.index + 1}))
        return (Travel(self.seat, action.index + 1, self.nth),)


def not_back(state: ToyState, step: Travel, mask: int) -> int:
    return mask & -1 << state.places[step.seat]


def within_die(state: ToyState, step: Travel, mask: int) -> int:
    return mask & (1 << state.places[step.seat] + step.die + 1) - 1


GO = Offer("go", Rule("3.2", "why-back", not_back), Rule("3.1", "why-too-far", within_die))


class Travel(Decision, frozen=True):
    """Rule 3.1: go at most as far as the die shows; after the first ride, perhaps on (3.3)."""

    die: int
    nth: int

    asks = "ask-travel"

    def about(self, state: ToyState) -> dict[str, Arg]:
        return {"die": self.die}

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (GO,)

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        state.places[self.seat] = action.index
        if log is not None:
            log.append(Event("event-go", self.seat, {"place": action.target}, (action.target,)))
        return () if self.nth else (Camp(self.seat),)


def has_coin(state: ToyState, step: Camp | Answer, mask: int) -> int:
    return mask if state.purses[step.seat] else 0


CAMP = Offer("camp")
PRESS = Offer("press", Rule("3.3", "why-no-coin", has_coin))


class Camp(Decision, frozen=True):
    """Rule 3.3: stay for the night, or pay a coin and roll once more."""

    asks = "ask-camp"

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (CAMP, PRESS)

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        if log is not None:
            log.append(Event(f"event-{action.verb}", self.seat))
        if action.verb == "camp":
            return ()
        state.pay(self.seat, 1)
        return (Roll(self.seat, 1),)


# The turn -----------------------------------------------------------------------------------


def hand_has_room(state: ToyState, step: Turn, mask: int) -> int:
    return mask if len(state.hands[step.seat]) < state.game.components.numbers.hand else 0


def bag_holds(state: ToyState, step: Turn, mask: int) -> int:
    return mask & mask_of(bag for bag, kinds in enumerate(state.bags) if any(kinds))


def at_table(state: ToyState, step: Turn, mask: int) -> int:
    return mask & (1 << state.seats - 1) - 1


def rival_holds(state: ToyState, step: Turn, mask: int) -> int:
    return mask & mask_of(n for n in bits(mask) if state.hands[rival(state, step.seat, n)])


def rival(state: ToyState, seat: int, index: int) -> int:
    """The seat that the targets `rival:1`, `rival:2`... name: so many places clockwise."""
    return (seat + index + 1) % state.seats


ROOM = Rule("4.3", "why-hand-full", hand_has_room)
DRAW = Offer("draw", ROOM, Rule("4.2", "why-bag-empty", bag_holds))
ASK = Offer(
    "ask", Rule("1.1", "why-no-rival", at_table), ROOM, Rule("4.4", "why-no-card", rival_holds)
)
REST = Offer("rest")
SELL_LATER = Rule("4.1", "why-sell-later")
ONE_A_TURN = Rule("4.1", "why-one-a-turn")


class Turn(Decision, frozen=True):
    """Rule 4.1: draw, ask or rest."""

    asks = "ask-turn"

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (DRAW, ASK, REST)

    def closed(self, state: ToyState) -> tuple[tuple[str, Rule], ...]:
        return (("sell", SELL_LATER), ("keep", SELL_LATER))

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        market = Market(self.seat)
        if action.verb == "draw":
            return (Draw(self.seat, action.index), market)
        if action.verb == "rest":
            return (market,)
        asked = rival(state, self.seat, action.index)
        if log is not None:
            log.append(Event("event-ask", self.seat, {"asked": f"seat:{asked}"}))
        return (Answer(asked, self.seat), market)


class Draw(Chance, frozen=True):
    """Rules 1.2 and 4.2: a card from a bag, seen by who draws it."""

    seat: int
    bag: int

    verb = "deal"

    def name(self, state: ToyState) -> str:
        left = sum(state.bags[self.bag])
        return f"{BAGS[self.bag]}/{sum(state.game.bags[self.bag]) - left}"

    def odds(self, state: ToyState) -> Odds:
        return bag_odds(state.bags[self.bag])

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        north, south = state.bags
        state.bags = (
            (one_less(north, action.index), south)
            if self.bag == 0
            else (north, one_less(south, action.index))
        )
        state.hands[self.seat] += (Card(action.index, self.bag, 1 << self.seat),)
        if log is not None:
            args: dict[str, Arg] = {"bag": f"bag:{BAGS[self.bag]}", "card": action.target}
            log.append(Event("event-draw", self.seat, args, (), {"card": (self.seat,)}))
        return ()


def holds_slot(state: ToyState, step: Answer | Market, mask: int) -> int:
    return mask & (1 << len(state.hands[step.seat])) - 1


GIVE = Offer("give", Rule("4.5", "why-empty-slot", holds_slot))
REFUSE = Offer("refuse", Rule("4.7", "why-no-coin", has_coin))


class Answer(Decision, frozen=True):
    """Rules 4.5 to 4.7: out of turn, give who asks a card, or pay to keep them all."""

    asker: int

    asks = "ask-answer"

    def about(self, state: ToyState) -> dict[str, Arg]:
        return {"asker": f"rival:{(self.asker - self.seat) % state.seats}"}

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (GIVE, REFUSE)

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        if action.verb == "give":
            self.give(state, action.index, log)
            return ()
        state.purses[self.seat] -= 1
        state.purses[self.asker] += 1
        if log is not None:
            log.append(Event("event-refuse", self.seat, {"asker": f"seat:{self.asker}"}))
        return ()

    def give(self, state: ToyState, slot: int, log: Log) -> None:
        """Rule 4.6: who sees the face of the card remembers it."""
        hand = state.hands[self.seat]
        seen = mask_of(range(state.seats)) if state.options.open_gifts else 1 << self.asker
        card = hand[slot]._replace(known=hand[slot].known | seen)
        state.hands[self.seat] = hand[:slot] + hand[slot + 1 :]
        state.hands[self.asker] += (card,)
        if log is not None:
            args: dict[str, Arg] = {
                "asker": f"seat:{self.asker}",
                "bag": f"bag:{BAGS[card.bag]}",
                "card": state.card_thing(card.kind),
            }
            secret = {} if state.shown_to(card, None) else {"card": tuple(bits(card.known))}
            log.append(Event("event-give", self.seat, args, (f"slot:{slot}",), secret))


def not_sold_yet(state: ToyState, step: Market, mask: int) -> int:
    kinds = {card.kind for card in state.sold[step.seat]}
    hand = state.hands[step.seat]
    return mask & mask_of(slot for slot in bits(mask) if hand[slot].kind not in kinds)


SELL = Offer(
    "sell",
    Rule("5.1", "why-empty-slot", holds_slot),
    Rule("5.2", "why-sold-before", not_sold_yet),
)
KEEP = Offer("keep")


class Market(Decision, frozen=True):
    """Rule 5.1: the turn ends with a card sold, or none."""

    asks = "ask-market"

    def offers(self, state: ToyState) -> tuple[Offer, ...]:
        return (SELL, KEEP)

    def closed(self, state: ToyState) -> tuple[tuple[str, Rule], ...]:
        return (("draw", ONE_A_TURN), ("ask", ONE_A_TURN), ("rest", ONE_A_TURN))

    def take(self, state: ToyState, action: Action, log: Log) -> Steps:
        state.turn += 1
        if action.verb == "sell":
            hand = state.hands[self.seat]
            card = hand[action.index]._replace(known=mask_of(range(state.seats)))
            state.hands[self.seat] = hand[: action.index] + hand[action.index + 1 :]
            state.sold[self.seat] += (card,)
            if log is not None:
                thing = state.card_thing(card.kind)
                log.append(Event("event-sell", self.seat, {"card": thing}, (action.target,)))
        return ()


STEPS: tuple[type[Step], ...] = (
    NextRound, Bid, Auction, Roll, Travel, Camp, Turn, Draw, Answer, Market,
)  # fmt: skip
