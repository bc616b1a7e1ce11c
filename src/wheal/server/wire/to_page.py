"""What a table's page is sent while it is open: the state, and answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

Status = Literal["running", "paused", "over", "frozen"]
SeatKind = Literal["person", "bot", "conceded"]
LogKind = Literal["move", "event", "chat", "seat"]


class SeatInfo(Struct, frozen=True):
    """Who sits there; ``has_secret``: at one screen others must not look when this seat does."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    is_deciding: bool
    is_here: bool
    has_secret: bool


class TableLine(Struct, frozen=True, omit_defaults=True):
    """A line of the table in words: its beginning and the rest; of whom it tells, and who owns what it tells of."""

    head: str
    rest: str
    seat: int = -1
    owner: int = -1


class TableSection(Struct, frozen=True):
    """Lines of the table that belong together, perhaps under a title."""

    title: str
    lines: list[TableLine]


class Prompt(Struct, frozen=True):
    """What is asked, and the same as a heading with what stands beside it; empty: nothing."""

    text: str
    head: str
    rest: str


class Part(Struct, frozen=True, omit_defaults=True):
    """A word of a move, and how it is called; ``kind`` is its range in the notation, empty for a literal word."""

    word: str
    label: str
    kind: str = ""
    is_amount: bool = False


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal move: the verb and its words. What it would cost and change is told by its preview.

    ``is_preset``: its amounts are offered first; ``is_useless``: it would do the seat no good, and is shown among all.
    """

    move: str
    parts: list[Part]
    is_preset: bool = False
    is_useless: bool = False


class VerbInfo(Struct, frozen=True):
    """A verb of the present question; one without a choice is closed, and ``closed`` says why."""

    verb: str
    label: str
    about: str
    closed: str
    rule: str
    leaves: bool  # it passes, drops out or ends a window: nothing to be done by a slip of the hand
    is_least_first: bool  # of its amounts the least is offered first, as of bids
    key: str  # its letter, the same in every question


class OrderInfo(Struct, frozen=True):
    """A standing order: as it is given, and in words."""

    text: str
    label: str


class LogLine(Struct, frozen=True):
    """A line of the log; ``n`` counts the moves that stood after it; ``is_secret``: others are not told the same."""

    n: int
    kind: LogKind
    seat: int
    text: str
    notation: str = ""
    is_auto: bool = False
    seq: int = 0
    is_secret: bool = False


class Rank(Struct, frozen=True):
    place: int
    seat: int
    name: str
    points: int
    is_conceded: bool


class Stage(Struct, frozen=True):
    """The round, the phases of a round, and which of them it is (-1: none)."""

    title: str
    phases: list[str]
    at: int


class Roll(Struct, frozen=True):
    """Dice as they fell, for a resource: their faces, what is added to the sum, and what came of it in a sentence."""

    kind: str
    faces: list[int]
    change: int
    sentence: str


class RoundCard(Struct, frozen=True):
    """How a round ended and the next one began, after so many moves: dice, what each seat sold and scored, and the
    order of play."""

    moves: int
    title: str
    rolls: list[Roll]
    lines: list[TableLine]
    order: list[int]


class Position(Struct, frozen=True):
    """A moment of a game as one seat may see it: in words, and (``board``, null: in words only) as its page draws it.

    Where there is a board, the words (``sections``, ``hand``) are there only for those who asked for them.
    ``changed`` are the places of ``board`` that are other than after ``since`` moves, when this seat last moved itself.
    ``card`` tells how the present round began; null: that is long ago.
    """

    n: int
    sections: list[TableSection]
    hand: list[TableLine]
    prompt: Prompt
    stage: Stage | None = None
    board: Any = None
    since: int = 0
    changed: list[str] = []
    card: RoundCard | None = None


class TableState(Struct, frozen=True, tag="state"):
    """All that a seat (-1: a spectator) may know of its table now; ``log`` begins where the viewer had come to."""

    table: str
    seq: int
    game: str
    title: str
    lang: str
    status: Status
    you: int
    is_host: bool
    seats: list[SeatInfo]
    moves: int
    decision: int
    waiting: str
    position: Position
    verbs: list[VerbInfo]
    choices: list[Choice]
    orders: list[OrderInfo]
    possible_orders: list[OrderInfo]
    can_undo: bool
    log: list[LogLine]
    is_log_whole: bool  # `log` is all there is of it, not only what is new
    begun: str  # what its maker knew of the game before it began, in a sentence; empty: nothing
    ranking: list[Rank]


Path = list[str | int]


class Patch(Struct, frozen=True, array_like=True):
    """A value that is other than before, and where it stands in the state."""

    path: Path
    value: Any


class Change(Struct, frozen=True, tag="change"):
    """What is other than in the state ``since``, which whoever gets this holds; with the lines that are new in the log.

    A page that holds another state asks for a whole one.
    """

    since: int
    seq: int
    patches: list[Patch]
    log: list[LogLine]
    is_log_whole: bool  # `log` is all there is of it, not only what is new


class Preview(Struct, frozen=True, tag="preview"):
    """What is certain of a move before it is made; "?" stands for what is hidden.

    ``board`` is the table after it; ``deciders`` are the seats that decide next; null: it is not certain.
    """

    id: int
    move: str
    lines: list[str]
    next: str
    can_undo: bool
    cost: str = ""
    deciders: list[int] | None = None
    board: Any = None


class WhyNot(Struct, frozen=True, tag="why"):
    """Why a move is not possible; an empty sentence: it is."""

    id: int
    move: str
    sentence: str
    rule: str
    book: str  # the sentence of the rule book, in the language in which it exists
    book_lang: str


class Past(Struct, frozen=True, tag="past"):
    """An earlier position, asked for."""

    id: int
    position: Position
    last: int


class Hint(Struct, frozen=True):
    """A good move, what it would cost or bring as far as that is certain, and why it is good."""

    move: str
    leads: str
    reasons: list[str]


class Hints(Struct, frozen=True, tag="hints"):
    """The best moves for one decision, the best first; ``sentence``: why there are none."""

    id: int
    decision: int
    hints: list[Hint]
    sentence: str = ""


class BotReason(Struct, frozen=True, tag="reason"):
    """Why a bot made the move after which ``at`` moves stood; ``sentence``: why that is not told."""

    id: int
    at: int
    reasons: list[str]
    sentence: str = ""


class Done(Struct, frozen=True, tag="done"):
    """What was sent with this key stands; a state with this ``seq`` or a later one shows it."""

    key: str
    seq: int


class Refused(Struct, frozen=True, tag="refused"):
    """What was sent changes nothing; ``is_stale``: the table had moved on."""

    key: str
    sentence: str
    rule: str = ""
    book: str = ""
    is_stale: bool = False


class Gone(Struct, frozen=True, tag="gone"):
    """The table is not there (any more), or the secret opens no seat."""

    sentence: str


class Pong(Struct, frozen=True, tag="pong"):
    pass


def replaced(state: TableState, **changes: Any) -> TableState:
    return msgspec.structs.replace(state, **changes)


ServerMessage = TableState | Change | Done | Refused | Preview | WhyNot | Past | Hints | BotReason | Gone | Pong
