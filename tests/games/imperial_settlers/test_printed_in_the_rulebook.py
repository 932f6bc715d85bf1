"""The components against what the rulebook prints and the facts page tabulates.

`printed.py` was written from the same list of cards as the components. Here are other witnesses:
sentences and examples of the rulebook, each named by its heading, and the tables and totals of the
facts page (`tables.txt`), to which every card is put into words once more.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.components import Card
from pentarchy.games.imperial_settlers.goods import bundle
from tests.games.imperial_settlers.table import settlers

PARTS = settlers().components
BY_CODE = {code: card for card in PARTS.card for code in card.codes}

# The rulebook ---------------------------------------------------------------------------------

RULEBOOK: list[tuple[str, str, object, str]] = [
    ("Дровяной склад", "cost", "2W+S", "Стоимость строительства"),
    ("Дровяной склад", "location", False, "Стоимость строительства"),
    ("Дровяной склад", "raze", "2W", "Пример разрушения карточки с руки"),
    ("Тёмное капище", "cost", "W+2S", "Стоимость строительства"),
    ("Тёмное капище", "location", True, "Стоимость строительства"),
    ("Дозорная башня", "cost", "2W", "Пример постройки локации"),
    ("Дозорная башня", "location", True, "Пример постройки локации"),
    ("Дозорная башня", "type", "production", "Пример постройки локации"),
    ("Дозорная башня", "produce", (words.Gain(goods="R+P"),), "Пример постройки локации"),
    ("Дозорная башня", "deal", "P", "Пример заключения сделки"),
    ("Оружейник", "produce", (words.Gain(goods="R"),), "Пример фазы производства"),
    ("Оружейник", "raze", "V+S", "Пример разрушения локации другого игрока"),
    ("Господские пашни", "type", "production", "Пример фазы производства"),
    ("Столярная мастерская", "type", "feature", "Пример атаки виртуального противника"),
    ("Столярная мастерская", "raze", "G+W", "Пример атаки виртуального противника"),
    ("Рынок", "type", "action", "Пример атаки виртуального противника"),
    ("Рынок", "raze", "G+W", "Пример атаки виртуального противника"),
    ("Руины", "cost", "", "Пояснения к карточкам, общие"),
    ("Руины", "colours", (), "Пояснения к карточкам, общие"),
    ("Руины", "raze", "", "Пояснения к карточкам, общие"),
    ("Пустыня", "cost", "", "Пояснения к карточкам, египтяне"),
    ("Пустыня", "location", False, "Пояснения к карточкам, египтяне"),
    ("Врата", "raze", "", "Пояснения к карточкам, японцы"),
    ("Часовня", "raze", "", "Пояснения к карточкам, японцы"),
    ("Ниндзя", "bonus", (words.PlaceSamurai(count=2),), "Пояснения к карточкам, японцы"),
]
"""A card by its name, what of it is printed, and under which heading."""

ACTIONS = [
    ("Диверсанты", "P", (words.StealResource(),), "Примеры активации действий локаций"),
    ("Гильдия каменщиков", "P+2S", (words.Gain(goods="3V"),), "Примеры активации действий локаций"),
    ("Замок", "P", (words.Gain(goods="C"),), "Примеры активации действий локаций"),
    ("Торговые ряды", "F", None, "Пример фазы очистки"),
    ("Игорный дом", "P", None, "Пример фазы очистки"),
    ("Храм Ра", "", (words.TakeOver(),), "Пояснения к карточкам, египтяне"),
    ("Отребье", "2P", (words.RazeOwn(),), "Пояснения к карточкам, варвары"),
]
"""What an action costs and, where it is said, does."""


def prints(name: str) -> list[Card]:
    """All rows of cards with this Russian name, as the rulebook's: prints may differ in deals."""
    found = [card for card in PARTS.card if card.name["ru"] == name]
    assert found, name
    return found


@pytest.mark.parametrize(("name", "field", "value", "heading"), RULEBOOK)
def test_what_the_rulebook_says_of_a_card(name: str, field: str, value: Any, heading: str) -> None:
    for card in prints(name):
        found = getattr(card, field)
        if field in ("cost", "raze", "deal"):
            found, value = bundle(found), bundle(value) if isinstance(value, str) else value
        assert found == value, heading


@pytest.mark.parametrize(("name", "price", "effects", "heading"), ACTIONS)
def test_what_the_rulebook_says_of_an_action(
    name: str, price: str, effects: tuple[words.Effect, ...] | None, heading: str
) -> None:
    for card in prints(name):
        assert card.action is not None, heading
        assert card.action.cost == price, heading
        if effects is not None:
            assert card.action.effects == effects, heading


def test_what_the_rulebook_says_of_more_cards() -> None:
    """ "Пример фазы производства": a food for each red location, Lord's Fields being one.
    "Пример атаки": wood and no worker or gold on Joiner and Wood Supplier. "Фактория" is brown,
    grey and red. "Пояснения": a card for Desert and Tavern as the price, either deck for Mission,
    a worker a pair for Oasis, both faction cards for Settlers and Negotiator without a location."""
    (fields,) = prints("Господские пашни")
    (per,) = fields.produce
    assert isinstance(per, words.Per)
    assert (per.good, per.colour) == ("F", "red")
    assert "red" in fields.colours
    for name in ("Столяр", "Лесозаготовка"):
        goods = {good for good, _ in bundle(prints(name)[0].raze)}
        assert 0 in goods
        assert not goods & {3, 4}
    assert set(prints("Фактория")[0].colours) == {"brown", "grey", "red"}
    for name in ("Пустыня", "Таверна"):
        action = prints(name)[0].action
        assert action is not None
        assert action.discard == "hand"
    mission = prints("Делегация")[0].action
    assert mission is not None
    assert isinstance(mission.effects[0], words.Look)
    assert mission.effects[0].deck == "C"
    oasis = prints("Оазис")[0].on_exchange
    assert oasis is not None
    assert oasis.gain == "P"


def test_what_the_rulebook_counts() -> None:
    """ "Описание игровых компонентов": 84 common cards, 30 of each empire, 16 attack cards, 220 in
    all. "Описание карточек": one, two or three of each name in an empire's deck. "Сделки": one
    good each. "Японцы": their cards have a raze field, those of other empires none."""
    decks = Counter(code[:3] for code in BY_CODE)
    assert decks == {"COM": 84, "BAR": 30, "JAP": 30, "ROM": 30, "EGY": 30}
    assert sum(len(row.codes) for row in PARTS.attack) == 16
    names = Counter((code[:3], card.name["en"]) for code, card in BY_CODE.items())
    for deck in ("BAR", "JAP", "ROM", "EGY"):
        copies = Counter(count for (of, _), count in names.items() if of == deck)
        assert copies == {3: 3, 2: 6, 1: 9}, "the page: three, six and nine names of each"
    for code, card in BY_CODE.items():
        if code.startswith("COM"):
            assert card.deal == ""
            assert sum(count for _, count in bundle(card.raze)) in (0, 2)
        else:
            assert [count for _, count in bundle(card.deal)] == [1]
            japanese = code.startswith("JAP") and card.name["ru"] not in ("Врата", "Часовня")
            assert card.raze == ("V" if japanese else "")


# The page's tables ----------------------------------------------------------------------------

ROWS = [
    [cell.strip() for cell in line.split("|")]
    for line in Path(__file__).with_name("tables.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]
TYPES = {"P": "production", "F": "feature", "A": "action"}


def codes(cell: str) -> list[str]:
    deck, numbers = cell.split(" ")
    first, _, last = numbers.partition("-")
    return [f"{deck}{number:03}" for number in range(int(first), int(last or first) + 1)]


def goods(text: str) -> str:
    """A bundle with its terms in one order, as the page and the components order them freely."""
    return "+".join(sorted(text.split("+")))


PLAIN = {
    words.RazeOwn: "raze(own common location)",
    words.RazeEnemy: "raze(enemy, ignore protection)",
    words.Plunder: "take_raze_good(enemy location,1)",
    words.Remove: "remove_location(enemy)",
    words.Found: "found(hand common card)",
    words.StealResource: "steal_resource(1)",
    words.MakeDiscard: "make_discard(enemy, hand card)",
    words.StealDeal: "steal_deal(enemy)",
    words.RepeatDeal: "repeat_deal(own)",
    words.TradeRoute: "trade_deal(enemy faction location)",
    words.Reset: "reset_action(own,other)",
    words.Block: "block_action(enemy)",
    words.TakeOver: "take_over(enemy location)",
}


def effect_word(effect: words.Effect) -> str:
    """An effect in the page's vocabulary."""
    match effect:
        case words.Gain():
            return goods(effect.goods)
        case words.Per():
            return f"per({effect.good},{effect.colour},{effect.most})"
        case words.PerSamurai():
            return f"per_samurai({effect.good},{effect.most})"
        case words.Choose():
            return f"one_of({', '.join(effect.options)})"
        case words.Look():
            rest = "discard rest" if effect.rest == "discard" else "shuffle rest back"
            return f"draw({effect.count}{effect.deck}, keep 1, {rest})"
        case words.CopyProduction():
            return f"copy_production(own,{'other' if effect.other else 'any'})"
        case words.PlaceSamurai():
            return f"samurai({effect.count})"
        case words.CancelDeal():
            return f"discard_deal(enemy{', gain its good' if effect.gain else ''})"
        case words.BuildNow():
            origin = "hand faction card" if effect.origin == "hand" else "own deal"
            return f"build_now({origin}, ignore L)"
        case _:
            return PLAIN[type(effect)]


def action_words(action: words.CardAction) -> str:
    if isinstance(action.effects[0], words.RazeAny):
        swap = action.effects[0].swap
        choice = "one_of(R -> raze(hand), 2R+protection -> raze(enemy))"
        return f"act x{action.uses} ({choice}; swap_gained(1:{swap}V))"
    price = [goods(action.cost)] if action.cost else []
    price += [f"{action.any} any of W/S/F"] if action.any else []
    price += {"hand": ["discard(hand card)"], "deal": ["discard(own deal)"], "": []}[action.discard]
    does = "; ".join(effect_word(effect) for effect in action.effects)
    return f"act x{action.uses} ({'+'.join(price) or '0'} -> {does})"


def feature_words(card: Card) -> list[str]:
    found = []
    if card.on_build is not None:
        on = card.on_build
        pays = goods(on.gain)
        if on.choose:
            pays = f"one_of({', '.join(on.choose)})"
        if on.trade:
            pays = f"may one_of({', '.join(f'{price} -> {buys}' for price, buys in on.trade)})"
        found.append(f"on_build({on.match}): {pays}")
    found += [f"on_raze: {card.on_raze}"] if card.on_raze else []
    found += [f"on_deal: {card.on_deal}"] if card.on_deal else []
    if card.on_points is not None:
        found.append(f"on_gain_vp(>={card.on_points.least}): {card.on_points.gain}")
    if card.on_exchange is not None:
        most = card.on_exchange.most
        found.append(f"on_enemy_swap: {card.on_exchange.gain} (max {most} per round)")
    if card.swap_deals:
        found.append("prod_phase: swap_gained(deal goods, 1:V)")
    if card.tuck is not None:
        tuck = card.tuck
        end = f"end({tuck.bonus}V if tucked>={tuck.least})"
        found.append(f"tuck(hand cards, {tuck.gain} each); {end}")
    if card.bank:
        tiers = ", ".join(f"{least}->{points}V" for least, points in card.bank)
        found.append(f"bank(W/S/F); end(tier: {tiers})")
    found += [f"store({card.store.replace('+', ',')})"] if card.store else []
    return found


def effect_cell(card: Card) -> str:
    """All that a card does but its bonus, in the page's vocabulary."""
    found = feature_words(card)
    if card.produce:
        found.append(f"prod({'; '.join(effect_word(effect) for effect in card.produce)})")
    if card.action is not None:
        found.append(action_words(card.action))
    return "; ".join(found) or "none"


def ordered(cell: str) -> str:
    """The page's cell with plain bundles in one order."""
    return re.sub(
        r"(?<![\w(),/])(?:\d*[A-Z][cf]?\+)+\d*[A-Z][cf]?(?![\w(])|(?<=\()(?:\d*[A-Z]\+)+\d*[A-Z]\b",
        lambda found: goods(found[0]),
        cell,
    )


@pytest.mark.parametrize("row", ROWS, ids=[row[0].replace(" ", "") for row in ROWS])
def test_a_row_of_the_page(row: list[str]) -> None:
    """Copies, colours, type, cost, raze field, deal, bonus and effect."""
    cell, copies, colour, kind, cost, raze, deal, bonus, effect = row
    cards = {BY_CODE[code].key: BY_CODE[code] for code in codes(cell)}
    assert len(codes(cell)) == int(copies)
    (card,) = cards.values()
    assert set(card.colours) == (set() if colour == "none" else set(colour.split("/")))
    assert card.type == TYPES[kind]
    terms = [] if cost == "free" else cost.split("+")
    assert card.location == ("L" in terms)
    assert bundle(card.cost) == bundle("+".join(term for term in terms if term != "L"))
    assert bundle(card.raze) == bundle(raze.replace("-", ""))
    assert bundle(card.deal) == bundle(deal.replace("-", ""))
    assert "+".join(effect_word(one) for one in card.bonus) == bonus.replace("-", "")
    assert ordered(effect_cell(card)) == ordered(effect)


def test_every_card_is_in_a_row_of_the_page() -> None:
    listed = [code for row in ROWS for code in codes(row[0])]
    assert sorted(listed) == sorted(BY_CODE)


# The page's totals ----------------------------------------------------------------------------

TOTALS = {
    "COM": ("28/17/39", "brown 16, grey 13, red 12, pink 12, gold 10, blue 8, black 6, purple 1"),
    "BAR": ("8/6/16", "black 14, gold 4, pink 4, brown 3, blue 3, purple 1, red 1"),
    "JAP": ("10/7/13", "red 15, black 5, pink 3, blue 3, grey 2, gold 2"),
    "ROM": ("12/8/10", "grey 12, blue 7, red 5, brown 5, black 4, gold 2, pink 1"),
    "EGY": ("9/4/17", "grey 13, gold 7, pink 5, black 4, blue 1"),
}
DEALS = {
    "BAR": "P 9, W 7, G 5, R 4, C 2, S 2, F 1",
    "JAP": "F 9, P 7, G 4, R 3, V 3, S 2, C 2",
    "ROM": "S 10, P 6, C 5, R 4, G 3, F 2",
    "EGY": "P 10, G 10, S 4, C 3, R 3",
}
FIELDS = (
    "2W 10, 2C 8, V+S 6, G+S 6, P+F 6, 2S 5, P+W 5, V+G 5, V+W 4, P+S 3, 2P 3, 2F 3, V+P 3, G+W 2,"
    " P+G 2, W+F 2, G+P 1, W+S 1, G+F 1, V+F 1, P+C 1"
)
"""Section 6 counts P+G and G+P apart, as they are printed."""
ATTACKS = "W 3, G 3, C 3, S 2, P 2, V 2, F 1"
BOARDS = {
    "barbarians": ("5P+R+D", "P"),
    "romans": ("2P+W+S+R+D", "R"),
    "egyptians": ("3P+G+R+D", "G"),
    "japanese": ("4P+W+R+D", "F"),
}


def counted(text: str) -> Counter[str]:
    pairs = [term.split(" ") for term in text.split(", ")]
    found: Counter[str] = Counter()
    for name, count in pairs:
        found[goods(name)] += int(count)
    return found


@pytest.mark.parametrize("deck", TOTALS)
def test_types_and_colours_of_a_deck(deck: str) -> None:
    """Section 10. The Romans' Trade Colonies are of three colours each."""
    cards = [card for code, card in BY_CODE.items() if code.startswith(deck)]
    types: Counter[str] = Counter(card.type for card in cards)
    kinds, colours = TOTALS[deck]
    assert "/".join(str(types[kind]) for kind in TYPES.values()) == kinds
    assert Counter(colour for card in cards for colour in card.colours) == counted(colours)


@pytest.mark.parametrize("deck", DEALS)
def test_deals_of_a_deck(deck: str) -> None:
    """Section 10."""
    deals = Counter(card.deal for code, card in BY_CODE.items() if code.startswith(deck))
    assert deals == counted(DEALS[deck])


def test_raze_fields_attack_cards_and_boards() -> None:
    """Sections 6, 5 and 2."""
    common = [card for code, card in BY_CODE.items() if code.startswith("COM")]
    assert Counter(goods(card.raze) for card in common if card.raze) == counted(FIELDS)
    assert sum(not card.raze for card in common) == 6, "the Ruins"
    good = Counter({row.good: len(row.codes) for row in PARTS.attack})
    assert good == counted(ATTACKS)
    for row in PARTS.faction:
        produces, keeps = BOARDS[row.key]
        assert bundle(row.produces) == bundle(produces)
        assert bundle(row.keeps) == bundle(keeps)
