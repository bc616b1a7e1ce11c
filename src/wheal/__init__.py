"""Wheal: mining board games, played faithfully and fast."""

# First of all, so that WHEAL_PURE=1 holds for every module below.
from wheal import _pure as _pure

# isort: split
from wheal._version import __version__

__all__ = ["__version__"]
