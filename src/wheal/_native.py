"""Whether the rules run compiled."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
