"""The Lookout: new cards for everybody (section 2), in its variants."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.catalog import COMMON_DECK
from pentarchy.games.imperial_settlers.goods import COMMON_CARD, FACTION_CARD
from pentarchy.games.imperial_settlers.places import AmongCards
from pentarchy.games.imperial_settlers.state import SettlersState
from pentarchy.games.imperial_settlers.steps_draw import OFFER, PACK, Draw, GainCard, Pick, discard
from pentarchy.games.imperial_settlers.steps_solo import RivalTakes
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits
from pentarchy.kernel.messages import Arg, Event
from pentarchy.kernel.steps import Act, Log, Offer, Rule, Step, Steps, Together


class Lookout(Act, frozen=True):
    """Rules 2.2 to 2.7: the top card of one's faction deck, then common cards by the variant."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        clockwise = [(state.first + n) % state.seats for n in range(state.seats)]
        cards = [GainCard(seat, FACTION_CARD) for seat in clockwise]
        if state.options.peaceful:
            cards += [GainCard(seat, COMMON_CARD) for seat in clockwise]
        if state.solo:
            common = _solo(state)
        else:
            variants = {"standard": _standard, "passing": _passing, "harder": _harder}
            common = variants[state.options.lookout](state, clockwise)
        return (*cards, *common)


def _standard(state: SettlersState, clockwise: list[int]) -> list[Step]:
    """Rules 2.3 and 2.4: twice a card each from one more than there are players; the second
    time from the last player on, counter-clockwise."""
    count = state.seats + state.game.components.numbers.spare
    steps: list[Step] = []
    for order in (clockwise, clockwise[::-1]):
        steps += [Reveal()] * count
        steps += [TakeOne(seat) for seat in order]
        steps.append(DiscardOffer())
    return steps


def _harder(state: SettlersState, clockwise: list[int]) -> list[Step]:
    """Rule 2.6: two picks each from one offer, which is filled up on the way."""
    steps: list[Step] = [Reveal()] * state.game.components.numbers.harder_offer
    seats = len(clockwise)
    for place, seat in enumerate(clockwise * 2):
        first_round = place < seats
        among = place % seats
        added = among > 1 if first_round else 0 < among < seats - 1
        steps += [Reveal()] * (added and seats > 2) + [TakeOne(seat)]
    return [*steps, DiscardOffer()]


def _passing(state: SettlersState, clockwise: list[int]) -> list[Step]:
    """Rule 2.5: three cards each; keep one, pass two, keep one of those received."""
    size = state.game.components.numbers.pack
    dealt = [GainCard(seat, COMMON_CARD, PACK) for seat in clockwise for _ in range(size)]
    return [*dealt, Drafting(), PassOn(), Drafting(), DiscardPacks()]


def _solo(state: SettlersState) -> list[Step]:
    """Rule 12.2: one of four, one at random to the opponent, one of two, the other to him."""
    opened = [Reveal()] * state.game.components.numbers.solo_offer
    return [*opened, TakeOne(0), RivalTakes(), TakeOne(0), RivalTakes()]


class Reveal(Act, frozen=True):
    """A common card is opened, if there is one left."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        return (Draw(-1, COMMON_DECK, OFFER),) if state.left_in(COMMON_DECK) else ()


class TakeOne(Act, frozen=True):
    """It is this seat's turn to take a card, if there is one."""

    seat: int

    def run(self, state: SettlersState, log: Log) -> Steps:
        return (Take(self.seat),) if state.offer else ()


def on_offer(state: SettlersState, step: Take, mask: int) -> int:
    return mask & state.offer


TAKE = Offer("take", Rule("2.3", "why-not-on-offer", on_offer))


class Take(AmongCards, frozen=True):
    """Rule 2.3: one of the open cards, for all to see."""

    asks = "ask-take"

    def offers(self, state: SettlersState) -> tuple[Offer, ...]:
        return (TAKE,)

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        state.offer &= ~(1 << action.index)
        state.into_hand(self.seat, action.index, openly=True)
        if log is not None:
            log.append(Event("event-take", self.seat, {"card": action.target}, (action.target,)))
        return ()


class DiscardOffer(Act, frozen=True):
    """What nobody took is discarded."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        for card in bits(state.offer):
            discard(state, -1, card, log)
        state.offer = 0
        return ()


# The passing draft --------------------------------------------------------------------------


class Drafting(Act, frozen=True):
    """Rule 2.5: everyone keeps a card at the same time, unseen."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        return (
            Together(
                tuple((Draft(seat),) if state.packs[seat] else () for seat in range(state.seats))
            ),
        )


class Draft(Pick, frozen=True):
    """One card of the pack is kept."""

    asks = "ask-draft"
    sealed = True

    def about(self, state: SettlersState) -> dict[str, Arg]:
        """Whether the others are passed on: once they were, the last one is discarded."""
        passed = any(isinstance(step, PassOn) for step in state.agenda)
        return {**super().about(state), "passed": int(passed)}

    def take(self, state: SettlersState, action: Action, log: Log) -> Steps:
        self.keep(state, action.verb, log)
        return ()


class PassOn(Act, frozen=True):
    """Packs go to the next player clockwise; who passes a card knows it."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        for seat, pack in enumerate(state.packs):
            for card in pack:
                state.glimpsed[seat] |= 1 << card
                if log is not None:
                    log.append(_handed_on(state, seat, card))
        state.packs = [state.packs[seat - 1] for seat in range(state.seats)]
        return ()


def _handed_on(state: SettlersState, seat: int, card: int) -> Event:
    """Only the two of them know which card it is."""
    to = (seat + 1) % state.seats
    args: dict[str, Arg] = {"card": state.catalog.names[card], "to": f"seat:{to}"}
    return Event("event-hand-on", seat, args, (), {"card": (seat, to)})


class DiscardPacks(Act, frozen=True):
    """The last card of each pack is discarded."""

    def run(self, state: SettlersState, log: Log) -> Steps:
        for seat, pack in enumerate(state.packs):
            state.packs[seat] = ()
            for card in pack:
                state.reveal(card, log)
                state.forget(card)
                discard(state, seat, card, log)
        return ()
