"""The rules pages and the tests keep step: every rule is proved, every refusal is seen."""

from __future__ import annotations

import pytest

from tests.proof.owed import REAL
from tests.proof.rule_table import (
    COMMAND,
    all_tests,
    citable,
    mistakes,
    numbered,
    page,
    path_of,
    rules_in,
    sections_in,
)

every_real_title = pytest.mark.parametrize("title", REAL)


@every_real_title
def test_both_languages_have_the_same_rules(title: str) -> None:
    assert rules_in(title, "en") == rules_in(title, "ru")


@every_real_title
def test_the_rules_are_numbered_without_gaps(title: str) -> None:
    by_section: dict[int, list[int]] = {}
    for rule in rules_in(title):
        section, number = rule.split(".")
        by_section.setdefault(int(section), []).append(int(number))
    assert list(by_section) == list(range(1, len(by_section) + 1))
    assert [int(section) for section in sections_in(title)] == list(by_section)
    for numbers in by_section.values():
        assert numbers == list(range(1, len(numbers) + 1))


@every_real_title
def test_every_rule_has_a_test(title: str) -> None:
    proved = {rule for test in all_tests(title) for rule in test.rules}
    assert set(rules_in(title)) - proved == set()


@every_real_title
def test_marks_name_rules_that_exist(title: str) -> None:
    known = set(rules_in(title))
    for test in all_tests(title):
        assert set(test.rules) <= known, test.name
        assert set(test.refusals) <= known, test.name


@every_real_title
def test_every_rule_that_can_refuse_is_seen_refusing(title: str) -> None:
    """What the engine can cite, and nothing else, is cited in some test."""
    refused = {rule for test in all_tests(title) for rule in test.refusals}
    assert refused == citable(title)


@every_real_title
def test_every_worked_example_and_every_ruling_has_a_test(title: str) -> None:
    owed = REAL[title]
    assert owed.worked_examples > 0
    assert list(numbered("worked example", title)) == list(range(1, owed.worked_examples + 1))
    assert list(numbered("ruling", title)) == list(range(1, owed.rulings + 1))
    assert len(mistakes(title)) >= owed.mistakes


@every_real_title
def test_the_table_in_the_docs_is_current(title: str) -> None:
    path = path_of(title)
    committed = path.read_text("utf-8") if path.exists() else ""
    assert committed == page(title), f"write it anew with: {COMMAND} {title}"
