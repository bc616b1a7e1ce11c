"""Ore: The Mining Game as a Game: options, ranges of the notation, and how a state is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.ore.bot.judge import OreJudge
from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.content.checks import read_content
from wheal.games.ore.content.define import with_defined
from wheal.games.ore.decisions.moves import VERBS, Moves
from wheal.games.ore.decisions.questions import all_questions
from wheal.games.ore.page.board import build_board, seat_board
from wheal.games.ore.page.constants import OreConstants, build_constants
from wheal.games.ore.page.round_card import round_card
from wheal.games.ore.page.story import highlights_of, stage_of
from wheal.games.ore.page.types import OreBoard
from wheal.games.ore.phases import PHASES
from wheal.games.ore.rules.hidden import has_secret
from wheal.games.ore.rules.setting import Rules
from wheal.games.ore.rules.setup import set_up
from wheal.games.ore.rules.state import OreState
from wheal.games.ore.scenario.given import force, place
from wheal.games.ore.view import build_view, paths
from wheal.games.ore.words.costs import cost_text
from wheal.games.ore.words.events import event_words, move_words
from wheal.games.ore.words.parts import part_text
from wheal.games.ore.words.table import table_words
from wheal.kernel.action_table import Names, Numbers
from wheal.kernel.board_parts import Highlight, RoundCard, Sheet, Stage, TableSection
from wheal.kernel.content_reading import Reader
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import Event
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.phases import Phases

if TYPE_CHECKING:
    from wheal.kernel.match import Match

MOST_ROWS_AT_ONCE = 3  # of Efficient Ops, ORE-AST-16


class Ore(Game[OreState, Rules]):
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
    board_types: ClassVar[tuple[type, type] | None] = (OreBoard, OreConstants)
    phases: ClassVar[Phases] = PHASES
    content: Content

    @classmethod
    def read_content(cls, reader: Reader) -> Content:
        return read_content(reader)

    def define(self, define: Mapping[str, Any]) -> Content:
        return with_defined(self.content, define)

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

    def make_judge(self) -> Judge:
        return OreJudge()

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        rules = Rules(self, seats, options, Moves(self.table))
        rules.end_rule = "ORE-END-01"
        for question in all_questions(rules.relief_at_once):
            rules.add_question(question)
        return rules

    def make_state(self, setting: Rules, seed: int) -> OreState:
        state = OreState(setting, seed)
        set_up(state)
        return state

    def round_of(self, state: OreState) -> int:
        return state.round

    def view(self, state: OreState, seat: int) -> Any:
        return build_view(state, seat)

    def paths(self, state: OreState, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        return paths(state, viewer, names)

    def table_words(self, state: OreState, viewer: int, names: Sequence[str]) -> list[TableSection]:
        return table_words(state, self.content, viewer, names)

    def drawn(self, state: OreState, viewer: int, names: Sequence[str], width: int, news: Sequence[str] = ()) -> Any:
        from wheal.games.ore.terminal.table import OreDrawing  # Rich is loaded only where something is drawn

        return OreDrawing(state, viewer, self.content, names, width, news)

    def cost_text(self, state: OreState, viewer: int, action: Action[Any]) -> str:
        return cost_text(state, self.content, viewer, action)

    def event_words(self, event: Event) -> dict[str, Any]:
        return event_words(event, self.content)

    def move_words(self, action: Action[Any]) -> dict[str, Any]:
        return move_words(action, self.content)

    def part_text(self, name: str, word: str) -> str:
        return part_text(self.content, name, word) or super().part_text(name, word)

    def board_view(self, state: OreState, viewer: int, names: Sequence[str]) -> OreBoard:
        return build_board(state, self.content, viewer)

    def seat_board(self, public: OreBoard, state: OreState, seat: int, names: Sequence[str]) -> OreBoard:
        return seat_board(public, state, seat)

    def make_sheet(self, setting: Rules) -> Sheet:
        return Sheet("", build_constants(setting, self.content))

    def picture(self, state: OreState, viewer: int, names: Sequence[str]) -> str:
        from wheal.games.ore.picture.document import draw_picture  # loaded only where something is drawn

        constants = build_constants(state.rules, self.content)
        return draw_picture(self.board_view(state, viewer, names), constants, self.stage(state), names)

    def has_secret(self, state: OreState, seat: int) -> bool:
        return has_secret(state)

    def stage(self, state: OreState) -> Stage:
        return stage_of(state)

    def round_card(self, match: Match) -> RoundCard | None:
        return round_card(match)

    def measures(self, state: OreState) -> dict[str, list[int]]:
        return {"points": state.scores(), "money": [player.cash for player in state.players]}

    def highlights(self, match: Match) -> list[Highlight]:
        return highlights_of(match)

    def place(self, state: OreState, given: Mapping[str, Any], names: Sequence[str]) -> None:
        place(state, self.content, given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)
