"""Spoil as a Game: everything that clients, bots and tools ask of a title, handed on to the rooms beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from spoil.bot.judge import SpoilJudge
from spoil.content import Content, read_content
from spoil.decisions.questions import all_questions
from spoil.decisions.verbs import VERBS, Moves
from spoil.phases import PHASES
from spoil.rules.position import SHIFT, Position
from spoil.rules.setting import Rules
from spoil.scenario.given import force, place
from spoil.view import build_view, paths
from spoil.words.events import event_words
from spoil.words.table import table_words
from wheal.kernel.action_table import Names, Numbers
from wheal.kernel.board_parts import TableSection
from wheal.kernel.content_reading import Reader
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Frame
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.phases import Phases


class Spoil(Game[Position, Rules]):
    """Stones from a spoil heap: how far do you trust your luck?"""

    id: ClassVar[str] = "spoil"
    title: ClassVar[str] = "Spoil"
    rules_number: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)  # SP-CMP-01
    options: ClassVar[dict[str, Option]] = {}
    phases: ClassVar[Phases] = PHASES
    content: Content

    @classmethod
    def read_content(cls, reader: Reader) -> Content:
        return read_content(reader)

    # ---- moves and states ---------------------------------------------------------------------
    def verbs(self) -> Sequence[type[Action[Any]]]:
        return VERBS

    def ranges(self) -> Mapping[str, Names]:
        return {"TIN": Numbers(1, self.content.box.shed)}

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        rules = Rules(self, seats, options, Moves(self.table))
        for question in all_questions():
            rules.add_question(question)
        return rules

    def make_state(self, setting: Rules, seed: int) -> Position:
        state = Position(setting, seed)
        state.frames.append(Frame(SHIFT))
        return state

    def round_of(self, state: Position) -> int:
        return state.shift

    def make_judge(self) -> Judge:
        return SpoilJudge()

    # ---- what is seen and said ----------------------------------------------------------------
    def view(self, state: Position, seat: int) -> Any:
        return build_view(state, seat)

    def table_words(self, state: Position, viewer: int, names: Sequence[str]) -> list[TableSection]:
        return table_words(self.view(state, viewer), names)

    def drawn(self, state: Position, viewer: int, names: Sequence[str], width: int, news: Sequence[str] = ()) -> Any:
        """In a terminal: the news above the same lines; it could be anything that Rich prints."""
        return "\n".join([*news, "", self.board_text(state, viewer, names)])

    def event_words(self, event: Event) -> dict[str, Any]:
        return event_words(event)

    # ---- scenarios ----------------------------------------------------------------------------
    def place(self, state: Position, given: Mapping[str, Any], names: Sequence[str]) -> None:
        place(state, given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)

    def paths(self, state: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        return paths(state, viewer, names)
