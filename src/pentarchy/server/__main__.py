"""`python -m pentarchy.server`: a server as the environment says."""

from pentarchy.server.run import run
from pentarchy.server.settings import read_settings

if __name__ == "__main__":
    run(read_settings())
