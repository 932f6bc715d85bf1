"""What the command line itself cannot use is said in one sentence, in the reader's language."""

from __future__ import annotations

import pytest

from tests.cli.runs import run


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (("play", "--nosuch"), "there is no option --nosuch", "опции --nosuch нет"),
        (("play", "--seats", "two"), "--seats: a whole number", "--seats: здесь нужно целое число"),
        (("play", "--seed"), "--seed needs a value", "--seed: нужно значение"),
        (("simulate",), "title is missing", "не хватает title"),
        (("new-game", "one", "two"), "this is too much: two", "это лишнее: two"),
        (("bench", "--json=yes"), "--json takes no value", "--json: значение здесь не нужно"),
        (("arena", "match", "--until", "x"), "--until: a number", "--until: здесь нужно число"),
        (("prove", "x", "--jobs", "0"), "from 1 on", "целое число не меньше 1"),
        (("dance",), "no command 'dance', only play, ", "команды «dance» нет, есть только play, "),
        (("arena", "dance"), "'dance', only match, ", "«dance» нет, есть только match, "),
        ((), "say which: play, ", "скажите, какая команда: play, "),
    ],
)
def test_it_is_one_sentence_in_both_languages(
    words: tuple[str, ...], english: str, russian: str
) -> None:
    for language, said in (("en", english), ("ru", russian)):
        result = run("--lang", language, *words)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert said in result.stderr
        assert len(result.stderr.splitlines()) == 1
        assert "--help" in result.stderr, "it says where to read on"


def test_the_language_is_that_of_the_command_or_of_the_locale() -> None:
    """Also where the words that ask for the language stand behind what is wrong."""
    said = "опции --nosuch нет"
    assert said in run("play", "--nosuch", "--lang", "ru").stderr
    assert said in run("play", "--nosuch", "--lang=ru").stderr
    assert said in run("play", "--nosuch", LC_ALL="ru_RU.UTF-8").stderr
    assert said not in run("--lang", "ru", "play", "--nosuch", "--lang", "en").stderr


def test_of_few_values_all_are_told() -> None:
    assert "--lang can be only en, ru" in run("play", "--lang", "de").stderr
    assert "'snow' is none of random, first-game" in run("play", "-o", "setup=snow").stderr
    refused = run("play", "-o", "setup=snow", "--lang", "ru").stderr
    assert "«snow» не годится, возможны только random, first-game" in refused


def test_a_group_alone_shows_its_help() -> None:
    assert "tables" in run("admin").output
