"""What people read, as whole sentences in both languages: buildings, and names of things."""

from __future__ import annotations

import re
from itertools import product
from typing import get_args

import msgspec
import pytest

from pentarchy.games.roll_and_write.components import GIVEN, TRACKS, Effect
from pentarchy.games.roll_and_write.texts import effect_text
from pentarchy.kernel.messages import Arg, Event
from pentarchy.speech import Speech
from tests.games.roll_and_write.table import Table, roll_and_write

LANGUAGES = ("en", "ru")
every_language = pytest.mark.parametrize("language", LANGUAGES)

EXCHANGES = {
    "inn": ("spend 1 food: gain 1 action", "потратьте 1 еду: получите 1 действие"),
    "hirelings": (
        "spend any resource: gain 1 action",
        "потратьте любой ресурс: получите 1 действие",
    ),
    "market": (
        "spend any resource: gain another basic resource",
        "потратьте любой ресурс: получите другой обычный ресурс",
    ),
    "market_stall": (
        "spend any resource: gain another basic resource",
        "потратьте любой ресурс: получите другой обычный ресурс",
    ),
    "brewery": ("spend 1 food: gain 1 point", "потратьте 1 еду: получите 1 очко"),
    "stonecutter": ("spend 1 stone: gain 1 point", "потратьте 1 камень: получите 1 очко"),
    "carver": ("spend 1 wood: gain 1 point", "потратьте 1 дерево: получите 1 очко"),
    "harbour": ("spend any resource: gain 1 point", "потратьте любой ресурс: получите 1 очко"),
    "hunters": ("spend 1 action: gain 2 food", "потратьте 1 действие: получите 2 еды"),
    "woodcutters": ("spend 1 action: gain 2 wood", "потратьте 1 действие: получите 2 дерева"),
    "stonebreakers": ("spend 1 action: gain 2 stone", "потратьте 1 действие: получите 2 камня"),
    "gatherers": ("spend 1 action: gain 2 food", "потратьте 1 действие: получите 2 еды"),
    "alchemist": (
        "spend 1 food: gain 1 stone and 1 wood",
        "потратьте 1 еду: получите 1 камень и 1 дерево",
    ),
    "smelter": (
        "spend 1 stone: gain 1 wood and 1 food",
        "потратьте 1 камень: получите 1 дерево и 1 еду",
    ),
    "paper_mill": (
        "spend 1 wood: gain 1 stone and 1 food",
        "потратьте 1 дерево: получите 1 камень и 1 еду",
    ),
}
"""What each exchange spends and gains, from the list of buildings, not from their rows."""


def says(key: str, number: int, language: str) -> str:
    """The sentence on a building whose number stands so."""
    rows = {row.key: row for row in roll_and_write().components.building}
    return Speech(language, roll_and_write()).tell(effect_text(rows[key].effect, number))


@every_language
def test_exchanges_say_what_is_spent_and_what_is_gained(language: str) -> None:
    rows = roll_and_write().components.building
    assert {row.key for row in rows if row.effect.op == "convert"} == EXCHANGES.keys()
    for key, sentences in EXCHANGES.items():
        once = {"en": "Once a round, ", "ru": "Раз в раунд "}[language]
        thrice = {"en": "Up to 3 times a round, ", "ru": "До 3 раз за раунд "}[language]
        sentence = sentences[LANGUAGES.index(language)]
        assert says(key, 1, language) == f"{once}{sentence}."
        assert says(key, 3, language) == f"{thrice}{sentence}."


@pytest.mark.parametrize(
    ("key", "number", "english", "russian"),
    [
        ("farm", 1, "Gain 1 food.", "Получите 1 еду."),
        ("quarry", 5, "Gain 5 stone.", "Получите 5 камней."),
        ("storehouse", 1, "Gain a stone or a food.", "Получите камень или еду."),
        (
            "caravanserai", 2, "Gain 2 resources of one basic type that no die shows.",
            "Получите 2 ресурса одного обычного типа, которого нет ни на одном кубике.",
        ),
        (
            "scouts", 1, "Each round the first harvest brings 1 point.",
            "Каждый раунд первый сбор приносит 1 очко.",
        ),
        (
            "ranger", 2, "Each round the first 2 harvests bring 1 point each.",
            "Каждый раунд первые 2 сбора приносят по 1 очку.",
        ),
        (
            "expedition", 1, "When completed: gain 2 actions and 2 gold at once.",
            "По завершении: сразу получите 2 действия и 2 золота.",
        ),
        (
            "pyramid", 8,
            "At the end: 8 points if Walls, Houses and Barns "
            "have at least 5 complete sections each.",
            "В конце: 8 очков, если на Стенах, Домах и Амбарах закончено как минимум по 5 секций.",
        ),
        (
            "throne_room", 6, "At the end: 6 points if at least one Imperial section is complete.",
            "В конце: 6 очков, если закончена хотя бы одна Имперская секция.",
        ),
    ],
)  # fmt: skip
def test_sentences_of_buildings(key: str, number: int, english: str, russian: str) -> None:
    assert says(key, number, "en") == english
    assert says(key, number, "ru") == russian


@every_language
@pytest.mark.rule("5.11")
def test_what_is_paid_for_each_event_says_from_when_on(language: str) -> None:
    begins = {
        "en": "From the round after its completion: gain ",
        "ru": "Со следующего раунда после завершения получайте ",
    }
    rows = roll_and_write().components.building
    paid = {row.key for row in rows if row.effect.op == "each"}
    assert paid == {"bathhouse", "builders_house", "toll_gate", "triumphal_arch"}
    for key in paid:
        assert says(key, 2, language).startswith(begins[language])


@every_language
def test_every_building_is_a_sentence_for_every_number(language: str) -> None:
    """No id, key or placeable is left over, and the number stands there if it grows."""
    for row in roll_and_write().components.building:
        for number in (1, 2, 5, 21):
            sentence = says(row.key, number, language)
            assert re.fullmatch(r"[A-ZА-Я][^{}$_]+\.", sentence), (row.key, sentence)
            assert "does" not in sentence
            assert language == "en" or not re.search(r"[A-Za-z]", sentence), sentence
            assert not re.search(r"[^,] если", sentence), sentence
            if row.grows and number > 1:
                assert str(number) in sentence, (row.key, sentence)


NAMES = {
    "walls:1": ("Walls 1", "Стены 1"),
    "houses:9": ("Houses 9", "Дома 9"),
    "barns:1": ("Barns 1", "Амбары 1"),
    "barns:3-1": ("Barns 3, box 1", "Амбары 3, клетка 1"),
    "barns:9-3": ("Barns 9, box 3", "Амбары 9, клетка 3"),
    "bridges:2": ("Bridges 2", "Мосты 2"),
    "farm:2": ("Farm, box 2", "Ферма, клетка 2"),
    "temple_fortune:1": ("Temple of Fortune, box 1", "Храм Фортуны, клетка 1"),
    "building:farm": ("Farm", "Ферма"),
    "meadow:1": ("Near Meadow, circle 1", "Ближний луг, кружок 1"),
    "field:lands": ("Far Lands", "Дальние земли"),
    "section:1-1": ("Walls, section 1", "Стены, секция 1"),
    "section:3-9": ("Barns, section 9", "Амбары, секция 9"),
    "sheet:1": ("Romans I", "Римляне I"),
    "sheet:48": ("Aztecs VIII", "Ацтеки VIII"),
    "sheet:competition": ("Competition", "Соревнование"),
    "die:1": ("the first die", "первый кубик"),
    "die:4": ("the worker die", "кубик рабочих"),
    "workers:5": ("5", "5"),
    "favour:coin": ("Lucky Coin", "Счастливая монетка"),
    "resource:food": ("food", "еда"),
    "rank:castellan": ("Castellan", "Кастелян замка"),
    "track:walls": ("Walls", "Стены"),
}


@every_language
def test_things_of_every_kind_have_their_own_names(language: str) -> None:
    texts = Speech(language, roll_and_write())
    for thing, names in NAMES.items():
        assert texts.thing(thing) == names[LANGUAGES.index(language)]


@every_language
def test_no_two_boxes_circles_or_sections_share_a_name(language: str) -> None:
    game = roll_and_write()
    texts = Speech(language, game)
    targets = {
        game.actions.targets[verb].name(n)
        for verb in ("cross", "harvest", "outline", "draft", "take", "deal", "pick")
        for n in range(len(game.actions.targets[verb]))
    }
    names = {texts.thing(target): target for target in targets}
    assert len(names) == len(targets)
    sheets = [row.name[language] for row in game.components.sheet]
    for name, target in names.items():
        if not target.startswith("sheet:"):
            assert not any(sheet in name for sheet in sheets), (target, name)


@every_language
def test_events_read_right(language: str) -> None:
    texts = Speech(language, roll_and_write(), ("Anna",))
    t = Table("farm", unbuilt=["farm"], pool="SW", actions=2).cross("walls:1", "farm:2")
    assert [texts.event(event) for event in t.log] == {
        "en": ["Anna crosses Walls 1.", "Anna crosses Farm, box 2."],
        "ru": ["Anna зачёркивает: Стены 1.", "Anna зачёркивает: Ферма, клетка 2."],
    }[language]
    t = Table("herald", at="window").play("use", "building:herald").chance("muster", "workers:5")
    assert (
        texts.event(t.told("event-die")[0])
        == {
            "en": "Anna: the worker die now shows 5.",
            "ru": "Anna: кубик рабочих теперь показывает 5.",
        }[language]
    )


@pytest.mark.parametrize(
    ("key", "good", "count", "english", "russian"),
    [
        (
            "scouts",
            "points",
            1,
            "Anna gains a point from Scouts.",
            "Anna получает очко (Разведчики).",
        ),
        (
            "guildhall",
            "action",
            2,
            "Anna gains actions × 2 from Guild Hall.",
            "Anna получает действия × 2 (Дом гильдии).",
        ),
        ("farm", "food", 1, "Anna gains a food from Farm.", "Anna получает еду (Ферма)."),
        ("farm", "food", 2, "Anna gains food × 2 from Farm.", "Anna получает еду × 2 (Ферма)."),
    ],
)
def test_what_a_building_gives_needs_no_number_of_its_name(
    key: str, good: str, count: int, english: str, russian: str
) -> None:
    """Some buildings are called in the plural: no verb goes with their names."""
    args: dict[str, Arg] = {"building": f"building:{key}", "good": f"good:{good}", "count": count}
    for language, sentence in (("en", english), ("ru", russian)):
        told = Speech(language, roll_and_write(), ("Anna",)).event(Event("event-gives", 0, args))
        assert told.replace("\u00a0", " ") == sentence


@every_language
def test_one_resource_is_harvested_without_a_number(language: str) -> None:
    args: dict[str, Arg] = {"circle": "lands:1", "good": "good:food", "count": 1}
    speech = Speech(language, roll_and_write(), ("Anna",))
    one = speech.event(Event("event-harvest", 0, args))
    assert "×" not in one
    assert {"en": "harvests a food at", "ru": "собирает: еда ("}[language] in one
    assert "×\u00a03" in speech.event(Event("event-harvest", 0, {**args, "count": 3}))


VOCABULARY: dict[str, list[object]] = {
    "what": ["S", "W", "F", "G", "A", "VP"],
    "of": [("S",), ("F", "W"), ("W", "S"), ("F", "S"), ("F", "W", "S")],
    "roll": ["S>=1", "W>=1", "F>=1", "pair", "all_different", "workers=3", "workers=5"],
    "pay": [{"F": 2}],
    "get": [{"G": 1, "A": 3}],
    "dice": ["resource", "worker", "all"],
    "where": ["walls", "houses", "barns", "bridges", "village", "blank", "harvest"],
    "cond": [
        "same_track>=3", "tracks>=4", "crossed>=5", "harvest>=2", "spend_S>=4", "spend_W>=4",
        "spend_F>=4",
    ],
    "event": ["building", "bridge", "imperial", "structure"],
    "per": [
        "imperial", "building", "structure", "column", "lowest", "bridge", "walls/2", "houses/2",
        "barns/2", "circles/2", "triple5", "any_imperial",
    ],
}  # fmt: skip
"""The words of section 5 of the rules that a user's building may be made of."""


def test_every_effect_that_a_user_may_write_is_told() -> None:
    """Not only what the buildings in the box do."""
    for op, words in GIVEN.items():
        given = sorted(words)
        for values in product(*(VOCABULARY[word] for word in given)):
            if op == "discount" and values[0] not in TRACKS:
                continue  # refused
            row = {"op": op, **dict(zip(given, values, strict=True))}
            told = effect_text(msgspec.convert(row, Effect), 2)
            for language in LANGUAGES:
                speech = Speech(language, roll_and_write())
                said = speech.tell(told)
                assert speech.has(told.id), row
                assert not re.search(r"[{$_]", said), said


def test_the_vocabulary_is_all_there_is() -> None:
    """The list above names every value that a row may hold."""
    for field in msgspec.structs.fields(Effect):
        written = {value for part in get_args(field.type) for value in get_args(part)}
        if field.name in VOCABULARY and field.name not in ("of", "pay", "get"):
            assert {*map(str, VOCABULARY[field.name])} == {*map(str, written)}


@pytest.mark.parametrize(
    ("effect", "english", "russian"),
    [
        ({"op": "gain", "what": "VP"}, "Gain 2 points.", "Получите 2 очка."),
        ({"op": "gain_choice", "of": ["F"]}, "Gain 2 food.", "Получите 2 еды."),
        (
            {"op": "each", "event": "bridge", "what": "S"},
            "From the round after its completion: gain 2 stone for each bridge you complete.",
            "Со следующего раунда после завершения получайте 2 камня за каждый достроенный мост.",
        ),
        (
            {"op": "gain_on_roll", "roll": "pair", "what": "F"},
            "If two resource dice match: gain 2 food.",
            "Если хотя бы два кубика ресурсов совпали: получите 2 еды.",
        ),
    ],
)
def test_sentences_of_a_users_buildings(
    effect: dict[str, object], english: str, russian: str
) -> None:
    told = effect_text(msgspec.convert(effect, Effect), 2)
    assert Speech("en", roll_and_write()).tell(told) == english
    assert Speech("ru", roll_and_write()).tell(told) == russian
