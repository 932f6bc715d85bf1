"""Where specimens are found: a game brings its own by entry point, beside itself.

[project.entry-points."pentarchy.games"]
lanterns = "lanterns:game"

[project.entry-points."pentarchy.specimens"]
lanterns = "lanterns.specimen:SPECIMEN"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from pentarchy.kernel.errors import PentarchyError
from pentarchy.kernel.registry import game
from pentarchy.kernel.specimen import Specimen

GROUP = "pentarchy.specimens"

_added: dict[str, Specimen] = {}


def register_specimen(key: str, specimen: Specimen) -> None:
    """Let this process know the specimen of a game, as an entry point would."""
    _added[key] = specimen
    specimen_of.cache_clear()


@cache
def specimen_of(title: str) -> Specimen:
    """What the game says about itself.

    :raises UnknownGame: if no such game is installed.
    :raises PentarchyError: if it brings no specimen.
    """
    if title in _added:
        return _added[title]
    for point in entry_points(group=GROUP):
        if point.name == title:
            found = point.load()
            if not isinstance(found, Specimen):
                raise PentarchyError(
                    f"{point.value}: this is no Specimen, so {title} cannot be proved",
                    "proof-bad-specimen",
                    title=title,
                    place=point.value,
                )
            return found
    game(title)  # a title that is not there has no specimen either, but that is the smaller matter
    raise PentarchyError(
        f"{title} brings no specimen, so it cannot be proved: "
        f'its package needs an entry point {title} in the group "{GROUP}"',
        "proof-no-specimen",
        title=title,
        group=GROUP,
    )
