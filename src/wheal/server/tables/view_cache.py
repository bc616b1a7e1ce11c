"""What was made for the viewers of a table, so that it is made once; ``show`` makes it and knows while it is good."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from wheal.server.wire import to_page

if TYPE_CHECKING:
    from wheal.server.tables.open_table import Viewer


class Look(NamedTuple):
    """How somebody looks at a table: as whom, in which language, and is it told in words although it has a board?"""

    viewer: Viewer
    lang: str
    words: bool = False


class Moment(NamedTuple):
    """Which position of a table it is: so many moves, after the undo with this public number."""

    moves: int
    undone_at: int


class PublicPart(NamedTuple):
    """What everybody is shown of a position in one language."""

    moment: Moment
    board: Any
    stage: to_page.Stage | None
    card: to_page.RoundCard | None


class SeatView(NamedTuple):
    """What a seat is shown, whoever is there and whatever is said; good while the table's ``shown_seq`` is this."""

    shown_seq: int
    state: to_page.TableState


class SentChange(NamedTuple):
    """A change that was sent, for everybody else who looks in the same way and held the same."""

    before: to_page.TableState
    after: to_page.TableState
    data: bytes


@dataclass
class ViewCache:
    """Of each thing the last one that was made."""

    cards: dict[str, to_page.RoundCard] = field(default_factory=dict)  # by language, as long as the round lasts
    public: dict[str, PublicPart] = field(default_factory=dict)  # by language
    own_boards: dict[tuple[int, str], tuple[Moment, Any]] = field(default_factory=dict)  # after a seat's last move
    seats: dict[tuple[int, str, bool], SeatView] = field(default_factory=dict)  # by seat, language, words
    states: dict[Look, to_page.TableState] = field(default_factory=dict)  # without their log
    changes: dict[Look, SentChange] = field(default_factory=dict)
