"""A record is the game: readable text, one line a move, that anyone can replay.

    pentarchy record 1
    game: kingdom-builder
    rules: 1
    components: 8c2f...
    options: {"setup":"first-game"}
    seats: 2
    seed: 7
    moves:
    * start seat:1            CHANCE picked
    1 build cell:3-14         seat 1 picked
    = 1 9f86d081              turn 1 ended; the hash of the position
    + seed:9 from:8fKq2x      from here on another game: other chance, perhaps other people
    0 build cell:4-14
    scores: 57 43

Lines that begin with `#` are notes for people. The last line is `scores:` or `unfinished`, so
that a cut-off file is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import structs

from pentarchy.kernel.chance import CHANCE, Dealer
from pentarchy.kernel.errors import CorruptRecord
from pentarchy.kernel.messages import problem

HEAD = "pentarchy record 1"
_REQUIRED = ("game", "rules", "components", "options", "seats")
_OPTIONAL = ("seed", "players", "commitment", "salt")


class Move(msgspec.Struct, frozen=True):
    """A line of the record: what a seat, or CHANCE, picked."""

    seat: int
    action: str
    line: int = 0
    """Where it stands in the file, counting from 1; 0 if it was never in one."""

    def __str__(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {self.action}"


class Mark(msgspec.Struct, frozen=True):
    """A line of the record: a turn ended and the position had this hash."""

    turn: int
    hash: str
    line: int = 0

    def __str__(self) -> str:
        return f"= {self.turn} {self.hash}"


class Branch(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the record: all before is the beginning of another game, which is played on from
    here with chance of its own."""

    seed: int | None = None
    commitment: str = ""
    salt: str = ""
    source: str = ""
    """Where the beginning comes from: a word without blanks, such as the id of a table."""
    line: int = 0

    def __str__(self) -> str:
        told = {
            "seed": "" if self.seed is None else str(self.seed),
            "commitment": self.commitment,
            "salt": self.salt,
            "from": self.source,
        }
        return " ".join(["+", *(f"{key}:{value}" for key, value in told.items() if value)])


Line: TypeAlias = Move | Mark | Branch


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All that is needed to play a game again."""

    game: str
    rules: int
    components: str
    own_components: str | None = None
    options: dict[str, Any]
    seats: int
    seed: int | None = None
    players: tuple[str, ...] = ()
    commitment: str = ""
    salt: str = ""
    lines: tuple[Line, ...] = ()
    scores: tuple[int, ...] | None = None
    """The points at the end; None for a game that was not finished."""
    end_line: int = 0

    @property
    def branches(self) -> tuple[Branch, ...]:
        """Where it leaves the games it begins with."""
        return tuple(line for line in self.lines if isinstance(line, Branch))

    def until(self, decisions: int) -> Record:
        """The beginning of this game: so many decisions of seats, and the chance they asked for.

        :raises CorruptRecord: if there are fewer.
        """
        made = 0
        for index, line in enumerate(self.lines):
            if isinstance(line, Move) and line.seat != CHANCE:
                if made == decisions:
                    return structs.replace(self, lines=self.lines[:index], scores=None, end_line=0)
                made += 1
        if made < decisions:
            raise _corrupt(
                self.end_line,
                f"the record has only {made} decisions",
                "record-decisions",
                decisions=str(made),
            )
        return self

    def to_text(self) -> str:
        """The record as a file's text."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield HEAD
        yield f"game: {self.game}"
        yield f"rules: {self.rules}"
        yield f"components: {self.components}"
        yield f"options: {msgspec.json.encode(self.options).decode()}"
        yield f"seats: {self.seats}"
        if self.players:
            yield f"players: {msgspec.json.encode(self.players).decode()}"
        for key in ("seed", "commitment", "salt"):
            value = getattr(self, key)
            if value not in (None, ""):
                yield f"{key}: {value}"
        if self.own_components is not None:
            yield "own components:"
            text = self.own_components.removesuffix("\n")
            yield from (f"| {line}".rstrip() for line in text.split("\n"))
        yield "moves:"
        yield from (str(line) for line in self.lines)
        if self.scores is None:
            yield "unfinished"
        else:
            yield f"scores: {' '.join(str(score) for score in self.scores)}"


def read_record(text: str) -> Record:
    """The record written in this text.

    :raises CorruptRecord: with the line that cannot be read.
    """
    rows = [
        (number, row.rstrip())
        for number, row in enumerate(text.split("\n"), start=1)
        if row.strip() and not row.startswith("#")
    ]
    if not rows or rows[0][1] != HEAD:
        raise _corrupt(
            1,
            f"this is not a Pentarchy record: it does not begin {HEAD!r}",
            "not-a-record",
            head=HEAD,
        )
    split = next((n for n, (_, row) in enumerate(rows) if row == "moves:"), None)
    if split is None:
        raise _corrupt(rows[-1][0], "the record ends before its moves", "record-no-moves")
    fields = _read_head(rows[1:split], rows[split][0])
    if len(rows) == split + 1:
        raise _corrupt(
            rows[-1][0], "the record is cut off: it has no moves and no end", "record-no-end"
        )
    end_line, end = rows[-1]
    body = [_read_line(number, row) for number, row in rows[split + 1 : -1]]
    return Record(**fields, lines=tuple(body), scores=_read_end(end_line, end), end_line=end_line)


def _read_head(rows: list[tuple[int, str]], moves_line: int) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    own: list[str] | None = None
    for number, row in rows:
        if row.startswith("|"):
            if own is None:
                raise _corrupt(
                    number, "components stand outside 'own components:'", "record-components"
                )
            own.append(row[2:])
            continue
        if row == "own components:":
            own = []
            continue
        key, colon, value = row.partition(": ")
        if not colon or key not in _REQUIRED + _OPTIONAL:
            raise _corrupt(
                number, f"{row!r} does not belong in the head of a record", "record-head", row=row
            )
        if key in fields:
            raise _corrupt(number, f"{key!r} is given twice", "record-twice", key=key)
        fields[key] = _read_field(number, key, value)
    for key in _REQUIRED:
        if key not in fields:
            raise _corrupt(
                moves_line, f"the head of the record does not give {key!r}", "record-lacks", key=key
            )
    if own is not None:
        fields["own_components"] = "\n".join(own) + "\n"
    return fields


def _read_field(number: int, key: str, value: str) -> Any:
    try:
        if key in ("rules", "seats"):
            return int(value)
        if key == "seed":
            return Dealer(int(value)).seed
        if key == "options":
            return msgspec.json.decode(value, type=dict[str, Any])
        if key == "players":
            return msgspec.json.decode(value, type=tuple[str, ...])
    except (ValueError, msgspec.MsgspecError):
        raise _corrupt(
            number, f"{key!r} cannot be {value!r}", "record-field", key=key, value=value
        ) from None
    return value


def _read_line(number: int, row: str) -> Line:
    who, _, what = row.partition(" ")
    if who == "+":
        return _read_branch(number, row, what)
    if who == "=":
        turn, _, digest = what.partition(" ")
        if turn.isdecimal() and digest:
            return Mark(int(turn), digest, number)
    elif what and (who == "*" or who.isdecimal()):
        return Move(CHANCE if who == "*" else int(who), what, number)
    raise _corrupt(
        number, f"{row!r} is neither a move nor the end of a turn", "record-row", row=row
    )


_BRANCH = ("seed", "commitment", "salt", "from")


def _read_branch(number: int, row: str, what: str) -> Branch:
    told: dict[str, str] = {}
    for word in what.split():
        key, _, value = word.partition(":")
        told[key] = value
    if not all(key in _BRANCH and value for key, value in told.items()):
        raise _corrupt(number, f"{row!r} does not say how it goes on", "record-branch", row=row)
    return Branch(
        seed=_read_field(number, "seed", told["seed"]) if "seed" in told else None,
        commitment=told.get("commitment", ""),
        salt=told.get("salt", ""),
        source=told.get("from", ""),
        line=number,
    )


def _read_end(number: int, row: str) -> tuple[int, ...] | None:
    if row == "unfinished":
        return None
    key, _, value = row.partition(": ")
    if key != "scores":
        raise _corrupt(
            number, "the record is cut off: its last line is not its scores", "record-cut-off"
        )
    try:
        return tuple(int(score) for score in value.split())
    except ValueError:
        raise _corrupt(
            number, f"scores cannot be {value!r}", "record-scores", value=value
        ) from None


def _corrupt(line: int, sentence: str, name: str, /, **args: str) -> CorruptRecord:
    return CorruptRecord(line, problem(sentence, f"problem-{name}", **args))
