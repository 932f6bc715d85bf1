"""Who sits where: people by their names, bots by the names of their levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pentarchy import bots
from pentarchy.cli.text import Texts
from pentarchy.kernel.errors import BadOptions, BadSeats
from pentarchy.kernel.game import Game

ME = ("me", "human", "я", "человек")
"""A person who gives no name."""
OPPONENT = "apprentice"
"""Who takes the seats that nobody was named for."""


class Seat(NamedTuple):
    """A seat at the table."""

    token: str
    """What the record says: a bot's level or a person's name."""
    name: str

    @property
    def level(self) -> str | None:
        """The level of the bot that sits here; None for a person."""
        return self.token if self.token in bots.LEVELS else None


def named(texts: Texts, tokens: Sequence[str]) -> list[Seat]:
    """The seats of these players, each with a name of its own."""
    seats = []
    for number, token in enumerate(tokens):
        if token in ME:
            name = texts.say("player", number=number + 1)
        elif token in bots.LEVELS:
            name = texts.thing(f"level:{token}")
            if tokens.count(token) > 1:
                name = f"{name} {tokens[: number + 1].count(token)}"
        else:
            # A record may come from anywhere: its names must not move the cursor.
            name = "".join(letter for letter in token if letter.isprintable())
        seats.append(Seat(token, name))
    return seats


def separated(players: str) -> list[str]:
    """The players in a list with commas; changes of a level have commas of their own."""
    tokens: list[str] = []
    for token in (part.strip() for part in players.split(",")):
        if tokens and ":" in tokens[-1] and "=" in token.partition(":")[0]:
            tokens[-1] += f",{token}"
        else:
            tokens.append(token)
    if not all(tokens):
        sentence = f"players: {players!r} names nobody between its commas"
        raise BadOptions(sentence, "cli-players-nobody", players=players)
    return tokens


def listed(players: str | None) -> list[str]:
    """The players at a table, in a list with commas."""
    tokens = [] if players is None else separated(players)
    return [token.lower() if token.lower() in (*bots.LEVELS, *ME) else token for token in tokens]


def seated(game: Game, players: str | None, seats: int | None, alone: str) -> list[str]:
    """The players of a new game: those named, then apprentices.

    `alone` sits down first if nobody is named.
    """
    tokens = listed(players) or [alone]
    for token in tokens:
        if token not in (*bots.LEVELS, *ME) and tokens.count(token) > 1:
            sentence = f"players: {token!r} is named twice"
            raise BadOptions(sentence, "cli-players-twice", player=token)
    count = seats if seats is not None else max(len(tokens), game.seat_range[0])
    game.check_seats(count)
    if len(tokens) > count:
        sentence = f"seats: {len(tokens)} players are named for {count} seats"
        raise BadSeats(sentence, "cli-players-many", players=len(tokens), seats=count)
    return tokens + [OPPONENT] * (count - len(tokens))


def only_bots(tokens: Sequence[str]) -> list[str]:
    """The players, none of whom may be a person."""
    for token in tokens:
        if token not in bots.LEVELS:
            levels = ", ".join(bots.LEVELS)
            sentence = f"players: there is no bot {token!r}, only {levels}"
            raise BadOptions(sentence, "cli-players-bot", player=token, levels=levels)
    return list(tokens)
