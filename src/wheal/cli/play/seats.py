"""Who sits where: `me,random`, `ann=me,bob=random`, and the seats that are filled up with bots."""

from collections import Counter
from typing import NamedTuple

from wheal import bots
from wheal.kernel.errors import BadInput
from wheal.kernel.game import Game
from wheal.kernel.hints import nearest
from wheal.kernel.player_names import check_new_names
from wheal.kernel.texts import texts

FILLER = "greedy"  # where no other bot is named
USUAL_PLAYERS = 3


class Seat(NamedTuple):
    """A player's name, and the bot that decides; a person has none."""

    name: str
    bot: bots.Bot | None = None
    kind: str = bots.PERSON

    @property
    def is_person(self) -> bool:
        return self.bot is None


def read_seats(game: Game, text: str | None, players: int | None) -> list[Seat]:
    """The seats of a table; without ``text`` one person and bots. Raises BadInput."""
    written = [bots.PERSON] if text is None else [part.strip() for part in text.split(",")]
    wanted = players if players is not None else USUAL_PLAYERS if text is None else len(written)
    game.read_seats(wanted)
    if len(written) > wanted:
        raise BadInput(texts()("play-bad-players", seats=len(written), players=wanted))
    kinds = [part.rpartition("=")[2].strip().lower() for part in written]
    filler = next((kind for kind in reversed(kinds) if kind != bots.PERSON), FILLER)
    written += [filler] * (wanted - len(written))
    counts: Counter[str] = Counter()
    seats = [_seat(part, counts) for part in written]
    check_new_names([seat.name for seat in seats])
    return seats


def _seat(written: str, counts: Counter[str]) -> Seat:
    name, equals, kind = written.rpartition("=")
    kind = kind.strip().lower()
    if not kind:
        raise BadInput(texts()("play-bad-seat", seat=written))
    if kind != bots.PERSON and kind not in bots.names():
        raise BadInput(_bad_kind(kind))
    if not equals:
        counts[kind] += 1
        name = _usual_name(kind, counts[kind])
    return Seat(name.strip(), None if kind == bots.PERSON else bots.make(kind), kind)


def _bad_kind(kind: str) -> str:
    say = texts()
    kinds = [bots.PERSON, *bots.names()]
    guess = nearest(kind, kinds)
    if guess:
        return say("play-bad-kind-guess", kind=kind, guess=guess)
    return say("play-bad-kind-known", kind=kind, known=", ".join(kinds))


def _usual_name(kind: str, number: int) -> str:
    if kind == bots.PERSON:
        return texts()("play-name-person", number=number)
    return texts()("play-name-bot", bot=kind.capitalize(), number=number)
