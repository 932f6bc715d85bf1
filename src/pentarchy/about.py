"""What things are and do, for programs that only have texts: see `Speech.about`.

What a game makes of the rows of its components reaches the browser as messages
`told-<kind>-<key>`, made here; it looks explanations up as `speech.py` does.
"""

from __future__ import annotations

from collections.abc import Iterator

from pentarchy.kernel.components import parts
from pentarchy.kernel.fluent import quoted
from pentarchy.kernel.game import Game
from pentarchy.names import thing_of
from pentarchy.speech import Speech


def things_of(game: Game) -> Iterator[str]:
    """Everything that has a name in the game: what can be pointed at, and every component."""
    for targets in game.actions.targets.values():
        yield from (name for index in range(len(targets)) if (name := targets.name(index)))
    yield from (thing_of(game, part) for part in parts(game.components_text))


def about_text(game: Game, language: str) -> str:
    """What a game makes of its components, as Fluent text."""
    speech = Speech(language, game)
    lines = []
    for thing in dict.fromkeys((*things_of(game), *speech.icons())):
        if made := game.about(speech, thing):
            lines.append(f"{told(thing)} = {{ {quoted(' '.join(made))} }}")
    return "\n".join(lines)


def told(thing: str) -> str:
    """The id of the message with what the game makes of a thing."""
    return f"told-{thing.replace(':', '-')}"
