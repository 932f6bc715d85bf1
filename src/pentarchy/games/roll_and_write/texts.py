"""What an effect says: a message that both languages know, with the numbers of the building.

Where an effect spends and gains amounts, the sentence is put together from them: no exchange needs
a text of its own.
"""

from __future__ import annotations

from pentarchy.games.roll_and_write.components import Amounts, Effect
from pentarchy.kernel.messages import Arg, Message, word

WORDS = {"S": "stone", "W": "wood", "F": "food", "G": "gold", "A": "action", "VP": "points"}


def effect_text(effect: Effect, number: int) -> Message:
    """The sentence on a building, with its number as it stands."""
    if effect.op == "convert":
        [(good, count)] = (effect.pay or {}).items()
        spent: dict[str, Arg] = {"n": number, "pay": word(_word(good)), "paid": count}
        return Message("does-convert", spent, gained(effect.get or {}))
    if effect.op == "instant":
        return Message("does-instant", {}, gained(effect.get or {}))
    return Message(effect_id(effect), {"n": number})


def gained(amounts: Amounts) -> Message:
    """All that is gained, one inside the other: "1 stone and 1 wood"."""
    found: Message | None = None
    for good, count in reversed(amounts.items()):
        name = "does-amount" if found is None else "does-amount-and"
        found = Message(name, {"good": word(_word(good)), "count": count}, found)
    assert found is not None, "an effect that gains something says what"
    return found


def effect_id(effect: Effect) -> str:
    """`does-gain-food`, `does-end_per-walls-2`: the op and its words."""
    words: list[str] = [effect.op]
    if effect.of is not None:
        words += [WORDS[letter] for letter in effect.of]
    for part in (effect.roll, effect.dice, effect.where, effect.cond, effect.event, effect.per):
        if part is not None:
            words.append(_plain(part))
    if effect.pay is not None:
        words += [f"{_word(good)}{count}" for good, count in effect.pay.items()]
    if effect.what is not None:
        words.append(WORDS[effect.what])
    return "does-" + "-".join(words)


def _word(good: str) -> str:
    return WORDS.get(good, good)


def _plain(words: str) -> str:
    """`spend_S>=4` is `spend_S-4`: what may stand in the id of a message."""
    return words.replace(">=", "-").replace("=", "-").replace("/", "-")
