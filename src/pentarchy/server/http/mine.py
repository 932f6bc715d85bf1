"""What is mine: settings that follow me, what came of my games, and all of it as a file."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator
from tempfile import SpooledTemporaryFile
from typing import IO, Annotated, Literal, TypeAlias

import msgspec
from litestar import Controller, get, put
from litestar.response import Stream
from msgspec import Meta
from sqlalchemy import Connection

from pentarchy.server import results
from pentarchy.server.http.common import responses
from pentarchy.server.people import given, given_files
from pentarchy.server.refusals import CONFLICT, TOO_MANY, Refused
from pentarchy.server.services import Services
from pentarchy.server.showing import MARK
from pentarchy.server.store import persons
from pentarchy.server.store.records import Identity
from pentarchy.server.store.results import outcomes
from pentarchy.server.store.writer import Conflict

IN_MEMORY = 4_000_000
MOST_MUTED = 200
PIECE = 65_536
Adviser: TypeAlias = Literal["novice", "apprentice", "master", "emperor"]

Muted: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(max_length=MARK)], ...], Meta(max_length=MOST_MUTED)
]


class Preferences(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What I have chosen, on whichever device; None: nothing yet."""

    language: Literal["en", "ru"] | None = None
    theme: Literal["system", "light", "dark"] | None = None
    speed: Literal["slow", "normal", "fast", "off"] | None = None
    auto: bool | None = None
    confirm: bool | None = None
    letters: bool | None = None
    sound: bool | None = None
    vibration: bool | None = None
    opponent: Adviser | None = None
    adviser: Adviser | None = None
    muted: Muted | None = None
    """The marks of people whose lines I would not read."""


class MineController(Controller):
    """`/api/me/...`"""

    path = "/me"
    tags = ("me",)

    @get("/settings", summary="What I have chosen", responses=responses(401, 429))
    async def preferences(self, person: Identity, services: Services) -> Preferences:
        return await _preferences(services, person.id)

    @put(
        "/settings",
        summary="I choose these; what is not named stays",
        responses=responses(400, 401, 403, 409, 413, 429),
    )
    async def choose(self, data: Preferences, person: Identity, services: Services) -> Preferences:
        chosen = {
            name: value for name, value in msgspec.structs.asdict(data).items() if value is not None
        }
        try:
            await services.store.writer.write(persons.keep_preferences(person.id, chosen))
        except Conflict:  # two devices at once
            raise Refused(CONFLICT, "busy") from None
        return await _preferences(services, person.id)

    @get("/results", summary="What came of my games", responses=responses(401, 429))
    async def results(self, person: Identity, services: Services) -> results.Results:
        return await services.store.read(_summed, person.id)

    @get(
        "/data",
        summary="Everything that is kept of me",
        media_type="application/zip",
        responses=responses(401, 429),
    )
    async def data(self, person: Identity, services: Services) -> Stream:
        if not services.downloads.take(person.id):
            raise Refused(TOO_MANY, "download")
        try:
            file = await services.store.read(_packed, person.id)
        except BaseException:
            services.downloads.give_back(person.id)
            raise
        return Stream(
            _pieces(file, services, person.id),
            media_type="application/zip",
            headers={"content-disposition": 'attachment; filename="pentarchy-me.zip"'},
        )


async def _preferences(services: Services, who: str) -> Preferences:
    """What is kept, as far as it still means something."""
    kept = await services.store.read(persons.preferences, who)
    found = Preferences()
    for name, value in kept.items():
        try:
            one = msgspec.convert({name: value}, Preferences)
        except msgspec.ValidationError:  # of another version
            continue
        found = msgspec.structs.replace(found, **{name: getattr(one, name)})
    return found


def _summed(connection: Connection, who: str) -> results.Results:
    return results.summed(outcomes(connection, who))


def _packed(connection: Connection, who: str) -> IO[bytes]:
    """A zip file, on disk if it is large."""
    file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115  (closed when it is sent)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        told = msgspec.json.format(msgspec.json.encode(given(connection, who)))
        packed.writestr("me.json", told)
        for name, text in given_files(connection, who):
            packed.writestr(name, text)
    file.seek(0)
    return file


async def _pieces(file: IO[bytes], services: Services, who: str) -> AsyncIterator[bytes]:
    try:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
    finally:
        file.close()
        services.downloads.give_back(who)
