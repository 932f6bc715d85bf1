"""A look at one game: what was written last stays, and only what changed is written over it.

Views come one after another and share most of what they hold, so the row of each viewer is kept,
with the view that it tells, and handed out as a copy. It is the same row as one that is written
from nothing, which the tests hold.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

import numpy as np

from pentarchy.kernel.view import View
from pentarchy.research.writing import BEYOND

if TYPE_CHECKING:
    from pentarchy.research.observer import Floats, Observer


class Lens:
    """Writes the observations of one game: quick as long as it is shown the views of one game."""

    __slots__ = ("_observer", "_plates")

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._plates: dict[int | None, _Plate] = {}

    def observe(self, view: View) -> Floats:
        """The observation of a view, as a row of its own."""
        plate = self._exposed(view)
        found = plate.entries.copy()
        self._keep(plate)
        return found

    def write(self, view: View, into: Floats) -> None:
        """The same, written into a row of the right length."""
        plate = self._exposed(view)
        into[:] = plate.entries
        self._keep(plate)

    def _exposed(self, view: View) -> _Plate:
        """The viewer's plate with that view on it; taken out, so that no other thread writes it."""
        plate = self._plates.pop(view.seat, None)
        if plate is not None:
            self._observer.write_over(view, plate.view, plate.row)
            plate.view = view
            if not plate.row[BEYOND]:
                return plate
        # Where something does not fit, how much that is must be counted from the beginning.
        plate = _Plate(self._observer.size, view)
        self._observer.write_anew(view, plate.row)
        return plate

    def _keep(self, plate: _Plate) -> None:
        if not plate.row[BEYOND]:
            self._plates[plate.view.seat] = plate


class _Plate:
    """The row of one viewer."""

    __slots__ = ("entries", "row", "view")

    def __init__(self, size: int, view: View) -> None:
        self.row = array("f", bytes(4 * size))
        self.entries: Floats = np.frombuffer(self.row, dtype=np.float32)
        """The same entries, for numpy."""
        self.view = view
        """The view that they tell."""
