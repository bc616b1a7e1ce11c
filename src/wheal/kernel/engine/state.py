"""State: the small, strict interface that bots, servers and research use; each game adds its position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import EVERYBODY, PLAIN, Event
from wheal.kernel.engine.question import Frame, Question
from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.kernel.action_table import ActionTable
    from wheal.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What does not change during a game and is shared by all its states."""

    def __init__(self, game: Game, seats: int, options: dict[str, int | str]) -> None:
        self.game: Game = game
        self.table: ActionTable = game.table
        self.seats: int = seats
        self.options: dict[str, int | str] = options
        self.questions: list[Question[Any]] = []
        self.end_rule: str = ""  # why nothing can be done after the end

    def wrong_moment(self, state: Any, seat: int, action: Action[Any]) -> Refusal:
        """Why a verb is not legal while it does not answer the present question."""
        raise NotImplementedError

    def others_turn(self, state: Any, seat: int) -> Refusal:
        """Why a seat that is not asked may not answer."""
        raise NotImplementedError

    def add_question(self, question: Question[Any]) -> int:
        """Register a question; its number is the kind of its frames."""
        self.questions.append(question)
        return len(self.questions) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What an expansion adds to a state; fields are ints and lists of ints."""

    def clone(self) -> Extra:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A moment of a game: what is decided lies on ``frames``; nothing is checked in ``apply``."""

    __slots__ = ("events", "extras", "forced", "frames", "numbers", "rng", "sealed", "setting", "watched")

    ELEMENTS: ClassVar[dict[str, type]] = {"frames": Frame}  # lists of objects whose length changes

    def __init__(self, setting: Setting, seed: int, source: State | None = None) -> None:
        self.setting: Setting = setting
        self.watched: bool = False  # are events kept?
        self.events: list[Event] = []
        if source is None:
            self.rng: Rng = Rng(seed)
            self.frames: list[Frame] = []
            self.numbers: list[int] = [0] * setting.seats  # decisions made, per seat
            self.sealed: list[list[int]] = [[] for _ in range(setting.seats)]
            self.extras: list[Extra] = []
            self.forced: dict[str, list[list[int]]] | None = None
        else:
            self.rng = Rng(0, source.rng)
            frames: list[Frame] = []
            for frame in source.frames:
                frames.append(Frame(frame.kind, frame.seat, frame.count, frame.flag))
            self.frames = frames
            self.numbers = source.numbers[:]
            self.sealed = source.sealed[:]  # answers are never changed in place
            self.extras = []
            if source.extras:
                self.extras = [extra.clone() for extra in source.extras]
            self.forced = None
            if source.forced is not None:
                self.forced = {name: queue[:] for name, queue in source.forced.items()}

    # ---- who decides ------------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        return not self.frames

    @property
    def current_player(self) -> int:
        """The seat to decide; of several at once the first; -1 after the end."""
        if not self.frames:
            return -1
        frame = self.frames[-1]
        if frame.seat >= 0:
            return frame.seat
        return self.setting.questions[frame.kind].deciders(self)[0]

    @property
    def deciders(self) -> list[int]:
        """All seats that may answer now."""
        if not self.frames:
            return []
        frame = self.frames[-1]
        if frame.seat >= 0:
            return [frame.seat]
        return self.setting.questions[frame.kind].deciders(self)

    @property
    def question(self) -> Question[Any]:
        """What is asked now; there is none after the end."""
        return self.setting.questions[self.frames[-1].kind]

    # ---- answering --------------------------------------------------------------------------
    def legal_actions(self, seat: int = -1) -> list[Action[Any]]:
        """Every legal answer of the seat (default: the current player), in the order of the table."""
        out: list[Action[Any]] = []
        if self.frames:
            frame = self.frames[-1]
            if seat < 0:
                seat = frame.seat if frame.seat >= 0 else self.current_player
            elif frame.seat < 0 and seat not in self.deciders:
                return out
            self.setting.questions[frame.kind].options(self, seat, out)
        return out

    def sample_action(self, rng: Rng) -> Action[Any]:
        """A random legal answer of the current player, without listing them all."""
        frame = self.frames[-1]
        seat = frame.seat if frame.seat >= 0 else self.current_player
        return self.setting.questions[frame.kind].sample(self, seat, rng)

    def apply(self, action: Action[Any], seat: int = -1) -> None:
        """Carry out an answer, unchecked, and everything automatic up to the next question."""
        asked = self.frames[-1].seat
        if seat < 0:
            seat = asked if asked >= 0 else self.current_player
        self.numbers[seat] += 1
        if self.watched:
            seen_by = EVERYBODY if asked >= 0 else 1 << seat  # a sealed answer is nobody else's business
            self.events.append(Event("move", seat, {}, PLAIN, seen_by, action))
        action.do(self, seat)
        self.settle()

    def settle(self) -> None:
        """Run everything automatic to the next question for a person, or to the end."""
        frames = self.frames
        questions = self.setting.questions
        while frames:
            if questions[frames[-1].kind].run(self):
                return

    def answer(self, seat: int, action: Action[Any]) -> None:
        """The engine answers for a seat that has no choice."""
        if self.watched:
            self.events.append(Event("move", seat, {}, action=action, by_engine=True))
        action.do(self, seat)

    def refusal(self, action: Action[Any], seat: int = -1) -> Refusal | None:
        """Why this action is not legal for the seat (default: the current player), or None."""
        if not self.frames:
            return Refusal(self.setting.end_rule, "refused-over")
        frame = self.frames[-1]
        question = self.setting.questions[frame.kind]
        if seat < 0:
            seat = self.current_player
        elif frame.seat >= 0:
            if seat != frame.seat:
                return question.others_turn(self, seat)
        elif seat not in question.deciders(self):
            return question.others_turn(self, seat)
        if action.kind_mask >> frame.kind & 1:
            return action.refusal(self, seat)
        return question.wrong_moment(self, seat, action)

    def is_legal(self, action: Action[Any], seat: int = -1) -> bool:
        return self.refusal(action, seat) is None

    def fallback(self, seat: int = -1) -> Action[Any]:
        """A sensible legal answer for a seat that nobody plays any more."""
        if seat < 0:
            seat = self.current_player
        return self.question.fallback(self, seat)

    # ---- text and bytes ---------------------------------------------------------------------
    def format(self, action: Action[Any]) -> str:
        return action.text

    def parse(self, text: str) -> Action[Any]:
        """The action of a line of notation, without the player; raises Refused."""
        return self.setting.table.parse(text)

    def to_bytes(self) -> bytes:
        """The whole state, hidden things included; equal states give equal bytes."""
        from wheal.kernel import codec

        return codec.dump(self)

    @staticmethod
    def from_bytes(game: Game, data: bytes) -> State:
        from wheal.kernel import codec

        return codec.load(game, data)

    # ---- what each game adds ----------------------------------------------------------------
    def clone(self) -> State:
        raise NotImplementedError

    def imagine(self, seat: int, rng: Rng) -> None:
        """Exchange, in place, everything that this seat cannot know (-1: a spectator)."""
        raise NotImplementedError

    def view(self, seat: int) -> Any:
        """What this seat may see (-1: a spectator)."""
        return self.setting.game.view(self, seat)

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        raise NotImplementedError

    def placing(self) -> list[list[int]]:
        """Groups of seats from first to last place, once the game is over; several in a group share the place."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """Seats from first to last; who shares a place stands in the order of the seats."""
        out: list[int] = []
        for group in self.placing():
            out += group
        return out

    def returns(self) -> list[float]:
        """Zero before the end; then +1 for first place, -1 for last place, even steps between, shared by equals."""
        seats = self.setting.seats
        out = [0.0] * seats
        if self.is_over and seats > 1:
            place = 0
            for group in self.placing():
                middle = place + (len(group) - 1) / 2.0
                for seat in group:
                    out[seat] = 1.0 - 2.0 * middle / (seats - 1)
                place += len(group)
        return out
