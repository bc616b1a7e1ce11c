"""Small helpers for messages: the nearest known name, and why the system said no."""

from __future__ import annotations

import difflib
import errno
from typing import TYPE_CHECKING, Final

from wheal.kernel.texts import texts, use_language

if TYPE_CHECKING:
    from collections.abc import Iterable

FEW: Final = 12  # so many names may be listed in a sentence
REASONS: Final = {
    errno.ENOENT: "bad-system-absent",
    errno.ENOTDIR: "bad-system-absent",
    errno.EACCES: "bad-system-denied",
    errno.EPERM: "bad-system-denied",
    errno.EROFS: "bad-system-denied",
    errno.EISDIR: "bad-system-folder",
    errno.ENOSPC: "bad-system-full",
    errno.ENAMETOOLONG: "bad-system-long",
}


def nearest(word: object, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    candidates = {name.lower(): name for name in known}
    found = difflib.get_close_matches(str(word).lower(), candidates, n=1, cutoff=0.6)
    return candidates[found[0]] if found else ""


def hint(word: object, known: Iterable[str]) -> str:
    """A clause behind a sentence: ``; did you mean "money"?``, or what there is to choose from, or nothing."""
    known = [str(name) for name in known]
    guess = nearest(word, known)
    if guess:
        return texts()("bad-guess", guess=guess)
    return texts()("bad-known", names=", ".join(known)) if 0 < len(known) <= FEW else ""


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """The same in English: the tools of authors speak it in every language, as their keys are English words."""
    with use_language("en"):
        return hint(word, known)


def reason_of(error: OSError) -> str:
    """Why the system said no; for what is rare, in the system's own words."""
    message = REASONS.get(error.errno or 0)
    return texts()(message) if message else str(error.strerror or error)
