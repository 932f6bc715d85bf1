"""Everything a game says is written in both languages, with the arguments it really gets."""

from __future__ import annotations

import ast as python
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import pentarchy
from pentarchy.kernel.actions import Action
from pentarchy.kernel.components import SAYING, parts
from pentarchy.kernel.steps import Decision
from pentarchy.proof.specimens import specimen_of
from pentarchy.proof.surveys import Sayings, survey_sayings
from pentarchy.proof.walks import every_title
from pentarchy.speech import Speech

every_language = pytest.mark.parametrize("language", ["en", "ru"])

KERNEL = "pentarchy.kernel"
KERNEL_SAYS = (
    "prompt-wait", "prompt-over", "why-not-asked", "why-not-your-turn", "why-over",
    "why-no-such-draw", "event-sealed", "unseen", "none",
)  # fmt: skip


class Variables(Visitor):
    """The names of the variables in a piece of Fluent syntax."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(node: ast.SyntaxNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.found


@cache
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    """The messages of one file, by id."""
    text = files(folder).joinpath(f"text.{language}.ftl").read_text("utf-8")
    return read_messages(text, f"{folder}, {language}")


def read_messages(text: str, where: str) -> dict[str, ast.Message]:
    resource = FluentParser(with_spans=False).parse(text)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{where}: cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    ids = [message.id.name for message in found]
    assert len(set(ids)) == len(ids), f"{where}: {sorted(ids)} has one twice"
    return {message.id.name: message for message in found}


@cache
def own_messages(title: str, language: str) -> dict[str, ast.Message]:
    """The messages of a game: its file's, and those it makes from its components."""
    game = pentarchy.game(title)
    made = read_messages(game.texts(language), f"{title}, {language}, from the components")
    return {**messages(game.folder, language), **made}


def texts(title: str, language: str) -> dict[str, ast.Message]:
    """What can be said in a game: its own messages, and the kernel's."""
    return {**messages(KERNEL, language), **own_messages(title, language)}


@cache
def sayings(title: str) -> list[Sayings]:
    game = pentarchy.game(title)
    return [survey_sayings(game, sample, 2) for sample in specimen_of(title).samples]


def name_of(thing: str, known: dict[str, ast.Message]) -> ast.Message | None:
    """The message that names a thing: `kind-name`, or else `kind`."""
    kind, colon, name = thing.partition(":")
    return known.get(f"{kind}-{name}" if colon else thing) or known.get(kind)


@every_title
@every_language
def test_every_message_of_a_game_is_written(title: str, language: str) -> None:
    game = pentarchy.game(title)
    known = texts(title, language)
    needed = {*KERNEL_SAYS, "title", "tagline"}
    needed |= {f"do-{verb}" for verb in game.actions.targets}
    needed |= {step.asks for step in game.steps if issubclass(step, Decision)}
    needed |= {f"option-{name}" for name in game.options_type.__struct_fields__}
    needed |= {f"part-{part.table}" for part in parts(game.components_text)}
    for found in sayings(title):
        needed |= found.messages.keys()
    assert needed - known.keys() == set()


@every_title
@every_language
def test_every_thing_has_a_name(title: str, language: str) -> None:
    game = pentarchy.game(title)
    known = texts(title, language)
    things = {action.target for action in all_actions(title) if action.target}
    for found in sayings(title):
        things |= found.things
    nameless = {
        thing
        for thing in things
        if not thing.startswith(("seat:", "rival:")) and name_of(thing, known) is None
    }
    assert nameless == set()
    for part in parts(game.components_text):
        written = f"{part.table}-{part.key}" in known
        assert written or part.name.get(language), f"{part} has no name"


PLACE = re.compile(r"[-\d]+([,/-][-\d]+)*")
"""A key of numbers: places are called by numbers."""


def said_things(title: str, language: str) -> set[str]:
    """The things that sentences really mention."""
    known = texts(title, language)
    found: set[str] = set()
    for saying in sayings(title):
        for message, args in saying.messages.items():
            mentioned = {name.partition("-")[0] for name in variables(known[message])}
            values = (value for arg in args if arg in mentioned for value in args[arg])
            found |= {value for value in values if isinstance(value, str) and ":" in value}
    return {thing for thing in found if not thing.startswith(("seat:", "rival:", "word:"))}


@every_title
@every_language
def test_nothing_reads_as_its_raw_key(title: str, language: str) -> None:
    """In Russian no key is a name; in English `farm` is, `market_stall` and `COM031` are not."""
    speech = Speech(language, pentarchy.game(title))
    raw = {}
    for thing in said_things(title, language):
        key = thing.partition(":")[2]
        if PLACE.fullmatch(key) or (language == "en" and not re.search(r"[_\d]", key)):
            continue
        name = speech.thing(thing)
        if re.search(rf"(?<!\w){re.escape(key)}(?!\w)", name):
            raw[thing] = name
    assert raw == {}


@every_title
@every_language
def test_no_name_stands_for_two_things(title: str, language: str) -> None:
    """Things of one kind that are called alike are copies: their rows are named alike, or do the
    same apart from flags such as how many must play for a card to be used."""
    game = pentarchy.game(title)
    speech = Speech(language, game)
    rows = {(table, key): row for table, key, row in rows_of(game.components_text, language)}
    found: dict[tuple[str, str], set[str]] = {}
    for thing in said_things(title, language):
        kind, _, key = thing.partition(":")
        tables = game.named.get(kind, (kind,))
        row = next((rows[table, key] for table in tables if (table, key) in rows), key)
        found.setdefault((kind, speech.thing(thing)), set()).add(row)
    assert {called: those for called, those in found.items() if len(those) > 1} == {}


def rows_of(text: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Every row of the components by table and key, also the key of a copy, with its name or else
    what it does."""
    for table, rows in tomllib.loads(text).items():
        for row in rows if isinstance(rows, list) else ():
            numbers = {name: row[name] for name in row if not isinstance(row[name], bool)}
            does = {name: numbers[name] for name in numbers if name not in {*SAYING, "key"}}
            told = row.get("name", {}).get(language) or repr(does)
            for key in (row["key"], *row.get("codes", ())):
                yield table, key, told


def all_actions(title: str) -> Iterator[Action]:
    table = pentarchy.game(title).actions
    return (table[number] for number in range(len(table)))


@every_title
@every_language
def test_messages_mention_only_what_they_are_given(title: str, language: str) -> None:
    """An argument that is a thing brings along the attributes of its name."""
    known = texts(title, language)
    for found in sayings(title):
        for name, args in found.messages.items():
            given = set(args)
            for arg, values in args.items():
                lists = [attributes(value, known) for value in values if isinstance(value, str)]
                given |= {f"{arg}-{a}" for a in (set.intersection(*lists) if lists else set())}
            assert variables(known[name]) <= given, f"{language}: {name} is given {given}"


def attributes(thing: str, known: dict[str, ast.Message]) -> set[str]:
    message = name_of(thing, known)
    return {attribute.id.name for attribute in message.attributes} if message else set()


REFUSING = ("BadOptions", "BadSeats", "BadComponents", "problem")
"""What a game refuses with; the message id comes second."""
REFUSES_PARTS = "refuse"
"""Refuses components: the id of its message, without `parts-`, comes third."""


def refusals(folder: str) -> Iterator[tuple[str, str | None, set[str]]]:
    """Every refusal in a game's code: where it stands, its message id, what it is given."""
    for source in sorted(Path(str(files(folder))).glob("*.py")):
        for node in python.walk(python.parse(source.read_text("utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, python.Call) else ""
            if not isinstance(node, python.Call) or name not in (*REFUSING, REFUSES_PARTS):
                continue
            place, begin = (2, "parts-") if name == REFUSES_PARTS else (1, "")
            key = node.args[place] if len(node.args) > place else None
            given = {word.arg for word in node.keywords if word.arg is not None}
            if isinstance(key, python.JoinedStr):
                continue  # put together elsewhere
            told = begin + str(key.value) if isinstance(key, python.Constant) else None
            yield f"{source.name}:{node.lineno}", told, given


@every_title
@every_language
def test_options_and_components_are_refused_in_both_languages(title: str, language: str) -> None:
    """`raise BadOptions(sentence, message id, ...)`: without an id Russians would read English."""
    known = texts(title, language)
    for where, key, given in refusals(pentarchy.game(title).folder):
        assert key in known, f"{where} refuses without a message, or with one that is not written"
        assert variables(known[key]) <= given, f"{language}: {where} does not give all of {key}"


@every_title
def test_both_languages_say_the_same_things(title: str) -> None:
    assert messages(KERNEL, "en").keys() == messages(KERNEL, "ru").keys()
    assert own_messages(title, "en").keys() == own_messages(title, "ru").keys()


@every_title
@every_language
def test_things_of_a_kind_have_the_same_attributes(title: str, language: str) -> None:
    known = own_messages(title, language)
    kinds = {
        target.partition(":")[0] for target in (a.target for a in all_actions(title)) if target
    }
    for kind in kinds - {"seat", "rival"}:
        named = [known[name] for name in known if name == kind or name.startswith(f"{kind}-")]
        lists = {frozenset(a.id.name for a in message.attributes) for message in named}
        assert len(lists) <= 1, f"{language}: {kind} has {lists}"
