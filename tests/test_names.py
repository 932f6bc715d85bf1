"""What things are called, by the cases that the browser's own tests run too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pentarchy.kernel.components import parts
from pentarchy.kernel.messages import Event, Message
from pentarchy.names import names_of
from pentarchy.speech import Speech

FILE = json.loads(Path(__file__).with_name("names.json").read_text("utf-8"))
every_language = pytest.mark.parametrize("language", ["en", "ru"])


@every_language
def test_the_names_that_components_give(language: str) -> None:
    """As Fluent text, with a name for each copy, and nothing that breaks out of its quotes."""
    named = {kind: tuple(tables) for kind, tables in FILE["named"].items()}
    assert names_of(parts(FILE["components"]), named, language) == FILE["names"][language]


@every_language
@pytest.mark.parametrize("case", FILE["cases"], ids=lambda case: case["why"])
def test_a_case(case: dict[str, Any], language: str) -> None:
    speech = Speech.of_texts(
        language, FILE["texts"][language], FILE["names"][language], FILE["players"]
    )
    assert said(speech, case) == case[language]


def said(speech: Speech, case: dict[str, Any]) -> str:
    if "thing" in case:
        return speech.thing(case["thing"])
    if "about" in case:
        return f"{speech.about(case['about'])} [{speech.rule_about(case['about'])}]"
    if "value" in case:
        option, value = case["value"]
        return speech.value(option, value)
    if "event" in case:
        return speech.event(msgspec.convert(case["event"], Event))
    if "events" in case:
        told = speech.told(msgspec.convert(case["events"], list[Event]))
        return " / ".join(sentence for sentence, _ in told)
    return speech.tell(msgspec.convert(case["message"], Message), case.get("seat", 0))
