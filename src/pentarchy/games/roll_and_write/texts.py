"""What an effect says: a message that both languages know, with the numbers of the building.

What is spent and gained, and how much of it, is put into the sentence from the building's row: no
good needs a text of its own, so a user's buildings are told too.
"""

from __future__ import annotations

from pentarchy.games.roll_and_write.components import BASIC, Amounts, Effect
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
    if effect.what is not None:
        return Message(_id(effect), {}, gained({effect.what: number}))
    kinds = sorted(set(effect.of or ()), key=BASIC.index)
    if len(kinds) == 1:
        return Message("does-gain", {}, gained({kinds[0]: number}))
    return Message("-".join([_id(effect), *map(_word, kinds)]), {"n": number})


def gained(amounts: Amounts) -> Message:
    """All that is gained, one inside the other: "1 stone and 1 wood"."""
    found: Message | None = None
    for good, count in reversed(amounts.items()):
        name = "does-amount" if found is None else "does-amount-and"
        found = Message(name, {"good": word(_word(good)), "count": count}, found)
    assert found is not None, "an effect that gains something says what"
    return found


def _id(effect: Effect) -> str:
    """`does-gain`, `does-when-crossed-5`, `does-end_per-walls-2`: the op and its words."""
    words: list[str] = ["on_roll" if effect.op == "gain_on_roll" else effect.op]
    for part in (effect.roll, effect.dice, effect.where, effect.cond, effect.event, effect.per):
        if part is not None:
            words.append(_plain(part))
    return "does-" + "-".join(words)


def _word(good: str) -> str:
    return WORDS.get(good, good)


def _plain(words: str) -> str:
    """`spend_S>=4` is `spend_S-4`: what may stand in the id of a message."""
    return words.replace(">=", "-").replace("=", "-").replace("/", "-")
