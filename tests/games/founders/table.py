"""A tiny language for positions of Founders of the Empire.

    t = Table(realms={0: {(0, 0): "forest", (1, 0): "cliff"}}, rows={"village": ["mine"]})
    t.play("attach", "mine")
    assert t.open("place") == {(0, -1), (1, -1), (0, 1), (1, 1)}
    assert t.refused("place", (2, 0)) == "4.2"

Seat 0 is on turn unless told otherwise, and has opened its tile (`at="open"`: not yet). A position
is handed to the engine as a view, so the engine itself works out everything that follows from it;
it need not be reachable. Tiles mentioned nowhere are in their stacks, prizes out of the game;
tokens mentioned nowhere are in the supply. Nothing is drawn by a dealer: `draw` says what comes.
Tiles of others are named by the number of places clockwise: (1, (0, 2)) is the next player's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random

import msgspec
import pytest

from pentarchy.games.founders import Founders, game
from pentarchy.games.founders.components import STACKS, TOKENS
from pentarchy.games.founders.state import FoundersOptions, FoundersState
from pentarchy.games.founders.view import FoundersView, PlayerSeen, TileSeen
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.errors import IllegalAction
from pentarchy.kernel.messages import Event, Message, Reason, ScoreLine

Cell = tuple[int, int]
RivalCell = tuple[int, Cell]
Target = str | Cell | RivalCell
Tiles = Mapping[int, Mapping[Cell, str]]
Cells = Mapping[int, Iterable[Cell]]

PLAIN = {0: {(0, 0): "forest", (1, 0): "cliff"}, 1: {(0, 0): "lake", (1, 0): "grove"}}
"""Realms for tests that are about something else."""
KINDS = {
    "take": "tile", "open": "stack", "attach": "tile", "place": "cell", "use": "token",
    "name": "resource", "join": "corner", "settle": "cell", "reveal": "tile", "deal": "tile",
    "hire": "token", "start": "seat",
}  # fmt: skip


@cache
def founders() -> Founders:
    return game()


@cache
def _blank(seats: int) -> FoundersView:
    state = founders().new(seats, start=0)
    assert isinstance(state, FoundersState)
    return state.view(None)


class Table:
    """A position, what may be done in it, and what happens when it is done."""

    def __init__(
        self,
        *,
        seats: int = 2,
        seat: int = 0,
        at: str = "turn",
        realms: Tiles | None = None,
        ruined: Cells | None = None,
        coins: Cells | None = None,
        mastered: Cells | None = None,
        marks: Mapping[str, Cells] | None = None,
        carts: Cells | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        replaced: Mapping[int, Sequence[str]] | None = None,
        rows: Mapping[str, Sequence[str]] | None = None,
        prizes: Sequence[str] = ("great-mars",),
        stacks: Mapping[str, Sequence[str]] | None = None,
        bought: str | None = None,
        agreed: Mapping[str, bool] | None = None,
    ) -> None:
        """`stacks` names all that a stack holds; what is then nowhere has left the game.

        `marks` says the same as `ruined`, `coins` and `mastered`, by their names. `agreed` are
        options of the table.
        """
        self.rules = founders()
        self.seat = seat
        realms = {n: (realms or PLAIN).get(n, {}) for n in range(seats)}
        given = {"ruined": ruined or {}, "coins": coins or {}, "mastered": mastered or {}}
        marked = list({**given, **(marks or {})}.values())
        players = tuple(
            PlayerSeen(
                tiles=tuple(
                    TileSeen(*cell, kind, *(cell in list(marks.get(n, ())) for marks in marked))
                    for cell, kind in realms[n].items()
                ),
                carts=tuple((carts or {}).get(n, ())),
                tokens=tuple((hands or {}).get(n, ())),
                replaced=tuple((replaced or {}).get(n, ())),
            )
            for n in range(seats)
        )
        lying = {stack: tuple((rows or {}).get(stack, ())) for stack in STACKS}
        seen = _seen(players, lying, prizes)
        bags = {stack: self._bag(stack, seen, (stacks or {}).get(stack)) for stack in STACKS}
        blank = _blank(seats)
        options = msgspec.convert(dict(agreed or {}), FoundersOptions)
        self.given = msgspec.structs.replace(
            blank,
            setup=msgspec.structs.replace(blank.setup, options=options),
            agenda=(_step(at, seat),),
            start=0,
            stacks=bags,
            rows=lying,
            draft=(),
            prizes=tuple(prizes),
            unopened=tuple(row.copies - seen[row.key] for row in self.rules.components.prize),
            removed=tuple(self._removed(seen, bags)),
            players=players,
            bought=bought,
            **self._tokens(players),
        )
        self.state = self.rules.knowledge(self.given).imagine(Random(0))
        self.state.dealer = None
        self.log: list[Event] = []

    def _bag(self, stack: str, seen: Counter[str], given: Sequence[str] | None) -> tuple[int, ...]:
        rows = getattr(self.rules.components, stack)
        if given is not None:
            return tuple(list(given).count(row.key) for row in rows)
        return tuple(row.copies - seen[row.key] for row in rows)

    def _removed(self, seen: Counter[str], bags: Mapping[str, tuple[int, ...]]) -> Iterable[str]:
        for stack in STACKS:
            for row, left in zip(getattr(self.rules.components, stack), bags[stack], strict=True):
                assert row.copies >= seen[row.key] + left, f"there are {row.copies} of {row.key}"
                yield from [row.key] * (row.copies - seen[row.key] - left)

    def _tokens(self, players: Sequence[PlayerSeen]) -> dict[str, tuple[object, ...]]:
        """What of the tokens is neither in a hand nor in a realm."""
        used = Counter(token for player in players for token in player.tokens)
        for player in players:
            used["cart"] += len(player.carts)
            for tile in player.tiles:
                used["war"] += tile.ruined
                used["coin"] += tile.coin
                if tile.master:
                    used[self.master_of(tile.kind)] += 1
        assert all(used[token] <= 6 for token in TOKENS)
        masters = [row.key for row in self.rules.components.master]
        assert all(used[master] <= 1 for master in masters), "there is one master of each"
        return {
            "supply": tuple(6 - used[token] for token in TOKENS),
            "pool": tuple(master for master in masters if not used[master]),
        }

    def master_of(self, kind: str) -> str:
        """The master that lives on this kind of village tile."""
        made = next(row.makes[0] for row in self.rules.components.village if row.key == kind)
        return next(row.key for row in self.rules.components.master if row.resource == made)

    # What may be done -----------------------------------------------------------------------

    @property
    def on_turn(self) -> int | None:
        """The seat that decides; -1 where something is to be drawn, None when the game is over."""
        return self.state.actors[0] if self.state.actors else None

    @property
    def asked(self) -> str:
        """What the seat on turn is asked."""
        assert self.on_turn is not None
        return self.state.prompt(self.on_turn).id.removeprefix("ask-")

    def open(self, verb: str) -> set[Cell]:
        """The cells that the seat on turn may point at with a verb."""
        return {_cell(target) for target in self._targets(verb)}

    def open_at(self, verb: str, rival: int = 1) -> set[Cell]:
        """The cells of another realm that the seat on turn may point at."""
        named = [target.removeprefix("rival-cell:").split("/") for target in self._targets(verb)]
        return {_cell(cell) for places, cell in named if int(places) == rival}

    def open_things(self, verb: str) -> set[str]:
        """The tiles, tokens, stacks or resources that the seat on turn may point at."""
        return {target.partition(":")[2] for target in self._targets(verb)}

    def may(self, verb: str) -> bool:
        """Whether the seat on turn may do something of this kind."""
        return bool(self._targets(verb))

    def _targets(self, verb: str) -> list[str]:
        assert self.on_turn is not None
        return [a.target for a in self.state.legal(self.on_turn) if a.verb == verb]

    def refused(self, verb: str, target: Target = "") -> str:
        """The number of the rule that leaves the target out, as `why_not` and `play` both say."""
        return self._refusal(verb, target)[0]

    def refusal(self, verb: str, target: Target = "") -> Message:
        """What the refusal says."""
        return self._refusal(verb, target)[1]

    def _refusal(self, verb: str, target: Target) -> tuple[str, Message]:
        assert self.on_turn is not None
        action = self.rules.parse(_written(verb, target))
        reasons = self.state.why_not(self.on_turn, action.target or verb)
        told = [reason for reason in reasons if reason.verb == verb]
        before = self.state.copy()
        with pytest.raises(IllegalAction) as caught:
            self.state.play(self.on_turn, action)
        assert self.state == before, "a refused action changes nothing"
        assert [_brief(reason) for reason in caught.value.reasons] == [_brief(r) for r in told]
        assert len(told) == 1
        return told[0].rule, told[0].message

    # What happens ---------------------------------------------------------------------------

    def play(self, verb: str, target: Target = "", by: int | None = None) -> Table:
        """The seat on turn does this, or the seat named; the events of it are in `log`."""
        seat = self.on_turn if by is None else by
        assert seat is not None
        self.log = []
        self.state.play(seat, self.rules.parse(_written(verb, target)), self.log)
        return self

    def draw(self, kind: str, verb: str = "deal") -> Table:
        """The tile that has to be drawn is this one."""
        self.log = []
        self.state.play(CHANCE, self.rules.parse(_written(verb, kind)), self.log)
        return self

    def lay(self, kind: str, cell: Cell) -> Table:
        """Attach an open tile there: which, then where."""
        return self.play("attach", kind).play("place", cell)

    @property
    def events(self) -> list[str]:
        """What the last move made happen."""
        return [event.id.removeprefix("event-") for event in self.log]

    # What lies on the table -----------------------------------------------------------------

    @property
    def view(self) -> FoundersView:
        return self.state.view(None)

    def realm(self, seat: int = 0) -> dict[Cell, str]:
        """The tiles of a realm."""
        return {(tile.column, tile.row): tile.kind for tile in self.view.players[seat].tiles}

    def tile(self, cell: Cell, seat: int = 0) -> TileSeen:
        """One tile with what lies on it."""
        tiles = self.view.players[seat].tiles
        return next(tile for tile in tiles if (tile.column, tile.row) == cell)

    def hand(self, seat: int = 0) -> list[str]:
        """The tokens of a seat, sorted."""
        return sorted(self.view.players[seat].tokens)

    def row(self, stack: str) -> list[str]:
        return list(self.view.rows[stack])

    @property
    def stock(self) -> dict[str, int]:
        """What may be drawn where something has to be drawn."""
        return {action.target.partition(":")[2]: n for action, n in self.state.odds()}

    # What it is worth -----------------------------------------------------------------------

    def line(self, source: str, seat: int = 0) -> ScoreLine:
        return next(line for line in self.state.score_lines(seat) if line.source == source)

    def points(self, source: str, seat: int = 0) -> int:
        return self.line(source, seat).points


def _brief(reason: Reason) -> tuple[str, str, str]:
    return reason.verb, reason.rule, reason.message.id


def _step(at: str, seat: int) -> dict[str, object]:
    if at == "open":
        return {"type": "Open", "seat": seat, "offered": False}
    return {"type": "Turn", "seat": seat, "played": at == "played"}


def _seen(
    players: Sequence[PlayerSeen], rows: Mapping[str, Sequence[str]], prizes: Sequence[str]
) -> Counter[str]:
    """How many tiles of each kind lie somewhere open, or face down before a player."""
    seen = Counter(prizes)
    for row in rows.values():
        seen.update(row)
    for player in players:
        seen.update(tile.kind for tile in player.tiles)
        seen.update(player.replaced)
    return seen


def _cell(target: str) -> Cell:
    column, row = target.rpartition(":")[2].split(",")
    return int(column), int(row)


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _written(verb: str, target: Target) -> str:
    if target == "":
        return verb
    if isinstance(target, str):
        return f"{verb} {KINDS[verb]}:{target}"
    first, second = target
    if isinstance(second, tuple):
        return f"{verb} rival-cell:{first}/{_name(second)}"
    return f"{verb} {KINDS[verb]}:{_name((first, second))}"
