"""How the server is run: from the command line, else from the environment, else as here."""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.mismatch import mismatch

PREFIX = "PENTARCHY_"
SECRET_LENGTH = 16

Positive = Annotated[int, Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask of the server."""

    message_bytes: Positive = 16_384
    """The longest message of a websocket."""
    body_bytes: Positive = 65_536
    """The longest body of a request."""
    record_bytes: Positive = 1_000_000
    """The longest record that can be uploaded."""
    messages: float = 20.0
    """Messages a second of one identity, or one address without any; for a moment many more."""
    requests: float = 10.0
    """Requests a second of one identity."""
    address_requests: float = 50.0
    """Requests and new connections a second of one address."""
    burst: float = 6.0
    """For so many seconds' worth the limits may be exceeded at once."""
    connections: Positive = 20
    """Connections of one identity at a time."""
    address_connections: Positive = 400
    all_connections: Positive = 5_000
    subscriptions: Positive = 100
    """Tables that one connection may look at."""
    queued: Positive = 200
    """Messages that may wait for a reader; one that is slower is dropped."""
    slow_seconds: float = 15.0
    """So long a reader may take for one message before it is dropped."""
    open_tables: Positive = 50
    """Tables of one identity that have not started."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8300
    database: str = "sqlite:///pentarchy.sqlite"
    fsync: bool = False
    """Whether an acknowledged move survives a loss of power, not only the end of the process."""
    secret: str = ""
    """Signs the cookies; empty: kept in a file beside the database."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own whose pages may connect."""
    proxy: bool = False
    """Whether a proxy on this machine says in X-Forwarded-For who is asking."""
    workers: Positive = max(1, (os.cpu_count() or 2) - 1)
    """Processes for bots."""
    think_seconds: float = 30.0
    """A bot that thinks longer is ended, and any legal action is taken instead."""
    tables: Positive = 2_000
    """Tables kept in memory."""
    games: tuple[str, ...] = ()
    """Games from outside the package, for their developers: key=module:function."""
    log_level: str = "info"
    limits: Limits = Limits()


def read_settings(
    given: Mapping[str, Any] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings; what is given wins over `PENTARCHY_*` variables, None is as not given.

    :raises BadOptions: naming the setting that is wrong.
    """
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if text := environment.get(PREFIX + name.upper()):
            values[name] = _read(name, text)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, path = mismatch(error)
        raise BadOptions(
            f"setting {path}: {what}", "setting-wrong", about=what.message, setting=path
        ) from None


def _read(name: str, text: str) -> Any:
    if name == "limits":  # as JSON: {"messages": 100}
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            setting = f"{PREFIX}LIMITS"
            sentence = f"{setting}: this is not JSON"
            raise BadOptions(sentence, "setting-not-json", setting=setting) from None
    return text.split(",") if name in ("origins", "games") else text


def secret_of(settings: Settings) -> str:
    """The secret that signs the cookies; made at the first start, readable by the owner only."""
    if settings.secret:
        if len(settings.secret) < SECRET_LENGTH:
            sentence = f"setting secret: it needs at least {SECRET_LENGTH} letters"
            raise BadOptions(sentence, "setting-secret", letters=SECRET_LENGTH)
        return settings.secret
    path = _secret_file(settings.database)
    if not path.exists():
        _make_secret(path)
    if path.stat().st_mode & 0o077:
        sentence = f"{path}: others can read this secret; chmod 600 it, or remove it"
        raise BadOptions(sentence, "setting-secret-open", file=str(path))
    found = path.read_text().strip()
    if len(found) < SECRET_LENGTH:
        sentence = f"{path}: this secret is too short; remove it to get another"
        raise BadOptions(sentence, "setting-secret-short", file=str(path))
    return found


def _make_secret(path: Path) -> None:
    """Put in place whole, so that of two that start at once both read the first one's."""
    aside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as file:
        file.write(secrets.token_urlsafe(32))
    try:
        with suppress(FileExistsError):
            os.link(aside, path)
    finally:
        aside.unlink()


def _secret_file(database: str) -> Path:
    try:
        url = make_url(database)
    except ArgumentError:
        sentence = f"database: {database!r} is not the URL of a database"
        raise BadOptions(sentence, "setting-no-url", url=database) from None
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(f"{url.database}.secret")
    return Path("pentarchy.secret")
