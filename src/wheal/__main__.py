"""``python -m wheal``."""

import sys

from wheal.cli.main import main

if __name__ == "__main__":  # the bots' worker processes import this module too
    sys.exit(main())
