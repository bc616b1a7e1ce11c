"""Ore: The Mining Game as a Game: options, ranges of the notation, and how a state is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.ore.board import ROUND, build_board, phase_of
from wheal.games.ore.board_facts import OreFacts, build_facts
from wheal.games.ore.board_types import OreBoard
from wheal.games.ore.content import RESOURCES, Content, load_content
from wheal.games.ore.costs import cost_text
from wheal.games.ore.defined import with_defined
from wheal.games.ore.given import force, place
from wheal.games.ore.judgement import OreJudge
from wheal.games.ore.moves import Moves
from wheal.games.ore.plain import board_text, event_text, move_text
from wheal.games.ore.plain_words import part_text
from wheal.games.ore.position import Position
from wheal.games.ore.questions import all_questions
from wheal.games.ore.rules import Rules
from wheal.games.ore.setup import set_up
from wheal.games.ore.state import OreState
from wheal.games.ore.story import facts_of, stage_of
from wheal.games.ore.verbs import VERBS
from wheal.games.ore.view import build_view, paths
from wheal.kernel.action import Action
from wheal.kernel.events import Event
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.orders import Moment
from wheal.kernel.page import Fact, Sheet, Stage
from wheal.kernel.state import Setting, State
from wheal.kernel.table import Names, Numbers

if TYPE_CHECKING:
    from wheal.kernel.match import Match

MOST_ROWS_AT_ONCE = 3  # of Efficient Ops, ORE-AST-16


class Ore(Game):
    """Ore: The Mining Game, edition of 2013."""

    id: ClassVar[str] = "ore"
    title: ClassVar[str] = "Ore: The Mining Game"
    rules_number: ClassVar[int] = 1
    players: ClassVar[range] = range(3, 6)
    options: ClassVar[dict[str, Option]] = {
        "variant": Option("variant", ("normal", "short", "long", "contract_race")),
        "token_limits": Option("token_limits", (True, False)),  # ORE-RUL-03
        "own_stacking": Option("own_stacking", (False, True)),  # ORE-RUL-08
        "private_market_moves": Option("private_market_moves", ("when used", "every collection")),  # ORE-RUL-16
        "exploratory_own_pair": Option("exploratory_own_pair", (False, True)),  # ORE-RUL-44
        "relief": Option("relief", ("in turn", "at once")),  # ORE-RUL-34
    }
    multisets: ClassVar[frozenset[str]] = frozenset(
        {
            "slag",
            *(f"discard.{row}" for row in ("assets", "contracts", "initiatives")),
            *(f"player.*.{key}" for key in ("assets", "futures", "private", "contracts", "completed", "used")),
        }
    )
    board_types: ClassVar[tuple[type, type] | None] = (OreBoard, OreFacts)
    content: Content
    _judge: Judge | None = None

    @classmethod
    def with_content(cls, folder: Path | None = None) -> Ore:
        return cls(load_content(folder))

    def with_defined(self, define: Mapping[str, Any]) -> Ore:
        return type(self)(with_defined(self.content, define))

    def verbs(self) -> Sequence[type[Action[Any]]]:
        return VERBS

    def ranges(self) -> Mapping[str, Names]:
        content = self.content
        amounts = [taken for asset in content.assets for taken, _ in asset.effect.rates]
        return {
            "RES": Names(RESOURCES),
            "CARD": Names(content.mine_names()),
            "CONTRACT": Names(content.contract_names()),
            "ROWS": Numbers(1, MOST_ROWS_AT_ONCE),
            "LINE": Numbers(1, content.most_rows()),
            "ASSET": Names(content.asset_names()),
            "TRADER": Names(content.trader_names()),
            "BARRELS": Numbers(1, max(amounts, default=1)),
            "HELD": Numbers(1, content.setup.futures_most),
            "INITIATIVE": Names(content.initiative_names()),
            "SPACE": Numbers(1, content.most_spaces()),
        }

    def judge(self) -> Judge:
        if self._judge is None:
            self._judge = OreJudge()
        return self._judge

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        rules = Rules(self, self.table, self.content, seats, options, Moves(self.table))
        rules.end_rule = "ORE-END-01"
        for question in all_questions(rules.relief_at_once):
            rules.add_question(question)
        return rules

    def make_state(self, setting: Setting, seed: int) -> OreState:
        assert isinstance(setting, Rules)
        state = OreState(setting, seed)
        set_up(state)
        return state

    def blank(self, seats: int, options: dict[str, OptionValue]) -> OreState:
        return self.make_state(self.setting(seats, options), 0)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, Position)
        return Moment(state.round, ROUND[phase_of(state)])

    def view(self, state: State, seat: int) -> Any:
        assert isinstance(state, Position)
        return build_view(state, seat)

    def paths(self, state: State, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(state, Position)
        return paths(state, viewer, names)

    def board_text(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        return board_text(self.view(state, viewer), self.content, names, lang)

    def drawn(
        self, state: State, viewer: int, names: Sequence[str], width: int, lang: str = "", news: Sequence[str] = ()
    ) -> Any:
        from wheal.games.ore.drawn import draw_table  # Rich is loaded only where something is drawn

        return draw_table(self.view(state, viewer), self.content, names, width, news, lang)

    def cost_text(self, state: State, viewer: int, action: Action[Any], lang: str = "") -> str:
        assert isinstance(state, Position)
        return cost_text(state, self.content, viewer, action, lang)

    def event_text(self, event: Event, names: Sequence[str], lang: str = "") -> str:
        return event_text(event, self.content, names, lang)

    def move_text(self, action: Action[Any], name: str, lang: str = "") -> str:
        return move_text(action, self.content, name, lang)

    def part_text(self, name: str, word: str, lang: str = "") -> str:
        return part_text(self.content, name, word, lang) or super().part_text(name, word, lang)

    def board_view(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> OreBoard:
        assert isinstance(state, Position)
        return build_board(state, self.content, viewer, lang)

    def sheet(self, setting: Setting, lang: str = "") -> Sheet:
        assert isinstance(setting, Rules)
        return Sheet("", build_facts(setting, self.content, lang))

    def picture(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        from wheal.games.ore.picture import draw_picture  # loaded only where something is drawn

        board, facts = self.board_view(state, viewer, names, lang), self.sheet(state.setting, lang).facts
        return draw_picture(board, facts, self.stage(state, lang), names, lang)

    def stage(self, state: State, lang: str = "") -> Stage:
        assert isinstance(state, Position)
        return stage_of(state, lang)

    def measures(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, OreState)
        return {"points": state.scores(), "money": [player.cash for player in state.players]}

    def facts(self, match: Match, lang: str = "") -> list[Fact]:
        return facts_of(match, lang)

    def place(self, state: State, given: Mapping[str, Any], names: Sequence[str]) -> None:
        assert isinstance(state, Position)
        place(state, self.content, given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)
