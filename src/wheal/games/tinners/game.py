"""Tinners' Trail as a Game: options, ranges of the notation, and how a state is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from wheal.games.tinners.auction import Bidding, OpenBidding
from wheal.games.tinners.board import BoardView, board_view
from wheal.games.tinners.board_facts import SheetFacts
from wheal.games.tinners.content import REGION_NAMES, Content, load_content
from wheal.games.tinners.costs import cost_text
from wheal.games.tinners.defined import with_defined
from wheal.games.tinners.expansion import Expansion
from wheal.games.tinners.extraction import MAX_CUBES
from wheal.games.tinners.given import force, inline_tiles, place
from wheal.games.tinners.investing import STEP
from wheal.games.tinners.judgement import TinnersJudge
from wheal.games.tinners.moves import Moves
from wheal.games.tinners.plain import board_text, card_text, event_text, move_text
from wheal.games.tinners.plain_words import part_text
from wheal.games.tinners.position import (
    ACT,
    DISCARD,
    END_OF_ROUND,
    INVEST,
    PEEK,
    ROUND_START,
    SELL,
    Position,
)
from wheal.games.tinners.questions import all_questions
from wheal.games.tinners.rules import Rules
from wheal.games.tinners.setup import set_up
from wheal.games.tinners.sheet import make_sheet
from wheal.games.tinners.state import TinnersState
from wheal.games.tinners.story import facts, measures, stage
from wheal.games.tinners.survey import BoxDealing, Dealing, DeckDealing
from wheal.games.tinners.two_players import TwoPlayerBidding
from wheal.games.tinners.verbs import HIGHEST_BID, HIGHEST_INVESTMENT, VERBS
from wheal.games.tinners.view import build_view, paths
from wheal.kernel.action import Action
from wheal.kernel.events import Event
from wheal.kernel.game import Game, Option, OptionValue
from wheal.kernel.judge import Judge
from wheal.kernel.orders import Moment
from wheal.kernel.page import Fact, Sheet, Stage
from wheal.kernel.question import Question
from wheal.kernel.state import Setting, State
from wheal.kernel.table import Borders, Names, Numbers
from wheal.kernel.texts import language

if TYPE_CHECKING:
    from wheal.kernel.match import Match

EXPANSIONS = ("arsenic", "emigration", "kickstarter")
DIFFICULTIES = (
    "better_mines",
    "cheap_labour",
    "deep_pockets",
    "friends_in_high_places",
    "financial_sabotage",
    "bailing_out",
    "shady_land_purchases",
)
PHASES = {  # by the frame that lies at the bottom
    DISCARD: "setup",
    ROUND_START: "prices",
    ACT: "actions",
    SELL: "sell-and-invest",
    INVEST: "sell-and-invest",
    END_OF_ROUND: "end-of-round",
    PEEK: "end-of-round",
}


class Tinners(Game):
    """Tinners' Trail, remastered edition."""

    id: ClassVar[str] = "tinners"
    title: ClassVar[str] = "Tinners' Trail"
    rules_number: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 6)
    options: ClassVar[dict[str, Option]] = {
        **{name: Option(name, (False, True), is_ready=False) for name in (*EXPANSIONS, *DIFFICULTIES)},
        "more_mines": Option("more_mines", (0, 1, 2), is_ready=False),
    }
    multisets: ClassVar[frozenset[str]] = frozenset(
        {"adits", "hand", "peeked", *(f"revealed.{region}" for region in REGION_NAMES)}
    )
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"discard"})
    board_types: ClassVar[tuple[type, type]] = (BoardView, SheetFacts)
    content: Content
    _judge: Judge | None = None

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        self._sheets: dict[tuple[int, str], Sheet] = {}

    @classmethod
    def with_content(cls, folder: Path | None = None) -> Tinners:
        return cls(load_content(folder))

    def with_defined(self, define: Mapping[str, Any]) -> Tinners:
        return type(self)(with_defined(self.content, define))

    def verbs(self) -> Sequence[type[Action[Any]]]:
        return VERBS

    def questions(self) -> list[Question[Any]]:
        return all_questions()

    def expansions(self, options: Mapping[str, OptionValue]) -> list[Expansion]:
        """The expansions that these options switch on, in the order in which their effects come."""
        return []

    def ranges(self) -> Mapping[str, Names]:
        areas = self.content.area_names()
        return {
            "AREA": Names(areas),
            "BORDER": Borders(self.content.border_names(), areas),
            "CARD": Names([card.id for card in self.content.cards]),
            "CUBES": Numbers(0, MAX_CUBES),
            "AMOUNT": Numbers(STEP, HIGHEST_INVESTMENT, STEP),
            "POUNDS": Numbers(0, HIGHEST_BID),
        }

    def judge(self) -> Judge:
        if self._judge is None:
            self._judge = TinnersJudge()
        return self._judge

    def make_setting(self, seats: int, options: dict[str, OptionValue]) -> Rules:
        bidding: Bidding = TwoPlayerBidding() if seats == 2 else OpenBidding()
        dealing: Dealing = DeckDealing() if seats == 2 else BoxDealing()
        rules = Rules(self, self.table, self.content, seats, options, Moves(self.table), bidding, dealing)
        rules.end_rule = "TT-END-01"
        for question in self.questions():
            rules.add_question(question)
        for expansion in self.expansions(options):
            rules.expansions.append(expansion)
            expansion.join(rules)
        return rules

    def make_state(self, setting: Setting, seed: int) -> TinnersState:
        assert isinstance(setting, Rules)
        state = TinnersState(setting, seed)
        set_up(state)
        return state

    def blank(self, seats: int, options: dict[str, OptionValue]) -> TinnersState:
        return self.make_state(self.setting(seats, options), 0)

    def view(self, state: State, seat: int) -> Any:
        assert isinstance(state, Position)
        return build_view(state, seat)

    def moment(self, state: State) -> Moment:
        assert isinstance(state, Position)
        return Moment(state.round, PHASES[state.frames[0].kind], state.auction.lot)

    def paths(self, state: State, viewer: int, names: Sequence[str]) -> dict[str, Any]:
        assert isinstance(state, Position)
        return paths(state, viewer, names)

    def board_text(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        return board_text(self.view(state, viewer), names, lang)

    def hand_text(self, state: State, seat: int, lang: str = "") -> list[str]:
        """The survey cards in hand, without those that the seat has chosen to discard."""
        own = self.view(state, seat).player[seat]
        return [card_text(self.content, card, lang) for card in own.hand if f"discard {card}" not in own.sealed]

    def drawn(
        self, state: State, viewer: int, names: Sequence[str], width: int, lang: str = "", news: Sequence[str] = ()
    ) -> Any:
        from wheal.games.tinners.drawn import draw_table  # Rich is loaded only where something is drawn

        return draw_table(self.view(state, viewer), self.content, names, width, news, lang)

    def cost_text(self, state: State, viewer: int, action: Action[Any], lang: str = "") -> str:
        assert isinstance(state, Position)
        return cost_text(state, self.content, viewer, action, lang)

    def board_view(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> BoardView:
        assert isinstance(state, Position)
        return board_view(state, viewer, names, lang)

    def sheet(self, setting: Setting, lang: str = "") -> Sheet:
        assert isinstance(setting, Rules)
        key = (setting.seats, lang or language.get())
        if key not in self._sheets:
            self._sheets[key] = make_sheet(setting, self.content, lang)
        return self._sheets[key]

    def picture(self, state: State, viewer: int, names: Sequence[str], lang: str = "") -> str:
        from wheal.games.tinners.picture import picture

        assert isinstance(state, Position)
        facts = self.sheet(state.rules, lang).facts
        return picture(state, self.content, facts, viewer, names, lang)

    def stage(self, state: State, lang: str = "") -> Stage:
        assert isinstance(state, Position)
        return stage(state, lang)

    def measures(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Position)
        return measures(state)

    def facts(self, match: Match, lang: str = "") -> list[Fact]:
        return facts(match, self.content, lang)

    def move_text(self, action: Action[Any], name: str, lang: str = "") -> str:
        return move_text(action, self.content, name, lang)

    def part_text(self, name: str, word: str, lang: str = "") -> str:
        return part_text(self.content, name, word, lang) or super().part_text(name, word, lang)

    def event_text(self, event: Event, names: Sequence[str], lang: str = "") -> str:
        return event_text(event, self.content, names, lang)

    def inline(self, given: Mapping[str, Any], seats: int) -> dict[str, Any]:
        return inline_tiles(self.content, given, seats)

    def place(self, state: State, given: Mapping[str, Any], names: Sequence[str]) -> None:
        assert isinstance(state, Position)
        place(state, self.content, given, names)

    def force(self, source: str, value: Any) -> list[int]:
        return force(source, value)
