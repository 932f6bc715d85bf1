"""Play the game that a lesson tells, and write it down beside its notes.

    python tools/lesson_game.py TITLE KEY --seed 7 --seats 2 --option setup=first-game --moves FILE

A line of FILE is a move of the learner (--seat), in notation; `...` lets a bot of the level given
by --level make it, and so does the end of the file. The others are bots. What was played is printed
with its numbers, which the notes refer to.
"""

from __future__ import annotations

import argparse
from importlib.resources import files
from pathlib import Path

import pentarchy
from pentarchy import bots
from pentarchy.arena.simulate import bot_seed
from pentarchy.cli.common import read_options
from pentarchy.kernel.replay import Recording
from pentarchy.speech import Speech

LET = "..."


def main() -> None:
    given = _arguments()
    game = pentarchy.game(given.title)
    recording = Recording(game, given.seats, given.seed, read_options(game, given.option))
    text = given.moves.read_text("utf-8") if given.moves else ""
    rows = (line.partition("#")[0].strip() for line in text.splitlines())
    script = [row for row in rows if row]
    players = [bots.make(given.level, bot_seed(given.seed, seat)) for seat in range(given.seats)]
    plans: dict[int, bots.Plan | None] = {}
    speech = Speech(given.lang, game)
    state = recording.state
    made = 0
    while not state.over and made < given.until:
        seat = given.seat if given.seat in state.actors else state.actors[0]
        word = script.pop(0) if seat == given.seat and script else LET
        if given.legal is not None and made >= given.legal:
            print(
                f"{made} seat {seat}:", *(str(action) for action in state.legal(seat)), sep="\n   "
            )
            return
        if word == LET:
            legal = state.legal(seat)
            thought = players[seat].choose(game, state.view(seat), legal, plans.get(seat))
            plans[seat], action = thought.plan, thought.action
        else:
            plans[seat], action = None, game.parse(word)
        happened = recording.play(seat, action)
        told = "; ".join(speech.event(event.seen_by(seat)) for event in happened)
        print(f"{made:4} {seat} {action}    | {told}")
        made += 1
    print("points:", state.scores())
    folder = Path(str(files(game.folder))) / "lessons"
    folder.mkdir(exist_ok=True)
    (folder / f"{given.key}.record").write_text(recording.record().to_text(), "utf-8")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("title")
    parser.add_argument("key")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append")
    parser.add_argument("--seat", type=int, default=0, help="the learner's")
    parser.add_argument("--moves", type=Path)
    parser.add_argument("--level", default="apprentice")
    parser.add_argument("--until", type=int, default=10**6, help="stop after so many decisions")
    parser.add_argument("--legal", type=int, help="list what is open after so many, and stop")
    parser.add_argument("--lang", default="en")
    return parser.parse_args()


if __name__ == "__main__":
    main()
