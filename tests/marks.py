"""What tests write on themselves."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def rule(*ids: str) -> Callable[[T], T]:
    """Say which rules a test function or class shows: `@rule("TT-AUC-05", "TT-AUC-06")`.

    It changes nothing and registers nothing: `wheal rules GAME --missing` reads the decorators from the source.
    """
    del ids
    return lambda test: test
