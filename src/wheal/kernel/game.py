"""Game: a title with its content, options, table and the objects that are shared by all its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias

from typing_extensions import TypeVar

from wheal.kernel.action_table import ActionTable, Names
from wheal.kernel.board_parts import Highlight, Offers, RoundCard, Sheet, Stage, TableLine, TableSection, plain_lines
from wheal.kernel.content import read_sources
from wheal.kernel.content_reading import Reader
from wheal.kernel.engine.action import Action, SeatRef
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.state import Setting, State
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import hint
from wheal.kernel.judge import Judge
from wheal.kernel.naming import name_of, with_names
from wheal.kernel.orders import NO_LOT, Moment
from wheal.kernel.phases import Phases
from wheal.kernel.texts import language, texts

if TYPE_CHECKING:
    from typing import Self

    from wheal.kernel.match import Match

OptionValue: TypeAlias = bool | int | str

S = TypeVar("S", bound=State, default=Any)
R = TypeVar("R", bound=Setting, default=Any)

EVERYTHING = -2  # the viewer who sees all; for scenarios and accounts, never for a player
SPECTATOR = -1
HIDDEN = "?"  # what stands in a view for something that its viewer may not see


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[OptionValue, ...]
    is_ready: bool = True  # is what it switches on implemented?

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def read(self, value: object) -> OptionValue:
        """This option's value from a word or a value; raises BadInput."""
        text = str(value).strip().lower()
        for known in self.values:
            if type(known) is type(value) and known == value:
                return self._if_ready(known)
        for known in self.values if isinstance(value, str) else ():
            if text == str(known).lower():
                return self._if_ready(known)
        choices = ", ".join(str(value).lower() for value in self.values)
        raise BadInput(texts()("bad-option-value", option=self.name, value=text, choices=choices))

    def _if_ready(self, value: OptionValue) -> OptionValue:
        if value != self.default and not self.is_ready:
            raise BadInput(texts()("bad-option-unready", option=self.name))
        return value


class Game(ABC, Generic[S, R]):
    """One title bound to one content, with its states and settings.

    ``rules_number`` is raised when a recorded game would replay differently.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    rules_number: ClassVar[int]
    players: ClassVar[range]
    options: ClassVar[dict[str, Option]]
    expansion_verbs: ClassVar[frozenset[str]] = frozenset()  # of options that are off by default
    suggestions: ClassVar[dict[str, dict[str, OptionValue]]] = {}  # sets of options to play with, simplest first
    phases: ClassVar[Phases]
    multisets: ClassVar[frozenset[str]] = frozenset()  # endings of paths, with * for a name, whose lists have no order
    setup_kinds: ClassVar[frozenset[str]] = frozenset()  # questions of the set-up
    board_types: ClassVar[tuple[type, type] | None] = None  # of board_view and of the sheet's constants

    def __init__(self, content: Any) -> None:
        self.content = content
        self.table = ActionTable(self.id, self.verbs(), self.ranges())
        self._settings: dict[tuple[Any, ...], R] = {}
        self._sheets: dict[tuple[R, str], Sheet | None] = {}
        self._judge: Judge | None = None

    # ---- what a title supplies --------------------------------------------------------------
    @classmethod
    @abstractmethod
    def read_content(cls, reader: Reader) -> Any:
        """The content of the files that are read; raises BadContent with every fault."""

    def define(self, define: Mapping[str, Any]) -> Any:
        """The content with components that exist only in one scenario; raises BadInput."""
        raise BadInput("define: this game has nothing that a scenario can define")

    @abstractmethod
    def verbs(self) -> Sequence[type[Action[Any]]]:
        """Everything a player can do."""

    @abstractmethod
    def ranges(self) -> Mapping[str, Names]:
        """What the words in capitals of the verbs' notation may be."""

    @abstractmethod
    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> R:
        """The objects shared by all states with these options."""

    @abstractmethod
    def make_state(self, setting: R, seed: int) -> S:
        """A state after the deal, before the first question is looked for."""

    @abstractmethod
    def round_of(self, state: S) -> int:
        """The number of the present round."""

    def lot_of(self, state: S) -> int:
        """What is up for auction, from the first question of an auction to its last; NO_LOT: nothing."""
        return NO_LOT

    @abstractmethod
    def view(self, state: S, seat: int) -> Any:
        """What a seat, the spectator or (EVERYTHING) the scenario runner sees."""

    def inline(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Components that a scenario's ``given`` describes on the spot, as definitions."""
        return {}

    def has_verb(self, setting: R, verb: str) -> bool:
        """Is a verb of the notation used in a game with these options?"""
        return True

    def shows_closed(self, setting: R, verb: str) -> bool:
        """Is a verb that answers the present question, but cannot be used now, offered with the reason?"""
        return True

    def make_judge(self) -> Judge | None:
        """Who values moves for the bots that look one decision ahead; a title may have none."""
        return None

    @abstractmethod
    def table_words(self, state: S, viewer: int, names: Sequence[str]) -> list[TableSection]:
        """The table in words, as a viewer sees it."""

    def hand_words(self, state: S, seat: int) -> list[TableLine]:
        """What a seat holds that others may not see, a line for each thing."""
        return []

    def drawn(self, state: S, viewer: int, names: Sequence[str], width: int, news: Sequence[str] = ()) -> Any:
        """The table with the last moves as Rich draws it in so many columns; None: plain lines are all there is."""
        return None

    def cost_text(self, state: S, viewer: int, action: Action[Any]) -> str:
        """What a legal action of the current player would cost and bring, as far as a viewer can be sure."""
        return ""

    def event_words(self, event: Event) -> dict[str, Any]:
        """The words of an event beside its own arguments: names for numbers, cards and barrels in words."""
        return {}

    def move_words(self, action: Action[Any]) -> dict[str, Any]:
        """The words of a move beside those of its notation."""
        return {}

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in the sentence ``event-NAME``; empty for a move, which ``move_text`` tells."""
        if event.action is not None:
            return ""
        player = name_of(SeatRef(event.seat), names)
        args = {**with_names(event.args, names), "player": player, **self.event_words(event)}
        return texts(self.id)(f"event-{event.name}", **args)

    def move_text(self, action: Action[Any], name: str) -> str:
        """A move that a player has made, in a sentence for the log; where there is none, as it is written.

        The message is ``told-`` and the literal words of the notation: ``told-sell-from`` for ``sell RES from CARD``.
        Each range is an argument, as it is written (``$card``) and as it is called (``$card-name``).
        """
        say = texts(self.id)
        parts = self.table.parts(action)
        message = "-".join(["told", *(word for token, word in parts if not token)])
        if not say.has(message):
            return f"{name}: {action.text}"
        args: dict[str, Any] = {"player": name}
        for token, word in parts:
            if token:
                args[token.lower()] = int(word) if word.isdigit() else word
                args[f"{token.lower()}-name"] = self.part_text(token, word)
        return say(message, **args, **self.move_words(action))

    def part_text(self, name: str, word: str) -> str:
        """How a word of a move is called; ``name`` is its range in the notation, empty for a literal word."""
        say = texts(self.id)
        message = f"word-{word}"
        return say(message) if not name and say.has(message) else word

    # ---- how its page draws it: a title without these is played in words ---------------------
    def board_view(self, state: S, viewer: int, names: Sequence[str]) -> Any:
        """The table as the game's page draws it for a viewer, of the first of ``board_types``; None: in words only."""
        return None

    def seat_board(self, public: Any, state: S, seat: int, names: Sequence[str]) -> Any:
        """``board_view`` of a seat, made of the one that a spectator is shown.

        A title may say what differs, so that the rest is made once for all seats; it must come to the same.
        """
        return self.board_view(state, seat, names)

    def make_sheet(self, setting: R) -> Sheet | None:
        """What the page needs only once for all games with this setting, in the language in force."""
        return None

    def picture(self, state: S, viewer: int, names: Sequence[str]) -> str:
        """The table as an SVG document that stands by itself, light and dark; empty: there is none."""
        return ""

    def offers(self, state: S, seat: int, legal: Sequence[Action[Any]]) -> Offers:
        """Which of a seat's legal moves are offered first, and which only when all are asked for.

        It may depend on nothing that the seat does not know.
        """
        return Offers()

    def has_secret(self, state: S, seat: int) -> bool:
        """Does the seat see anything now that others at its screen must not?"""
        return True

    def stage(self, state: S) -> Stage | None:
        """The round and the phase in words."""
        return None

    def round_card(self, match: Match) -> RoundCard | None:
        """How the present round began, of what everybody may know; None: the match does not remember it."""
        return None

    def measures(self, state: S) -> dict[str, list[int]]:
        """What everybody may count of each seat, and what is drawn as a line after the game: points, money."""
        return {}

    def highlights(self, match: Match) -> list[Highlight]:
        """Up to three things worth telling of a finished match that keeps all its steps."""
        return []

    @abstractmethod
    def place(self, state: S, given: Mapping[str, Any], names: Sequence[str]) -> None:
        """Write a scenario's ``given`` over a state; raises BadInput with the path."""

    @abstractmethod
    def force(self, source: str, value: Any) -> list[int]:
        """A forced value as the engine takes it; raises BadInput."""

    @abstractmethod
    def paths(self, state: S, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        """The position as CONTRACT's paths name it, seen by a viewer."""

    # ---- what every title gets --------------------------------------------------------------
    def board_text(self, state: S, viewer: int, names: Sequence[str]) -> str:
        """The table in plain lines, as it is printed for a viewer."""
        return "\n".join(plain_lines(self.table_words(state, viewer, names)))

    def hand_text(self, state: S, seat: int) -> list[str]:
        """What a seat holds, in plain lines."""
        return [line.text for line in self.hand_words(state, seat)]

    @classmethod
    def with_content(cls, folder: Path | None = None) -> Self:
        """The game with the package's content, or with an owner's files over it."""
        return cls(cls.read_content(Reader(read_sources(cls.id, folder))))

    def with_defined(self, define: Mapping[str, Any]) -> Self:
        """The game with components that exist only in one scenario."""
        return type(self)(self.define(define))

    def judge(self) -> Judge | None:
        if self._judge is None:
            self._judge = self.make_judge()
        return self._judge

    def moment(self, state: S) -> Moment:
        """Where a running game is, for standing orders that last for a phase, a round or an auction."""
        return Moment(self.round_of(state), self.phases.phase(state), self.lot_of(state))

    def sheet(self, setting: R) -> Sheet | None:
        """The game's sheet in the language in force, made once."""
        key = (setting, language.get())
        if key not in self._sheets:
            self._sheets[key] = self.make_sheet(setting)
        return self._sheets[key]

    def blank(self, seats: int, options: dict[str, OptionValue]) -> S:
        """A state of the right shape, to be written over."""
        return self.make_state(self.setting(seats, options), 0)

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values; raises BadInput on a name or value that does not exist."""
        for name in given:
            if name not in self.options:
                raise BadInput(texts()("bad-option", game=self.id, option=name, hint=hint(name, self.options)))
        return {
            name: option.read(given[name]) if name in given else option.default for name, option in self.options.items()
        }

    def read_seats(self, count: int) -> int:
        if count not in self.players:
            least, most = self.players[0], self.players[-1]
            raise BadInput(texts()("bad-players", game=self.id, least=least, most=most, count=count))
        return count

    def setting(self, seats: int, options: dict[str, OptionValue]) -> R:
        key = (seats, *options.items())
        if key not in self._settings:
            self._settings[key] = self.make_setting(seats, options)
        return self._settings[key]

    def new_state(self, seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> S:
        """A new game, run to its first question."""
        setting = self.setting(self.read_seats(seats), self.read_options(options or {}))
        state = self.make_state(setting, seed)
        state.settle()
        return state
