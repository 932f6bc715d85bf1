"""What buildings and fields are, in sentences made from the components."""

from __future__ import annotations

from pentarchy.games.roll_and_write.components import Building, Components
from pentarchy.games.roll_and_write.texts import WORDS, effect_text
from pentarchy.kernel.messages import Teller


def about(components: Components, texts: Teller, thing: str) -> list[str]:
    """What a building does, and which bridges open a field."""
    kind, _, key = thing.partition(":")
    if kind == "building":
        for row in components.building:
            if row.key == key:
                return _building(texts, row)
    if kind == "field":
        for field in components.field:
            if field.key == key:
                first, last = field.sections[0], field.sections[-1]
                return [texts.say("about-opened", first=first, last=last)]
    if any(key and kind == row.key for row in components.building):
        return [texts.say("about-box")]
    return []


def _building(texts: Teller, row: Building) -> list[str]:
    told = [texts.tell(effect_text(row.effect, row.n))]
    if row.boxes:
        told.append(texts.say("about-boxes", boxes="; ".join(_cost(texts, b) for b in row.boxes)))
    if row.grows:
        told.append(texts.say("about-grows"))
    return told


def _cost(texts: Teller, box: str) -> str:
    """The resources in a box, by name."""
    names = [texts.thing(f"resource:{WORDS[letter]}") for letter in box if letter in WORDS]
    return " + ".join(names) or texts.say("about-blank")
