"""Every test may use the toy game: it stands on the shelf like the real ones.

What else is installed on this machine does not: no game from elsewhere changes what is tested here,
in this process or in one that it starts.
"""

import os

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
