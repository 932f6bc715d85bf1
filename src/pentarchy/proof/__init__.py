"""The properties that every game must have, tried on any game that is installed.

    pentarchy prove TITLE [--long]
    pytest -p pentarchy.proof.plugin --pyargs pentarchy.proof --title TITLE

What no code can guess about a game it says itself, in its specimen: see `pentarchy.kernel.specimen`
for what that is and `pentarchy.proof.specimens` for where it is found. Nothing here knows a title.
"""

from pentarchy.kernel.specimen import Sample, Slot, Specimen
from pentarchy.proof.specimens import register_specimen, specimen_of

__all__ = ["Sample", "Slot", "Specimen", "register_specimen", "specimen_of"]
