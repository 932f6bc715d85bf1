"""Scripted clients: they know as little of the protocol as it takes to play."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect

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


class _Other(msgspec.Struct, tag="done"):
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


_Received: TypeAlias = _Update | _Other | _Refused | _Table | _Presence | _Thinking | _Welcome
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
        self._sockets: list[ClientConnection] = []
        self._sections: list[_Section | None] = [None] * SEATS
        self._awaited: set[int] = set()
        self._all_here = asyncio.Event()
        self._news = asyncio.Event()

    async def join(self, url: str, cookies: list[str]) -> None:
        """Connect everybody and look at the table."""
        for seat, cookie in enumerate(cookies):
            socket = await connect(
                url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
            )
            self._sockets.append(socket)
            self._awaited.add(seat)
            asyncio.create_task(self._read(seat, socket))  # noqa: RUF006
            await socket.send(f'{{"type":"subscribe","table":"{self.key}"}}')
        await self._all_here.wait()

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def _read(self, seat: int, socket: ClientConnection) -> None:
        async for data in socket:
            message = _decode(data)
            if isinstance(message, _Update):
                self._sections[seat] = message.sections[0]
                self.over = message.result is not None
                self._awaited.discard(seat)
                self._news.set()
                if not self._awaited:
                    self._all_here.set()
            elif isinstance(message, _Refused):
                raise RuntimeError(message.text)

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
        """Move for whoever may, until that time or the end of the game."""
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
            await self._sockets[seat].send(
                f'{{"type":"move","table":"{self.key}","seat":{seat},"nth":{section.nth},'
                f'"action":{pick}}}'
            )
            await self._all_here.wait()
            self.latencies.append(perf_counter() - due)
            self.moves += 1


async def look_on(url: str, cookie: str, keys: list[str]) -> ClientConnection:
    """One connection that looks at all these tables."""
    socket = await connect(
        url, additional_headers={"Cookie": cookie}, compression=None, ping_interval=None
    )
    for key in keys:
        await socket.send(f'{{"type":"subscribe","table":"{key}"}}')
        while not isinstance(_decode(await socket.recv()), _Update):
            continue
    return socket


async def echo_latencies(url: str, connections: int, rate: float, seconds: float) -> list[float]:
    """The same with a server that only sends back: as many connections, as many a second."""
    message = '{"type":"move","table":"xxxxxxxxxxxx","seat":0,"nth":100,"action":100}'
    found: list[float] = []

    async def ping(socket: Any) -> None:
        while True:
            due = await pace.turn()
            if perf_counter() > until:
                return
            await socket.send(message)
            await socket.recv()
            found.append(perf_counter() - due)

    sockets = [await connect(url, compression=None, ping_interval=None) for _ in range(connections)]
    pace = Pace(rate)
    until = perf_counter() + seconds
    await asyncio.gather(*map(ping, sockets))
    await asyncio.gather(*(socket.close() for socket in sockets))
    return found
