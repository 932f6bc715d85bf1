"""A bots' worker: reads requests from its input, one after another, and answers each.

It holds no connection, no secret and no game in progress: a request carries all it may know.
"""

from __future__ import annotations

import os
import sys
from random import SystemRandom

import msgspec

from pentarchy import bots
from pentarchy.analysis.advice import advice
from pentarchy.kernel.actions import ActionTable, Legal
from pentarchy.kernel.registry import game as game_of
from pentarchy.server.jobs import Picked, Think
from pentarchy.server.process import Server
from pentarchy.server.shelf import register_games, warm_up

_decoder: msgspec.json.Decoder[Think] = msgspec.json.Decoder(Think)
_chance = SystemRandom()


def think(request: Think) -> Picked:
    """Let a bot of that level pick."""
    game = game_of(request.title)
    view = msgspec.json.decode(request.view, type=game.view_type)
    player = bots.make(request.level, _chance.getrandbits(64))
    legal = legal_of(game.actions, request.legal)
    thought = player.choose(game, view, legal, request.plan)
    told = advice(game, view, legal, thought) if request.advises else None
    return Picked(thought.action.id, thought.plan, thought.reasons, told)


def legal_of(table: ActionTable, numbers: list[int]) -> Legal:
    """The actions with these ids as the sequence that players are given."""
    parts: dict[str, int] = {}
    for action in (table[number] for number in numbers):
        parts[action.verb] = parts.get(action.verb, 0) | 1 << action.index
    return Legal(table, parts)


def main() -> None:
    """Answer until the input ends."""
    server = Server()
    os.nice(5)  # the tables come first
    register_games(sys.argv[1:])
    warm_up()
    server.ready()
    while True:
        server.say(msgspec.json.encode(think(_decoder.decode(server.request()))))


if __name__ == "__main__":
    main()
