"""Play in the browser: build the client when it is stale, start a server, open a browser.

    python tools/play.py [--port 8300] [--database pentarchy.sqlite]

Without a terminal nobody is there to play: the server is started, looked at and stopped again.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import web

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30.0
TRIES = 20


def free_port(wanted: int) -> int:
    """The wanted port, or one of the next if somebody has it."""
    for port in range(wanted, wanted + TRIES):
        with socket.socket() as one:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                one.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    sys.exit(
        f"All ports from {wanted} to {wanted + TRIES - 1} are taken: name another with --port."
    )


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    """Until the server answers, or has ended."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            with urlopen(f"{address}/health", timeout=1), urlopen(address, timeout=1):
                return
        except (URLError, OSError):
            time.sleep(0.05)
    server.terminate()
    sys.exit("The server did not start (see above).")


def can_open_browser() -> bool:
    return sys.platform == "darwin" or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Play in the browser.")
    parser.add_argument("--port", type=int, default=8300)
    parser.add_argument("--database", default="pentarchy.sqlite", help="where the tables are kept")
    given = parser.parse_args()
    web.build()
    port = free_port(given.port)
    address = f"http://127.0.0.1:{port}"
    environment = {
        "PENTARCHY_LOG_LEVEL": "warning",
        **os.environ,
        "PENTARCHY_PORT": str(port),
        "PENTARCHY_DATABASE": f"sqlite:///{Path(given.database).resolve()}",
    }
    command = [sys.executable, "-m", "pentarchy.server"]
    with subprocess.Popen(command, cwd=ROOT, env=environment) as server:
        wait_for(server, address)
        print(f"Pentarchy is at {address}", flush=True)
        if not sys.stdout.isatty():
            print("No terminal here, so it stops again: run `make play` in one to stay.")
            server.terminate()
            return
        print("Ctrl-C ends it; tables are kept.")
        if can_open_browser():
            webbrowser.open(address)
        try:
            server.wait()
        except KeyboardInterrupt:
            server.wait()


if __name__ == "__main__":
    main()
