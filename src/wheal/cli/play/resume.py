"""Going on with a saved game: its record, and who sits where now."""

from pathlib import Path

from wheal import api, bots
from wheal.cli.play.seats import Seat, read_seats
from wheal.kernel.errors import BadInput
from wheal.kernel.match import Match
from wheal.kernel.texts import texts

SEATS = "seats"  # a header of records: me or a bot for each player


def resume(path: Path, game: str | None, written: str | None, content: Path | None) -> tuple[Match, list[Seat]]:
    """The match of a record and its seats, by default those with which it was saved; raises BadInput."""
    say = texts()
    match = api.load(path, content)
    if game is not None and game != match.game.id:
        raise BadInput(say("play-bad-resume-game", game=match.game.id, other=game), str(path))
    if written is None:
        written = match.extra_headers.get(SEATS, ", ".join([bots.PERSON] * len(match.names)))
    parts = [part.strip() for part in written.split(",")]
    if len(parts) != len(match.names):
        names = say.list(match.names)
        raise BadInput(say("play-bad-resume-seats", seats=len(parts), players=len(match.names), names=names))
    named = []
    for number, (part, name) in enumerate(zip(parts, match.names, strict=True), 1):
        given, equals, kind = part.rpartition("=")
        if equals and given.strip() != name:
            raise BadInput(say("play-bad-resume-name", number=number, name=name, other=given.strip()))
        named.append(f"{name}={kind}")
    return match, read_seats(match.game, ",".join(named), None)
