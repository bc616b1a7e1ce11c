"""Saving a game in a file."""

from pathlib import Path

from wheal.kernel.errors import BadInput
from wheal.kernel.hints import reason_of
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

RECORD_START = b"wheal:"


def save_record(match: Match, name: str) -> tuple[Path | None, str]:
    """Write the record: where it is now, or why not; a file that is something else is left alone."""
    say = texts()
    path = Path(name)
    try:
        path = path.expanduser()
        if path.is_file() and not path.read_bytes().startswith(RECORD_START):
            return None, say("play-save-other", file=name)
        match.save(path)
    except OSError as error:
        return None, say("play-save-failed", file=name, reason=reason_of(error))
    except BadInput as error:
        reason = error.sentence if error.where == str(path.resolve()) else str(error)
        return None, say("play-save-failed", file=name, reason=reason)
    except (RuntimeError, ValueError):  # a home that nobody has, letters that the system has not
        return None, say("play-save-name", file=name)
    return path, ""
