"""`python -m pentarchy.server`: a server as the environment says."""

import os
import sys

from pentarchy.kernel.errors import PentarchyError
from pentarchy.server.refusals import language_of, sentence
from pentarchy.server.run import run
from pentarchy.server.settings import read_settings

UNUSABLE = 2

if __name__ == "__main__":
    try:
        run(read_settings())
    except PentarchyError as error:
        language = language_of(os.environ.get("LC_ALL") or os.environ.get("LANG") or "")
        print(sentence(error.message, language, error.title), file=sys.stderr)
        sys.exit(UNUSABLE)
