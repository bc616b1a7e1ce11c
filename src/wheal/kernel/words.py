"""Small helpers for messages about names."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


def nearest(word: object, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    candidates = {name.lower(): name for name in known}
    found = difflib.get_close_matches(str(word).lower(), candidates, n=1, cutoff=0.6)
    return candidates[found[0]] if found else ""


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """``; did you mean "money"?``, or what there is to choose from, or nothing."""
    known = [str(name) for name in known]
    guess = nearest(word, known)
    if guess:
        return f'; did you mean "{guess}"?'
    if 0 < len(known) <= 12:
        return "; known: " + ", ".join(known)
    return ""
