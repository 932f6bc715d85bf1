"""What a card does, in words made from its data: text and effect cannot differ.

    python -m pentarchy.games.imperial_settlers.card_text

writes the names and texts of all cards into `text.en.ftl` and `text.ru.ftl` anew; a test holds
that they are current.
"""

from __future__ import annotations

import re
from pathlib import Path

from pentarchy.games.imperial_settlers import components as words
from pentarchy.games.imperial_settlers.card_words import PHRASES, counted, goods_in_words
from pentarchy.games.imperial_settlers.components import Card, Components, load, own_text
from pentarchy.kernel.fluent import quoted

LANGUAGES = ("en", "ru")
_PLAIN = re.compile(r"\w[^{}\n]*")
MARK = "# Cards: written by card_text.py from the components; change those, not this"


def describe(card: Card, language: str) -> str:
    """All that is printed on a card but its name."""
    say = PHRASES[language]
    parts = [_kind(card, language)]
    price = [goods_in_words(card.cost, language)] if card.cost else []
    price += [say["location"]] if card.location else []
    parts.append(f"{say['cost']}: {', '.join(price) or say['free']}")
    if card.raze:
        parts.append(f"{say['raze']}: {goods_in_words(card.raze, language)}")
    if card.deal:
        parts.append(f"{say['deal']}: {goods_in_words(card.deal, language)}")
    if card.bonus:
        parts.append(f"{say['bonus']}: {'; '.join(_effects(card.bonus, language))}")
    if card.produce:
        parts.append(f"{say['produce']}: {'; '.join(_effects(card.produce, language))}")
    parts += _action(card, language)
    parts += _features(card, language)
    return ". ".join(parts) + "."


def _kind(card: Card, language: str) -> str:
    """Colour and type."""
    say = PHRASES[language]
    if not card.colours:
        return say[f"colourless-{card.type}"]
    *others, last = (say[f"colour-{colour}"] for colour in card.colours)
    colours = f"{', '.join(others)}{say['and']}{last}" if others else last
    return say[f"kind-{card.type}"].format(colours[:1].upper() + colours[1:])


def _effects(effects: tuple[words.Effects, ...], language: str, done: bool = False) -> list[str]:
    """What is gained one after the other; `done`: as something that the player does."""
    found = []
    for effect in effects:
        gained = _gained(effect, language, done)
        if gained is None:
            found.append(_effect(effect, language))
        else:
            found.append(PHRASES[language]["gain"].format(gained) if done else gained)
    return found


def _gained(effect: words.Effects, language: str, taken: bool) -> str | None:
    """The goods that an effect brings; None if it does something else."""
    say = PHRASES[language]
    match effect:
        case words.Gain(goods=text):
            return goods_in_words(text, language, taken)
        case words.Per(good=good, colour=colour, most=most):
            each = goods_in_words(good, language, taken)
            return say["per"].format(each, say[f"of-{colour}"], most)
        case words.PerSamurai(good=good, most=most):
            return say["per-samurai"].format(goods_in_words(good, language, taken), most)
        case words.Choose(options=options):
            return say["or"].join(goods_in_words(text, language, taken) for text in options)
        case words.CopyProduction(other=other):
            return say["copy-other" if other else "copy-any"]
        case _:
            return None


def _effect(effect: words.Effects, language: str) -> str:
    say = PHRASES[language]
    match effect:
        case words.Look(count=count, deck=deck, rest=rest):
            cards = counted("card", count, language, taken=True)
            return say[f"look-{rest}"].format(cards, say[f"deck-{deck}"])
        case words.PlaceSamurai(count=count):
            return say["samurai"].format(counted("samurai", count, language))
        case words.RazeAny(swap=swap):
            return say["raze-any"].format(swap)
        case words.CancelDeal(gain=gain):
            return say["cancel-deal-gain" if gain else "cancel-deal"]
        case words.BuildNow(origin=origin):
            return say[f"build-now-{origin}"]
        case _:
            return say[str(effect.__struct_config__.tag)]


def _action(card: Card, language: str) -> list[str]:
    if card.action is None:
        return []
    say = PHRASES[language]
    action = card.action
    spent = [goods_in_words(action.cost, language, taken=True)] if action.cost else []
    spent += [counted("resource", action.any, language, taken=True)] if action.any else []
    done = [say["spend"].format(", ".join(spent))] if spent else []
    done += [say[f"discard-{action.discard}"]] if action.discard else []
    done += _effects(action.effects, language, done=True)
    return [f"{say['action-twice' if action.uses == 2 else 'action']}: {'; '.join(done)}"]


def _features(card: Card, language: str) -> list[str]:
    say = PHRASES[language]
    found = []

    def gained(text: str) -> str:
        return say["gain"].format(goods_in_words(text, language, taken=True))

    if (feature := card.on_build) is not None:
        what = say["on-build"].format(say[f"build-{feature.match}"])
        found.append(f"{what}: {_paid_for_building(feature, language)}")
    if card.on_raze:
        found.append(f"{say['on-raze']}: {gained(card.on_raze)}")
    if card.on_deal:
        found.append(f"{say['on-deal']}: {gained(card.on_deal)}")
    if card.on_points is not None:
        extra = say["on-points-gain"].format(goods_in_words(card.on_points.gain, language, True))
        found.append(f"{say['on-points'].format(card.on_points.least)}: {extra}")
    if card.on_exchange is not None:
        paid = gained(card.on_exchange.gain)
        found.append(f"{say['on-exchange'].format(card.on_exchange.most)}: {paid}")
    if card.swap_deals:
        found.append(say["swap-deals"].format(card.swap_deals))
    if card.tuck is not None:
        each = goods_in_words(card.tuck.gain, language)
        found.append(say["tuck"].format(each, card.tuck.bonus, card.tuck.least))
    if card.bank:
        tiers = "; ".join(say["tier"].format(points, least) for least, points in card.bank)
        found.append(say["bank"].format(tiers))
    if card.store:
        found.append(say["store"])
    return found


def _paid_for_building(feature: words.OnBuild, language: str) -> str:
    """What a feature pays for a location that was built."""
    say = PHRASES[language]
    if feature.trade:
        pairs = [
            say["trade"].format(*(goods_in_words(text, language, taken=True) for text in pair))
            for pair in feature.trade
        ]
        return say["may"].format(say["or"].join(pairs))
    options = feature.choose or (feature.gain,)
    goods = say["or"].join(goods_in_words(text, language, taken=True) for text in options)
    return say["gain"].format(goods)


# Texts for programs that show the game ------------------------------------------------------


def messages(components: Components, language: str) -> str:
    """The names of all cards as Fluent messages, each with its text."""
    say = PHRASES[language]
    lines = [MARK]
    for card in components.card:
        for code in card.codes:
            lines += [f"card-{code} = {_named(card.name[language])}"]
            lines += [f"    .text = {describe(card, language)}"]
    for attack in components.attack:
        text = say["attack"].format(goods_in_words(attack.good, language))
        for code in attack.codes:
            lines += [f"card-{code} = {_named(attack.name[language])}", f"    .text = {text}"]
    return "\n".join(lines) + "\n"


def _named(name: str) -> str:
    """A name as a pattern: one that Fluent would read otherwise is quoted."""
    return name if _PLAIN.fullmatch(name) else f"{{ {quoted(name)} }}"


def with_cards(text: str, language: str) -> str:
    """A file of messages with its last part, the cards, written anew."""
    return text.split(MARK, maxsplit=1)[0] + messages(load(own_text()), language)


def main() -> None:
    for language in LANGUAGES:
        path = Path(__file__).with_name(f"text.{language}.ftl")
        path.write_text(with_cards(path.read_text("utf-8"), language), "utf-8")


if __name__ == "__main__":
    main()
