"""A scripted client: what a browser would know and do, over real sockets."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from pentarchy.kernel.messages import ScoreLine
from pentarchy.server.messages import (
    Chat,
    Done,
    FromServer,
    Gone,
    Hint,
    Presence,
    Refusal,
    Section,
    TableInfo,
    TableMessage,
    Thinking,
    Told,
    UndoWish,
    Update,
    Welcome,
    WhyNot,
)
from pentarchy.server.store.records import ChatLine
from tests.server.running import PATIENCE, Server

_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class SeatSeen:
    """What a client knows of one seat (None: as a spectator)."""

    def __init__(self, seen: int) -> None:
        self.first = seen
        """The events before this one were told to other seats of this client."""
        self.view: dict[str, Any] = {}
        self.lines: dict[str, tuple[ScoreLine, ...]] = {}
        self.section: Section | None = None
        self.events: list[Told] = []
        self.fields_sent: list[tuple[str, ...]] = []


class TableSeen:
    """What a client knows of a table."""

    def __init__(self) -> None:
        self.info: TableInfo | None = None
        self.seats: dict[int | None, SeatSeen] = {}
        self.last: Update | None = None
        self.updates: list[Update] = []
        self.presence: Presence | None = None
        self.thinking: list[Thinking] = []
        self.chat: list[ChatLine] = []
        self.gone = False

    @property
    def seen(self) -> int:
        return 0 if self.last is None else self.last.seen

    @property
    def over(self) -> bool:
        return self.last is not None and self.last.result is not None

    @property
    def request(self) -> UndoWish | None:
        return None if self.last is None else self.last.request


class Client:
    """One window of one person; two clients may share a person."""

    def __init__(
        self, server: Server, cookies: httpx.Cookies | None = None, source: str | None = None
    ) -> None:
        """`source` is the address that it asks from: of 127.0.0.x all are this machine."""
        self.server = server
        self._source = source
        self.address = server.ws
        self.cookies = cookies if cookies is not None else httpx.Cookies()
        self.tables: dict[str, TableSeen] = {}
        self.wire: list[str] = []
        """Everything that was ever received through the websocket."""
        self.acknowledged: list[tuple[str, int, int, int]] = []
        """Table, seat, nth and action of every move the server said is stored."""
        self.refusals: list[Refusal] = []
        self.welcome: Welcome | None = None
        self.on_hint: Callable[[Hint], None] = lambda _: None
        self.closed: tuple[int, str] | None = None
        self._refs = count(1)
        self._answers: dict[int, asyncio.Future[Done | Refusal | WhyNot]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()

    # HTTP -----------------------------------------------------------------------------------

    async def api(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request with this person's cookie; cookies of the answer are kept."""
        async with httpx.AsyncClient(
            base_url=self.server.http,
            cookies=self.cookies,
            timeout=PATIENCE,
            # No https here: reading all certificates takes longer than the request.
            transport=httpx.AsyncHTTPTransport(verify=False, local_address=self._source),
        ) as http:
            answer = await http.request(method, path, **more)
            self.cookies.update(http.cookies)
            return answer

    async def ok(self, method: str, path: str, **more: Any) -> Any:
        """The same where only success will do."""
        answer = await self.api(method, path, **more)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def named(self, name: str) -> Self:
        await self.ok("PUT", "/api/me", json={"name": name})
        return self

    async def table(self, title: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Set up a table; seats are `me`, `open` or a bot's level."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat}
            for seat in seats
        ]
        body = {"title": title, "seats": wishes, **more}
        made: dict[str, Any] = await self.ok("POST", "/api/tables", json=body)
        return made

    async def join(self, invite: str) -> None:
        await self.ok("POST", f"/api/invites/{invite}", json={})

    async def start(self, table: str) -> dict[str, Any]:
        begun: dict[str, Any] = await self.ok("POST", f"/api/tables/{table}/start")
        return begun

    # Websocket ------------------------------------------------------------------------------

    @property
    def cookie_header(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}

    async def connect(self, **headers: str) -> Self:
        """Open the websocket and subscribe to what was looked at before, from where it was."""
        self._changed = asyncio.Event()
        try:
            self._socket = await connect(
                self.address,
                additional_headers={**self.cookie_header, **headers},
                max_size=None,
                open_timeout=PATIENCE,
            )
        except InvalidStatus:  # refused, with a reason
            raise
        except WebSocketException as error:  # for instance killed while we shook hands
            raise ConnectionError(f"no connection: {error}") from None
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))
        for seen in self.tables.values():
            for seat in seen.seats.values():
                seat.section = None  # what may be done now, the server will say
        for table in self.tables:
            await self.subscribe(table)
        return self

    async def disconnect(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader  # what it found wrong is raised here

    async def __aenter__(self) -> Self:
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def send(self, text: str | bytes) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise ConnectionError(f"closed: {error}") from None

    async def ask(self, kind: str, **fields: Any) -> Done | Refusal | WhyNot:
        """Send a wish and wait for its answer."""
        if self.closed is not None:  # nobody would ever answer
            raise ConnectionError(f"closed: {self.closed}")
        ref = next(self._refs)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._answers[ref] = future
        await self.send(msgspec.json.encode({"type": kind, "ref": ref, **fields}).decode())
        answer: Done | Refusal | WhyNot = await asyncio.wait_for(future, PATIENCE)
        return answer

    def pour(self, text: str, times: int) -> None:
        """A short message many times in one go, without waiting for anything: frames as RFC 6455
        has them (5.2), masked with nothing."""
        data = text.encode()
        assert self._socket is not None
        assert len(data) < 126
        self._socket.transport.write((bytes((0x81, 0x80 | len(data))) + bytes(4) + data) * times)

    async def subscribe(self, table: str, watch: str | None = None) -> Done | Refusal:
        known = self.tables.setdefault(table, TableSeen())
        wish: dict[str, Any] = {"table": table, "seen": known.seen, "heard": len(known.chat)}
        answer = await self.ask("subscribe", **wish, watch=watch)
        assert isinstance(answer, Done | Refusal)
        return answer

    async def move(self, table: str, seat: int, action: int, nth: int | None = None) -> Any:
        """Make a move with the seat's own count, or with the one given."""
        if nth is None:
            nth = self.section(table, seat).nth
        answer = await self.ask("move", table=table, seat=seat, nth=nth, action=action)
        if isinstance(answer, Done):
            self.acknowledged.append((table, seat, nth, action))
        return answer

    # What is known --------------------------------------------------------------------------

    def section(self, table: str, seat: int | None) -> Section:
        section = self.tables[table].seats[seat].section
        assert section is not None
        return section

    def info(self, table: str) -> TableInfo:
        info = self.tables[table].info
        assert info is not None
        return info

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait until something is known."""
        async with asyncio.timeout(PATIENCE):
            while not ready():
                if self.closed is not None:
                    raise ConnectionError(f"closed: {self.closed}")
                self._changed.clear()
                await self._changed.wait()

    async def until_shown(self, table: str) -> None:
        await self.until(lambda: self.tables[table].last is not None)

    async def until_over(self, table: str) -> None:
        await self.until(lambda: self.tables[table].over)

    async def until_nth(self, table: str, seat: int, nth: int | None) -> None:
        """Wait until a seat's rows have been shown."""
        assert nth is not None
        await self.until(
            lambda: self.has_section(table, seat) and self.section(table, seat).nth >= nth
        )

    async def until_updates(self, table: str, count: int) -> None:
        """Wait until so many updates of a table have come."""
        await self.until(lambda: len(self.tables[table].updates) >= count)

    async def until_seen(self, table: str, count: int) -> None:
        """Wait until so many events of a table have been told."""
        await self.until(lambda: self.tables[table].seen >= count)

    async def until_refusals(self, count: int) -> None:
        """Wait until so many refusals have come."""
        await self.until(lambda: len(self.refusals) >= count)

    def has_section(self, table: str, seat: int) -> bool:
        known = self.tables[table].seats.get(seat)
        return known is not None and known.section is not None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                assert isinstance(data, str)
                self.wire.append(data)
                self._take(_decoder.decode(data))
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.closed = (socket.close_code or 1006, socket.close_reason or "")
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(ConnectionError(f"closed: {self.closed}"))
                    future.exception()
            self._answers.clear()
            self._changed.set()

    def _take(self, message: FromServer) -> None:
        match message:
            case Welcome():
                self.welcome = message
            case Hint():
                self.on_hint(message)
            case Done() | Refusal() | WhyNot():
                if isinstance(message, Refusal):
                    self.refusals.append(message)
                future = self._answers.pop(message.ref or 0, None)
                if future is not None and not future.done():
                    future.set_result(message)
            case TableMessage():
                self.tables.setdefault(message.table.id, TableSeen()).info = message.table
            case Update():
                self._take_update(self.tables[message.table], message)
            case Presence():
                self.tables[message.table].presence = message
            case Thinking():
                self.tables[message.table].thinking.append(message)
            case Chat():
                self._take_chat(self.tables[message.table], message)
            case Gone():
                self.tables[message.table].gone = True

    @staticmethod
    def _take_update(table: TableSeen, update: Update) -> None:
        for section in update.sections:
            seat = table.seats.setdefault(section.seat, SeatSeen(table.seen))
            seat.view = {**({} if section.whole else seat.view), **section.view}
            seat.lines = {**({} if section.whole else seat.lines), **section.lines}
            seat.section = section
            seat.fields_sent.append(tuple(section.view))
            for told in section.events:
                # The heart of resuming: nothing is lost, nothing comes twice.
                count = seat.first + len(seat.events)
                assert told.number == count, f"{told} after {count} events"
                seat.events.append(told)
            assert seat.first + len(seat.events) == update.seen
        table.last = update
        table.updates.append(update)

    @staticmethod
    def _take_chat(table: TableSeen, chat: Chat) -> None:
        for line in chat.lines:
            assert line.number == len(table.chat), f"{line} after {len(table.chat)} lines"
            table.chat.append(line)

    # Playing --------------------------------------------------------------------------------

    async def play_on(self, table: str, rng: Random, moves: int | None = None) -> int:
        """Pick at random for all my seats until the game is over, or so many moves are made."""
        made = 0
        while moves is None or made < moves:
            await self.until(lambda: bool(self.my_turns(table)) or self.tables[table].over)
            turns = self.my_turns(table)
            if not turns:
                return made
            seat = rng.choice(turns)
            section = self.section(table, seat)
            answer = await self.move(table, seat, rng.choice(section.choices).id)
            assert isinstance(answer, Done), answer
            await self.until_nth(table, seat, answer.nth)
            made += 1
        return made

    def my_turns(self, table: str) -> list[int]:
        """My seats that may decide now."""
        return [
            seat
            for seat, seen in self.tables[table].seats.items()
            if seat is not None and seen.section is not None and seen.section.choices
        ]
