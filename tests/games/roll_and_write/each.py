"""Tests of every building: one case each, and none left out."""

from __future__ import annotations

from typing import Any

import pytest

SEEN: list[str] = []
"""The buildings that some list of cases names."""


def each(rows: dict[str, Any]) -> pytest.MarkDecorator:
    """One case a building."""
    SEEN.extend(rows)
    return pytest.mark.parametrize(("key", "row"), rows.items(), ids=rows)
