"""Every test may use the toy game: it stands on the shelf like the real ones."""

from pentarchy.kernel.registry import register
from tests.toy import game as toy

register("toy", toy)
