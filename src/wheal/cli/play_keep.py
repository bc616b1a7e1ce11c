"""Keeping a game in a file."""

from pathlib import Path

from wheal.kernel.match import Match
from wheal.kernel.texts import texts

RECORD_START = b"wheal:"


def keep(match: Match, name: str) -> tuple[Path | None, str]:
    """Write the record: where it is now, or why not; a file that is something else is left alone."""
    say = texts()
    path = Path(name).expanduser()
    try:
        if path.is_file() and not path.read_bytes().startswith(RECORD_START):
            return None, say("play-save-other", file=name)
        match.save(path)
    except (OSError, ValueError) as error:
        return None, say("play-save-failed", file=name, reason=getattr(error, "strerror", "") or str(error))
    return path, ""
