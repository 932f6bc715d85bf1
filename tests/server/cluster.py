"""A PostgreSQL of the tests' own: started from whatever is installed, ended by its process."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Any, Self

START_SECONDS = 120.0
SERVANTS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root: root lets one of these do it."""


def programs() -> Path | None:
    """Where PostgreSQL's programs are, if anywhere."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    folders += sorted(Path("/opt/homebrew/opt").glob("postgresql*/bin"), reverse=True)
    for folder in folders:
        found = folder / "initdb"
        if found.is_file() and (folder / "postgres").is_file():
            # A link may stand in PATH: the programs look for each other where they really are.
            return found.resolve().parent
    return None


def why_not() -> str:
    """Why there can be no PostgreSQL here; empty if there can."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return "psycopg is not installed"
    return "" if programs() else "PostgreSQL is not installed"


class Cluster:
    """A database server on a socket in a folder of its own; no port, no password."""

    def __init__(self) -> None:
        found = programs()
        assert found is not None
        self._programs = found
        self._folder = Path(tempfile.mkdtemp(prefix="pentarchy-"))
        self._numbers = count(1)
        self._process: subprocess.Popen[Any] | None = None
        self._as: dict[str, Any] = {"cwd": self._folder, "start_new_session": True}
        if os.getuid() == 0:
            servant = next(pwd.getpwnam(name) for name in SERVANTS if _exists(name))
            os.chown(self._folder, servant.pw_uid, servant.pw_gid)
            self._as |= {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []}

    def start(self) -> Self:
        data = self._folder / "data"
        with (self._folder / "log").open("wb") as log:
            told: dict[str, Any] = {"stdout": log, "stderr": log, **self._as}
            init = [f"{self._programs}/initdb", "-D", f"{data}", "-A", "trust", "-U", "postgres"]
            subprocess.run([*init, "-E", "UTF8", "--locale=C", "--no-sync"], check=True, **told)
            # A kill of our server is tested, not a loss of power: no need to wait for the disk.
            settings = ["fsync=off", "listen_addresses=", "max_connections=200"]
            words = [word for setting in settings for word in ("-c", setting)]
            server = [f"{self._programs}/postgres", "-D", f"{data}", "-k", f"{self._folder}"]
            process: subprocess.Popen[Any] = subprocess.Popen([*server, *words], **told)
            self._process = process
        deadline = time.monotonic() + START_SECONDS
        while not self._answers():
            said = (self._folder / "log").read_text()
            assert process.poll() is None, f"it ended: {said}"
            assert time.monotonic() < deadline, f"it does not answer: {said}"
            time.sleep(0.1)
        return self

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(host=str(self._folder), user="postgres", dbname="postgres").close()
        except psycopg.OperationalError:
            return False
        return True

    def database(self) -> str:
        """The URL of a new, empty database."""
        import psycopg

        name = f"tables{next(self._numbers)}"
        arguments: dict[str, Any] = {"host": str(self._folder), "user": "postgres"}
        with psycopg.connect(**arguments, dbname="postgres", autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return f"postgresql://postgres@/{name}?host={self._folder}"

    def restart(self) -> None:
        """End every connection, as a restart of the database would."""
        import psycopg

        arguments: dict[str, Any] = {"host": str(self._folder), "user": "postgres"}
        with psycopg.connect(**arguments, dbname="postgres", autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where pid <> pg_backend_pid() and backend_type = 'client backend'"
            )

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)  # fast: it does not wait for connections
            try:
                self._process.wait(timeout=60)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


def _exists(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
