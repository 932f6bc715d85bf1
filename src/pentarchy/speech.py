"""Everything that is said to people, in the language they chose.

The engine emits message ids with arguments; sentences live in Fluent files, `text.<language>.ftl`,
of the kernel (what all games share), of each game and of the program that speaks. Later files
override earlier ones, so that a game can say a shared thing its own way; last comes what a game
makes from its components (`Game.texts`). The convention, for every program that shows a game:

- Ids: prompts `ask-*`, `prompt-wait`, `prompt-over`; labels of actions `do-<verb>`; events
  `event-*`; refusals `why-*`; bare ids for the sources of points and the terms of an insight.
  A game also says `title`, `tagline`, `reconstructed` where some of its parts are not known for
  certain (with `.brief`, the same in one line of a phone), `option-<name>` (with `.values` if the
  words are not plain from its kind, `.default` if it is neither a value nor the lot, and `.things`
  if its values are things of a kind that is called otherwise), `part-<table>` for the tables of
  its components, and may list other words for a verb in `verb-<verb>`, separated by commas.
- A number as argument is a number: plurals work.
- A string as argument is a *thing* in the notation of targets, `kind:key`; what it is called is
  told in `pentarchy.names`.
- What a choice costs that cannot be had back stands in its label's message: `.sure` is asked
  before it is done, `.mean` only where a thing was pointed at and no word has said what is done
  with it; where they are empty nothing is asked. A thing that costs nothing to pick and is never
  better later says so in the attribute `.at-once` of its name: a browser may pick it by itself.
- A place that has a name in the terminal alone, such as a cell without coordinates on the drawn
  board, is lit in the browser: the attribute `.shown` of a label or an event is its wording there.
- The attributes of a thing's message are passed along: `terrain-forest = Forest` with the attribute
  `.on = in the forest` gives an argument `terrain` both as `$terrain` and as `$terrain-on`. This
  is how cases and articles come out right. All things of a kind have the same attributes, and
  so has the message `kind`. Each language has the attributes that it needs.
- Events get the name of the player they are about as `$seat`.
- Events that follow each other and differ in one thing alone, such as the cards of one draw, are
  told in one sentence where there is a message `<id>-several`. Its attribute `.of` names that
  argument, which is then a list, with `.by` between its names if that is not a comma; `$count`
  is how many they are, `$known` how many of them the reader may see. One that is hidden is told
  so too: its number is all there is to say.
- A message inside a message is mentioned as `$about`.
- What a thing is and does is told in `about.<language>.ftl`, which lies beside the texts: see
  `Speech.about`. Every drawing that boards use is a thing too, `icon:<drawing>`: its name, with
  what it means, is a line of the game's glossary of signs. So is what a choice does, `verb:<verb>`:
  its button says it when pointed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any, ClassVar, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from pentarchy.kernel.game import Game
from pentarchy.kernel.messages import UNSEEN, Arg, Event, Message
from pentarchy.names import called, names_text, numbers

LANGUAGES = ("en", "ru")
KERNEL = "pentarchy.kernel"
INNER = {"en": str.maketrans("“”", "‘’"), "ru": str.maketrans("«»", "„“")}
"""By language: quotation marks, and those that stand inside others."""
ICON = re.compile(r"^icon-([a-z0-9-]+) =", re.MULTILINE)


@cache
def pages(folder: str, language: str) -> tuple[str, ...]:
    """The texts in a folder: what is said, and what things are."""
    sources = (files(folder).joinpath(f"{name}.{language}.ftl") for name in ("text", "about"))
    return tuple(source.read_text("utf-8") for source in sources if source.is_file())


@cache
def _pages(language: str, folder: str) -> tuple[Resource, ...]:
    return tuple(map(FluentResource, pages(folder, language)))


@lru_cache(maxsize=64)
def _bundle(language: str, folders: tuple[str, ...], game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    found = [page for folder in folders for page in _pages(language, folder)]
    found += [] if game is None else [FluentResource(game.texts(language))]
    for page in found:
        bundle.add_resource(page, allow_overrides=True)
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
        self._bundle = _bundle(language, (*self.rooms, *own), game)
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

    def within(self, words: str) -> str:
        """The words for a place between quotation marks: their own ones become the inner kind."""
        return words.translate(INNER[self.language])

    def event(self, event: Event) -> str:
        """What happened, in words."""
        args = self._spread(event.args, 0)
        return self._format(event.id, None, {**args, "seat": self.player(event.seat)})

    def told(self, events: Iterable[Event]) -> list[tuple[str, list[Event]]]:
        """What happened, in sentences, each with the events that it tells."""
        found: list[list[Event]] = []
        for event in events:
            if found and self._alike(found[-1][-1], event):
                found[-1].append(event)
            else:
                found.append([event])
        return [(self._of_several(some), some) for some in found]

    def _alike(self, one: Event, other: Event) -> bool:
        """Whether two events are told in one sentence."""
        several = f"{one.id}-several"
        if (one.id, one.seat) != (other.id, other.seat) or not self.has(several):
            return False
        listed = self._format(several, "of", {})
        return all(other.args.get(key) == one.args[key] for key in one.args if key != listed)

    def _of_several(self, events: Sequence[Event]) -> str:
        first = events[0]
        several = f"{first.id}-several"
        listed = self._format(several, "of", {})
        things = [str(event.args.get(listed)) for event in events]
        if len(things) == 1 and things != [UNSEEN]:
            return self.event(first)
        args: dict[str, Any] = {
            **self._spread(first.args, 0),
            listed: (self._format(several, "by", {}) or ", ").join(map(self.thing, things)),
            "count": len(things),
            "known": sum(thing != UNSEEN for thing in things),
            "seat": self.player(first.seat),
        }
        return self._format(several, None, args)

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

    def about(self, thing: str, seat: int = 0) -> str:
        """What a thing is and does, in sentences: the message `about-<kind>-<key>`; else what the
        game makes of its row in the components; else the message `about-<kind>`, which is given
        the thing as `$thing`. Empty: nobody tells it."""
        own, common = _abouts(thing)
        args = self._spread({"thing": thing}, seat)
        if own is not None and self.has(own) and (told := self._format(own, None, args)):
            return told
        if self._game is not None and (made := self._game.about(self, thing)):
            return " ".join(made)
        return self._format(common, None, args) if self.has(common) else ""

    def rule_about(self, thing: str) -> str:
        """The number of the rule that tells more of a thing: the attribute `.rule` of what is told
        about it, or else about its kind."""
        found = (self._format(about, "rule", {}) for about in _abouts(thing) if about is not None)
        return next(filter(None, found), "")

    def icons(self) -> list[str]:
        """Every drawing that is told about, as a thing: the glossary of signs."""
        own = () if self._game is None else (self._game.folder,)
        written = (pages(folder, self.language) for folder in (*self.rooms, *own))
        found = (ICON.findall(page) for page in chain.from_iterable(written))
        return [f"icon:{key}" for key in dict.fromkeys(chain.from_iterable(found))]

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


def _abouts(thing: str) -> tuple[str | None, str]:
    """The ids of what is told about a thing itself, and about its kind."""
    kind, colon, key = thing.partition(":")
    return (f"about-{kind}-{key}" if colon else None), f"about-{kind}"


def _plain(message: str, args: Mapping[str, Any]) -> str:
    """A message that nobody has written yet: its id and arguments, still readable."""
    words = message.replace("-", " ")
    if "name" in args:
        return f"{words} {args['name']}".strip()
    listed = ", ".join(f"{key} {value}" for key, value in args.items())
    return f"{words}: {listed}" if listed else words
