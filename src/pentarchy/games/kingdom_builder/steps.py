"""The decisions of Kingdom Builder, and what follows from each."""

from __future__ import annotations

from pentarchy.games.kingdom_builder.state import NONE, KingdomState
from pentarchy.games.kingdom_builder.tiles import BESIDE_OWN, BUILDABLE, FREE, ON_CARD
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import mask_of
from pentarchy.kernel.chance import Odds, bag_odds, one_less, one_more
from pentarchy.kernel.messages import Arg, Event, Repeats
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Steps


class OnSeat(Decision, frozen=True):
    """Any decision of a turn: what its texts may mention."""

    @property
    def lifted(self) -> int:
        """The settlement lifted for a move, as a set of hexes."""
        return 0

    def about(self, state: KingdomState) -> dict[str, Arg]:
        builds = min(state.builds, state.supply[self.seat])  # rule 2.8
        return {"terrain": state.terrain_thing(state.card), "builds": builds}


# The turn -----------------------------------------------------------------------------------


def holds(state: KingdomState, step: OnSeat, mask: int) -> int:
    return mask & state.board.kinds_among[state.held[step.seat]]


def is_ready(state: KingdomState, step: OnSeat, mask: int) -> int:
    return mask & state.board.kinds_among[state.ready[step.seat]]


def supplied(state: KingdomState, step: OnSeat, mask: int) -> int:
    return mask if state.supply[step.seat] else mask & ~state.game.building_tiles


def has_target(state: KingdomState, step: OnSeat, mask: int) -> int:
    found = 0
    for kind, _ in state.board.kinds:
        if mask >> kind & 1 and state.game.tile_offers[kind].possible(state, step):
            found |= 1 << kind
    return found


def has_room(state: KingdomState, step: OnSeat, mask: int) -> int:
    offers = state.game.tile_offers
    return mask & mask_of(
        kind for kind, _ in state.board.kinds if offers[kind].has_room(state, step)
    )


USE = Offer(
    "use",
    Rule("5.1", "why-no-tile", holds),
    Rule("2.4", "why-tile-not-ready", is_ready),
    Rule("6.11", "why-no-supply", supplied),
    Rule("6.13", "why-no-target", has_room).explaining(),
    Rule("6.10", "why-all-held-at-home", has_target),
)
# Cards show only terrain that can be built on, so 3.3 implies 3.2.
MANDATORY = Offer("build", FREE, BUILDABLE.explaining(), ON_CARD, BESIDE_OWN)
END = Offer("end")

NOT_SKIPPED = ("end", Rule("2.3", "why-not-skipped"))
NOT_BETWEEN = ("use", Rule("2.3", "why-not-between"))
ALL_BUILT = ("build", Rule("2.2", "why-all-built"))
COMPLETE_IT = Rule("2.5", "why-complete")


class Between(OnSeat, frozen=True):
    """The mandatory action has begun: nothing else until it is done (2.2, 2.3)."""

    asks = "ask-between"

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (MANDATORY,)

    def closed(self, state: KingdomState) -> tuple[tuple[str, Rule], ...]:
        return (NOT_BETWEEN, NOT_SKIPPED)

    def repeats(self, state: KingdomState) -> Repeats:
        """Three settlements, or as many as there are (2.2, 2.8)."""
        done = state.game.mandatory_builds - state.builds
        return Repeats(done, done + min(state.builds, state.supply[self.seat]))

    def binding(self, state: KingdomState, action: Action) -> bool | None:
        """Building on is no end while there is a settlement and a hex for the next one (2.2)."""
        if action.verb != "build" or state.builds < 2 or state.supply[self.seat] < 2:
            return None
        return None if state.board.ground[state.card] & state.free == 1 << action.index else False

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.builds -= 1
        state.build(self.seat, action.index, log)
        return go_on(state, self.seat, log)


class Before(Between, frozen=True):
    """The mandatory action has not begun: build its first settlement, or use a tile (2.4)."""

    asks = "ask-before"

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (MANDATORY, USE)

    def closed(self, state: KingdomState) -> tuple[tuple[str, Rule], ...]:
        return (NOT_SKIPPED,)

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        if action.verb == "use":
            return use_tile(state, self.seat, action.index, log)
        return Between.take(self, state, action, log)


class After(OnSeat, frozen=True):
    """The mandatory action is done: use a tile, or end the turn (2.4, 2.7)."""

    asks = "ask-after"

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (USE, END)

    def closed(self, state: KingdomState) -> tuple[tuple[str, Rule], ...]:
        return (ALL_BUILT,)

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        if action.verb == "use":
            return use_tile(state, self.seat, action.index, log)
        return end_turn(state, self.seat, log)


class GoOn(Act, frozen=True):
    """An extra action is done: the turn goes on where it was."""

    seat: int

    def run(self, state: KingdomState, log: Log) -> Steps:
        return go_on(state, self.seat, log)


def go_on(state: KingdomState, seat: int, log: Log) -> Steps:
    """What comes next in a turn."""
    if not state.supply[seat]:
        state.builds = 0  # rule 2.8
    builds = state.builds
    if builds:
        if is_full(state):
            return replace_card(state, seat, log)
        return (Before(seat),) if builds == state.game.mandatory_builds else (Between(seat),)
    if not state.ready[seat]:
        return end_turn(state, seat, log)
    if state.options.late_replacement and is_full(state) and is_replaceable(state):
        return replace_card(state, seat, log)  # the other reading of rule 4.4
    after = After(seat)
    # Asked through the state, which keeps the answer for the `legal` that follows.
    if state.open_targets(after)["use"]:
        return (after,)
    return end_turn(state, seat, log)  # rule 2.7


def is_full(state: KingdomState) -> bool:
    """Whether no hex of the played card's terrain is free (rule 4.2)."""
    return not state.board.ground[state.card] & state.free


def is_replaceable(state: KingdomState) -> bool:
    """Whether another card may fit: some hex is free, and there is a card to draw."""
    return bool(state.free & state.board.buildable) and (any(state.pile) or any(state.discards))


def start_turn(state: KingdomState, seat: int, log: Log) -> Steps:
    """Rule 2.1: the held card is turned face up."""
    state.card = state.hands[seat]
    state.hands[seat] = NONE
    state.builds = state.game.mandatory_builds
    if log is not None:
        log.append(Event("event-play-card", seat, {"terrain": state.terrain_thing(state.card)}))
    return go_on(state, seat, log)


def end_turn(state: KingdomState, seat: int, log: Log) -> Steps:
    """Rule 2.6: discard, draw a new hidden card, all tiles become ready."""
    state.discards = one_more(state.discards, state.card)
    state.card = NONE
    state.ready[seat] = state.held[seat]
    state.turn += 1
    fill_pile(state, log)
    return (Draw(seat),)


def next_turn(state: KingdomState, seat: int, log: Log) -> Steps:
    """Clockwise to the next seat (1.7); rule 7.1 ends the game after a whole round."""
    following = (seat + 1) % state.seats
    if following == state.start and 0 in state.supply:
        if log is not None:
            log.append(Event("event-over", seat))
        return ()
    return start_turn(state, following, log)


# Terrain cards ------------------------------------------------------------------------------


def fill_pile(state: KingdomState, log: Log) -> None:
    """Rule 4.1: when a card must be drawn from an empty pile, the discards become the pile."""
    if any(state.pile):
        return
    state.pile = state.discards
    state.discards = (0,) * len(state.pile)
    state.batch += 1
    if log is not None:
        log.append(Event("event-reshuffle", NONE, {"cards": sum(state.pile)}))


def replace_card(state: KingdomState, seat: int, log: Log) -> Steps:
    """Rule 4.2: a card without a free hex leaves the game; the next is drawn openly."""
    state.gone = one_more(state.gone, state.card)
    if log is not None:
        log.append(Event("event-card-gone", seat, {"terrain": state.terrain_thing(state.card)}))
    state.card = NONE
    fill_pile(state, log)
    return (Replace(seat),)


class TerrainDraw(Chance, frozen=True):
    """A card from the pile of terrain cards."""

    seat: int

    verb = "draw"

    def name(self, state: KingdomState) -> str:
        return f"terrain/{state.drawn}"

    def odds(self, state: KingdomState) -> Odds:
        return bag_odds(state.pile)


class Draw(TerrainDraw, frozen=True):
    """A hidden card for the hand (1.4, 2.6); once all hold one, the next turn begins."""

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        seat = self.seat
        state.pile = one_less(state.pile, action.index)
        state.drawn += 1
        state.hands[seat] = action.index
        state.batches[seat] = state.batch
        if log is not None:
            card: dict[str, Arg] = {"terrain": state.terrain_thing(action.index)}
            log.append(Event("event-draw", seat, card, (), {"terrain": (seat,)}))
        if NONE in state.hands:
            return (Draw((seat + 1) % state.seats),)
        return next_turn(state, seat, log)


class Replace(TerrainDraw, frozen=True):
    """An open card in place of one without a free hex (4.2, 4.3)."""

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.pile = one_less(state.pile, action.index)
        state.drawn += 1
        state.card = action.index
        if log is not None:
            card: dict[str, Arg] = {"terrain": state.terrain_thing(action.index)}
            log.append(Event("event-replacement", self.seat, card))
        return go_on(state, self.seat, log)


# Extra actions ------------------------------------------------------------------------------


class OnTile(OnSeat, frozen=True):
    """A decision of an extra action: once begun it is completed (2.5)."""

    tile: int

    def about(self, state: KingdomState) -> dict[str, Arg]:
        return {**OnSeat.about(self, state), "tile": state.tile_thing(self.tile)}

    def closed(self, state: KingdomState) -> tuple[tuple[str, Rule], ...]:
        return (("use", COMPLETE_IT), ("end", COMPLETE_IT))


class TileBuild(OnTile, frozen=True):
    """A tile builds a settlement from the supply (6.1 to 6.5)."""

    asks = "ask-tile-build"

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (state.game.tile_offers[self.tile].build,)

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.build(self.seat, action.index, log)
        return ()


class Lift(OnTile, frozen=True):
    """A tile moves a settlement: first, which one (6.6 to 6.9)."""

    asks = "ask-lift"

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (state.game.tile_offers[self.tile].lift,)

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        return (Land(self.seat, self.tile, action.index),)


class Land(OnTile, frozen=True):
    """A tile moves a settlement: then, where to (6.6 to 6.10)."""

    origin: int

    asks = "ask-land"

    @property
    def lifted(self) -> int:
        return 1 << self.origin

    def offers(self, state: KingdomState) -> tuple[Offer, ...]:
        return (state.game.tile_offers[self.tile].move,)

    def take(self, state: KingdomState, action: Action, log: Log) -> Steps:
        state.move(self.seat, self.origin, action.index, log)
        return ()


def tile_step(state: KingdomState, seat: int, kind: int) -> TileBuild | Lift:
    """The decision that using a tile of this kind leads to."""
    builds = state.game.building_tiles >> kind & 1
    return TileBuild(seat, kind) if builds else Lift(seat, kind)


def use_tile(state: KingdomState, seat: int, kind: int, log: Log) -> Steps:
    """Rule 2.4: turn over a ready tile of this kind and do its action."""
    ready = state.ready[seat] & dict(state.board.kinds)[kind]
    state.ready[seat] &= ~(ready & -ready)
    if log is not None:
        log.append(Event("event-use-tile", seat, {"tile": state.tile_thing(kind)}))
    return (tile_step(state, seat, kind), GoOn(seat))
