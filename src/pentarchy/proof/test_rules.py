"""Each restricting rule refuses something: a rule that never bites is not there."""

from __future__ import annotations

import pytest

import pentarchy
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.surveys import Citations, cited_rules, survey_rules
from pentarchy.proof.walks import every_title, positions


@every_title
def test_nothing_is_refused_by_a_rule_that_no_step_names(title: str) -> None:
    found = Citations()
    for state in positions(title, specimen_of(title).samples[0], 0):
        cited_rules(state, found)
    assert found.refused <= found.met
    assert found.refused


@every_title
@pytest.mark.long
def test_the_rules_that_random_games_never_meet_are_few(title: str) -> None:
    """What random play cannot show is left to the game's own tests."""
    samples = specimen_of(title).samples
    missing = [survey_rules(pentarchy.game(title), sample, 3).missing for sample in samples]
    assert len(set.intersection(*missing)) <= 2
