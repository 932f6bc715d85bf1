"""The rules page and the tests keep step: every rule is proved, every refusal is seen."""

from __future__ import annotations

from tests.games.kingdom_builder.rule_table import (
    COMMAND,
    PAGE,
    all_tests,
    citable,
    mistakes,
    numbered,
    page,
    rules_in,
)


def test_both_languages_have_the_same_rules() -> None:
    assert rules_in("rules.en.md") == rules_in("rules.ru.md")


def test_the_rules_are_numbered_without_gaps() -> None:
    """Sections 1 to 8, each counting from 1."""
    by_section: dict[int, list[int]] = {}
    for rule in rules_in("rules.en.md"):
        section, number = rule.split(".")
        by_section.setdefault(int(section), []).append(int(number))
    assert list(by_section) == list(range(1, 9))
    for numbers in by_section.values():
        assert numbers == list(range(1, len(numbers) + 1))


def test_every_rule_has_a_test() -> None:
    proved = {rule for test in all_tests() for rule in test.rules}
    assert set(rules_in("rules.en.md")) - proved == set()


def test_marks_name_rules_that_exist() -> None:
    known = set(rules_in("rules.en.md"))
    for test in all_tests():
        assert set(test.rules) <= known, test.name
        assert set(test.refusals) <= known, test.name


def test_every_rule_that_can_refuse_is_seen_refusing() -> None:
    """What the engine can cite, and nothing else, is cited in some test."""
    refused = {rule for test in all_tests() for rule in test.refusals}
    assert refused == citable()


def test_every_worked_example_and_every_ruling_has_a_test() -> None:
    found = all_tests()
    assert list(numbered("worked example", found)) == list(range(1, 19))
    assert list(numbered("ruling", found)) == list(range(1, 13))
    assert len(mistakes(found)) >= 15


def test_the_table_in_the_docs_is_current() -> None:
    committed = PAGE.read_text("utf-8") if PAGE.exists() else ""
    assert committed == page(), f"write it anew with: {COMMAND}"
