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
from sqlalchemy.exc import SQLAlchemyError

from pentarchy.server.analysing import Attempt
from pentarchy.server.http.absence import AbsenceController, HandoverUse, OneSeat, PauseWish
from pentarchy.server.http.analyses import AnalysesController, Trial
from pentarchy.server.http.calls import (
    CallsController,
    CallWishes,
    ChannelSwitch,
    MailWish,
    PushKeys,
    PushWish,
    WebhookWish,
)
from pentarchy.server.http.client import NO_CLIENT, Client
from pentarchy.server.http.common import (
    on_failure,
    on_http_error,
    on_recursion,
    on_refused,
    on_unread,
    on_unwritten,
    provide_caller,
    provide_person,
    provide_visitor,
    provide_who,
)
from pentarchy.server.http.devices import DevicesController
from pentarchy.server.http.guard import Guard
from pentarchy.server.http.inviting import Declining, InvitationWish, InvitingController
from pentarchy.server.http.lessons import LessonsController
from pentarchy.server.http.me import Goodbye, MeController, Name, Receipt
from pentarchy.server.http.mine import MineController, Preferences
from pentarchy.server.http.openings import OpeningsController
from pentarchy.server.http.operations import live, metrics, ready
from pentarchy.server.http.page import PlainPage
from pentarchy.server.http.pairing import PairingController
from pentarchy.server.http.passkeys import PasskeysController, Signature
from pentarchy.server.http.previews import Previews
from pentarchy.server.http.puzzles import HintWish, PuzzlePick, PuzzlesController, PuzzleTry
from pentarchy.server.http.qr import Link, qr_code
from pentarchy.server.http.ratings import Hiding, RatingsController
from pentarchy.server.http.records import Onward, RecordsController
from pentarchy.server.http.reports import ReportsController, ReportWish
from pentarchy.server.http.shelf import ShelfController, health
from pentarchy.server.http.tables import (
    GuestSeat,
    InvitesController,
    JoinWish,
    Listing,
    Painting,
    Resignation,
    SeatChoice,
    TablesController,
    WatchController,
)
from pentarchy.server.lobby import SeatWish, TableWish
from pentarchy.server.pairing import PairingWish
from pentarchy.server.refusals import Refused, sentence
from pentarchy.server.services import Services
from pentarchy.server.settings import Settings
from pentarchy.server.shelf import register_games, warm_up
from pentarchy.server.store.records import ClockRule
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
            MineController,
            DevicesController,
            PasskeysController,
            qr_code,
            ShelfController,
            LessonsController,
            TablesController,
            OpeningsController,
            PairingController,
            InvitingController,
            RatingsController,
            InvitesController,
            WatchController,
            RecordsController,
            ReportsController,
            AnalysesController,
            PuzzlesController,
            AbsenceController,
            CallsController,
        ],
    )
    app = Litestar(
        [health, live, ready, metrics, api],
        dependencies={
            "services": Provide(provide_services),
            "caller": Provide(provide_caller),
            "who": Provide(provide_who),
            "person": Provide(provide_person),
            "asking": Provide(provide_visitor),
        },
        exception_handlers={
            Refused: on_refused,
            Unwritten: on_unwritten,
            SQLAlchemyError: on_unread,
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
    client.previews = Previews(services.store, client.covers)
    client.public_url = services.calling.public_url
    return Guard(client, services)


def _close_shapes(app: Litestar) -> None:
    """Say in the description that what we read has no other fields than those described."""
    shapes = app.openapi_schema.components.schemas or {}
    for kind in (
        Name, Receipt, TableWish, SeatWish, ClockRule, Onward, SeatChoice, Painting, Resignation,
        ReportWish, GuestSeat, JoinWish, Listing, Hiding, PairingWish, InvitationWish, Declining,
        Goodbye, Preferences, Signature, Link,
        OneSeat, PauseWish, HandoverUse, Trial, Attempt,
        PuzzleTry, HintWish, PuzzlePick,
        CallWishes, MailWish, WebhookWish, PushKeys, PushWish, ChannelSwitch,
    ):  # fmt: skip
        shapes[kind.__name__].additional_properties = False
