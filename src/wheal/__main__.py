"""``python -m wheal``."""

import sys

from wheal.cli import main

sys.exit(main())
