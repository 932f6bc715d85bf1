"""Each restricting rule refuses something: a rule that never bites is not there."""

from __future__ import annotations

import pytest

import pentarchy
from tests.proof.specimen import Sample
from tests.proof.specimens import SPECIMENS
from tests.proof.surveys import Citations, survey_rules
from tests.proof.walks import every_title

LARGEST = Sample(4, {"rounds": 3})


def test_every_rule_of_the_toy_refuses_something() -> None:
    found = survey_rules(pentarchy.game("toy"), LARGEST, 30)
    smaller = survey_rules(pentarchy.game("toy"), Sample(2), 5)
    both = Citations(found.met | smaller.met, found.refused | smaller.refused)
    assert both.missing == set()
    assert len(both.met) == 14


def test_a_rule_that_never_refuses_is_reported() -> None:
    """With one round and two seats no bag of the toy can run empty."""
    found = survey_rules(pentarchy.game("toy"), Sample(2, {"rounds": 1}), 10)
    assert ("4.2", "why-bag-empty") in found.missing


@every_title
def test_nothing_is_refused_by_a_rule_that_no_step_names(title: str) -> None:
    found = survey_rules(pentarchy.game(title), SPECIMENS[title].samples[0], 1)
    assert found.refused <= found.met
    assert found.refused


@every_title
@pytest.mark.long
def test_the_rules_that_random_games_never_meet_are_few(title: str) -> None:
    """What random play cannot show is left to the game's own tests."""
    missing = [survey_rules(pentarchy.game(title), s, 3).missing for s in SPECIMENS[title].samples]
    assert len(set.intersection(*missing)) <= 2
