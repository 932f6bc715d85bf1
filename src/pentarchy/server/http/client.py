"""The browser client: built files of the package, served before the application is asked."""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from litestar.types import ASGIApp, Receive, Send

from pentarchy.kernel.messages import Message
from pentarchy.server.refusals import UNKNOWN, language_of, sentence

FOLDER = Path(str(files("pentarchy.server"))) / "static"
INDEX = "/index.html"
PAGES = ("new", "t", "join", "watch", "upload", "device")
"""The first words of addresses that are pages of the client."""
SERVERS = ("api", "ws", "health")
"""The first words of addresses that are not the client's to answer."""
HASHED = "/assets/"
"""Files whose names change with their content."""
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
SQUEEZED = (".html", ".js", ".css", ".svg")


OK, MISSING = 200, 503
NO_CLIENT = Message("no-client")
"""Says how to get the client."""

Headers: TypeAlias = tuple[tuple[bytes, bytes], ...]
NOTHING: Headers = ()


class Asset(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    body: bytes
    squeezed: bytes | None
    tag: str
    lasting: bool


class Client:
    """Stands before the application and answers for every address that is not the server's own."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        self._assets = {f"/{path.relative_to(folder).as_posix()}": path for path in _files(folder)}
        self._read: dict[str, Asset] = {}

    @property
    def built(self) -> bool:
        """Whether there is a client to be served."""
        return INDEX in self._assets

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        ours = scope["type"] == "http" and scope["path"].split("/")[1] not in SERVERS
        if not ours or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        status, asset = self._found(scope["path"], headers.get(b"accept-language", b"").decode())
        if headers.get(b"if-none-match") == asset.tag.encode() and status == OK:
            await _send(send, asset, 304, b"", ())
            return
        body, encoding = asset.body, NOTHING
        if asset.squeezed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body, encoding = asset.squeezed, ((b"content-encoding", b"gzip"),)
        await _send(send, asset, status, b"" if scope["method"] == "HEAD" else body, encoding)

    def _found(self, path: str, languages: str) -> tuple[int, Asset]:
        """What is shown at an address, and whether there is such an address: the client itself
        says so on a page of its own."""
        if not self.built:
            return MISSING, _no_client(languages)
        if path in self._assets:
            return OK, self._asset(path)
        is_page = path == "/" or path.split("/")[1] in PAGES
        return OK if is_page else UNKNOWN, self._asset(INDEX)

    def _asset(self, name: str) -> Asset:
        asset = self._read.get(name)
        if asset is None:
            asset = self._read[name] = _asset(name, self._assets[name])
        return asset


def _no_client(languages: str) -> Asset:
    """A page that says how to get the client."""
    language = language_of(languages)
    text = escape(sentence(NO_CLIENT, language))
    body = (
        f"<!doctype html><html lang={language}><meta charset=utf-8><title>Pentarchy</title>"
        f"<meta name=viewport content='width=device-width'><h1>Pentarchy</h1><p>{text}</p>\n"
    ).encode()
    return Asset(KINDS[".html"], body, None, _tag(body), lasting=False)


def _tag(body: bytes) -> str:
    return f'"{sha256(body).hexdigest()[:20]}"'


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []


def _asset(name: str, path: Path) -> Asset:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    squeezed = gzip.compress(body, mtime=0) if path.suffix in SQUEEZED else None
    return Asset(kind, body, squeezed, _tag(body), name.startswith(HASHED))


async def _send(send: Send, asset: Asset, status: int, body: bytes, more: Headers) -> None:
    lasting = b"public, max-age=31536000, immutable" if asset.lasting else b"no-cache"
    headers = [
        (b"content-type", asset.kind.encode()),
        (b"cache-control", lasting),
        (b"etag", asset.tag.encode()),
        (b"vary", b"accept-encoding"),
        *more,
    ]
    if status != 304:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
