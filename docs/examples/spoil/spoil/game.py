"""Spoil as a Game: everything that clients, bots and tools ask of a title, handed on to the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from spoil.content import Box, Content, load_content
from spoil.given import force, place
from spoil.judgement import SpoilJudge
from spoil.position import SHIFT, Position
from spoil.questions import all_questions
from spoil.verbs import VERBS, Keep, Look, Pick, Sell, Stop
from spoil.view import board_text, build_view, event_text, paths
from wheal.kernel.action import Action
from wheal.kernel.errors import BadInput
from wheal.kernel.events import Event
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.orders import Moment
from wheal.kernel.question import Frame
from wheal.kernel.state import Setting, State
from wheal.kernel.table import Names, Numbers


class Rules(Setting):
    """What is fixed for one box and number of players, shared by all states."""

    def __init__(self, game: Spoil, seats: int, options: dict[str, int | str]) -> None:
        super().__init__(game, game.table, seats, options)
        self.end_rule = "SP-END-01"
        self.box: Box = game.content.box
        self.pick: Action[Any] = game.table.of(Pick)[0]
        self.look: Action[Any] = game.table.of(Look)[0]
        self.stop: Action[Any] = game.table.of(Stop)[0]
        self.keep: Action[Any] = game.table.of(Keep)[0]
        self.sell: list[Action[Any]] = game.table.of(Sell)  # by tin - 1
        for question in all_questions():
            self.add_question(question)


class Spoil(Game):
    """Stones from a spoil heap: how far do you trust your luck?"""

    id: ClassVar[str] = "spoil"
    title: ClassVar[str] = "Spoil"
    rules_number: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 5)  # SP-CMP-01
    options: ClassVar[dict[str, Option]] = {}
    content: Content

    @classmethod
    def with_content(cls, folder: Path | None = None) -> Spoil:
        return cls(load_content(folder))

    def with_defined(self, define: Mapping[str, Any]) -> Spoil:
        raise BadInput("define: this game has nothing that a scenario can define; give the stones of the heap")

    # ---- moves and states ---------------------------------------------------------------------
    def verbs(self) -> Sequence[type[Action[Any]]]:
        return VERBS

    def ranges(self) -> Mapping[str, Names]:
        return {"TIN": Numbers(1, self.content.box.shed)}

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        return Rules(self, seats, options)

    def make_state(self, setting: Setting, seed: int) -> Position:
        assert isinstance(setting, Rules)
        state = Position(setting, seed)
        state.frames.append(Frame(SHIFT))
        return state

    def blank(self, seats: int, options: dict[str, OptionValue]) -> Position:
        return self.make_state(self.setting(seats, options), 0)

    def judge(self) -> Judge:
        return SpoilJudge()

    def moment(self, state: State) -> Moment:
        return Moment(at(state).shift, state.question.name)

    # ---- what is seen and said ----------------------------------------------------------------
    def view(self, state: State, seat: int) -> Any:
        return build_view(at(state), seat)

    def board_text(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        return board_text(self.view(state, viewer), names, lang)

    def drawn(
        self, state: State, viewer: int, names: Sequence[str], width: int, lang: str = "", news: Sequence[str] = ()
    ) -> Any:
        """In a terminal: the news above the same lines; it could be anything that Rich prints."""
        return "\n".join([*news, "", self.board_text(state, viewer, names, lang)])

    def event_text(self, event: Event, names: Sequence[str], lang: str = "") -> str:
        return event_text(event, names, lang)

    # ---- scenarios ----------------------------------------------------------------------------
    def place(self, state: State, given: Mapping[str, Any], names: Sequence[str]) -> None:
        place(at(state), given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)

    def paths(self, state: State, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        return paths(at(state), viewer, names)


def at(state: State) -> Position:
    """A state of this game."""
    assert isinstance(state, Position)
    return state
