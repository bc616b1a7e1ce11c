"""What the page fetches by HTTP: games, links, rule books, and of a table its log, sheet and story."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from wheal.server.wire.to_page import LogLine


class OptionValue(Struct, frozen=True):
    value: bool | int | str
    label: str


class OptionInfo(Struct, frozen=True):
    """A choice before the game, with its name, a line of explanation and its values; the first is the default."""

    name: str
    label: str
    about: str
    values: list[OptionValue]


class Suggestion(Struct, frozen=True):
    """A set of options that is worth playing; what it does not name is at its default."""

    name: str
    label: str
    about: str
    options: dict[str, bool | int | str]


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
    suggestions: list[Suggestion]
    bots: list[BotInfo]
    book_languages: list[str]


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
    """What never changes at a table: the drawing under the board, the values that the board reads, and its words.

    ``labels`` is a Fluent text in the language ``lang``.
    """

    svg: str
    constants: Any
    labels: str
    lang: str


class StoryMark(Struct, frozen=True):
    """A round begins after so many moves."""

    n: int
    label: str


class Measure(Struct, frozen=True):
    """What is counted of every seat: ``values[seat]`` after each move, from before the first one on."""

    id: str
    label: str
    values: list[list[int]]


class Highlight(Struct, frozen=True):
    icon: str
    title: str
    sentence: str


class Story(Struct, frozen=True):
    """A game move by move: who moved, where rounds began, what is counted, and at the end what is worth telling."""

    movers: list[int]
    rounds: list[StoryMark]
    measures: list[Measure]
    highlights: list[Highlight]


class Problem(Struct, frozen=True):
    """What is answered to a request that cannot be followed."""

    sentence: str


class Health(Struct, frozen=True):
    version: str
    is_compiled: bool
    database: str
