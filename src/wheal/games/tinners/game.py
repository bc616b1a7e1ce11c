"""Tinners' Trail as a Game: options, ranges of the notation, and how a state is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.tinners.addition import Addition
from wheal.games.tinners.bot.judge import TinnersJudge
from wheal.games.tinners.content import REGION_NAMES, Content
from wheal.games.tinners.content.checks import read_content
from wheal.games.tinners.content.coastline import Lines
from wheal.games.tinners.content.define import with_defined
from wheal.games.tinners.decisions.moves import Moves
from wheal.games.tinners.decisions.questions import all_questions
from wheal.games.tinners.decisions.verbs import HIGHEST_BID, HIGHEST_INVESTMENT, VERBS
from wheal.games.tinners.expansions.arsenic.decisions.verbs import ARSENIC_VERBS
from wheal.games.tinners.expansions.emigration.decisions.verbs import EMIGRATION_VERBS
from wheal.games.tinners.expansions.emigration.rules.emigrating import PLACE_NAMES
from wheal.games.tinners.expansions.registry import ADDITIONS, ELSEWHERE, EXPANSIONS
from wheal.games.tinners.page.board import BoardView, board_view, seat_board
from wheal.games.tinners.page.constants import BoardConstants, board_constants
from wheal.games.tinners.page.offers import offers
from wheal.games.tinners.page.round_card import round_card
from wheal.games.tinners.page.story import highlights, stage
from wheal.games.tinners.phases import PHASES
from wheal.games.tinners.picture.sheet_map import MapSheet
from wheal.games.tinners.rules.auction import Bidding, OpenBidding
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.extraction import MAX_CUBES
from wheal.games.tinners.rules.hidden import has_secret
from wheal.games.tinners.rules.investing import STEP
from wheal.games.tinners.rules.setting import Rules
from wheal.games.tinners.rules.setup import set_up
from wheal.games.tinners.rules.state import TinnersState
from wheal.games.tinners.rules.survey import BoxDealing, Dealing, DeckDealing
from wheal.games.tinners.rules.two_players import TwoPlayerBidding
from wheal.games.tinners.scenario.given import force, inline_tiles, place
from wheal.games.tinners.view import build_view, paths
from wheal.games.tinners.words.costs import cost_text
from wheal.games.tinners.words.events import event_words
from wheal.games.tinners.words.parts import part_text
from wheal.games.tinners.words.table import card_line, table_words
from wheal.kernel.action_table import Borders, Names, Numbers
from wheal.kernel.board_parts import Highlight, Offers, RoundCard, Sheet, Stage, TableLine, TableSection
from wheal.kernel.content_reading import Reader
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.question import Question
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.phases import Phases

if TYPE_CHECKING:
    from wheal.kernel.match import Match

ORES = ("tin", "copper")
DIFFICULTIES = (
    "better_mines",
    "cheap_labour",
    "deep_pockets",
    "friends_in_high_places",
    "financial_sabotage",
    "bailing_out",
    "shady_land_purchases",
)


def _is_drawn(rules: Rules) -> bool:
    """Can the page and the picture show all that is in the game?"""
    return all(addition.is_drawn for addition in rules.additions)


class Tinners(Game[TinnersState, Rules]):
    """Tinners' Trail, remastered edition."""

    id: ClassVar[str] = "tinners"
    title: ClassVar[str] = "Tinners' Trail"
    rules_number: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 6)
    options: ClassVar[dict[str, Option]] = {
        **{name: Option(name, (False, True)) for name in EXPANSIONS},
        **{name: Option(name, (False, True), is_ready=False) for name in DIFFICULTIES},
        "more_mines": Option("more_mines", (0, 1, 2), is_ready=False),
    }
    expansion_verbs: ClassVar[frozenset[str]] = frozenset(
        verb.notation.split()[0] for verb in (*ARSENIC_VERBS, *EMIGRATION_VERBS)
    )
    suggestions: ClassVar[dict[str, dict[str, OptionValue]]] = {
        "first": {},
        "second": {"arsenic": True},
        "third": {"emigration": True, "kickstarter": True},
        "all": dict.fromkeys(EXPANSIONS, True),
    }
    multisets: ClassVar[frozenset[str]] = frozenset(
        {"adits", "hand", "peeked", "pending", *(f"revealed.{region}" for region in REGION_NAMES)}
    )
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"discard"})
    board_types: ClassVar[tuple[type, type]] = (BoardView, BoardConstants)
    phases: ClassVar[Phases] = PHASES
    content: Content

    @classmethod
    def read_content(cls, reader: Reader) -> Content:
        return read_content(reader)

    def define(self, define: Mapping[str, Any]) -> Content:
        return with_defined(self.content, define)

    def verbs(self) -> Sequence[type[Action[Any]]]:
        return VERBS

    def questions(self) -> list[Question[Any]]:
        return all_questions()

    def expansions(self, options: Mapping[str, OptionValue]) -> list[Expansion]:
        """The expansions that these options switch on, in the order in which their effects come."""
        return [make(self.content) for name, make in EXPANSIONS.items() if options[name]]

    def additions(self, options: Mapping[str, OptionValue]) -> list[Addition]:
        """What these expansions add outside the rules."""
        return [make(self.content) for name, make in ADDITIONS.items() if options[name]]

    def ranges(self) -> Mapping[str, Names]:
        areas = self.content.area_names()
        return {
            "AREA": Names(areas),
            "BORDER": Borders(self.content.border_names(), areas),
            "CARD": Names([card.id for card in self.content.cards]),
            "CUBES": Numbers(0, MAX_CUBES),
            "PLACE": Names(PLACE_NAMES),
            "ORE": Names(ORES),
            "AMOUNT": Numbers(STEP, HIGHEST_INVESTMENT, STEP),
            "POUNDS": Numbers(0, HIGHEST_BID),
        }

    def has_verb(self, setting: Rules, verb: str) -> bool:
        return verb not in self.expansion_verbs or any(verb in addition.verbs for addition in setting.additions)

    def shows_closed(self, setting: Rules, verb: str) -> bool:
        added = self.expansion_verbs
        return verb not in added or any(verb in addition.closed_verbs for addition in setting.additions)

    def make_judge(self) -> Judge:
        return TinnersJudge()

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        bidding: Bidding = TwoPlayerBidding() if seats == 2 else OpenBidding()
        dealing: Dealing = DeckDealing() if seats == 2 else BoxDealing()
        rules = Rules(self, seats, options, Moves(self.table), bidding, dealing)
        rules.end_rule = "TT-END-01"
        rules.elsewhere.update(ELSEWHERE)
        for question in self.questions():
            rules.add_question(question)
        for expansion in self.expansions(options):
            rules.expansions.append(expansion)
            expansion.join(rules)
        rules.additions += self.additions(options)
        return rules

    def make_state(self, setting: Rules, seed: int) -> TinnersState:
        state = TinnersState(setting, seed)
        set_up(state)
        return state

    def view(self, state: TinnersState, seat: int) -> Any:
        return build_view(state, seat)

    def round_of(self, state: TinnersState) -> int:
        return state.round

    def lot_of(self, state: TinnersState) -> int:
        return state.auction.lot

    def paths(self, state: TinnersState, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        return paths(state, viewer, names)

    def table_words(self, state: TinnersState, viewer: int, names: Sequence[str]) -> list[TableSection]:
        return table_words(self.view(state, viewer), self.content, names, state.rules.additions)

    def hand_words(self, state: TinnersState, seat: int) -> list[TableLine]:
        """The survey cards in hand, without those that the seat has chosen to discard."""
        own = self.view(state, seat).player[seat]
        return [card_line(self.content.card_of[card]) for card in own.hand if f"discard {card}" not in own.sealed]

    def drawn(
        self, state: TinnersState, viewer: int, names: Sequence[str], width: int, news: Sequence[str] = ()
    ) -> Any:
        from wheal.games.tinners.terminal.table import TinnersDrawing  # Rich is loaded only where something is drawn

        board = board_view(state, viewer, names)
        return TinnersDrawing(board, self.content, names, width, news, state.rules.additions)

    def cost_text(self, state: TinnersState, viewer: int, action: Action[Any]) -> str:
        return cost_text(state, self.content, viewer, action)

    def board_view(self, state: TinnersState, viewer: int, names: Sequence[str]) -> BoardView | None:
        return board_view(state, viewer, names) if _is_drawn(state.rules) else None

    def seat_board(
        self, public: BoardView | None, state: TinnersState, seat: int, names: Sequence[str]
    ) -> BoardView | None:
        return None if public is None else seat_board(public, state, seat, names)

    def make_sheet(self, setting: Rules) -> Sheet | None:
        if not _is_drawn(setting):
            return None
        lines = Lines(self.content.drawing)
        return Sheet(MapSheet(setting, self.content, lines).draw(), board_constants(setting, self.content, lines))

    def picture(self, state: TinnersState, viewer: int, names: Sequence[str]) -> str:
        from wheal.games.tinners.picture.document import picture

        sheet = self.sheet(state.rules)
        return "" if sheet is None else picture(state, self.content, sheet.constants, viewer, names)

    def offers(self, state: TinnersState, seat: int, legal: Sequence[Action[Any]]) -> Offers:
        return offers(state, seat, legal)

    def has_secret(self, state: TinnersState, seat: int) -> bool:
        return has_secret(state, seat)

    def stage(self, state: TinnersState) -> Stage:
        return stage(state)

    def round_card(self, match: Match) -> RoundCard | None:
        return round_card(match)

    def measures(self, state: TinnersState) -> dict[str, list[int]]:
        return {"points": state.scores(), "money": [player.money for player in state.players]}

    def highlights(self, match: Match) -> list[Highlight]:
        return highlights(match, self.content)

    def part_text(self, name: str, word: str) -> str:
        return part_text(self.content, name, word) or super().part_text(name, word)

    def event_words(self, event: Event) -> dict[str, Any]:
        return event_words(event, self.content)

    def inline(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        return inline_tiles(self.content, given, seats)

    def place(self, state: TinnersState, given: Mapping[str, Any], names: Sequence[str]) -> None:
        place(state, self.content, given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)
