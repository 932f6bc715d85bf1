"""Every test may use the toy game: it stands on the shelf like the real ones.

What else is installed on this machine does not: no game from elsewhere changes what is tested here,
in this process or in one that it starts.
"""

import os
from collections import Counter

import pytest
from hypothesis import settings

import tests.toy
from pentarchy.kernel.registry import register
from pentarchy.proof.specimens import register_specimen
from tests.proof.owed import REAL
from tests.toy.specimen import SPECIMEN

os.environ["PENTARCHY_SHELF"] = ",".join(REAL)
register("toy", tests.toy.game)
register_specimen("toy", SPECIMEN)

# The same examples every time, and no test that fails because a machine is slow.
settings.register_profile("pentarchy", derandomize=True, deadline=None)
settings.load_profile("pentarchy")

SHOWN = 12
"""How many files the list of the slowest has."""
MATTERS = 20.0
"""Below so many seconds in all nobody asks where they went."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Where the time went: the slowest files, with set-up and tear-down, over all processes."""
    spent: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                spent[report.nodeid.partition("::")[0]] += report.duration
    total = sum(spent.values())
    if total < MATTERS:
        return
    terminalreporter.section("where the time went")
    for file, seconds in spent.most_common(SHOWN):
        terminalreporter.write_line(f"{seconds:7.1f} s {seconds / total:4.0%}  {file}")
    terminalreporter.write_line(f"{total:7.1f} s       in {len(spent)} files of all processes")
