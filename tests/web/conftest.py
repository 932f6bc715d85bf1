"""One server for all browser tests of a worker, and one Chromium a module."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.timed import Clock
from tests.web.house import PATIENCE, ROOT, House, chromium, house

REFUSED = "Failed to load resource: the server responded with a status of 4"
NO_NETWORK = "net::ERR_INTERNET_DISCONNECTED"
"""What the browser itself says when a test has taken the network away."""

expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="session")
def built() -> None:
    subprocess.check_call([sys.executable, "tools/web.py", "build"], cwd=ROOT)


@pytest.fixture(scope="session")
def running(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(
        tmp_path_factory.mktemp("house"), "toy=tests.toy:game,level=tests.server.odd_games:level"
    ) as found:
        yield found


@pytest.fixture(scope="session")
def timed(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose time passes when a test says so."""
    folder = tmp_path_factory.mktemp("timed")
    with house(folder, "toy=tests.toy:game", Clock(folder)) as found:
        yield found


def forward(timed: House, seconds: float) -> float:
    """So much time passes at that house; how late it is then."""
    assert timed.clock is not None
    timed.clock.forward(seconds)
    return timed.clock.now


# Not for the whole session: as long as Playwright runs, its event loop runs in this thread, and
# tests of other modules in the same worker could not run one of their own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def context(browser: Browser, running: House) -> Iterator[BrowserContext]:
    with browser.new_context(
        base_url=running.address,
        locale="en-US",
        viewport={"width": 1440, "height": 900},
        service_workers="block",  # what a page asks for shall be seen; tests of the worker allow it
    ) as found:
        yield found


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen; a refusal of the server is no error of it."""
    found = context.new_page()
    wrong: list[str] = []
    found.on("pageerror", lambda error: wrong.append(str(error)))
    found.on(
        "console",
        lambda said: (
            wrong.append(said.text)
            if said.type == "error"
            and not said.text.startswith(REFUSED)
            and NO_NETWORK not in said.text
            else None
        ),
    )
    yield found
    assert wrong == []
