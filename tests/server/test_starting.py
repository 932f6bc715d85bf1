"""What keeps a server from starting is said in one sentence before it listens, with code 2."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.client import Client
from tests.server.running import ROOT, Server

LONG = pytest.mark.long
CLOSED = f"postgresql://nobody@127.0.0.1:{free_port()}/none"


def started(folder: Path, **settings: str) -> tuple[int, list[str]]:
    """What a server that cannot start says, and its code."""
    environment = {
        "PATH": os.environ["PATH"],
        "PYTHONPATH": str(ROOT / "src"),
        "PENTARCHY_PORT": str(free_port()),
        "PENTARCHY_DATABASE": f"sqlite:///{folder / 'x.sqlite'}",
        **{f"PENTARCHY_{name.upper()}": value for name, value in settings.items()},
    }
    done = subprocess.run(
        [sys.executable, "-m", "pentarchy.server"],
        env=environment, cwd=folder, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    return done.returncode, (done.stdout + done.stderr).splitlines()


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"database": "sqlite:///junk.sqlite"}, "junk.sqlite: file is not a database"),
        ({"database": "sqlite:///none/x.sqlite"}, "none/x.sqlite: No such file"),
        pytest.param({"database": "sqlite:///folder"}, "folder: Is a directory", marks=LONG),
        pytest.param({"database": CLOSED}, "database: ", marks=LONG),
        pytest.param({"database": "nonsense"}, "'nonsense' is not the URL", marks=LONG),
        pytest.param({"limits": '{"mesages": 1}'}, "no field 'mesages'", marks=LONG),
        pytest.param({"colour": "red"}, "PENTARCHY_COLOUR: there is no such", marks=LONG),
    ],
)
def test_what_keeps_a_server_from_starting(
    settings: dict[str, str], says: str, tmp_path: Path
) -> None:
    junk = tmp_path / "junk.sqlite"
    junk.write_text("This is a letter to my aunt. " * 100)
    (tmp_path / "folder").mkdir()
    code, lines = started(tmp_path, **settings)
    assert code == 2, lines
    assert len(lines) == 1, lines
    assert says in lines[0]
    assert junk.read_text().startswith("This is a letter")


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = str(busy.getsockname()[1])
        code, lines = started(tmp_path, port=port)
        assert code == 2, lines
        assert len(lines) == 1, lines
        assert f"port {port}: Address already in use" in lines[0]


def test_the_second_server_on_a_file_does_not_start(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        (tmp_path / "link").symlink_to(tmp_path)
        for database in (server.database, f"sqlite:///{tmp_path / 'link' / server.file.name}"):
            code, lines = started(tmp_path, database=database)
            assert (code, len(lines)) == (2, 1)
            assert "another server uses" in lines[0]
        asyncio.run(Client(server).named("Anna"))
        server.kill()
    with server.beside() as again:  # the lock ends with the process, however it ends
        assert again.rows("select name from identities") == [("Anna",)]


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells them")
def test_there_are_open_files_for_all_connections(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
    try:
        with Server(tmp_path) as server:
            told = Path(f"/proc/{server.pid}/limits").read_text()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    line = next(line for line in told.splitlines() if line.startswith("Max open files"))
    assert int(line.split()[3]) >= min(5_200, hard)
