"""Playing at a table: prompts, commands, refusals, taking back, handing over."""

from __future__ import annotations

import re

import pytest

import pentarchy
from pentarchy.cli.desk import Desk
from pentarchy.cli.play import run
from pentarchy.cli.table import Table
from pentarchy.cli.text import LANGUAGES
from pentarchy.games.kingdom_builder import KingdomBuilder
from pentarchy.games.kingdom_builder.components import own_text
from pentarchy.kernel.chance import CHANCE
from pentarchy.kernel.record import Move, read_record
from pentarchy.kernel.replay import replay
from tests.cli.runs import Script, desk, short_game, typist
from tests.toy import Toy


def session(*lines: str, language: str = "en") -> str:
    """What the screen shows when these lines are typed."""
    sitting, screen = desk(language=language, start=0)
    run(sitting, Script(lines))
    return screen.getvalue()


def after(output: str, mark: str) -> str:
    return output.rpartition(mark)[2]


@pytest.mark.parametrize(
    ("tokens", "language"),
    [
        (("Ann", "random"), "en"),
        (("Аня", "random"), "ru"),
        (("Ann", "Bob", "random", "random"), "en"),
        (("me", "я", "human"), "ru"),
    ],
)
def test_a_whole_game(tokens: tuple[str, ...], language: str) -> None:
    game = pentarchy.game("kingdom-builder") if len(tokens) == 2 else short_game()
    sitting, screen = desk(tokens, language, game=game)
    run(sitting, typist(sitting.table))
    state = sitting.table.state
    assert state.over
    shown = screen.getvalue()
    assert "{" not in shown, "a text lacks an argument"
    totals = after(shown, sitting.texts.say("cli-total")).split()
    assert totals[: state.seats] == [str(score) for score in state.scores()]
    assert all(sitting.texts.player(seat) in shown for seat in state.winners())
    record = sitting.table.recording.record()
    assert replay(read_record(record.to_text())).difference is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_without_a_board_of_its_own(language: str) -> None:
    """Sealed picks, simultaneous steps and reactions work at one terminal."""
    sitting, screen = desk(("Ann", "Bob", "random"), language, game=pentarchy.game("toy"))
    run(sitting, typist(sitting.table))
    assert sitting.table.state.over
    assert "{" not in screen.getvalue()


def test_the_prompt_asks_in_words_and_marks_what_is_open() -> None:
    shown = session()
    assert "● Ann: Build 3 settlements " in shown
    assert "Choose one marked •, such as" in shown
    assert "Kingdom cards: " in shown
    assert "You left the game before its end." in shown


def first_open(sitting: Desk, wanted: bool = True) -> str:
    """A hex that may be chosen at the start, or one that may not."""
    open_cells = {a.target for a in sitting.table.state.legal(0) if a.verb == "build"}
    cells = [f"cell:{row}-{column}" for row in range(20) for column in range(20)]
    return next(c for c in cells if (c in open_cells) == wanted).removeprefix("cell:")


def test_illegal_input_is_answered_with_the_reason_and_its_rule() -> None:
    sitting, screen = desk(start=0, sections=["farm", "oasis", "tower", "barn"], turned=[False] * 4)
    run(sitting, Script(["0-3", "end", "use farm", "farm", "use", "move 3-3"]))
    shown = screen.getvalue()
    assert "Nothing can be built on this hex. (rule 3.2)" in shown
    assert "There are 3 settlements you still have to build. (rule 2.3)" in shown
    assert shown.count("You do not have the Farm tile. (rule 5.1)") == 2
    assert "There is nothing to choose for that now." in shown
    assert "This is not what is being asked now." in shown
    assert sitting.table.log == [sitting.table.recording.opening], "nothing was played"


def test_a_taken_hex_is_refused() -> None:
    sitting, screen = desk(start=0)
    cell = first_open(sitting)
    run(sitting, Script([cell, cell, "why " + cell]))
    assert screen.getvalue().count("This hex is already taken. (rule 3.1)") == 2


def test_unknown_input_is_answered_with_one_helpful_sentence() -> None:
    shown = session("hello", "99-99", "use hello")
    assert shown.count("means nothing here") == 3
    assert "or ? for help." in shown


def test_unclear_input_is_answered_with_what_it_can_mean() -> None:
    shown = session("build")
    assert "That can mean several things." in shown
    listed = after(shown, "Type one of these:")
    assert "Build on " in listed
    assert " more" in listed


@pytest.mark.parametrize(("word", "language"), [("?", "en"), ("help", "en"), ("помощь", "ru")])
def test_help_lists_the_commands(word: str, language: str) -> None:
    shown = session(word, language=language)
    for command in {"en": ("rules", "why", "undo", "hint"), "ru": ("правила", "отмена")}[language]:
        assert f"\n  {command} " in shown


def test_rules_can_be_read() -> None:
    shown = session("rules", "rules 3.4", "rules 7", "rules 9.9")
    assert "3. Building" in shown
    assert "3.4 The hex must be beside at least one of your own settlements" in shown
    assert "7.3 Whoever has the most gold wins" in " ".join(shown.split())
    assert "There is no rule 9.9." in shown
    assert "3.4 Клетка должна соседствовать" in session("правила 3.4", language="ru")


def test_rules_tell_what_own_components_make_of_them() -> None:
    """The page is written for the box: a user's rows are told after it."""
    game = KingdomBuilder(own_text().replace('"terrain:desert"', '"terrain:forest"'))
    for language, said in (
        ("en", "own components: Oasis: A tile for building beside its location: Build one"),
        ("ru", "В компонентах этой партии: Оазис: Жетон за поселение рядом с этой"),
    ):
        sitting, screen = desk(language=language, game=game)
        run(sitting, Script(["rules 6.3"]))
        assert said in " ".join(screen.getvalue().split())
    sitting, screen = desk()
    run(sitting, Script(["rules 6.3"]))
    assert "own components" not in screen.getvalue()


def test_why_explains() -> None:
    sitting, screen = desk(start=0)
    run(sitting, Script([f"why {first_open(sitting)}", f"why {first_open(sitting, False)}", "why"]))
    shown = screen.getvalue()
    assert "It is allowed: you can choose it now." in shown
    assert "(rule 3." in shown
    assert "Why what?" in shown


def test_scores_and_log() -> None:
    sitting, screen = desk(start=0)
    run(sitting, Script([first_open(sitting), "scores", "log"]))
    shown = screen.getvalue()
    assert "Castles" in after(shown, "● Ann   ■ Random")
    assert "Ann begins." in after(shown, "Total")
    assert "Random draws a card." in after(shown, "Total")


def test_a_hint_says_what_and_why() -> None:
    shown = after(session("hint appr"), "Apprentice would say: Build on ")
    assert len(re.findall(r"^  (Now|Later|Played on|“)", shown, re.MULTILINE)) in (1, 2)
    assert "Chance of winning: " not in shown, "the rest comes on request"
    shown = after(session("hint appr", "hint more"), "Apprentice would say: Build on ")
    assert "Then: Build on " in shown
    assert "Chance of winning: " in shown
    assert "Next best: " in shown
    assert "Ask for a hint first." in session("hint more")


def test_a_hint_comes_from_a_level_that_there_is() -> None:
    assert "Whose hint? 'duke' is none of novice, apprentice, master, emperor." in session(
        "hint duke"
    )


def test_an_empty_line_shows_the_board_again() -> None:
    assert session("", "").count("What pays") == 3


def test_a_pick_can_be_taken_back() -> None:
    sitting, screen = desk(start=0)
    cell = first_open(sitting)
    run(sitting, Script([cell, "undo", cell, "u"]))
    assert "take" not in screen.getvalue()
    assert len(sitting.table.log) == 1
    assert not [line for line in sitting.table.recording.lines if str(line).startswith("0")]


def test_nothing_can_be_taken_back_before_anything_was_picked() -> None:
    assert "There is nothing to take back yet." in session("undo")


def test_what_others_or_chance_have_followed_cannot_be_taken_back() -> None:
    sitting, _ = desk(("Ann", "Bob"), start=0)
    table = sitting.table
    while table.state.turn == 0:
        table.play(0, table.state.legal(0)[0])
    assert table.why_no_undo(0) == "cli-undo-revealed"
    assert table.why_no_undo(1) == "cli-undo-nothing"
    table.play(1, table.state.legal(1)[0])
    assert table.why_no_undo(0) == "cli-undo-others"
    assert table.why_no_undo(1) is None


def test_a_sealed_pick_is_taken_back_until_the_picks_are_opened() -> None:
    """Rule 2.1 of the toy: all bid at once, unseen."""
    sitting, _ = desk(("Ann", "Bob"), game=Toy())
    table, bid = sitting.table, sitting.table.game.parse("bid coins:1")
    table.play(0, bid)
    assert table.why_no_undo(0) is None
    table.undo(0)
    assert table.state.actors == (0, 1)
    table.play(1, bid)
    table.play(0, bid)
    assert table.why_no_undo(0) == "cli-undo-revealed"
    assert table.why_no_undo(1) == "cli-undo-others"


def test_where_all_decide_at_once_each_takes_back_its_own() -> None:
    """Rule 3.1 of the toy: all travel at once, so that what another did since does not matter."""
    sitting, _ = desk(("Ann", "Bob"), game=Toy())
    table = sitting.table
    for seat in (0, 1):
        table.play(seat, table.game.parse("bid coins:0"))
    stay = table.game.parse("go place:0")
    table.play(0, stay)
    table.play(1, stay)
    assert table.why_no_undo(0) is None
    table.undo(0)
    assert [(move.seat, move.action) for move in picks(table)][2:] == [(1, "go place:0")]
    table.play(0, stay)


def picks(table: Table) -> list[Move]:
    """What people and bots have picked so far."""
    lines = table.recording.lines
    return [line for line in lines if isinstance(line, Move) and line.seat != CHANCE]


def test_the_person_is_told_why_nothing_is_taken_back() -> None:
    sitting, screen = desk(("Ann", "random"), start=0)
    read = typist(sitting.table)
    script = Script(["undo"])

    def typed(prompt: str) -> str:
        return script(prompt) if sitting.table.state.turn > 1 else read(prompt)

    run(sitting, typed)
    assert "Others have moved since your last choice" in screen.getvalue()


def test_several_people_hand_the_screen_over() -> None:
    sitting, screen = desk(("Ann", "Bob"), start=0)
    read = typist(sitting.table)
    prompts: list[str] = []

    def script(prompt: str) -> str:
        prompts.append(prompt)
        if sitting.table.state.turn == 2:
            raise EOFError
        return "" if prompt != "> " else read(prompt)

    run(sitting, script)
    shown = screen.getvalue()
    assert "Ann is next: please hand over the screen." in shown
    assert "Bob is next: please hand over the screen." in shown
    assert sum(prompt != "> " for prompt in prompts) == 3
    assert "Bob draws a card." in shown
    before_bob = shown.partition("Bob is next")[0]
    for terrain in ("Plains", "Canyon", "Desert", "Flower field", "Forest"):
        assert f"Bob draws a {terrain} card." not in before_bob


def test_quitting_ends_the_game() -> None:
    for word in ("quit", "q", "exit"):
        assert "You left the game before its end." in session(word)


def test_an_interruption_at_the_prompt_is_like_quitting() -> None:
    sitting, screen = desk(start=0)

    def read(prompt: str) -> str:
        raise KeyboardInterrupt

    run(sitting, read)
    assert "You left the game before its end." in screen.getvalue()


def test_bots_play_the_same_game_from_the_same_seed() -> None:
    texts = []
    for _ in range(2):
        sitting, _ = desk(("apprentice", "random"), seed=9)
        run(sitting, Script([]))
        texts.append(sitting.table.recording.record().to_text())
    assert texts[0] == texts[1]
    assert pentarchy.game("kingdom-builder").key in texts[0]
