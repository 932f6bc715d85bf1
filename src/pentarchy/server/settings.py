"""How the server is run: from the command line, else from the environment, else as here."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from pentarchy.kernel.errors import BadOptions
from pentarchy.kernel.mismatch import mismatch

PREFIX = "PENTARCHY_"
OTHERS = ("SHELF", "CHROMIUM")
"""Variables with the same beginning that are no settings of the server."""
SECRET_LENGTH = 16
ORIGIN = re.compile(r"https?://[^\s/?#@]+")
"""What browsers call the site of a page: without a path, and without a stroke at its end."""

Positive = Annotated[int, Meta(ge=1)]
Above = Annotated[float, Meta(gt=0, le=1e9)]
"""More than nothing, and no endless number."""
Days = Annotated[float, Meta(ge=0, le=1e6)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much anybody may ask of the server."""

    message_bytes: Positive = 16_384
    """The longest message of a websocket."""
    body_bytes: Positive = 65_536
    """The longest body of a request."""
    record_bytes: Positive = 1_000_000
    """The longest record that can be uploaded."""
    messages: Above = 20.0
    """Messages a second of one identity, or one address without any; for a moment many more."""
    requests: Above = 10.0
    """Requests a second of one identity."""
    address_requests: Above = 50.0
    """Requests and new connections a second of one address."""
    burst: Above = 6.0
    """For so many seconds' worth the limits may be exceeded at once."""
    connections: Positive = 20
    """Connections of one identity at a time."""
    address_connections: Positive = 400
    all_connections: Positive = 5_000
    silent_seconds: Above = 15.0
    """So long a new connection may take to say what it wants."""
    subscriptions: Positive = 100
    """Tables that one connection may look at."""
    queued: Positive = 200
    """Messages that may wait for a reader; one that is slower is dropped."""
    slow_seconds: Above = 15.0
    """So long a reader may take for one message before it is dropped."""
    open_tables: Positive = 50
    """Tables of one identity that have not started."""
    running_tables: Positive = 200
    """Running games whose tables one identity has set up."""
    tables: Positive = 5_000
    """Tables of one identity in all."""
    uploads: Positive = 500
    """Uploaded games of one identity."""
    stored_bytes: Positive = 20_000_000
    """The bytes of what one identity has uploaded."""
    address_open_tables: Positive = 300
    """The same for one address: of a family, a school, a company."""
    address_running_tables: Positive = 1_000
    address_tables: Positive = 20_000
    address_uploads: Positive = 2_000
    address_stored_bytes: Positive = 100_000_000
    new_people: Above = 0.1
    """New identities a second of one address; sixty at once."""
    undos: Positive = 500
    """How often a seat may take something back in one game, or ask to."""
    errands: Positive = 200
    """Wishes that take a while (uploads, looking through games, analyses) that may wait in all."""
    address_errands: Positive = 80
    """Those that one address has at a time."""
    uploads_waiting: Positive = 2
    """Uploads that one identity has played at a time."""
    looks_waiting: Positive = 60
    """Positions and courses of finished games that one identity has asked for at a time."""
    analyses_waiting: Positive = 1
    """Analyses that one identity has asked for at a time."""


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
    errand_workers: Positive = 2
    """Processes for what visitors wish: verifying uploads, looking through finished games."""
    analysis_workers: Positive = 1
    """Processes for what takes visitors long."""
    analysis_level: Literal["apprentice", "master", "emperor"] = "master"
    """Who judges in the quick pass: apprentice, master or emperor."""
    analysis_seconds: Above = 900.0
    """A pass of an analysis that takes longer is given up."""
    deep_analysis_seconds: Annotated[float, Meta(ge=0, le=1e6)] = 300.0
    """So much processor time the deeper pass may take, about; 0: there is none."""
    errand_seconds: Above = 20.0
    """An upload that takes longer to play is refused."""
    errand_megabytes: Annotated[int, Meta(ge=256)] = 1_024
    """The memory that such a process may have."""
    think_seconds: Above = 30.0
    """A bot that thinks longer is ended, and any legal action is taken instead."""
    tables: Positive = 2_000
    """Tables kept in memory."""
    open_minutes: Above = 10.0
    """A table that is open to everybody is not shown to strangers when its host has not been there
    for so long."""
    keep_open_days: Days = 30.0
    """A table that has not started goes when nothing has changed there for so long; 0: never."""
    keep_running_days: Days = 365.0
    """A running game goes when nobody has done anything there for so long; 0: never."""
    keep_people_days: Days = 400.0
    """Somebody who has nothing here goes after so long, as their cookie does; 0: never."""
    cookie_days: Annotated[float, Meta(gt=0, le=1e6)] = 400.0
    """A browser that was not used for so long is signed out."""
    tidy_seconds: Above = 600.0
    """So often the server looks for what is too old."""
    games: tuple[str, ...] = ()
    """Games from outside the package, for their developers: key=module:function."""
    public_url: Annotated[str, Meta(pattern=r"^(https?://[^\s/?#@]+/?)?$", max_length=300)] = ""
    """Where people find this house: in mails and messages, and for previews of links."""
    smtp_host: str = ""
    """The server that sends mail; empty: there is none."""
    smtp_port: Annotated[int, Meta(ge=1, le=65535)] = 587
    smtp_tls: Literal["none", "starttls", "tls"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: Annotated[str, Meta(pattern=r"^([^\r\n]+@[^\r\n]+)?$")] = ""
    """Who mail comes from: an address, with a name if one likes."""
    call_seconds: Annotated[float, Meta(ge=0, le=86_400)] = 120.0
    """So long it is waited before somebody is called, for what else becomes due."""
    nudge_hours: Annotated[float, Meta(ge=0, le=10_000)] = 6.0
    """So long a seat is not nudged again at a table."""
    private_addresses: bool = False
    """Whether webhooks and push services in private networks may be called."""
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"
    metrics_token: str = ""
    """Who sends this may read /metrics from elsewhere; empty: only who is on this machine."""
    metrics_open: bool = False
    """Whether anybody may read /metrics."""
    limits: Limits = Limits()


def read_settings(
    given: Mapping[str, Any] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings; what is given wins over `PENTARCHY_*` variables, None is as not given.

    :raises BadOptions: naming the setting that is wrong.
    """
    _check_known(environment)
    values: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if text := environment.get(PREFIX + name.upper()):
            values[name] = _read(name, text)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    try:
        found = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        what, path = mismatch(error)
        raise BadOptions(
            f"setting {path}: {what}", "setting-wrong", about=what.message, setting=path
        ) from None
    _check_useful(found)
    return found


def _check_useful(settings: Settings) -> None:
    """:raises BadOptions: if a setting is well formed, and would do nothing or harm."""
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin):
            sentence = f"setting origins: {origin!r} is not like https://games.example"
            raise BadOptions(sentence, "setting-origin", origin=origin)
    _check_long("metrics_token", settings.metrics_token)
    _check_long("secret", settings.secret)
    if settings.smtp_host and not (settings.mail_from and settings.public_url):
        sentence = "setting smtp_host: mail needs mail_from and public_url too"
        raise BadOptions(sentence, "setting-mail")


def _check_long(name: str, secret: str) -> None:
    """:raises BadOptions: if somebody could guess a secret that is given."""
    if 0 < len(secret) < SECRET_LENGTH:
        sentence = f"setting {name}: it needs at least {SECRET_LENGTH} letters"
        raise BadOptions(sentence, "setting-secret", setting=name, letters=SECRET_LENGTH)


def _check_known(environment: Mapping[str, str]) -> None:
    """:raises BadOptions: if a variable looks like a setting, and is none."""
    known = {*OTHERS, *(name.upper() for name in Settings.__struct_fields__)}
    for variable in environment:
        name = variable.removeprefix(PREFIX)
        if name != variable and name not in known:
            nearest = get_close_matches(name, known, 1)
            meant = f"{PREFIX}{nearest[0]}" if nearest else f"{PREFIX}DATABASE"
            raise BadOptions(
                f"{variable}: there is no such setting; did you mean {meant}?",
                "setting-unknown",
                setting=variable,
                meant=meant,
            )


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
        _check_long("secret", settings.secret)
        return settings.secret
    path = secret_file(settings.database)
    if not path.exists():
        keep_secret(path, secrets.token_urlsafe(32))
    if path.stat().st_mode & 0o077:
        sentence = f"{path}: others can read this secret; chmod 600 it, or remove it"
        raise BadOptions(sentence, "setting-secret-open", file=str(path))
    found = path.read_text().strip()
    if len(found) < SECRET_LENGTH:
        sentence = f"{path}: this secret is too short; remove it to get another"
        raise BadOptions(sentence, "setting-secret-short", file=str(path))
    return found


def keep_secret(path: Path, secret: str) -> None:
    """Put in place whole, so that of two that start at once both read the first one's."""
    aside = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise BadOptions(
            f"{path}: this cannot be written: {error.strerror}",
            "setting-secret-unwritten",
            file=str(path),
            problem=str(error.strerror),
        ) from None
    with os.fdopen(handle, "w") as file:
        file.write(secret)
    try:
        with suppress(FileExistsError):
            os.link(aside, path)
    finally:
        aside.unlink()


def secret_file(database: str) -> Path:
    """Where the secret is kept that goes with a database."""
    try:
        url = make_url(database)
    except ArgumentError:
        sentence = f"database: {database!r} is not the URL of a database"
        raise BadOptions(sentence, "setting-no-url", url=database) from None
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(f"{url.database}.secret")
    return Path("pentarchy.secret")
