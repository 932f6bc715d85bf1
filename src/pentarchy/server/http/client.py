"""The browser client: built files of the package, served before the application is asked."""

from __future__ import annotations

import gzip
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from litestar.types import ASGIApp, Receive, Send

FOLDER = Path(str(files("pentarchy.server"))) / "static"
INDEX = "/index.html"
PAGES = ("new", "t", "join", "watch", "upload", "device")
"""The first words of addresses that are pages of the client."""
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
    """Stands before the application; without a built client it lets everything pass."""

    def __init__(self, app: ASGIApp, folder: Path = FOLDER) -> None:
        self._app = app
        self._assets = {f"/{path.relative_to(folder).as_posix()}": path for path in _files(folder)}
        self._read: dict[str, Asset] = {}

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        name = self._name(scope["path"]) if scope["type"] == "http" else None
        if name is None or scope["method"] not in ("GET", "HEAD"):
            await self._app(scope, receive, send)
            return
        asset = self._read.get(name)
        if asset is None:
            asset = self._read[name] = _asset(name, self._assets[name])
        headers = dict(scope["headers"])
        if headers.get(b"if-none-match") == asset.tag.encode():
            await _send(send, asset, 304, b"", ())
            return
        body, encoding = asset.body, NOTHING
        if asset.squeezed is not None and b"gzip" in headers.get(b"accept-encoding", b""):
            body, encoding = asset.squeezed, ((b"content-encoding", b"gzip"),)
        await _send(send, asset, 200, b"" if scope["method"] == "HEAD" else body, encoding)

    def _name(self, path: str) -> str | None:
        """The file for a path; None if it is not the client's."""
        if path in self._assets:
            return path
        first = path.split("/")[1]
        is_page = path == "/" or (first in PAGES and not path.startswith(HASHED))
        return INDEX if is_page and INDEX in self._assets else None


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []


def _asset(name: str, path: Path) -> Asset:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix, "application/octet-stream")
    squeezed = gzip.compress(body, mtime=0) if path.suffix in SQUEEZED else None
    tag = f'"{sha256(body).hexdigest()[:20]}"'
    return Asset(kind, body, squeezed, tag, name.startswith(HASHED))


async def _send(send: Send, asset: Asset, status: int, body: bytes, more: Headers) -> None:
    lasting = b"public, max-age=31536000, immutable" if asset.lasting else b"no-cache"
    headers = [
        (b"content-type", asset.kind.encode()),
        (b"cache-control", lasting),
        (b"etag", asset.tag.encode()),
        (b"vary", b"accept-encoding"),
        *more,
    ]
    if status == 200:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
