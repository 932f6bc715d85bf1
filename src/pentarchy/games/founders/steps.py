"""The turn of Founders of the Empire, and the end of the game."""

from __future__ import annotations

from pentarchy.games.founders.components import NATURE, STACKS
from pentarchy.games.founders.state import NONE, FoundersState
from pentarchy.games.founders.steps_attach import ATTACH, Place, something_fits
from pentarchy.games.founders.steps_tokens import USE, laying, own_tile, settle
from pentarchy.games.founders.tiles import MASTER_TOKEN
from pentarchy.kernel.actions import Action
from pentarchy.kernel.bits import bits, mask_of
from pentarchy.kernel.chance import Odds
from pentarchy.kernel.messages import Arg, Event, Message
from pentarchy.kernel.steps import Act, Chance, Decision, Log, Offer, Rule, Steps, Together

# Opening a tile -----------------------------------------------------------------------------


def not_empty(state: FoundersState, step: Open, mask: int) -> int:
    return mask & mask_of(stack for stack, left in enumerate(state.left) if left)


def not_yet_offered(state: FoundersState, step: Open, mask: int) -> int:
    return 0 if step.offered else mask


def hopeless(state: FoundersState, step: Open, mask: int) -> int:
    """Rule 10.3: every open prize needs a resource that nothing can make any more."""
    within = state.game.catalogue.within(state.makeable())
    return 0 if any(within >> prize & 1 for prize in state.prizes) else mask


OPEN = Offer("open", Rule("2.2", "why-stack-empty", not_empty))
OFFER = Offer(
    "offer",
    Rule("10.4", "why-offered", not_yet_offered),
    Rule("10.3", "why-prizes-possible", hopeless),
)
OPEN_FIRST = Rule("2.1", "why-open-first")
ALREADY_OPENED = Rule("2.1", "why-already-opened")
ONE_TOKEN = Rule("2.5", "why-one-token")


class Open(Decision, frozen=True):
    """Rule 2.2: the turn begins with a tile opened from a stack; or the end is offered (10.3)."""

    offered: bool = False
    """Whether the end was offered this turn already, and somebody declined."""

    asks = "ask-open"

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (OPEN, OFFER)

    def closed(self, state: FoundersState) -> tuple[tuple[str, Rule], ...]:
        return (("use", OPEN_FIRST), ("attach", OPEN_FIRST))

    def binding(self, state: FoundersState, action: Action) -> bool | None:
        """Which tile is opened is chance (2.2); the others answer an offer (10.3)."""
        return True

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        if action.verb == "open":
            return (OpenTile(action.index, self.seat),)
        if log is not None:
            log.append(Event("event-offer", self.seat))
        lanes: list[Steps] = [(Answer(seat, self.seat),) for seat in range(state.seats)]
        lanes[self.seat] = ()
        return (Together(tuple(lanes)), Verdict(self.seat))


class TileDraw(Chance, frozen=True):
    """The top tile of a stack."""

    stack: int

    verb = "deal"

    def name(self, state: FoundersState) -> str:
        drawn = sum(state.game.catalogue.stacks[self.stack]) - state.left[self.stack]
        return f"{STACKS[self.stack]}/{drawn}"

    def odds(self, state: FoundersState) -> Odds:
        first = state.game.catalogue.first[self.stack]
        return [
            (kind, count) for kind, count in enumerate(state.stacks[self.stack], first) if count
        ]


class OpenTile(TileDraw, frozen=True):
    """Rules 2.2 and 2.3: the tile goes into its row, and the turn goes on."""

    seat: int

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.draw(self.stack, action.index)
        state.open_tile(self.stack, action.index, log)
        if log is not None:
            args: dict[str, Arg] = {
                "tile": action.target,
                "stack": state.game.stack_thing(self.stack),
            }
            log.append(Event("event-open", self.seat, args, (action.target,)))
        return (Turn(self.seat),)


# A token, then a tile -----------------------------------------------------------------------


def nothing_fits(state: FoundersState, step: Turn, mask: int) -> int:
    return 0 if something_fits(state, step.seat) else mask


def nature_left(state: FoundersState, step: Turn, mask: int) -> int:
    return mask if state.left[NATURE] else 0


def no_nature_left(state: FoundersState, step: Turn, mask: int) -> int:
    return 0 if state.left[NATURE] else mask


EXPLORE = Offer(
    "explore",
    Rule("3.4", "why-something-fits", nothing_fits),
    Rule("3.6", "why-no-nature", nature_left),
)
PASS = Offer(
    "pass",
    Rule("3.4", "why-something-fits", nothing_fits),
    Rule("3.5", "why-explore", no_nature_left),
)


class Turn(Decision, frozen=True):
    """Play a token, at most one (2.5), then attach a tile (2.6)."""

    played: bool = False

    asks = "ask-turn"

    def prompt(self, state: FoundersState) -> Message:
        return Message(self._asks(state), self.about(state))

    def _asks(self, state: FoundersState) -> str:
        """What is asked depends on what can be done at all: all of that is named, and no more.

        Where nothing fits on a free cell, an open tile may still replace one (3.5 and 3.6).
        """
        parts = state.open_targets(self)
        if parts["explore"] or parts["pass"]:
            asked = "ask-stuck" if parts["explore"] else "ask-pass"
            replace = "-replace" if parts["attach"] else ""
            return f"{asked}{replace}-token" if parts.get("use") else f"{asked}{replace}"
        if parts.get("use"):
            return self.asks
        return "ask-attach" if state.bought == NONE else "ask-attach-bought"

    def about(self, state: FoundersState) -> dict[str, Arg]:
        bought = state.bought
        thing = state.game.catalogue.resource_thing(bought) if bought != NONE else "none"
        return {"bought": thing}

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        if self.played:
            return (ATTACH, EXPLORE, PASS)
        return (ATTACH, USE, EXPLORE, PASS)

    def closed(self, state: FoundersState) -> tuple[tuple[str, Rule], ...]:
        opened = ("open", ALREADY_OPENED)
        return (opened, ("use", ONE_TOKEN)) if self.played else (opened,)

    def binding(self, state: FoundersState, action: Action) -> bool | None:
        """Where the tile is laid, or what the token does, is asked next (2.5, 2.6); otherwise a
        tile is drawn (3.5), or the turn ends."""
        return action.verb not in ("attach", "use")

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        seat = self.seat
        if action.verb == "attach":
            return (Place(seat, action.index), EndTurn(seat))
        if action.verb == "use":
            return (laying(seat, action.index), Turn(seat, True))
        if action.verb == "explore":
            return (ForcedTile(NATURE, seat), EndTurn(seat))
        if log is not None:
            log.append(Event("event-pass", seat))
        return (EndTurn(seat),)


class ForcedTile(TileDraw, frozen=True):
    """Rule 3.5: nothing fits, so the top nature tile is taken, and attached."""

    seat: int

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        state.draw(self.stack, action.index)
        state.loose = action.index
        if log is not None:
            log.append(Event("event-explore", self.seat, {"tile": action.target}))
        return (Place(self.seat, action.index),)


class EndTurn(Act, frozen=True):
    """Rule 2.7: coins are taken off one's tiles; then the next player, or the end."""

    seat: int

    def run(self, state: FoundersState, log: Log) -> Steps:
        collect(state, self.seat, log)
        state.bought = NONE
        state.turn += 1
        if not state.prizes:
            return finish(state, "prizes", log)  # rule 10.1
        if not any(state.left):
            return finish(state, "stacks", log)  # rule 10.2
        return (Open(state.rival(self.seat, 1)),)


def collect(state: FoundersState, seat: int, log: Log) -> None:
    """Rule 7.5: take the coins off one's tiles."""
    lying = state.realms[seat].coins
    coins = state.collect(seat)
    if coins and log is not None:
        places = tuple(state.place(seat, cell) for cell in bits(lying))
        log.append(Event("event-collect", seat, {"coins": coins}, places))


# The end ------------------------------------------------------------------------------------


def finish(state: FoundersState, cause: str, log: Log) -> Steps:
    """Rule 10.6: before points are counted, all take the coins off their tiles."""
    take_back(state, log)
    if log is not None:
        log.append(Event("event-over", NONE, {"ending": f"ending:{cause}"}))
    return ()


def take_back(state: FoundersState, log: Log) -> None:
    """Rules 10.5 and 10.6: all take the coins off their own tiles."""
    for seat in range(state.seats):
        collect(state, seat, log)


AGREE = Offer("agree")
DECLINE = Offer("decline")


class Answer(Decision, frozen=True):
    """Rule 10.4: every other player says whether the game is to end now."""

    asker: int

    asks = "ask-answer"

    def about(self, state: FoundersState) -> dict[str, Arg]:
        return {"asker": f"rival:{(self.asker - self.seat) % state.seats}"}

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (AGREE, DECLINE)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        if action.verb == "decline":
            state.declined |= 1 << self.seat
        if log is not None:
            log.append(Event(f"event-{action.verb}", self.seat))
        return ()


class Verdict(Act, frozen=True):
    """Rules 10.4 and 10.5: one who declines is enough to play on.

    Coins are taken back before masters are laid: a coin must not keep a master from its home.
    """

    seat: int

    def run(self, state: FoundersState, log: Log) -> Steps:
        declined, state.declined = state.declined, 0
        if declined:
            return (Open(self.seat, True),)
        take_back(state, log)
        seats = [state.rival(self.seat, places) for places in range(state.seats)]
        return (*(Masters(seat) for seat in seats), Count())


class Masters(Act, frozen=True):
    """Rule 10.5: as long as a master fits, its player is asked."""

    seat: int

    def run(self, state: FoundersState, log: Log) -> Steps:
        return (LastMaster(self.seat),) if homes(state, self.seat) else ()


class Count(Act, frozen=True):
    """All masters that were to be laid are laid: points are counted."""

    def run(self, state: FoundersState, log: Log) -> Steps:
        return finish(state, "agreed", log)


def homes(state: FoundersState, seat: int) -> int:
    """The tiles on which a master in hand can live."""
    found = 0
    for master in bits(state.masters[seat]):
        found |= state.realms[seat].homes(master)
    return found


def is_for_a_master(state: FoundersState, step: LastMaster, mask: int) -> int:
    realm = state.realms[step.seat]
    return mask & mask_of(
        cell for master in bits(state.masters[step.seat]) for cell in bits(realm.made_for(master))
    )


def fits_a_master(state: FoundersState, step: LastMaster, mask: int) -> int:
    return mask & homes(state, step.seat)


LAST_SETTLE = Offer(
    "settle",
    Rule("9.2", "why-no-master-fits", is_for_a_master).explaining(),
    Rule("9.3", "why-home-silent", fits_a_master),
)
DONE = Offer("done")


class LastMaster(Decision, frozen=True):
    """Rule 10.5: lay a master before the points are counted, or keep it."""

    asks = "ask-last-master"

    def about_target(self, state: FoundersState, target: str) -> dict[str, Arg]:
        """The tile, and the master that a label means: each tile is the home of one."""
        told = own_tile(state, self.seat, target)
        cell = state.game.cells.index(target)
        catalogue = state.game.catalogue
        if told and cell is not None:
            master = catalogue.kinds[state.realms[self.seat].tiles[cell]].master
            thing = catalogue.token_thing(MASTER_TOKEN + master) if master >= 0 else "none"
            told["master"] = thing
        return told

    def offers(self, state: FoundersState) -> tuple[Offer, ...]:
        return (LAST_SETTLE, DONE)

    def take(self, state: FoundersState, action: Action, log: Log) -> Steps:
        if action.verb == "done":
            return ()
        settle(state, self.seat, action, log)
        return (Masters(self.seat),)
