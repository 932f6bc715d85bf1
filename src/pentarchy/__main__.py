"""`python -m pentarchy`: the command line."""

from pentarchy.cli import main

if __name__ == "__main__":
    main()
