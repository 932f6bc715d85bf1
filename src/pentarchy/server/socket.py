"""The websocket: one a browser. Takes wishes, answers each, and sends news of tables."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.types import Receive, Send, WebSocketAcceptEvent
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.kernel.mismatch import TOO_DEEP, located
from pentarchy.server.connection import Connection
from pentarchy.server.devices import Caller
from pentarchy.server.identity import COOKIE
from pentarchy.server.levels import advising
from pentarchy.server.limits import address_of, check_origin
from pentarchy.server.messages import (
    AnswerUndo,
    AskHint,
    Done,
    FromClient,
    Hint,
    Look,
    MakeMove,
    Refusal,
    Say,
    Subscribe,
    Undo,
    Unsubscribe,
    Welcome,
    Why,
    WhyNot,
)
from pentarchy.server.refusals import (
    BAD,
    BROKEN,
    CONFLICT,
    NOBODY,
    TOO_MANY,
    Refused,
    language_of,
    sentence,
)
from pentarchy.server.services import Services
from pentarchy.server.store.writer import Unwritten
from pentarchy.server.tables import match_of, seated, viewers_of
from pentarchy.server.talk import say
from pentarchy.server.transport import ServerLink

log = structlog.get_logger()

POLICY_VIOLATION = 1008
SIGNED_OUT = "refused-signed-out"
TRY_LATER = 1013
PATIENCE = 100
"""After so many refused messages in a row the connection is closed."""
ACCEPT: WebSocketAcceptEvent = {"type": "websocket.accept", "subprotocol": None, "headers": []}
BREATH = 0.05
"""Seconds before the next message of somebody who is too fast is read."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class _Mentioned(msgspec.Struct):
    """What a message that cannot be used at least says of itself."""

    ref: int | None = None


async def table_socket(scope: Any, receive: Receive, send: Send, services: Services) -> None:
    """Live tables. What is sent and received stands in `messages`.

    An application of its own, beside that of HTTP: nothing stands between it and the server.
    """
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    caller = await services.devices.caller(asking.cookies.get(COOKIE))
    who = caller.who
    address = address_of(asking.client.host if asking.client else None)
    await receive()  # that it would like to connect
    try:
        headers = asking.headers
        check_origin(
            headers.get("origin"), scope["scheme"], headers.get("host"), services.settings.origins
        )
        services.address_requests.take(address)
        services.moderation.check(who, address)
    except Refused as refused:
        await _close(send, POLICY_VIOLATION, refused.message.id)
        return
    if caller.refused:  # told so that the page learns it: what is not accepted says no reason
        await send(ACCEPT)
        await _close(send, POLICY_VIOLATION, SIGNED_OUT)
        return
    if not _admit(services, who, address):
        log.warning("connection refused", connections=len(services.hub.connections))
        await _close(send, TRY_LATER, "refused-too-many-connections")
        return
    try:
        await _Session(asking, receive, send, services, caller, address).run()
    finally:
        services.address_places.give_back(address)
        if who is not None:
            services.places.give_back(who)


async def _close(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


def _admit(services: Services, who: str | None, address: str) -> bool:
    """Take the places that a connection needs, or none."""
    if len(services.hub.connections) >= services.settings.limits.all_connections:
        return False
    if not services.address_places.take(address):
        return False
    if who is not None and not services.places.take(who):
        services.address_places.give_back(address)
        return False
    return True


class _Session:
    """One connection from beginning to end."""

    def __init__(
        self,
        asking: ASGIConnection[Any, Any, Any, Any],
        receive: Receive,
        send: Send,
        services: Services,
        caller: Caller,
        address: str,
    ) -> None:
        who = caller.who
        self._services = services
        self._who = who
        self._rated_as = who or address
        self._receive = receive
        self._send = send
        self._errands: set[asyncio.Task[None]] = set()
        self._wrong = 0
        self._link = link = ServerLink(asking.scope, send)
        limit = services.settings.limits.queued
        self._connection = Connection(who, _language(asking), link, services.hub, limit)
        self._connection.address = address
        self._connection.device = caller.device

    async def run(self) -> None:
        """Receive until the other side goes."""
        hub = self._services.hub
        await self._send(ACCEPT)
        hub.connections.add(self._connection)
        sender = asyncio.create_task(self._connection.run())
        try:
            await self._greet()
            while (event := await self._receive())["type"] == "websocket.receive":
                data = event.get("text")
                await self._take(event.get("bytes") or b"" if data is None else data)
                await self._connection.listened()
                if self._wrong or self._link.pressed:  # who offers much lets the others go first
                    await asyncio.sleep(0)
                if self._wrong > PATIENCE:
                    await self._connection.sent()
                    await _close(self._send, POLICY_VIOLATION, "refused-too-many-refusals")
                    break
        finally:
            hub.leave(self._connection)
            for task in (sender, *self._errands):
                task.cancel()
            await asyncio.gather(sender, *self._errands, return_exceptions=True)

    async def _greet(self) -> None:
        name = ""
        if self._who is not None:
            try:
                name = (await self._services.identities.known(self._who)).name
            except (Refused, SQLAlchemyError):  # a name is not worth a connection
                name = ""
        self._connection.tell(Welcome(name=name, version=self._services.version))

    async def _take(self, data: str | bytes) -> None:
        """One message: do what it wishes, or say why not."""
        wish: FromClient | None = None
        try:
            self._services.messages.take(self._rated_as)
            wish = _decoder.decode(data)
            self._services.meter.messages[type(wish).__name__] += 1
            await self._do(wish)
            self._wrong = 0
        except msgspec.MsgspecError as error:
            self._refuse(Refused(BAD, "message", about=located(error)), _ref(data), None)
        except RecursionError:
            self._refuse(Refused(BAD, "message", about=TOO_DEEP), None, None)
        except Refused as refused:
            ref, table = (None, None) if wish is None else (wish.ref, wish.table)
            self._refuse(refused, ref, table)
            if refused.status == TOO_MANY:
                await asyncio.sleep(BREATH)
        except Unwritten as error:
            log.error("not written", error=str(error))
            self._refuse(Refused(BROKEN, "storage"), _ref(data), None)
        except SQLAlchemyError as error:
            log.error("not read", error=type(error).__name__)
            self._refuse(Refused(BROKEN, "unread"), _ref(data), None)
        except Exception:
            log.exception("a message failed", kind=type(wish).__name__)
            self._refuse(Refused(BROKEN, "failed"), _ref(data), None)

    def _refuse(self, refused: Refused, ref: int | None, table: str | None) -> None:
        self._wrong += 1
        self._services.meter.refusals[refused.message.id] += 1
        text = sentence(refused.message, self._connection.language, refused.texts)
        message, reasons = refused.message, refused.reasons
        self._connection.tell(
            Refusal(ref=ref, table=table, message=message, text=text, reasons=reasons)
        )

    async def _do(self, wish: FromClient) -> None:
        match wish:
            case Subscribe():
                await self._subscribe(wish)
            case Unsubscribe():
                self._services.hub.unsubscribe(self._connection, wish.table)
                self._done(wish, None)
            case Look():
                self._services.hub.look(self._connection, wish.table, wish.hidden)
                self._done(wish, None)
            case MakeMove():
                begin = perf_counter()
                self._done(wish, await self._services.moves.move(self._somebody(), wish))
                self._services.meter.move_time.add(perf_counter() - begin)
            case Undo():
                self._done(wish, await self._services.moves.undo(self._somebody(), wish))
            case AnswerUndo():
                self._done(wish, await self._services.moves.answer(self._somebody(), wish))
            case AskHint():
                self._done(wish, await self._services.moves.hint(self._somebody(), wish))
                self._errand(self._hint(wish))
            case Why():
                await self._why(wish)
            case Say():
                live = await self._services.tables.fresh(wish.table)
                await say(self._services.tables, live, self._somebody(), wish.text)
                self._done(wish, None)

    def _somebody(self) -> str:
        if self._who is None:
            raise Refused(NOBODY, "no-name")
        return self._who

    def _done(self, wish: FromClient, nth: int | None) -> None:
        self._connection.tell(Done(ref=wish.ref, table=wish.table, nth=nth))

    async def _subscribe(self, wish: Subscribe) -> None:
        live = await self._services.tables.fresh(wish.table)
        viewers_of(live.record, self._who, wish.watch)
        self._services.hub.subscribe(
            self._connection, live, wish.seen, wish.heard, wish.watch, wish.steps, wish.hidden
        )
        # They do think, unless they did so in another process that is no more.
        self._services.thinking.wake(live)
        self._done(wish, None)

    async def _why(self, wish: Why) -> None:
        live = await self._services.tables.fresh(wish.table)
        seated(live.record, wish.seat, self._somebody())
        reasons = match_of(live).state.why_not(wish.seat, wish.target)
        self._connection.tell(
            WhyNot(
                ref=wish.ref,
                table=wish.table,
                seat=wish.seat,
                target=wish.target,
                reasons=reasons,
            )
        )

    def _errand(self, work: Any) -> None:
        """Something that takes long: the next message need not wait for it."""
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _hint(self, wish: AskHint) -> None:
        try:
            await self._advise(wish)
        except Refused as refused:  # the game has ended or gone meanwhile
            self._refuse(refused, wish.ref, wish.table)
        except Exception:
            log.exception("a hint failed", table=wish.table)
            self._refuse(Refused(BROKEN, "hint-failed"), wish.ref, wish.table)

    async def _advise(self, wish: AskHint) -> None:
        live = await self._services.tables.get(wish.table)
        match = match_of(live)
        if wish.seat not in match.state.actors:
            raise Refused(CONFLICT, "not-asked")
        level = advising(wish.level, live.record.adviser)
        live.advised.add(wish.seat)
        self._services.hub.changed(live)
        try:
            thought = await self._services.thinking.thought(
                live, match, wish.seat, level, advises=True
            )
        finally:
            live.advised.discard(wish.seat)
            self._services.hub.changed(live)
        if thought is None:
            raise Refused(BROKEN, "hint-failed")
        self._connection.tell(
            Hint(
                ref=wish.ref,
                table=wish.table,
                seat=wish.seat,
                action=thought.action,
                level=level,
                reasons=thought.reasons,
                advice=thought.advice,
            )
        )


def _ref(data: str | bytes) -> int | None:
    """The `ref` of a message that cannot be used otherwise."""
    try:
        return msgspec.json.decode(data, type=_Mentioned).ref
    except (msgspec.MsgspecError, RecursionError):
        return None


def _language(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What is asked for in the address, as a page cannot choose headers here; or the browser's."""
    asked = asking.query_params.get("lang")
    return language_of(asked or asking.headers.get("accept-language") or "")
