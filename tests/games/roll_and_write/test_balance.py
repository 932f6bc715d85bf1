"""The reconstructed points: a careless player is a Commoner, a decent one a Knight."""

from __future__ import annotations

import pytest

from tests.games.roll_and_write.balance import average


@pytest.mark.long
@pytest.mark.rule("8.2")
def test_random_is_no_servant_and_apprentice_a_knight() -> None:
    """Over all 48 sheets: Random below 40, Apprentice 50 to 54."""
    assert average("random", 4) < 40
    assert 50 <= average("apprentice", 4) < 55
