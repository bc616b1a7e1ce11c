"""Saying something in a language, whatever the tests speak."""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec, TypeVar

from wheal.kernel.texts import use_language

P = ParamSpec("P")
T = TypeVar("T")


def said_in(lang: str, say: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """What a function answers while this language is in force."""
    with use_language(lang):
        return say(*args, **named)
