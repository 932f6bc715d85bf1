"""What one viewer of a table sees, encoded once, with the moment each part last changed."""

from __future__ import annotations

import msgspec

from pentarchy.kernel.messages import Message, Repeats
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

_encode = msgspec.json.Encoder().encode
NO_CHOICES = msgspec.Raw(b"[]")


class Picture:
    """The view of one seat (None: a spectator), field by field, and what it is asked."""

    __slots__ = ("_fields", "_lines", "choices", "prompt", "repeats", "secret", "stage")

    def __init__(self) -> None:
        self.stage = 0
        """The stage of the table that this was made at."""
        self.prompt: Message | None = None
        self.choices = NO_CHOICES
        self.repeats: Repeats | None = None
        self.secret = False
        self._fields: dict[str, tuple[int, bytes]] = {}
        self._lines: dict[str, tuple[int, bytes]] = {}

    def make(self, state: State, viewer: int | None, stage: int, asked: bool) -> None:
        """Look at the state; `asked` is whether the viewer may decide (not at a stopped table)."""
        view = state.view(viewer)
        for name in view.__struct_fields__:
            _note(self._fields, name, stage, _encode(getattr(view, name)))
        for seat in range(state.seats):
            _note(self._lines, str(seat), stage, _encode(state.lines_seen(seat, viewer)))
        self.prompt = None
        self.choices = NO_CHOICES
        self.repeats = None
        self.secret = viewer is not None and state.hides(viewer)
        if viewer is not None and asked:
            self.prompt = state.prompt(viewer)
            self.repeats = state.repeats(viewer)
            if viewer in view.actors:
                self.choices = msgspec.Raw(_encode(state.choices(viewer)))
        self.stage = stage

    def since(self, stage: int) -> dict[str, msgspec.Raw]:
        """The fields of the view that changed after that stage; after stage 0 all did."""
        return _since(self._fields, stage)

    def lines_since(self, stage: int) -> dict[str, msgspec.Raw]:
        """The score lines that changed after that stage, by seat."""
        return _since(self._lines, stage)


def _note(parts: dict[str, tuple[int, bytes]], name: str, stage: int, encoded: bytes) -> None:
    """Remember a part with the stage it changed at."""
    known = parts.get(name)
    if known is None or known[1] != encoded:
        parts[name] = (stage, encoded)


def _since(parts: dict[str, tuple[int, bytes]], stage: int) -> dict[str, msgspec.Raw]:
    return {
        name: msgspec.Raw(encoded) for name, (changed, encoded) in parts.items() if changed > stage
    }


def view_json(view: View) -> bytes:
    """A view as it is sent to a bot."""
    return _encode(view)
