"""What `deploy/` holds works: the unit is sound, the steps of the container install a server that
serves, and nginx with the example before it lets people play."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from urllib.request import urlopen

import httpx
import pytest

from tests.packages import ROOT
from tests.ports import free_port
from tests.server.client import Client
from tests.server.running import PATIENCE, Server, eventually

DEPLOY = ROOT / "deploy"


def settings(name: str) -> list[str]:
    """The lines of a file without its remarks."""
    lines = (DEPLOY / name).read_text().splitlines()
    return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]


def test_the_unit_is_sound(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd here to read the unit")
    unit = tmp_path / "pentarchy.service"
    # What it starts is installed later.
    unit.write_text((DEPLOY / unit.name).read_text().replace("/opt/pentarchy/bin/", "/bin/true "))
    done = subprocess.run([program, "verify", unit], capture_output=True, text=True, check=False)
    wrong = [line for line in done.stderr.splitlines() if unit.name in line]
    assert not wrong
    assert done.returncode == 0, done.stderr


def test_the_container_does_what_the_script_does() -> None:
    """No image is built in tests, so that what it is made of is looked at: every file that is
    copied is there or made by `make wheel`, and the steps are those of the script."""
    lines = settings("Containerfile")
    copied = [word for line in lines if line.startswith("COPY") for word in line.split()[1:-1]]
    ours = [word for word in copied if not word.startswith(("--", "/"))]
    assert ours == ["dist/*.whl", "deploy/install.sh"]
    assert os.access(DEPLOY / "install.sh", os.X_OK)
    assert "RUN /tmp/install.sh /tmp/pentarchy-*.whl /opt/pentarchy" in lines
    assert 'CMD ["/opt/pentarchy/bin/pentarchy", "serve"]' in lines


def test_the_script_says_what_is_wrong(tmp_path: Path) -> None:
    def said(*words: str) -> str:
        command = [str(DEPLOY / "install.sh"), *words]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        return done.stderr

    assert "usage" in said()
    assert "there is no such file" in said("no.whl", str(tmp_path))
    (tmp_path / "bin").mkdir()
    assert "something is installed here" in said(str(DEPLOY / "install.sh"), str(tmp_path))


@pytest.mark.long
def test_the_steps_install_a_server_that_serves(tmp_path: Path) -> None:
    """The wheel is built and installed as in the container; the server's own page comes."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    folder = tmp_path / "opt"
    command = [str(DEPLOY / "install.sh"), str(wheel), str(folder)]
    # The pip that knows where packages come from here is the one that made this environment.
    python = Path(sys.base_prefix) / "bin" / "python3"
    environment = {**os.environ, "PYTHON": str(python)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("pentarchy ")
    port = free_port()
    serve = [f"{folder}/bin/pentarchy", "serve", "--port", str(port)]
    with (tmp_path / "log").open("wb") as log:
        started = subprocess.Popen(serve, cwd=tmp_path, stdout=log, stderr=log)
    try:
        asyncio.run(eventually(lambda: _answers(f"http://127.0.0.1:{port}/health/ready")))
        with urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
            assert b"<title>" in page.read()
    finally:
        started.terminate()
        # The server ends cleanly, and then as the signal says.
        assert started.wait(timeout=PATIENCE) in (0, -signal.SIGTERM)


def _answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=5, verify=False).status_code == 200
    except httpx.HTTPError:
        return False


def nginx(folder: Path) -> str:
    """Debian's nginx: what is installed, or else unpacked beside the test."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is not None:
        return found
    fetched = ["apt-get", "download", "nginx"]
    try:
        subprocess.run(fetched, cwd=folder, capture_output=True, check=True, timeout=PATIENCE)
        (package,) = folder.glob("nginx_*.deb")
        subprocess.run(["dpkg", "-x", str(package), str(folder)], check=True)
    except (OSError, subprocess.SubprocessError, ValueError):
        pytest.skip("there is no nginx here, and none can be fetched")
    return str(folder / "usr/sbin/nginx")


@contextmanager
def before(server: Server, folder: Path) -> Iterator[int]:
    """nginx before a server, as the example says; gives its port."""
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8300", f"127.0.0.1:{server.port}")
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{port};", text)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"pid {folder}/pid; events {{}} http {{ access_log off; {paths}\n{text} }}"
    file = folder / "nginx.conf"
    file.write_text(whole)
    if os.getuid() == 0:
        file.write_text(f"user root;\n{whole}")
    command = [nginx(folder), "-c", str(file), "-p", str(folder), "-e", f"{folder}/error.log"]
    started = subprocess.Popen([*command, "-g", "daemon off;"])
    try:
        asyncio.run(eventually(lambda: _answers(f"http://127.0.0.1:{port}/health")))
        yield port
    finally:
        started.terminate()
        started.wait(timeout=PATIENCE)


@pytest.mark.long
def test_people_play_through_nginx(tmp_path: Path) -> None:
    """Requests, websockets and refusals pass; numbers do not, and cookies know of https."""

    async def run(server: Server, port: int) -> None:
        anna = Client(server)
        anna.server = Server(tmp_path)
        anna.server.port = port
        anna.address = anna.server.ws
        await anna.named("Anna")
        key = (await anna.table("toy", "me", "random"))["id"]
        await anna.start(key)
        await anna.connect(Origin=f"http://127.0.0.1:{port}")
        await anna.subscribe(key)
        await anna.until_shown(key)
        await anna.play_on(key, Random(1))
        await anna.until_over(key)
        await anna.disconnect()
        assert (await anna.api("GET", "/metrics")).status_code == 404
        long = await anna.api("POST", "/api/records", content=b"x" * 1_100_000)
        assert long.status_code == 413
        elsewhere = {"Origin": "http://elsewhere.example"}
        put = await anna.api("PUT", "/api/me", json={"name": "Eve"}, headers=elsewhere)
        assert put.status_code == 403

    with Server(tmp_path, proxy="true") as server, before(server, tmp_path) as port:
        asyncio.run(run(server, port))
