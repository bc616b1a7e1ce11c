"""What the page sends: tables to be made, acts, questions."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

LONGEST_KEY = 64
LONGEST_LINE = 500
LONGEST_CHAT = 500


class NewSeat(Struct, frozen=True):
    """Who is to sit there: an empty ``bot`` is a person."""

    name: str
    bot: str = ""


class NewTable(Struct, frozen=True):
    """A table to be made; with a record its game is played on from a place, else a new one begins."""

    key: str
    game: str = ""
    seats: list[NewSeat] = []
    options: dict[str, bool | int | str] = {}
    seed: int | None = None
    record: str = ""
    at: int | None = None


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who is there, in which language, and up to where the log is known.

    ``words``: the table also in words, where there is a board; where there is none it is told in words anyway.
    """

    secret: str
    lang: str = "en"
    seen: int = -1
    words: bool = False


class Play(Struct, frozen=True, tag="play"):
    """A move for one decision; the same key is never played twice."""

    key: str
    decision: int
    move: str


class Undo(Struct, frozen=True, tag="undo"):
    """Take the own last move back; ``to``: and those before it, until no more than so many moves stand.

    It stops where nothing more of this seat can be taken back.
    """

    key: str
    decision: int
    to: int | None = None


class GiveOrder(Struct, frozen=True, tag="order"):
    key: str
    text: str


class Chat(Struct, frozen=True, tag="chat"):
    key: str
    text: str


class SeatChange(Struct, frozen=True, tag="seat"):
    """A seat is left to a bot, taken back, or given up."""

    key: str
    do: Literal["leave", "take", "concede"]
    bot: str = "greedy"


class Ask(Struct, frozen=True, tag="ask"):
    """A preview of a move, why one is not possible, the position after so many moves, a hint, or why a bot made the
    last of so many moves."""

    id: int
    what: Literal["preview", "why", "past", "hint", "reason"]
    move: str = ""
    at: int = 0
    words: bool = False  # a position also in words


class Speak(Struct, frozen=True, tag="speak"):
    """From now on in another language."""

    lang: str


class Words(Struct, frozen=True, tag="words"):
    """From now on the table also in words, or on the board only."""

    words: bool


class Whole(Struct, frozen=True, tag="whole"):
    """Send the whole state again: a change did not fit. ``seen``: up to where the log is known."""

    seen: int = -1


class Ping(Struct, frozen=True, tag="ping"):
    pass


class HostAct(Struct, frozen=True):
    """What only the host may do; a new link comes back in the answer."""

    do: Literal["reissue", "pause", "resume", "delete"]
    seat: int = -1  # of reissue; -1 is the spectators' link


ClientMessage = Hello | Play | Undo | GiveOrder | Chat | SeatChange | Ask | Speak | Words | Whole | Ping
