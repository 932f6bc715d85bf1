"""The finite table of all actions of a game: id <-> verb and target, as arithmetic."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol, overload

from pentarchy.kernel.bits import bits, nth_bit
from pentarchy.kernel.errors import InvalidNotation


class Targets(Protocol):
    """The things a verb can point at, numbered from 0."""

    def __len__(self) -> int: ...

    def name(self, index: int) -> str:
        """The notation of the thing with this number."""
        ...

    def index(self, name: str) -> int | None:
        """The number of the thing written so, or None if there is none."""
        ...


class Things:
    """Targets given as a list of keys of one kind: `tile:farm`, `tile:oasis`."""

    def __init__(self, kind: str, keys: Sequence[str]) -> None:
        self._names = tuple(f"{kind}:{key}" for key in keys)
        self._indices = {name: index for index, name in enumerate(self._names)}

    def __len__(self) -> int:
        return len(self._names)

    def name(self, index: int) -> str:
        return self._names[index]

    def index(self, name: str) -> int | None:
        return self._indices.get(name)


def numbers(kind: str, count: int) -> Things:
    """Targets that are numbers: `coins:0`, `coins:1`, and so on below the count."""
    return Things(kind, [str(number) for number in range(count)])


def cells(kind: str, rows: int, columns: int) -> Things:
    """Targets that are the cells of a board, row by row: `cell:3-14`, both from 0."""
    return Things(kind, [f"{row}-{column}" for row in range(rows) for column in range(columns)])


class _Nothing:
    """The single empty target of a verb that points at nothing, such as `end`."""

    def __len__(self) -> int:
        return 1

    def name(self, index: int) -> str:
        return ""

    def index(self, name: str) -> int | None:
        return 0 if name == "" else None


NOTHING: Targets = _Nothing()


class Action:
    """One entry of the table. There is one object for each id, so identity is equality."""

    __slots__ = ("id", "index", "target", "verb")

    def __init__(self, number: int, verb: str, index: int, target: str) -> None:
        self.id = number
        self.verb = verb
        self.index = index
        self.target = target

    def __str__(self) -> str:
        return f"{self.verb} {self.target}" if self.target else self.verb

    def __repr__(self) -> str:
        return f"<{self.id}: {self}>"


class ActionTable:
    """All actions of a game. Ids run verb by verb; objects are made on first use and kept."""

    def __init__(self, verbs: Mapping[str, Targets]) -> None:
        self.targets = dict(verbs)
        self.base: dict[str, int] = {}
        self.full: dict[str, int] = {}
        count = 0
        for verb, targets in verbs.items():
            self.base[verb] = count
            self.full[verb] = (1 << len(targets)) - 1
            count += len(targets)
        self._count = count
        self.made: dict[int, Action] = {}
        """The actions made so far, by id."""

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, number: int) -> Action:
        made = self.made.get(number)
        return made if made is not None else self._make(number)

    def _make(self, number: int) -> Action:
        if not 0 <= number < self._count:
            last = self._count - 1
            raise InvalidNotation(
                f"there is no action {number}: ids run from 0 to {last}",
                "problem-no-action",
                action=str(number),
                last=str(last),
            )
        verb = next(verb for verb in reversed(self.base) if self.base[verb] <= number)
        index = number - self.base[verb]
        action = Action(number, verb, index, self.targets[verb].name(index))
        self.made[number] = action
        return action

    def of(self, verb: str, index: int = 0) -> Action:
        """The action of a verb on the target with this number."""
        number = self.base[verb] + index
        made = self.made.get(number)
        return made if made is not None else self._make(number)

    def parse(self, text: str) -> Action:
        """The action written so; the inverse of `str`."""
        verb, _, target = text.strip().partition(" ")
        targets = self.targets.get(verb)
        if targets is None:
            raise InvalidNotation(
                f"{text!r}: unknown verb {verb!r}", "problem-no-verb", text=text, verb=verb
            )
        index = targets.index(target)
        if index is None:
            raise InvalidNotation(
                f"{text!r}: {verb!r} has no target {target!r}",
                "problem-no-target",
                text=text,
                verb=verb,
                target=target,
            )
        return self[self.base[verb] + index]


class Legal(Sequence[Action]):
    """The open actions as a sequence that makes action objects only when looked at."""

    __slots__ = ("_parts", "_table")

    def __init__(self, table: ActionTable, parts: Mapping[str, int]) -> None:
        self._table = table
        self._parts = parts

    def __len__(self) -> int:
        count = 0
        for mask in self._parts.values():
            count += mask.bit_count()
        return count

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return list(self)[index]
        place = index
        for verb, mask in self._parts.items():
            count = mask.bit_count()
            if 0 <= place < count:
                return self._table.of(verb, nth_bit(mask, place))
            place -= count
        if -len(self) <= index < 0:
            return self[index + len(self)]
        raise IndexError(f"{index} of {len(self)} legal actions")

    def pick(self, fraction: float) -> Action:
        """The action at this fraction, from 0 up to 1, of the sequence: a random number's pick."""
        # Play-outs live on this, so it does by itself what `len` and `of` would be called for.
        parts = self._parts
        count = 0
        for mask in parts.values():
            count += mask.bit_count()
        place = int(fraction * count)
        for verb, mask in parts.items():
            here = mask.bit_count() if len(parts) > 1 else count
            if place < here:
                table = self._table
                number = table.base[verb] + nth_bit(mask, place)
                return table.made.get(number) or table[number]
            place -= here
        raise IndexError("there is no legal action to pick")

    def __iter__(self) -> Iterator[Action]:
        for verb, mask in self._parts.items():
            base = self._table.base[verb]
            for bit in bits(mask):
                yield self._table[base + bit]

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and bool(
            self._parts.get(action.verb, 0) >> action.index & 1
        )

    def ids(self) -> list[int]:
        """The ids alone, ascending within each verb: the entries of an action mask."""
        base = self._table.base
        return [base[verb] + bit for verb, mask in self._parts.items() for bit in bits(mask)]

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(str(action) for action in self[:6])}...>"
