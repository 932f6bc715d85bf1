"""The package as others get it: complete, without Node, in an environment of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.packages import ROOT
from tests.ports import free_port

PATIENCE = 60.0
NEEDED = (
    "pentarchy/server/static/index.html",
    "pentarchy/games/founders/components.toml",
    "pentarchy/games/founders/rules.ru.md",
    "pentarchy/games/founders/specimen.py",
    "pentarchy/kernel/text.ru.ftl",
    "pentarchy/proof/prove.ini",
    "pentarchy/proof/test_secrecy.py",
    "pentarchy/cli/starter/pyproject.toml",
    "pentarchy/cli/starter/src/lanterns/game.py",
    "pentarchy/py.typed",
)


@pytest.fixture(scope="session")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with wheel and sdist, as `make wheel` builds them."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_wheel_holds_all_that_runs(packed: Path) -> None:
    with zipfile.ZipFile(next(packed.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        page = wheel.read("pentarchy/server/static/index.html").decode()
        points = wheel.read(next(n for n in names if n.endswith("entry_points.txt"))).decode()
    assert set(NEEDED) <= set(names)
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests/")]
    scripts = re.findall(r'src="/(assets/[^"]+\.js)"', page)
    assert scripts, "the page of the client loads its script"
    assert {f"pentarchy/server/static/{script}" for script in scripts} <= set(names)
    for key in ("founders", "roll-and-write"):
        assert len(re.findall(rf"^{key} = ", points, re.MULTILINE)) == 2, "a game and its specimen"


def test_a_wheel_can_be_built_from_the_sdist_without_node(packed: Path, tmp_path: Path) -> None:
    with tarfile.open(next(packed.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "w")]
    done = subprocess.run(
        command, cwd=source, env={"PATH": ""}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    again = zipfile.ZipFile(next((tmp_path / "w").glob("*.whl"))).namelist()
    assert sorted(again) == sorted(zipfile.ZipFile(next(packed.glob("*.whl"))).namelist())


def test_a_source_without_the_client_says_so(packed: Path, tmp_path: Path) -> None:
    with tarfile.open(next(packed.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    shutil.rmtree(source / "src" / "pentarchy" / "server" / "static")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert "The browser client is missing from this source" in done.stderr
    assert "Traceback" not in done.stderr


# In an environment of its own -----------------------------------------------------------------


@pytest.fixture(scope="module")
def clean(packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh virtual environment with the wheel and two of its extras."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    python = getattr(sys, "_base_executable", sys.executable)
    subprocess.check_call([python, "-m", "venv", str(folder)])
    wheel = f"{next(packed.glob('*.whl'))}[server,proof]"
    subprocess.check_call([folder / "bin" / "pip", "install", "-q", wheel], env=apart())
    return folder / "bin"


def apart() -> dict[str, str]:
    """An environment that knows nothing of this tree, nor of a Node."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "PENTARCHY", "PYTEST", "COV"))
    }
    return {**kept, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}


def run(clean: Path, folder: Path, *words: str) -> str:
    done = subprocess.run(
        [clean / "pentarchy", *words],
        cwd=folder,
        env=apart(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_installed_it_plays(clean: Path, tmp_path: Path) -> None:
    words = ["play", "founders", "--players", "random,apprentice", "--seed", "3", "--lang", "en"]
    assert "Total" in run(clean, tmp_path, *words)


@pytest.mark.long
def test_installed_it_proves(clean: Path, tmp_path: Path) -> None:
    assert " passed" in run(clean, tmp_path, "prove", "eight-minute-empire", "--jobs", "2")


@pytest.mark.long
def test_installed_it_writes_a_new_game(clean: Path, tmp_path: Path) -> None:
    run(clean, tmp_path, "new-game", "star-harbour")
    assert (tmp_path / "star-harbour" / "src" / "star_harbour" / "game.py").is_file()


@pytest.fixture
def served(clean: Path, tmp_path: Path) -> Iterator[str]:
    port = free_port()
    command = [str(clean / "pentarchy"), "serve", "--port", str(port)]
    with subprocess.Popen(command, cwd=tmp_path, env=apart()) as server:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                urlopen(f"http://127.0.0.1:{port}/health", timeout=1).close()
                break
            except OSError:
                assert server.poll() is None, "the server has ended"
                assert time.monotonic() < end, "the server does not answer"
                time.sleep(0.1)
        yield f"http://127.0.0.1:{port}"
        server.terminate()


@pytest.mark.long
def test_installed_it_serves_shelf_and_client(served: str) -> None:
    with urlopen(f"{served}/") as answer:
        page = answer.read().decode()
    script = re.findall(r'src="(/assets/[^"]+\.js)"', page)[0]
    with urlopen(f"{served}{script}") as answer:
        assert answer.status == 200
    with urlopen(f"{served}/api/games") as answer:
        shelf = json.loads(answer.read())
    assert "kingdom-builder" in json.dumps(shelf)
