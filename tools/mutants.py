"""Change the rules of a game at random and count how many changes its tests notice.

    python tools/mutants.py [title ...] [--sample 100] [--seed 1]

The changes are mutmut's, its way of running them is not: mutmut keeps all mutants in one module
and switches between functions, so it reaches function bodies only. Here half of a rule stands
outside of them, in the list of an `Offer`, a constant or a lambda in a table. So every mutant is
written out as a whole module, in a copy of the project, and plain pytest runs there.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from difflib import unified_diff
from functools import partial
from itertools import chain, zip_longest
from pathlib import Path
from queue import SimpleQueue
from xml.etree import ElementTree

try:
    import libcst as cst  # pyright: ignore[reportMissingImports]
    from mutmut.mutation.file_mutation import (  # pyright: ignore[reportMissingImports]
        Mutation,
        create_mutations,
        deep_replace,
    )
except ImportError:
    sys.exit("Mutation testing needs mutmut, which cannot be installed on this system.")

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/pentarchy/games")
RULES = tuple(
    f"{name}*.py" for name in ("steps", "tiles", "effects", "matching", "state", "scoring", "rules")
)
"""The modules of a game that hold its rules."""
COPIED = ("src", "tests", "docs", "pyproject.toml")
COPIES = ROOT / "mutants"
PROCESSES = min(2, os.cpu_count() or 1)
ENOUGH = 0.85
MEMORY = 3_000_000
"""In KiB; a mutant whose game never ends may well gather events without end."""

DECLARES = re.compile(r"^\s*(__slots__ = |\w+: TypeAlias\b)", re.MULTILINE)
"""Statements that no game depends on: changed, they break at once or do nothing at all."""


@dataclass(frozen=True)
class Mutant:
    """A module with one change."""

    path: Path
    place: str
    old: str
    new: str

    def diff(self) -> str:
        old, new, name = self.old.splitlines(), self.new.splitlines(), self.path.name
        return "\n".join(unified_diff(old, new, name, name, n=2, lineterm=""))


def sample(folder: Path, size: int, seed: int) -> list[Mutant]:
    """One mutant of each function, method and statement, then a second of each, and so on.

    So a long function, or one that calls much, does not crowd out the others.
    """
    rng = random.Random(seed)
    units = [unit for path in rule_modules(folder) for unit in mutants_by_place(path, rng)]
    rng.shuffle(units)
    drawn: dict[Mutant, None] = {}  # a set in order, as two changes may come to the same text
    for mutant in chain.from_iterable(zip_longest(*units)):
        if len(drawn) == size:
            break
        if mutant is not None and mutant.new != mutant.old:
            drawn[mutant] = None
    return list(drawn)


def rule_modules(folder: Path) -> list[Path]:
    return sorted(path for pattern in RULES for path in folder.glob(pattern))


def mutants_by_place(path: Path, rng: random.Random) -> Iterator[Iterator[Mutant]]:
    """The mutants of each place in a module, shuffled, made only when asked for."""
    module, mutations, *_ = create_mutations(str(path), path.read_text(encoding="utf-8"))
    for place, node in places(module):
        inside = {id(child) for child in walk(node)}
        here = [mutation for mutation in mutations if id(mutation.original_node) in inside]
        if here:
            rng.shuffle(here)
            yield map(partial(mutant_of, path, place, module), here)


def mutant_of(path: Path, place: str, module: cst.Module, mutation: Mutation) -> Mutant:
    changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
    assert isinstance(changed, cst.Module)
    return Mutant(path, place, module.code, changed.code)


def places(module: cst.Module) -> Iterator[tuple[str, cst.CSTNode]]:
    """Functions, methods and statements of modules and classes, by name."""
    for node in module.body:
        if isinstance(node, cst.ClassDef):
            for member in node.body.body:
                if not DECLARES.search(module.code_for_node(member)):
                    yield f"{node.name.value}.{name_of(module, member)}", member
        elif not DECLARES.search(module.code_for_node(node)):
            yield name_of(module, node), node


def name_of(module: cst.Module, node: cst.CSTNode) -> str:
    """The name of a function, or the first word of a statement."""
    if isinstance(node, cst.FunctionDef):
        name: str = node.name.value
        return name
    text: str = module.code_for_node(node)
    first = next(line for line in text.split("\n") if line.strip(" ")[:1] not in ("", "#"))
    return first.split()[0].rstrip(":")


def walk(node: cst.CSTNode) -> Iterator[cst.CSTNode]:
    yield node
    for child in node.children:
        yield from walk(child)


class Trial:
    """Copies of the project in which the tests of one game meet its mutants.

    Mutants are made from the first copy, so that work on the project can go on meanwhile.
    """

    def __init__(self, name: str) -> None:
        shutil.rmtree(COPIES, ignore_errors=True)
        first = COPIES / "0"
        for copied in COPIED:
            source = ROOT / copied
            if source.is_dir():
                skipped = shutil.ignore_patterns("__pycache__")
                shutil.copytree(source, first / copied, ignore=skipped)
            else:
                shutil.copy2(source, first / copied)
        self.rules = first / GAMES / name
        self.tests = Path("tests/games") / name
        self.seconds = 600
        self.order = self._tried_out(first)
        self._changes_are_noticed()
        self._copies: SimpleQueue[Path] = SimpleQueue()
        self._copies.put(first)
        for number in range(1, PROCESSES):
            self._copies.put(shutil.copytree(first, COPIES / str(number)))

    def _tried_out(self, copy: Path) -> list[str]:
        """The test files, quickest first; the time limit becomes a multiple of what they took.

        CPU time, as a mutant must not be called endless because the machine is busy.
        """
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        report = ["--junitxml=report.xml", "-o", "junit_family=xunit1", str(self.tests)]
        # Only this run leaves bytecode: that of a mutant might be taken for that of the next.
        done = self._pytest(copy, report, PYTHONDONTWRITEBYTECODE="")
        if done.returncode:
            sys.exit(f"{done.stdout}{done.stderr}The tests fail without any change to the rules.")
        used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        self.seconds = math.ceil(3 * used) + 10
        taken: Counter[str] = Counter()
        for case in ElementTree.parse(copy / "report.xml").iter("testcase"):
            # In microseconds, as a counter counts in whole numbers.
            taken[case.attrib["file"]] += round(1e6 * float(case.attrib["time"])) + 1
        return sorted(taken, key=lambda file: taken[file])

    def _changes_are_noticed(self) -> None:
        """The tests import the copy, not the installed package that an entry point names."""
        module = rule_modules(self.rules)[0]
        broken = Mutant(module, "", module.read_text(encoding="utf-8"), "raise OSError")
        if not self._exit_code(COPIES / "0", broken):
            sys.exit(f"The tests pass although {module.name} is broken: they import another one.")

    def verdict(self, mutant: Mutant) -> str:
        copy = self._copies.get()
        try:
            code = self._exit_code(copy, mutant)
        finally:
            self._copies.put(copy)
        if code == -signal.SIGXCPU:
            return "timed out"
        return "killed" if code else "survived"

    def _exit_code(self, copy: Path, mutant: Mutant) -> int:
        path = copy / mutant.path.relative_to(COPIES / "0")
        path.write_text(mutant.new, encoding="utf-8")
        try:
            return self._pytest(copy, ["-x", "--tb=no", *self.order]).returncode
        finally:
            path.write_text(mutant.old, encoding="utf-8")

    def _pytest(
        self, copy: Path, arguments: list[str], **environment: str
    ) -> subprocess.CompletedProcess[str]:
        # Not every system can limit memory: the shell then goes on without. The time limit is
        # a soft one: at a hard one the kernel ends a process the same way as for want of memory.
        limits = f'ulimit -v {MEMORY} 2>/dev/null; ulimit -S -t {self.seconds}; exec "$@"'
        pytest = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
        fixed = {
            "PYTHONPATH": str(copy / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTHONHASHSEED": "0",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # games need none, and some are slow to load
        }
        return subprocess.run(
            ["sh", "-c", limits, "sh", *pytest],
            cwd=copy,
            env={**os.environ, **fixed, **environment},
            capture_output=True,
            text=True,
            check=False,
        )


def measure(title: str, size: int, seed: int) -> bool:
    """Try a sample of a title's mutants and say how it went; whether enough were killed."""
    trial = Trial(title.replace("-", "_"))
    mutants = sample(trial.rules, size, seed)
    print(f"{title}: {len(mutants)} mutants, seed {seed}, {trial.seconds} s each at most")
    verdicts = []
    with ThreadPoolExecutor(PROCESSES) as pool:
        for mutant, verdict in zip(mutants, pool.map(trial.verdict, mutants), strict=True):
            verdicts.append(verdict)
            print(f"{len(verdicts):4}  {verdict:9}  {mutant.path.name} {mutant.place}", flush=True)
    for mutant, verdict in zip(mutants, verdicts, strict=True):
        if verdict == "survived":
            print(f"\n{mutant.place}\n{mutant.diff()}")
    shutil.rmtree(COPIES)
    count = Counter(verdicts)
    score = 1 - count["survived"] / len(verdicts)
    print(
        f"\n{title}: killed {count['killed']}, timed out {count['timed out']} (counts as killed),"
        f" survived {count['survived']}: score {score:.0%}, seed {seed}"
    )
    return score >= ENOUGH


def main() -> None:
    known = [
        folder.name.replace("_", "-")
        for folder in sorted((ROOT / GAMES).iterdir())
        if rule_modules(folder)
    ]
    parser = argparse.ArgumentParser(description="Change rules at random; do the tests notice?")
    parser.add_argument("title", nargs="*", help="a game's key; all games if none is given")
    parser.add_argument("--sample", type=int, default=100, help="how many mutants of each game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for title in given.title:
        if title not in known:
            parser.error(f"there is no game {title!r}, only {', '.join(known)}")
    if given.sample < 1:
        parser.error("a sample has at least one mutant")
    results = [measure(title, given.sample, given.seed) for title in given.title or known]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
