"""What one viewer of a table sees, encoded once, with the moment each part last changed."""

from __future__ import annotations

import msgspec

from pentarchy.kernel.messages import Message
from pentarchy.kernel.state import State
from pentarchy.kernel.view import View

_encode = msgspec.json.Encoder().encode
NO_CHOICES = msgspec.Raw(b"[]")


class Picture:
    """The view of one seat (None: a spectator), field by field, and what it is asked."""

    __slots__ = ("_fields", "choices", "prompt", "stage")

    def __init__(self) -> None:
        self.stage = 0
        """The stage of the table that this was made at."""
        self.prompt: Message | None = None
        self.choices = NO_CHOICES
        self._fields: dict[str, tuple[int, bytes]] = {}

    def make(self, state: State, viewer: int | None, stage: int, asked: bool) -> None:
        """Look at the state; `asked` is whether the viewer may decide (not at a stopped table)."""
        view = state.view(viewer)
        fields = self._fields
        for name in view.__struct_fields__:
            encoded = _encode(getattr(view, name))
            known = fields.get(name)
            if known is None or known[1] != encoded:
                fields[name] = (stage, encoded)
        self.prompt = None
        self.choices = NO_CHOICES
        if viewer is not None and asked:
            self.prompt = state.prompt(viewer)
            if viewer in view.actors:
                self.choices = msgspec.Raw(_encode(state.choices(viewer)))
        self.stage = stage

    def since(self, stage: int) -> dict[str, msgspec.Raw]:
        """The fields of the view that changed after that stage; after stage 0 all did."""
        return {
            name: msgspec.Raw(encoded)
            for name, (changed, encoded) in self._fields.items()
            if changed > stage
        }


def view_json(view: View) -> bytes:
    """A view as it is sent to a bot."""
    return _encode(view)
