"""The browser client: built files of the package, served before the application is asked."""

from __future__ import annotations

import gzip
from hashlib import sha256
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar.types import ASGIApp, Receive, Send

from pentarchy.kernel.messages import Message
from pentarchy.server.http.previews import Previews
from pentarchy.server.refusals import UNKNOWN, language_of, sentence

log = structlog.get_logger()

FOLDER = Path(str(files("pentarchy.server"))) / "static"
INDEX = "/index.html"
PAGES = (
    "learn", "puzzles", "puzzle", "new", "t", "join", "seat", "watch", "upload", "device", "me",
    "calls", "open",
)  # fmt: skip
"""The first words of addresses that are pages of the client."""
SERVERS = ("api", "ws", "health", "metrics")
"""The first words of addresses that are not the client's to answer."""
COVERS = "/covers/"
HASHED = "/assets/"
"""Files whose names change with their content."""
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
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
        self.previews: Previews | None = None
        """Knows what the links of pages may tell."""
        self.public_url = ""

    @property
    def covers(self) -> frozenset[str]:
        """The games whose covers there are as pictures."""
        found = (name for name in self._assets if name.startswith(COVERS))
        return frozenset(Path(name).stem for name in found)

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
        languages = headers.get(b"accept-language", b"").decode("latin-1")
        status, asset = self._found(scope["path"], languages)
        if self.previews is not None and self.built and asset is self._asset(INDEX):
            host = headers.get(b"host", b"").decode("latin-1")
            origin = self.public_url or f"{scope.get('scheme', 'http')}://{host}"
            asset = await self._previewed(asset, scope["path"], origin, languages)
        if headers.get(b"if-none-match") == asset.tag.encode() and status == OK:
            await _send(send, asset, 304, b"", ())
            return
        body, encoding = asset.body, NOTHING
        if asset.squeezed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body, encoding = asset.squeezed, ((b"content-encoding", b"gzip"),)
        await _send(send, asset, status, b"" if scope["method"] == "HEAD" else body, encoding)

    async def _previewed(self, page: Asset, path: str, origin: str, languages: str) -> Asset:
        """The page with what its link tells; without, if that cannot be found out."""
        language = language_of(languages)
        try:
            assert self.previews is not None
            found = await self.previews.of(path, language)
        except Exception:
            log.exception("no preview")
            return page
        tags = found.tags(origin, path, language)
        body = page.body.replace(b"</head>", tags + b"</head>", 1)
        return Asset(page.kind, body, gzip.compress(body, 6, mtime=0), _tag(body), lasting=False)

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
        (b"vary", b"accept-encoding, accept-language"),
        *more,
    ]
    if status != 304:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
