"""The application: handlers, services and guard put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.types import ASGIApp

from pentarchy.server.http.client import NO_CLIENT, Client
from pentarchy.server.http.common import (
    on_failure,
    on_http_error,
    on_recursion,
    on_refused,
    on_unwritten,
    provide_person,
    provide_who,
)
from pentarchy.server.http.guard import Guard
from pentarchy.server.http.me import MeController, Name, Receipt
from pentarchy.server.http.page import PlainPage
from pentarchy.server.http.records import RecordsController
from pentarchy.server.http.shelf import ShelfController, health
from pentarchy.server.http.tables import (
    InvitesController,
    Painting,
    Resignation,
    SeatChoice,
    TablesController,
    WatchController,
)
from pentarchy.server.lobby import SeatWish, TableWish
from pentarchy.server.refusals import Refused, sentence
from pentarchy.server.services import Services
from pentarchy.server.settings import Settings
from pentarchy.server.shelf import register_games, warm_up
from pentarchy.server.socket import table_socket
from pentarchy.server.store.writer import Unwritten

log = structlog.get_logger()


def make_app(settings: Settings) -> ASGIApp:
    """An application that opens its database when it starts and closes it when it stops."""
    register_games(settings.games)
    for problem in warm_up():
        log.warning(str(problem))
    services = Services(settings)

    async def provide_services() -> Services:
        return services

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    api = Router(
        "/api",
        route_handlers=[
            MeController,
            ShelfController,
            TablesController,
            InvitesController,
            WatchController,
            RecordsController,
        ],
    )
    app = Litestar(
        [health, api, table_socket],
        dependencies={
            "services": Provide(provide_services),
            "who": Provide(provide_who),
            "person": Provide(provide_person),
        },
        exception_handlers={
            Refused: on_refused,
            Unwritten: on_unwritten,
            HTTPException: on_http_error,
            RecursionError: on_recursion,
            Exception: on_failure,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Pentarchy tables",
            version=services.version,
            path="/api/schema",
            render_plugins=[PlainPage()],
            servers=[Server("/")],
        ),
        request_max_body_size=settings.limits.record_bytes,
        logging_config=None,
    )
    _close_shapes(app)
    client = Client(app)
    if not client.built:
        log.warning(sentence(NO_CLIENT, "en"))
    return Guard(client, services)


def _close_shapes(app: Litestar) -> None:
    """Say in the description that what we read has no other fields than those described."""
    shapes = app.openapi_schema.components.schemas or {}
    for kind in (Name, Receipt, TableWish, SeatWish, SeatChoice, Painting, Resignation):
        shapes[kind.__name__].additional_properties = False
