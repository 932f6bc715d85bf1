"""What one viewer of a table sees, encoded once, with the moment each part last changed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from pentarchy.kernel.messages import Message, Repeats, ScoreLine
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View, own_part

_encode = msgspec.json.Encoder().encode
NOTHING = b"[]"
NO_CHOICES = msgspec.Raw(NOTHING)
CHANGES = object()
"""Stands for a field that is made anew for every view."""
ATOMS = (int, bool, str, float, type(None))
"""What is the same thing whenever it is equal, or costs nothing to keep."""
LARGE = 256
"""What takes so many bytes is worth being kept once for all tables."""
MOST_SHARED = 64

_known: dict[int, tuple[object, bytes]] = {}


def _shared(value: object, encoded: bytes) -> bytes:
    """The same bytes for the same thing, at whichever table; the thing is held, so its id stays
    its own."""
    if len(encoded) < LARGE:
        return encoded
    found = _known.get(id(value))
    if found is None:
        if len(_known) >= MOST_SHARED:
            _known.clear()
        found = _known[id(value)] = (value, encoded)
    return found[1]


class Parts:
    """Named pieces of JSON, each with the stage of the table at which it last changed."""

    __slots__ = ("_stages", "_texts")

    def __init__(self) -> None:
        self._stages: dict[str, int] = {}
        """What changed last stands last, so that nothing older need be looked at."""
        self._texts: dict[str, bytes] = {}

    def note(self, name: str, stage: int, encoded: bytes) -> None:
        """Remember a piece, with that stage if it is another one than before."""
        if self._texts.get(name) != encoded:
            self._texts[name] = encoded
            self._stages.pop(name, None)
            self._stages[name] = stage

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def since(self, stage: int) -> dict[str, msgspec.Raw]:
        """Those that changed after that stage; after stage 0 all did."""
        found = {}
        for name in reversed(self._stages):
            if self._stages[name] <= stage:
                break
            found[name] = msgspec.Raw(self._texts[name])
        return found


class Fields(Parts):
    """Named things as JSON."""

    __slots__ = ("_made", "_values")

    def __init__(self) -> None:
        super().__init__()
        self._values: dict[str, object] = {}
        """What need not be encoded again while it is the same thing: atoms, and what has been the
        same whenever it was looked at so far."""
        self._made = 0

    def look(self, found: Mapping[str, object], stage: int) -> None:
        """Encode those that are not the very things they were."""
        values, made = self._values, self._made
        self._made = made + 1
        for name, value in found.items():
            if value is values.get(name, CHANGES):
                if made == 1 and name in self:  # such as a sheet of cards
                    self._texts[name] = _shared(value, self._texts[name])
                continue
            self.note(name, stage, _encode(value))
            values[name] = value if not made or type(value) in ATOMS else CHANGES


class Common:
    """What everybody at a table sees alike, worked out once for all of them: where points come
    from, unless a game tells some less than others, and what a game says is alike in all views."""

    __slots__ = ("_lines", "_lines_stage", "_scored", "_view", "_view_stage")

    def __init__(self) -> None:
        self._lines_stage = 0
        self._lines: list[bytes] = []
        self._scored: list[tuple[ScoreLine, ...]] = []
        """The lines that those texts are of."""
        self._view_stage = 0
        self._view = Fields()

    def lines(self, state: State, viewer: int | None, stage: int) -> list[bytes]:
        """The lines of every seat as this viewer may know them."""
        if type(state).lines_seen is not State.lines_seen:
            return [_encode(state.lines_seen(seat, viewer)) for seat in range(state.seats)]
        if self._lines_stage != stage:
            scored = [state.score_lines(seat) for seat in range(state.seats)]
            if len(self._scored) != len(scored):
                self._scored, self._lines = [()] * len(scored), [NOTHING] * len(scored)
            for seat, lines in enumerate(scored):
                if lines is not self._scored[seat]:
                    self._lines[seat] = _encode(lines)
            self._scored, self._lines_stage = scored, stage
        return self._lines

    def view(self, state: State, stage: int) -> Fields:
        """What a spectator sees."""
        if self._view_stage != stage:
            self._view.look(_fields_of(state.view(None)), stage)
            self._view_stage = stage
        return self._view


class Picture:
    """The view of one seat (None: a spectator), field by field, and what it is asked."""

    __slots__ = ("_common", "_lines", "_own", "choices", "prompt", "repeats", "secret", "stage")

    def __init__(self) -> None:
        self.stage = 0
        """The stage of the table that this was made at."""
        self.prompt: Message | None = None
        self.choices = NO_CHOICES
        self.repeats: Repeats | None = None
        self.secret = False
        self._own = Fields()
        self._common: Fields | None = None
        """What this viewer sees as everybody does; None: all is in their own."""
        self._lines = Parts()

    def make(
        self, state: State, viewer: int | None, stage: int, asked: bool, common: Common
    ) -> None:
        """Look at the state; `asked` is whether the viewer may decide (not at a
        stopped table, nor while a bot plays for them)."""
        own = own_part(state, viewer)
        self._common = None if own is None else common.view(state, stage)
        self._own.look(_fields_of(state.view(viewer)) if own is None else own, stage)
        for seat, encoded in enumerate(common.lines(state, viewer, stage)):
            self._lines.note(str(seat), stage, encoded)
        self.prompt = None
        self.choices = NO_CHOICES
        self.repeats = None
        self.secret = viewer is not None and state.hides(viewer)
        if viewer is not None and asked:
            self.prompt = state.prompt(viewer)
            self.repeats = state.repeats(viewer)
            if viewer in state.actors:
                self.choices = msgspec.Raw(_encode(state.choices(viewer)))
        self.stage = stage

    def since(self, stage: int) -> dict[str, msgspec.Raw]:
        """The fields of the view that changed after that stage; after stage 0 all did."""
        own = self._own.since(stage)
        if self._common is None:
            return own
        common = self._common.since(stage)
        return {**{name: told for name, told in common.items() if name not in self._own}, **own}

    def lines_since(self, stage: int) -> dict[str, msgspec.Raw]:
        """The score lines that changed after that stage, by seat."""
        return self._lines.since(stage)


def _fields_of(view: View) -> dict[str, object]:
    return msgspec.structs.asdict(view)


def view_json(view: View) -> bytes:
    """A view as it is sent to a bot."""
    return _encode(view)
