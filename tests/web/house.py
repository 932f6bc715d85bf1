"""A real server on a free port and a real Chromium, for tests and for screenshots."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.ports import free_port
from tests.server.timed import WHERE, Clock

ROOT = Path(__file__).resolve().parents[2]
SPARE = ROOT / "build" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
# Pages are loaded faster here than any person could.
LIMITS = {"requests": 500, "address_requests": 2000, "messages": 500, "new_people": 500}
PATIENCE = 120.0
"""Seconds to wait for what must come: only what is broken takes so long."""


class House:
    """A server as a process of its own; it can be ended and started again on the same data."""

    def __init__(self, folder: Path, games: str = "", clock: Clock | None = None) -> None:
        self.clock = clock
        """The time that it goes by; None: the machine's."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.file = folder / "tables.sqlite"
        self._games = games
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "PENTARCHY_PORT": str(self.port),
            "PENTARCHY_DATABASE": f"sqlite:///{self.file}",
            "PENTARCHY_LIMITS": json.dumps(LIMITS),
            "PENTARCHY_WORKERS": "1",
            "PENTARCHY_LOG_LEVEL": "warning",
            # What an analysis finds is proven elsewhere.
            "PENTARCHY_ANALYSIS_LEVEL": "apprentice",
            "PENTARCHY_DEEP_ANALYSIS_SECONDS": "0",
            "PENTARCHY_GAMES": self._games,
            # Receivers of calls are on this machine.
            "PENTARCHY_PRIVATE_ADDRESSES": "true",
            "PENTARCHY_CALL_SECONDS": "1",
            "PENTARCHY_NUDGE_HOURS": "1",
        }
        module = "pentarchy.server"
        if self.clock is not None:
            module = "tests.server.timed"
            environment[WHERE] = str(self.clock.file)
        self._process = subprocess.Popen([sys.executable, "-m", module], env=environment, cwd=ROOT)
        try:
            self._wait(self._process)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            finally:
                self._process.kill()  # nothing of it stays, whatever went wrong
                self._process.wait()
                self._process = None

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert process.poll() is None, f"the server at {self.address} has ended"
            try:
                with urlopen(f"{self.address}/health"):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(f"no server at {self.address}")


@contextmanager
def house(folder: Path, games: str = "", clock: Clock | None = None) -> Iterator[House]:
    """A running server."""
    found = House(folder, games, clock)
    found.start()
    try:
        yield found
    finally:
        found.stop()


@contextmanager
def chromium() -> Iterator[Browser]:
    """The system's Chromium, Playwright's own, Debian's package, or the one from npm."""
    with sync_playwright() as playwright:
        browser = _launch(playwright)
        browser.on("context", lambda one: one.set_default_timeout(PATIENCE * 1000))
        try:
            yield browser
        finally:
            browser.close()


def _launch(playwright: Playwright) -> Browser:
    """`PENTARCHY_CHROMIUM` names another one: a path, or `npm` for the one of last resort."""
    named = os.environ.get("PENTARCHY_CHROMIUM")
    if named == "npm":
        return _launch_spare(playwright)
    with _door():
        path = named or _installed()
        if path is None and Path(playwright.chromium.executable_path).is_file():
            return _launched(playwright, None)
        if path is None and os.getuid() == 0 and shutil.which("apt-get"):
            path = _from_debian()
        if path is not None:
            return _launched(playwright, path)
    return _launch_spare(playwright)


@contextmanager
def _door() -> Iterator[None]:
    """One after another: several test processes want a Chromium at once, and one that is still
    being installed cannot be started."""
    SPARE.mkdir(parents=True, exist_ok=True)
    with open(SPARE / "door", "w") as door:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield


def _installed() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _launched(playwright: Playwright, path: str | None) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=ARGUMENTS, timeout=PATIENCE * 1000)


def _launch_spare(playwright: Playwright) -> Browser:
    path, libraries = _from_npm()
    environment: dict[str, Any] = {**os.environ, "LD_LIBRARY_PATH": libraries}
    # Its own arguments switch web security off; only this one is needed.
    return playwright.chromium.launch(
        executable_path=path, args=["--no-sandbox"], env=environment, timeout=PATIENCE * 1000
    )


def _from_debian() -> str | None:
    """Debian's package; what apt said is told if there is none afterwards."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    said = ""
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        # Somebody else on this machine may be installing something just now.
        command = ["apt-get", "-o", "DPkg::Lock::Timeout=600", "-o", "Acquire::Retries=3", *words]
        done = subprocess.run(
            command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
        said += (done.stdout + done.stderr).decode(errors="replace")
    found = shutil.which("chromium")
    if found is None:
        print(f"There is no Chromium from Debian:\n{said}", file=sys.stderr)
    return found


def _from_npm() -> tuple[str, str]:
    """The path of an unpacked Chromium, and of the libraries it needs."""
    with _door():
        return _unpacked()


def _unpacked() -> tuple[str, str]:
    marker = SPARE / "path"
    libraries = SPARE / "lib"
    if not (marker.is_file() and Path(marker.read_text()).is_file() and libraries.is_dir()):
        here = Path(sys.executable).parent
        environment = {
            **os.environ,
            "PATH": f"{here}{os.pathsep}{os.environ.get('PATH', '')}",
            "TMPDIR": str(SPARE),  # it unpacks itself there
        }
        (SPARE / "package.json").write_text('{"private": true, "type": "module"}')
        npm = [str(here / "npm"), "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.check_call([*npm, "@sparticuz/chromium"], cwd=SPARE, env=environment)
        script = (
            "import chromium from '@sparticuz/chromium';"
            "import { writeFileSync } from 'node:fs';"
            "writeFileSync('path', await chromium.executablePath());"
        )
        subprocess.check_call(
            [str(here / "node"), "--input-type=module", "-e", script], cwd=SPARE, env=environment
        )
        _unpack_libraries(here, environment, libraries)
    return marker.read_text(), str(libraries)


def _unpack_libraries(here: Path, environment: dict[str, str], libraries: Path) -> None:
    packed = next(SPARE.glob("node_modules/@sparticuz/chromium/bin/al2023.tar.br"))
    script = (
        "import { brotliDecompressSync } from 'node:zlib';"
        "import { readFileSync, writeFileSync } from 'node:fs';"
        "writeFileSync('libraries.tar', brotliDecompressSync(readFileSync(process.argv[1])));"
    )
    node = [str(here / "node"), "--input-type=module", "-e", script, str(packed)]
    subprocess.check_call(node, cwd=SPARE, env=environment)
    with tarfile.open(SPARE / "libraries.tar") as archive:
        archive.extractall(SPARE, filter="data")
    if not libraries.is_dir():
        libraries.symlink_to(SPARE / "al2023" / "lib")
