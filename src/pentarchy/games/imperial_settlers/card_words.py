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
        "samurai": ("samurai", "samurai"),
        "resource": ("resource of any kind", "resources of any kind"),
    },
    "ru": {
        "wood": ("дерево", "дерева", "дерева", "дерево"),
        "stone": ("камень", "камня", "камня", "камень"),
        "food": ("еда", "еды", "еды", "еду"),
        "gold": ("золотой", "золотых", "золотых", "золотой"),
        "worker": ("рабочий", "рабочих", "рабочих", "рабочего"),
        "raze": ("жетон разрушений", "жетона разрушений", "жетонов разрушений", "жетон разрушений"),
        "shield": ("жетон обороны", "жетона обороны", "жетонов обороны", "жетон обороны"),
        "point": ("ПО", "ПО", "ПО", "ПО"),
        "card": ("карта", "карты", "карт", "карту"),
        "common-card": ("общая карта", "общие карты", "общих карт", "общую карту"),
        "faction-card": ("имперская карта", "имперские карты", "имперских карт", "имперскую карту"),
        "samurai": ("самурай", "самурая", "самураев", "самурая"),
        "resource": ("любой ресурс", "любых ресурса", "любых ресурсов", "любой ресурс"),
    },
}
"""What is counted: one, and many; in Russian one, few, many, and one in the accusative."""


def goods_in_words(text: str, language: str, taken: bool = False) -> str:
    """A bundle such as `2W+G` in words; what is taken or spent stands in the accusative."""
    return ", ".join(counted(NAMES[good], count, language, taken) for good, count in bundle(text))


def counted(name: str, count: int, language: str, taken: bool = False) -> str:
    """So many of something."""
    return f"{count} {_form(NOUNS[language][name], count, taken)}"


def _form(forms: tuple[str, ...], count: int, taken: bool) -> str:
    if len(forms) == 2:
        return forms[count != 1]
    if count % 10 == 1 and count % 100 != 11:
        return forms[3 if taken else 0]
    return forms[1] if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else forms[2]


ENGLISH = {
    "and": " and ",
    "kind-production": "{} production location",
    "kind-feature": "{} feature location",
    "kind-action": "{} action location",
    "colourless-production": "Production location without a colour",
    "colourless-feature": "Feature location without a colour",
    "colourless-action": "Action location without a colour",
    "cost": "Cost",
    "location": "one own location or foundation to discard",
    "free": "nothing",
    "raze": "Raze field",
    "deal": "Deal",
    "bonus": "When built",
    "produce": "Produces",
    "gain": "gain {}",
    "spend": "spend {}",
    "per": "{} for each own {} location, this one included, up to {}",
    "per-samurai": "{} for each own samurai, up to {}",
    "or": " or ",
    "look-back": "draw {} from {}, keep one, shuffle the rest back",
    "look-discard": "draw {} from {}, keep one, discard the rest",
    "deck-C": "either deck, as you choose for each",
    "deck-Cf": "your faction deck",
    "copy-other": "what one other production location of yours produces",
    "copy-any": "what one production location of yours produces",
    "samurai": "{} from the supply, placed at once",
    "raze-own": "raze a common location of your own",
    "raze-enemy": "raze an enemy location, whatever protects it",
    "raze-any": "raze a card from your hand or an enemy location at the usual price; "
    "any of the goods just gained may be given back for {} VP each",
    "plunder": "gain one good from the raze field of an enemy location, which stays as it is",
    "remove": "discard an enemy location",
    "found": "a common card from your hand becomes your foundation",
    "steal-resource": "take one resource from an enemy's supply",
    "make-discard": "an enemy discards a card from their hand",
    "cancel-deal": "discard an enemy's deal",
    "cancel-deal-gain": "discard an enemy's deal and gain its good",
    "steal-deal": "take a deal from under an enemy's board as your own",
    "repeat-deal": "gain the good of one of your deals once more",
    "trade-route": "make a deal with an enemy faction location, "
    "marked with the top card of your faction deck",
    "build-now-hand": "build a faction card from your hand at once, without giving up a location",
    "build-now-deal": "build a card from under your board at once, without giving up a location",
    "reset": "another action location of yours can be used again",
    "block": "block an enemy action location for the rest of the round",
    "take-over": "take over an enemy location until the round ends",
    "action": "Action, once a round",
    "action-twice": "Action, up to twice a round",
    "discard-hand": "discard a card from your hand",
    "discard-deal": "discard one of your deals",
    "on-build": "Whenever you build {}, this one included",
    "build-faction": "a faction location",
    "may": "you may {}",
    "trade": "spend {} and gain {}",
    "on-raze": "Whenever you raze a location or a card",
    "on-deal": "Whenever you make a deal",
    "on-points": "Whenever you gain at least {} VP at once",
    "on-points-gain": "gain {} more",
    "on-exchange": "For each pair of workers that an opponent exchanges, up to {} a round",
    "swap-deals": "In Production you may give back goods of your deals for {} VP each",
    "tuck": "At any time in your turn put cards from your hand under it: {} for each. "
    "At the end of the game {} VP if there are at least {}",
    "bank": "At any time in your turn put resources on it. At the end of the game: {}",
    "tier": "{} VP for at least {}",
    "store": "In Cleanup you keep your wood, stone and food",
    "attack": "The virtual opponent looks for this good in the raze fields of your locations: {}.",
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
    "and": " и ",
    "kind-production": "{} локация с производством",
    "kind-feature": "{} локация с особенностью",
    "kind-action": "{} локация с действием",
    "colourless-production": "Локация с производством, без цвета",
    "colourless-feature": "Локация с особенностью, без цвета",
    "colourless-action": "Локация с действием, без цвета",
    "cost": "Стоимость",
    "location": "сбросить свою локацию или фундамент",
    "free": "бесплатно",
    "raze": "Бонус разрушения",
    "deal": "Бонус сделки",
    "bonus": "Бонус строительства",
    "produce": "Производство",
    "gain": "получить {}",
    "spend": "потратить {}",
    "per": "{} за каждую свою {} локацию, считая эту, не больше {}",
    "per-samurai": "{} за каждого своего самурая, не больше {}",
    "or": " или ",
    "look-back": "взять {} {}, одну оставить, остальные замешать обратно",
    "look-discard": "взять {} {}, одну оставить, остальные сбросить",
    "deck-C": "из любых колод, по выбору",
    "deck-Cf": "из своей имперской колоды",
    "copy-other": "то, что производит другая ваша локация с производством",
    "copy-any": "то, что производит одна ваша локация с производством",
    "samurai": "{} из общего запаса, выставляются сразу",
    "raze-own": "разрушить свою общую локацию",
    "raze-enemy": "разрушить локацию противника, несмотря на любую защиту",
    "raze-any": "разрушить карту с руки или локацию противника за обычную цену; "
    "любые из полученных товаров можно вернуть по {} ПО за каждый",
    "plunder": "получить один товар из бонуса разрушения локации противника; сама она остаётся",
    "remove": "сбросить локацию противника",
    "found": "общая карта с руки становится вашим фундаментом",
    "steal-resource": "забрать один ресурс из запаса противника",
    "make-discard": "противник сбрасывает карту с руки",
    "cancel-deal": "сбросить сделку противника",
    "cancel-deal-gain": "сбросить сделку противника и получить её товар",
    "steal-deal": "забрать себе сделку из-под планшета противника",
    "repeat-deal": "ещё раз получить товар одной из своих сделок",
    "trade-route": "заключить сделку с имперской локацией противника; "
    "её отмечает верхняя карта вашей имперской колоды",
    "build-now-hand": "сразу построить имперскую карту с руки, не сбрасывая локацию",
    "build-now-deal": "сразу построить карту из-под своего планшета, не сбрасывая локацию",
    "reset": "другую вашу локацию с действием можно использовать снова",
    "block": "заблокировать локацию противника с действием до конца раунда",
    "take-over": "захватить локацию противника до конца раунда",
    "action": "Действие, раз в раунд",
    "action-twice": "Действие, до двух раз в раунд",
    "discard-hand": "сбросить карту с руки",
    "discard-deal": "сбросить свою сделку",
    "on-build": "Каждый раз, построив {}, считая эту",
    "build-faction": "имперскую локацию",
    "may": "можно {}",
    "trade": "потратить {} и получить {}",
    "on-raze": "Каждый раз, разрушив локацию или карту",
    "on-deal": "Каждый раз, заключив сделку",
    "on-points": "Каждый раз, получив не меньше {} ПО сразу",
    "on-points-gain": "получить ещё {}",
    "on-exchange": "За каждую пару рабочих, обменянную противником, не больше {} за раунд",
    "swap-deals": "В фазе производства товары своих сделок можно вернуть по {} ПО за каждый",
    "tuck": "В любой момент своего хода под эту локацию можно подложить карты с руки: "
    "{} за каждую. В конце игры {} ПО, если карт не меньше {}",
    "bank": "В любой момент своего хода на эту локацию можно отложить ресурсы. В конце игры: {}",
    "tier": "{} ПО, если их не меньше {}",
    "store": "В фазе очистки вы сохраняете дерево, камень и еду",
    "attack": "Виртуальный противник ищет этот товар в бонусах разрушения ваших локаций: {}.",
} | _russian_colours()

PHRASES = {"en": ENGLISH, "ru": RUSSIAN}
