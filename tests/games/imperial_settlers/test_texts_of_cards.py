"""Card texts are made from the data: they are current, and say what the card does."""

from __future__ import annotations

from importlib.resources import files

import pytest

from pentarchy.games.imperial_settlers.card_text import LANGUAGES, describe, with_cards
from pentarchy.games.imperial_settlers.components import own_text
from pentarchy.games.imperial_settlers.game import ImperialSettlers
from pentarchy.speech import Speech
from tests.games.imperial_settlers.table import settlers

FOLDER = files("pentarchy.games.imperial_settlers")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_in_the_files_are_current(language: str) -> None:
    text = FOLDER.joinpath(f"text.{language}.ftl").read_text("utf-8")
    assert text == with_cards(text, language)


def test_a_users_cards_are_told_as_they_are() -> None:
    """Programs that know nothing but texts, the browser's too, read a user's own card."""
    text = own_text()
    row = text.index('key = "goldsmith"')
    end = text.index("[[card]]", row) if "[[card]]" in text[row:] else len(text)
    changed = text[row:end].replace('cost = "2S"', 'cost = "3W"').replace("Goldsmith", "Coiner {1}")
    game = ImperialSettlers(text[:row] + changed + text[end:])
    speech = Speech("en", game)
    assert speech.thing("card:EGY021") == "Coiner {1}"
    assert "Cost: 3 wood" in speech.thing("card:EGY021", "text")
    assert "Cost: 2 stone" in Speech("en", settlers()).thing("card:EGY021", "text")


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
            "Black production location. Cost: 1 wood, 1 stone. Raze field: 1 stone, 1 VP. "
            "Produces: 1 raze token.",
            "Чёрная локация с производством. Стоимость: 1 дерево, 1 камень. "
            "Бонус разрушения: 1 камень, 1 ПО. Производство: 1 жетон разрушений.",
        ),
        (
            "castle",
            "Blue action location. Cost: 1 wood, 1 stone. Raze field: 2 cards. "
            "Action, up to twice a round: spend 1 worker; gain 1 card.",
            "Синяя локация с действием. Стоимость: 1 дерево, 1 камень. Бонус разрушения: 2 карты. "
            "Действие, до двух раз в раунд: потратить 1 рабочего; получить 1 карту.",
        ),
        (
            "ruins",
            "Feature location without a colour. Cost: nothing. When built: 1 worker.",
            "Локация с особенностью, без цвета. Стоимость: бесплатно. "
            "Бонус строительства: 1 рабочий.",
        ),
        (
            "shrine",
            "Gold feature location. Cost: 1 wood, 1 stone, one own location or foundation to "
            "discard. Deal: 1 card. At any time in your turn put resources on it. At the end of "
            "the game: 2 VP for at least 3; 5 VP for at least 7; 10 VP for at least 12.",
            "Жёлтая локация с особенностью. Стоимость: 1 дерево, 1 камень, сбросить свою локацию "
            "или фундамент. Бонус сделки: 1 карта. В любой момент своего хода на эту локацию "
            "можно отложить ресурсы. В конце игры: 2 ПО, если их не меньше 3; 5 ПО, если их не "
            "меньше 7; 10 ПО, если их не меньше 12.",
        ),
        (
            "slave-trader",
            "Pink feature location. Cost: 1 stone, one own location or foundation to discard. "
            "Deal: 1 worker. Whenever you build a faction location, this one included: you may "
            "spend 1 gold and gain 2 VP or spend 1 stone and gain 1 VP.",
            "Розовая локация с особенностью. Стоимость: 1 камень, сбросить свою локацию или "
            "фундамент. Бонус сделки: 1 рабочий. Каждый раз, построив имперскую локацию, считая "
            "эту: можно потратить 1 золотой и получить 2 ПО или потратить 1 камень и получить "
            "1 ПО.",
        ),
    ],
)
def test_some_texts_word_for_word(key: str, english: str, russian: str) -> None:
    (card,) = (card for card in settlers().components.card if card.key == key)
    assert describe(card, "en") == english
    assert describe(card, "ru") == russian
