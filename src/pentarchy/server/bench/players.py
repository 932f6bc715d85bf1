"""Scripted clients: they know as little of the protocol as it takes to play."""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import cycle
from random import Random
from time import perf_counter
from typing import TypeAlias

import msgspec

from pentarchy.server.bench.wire import Wire

SEATS = 2


class _Pick(msgspec.Struct):
    id: int


class _Section(msgspec.Struct):
    seat: int
    nth: int
    choices: list[_Pick]


class _Result(msgspec.Struct):
    scores: list[int]


class _Update(msgspec.Struct, tag="update"):
    sections: list[_Section]
    result: _Result | None


class _Done(msgspec.Struct, tag="done"):
    pass


class _Refused(msgspec.Struct, tag="refused"):
    text: str


class _Table(msgspec.Struct, tag="table"):
    pass


class _Presence(msgspec.Struct, tag="presence"):
    pass


class _Thinking(msgspec.Struct, tag="thinking"):
    pass


class _Welcome(msgspec.Struct, tag="welcome"):
    pass


_Received: TypeAlias = _Update | _Done | _Refused | _Table | _Presence | _Thinking | _Welcome
_decode = msgspec.json.Decoder(_Received).decode


class Pace:
    """Lets so many moves a second begin, all tables together; without a rate, any number."""

    def __init__(self, rate: float | None) -> None:
        self._step = 0.0 if rate is None else 1.0 / rate
        self._next = perf_counter()

    async def turn(self) -> float:
        """Wait for one's turn; when it was due, so that waiting in line counts as time taken."""
        if not self._step:
            return perf_counter()
        due = max(self._next, perf_counter() - 1.0)
        self._next = due + self._step
        if (wait := due - perf_counter()) > 0:
            await asyncio.sleep(wait)
        return due


class Party:
    """A table and the connections of its people."""

    def __init__(self, key: str, rng: Random) -> None:
        self.key = key
        self.over = False
        self.moves = 0
        self.latencies: list[float] = []
        self._rng = rng
        self._wires: list[Wire] = []
        self._sections: list[_Section | None] = [None] * SEATS
        self._awaited: set[int] = set()
        self._all_here = asyncio.Event()
        self._news = asyncio.Event()
        self._refused = ""

    async def join(self, url: str, cookies: list[str], *others: str) -> None:
        """Connect everybody and look at the table; if there are other servers, through each in
        turn."""
        urls = cycle([url, *others])
        for seat, (cookie, there) in enumerate(zip(cookies, urls, strict=False)):
            self._awaited.add(seat)
            wire = await Wire.to(there, cookie, partial(self._hear, seat))
            self._wires.append(wire)
            wire.send(f'{{"type":"subscribe","table":"{self.key}"}}')
        await self._all_here.wait()

    async def leave(self) -> None:
        await asyncio.gather(*(wire.close() for wire in self._wires))

    def _hear(self, seat: int, text: bytes) -> None:
        message = _decode(text)
        if isinstance(message, _Update):
            self._sections[seat] = message.sections[0]
            self.over = message.result is not None
            self._awaited.discard(seat)
        elif isinstance(message, _Refused):
            self._refused = message.text
            self._awaited.clear()
        else:
            return
        self._news.set()
        if not self._awaited:
            self._all_here.set()

    async def _asked(self) -> int | None:
        """Whoever may move; None when the game is over.

        News that is no move, such as who has come, may arrive before what the last move led to.
        """
        while not self.over:
            for seat, section in enumerate(self._sections):
                if section is not None and section.choices:
                    return seat
            self._news.clear()
            await self._news.wait()
        return None

    async def play(self, pace: Pace, until: float) -> None:
        """Move for whoever may, until that time or the end of the game.

        :raises RuntimeError: if a move is refused: nobody else moves at this table.
        """
        while not self.over:
            due = await pace.turn()
            if perf_counter() > until:
                return
            seat = await self._asked()
            if seat is None:
                return
            section = self._sections[seat]
            assert section is not None
            pick = self._rng.choice(section.choices).id
            self._awaited = set(range(SEATS))
            self._all_here.clear()
            self._wires[seat].send(
                f'{{"type":"move","table":"{self.key}","seat":{seat},"nth":{section.nth},'
                f'"action":{pick}}}'
            )
            await self._all_here.wait()
            if self._refused:
                raise RuntimeError(self._refused)
            self.latencies.append(perf_counter() - due)
            self.moves += 1


async def look_on(url: str, cookie: str, keys: list[str]) -> Wire:
    """One connection that looks at all these tables."""
    shown = asyncio.Event()

    def hear(text: bytes) -> None:
        if isinstance(_decode(text), _Update):
            shown.set()

    wire = await Wire.to(url, cookie, hear)
    for key in keys:
        shown.clear()
        wire.send(f'{{"type":"subscribe","table":"{key}"}}')
        await shown.wait()
    return wire


class Echoes:
    """Connections to a server that only sends back what it is sent."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []
        self._heard: list[asyncio.Event] = []

    async def join(self, url: str, connections: int) -> None:
        for _ in range(connections):
            heard = asyncio.Event()
            self._heard.append(heard)
            self._wires.append(await Wire.to(url, "", lambda _, heard=heard: heard.set()))  # type: ignore[misc]

    async def ping(self, seconds: float, rate: float | None) -> list[float]:
        """As many as can be, or so many a second; what each took."""
        message = '{"type":"move","table":"xxxxxxxxxxxx","seat":0,"nth":100,"action":100}'
        pace = Pace(rate)
        until = perf_counter() + seconds
        found: list[float] = []

        async def one(wire: Wire, heard: asyncio.Event) -> None:
            while True:
                due = await pace.turn()
                if perf_counter() > until:
                    return
                heard.clear()
                wire.send(message)
                await heard.wait()
                found.append(perf_counter() - due)

        await asyncio.gather(*map(one, self._wires, self._heard))
        return found

    async def leave(self) -> None:
        await asyncio.gather(*(wire.close() for wire in self._wires))
