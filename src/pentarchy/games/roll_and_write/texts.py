"""What an effect says: a message id that both languages know, with the building's number."""

from __future__ import annotations

from pentarchy.games.roll_and_write.components import Effect
from pentarchy.kernel.messages import Message

WORDS = {"S": "stone", "W": "wood", "F": "food", "G": "gold", "A": "action", "VP": "points"}


def effect_text(effect: Effect, number: int) -> Message:
    """The sentence on a building, with its number as it stands."""
    return Message(effect_id(effect), {"n": number})


def effect_id(effect: Effect) -> str:
    """`does-gain-food`, `does-end_per-walls-2`: the op and its words."""
    words: list[str] = [effect.op]
    if effect.of is not None:
        words += [WORDS[letter] for letter in effect.of]
    for word in (effect.roll, effect.dice, effect.where, effect.cond, effect.event, effect.per):
        if word is not None:
            words.append(_plain(word))
    for amounts in (effect.pay, effect.get):
        if amounts is not None:
            words += [f"{_word(good)}{count}" for good, count in amounts.items()]
    if effect.what is not None:
        words.append(WORDS[effect.what])
    return "does-" + "-".join(words)


def _word(good: str) -> str:
    return WORDS.get(good, good)


def _plain(word: str) -> str:
    """`spend_S>=4` is `spend_S-4`: what may stand in the id of a message."""
    return word.replace(">=", "-").replace("=", "-").replace("/", "-")
