"""In how many forms a browser test is run: in one in the short form of the tests, else in all."""

from __future__ import annotations

from typing import Any

import pytest


def first_of(*values: Any) -> list[Any]:
    """The first of them; the others in the long form only."""
    return [
        values[0],
        *(pytest.param(*_each(value), marks=pytest.mark.long) for value in values[1:]),
    ]


def _each(value: Any) -> tuple[Any, ...]:
    """A value of one name, or of several that belong together."""
    return value if isinstance(value, tuple) else (value,)


themes = pytest.mark.parametrize("theme", first_of("light", "dark"))
"""What is not drawn for one title alone, the table itself, is looked at in both every time."""
