"""What all handlers share: who asks, and how a refusal looks."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar, cast

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.kernel.messages import Message, problem
from pentarchy.kernel.mismatch import TOO_DEEP, located
from pentarchy.server.devices import STRANGER, Caller
from pentarchy.server.limits import Visitor, address_of
from pentarchy.server.refusals import (
    BAD,
    BROKEN,
    TOO_LARGE,
    UNKNOWN,
    Refused,
    language_of,
    sentence,
)
from pentarchy.server.services import Services
from pentarchy.server.store.records import Identity
from pentarchy.server.store.writer import Unwritten

log = structlog.get_logger()

T = TypeVar("T")

CALLER = "pentarchy.caller"
"""Where the guard puts down who asks."""
GONE = 499
"""Who asked has hung up; nobody sees this status but the log."""


class Problem(msgspec.Struct, frozen=True):
    """Why something is not granted; `text` is the message in the language that was asked for."""

    message: Message
    text: str


def responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals that a handler can answer with."""
    return {
        status: ResponseSpec(Problem, description=_WORDS[status], generate_examples=False)
        for status in statuses
    }


_WORDS = {
    400: "What was sent cannot be used.",
    401: "This needs a name first.",
    403: "This is not yours to do.",
    404: "There is no such thing, or it is not yours to see.",
    409: "The table is not in a state for this.",
    413: "What was sent is too long.",
    422: "The record cannot be used.",
    429: "Too many wishes in too short a time.",
    503: "Not now; later perhaps.",
}


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    """Who the guard has found to be asking."""
    found: Caller = cast("Any", request.scope).get(CALLER, STRANGER)
    return found


async def provide_who(caller: Caller) -> str | None:
    """The identity that the cookie proves; None if there is none."""
    return caller.who


async def provide_person(caller: Caller, services: Services) -> Identity:
    """Somebody with a name."""
    caller.check()
    return await services.identities.known(caller.who)


async def provide_visitor(request: Request[Any, Any, Any], who: str | None) -> Visitor:
    """Who asks, and from where."""
    return Visitor(who, address_of(request.client.host if request.client else None))


def agent_of(request: Request[Any, Any, Any]) -> str:
    """What the browser says of itself."""
    return request.headers.get("user-agent", "")


async def while_there(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """What the work comes to, as long as who asked waits for it: else it is given up.

    The body of the request, if it matters, has been read before.
    """
    working = asyncio.create_task(work)
    leaving = asyncio.create_task(_hung_up(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Refused(GONE, "gone")
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.gather(working, leaving, return_exceptions=True)


async def _hung_up(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """A refusal as an answer."""
    language = language_of(request.headers.get("accept-language", ""))
    problem = Problem(refused.message, sentence(refused.message, language, refused.texts))
    return Response(problem, status_code=refused.status, media_type="application/json")


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, said our way."""
    status = error.status_code
    if status == UNKNOWN:
        return on_refused(request, Refused(UNKNOWN, "no-page"))
    if status == TOO_LARGE:
        return on_refused(request, Refused(TOO_LARGE, "too-large"))
    if status == 405:
        return on_refused(request, Refused(405, "method"))
    if 400 <= status < 500:
        return on_refused(request, Refused(BAD, "request", about=_where(error)))
    return on_failure(request, error)


def on_recursion(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body that is nested without end."""
    return on_refused(request, Refused(BAD, "request", about=TOO_DEEP))


def on_unwritten(request: Request[Any, Any, Any], error: Unwritten) -> Response[Problem]:
    """The database fails: the details are for the log."""
    log.error("not written", error=str(error))
    return on_refused(request, Refused(BROKEN, "storage"))


def on_unread(request: Request[Any, Any, Any], error: SQLAlchemyError) -> Response[Problem]:
    """The database cannot be read: the details are for the log."""
    log.error("not read", error=type(error).__name__)
    return on_refused(request, Refused(BROKEN, "unread"))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake: the details are for the log."""
    log.exception("a request failed", route=str(request.scope.get("path_template")), exc_info=error)
    return on_refused(request, Refused(BROKEN, "failed"))


def _where(error: HTTPException) -> Message:
    """What was wrong, and in which field."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        found = extra[0]
        where = found.get("key") or found.get("source") or "body"
        about = located(msgspec.ValidationError(found.get("message", "")))
        return problem("", "problem-at", about, where=f"{where}").message
    return located(msgspec.ValidationError(error.detail))
