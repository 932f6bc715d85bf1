"""The words from which the texts of cards are made, in both languages."""

from __future__ import annotations

from pentarchy.games.imperial_settlers.goods import NAMES, bundle

NOUNS: dict[str, dict[str, tuple[str, ...]]] = {
    "en": {
        "wood": ("wood", "wood"),
        "stone": ("stone", "stone"),
        "food": ("food", "food"),
        "gold": ("gold", "gold"),
        "worker": ("worker", "workers"),
        "raze": ("raze token", "raze tokens"),
        "shield": ("shield", "shields"),
        "point": ("VP", "VP"),
        "card": ("card", "cards"),
        "common-card": ("common card", "common cards"),
        "faction-card": ("faction card", "faction cards"),
    },
    "ru": {
        "wood": ("дерево", "дерева", "дерева"),
        "stone": ("камень", "камня", "камней"),
        "food": ("еда", "еды", "еды"),
        "gold": ("золотой", "золотых", "золотых"),
        "worker": ("рабочий", "рабочих", "рабочих"),
        "raze": ("жетон разрушений", "жетона разрушений", "жетонов разрушений"),
        "shield": ("жетон обороны", "жетона обороны", "жетонов обороны"),
        "point": ("ПО", "ПО", "ПО"),
        "card": ("карта", "карты", "карт"),
        "common-card": ("общая карта", "общие карты", "общих карт"),
        "faction-card": ("имперская карта", "имперские карты", "имперских карт"),
    },
}
"""Goods: one, and many; in Russian one, few, many."""


def goods_in_words(text: str, language: str) -> str:
    """A bundle such as `2W+G` in words."""
    return ", ".join(
        f"{count} {_form(NOUNS[language][NAMES[good]], count)}" for good, count in bundle(text)
    )


def _form(forms: tuple[str, ...], count: int) -> str:
    if len(forms) == 2:
        return forms[count != 1]
    if count % 10 == 1 and count % 100 != 11:
        return forms[0]
    return forms[1] if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else forms[2]


ENGLISH = {
    "colour-none": "no colour",
    "type-production": "Production",
    "type-feature": "Feature",
    "type-action": "Action",
    "cost": "Cost",
    "location": "one own location or foundation",
    "free": "free",
    "raze": "Raze",
    "deal": "Deal",
    "bonus": "When built",
    "produce": "Produces",
    "per": "{} for each own {} location, this one included, up to {}",
    "per-samurai": "{} for each own samurai, up to {}",
    "or": " or ",
    "look-back": "draw {} cards from {}, keep one, shuffle the rest back",
    "look-discard": "draw {} cards from {}, keep one, discard the rest",
    "deck-C": "either deck, as you choose for each",
    "deck-Cf": "your faction deck",
    "copy-other": "what one other production location of yours produces",
    "copy-any": "what one production location of yours produces",
    "samurai": "{} samurai from the supply, placed at once",
    "raze-own": "raze a common location of your own",
    "raze-enemy": "raze an enemy location, whatever protects it",
    "raze-any": "raze a card from your hand or an enemy location at the usual price; "
    "give back any goods just gained for {} VP each",
    "plunder": "one good from the raze field of an enemy location, which stays as it is",
    "remove": "discard an enemy location",
    "found": "a common card from your hand becomes your foundation",
    "steal-resource": "take one resource from an enemy's supply",
    "make-discard": "an enemy discards a card from the hand",
    "cancel-deal": "discard an enemy deal",
    "cancel-deal-gain": "discard an enemy deal and gain its good",
    "steal-deal": "take an enemy deal from under its board as your own",
    "repeat-deal": "gain the good of one of your deals once more",
    "trade-route": "a deal with an enemy faction location, marked with the top card of your deck",
    "build-now-hand": "build a faction card from your hand at once, without giving up a location",
    "build-now-deal": "build a card from under your board at once, without giving up a location",
    "reset": "another action location of yours can be used again",
    "block": "an enemy action location cannot be used for the rest of the round",
    "take-over": "an enemy location is yours until the round ends",
    "action": "Action, once a round",
    "action-twice": "Action, up to twice a round",
    "any": "any {} resources",
    "discard-hand": "discard a card from your hand",
    "discard-deal": "discard one of your deals",
    "on-build": "Whenever you build {}, this one included",
    "build-faction": "a faction location",
    "may": "you may pay {}",
    "on-raze": "Whenever you raze",
    "on-deal": "Whenever you make a deal",
    "on-points": "Whenever you gain at least {} VP at once, also",
    "on-exchange": "For each pair of workers that an opponent exchanges, up to {} a round",
    "swap-deals": "In Production you may give back goods of your deals for {} VP each",
    "tuck": "At any time in your turn, put cards from your hand under it: {} each. "
    "At the end {} VP if there are at least {}",
    "bank": "At any time in your turn, put resources on it. At the end VP by their number: {}",
    "store": "In Cleanup you keep your wood, stone and food",
    "attack": "The virtual opponent looks for this good in your raze fields: {}.",
} | {
    f"{part}-{colour}": f"{before}{colour}{after}"
    for colour in ("black", "purple", "blue", "brown", "gold", "red", "pink", "grey")
    for part, before, after in (
        ("colour", "", ""), ("of", "", ""), ("build", "a ", " location"),
    )
}  # fmt: skip

_RUSSIAN_COLOURS = {
    "black": "чёрн", "purple": "фиолетов", "blue": "син", "brown": "коричнев", "gold": "жёлт",
    "red": "красн", "pink": "розов", "grey": "сер",
}  # fmt: skip
"""Stems; blue alone has soft endings."""


def _russian_colours() -> dict[str, str]:
    found = {}
    for colour, stem in _RUSSIAN_COLOURS.items():
        soft = colour == "blue"
        found[f"colour-{colour}"] = f"{stem}{'яя' if soft else 'ая'}"
        found[f"of-{colour}"] = f"{stem}{'юю' if soft else 'ую'}"
        found[f"build-{colour}"] = f"{stem}{'юю' if soft else 'ую'} локацию"
    return found


RUSSIAN = {
    "colour-none": "без цвета",
    "type-production": "Производство",
    "type-feature": "Особенность",
    "type-action": "Действие",
    "cost": "Стоимость",
    "location": "одна своя локация или фундамент",
    "free": "бесплатно",
    "raze": "Разрушение",
    "deal": "Сделка",
    "bonus": "Бонус строительства",
    "produce": "Производит",
    "per": "{} за каждую свою {} локацию, считая эту, не больше {}",
    "per-samurai": "{} за каждого своего самурая, не больше {}",
    "or": " или ",
    "look-back": "взять карты: {} ({}), одну оставить, остальные замешать обратно",
    "look-discard": "взять карты: {} ({}), одну оставить, остальные сбросить",
    "deck-C": "каждую из любой колоды",
    "deck-Cf": "из своей имперской колоды",
    "copy-other": "то, что производит одна другая ваша локация с производством",
    "copy-any": "то, что производит одна ваша локация с производством",
    "samurai": "самураи из запаса: {}, выставляются сразу",
    "raze-own": "разрушить свою общую локацию",
    "raze-enemy": "разрушить локацию противника, несмотря на любую защиту",
    "raze-any": "разрушить карту с руки или локацию противника за обычную цену; "
    "любые из полученных товаров можно вернуть по {} ПО за каждый",
    "plunder": "один товар из поля разрушения локации противника; сама локация остаётся",
    "remove": "сбросить локацию противника",
    "found": "общая карта с руки становится вашим фундаментом",
    "steal-resource": "забрать один ресурс из запаса противника",
    "make-discard": "противник сбрасывает карту с руки",
    "cancel-deal": "сбросить сделку противника",
    "cancel-deal-gain": "сбросить сделку противника и получить её товар",
    "steal-deal": "забрать себе сделку из-под планшета противника",
    "repeat-deal": "ещё раз получить товар одной из своих сделок",
    "trade-route": "сделка с имперской локацией противника; её отмечает верхняя карта вашей колоды",
    "build-now-hand": "сразу построить имперскую карту с руки, не жертвуя локацией",
    "build-now-deal": "сразу построить карту из-под своего планшета, не жертвуя локацией",
    "reset": "другую вашу локацию с действием можно использовать снова",
    "block": "локация противника с действием не работает до конца раунда",
    "take-over": "локация противника ваша до конца раунда",
    "action": "Раз в раунд",
    "action-twice": "До двух раз в раунд",
    "any": "любые ресурсы: {}",
    "discard-hand": "сбросить карту с руки",
    "discard-deal": "сбросить свою сделку",
    "on-build": "Каждый раз, построив {}, считая эту",
    "build-faction": "имперскую локацию",
    "may": "можно заплатить {}",
    "on-raze": "Каждый раз, разрушив локацию или карту",
    "on-deal": "Каждый раз, заключив сделку",
    "on-points": "Каждый раз, получив за раз не меньше {} ПО, ещё",
    "on-exchange": "За каждую пару рабочих, обменянную противником, не больше {} за раунд",
    "swap-deals": "В производстве товары своих сделок можно возвращать по {} ПО за каждый",
    "tuck": "В любой момент своего хода подложите под неё карты с руки: {} за каждую. "
    "В конце игры {} ПО, если их не меньше {}",
    "bank": "В любой момент своего хода кладите на неё ресурсы. В конце игры ПО по их числу: {}",
    "store": "В очистке вы сохраняете дерево, камень и еду",
    "attack": "Виртуальный противник ищет этот товар в ваших полях разрушения: {}.",
} | _russian_colours()

PHRASES = {"en": ENGLISH, "ru": RUSSIAN}
