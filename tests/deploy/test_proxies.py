"""Real proxies before the server, as `deploy/` has them: people play through them, and each is
known by the address they come from, whatever they say of themselves."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from tests.deploy.test_deploy import DEPLOY, before
from tests.ports import free_port
from tests.server.client import Client
from tests.server.running import PATIENCE, Server, eventually
from tests.server.test_lobby import refused

Proxy: TypeAlias = Callable[[Server, Path], AbstractContextManager[int]]

SPOKEN = "games.example.org {"
"""How the example calls the house."""


def program(folder: Path) -> str:
    """Debian's Caddy: what is installed, or else unpacked beside the test."""
    found = shutil.which("caddy")
    if found is not None:
        return found
    try:
        subprocess.run(
            ["apt-get", "download", "caddy"],
            cwd=folder, capture_output=True, check=True, timeout=PATIENCE,
        )  # fmt: skip
        (package,) = folder.glob("caddy_*.deb")
        subprocess.run(["dpkg", "-x", str(package), str(folder)], check=True)
    except (OSError, subprocess.SubprocessError, ValueError):
        pytest.skip("there is no Caddy here, and none can be fetched")
    return str(folder / "usr/bin/caddy")


@contextmanager
def caddy(server: Server, folder: Path) -> Iterator[int]:
    """Caddy before a server, as the example says, but without https; gives its port."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    assert SPOKEN in text
    text = text.replace(SPOKEN, f"http://127.0.0.1:{port} {{")
    text = text.replace("127.0.0.1:8300", f"127.0.0.1:{server.port}")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{text}")
    command = [program(folder), "run", "--adapter", "caddyfile", "--config", str(file)]
    own = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "caddy.log").open("wb") as log:
        started = subprocess.Popen(command, env=own, stdout=log, stderr=log)
    try:
        asyncio.run(eventually(lambda: _listens(port)))
        yield port
    finally:
        started.terminate()
        started.wait(timeout=PATIENCE)


def _listens(port: int) -> bool:
    with closing(socket.socket()) as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def through(server: Server, port: int, source: str) -> Client:
    """Somebody who comes from that address, through the proxy."""
    found = Client(server, source=source)
    found.server = Server(server.folder)
    found.server.port = port
    found.address = found.server.ws
    return found


def test_the_example_of_caddy_is_valid(tmp_path: Path) -> None:
    file = DEPLOY / "Caddyfile"
    command = [program(tmp_path), "validate", "--adapter", "caddyfile", "--config", str(file)]
    own = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    done = subprocess.run(command, env=own, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    # A file that is not laid out as Caddy itself does is warned of.
    assert "not formatted" not in done.stderr


@pytest.mark.long
@pytest.mark.parametrize("proxy", [before, caddy], ids=["nginx", "caddy"])
def test_everybody_is_known_by_where_they_come_from(proxy: Proxy, tmp_path: Path) -> None:
    """A table is all that an address may have here; who says it comes from elsewhere has no more,
    and somebody at another address has one too. Then they play, over a websocket."""

    async def run(server: Server, port: int) -> None:
        anna = await through(server, port, "127.0.0.5").named("Anna")
        boris = await through(server, port, "127.0.0.6").named("Boris")
        wish = {"title": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = await anna.ok("POST", "/api/tables", json=wish)
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
            lie = {header: "for=198.51.100.7" if header == "Forwarded" else "198.51.100.7"}
            again = await anna.api("POST", "/api/tables", json=wish, headers=lie)
            refused(again, 429, "address-full")
        await boris.ok("POST", "/api/tables", json=wish)
        await boris.join(made["invite"])
        await anna.start(made["id"])
        for person in (anna, boris):
            await person.connect(Origin=f"http://127.0.0.1:{port}")
            await person.subscribe(made["id"])
            await person.until_shown(made["id"])
        asked = anna if anna.my_turns(made["id"]) else boris
        assert await asked.play_on(made["id"], Random(1), moves=1) == 1
        for person in (anna, boris):
            await person.disconnect()
        assert (await anna.api("GET", "/metrics")).status_code == 404
        elsewhere = {"Origin": "http://elsewhere.example"}
        put = await anna.api("PUT", "/api/me", json={"name": "Eve"}, headers=elsewhere)
        assert put.status_code == 403

    limits = {"address_open_tables": 1}
    with (
        Server(tmp_path, limits=limits, proxy="true") as server,
        proxy(server, tmp_path) as port,
    ):
        asyncio.run(run(server, port))


def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    """Who asks the server itself cannot choose an address by a header."""

    async def run(server: Server) -> None:
        anna = await Client(server).named("Anna")
        wish = {"title": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}
        await anna.ok("POST", "/api/tables", json=wish)
        lie = {"X-Forwarded-For": "198.51.100.7"}
        again = await anna.api("POST", "/api/tables", json=wish, headers=lie)
        refused(again, 429, "address-full")

    with Server(tmp_path, limits={"address_open_tables": 1}) as server:
        asyncio.run(run(server))
