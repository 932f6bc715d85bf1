"""Card texts are made from the data: they are current, and say what the card does."""

from __future__ import annotations

from importlib.resources import files

import pytest

from pentarchy.games.imperial_settlers.card_text import LANGUAGES, describe, with_cards
from tests.games.imperial_settlers.table import settlers

FOLDER = files("pentarchy.games.imperial_settlers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_in_the_files_are_current(language: str) -> None:
    text = FOLDER.joinpath(f"text.{language}.ftl").read_text("utf-8")
    assert text == with_cards(text, language)


def test_every_card_has_a_text_of_its_own() -> None:
    """Cards with different data have different texts, in both languages."""
    for language in LANGUAGES:
        texts = {describe(card, language) for card in settlers().components.card}
        facts = {
            (
                c.colours,
                c.type,
                c.cost,
                c.location,
                c.raze,
                c.deal,
                c.bonus,
                c.produce,
                c.action,
                c.on_build,
                c.on_raze,
                c.on_deal,
                c.on_points,
                c.on_exchange,
                c.swap_deals,
                c.tuck,
                c.bank,
                c.store,
            )
            for c in settlers().components.card
        }
        assert len(texts) == len(facts)
        assert not [text for text in texts if "{" in text or "}" in text]


@pytest.mark.parametrize(
    ("key", "english", "russian"),
    [
        (
            "armorer",
            "Production (black). Cost: 1 wood, 1 stone. Raze: 1 stone, 1 VP. "
            "Produces: 1 raze token.",
            "Производство (чёрная). Стоимость: 1 дерево, 1 камень. Разрушение: 1 камень, 1 ПО. "
            "Производит: 1 жетон разрушений.",
        ),
        (
            "castle",
            "Action (blue). Cost: 1 wood, 1 stone. Raze: 2 cards. "
            "Action, up to twice a round: 1 worker → 1 card.",
            "Действие (синяя). Стоимость: 1 дерево, 1 камень. Разрушение: 2 карты. "
            "До двух раз в раунд: 1 рабочий → 1 карта.",
        ),
        (
            "ruins",
            "Feature (no colour). Cost: free. When built: 1 worker.",
            "Особенность (без цвета). Стоимость: бесплатно. Бонус строительства: 1 рабочий.",
        ),
    ],
)
def test_some_texts_word_for_word(key: str, english: str, russian: str) -> None:
    (card,) = (card for card in settlers().components.card if card.key == key)
    assert describe(card, "en") == english
    assert describe(card, "ru") == russian
