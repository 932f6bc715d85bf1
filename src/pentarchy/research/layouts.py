"""A layout made of what a survey found, or read from the file that is kept beside the game."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files

import msgspec

from pentarchy.kernel.actions import ActionTable
from pentarchy.kernel.components import parts
from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Message
from pentarchy.research.nodes import (
    Amounts,
    Counts,
    Grid,
    Group,
    Layout,
    Length,
    Letters,
    Members,
    Node,
    Number,
    Numbers,
    Seats,
    Slots,
    Table,
    Word,
    size,
)
from pentarchy.research.notes import Notes, pair
from pentarchy.research.survey import Survey, survey

FILE = "observation.json"
DEEP = 16
ROOM = 1024
"""What lies inside a table or grid may take so many entries in all its lines together, or `DEEP`
in each; if it takes more, only its length is told."""
FEW_WORDS = 16
"""More words than this are coded where there are many of them."""
FEW_SLOTS = 12

_kept: dict[int, tuple[Game, Layout]] = {}


def layout_of(game: Game) -> Layout:
    """The layout of a game's observations: the kept one, or one made now for other components."""
    known = _kept.get(id(game))
    if known is None or known[0] is not game:
        known = _kept[id(game)] = (game, _read(game) or make(game))
    return known[1]


def _read(game: Game) -> Layout | None:
    place = files(game.folder) / FILE
    if not place.is_file():
        return None
    found = msgspec.json.decode(place.read_bytes(), type=Layout)
    same = found.rules == game.rules and found.components == game.components_hash
    return found if same else None


def make(game: Game) -> Layout:
    """A layout from sample games; the same game always gets the same one."""
    return _Maker(game, survey(game)).layout()


class _Maker:
    """Turns notes into pieces."""

    def __init__(self, game: Game, found: Survey) -> None:
        self._game = game
        self._survey = found
        self._families = _families(game)
        self._words: dict[tuple[str, ...], int] = {}
        self._left_out: dict[str, str] = {}
        self._ranges = sorted({len(targets) for targets in game.actions.targets.values()})

    def layout(self) -> Layout:
        for name in self._game.view_type.helps:
            self._leave(name, "a help for clients: it follows from the rest")
        view = {
            name: node
            for name, notes in self._survey.fields.items()
            if (node := self._node(name, notes, 0)) is not None
        }
        steps = {
            kind: Group(self._fields(f"agenda.{kind}", notes, ("seat",), ROOM))
            for kind, notes in self._survey.steps.items()
        }
        return Layout(
            title=self._game.key,
            rules=self._game.rules,
            components=self._game.components_hash,
            words=tuple(self._words),
            view=Group(view),
            steps=steps,
            turns=_room(self._survey.turns),
            left_out=self._left_out,
        )

    def _node(self, path: str, notes: Notes, inside: int) -> Node | None:
        """The piece for a place; `inside`: of many, so each may take only so many entries."""
        kinds = notes.kinds - {"none"}
        if not kinds or "other" in kinds or isinstance(notes.first, Message):
            return self._leave(path, "nothing but words to read" if kinds else "never there")
        if len(kinds) > 1:
            return self._leave(path, "of several kinds")
        (kind,) = kinds
        if not notes.varies and kind != "number":
            return self._leave(path, "always the same")
        if kind == "number":
            return _number(notes)
        node = getattr(self, f"_{kind}")(path, notes, inside)
        if node is not None and 0 < inside < self._size(node) and kind in ("row", "mapping"):
            self._forget(path)
            self._leave(path, "only its length is told")
            return Length(_room(notes.longest))
        found: Node | None = node
        return found

    def _word(self, path: str, notes: Notes, inside: int) -> Node:
        words = self._vocabulary(notes.words)
        return Word(self._list(words), coded=inside > 0 and len(words) > FEW_WORDS)

    def _struct(self, path: str, notes: Notes, inside: int) -> Node | None:
        parts = self._fields(path, notes, (), inside)
        return Group(parts, none="none" in notes.kinds) if parts else None

    def _fields(
        self, path: str, notes: Notes, skip: tuple[str, ...], inside: int, adds: bool = False
    ) -> dict[str, Node]:
        found: dict[str, Node] = {}
        varied = any(part.varies for name, part in notes.fields.items() if name not in skip)
        for name, part in notes.fields.items():
            where = f"{path}.{name}"
            if name in skip:
                continue
            if not varied or (name in notes.follows and not part.varies):
                self._leave(where, "always the same")
            elif name in notes.follows:
                self._leave(where, f"follows from {next(iter(notes.fields))}")
            else:
                node = self._node(where, part, inside)
                if adds and isinstance(node, Word) and node.coded:
                    self._leave(where, "too many words to add up")
                elif node is not None:
                    found[name] = node
        return found

    def _row(self, path: str, notes: Notes, inside: int) -> Node | None:
        items = notes.items
        if items is None or not items.kinds:
            return self._leave(path, "never anything in it")
        lengths = notes.rows - {0}
        if notes.fits_seats and len(lengths) > 1:
            node = self._node(f"{path}[]", items, inside)
            return None if node is None else Seats(node)
        kinds = items.kinds - {"none"}
        if kinds == {"number"} and "none" not in items.kinds:
            return self._number_row(notes, items)
        if kinds == {"word"}:
            return self._word_row(notes, items)
        if kinds == {"row"} and items.rows == {2} and pair(items.first):
            return _grid(items.items, items.items, None, None) if items.items else None
        if kinds == {"struct"}:
            return self._struct_row(path, notes, items)
        return self._slots(path, notes, items)

    def _number_row(self, notes: Notes, items: Notes) -> Node:
        if notes.apart and notes.shortest != notes.longest:
            return Members(self._range(items.high + 1))
        room = notes.longest if len(notes.rows - {0}) == 1 else notes.longest + notes.longest // 2
        return Numbers(room, *_between(items))

    def _word_row(self, notes: Notes, items: Notes) -> Node:
        lengths = {len(word) for word in items.words}
        fixed = len(notes.rows - {0}) == 1
        if fixed and len(lengths) == 1 and len(items.words) > 16 and not self._family(items.words):
            alphabet = "".join(sorted(set().union(*items.words)))
            return Letters(notes.longest, lengths.pop(), alphabet)
        words = self._list(self._vocabulary(items.words))
        if fixed and 1 < notes.longest <= FEW_SLOTS:
            return Slots(notes.longest, Word(words))
        return Counts(words)

    def _struct_row(self, path: str, notes: Notes, items: Notes) -> Node | None:
        names = list(items.fields)
        begins = [items.fields[name] for name in names[:2]]
        places = all(part.kinds == {"number"} and not part.is_bool for part in begins)
        if len(begins) == 2 and places and not notes.twins:
            inner = self._fields(f"{path}[]", items, (names[0], names[1]), DEEP)
            item = Group(inner) if inner else None
            return _grid(begins[0], begins[1], (names[0], names[1]), item)
        in_order = "none" in items.kinds or len(notes.rows - {0}) == 1
        if in_order and notes.longest <= FEW_SLOTS:
            return self._slots(path, notes, items)
        if begins and "word" in begins[0].kinds:
            words = self._vocabulary(begins[0].words)
            if "none" in begins[0].kinds:
                words = (*words, "")
            inner = self._fields(f"{path}[]", items, (names[0],), _share(len(words)), notes.twins)
            item = Group(inner) if inner else None
            return Table(self._list(words), len(words), names[0], notes.twins, item)
        return self._slots(path, notes, items)

    def _slots(self, path: str, notes: Notes, items: Notes) -> Node | None:
        node = self._node(f"{path}[]", items, _share(notes.longest))
        if node is None:
            return None
        room = notes.longest if len(notes.rows - {0}) == 1 else notes.longest + notes.longest // 2
        return Slots(room, node)

    def _mapping(self, path: str, notes: Notes, inside: int) -> Node | None:
        keys, items = notes.keys, notes.items
        if keys is None or items is None or not keys.kinds:
            return self._leave(path, "never anything in it")
        words = None
        if keys.kinds == {"word"}:
            listed = self._vocabulary(keys.words)
            words, count = self._list(listed), len(listed)
        elif keys.kinds == {"number"} and keys.low >= 0:
            count = self._range(keys.high + 1)
        else:
            return self._leave(path, "of several kinds")
        if items.kinds == {"number"} and (not items.zero or len(notes.rows - {0}) == 1):
            return Amounts(words, count, *_between(items))
        node = self._node(f"{path}[]", items, _share(count))
        return None if node is None else Table(words, count, None, False, node)

    # Words and bounds -----------------------------------------------------------------------

    def _family(self, words: set[str]) -> tuple[str, ...] | None:
        """The smallest declared list of words that has them all."""
        fitting = [family for family in self._families if words <= family.keys()]
        fitting.sort(key=len)
        return tuple(fitting[0]) if fitting else None

    def _vocabulary(self, words: set[str]) -> tuple[str, ...]:
        """The declared lists that have them all, and what none of them has."""
        found: dict[str, None] = {}
        rest = set(words)
        while rest:
            covering = [(len(rest & family.keys()), -len(family)) for family in self._families]
            most = max(covering, default=(0, 0))
            if not most[0]:
                break
            family = self._families[covering.index(most)]
            found |= family
            rest -= family.keys()
        return (*found, *sorted(rest))

    def _list(self, words: tuple[str, ...]) -> int:
        return self._words.setdefault(words, len(self._words))

    def _range(self, least: int) -> int:
        """How many numbers there are from 0 on: as many as there are targets of some verb."""
        seats = self._game.seat_range[-1]
        if least <= seats:
            return seats
        fitting = (count for count in self._ranges if least <= count <= 2 * least)
        return next(fitting, least + least // 2)

    def _leave(self, path: str, why: str) -> Node | None:
        """Leave that place out: there is no piece for it."""
        self._left_out[path] = why
        return None

    def _forget(self, path: str) -> None:
        for known in [known for known in self._left_out if known.startswith(path)]:
            del self._left_out[known]

    def _size(self, node: Node) -> int:
        words = Layout(
            title="", rules=0, components="", words=tuple(self._words), view=Group({}), steps={},
            turns=0, left_out={},
        )  # fmt: skip
        return size(node, words, self._game.seat_range[-1])


def _share(lines: int) -> int:
    """How many entries a part of each line may take."""
    return max(DEEP, ROOM // max(1, lines))


def _families(game: Game) -> list[dict[str, None]]:
    """Every list of words that the game declares: the keys of a table of its components, and the
    targets of a verb; both with and without their kind."""
    found: list[dict[str, None]] = []
    tables: dict[str, list[str]] = {}
    for part in parts(game.components_text):
        tables.setdefault(part.table, []).extend((part.key, *part.codes))
    for table, keys in tables.items():
        found += [dict.fromkeys(keys), dict.fromkeys(f"{table}:{key}" for key in keys)]
    for names in _target_names(game.actions):
        found += [names, dict.fromkeys(name.partition(":")[2] for name in names)]
    return found


def _target_names(actions: ActionTable) -> Iterable[dict[str, None]]:
    for targets in actions.targets.values():
        if len(targets) > 1:
            yield dict.fromkeys(targets.name(index) for index in range(len(targets)))


def _between(notes: Notes) -> tuple[int, int]:
    low = -_room(-notes.low) if notes.low < 0 else 0
    return low, 1 if notes.is_bool else _room(notes.high)


def _room(most: int) -> int:
    """A bound well beyond the most that was seen."""
    return max(7, (1 << (2 * most).bit_length()) - 1)


def _number(notes: Notes) -> Number:
    return Number(*_between(notes), none="none" in notes.kinds)


def _grid(columns: Notes, rows: Notes, fields: tuple[str, str] | None, item: Node | None) -> Grid:
    """Half as wide again as what was seen, on either side."""
    left, width = _side(columns)
    top, height = _side(rows)
    return Grid(left, top, width, height, fields, item)


def _side(notes: Notes) -> tuple[int, int]:
    span = notes.high - notes.low + 1
    low = notes.low - span // 4 if notes.low < 0 else 0
    return low, notes.high + span // 4 + 1 - low
