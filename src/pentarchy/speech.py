"""Everything that is said to people, in the language they chose.

The engine emits message ids with arguments; sentences live in Fluent files, `text.<language>.ftl`,
of the kernel (what all games share), of each game and of the program that speaks. Later files
override earlier ones, so that a game can say a shared thing its own way. The convention, for every
program that shows a game:

- Ids: prompts `ask-*`, `prompt-wait`, `prompt-over`; labels of actions `do-<verb>`; events
  `event-*`; refusals `why-*`; bare ids for the sources of points and the terms of an insight.
  A game also says `title`, `tagline`, `reconstructed` where some of its parts are not known for
  certain, `option-<name>` (with `.values` if the words are not plain from its kind, and `.things`
  if its values are things of a kind that is called otherwise), `part-<table>` for the tables of
  its components, and may list other words for a verb in `verb-<verb>`, separated by commas.
- A number as argument is a number: plurals work.
- A string as argument is a *thing* in the notation of targets, `kind:key`; what it is called is
  told in `pentarchy.names`.
- The attributes of a thing's message are passed along: `terrain-forest = Forest` with the attribute
  `.on = in the forest` gives an argument `terrain` both as `$terrain` and as `$terrain-on`. This
  is how cases and articles come out right. All things of a kind have the same attributes, and
  so has the message `kind`. Each language has the attributes that it needs.
- Events get the name of the player they are about as `$seat`.
- A message inside a message is mentioned as `$about`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, ClassVar, Self

from fluent.runtime import FluentBundle, FluentResource

from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import Arg, Event, Message
from pentarchy.names import called, names_text, numbers

LANGUAGES = ("en", "ru")
KERNEL = "pentarchy.kernel"


@cache
def _bundle(language: str, folders: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        source = files(folder).joinpath(f"text.{language}.ftl")
        if source.is_file():
            resource = FluentResource(source.read_text("utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


@lru_cache(maxsize=64)
def _names(language: str, game: Game) -> FluentBundle:
    return _read(language, names_text(game, language))


def _read(language: str, text: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


class Speech:
    """The texts of one game, or of none, in one language, with the names of its players."""

    rooms: ClassVar[tuple[str, ...]] = (KERNEL,)
    """The packages whose texts are known besides the game's."""

    def __init__(
        self, language: str, game: Game | None = None, players: Sequence[str] = ()
    ) -> None:
        self.language = language
        self.players = tuple(players)
        self._game = game
        own = () if game is None else (game.folder,)
        self._bundle = _bundle(language, (*self.rooms, *own))
        self._names = None if game is None else _names(language, game)
        self._things: dict[tuple[str, str | None, int], str] = {}

    @classmethod
    def of_texts(cls, language: str, texts: str, names: str, players: Sequence[str]) -> Self:
        """These texts and no others, with the names that some components give."""
        made = cls(language, None, players)
        made._bundle = _read(language, texts)
        made._names = _read(language, names)
        return made

    def with_players(self, players: Sequence[str]) -> Self:
        """The same texts for these players."""
        return type(self)(self.language, self._game, players)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def say(self, message: str, **args: str | float) -> str:
        """A message with arguments that are shown as they are."""
        return self._format(message, None, args)

    def tell(self, message: Message, seat: int = 0) -> str:
        """A prompt, label or refusal of the engine, for the seat that is asked."""
        args = self._spread(message.args, seat)
        if message.about is not None:
            args["about"] = self.tell(message.about, seat)
        return self._format(message.id, None, args)

    def event(self, event: Event) -> str:
        """What happened, in words."""
        args = self._spread(event.args, 0)
        return self._format(event.id, None, {**args, "seat": self.player(event.seat)})

    def player(self, seat: int) -> str:
        """The name of a player."""
        if seat < 0:
            return self.say("chance")
        if seat < len(self.players):
            return self.players[seat]
        return self.say("player", number=seat + 1)

    def thing(self, thing: str, attribute: str | None = None, seat: int = 0) -> str:
        """The name of a thing, or one of its attributes."""
        known = self._things.get((thing, attribute, seat))
        if known is None:
            known = self._things[thing, attribute, seat] = self._look_up(thing, attribute, seat)
        return known

    def value(self, option: str, value: str) -> str:
        """What a value of an option is called: the thing of the kind that the option's message
        gives as `.things`, or else of the kind that is called like the option."""
        kind = self._format(f"option-{option}", "things", {}) or option
        known = self.has(f"{kind}-{value}") or self.has(kind)
        if known or self._called(kind, value) is not None:
            return self.thing(f"{kind}:{value}")
        return value.replace("-", " ")

    def _look_up(self, thing: str, attribute: str | None, seat: int) -> str:
        kind, colon, name = thing.partition(":")
        if kind == "word":
            return name
        if kind == "seat" and name.isdecimal():
            return self.player(int(name))
        if kind == "rival" and name.isdecimal():
            number = seat + int(name)
            return self.player(number % len(self.players) if self.players else number)
        own = f"{kind}-{name}" if colon else thing
        if self.has(own):
            return self._format(own, attribute, {"name": name, **numbers(name)})
        given = self._called(kind, name)
        if given is not None and attribute is None and not self.has(kind):
            return given
        return self._format(kind, attribute, {"name": given or name, **numbers(name)})

    def _called(self, kind: str, key: str) -> str | None:
        """The name that the components give to a thing."""
        message = called(kind, key)
        if self._names is None or not self._names.has_message(message):
            return None
        pattern = self._names.get_message(message).value
        return None if pattern is None else str(self._names.format_pattern(pattern)[0])

    def _spread(self, args: Mapping[str, Arg], seat: int) -> dict[str, Any]:
        """The arguments with things as their names, and with the attributes of things."""
        found: dict[str, Any] = {}
        for key, value in args.items():
            if isinstance(value, int):
                found[key] = value
                continue
            found[key] = self.thing(value, None, seat)
            for attribute in self._attributes(value):
                found[f"{key}-{attribute}"] = self.thing(value, attribute, seat)
        return found

    def _attributes(self, thing: str) -> tuple[str, ...]:
        kind, _, name = thing.partition(":")
        for own in (f"{kind}-{name}", kind):
            if self.has(own):
                return tuple(self._bundle.get_message(own).attributes)
        return ()

    def _format(self, message: str, attribute: str | None, args: Mapping[str, Any]) -> str:
        if not self.has(message):
            return _plain(message, args) if attribute is None else ""
        found = self._bundle.get_message(message)
        pattern = found.value if attribute is None else found.attributes.get(attribute)
        if pattern is None:
            return ""
        return str(self._bundle.format_pattern(pattern, dict(args))[0])


def _plain(message: str, args: Mapping[str, Any]) -> str:
    """A message that nobody has written yet: its id and arguments, still readable."""
    words = message.replace("-", " ")
    if "name" in args:
        return f"{words} {args['name']}".strip()
    listed = ", ".join(f"{key} {value}" for key, value in args.items())
    return f"{words}: {listed}" if listed else words
