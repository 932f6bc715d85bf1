"""A field is declared once: slots, `copy`, `snapshot` and what a view repeats follow from it.

A class that inherits from `Fields` names its fields with their types, as a dataclass does, and gets
`__slots__`, `copy()`, `snapshot()` and `in_view()`; the code is generated, since a search lives on
copies. What is written by hand in the class is left as it is.

A list or a bytearray is copied, everything else is shared: it must not change in place. The
snapshot is the tuple of the fields in the order of their declaration. Where that is not what a
field is, its type is put into one of the words below, or into one within another.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, Self, TypeAlias, TypeVar

T = TypeVar("T")

Derived: TypeAlias = Annotated[T, "derived"]
"""Follows from the other fields, or never changes: copied, but no part of the snapshot."""
Parts: TypeAlias = Annotated[list[T], "parts"]
"""A list of things that change in place: each is copied, and tells its own snapshot."""
Values: TypeAlias = Annotated[list[T], "values"]
"""A list of things that never change: each tells its own snapshot."""
Value: TypeAlias = Annotated[T, "value"]
"""A thing that never changes and tells its own snapshot; or None."""
Late: TypeAlias = Annotated[T, "late"]
"""A sequence at the end of the snapshot, and only where something in it is not nothing: so records
agree that were made before there was such a field."""
Seen: TypeAlias = Annotated[T, "seen"]
"""Stands in the view under the same name; a list stands there as a tuple."""

_WORDS = ("Derived", "Parts", "Values", "Value", "Late", "Seen")


class Field(NamedTuple):
    """One field and what is done with it."""

    name: str
    words: tuple[str, ...]
    """The words that its type is in, the outermost first."""
    type: str
    """Its type as it is written, without the words."""

    @property
    def copied(self) -> str:
        """The expression that copies it."""
        value = f"self.{self.name}"
        if "Parts" in self.words:
            return f"[one.copy() for one in {value}]"
        changes = "Values" in self.words or self.type.split("[")[0] in ("list", "bytearray")
        return f"{value}[:]" if changes else value

    @property
    def seen(self) -> str:
        """The expression that stands for it in a view."""
        value = f"self.{self.name}"
        return f"tuple({value})" if self.type.startswith("list[") else value

    @property
    def told(self) -> str:
        """The expression that stands for it in the snapshot; empty if none does."""
        value = f"self.{self.name}"
        if "Derived" in self.words:
            return ""
        if "Parts" in self.words or "Values" in self.words:
            return f"[one.snapshot() for one in {value}]"
        if "Value" in self.words:
            return f"None if {value} is None else {value}.snapshot()"
        if "Late" in self.words:
            return f"*({value} if any({value}) else ())"
        return f"bytes({value})" if self.type == "bytearray" else value


def _read(annotations: Mapping[str, str]) -> dict[str, Field]:
    found = {}
    for name, written in annotations.items():
        words = []
        inner = written
        while (head := inner.partition("[")[0]) in _WORDS:
            words.append(head)
            inner = inner[len(head) + 1 : -1]
        if head != "ClassVar":
            found[name] = Field(name, tuple(words), inner)
    return found


def _copying(fields: Mapping[str, Field]) -> str:
    lines = [f"    new.{field.name} = {field.copied}" for field in fields.values()]
    return "\n".join(["def copy(self):", "    new = make(kind)", *lines, "    return new"])


def _telling(fields: Mapping[str, Field]) -> str:
    late = [field.told for field in fields.values() if "Late" in field.words]
    told = [field.told for field in fields.values() if field.told and "Late" not in field.words]
    return f"def snapshot(self):\n    return ({' '.join(f'{one},' for one in [*told, *late])})"


def _showing(fields: Mapping[str, Field]) -> str:
    told = [f"{field.name!r}: {field.seen}" for field in fields.values() if "Seen" in field.words]
    return f"def in_view(self):\n    return {{{', '.join(told)}}}"


class Declared(ABCMeta):
    """The metaclass of everything whose fields are declared once."""

    declared: dict[str, Field]
    """All fields of the class, inherited ones first."""
    repeated: tuple[Field, ...]
    """Those that a view repeats."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **more: Any
    ) -> Declared:
        fields: dict[str, Field] = {}
        for base in bases:
            if isinstance(base, Declared):
                fields |= base.declared
        # A class may say more exactly what type an inherited field has; it stays one field.
        own = {
            key: field
            for key, field in _read(space.get("__annotations__", {})).items()
            if key not in fields
        }
        fields |= own
        space["__slots__"] = tuple(own)
        names: dict[str, Any] = {"make": object.__new__}
        sources = {
            "copy": _copying(fields), "snapshot": _telling(fields), "in_view": _showing(fields),
        }  # fmt: skip
        for method, source in sources.items():
            if method not in space:
                exec(source, names)
                space[method] = names[method]
        made = super().__new__(cls, name, bases, space, **more)
        names["kind"] = made
        made.declared = fields
        made.repeated = tuple(field for field in fields.values() if "Seen" in field.words)
        return made


class Fields(metaclass=Declared):
    """What every such class has; each gets methods of its own."""

    def copy(self) -> Self:
        """An independent one, equal to this one."""
        raise AssertionError("made for every class by Declared")

    def snapshot(self) -> tuple[object, ...]:
        """All that makes it what it is, in plain values, hidden things included."""
        raise AssertionError("made for every class by Declared")

    def in_view(self) -> dict[str, Any]:
        """The fields that stand in a view under their own names."""
        raise AssertionError("made for every class by Declared")


def recall(thing: Fields, view: object) -> None:
    """Set the fields that a view repeats as it tells them."""
    for field in type(thing).repeated:
        value = getattr(view, field.name)
        setattr(thing, field.name, list(value) if field.type.startswith("list[") else value)
