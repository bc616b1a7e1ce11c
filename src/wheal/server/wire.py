"""What goes over the wire, by HTTP and by the socket: the types of which the page's own are made."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

LONGEST_KEY = 64
LONGEST_LINE = 500
LONGEST_CHAT = 500


Status = Literal["running", "paused", "over", "frozen"]
SeatKind = Literal["person", "bot", "conceded"]
LogKind = Literal["move", "event", "chat", "seat"]


# ---- before a game --------------------------------------------------------------------------------


class OptionValue(Struct, frozen=True):
    value: bool | int | str
    label: str


class OptionInfo(Struct, frozen=True):
    """A choice before the game, with its name, a line of explanation and its values; the first is the default."""

    name: str
    label: str
    about: str
    values: list[OptionValue]


class BotInfo(Struct, frozen=True):
    name: str
    label: str
    about: str


class GameInfo(Struct, frozen=True):
    """A title as the front page offers it."""

    id: str
    title: str
    about: str
    credit: str
    least_players: int
    most_players: int
    options: list[OptionInfo]
    bots: list[BotInfo]
    book_languages: list[str]


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


class SeatLink(Struct, frozen=True):
    seat: int
    name: str
    secret: str  # empty for a bot


class Made(Struct, frozen=True):
    """A new table with all its secrets: told once, to whoever made it."""

    table: str
    game: str
    host: str
    watch: str
    seats: list[SeatLink]


# ---- a table --------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str
    kind: SeatKind
    bot: str
    is_deciding: bool
    is_here: bool


class Section(Struct, frozen=True):
    """A part of the position in words: a heading and its lines."""

    title: str
    lines: list[str]


class Part(Struct, frozen=True):
    """A word of a move, and how it is called; ``kind`` is its range in the notation, empty for a literal word."""

    word: str
    label: str
    kind: str = ""


class Choice(Struct, frozen=True):
    """A legal move: the verb and its words, and what is certain of its cost and gain."""

    move: str
    parts: list[Part]
    cost: str
    is_final: bool  # it draws, rolls or shows something: it cannot be taken back


class VerbInfo(Struct, frozen=True):
    """A verb of the present question; one without a choice is closed, and ``closed`` says why."""

    verb: str
    label: str
    about: str
    closed: str
    rule: str


class OrderInfo(Struct, frozen=True):
    """A standing order: as it is given, and in words."""

    text: str
    label: str


class LogLine(Struct, frozen=True):
    """A line of the log; ``n`` counts the moves that stood after it."""

    n: int
    kind: LogKind
    seat: int
    text: str
    notation: str = ""
    is_auto: bool = False
    seq: int = 0


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


class Position(Struct, frozen=True):
    """A moment of a game as one seat may see it: in words, and (``board``, null: in words only) as its page draws it.

    ``changed`` are the places of ``board`` that are other than after ``since`` moves, when this seat last moved itself.
    """

    n: int
    sections: list[Section]
    hand: list[str]
    prompt: str
    stage: Stage | None = None
    board: Any = None
    since: int = 0
    changed: list[str] = []


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


# ---- from the page --------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who is there, in which language, and up to where the log is known."""

    secret: str
    lang: str = "en"
    seen: int = -1


class Play(Struct, frozen=True, tag="play"):
    """A move for one decision; the same key is never played twice."""

    key: str
    decision: int
    move: str


class Undo(Struct, frozen=True, tag="undo"):
    key: str
    decision: int


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
    """A preview of a move, why one is not possible, or the position after so many moves."""

    id: int
    what: Literal["preview", "why", "past"]
    move: str = ""
    at: int = 0


class Speak(Struct, frozen=True, tag="speak"):
    """From now on in another language."""

    lang: str


class Ping(Struct, frozen=True, tag="ping"):
    pass


# ---- answers --------------------------------------------------------------------------------------


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


class HostAct(Struct, frozen=True):
    """What only the host may do; a new link comes back in the answer."""

    do: Literal["reissue", "pause", "resume", "delete"]
    seat: int = -1  # of reissue; -1 is the spectators' link


class HostAnswer(Struct, frozen=True):
    secret: str = ""


class Log(Struct, frozen=True):
    lines: list[LogLine]
    first: int  # the number of moves at which these lines begin; 0: nothing is older


class RuleText(Struct, frozen=True):
    id: str
    lang: str
    html: str


class BookChapter(Struct, frozen=True):
    """A chapter of a rule book as HTML; each rule in it has its id as anchor."""

    id: str
    title: str
    html: str


class Book(Struct, frozen=True):
    """A game's rule book in the language in which it exists."""

    lang: str
    chapters: list[BookChapter]


class FoundRule(Struct, frozen=True):
    id: str
    chapter: str
    sentence: str


class Sheet(Struct, frozen=True):
    """What never changes at a table: the drawing under the board, and the values that the board reads."""

    svg: str
    facts: Any


class StoryMark(Struct, frozen=True):
    """A round begins after so many moves."""

    n: int
    label: str


class Measure(Struct, frozen=True):
    """What is counted of every seat: ``values[seat]`` after each move, from before the first one on."""

    id: str
    label: str
    values: list[list[int]]


class Fact(Struct, frozen=True):
    icon: str
    title: str
    sentence: str


class Story(Struct, frozen=True):
    """A game move by move: who moved, where rounds began, what is counted, and at the end what is worth telling."""

    movers: list[int]
    rounds: list[StoryMark]
    measures: list[Measure]
    facts: list[Fact]


class Problem(Struct, frozen=True):
    """What is answered to a request that cannot be followed."""

    sentence: str


class Health(Struct, frozen=True):
    version: str
    is_compiled: bool
    database: str


def replaced(state: TableState, **changes: Any) -> TableState:
    return msgspec.structs.replace(state, **changes)


ClientMessage = Hello | Play | Undo | GiveOrder | Chat | SeatChange | Ask | Speak | Ping
ServerMessage = TableState | Done | Refused | Preview | WhyNot | Past | Gone | Pong
