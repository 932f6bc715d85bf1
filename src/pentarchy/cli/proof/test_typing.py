"""The terminal takes what it shows: every open choice met in random games of every title.

Of each table two positions for every kind of decision are looked at, from two random games. In a
position every choice of every asked seat is tried, but of more than `MOST` a sample.
"""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest

import pentarchy
from pentarchy.cli.boards import drawing_of
from pentarchy.cli.commands import words_of
from pentarchy.cli.reading import Reading
from pentarchy.cli.spelling import plain, tokens
from pentarchy.cli.text import LANGUAGES, Texts
from pentarchy.cli.words import Lexicon
from pentarchy.kernel.actions import Action
from pentarchy.kernel.specimen import Sample
from pentarchy.kernel.state import State
from pentarchy.proof.walks import every_table, reached

MOST = 25
NAMES = ("Анна", "Борис", "Клара", "Давид", "Ева")
RAW = re.compile(r"\b[a-z-]+:[\w-]+|\w_\w")
LATIN = re.compile(r"[A-Za-z]{2,}")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def met(title: str, sample: Sample) -> tuple[State, ...]:
    return reached(pentarchy.game(title), sample, 3, for_each_kind=2, games=2)


@cache
def lexicon(title: str, language: str, seats: int) -> Lexicon:
    game = pentarchy.game(title)
    return Lexicon(game, Texts(language, game, NAMES[:seats]), drawing_of(title))


def readings(title: str, sample: Sample, language: str) -> list[tuple[Reading, list[Action]]]:
    """What every asked seat may choose, with the choices to be tried."""
    found = []
    for number, state in enumerate(met(title, sample)):
        for seat in state.actors:
            read = Reading(lexicon(title, language, sample.seats), state, seat)
            actions = list(read.labels)
            found.append((read, Random(number).sample(actions, min(MOST, len(actions)))))
    return found


def understood(read: Reading, line: str) -> list[Action]:
    return read.exactly(line) or read.loosely(line)


@every_table
@every_language
def test_what_stands_in_the_left_column_picks_that_choice(
    title: str, sample: Sample, language: str
) -> None:
    for read, actions in readings(title, sample, language):
        for action in actions:
            assert understood(read, read.shown(action)) == [action], read.shown(action)


@every_table
@every_language
def test_a_label_picks_its_choice(title: str, sample: Sample, language: str) -> None:
    """No two choices read alike: owner and place, or a number, tell them apart."""
    for read, actions in readings(title, sample, language):
        for action in actions:
            assert understood(read, read.labels[action]) == [action], read.labels[action]


@every_table
@every_language
def test_what_is_shown_is_no_command(title: str, sample: Sample, language: str) -> None:
    """Commands come after what is on the screen: what begins like one must name its choice."""
    commands = words_of(lexicon(title, language, sample.seats).texts)
    for read, actions in readings(title, sample, language):
        for action in actions:
            for line in (read.shown(action), read.labels[action]):
                begins = plain(line).partition(" ")[0]
                assert begins not in commands or read.exactly(line) == [action], line


@every_table
@every_language
def test_what_fits_several_asks_which_with_words_that_tell_them_apart(
    title: str, sample: Sample, language: str
) -> None:
    words = lexicon(title, language, sample.seats)
    for read, actions in readings(title, sample, language):
        for action in actions:
            for line in (words.name(action.target, read.seat), *words.verb_words(action.verb)):
                found = understood(read, line) if line else []
                listed = [(read.shown(one), read.labels[one]) for one in found]
                assert len({shown for shown, _ in listed}) == len(found)
                assert len({label for _, label in listed}) == len(found)


@every_table
@every_language
def test_rivals_are_named_as_the_asked_seat_sees_them(
    title: str, sample: Sample, language: str
) -> None:
    """Rival 1 of seat 1 is seat 2, whatever seat 0 would say."""
    for read, _ in readings(title, sample, language):
        for action, label in read.labels.items():
            kind, _, places = action.target.partition(":")
            if kind == "rival":
                name = NAMES[(read.seat + int(places)) % sample.seats]
                others = {NAMES[seat] for seat in range(sample.seats)} - {name}
                assert name in label
                assert not [other for other in others if other in label]
                assert action in understood(read, name)


@every_table
@every_language
def test_what_the_board_writes_picks_that_choice(title: str, sample: Sample, language: str) -> None:
    words = lexicon(title, language, sample.seats)
    for read, actions in readings(title, sample, language):
        for action in actions:
            if written := words.written(action.target):
                same = [other for other in read.labels if other.target == action.target]
                assert understood(read, written) == same, written


@every_table
@every_language
def test_the_beginning_of_any_word_of_a_name_is_enough(
    title: str, sample: Sample, language: str
) -> None:
    words = lexicon(title, language, sample.seats)
    for read, actions in readings(title, sample, language):
        for action in actions:
            for word in tokens(words.name(action.target, read.seat)) if action.target else ():
                for length in {3, len(word) - 1} if word.isalpha() and len(word) > 3 else ():
                    begin = word[:length]
                    found = understood(read, begin)
                    whole = any(begin in tokens(label) for label in read.labels.values())
                    assert action in found or (found and whole), (begin, action)


@every_table
@every_language
def test_nothing_raw_is_listed(title: str, sample: Sample, language: str) -> None:
    """No keys, and no Latin words in Russian but what the board writes."""
    words = lexicon(title, language, sample.seats)
    kinds = drawing_of(title).kinds
    for read, actions in readings(title, sample, language):
        for action in actions:
            if action.target.partition(":")[0] in kinds:
                continue
            listed = f"{read.shown(action)} {read.labels[action]}"
            assert not RAW.search(listed), listed
            written = words.written(action.target) or ""
            foreign = [w for w in LATIN.findall(listed) if w.lower() not in written.lower()]
            assert language == "en" or not foreign, listed


def test_a_player_is_named_as_the_asked_seat_sees() -> None:
    """Rival 1 of seat 1 is seat 2, whatever seat 0 would say."""
    game = pentarchy.game("eight-minute-empire")
    words = Lexicon(game, Texts("en", game, ("Anna", "Boris", "Clara")))
    assert words.name("rival:1", 1) == "Clara"
    for seat, rival in ((0, "rival:2"), (1, "rival:1")):
        (found,) = words.known("clara", seat)
        others = {"rival:1", "rival:2"} - {rival}
        assert rival in found.targets
        assert not others & set(found.targets)
