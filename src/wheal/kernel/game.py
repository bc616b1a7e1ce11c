"""Game: a title with its content, options, table and the objects that are shared by all its states."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from wheal.kernel.action import Action
from wheal.kernel.errors import BadInput
from wheal.kernel.events import Event
from wheal.kernel.judge import Judge
from wheal.kernel.orders import Moment
from wheal.kernel.page import Fact, Sheet, Stage
from wheal.kernel.state import Setting, State
from wheal.kernel.table import Names, Table
from wheal.kernel.texts import texts
from wheal.kernel.words import hint

if TYPE_CHECKING:
    from wheal.kernel.match import Match

OptionValue: TypeAlias = bool | int | str

EVERYTHING = -2  # the viewer who sees all; for scenarios and accounts, never for a player
SPECTATOR = -1


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


class Game(ABC):
    """One title bound to one content. ``rules_number`` is raised when a recorded game would replay differently."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_number: ClassVar[int]
    players: ClassVar[range]
    options: ClassVar[dict[str, Option]]
    multisets: ClassVar[frozenset[str]] = frozenset()  # endings of paths, with * for a name, whose lists have no order
    setup_kinds: ClassVar[frozenset[str]] = frozenset()  # questions of the set-up
    board_types: ClassVar[tuple[type, type] | None] = None  # of board_view and of the sheet's facts

    def __init__(self, content: Any) -> None:
        self.content = content
        self.table = Table(self.id, self.verbs(), self.ranges())
        self._settings: dict[tuple[Any, ...], Setting] = {}

    # ---- what a title supplies --------------------------------------------------------------
    @classmethod
    @abstractmethod
    def with_content(cls, folder: Path | None = None) -> Game:
        """The game with the package's content, or with an owner's files over it."""

    @abstractmethod
    def with_defined(self, define: Mapping[str, Any]) -> Game:
        """The game with components that exist only in one scenario."""

    @abstractmethod
    def verbs(self) -> Sequence[type[Action[Any]]]:
        """Everything a player can do."""

    @abstractmethod
    def ranges(self) -> Mapping[str, Names]:
        """What the words in capitals of the verbs' notation may be."""

    @abstractmethod
    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Setting:
        """The objects shared by all states with these options."""

    @abstractmethod
    def make_state(self, setting: Setting, seed: int) -> State:
        """A state after the deal, before the first question is looked for."""

    @abstractmethod
    def blank(self, seats: int, options: dict[str, OptionValue]) -> State:
        """A state of the right shape, to be written over."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Any:
        """What a seat, the spectator or (EVERYTHING) the scenario runner sees."""

    def inline(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Components that a scenario's ``given`` describes on the spot, as definitions."""
        return {}

    def judge(self) -> Judge | None:
        """Who values moves for the bots that look one decision ahead; a title may have none."""
        return None

    def moment(self, state: State) -> Moment:
        """Where a running game is, for standing orders that last for a phase, a round or an auction."""
        raise NotImplementedError

    @abstractmethod
    def board_text(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        """The table in plain lines, as a viewer sees it."""

    def hand_text(self, state: State, seat: int, lang: str = "") -> list[str]:
        """What a seat holds that others may not see, a line for each thing."""
        return []

    def drawn(
        self, state: State, viewer: int, names: Sequence[str], width: int, lang: str = "", news: Sequence[str] = ()
    ) -> Any:
        """The table with the last moves as Rich draws it in so many columns; None: plain lines are all there is."""
        return None

    def cost_text(self, state: State, viewer: int, action: Action[Any], lang: str = "") -> str:
        """What a legal action of the current player would cost and bring, as far as a viewer can be sure."""
        return ""

    @abstractmethod
    def event_text(self, event: Event, names: Sequence[str], lang: str = "") -> str:
        """What happened, in a sentence; empty where the move says it all."""

    def move_text(self, action: Action[Any], name: str, lang: str = "") -> str:
        """A move that a player has made, in a sentence for the log; where there is none, as it is written."""
        return f"{name}: {action.text}"

    def part_text(self, name: str, word: str, lang: str = "") -> str:
        """How a word of a move is called; ``name`` is its range in the notation, empty for a literal word."""
        say = texts(self.id, lang)
        message = f"word-{word}"
        return say(message) if not name and say.has(message) else word

    # ---- how its page draws it: a title without these is played in words ---------------------
    def board_view(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> Any:
        """The table as the game's page draws it for a viewer, of the first of ``board_types``; None: in words only."""
        return None

    def sheet(self, setting: Setting, lang: str = "") -> Sheet | None:
        """What the page needs only once for all games with this setting."""
        return None

    def picture(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        """The table as an SVG document that stands by itself, light and dark; empty: there is none."""
        return ""

    def stage(self, state: State, lang: str = "") -> Stage | None:
        """The round and the phase in words."""
        return None

    def measures(self, state: State) -> dict[str, list[int]]:
        """What everybody may count of each seat, and what is drawn as a line after the game: points, money."""
        return {}

    def facts(self, match: Match, lang: str = "") -> list[Fact]:
        """Up to three things worth telling of a finished match that keeps all its steps."""
        return []

    @abstractmethod
    def place(self, state: State, given: Mapping[str, Any], names: Sequence[str]) -> None:
        """Write a scenario's ``given`` over a state; raises BadInput with the path."""

    @abstractmethod
    def force(self, source: str, value: Any) -> list[int]:
        """A forced value as the engine takes it; raises BadInput."""

    @abstractmethod
    def paths(self, state: State, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        """The position as CONTRACT's paths name it, seen by a viewer."""

    # ---- what every title gets --------------------------------------------------------------
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

    def setting(self, seats: int, options: dict[str, OptionValue]) -> Setting:
        key = (seats, *options.items())
        if key not in self._settings:
            self._settings[key] = self.make_setting(seats, options)
        return self._settings[key]

    def new_state(self, seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> State:
        """A new game, run to its first question."""
        setting = self.setting(self.read_seats(seats), self.read_options(options or {}))
        state = self.make_state(setting, seed)
        state.settle()
        return state
