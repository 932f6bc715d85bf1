"""Every test may use the toy game: it stands on the shelf like the real ones."""

from hypothesis import settings

from pentarchy.kernel.registry import register
from tests.toy import game as toy

register("toy", toy)

# The same examples every time, and no test that fails because a machine is slow.
settings.register_profile("pentarchy", derandomize=True, deadline=None)
settings.load_profile("pentarchy")
