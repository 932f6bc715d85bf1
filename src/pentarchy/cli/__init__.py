"""The `pentarchy` command."""

from __future__ import annotations

import io
import sys


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot write a letter shows a question mark; it is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    from pentarchy.cli.app import app

    app()
