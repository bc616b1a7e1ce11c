"""Rules: what is fixed for one content, player count and set of options, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import ANY_REGION, BACKS, REGIONS, ROUNDS, START_MINES, WILD
from wheal.games.tinners.rules.wrong_moment import ELSEWHERE, others_turn, wrong_moment
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.state import Setting

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.decisions.moves import Moves
    from wheal.games.tinners.rules.auction import Bidding
    from wheal.games.tinners.rules.survey import Dealing
    from wheal.kernel.game import Game

DEALT_PER_REGION: Final = 2  # TT-SET-13, TT-SET-16
DEALT_WILD: Final = 1  # TT-SET-13


class Rules(Setting):
    """Tables by number (area, border, tile, card, round), strategies, and the lists of each hook point."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, int | str],
        moves: Moves,
        bidding: Bidding,
        dealing: Dealing,
    ) -> None:
        super().__init__(game, seats, options)
        content: Content = game.content
        self.moves: Moves = moves
        self.bidding: Bidding = bidding
        self.dealing: Dealing = dealing
        self.mines: list[int] = [START_MINES] * seats  # by seat, TT-CMP-09
        self.start_tiles: int = 1 if seats == 2 or seats == 3 else 2  # TT-SET-10
        self.discard_rule: str = "TT-SET-16" if seats == 2 else "TT-SET-13"
        self.most_miners: int = 1  # in an area, TT-DEV-04
        self.peekers: int = 1 if seats == 2 else 2  # TT-EOR-04, TT-RUL-71
        self.looks_are_public: bool = False
        # map
        self.area_count: int = len(content.areas)
        self.area_names: list[str] = [str(area.name) for area in content.areas]
        self.is_coastal: list[bool] = [bool(area.coast) for area in content.areas]
        self.border_a: list[int] = [pair[0] for pair in content.borders]
        self.border_b: list[int] = [pair[1] for pair in content.borders]
        neighbours: list[list[int]] = [[] for _ in content.areas]
        for a, b in content.borders:
            neighbours[a].append(b)
            neighbours[b].append(a)
        self.neighbours: list[list[int]] = neighbours
        self.areas_of: list[list[int]] = [list(areas) for areas in content.setups[seats]]  # by region
        region_of: list[int] = [-1] * len(content.areas)
        for region in range(REGIONS):
            for area_index in self.areas_of[region]:
                region_of[area_index] = region
        self.region_of: list[int] = region_of
        self.regions: list[int] = [region for region in range(REGIONS) if self.areas_of[region]]
        # tiles and cards; those of a scenario are never dealt
        self.tile_ids: list[str] = [str(tile.id) for tile in content.tiles]
        self.tile_region: list[int] = [int(tile.region) for tile in content.tiles]
        self.tile_tin: list[int] = [int(tile.tin) for tile in content.tiles]
        self.tile_copper: list[int] = [int(tile.copper) for tile in content.tiles]
        self.tile_water: list[int] = [int(tile.water) for tile in content.tiles]
        self.tile_work: list[int] = [int(tile.work) for tile in content.tiles]
        self.tile_money: list[int] = [int(tile.money) for tile in content.tiles]
        self.card_ids: list[str] = [str(card.id) for card in content.cards]
        self.card_back: list[int] = [int(card.back) for card in content.cards]
        self.card_regions: list[int] = [int(card.regions) for card in content.cards]
        self.card_benefit: list[int] = [int(card.benefit) for card in content.cards]
        self.card_amount: list[int] = [int(card.amount) for card in content.cards]
        self.card_value: list[int] = [int(card.value) for card in content.cards]
        self.stacks: list[list[int]] = [[] for _ in range(REGIONS)]  # tiles to deal, by region
        for index, tile in enumerate(content.tiles):
            if tile.id not in content.defined and not tile.is_extra:
                self.stacks[tile.region].append(index)
        self.card_stacks: list[list[int]] = [[] for _ in range(BACKS)]  # cards to deal, by back
        for index, card in enumerate(content.cards):
            if card.id not in content.defined and not card.is_extra:
                self.card_stacks[card.back].append(index)
        self.back_names: list[str] = ["A", "B", "C", "D", "wild"]
        self.back_regions: list[int] = [1 << back if back < WILD else ANY_REGION for back in range(BACKS)]
        self.dealt: list[int] = [DEALT_PER_REGION] * REGIONS + [DEALT_WILD]  # to each player, by back
        self.backs: list[int] = [*self.regions]  # decks in use
        if seats > 2:
            self.backs.append(WILD)
        # prices, board, investments
        self.dice: list[list[int]] = [list(faces) for faces in content.dice]
        self.price_tops: list[int] = list(content.price_tops)
        self.tin_prices: list[int] = list(content.tin_prices)
        self.copper_prices: list[int] = list(content.copper_prices)
        board = content.boards[seats]
        self.board_miners: list[int] = [int(column.miners) for column in board]
        self.board_ports: list[int] = [int(column.ports) for column in board]
        self.board_trains: list[int] = [int(column.trains) for column in board]
        self.board_adits: list[int] = [int(column.adits) for column in board]
        groups: list[list[int]] = []  # available in each round: its own column and those to the left
        for round_index in range(ROUNDS):
            available: list[int] = []
            for column in board[: round_index + 1]:
                available += column.pump_groups
            groups.append(available)
        self.pump_groups: list[list[int]] = groups  # TT-PMP-02
        self.per_10: list[list[int]] = [list(row) for row in content.per_10]
        self.per_5: list[list[int]] = [list(row) for row in content.per_5]
        # hook points
        self.expansions: list[Expansion] = []
        self.set_up: list[Expansion] = []
        self.start_of_round: list[Expansion] = []
        self.take_turn: list[Expansion] = []
        self.further_actions: list[Expansion] = []
        self.after_action: list[Expansion] = []
        self.after_build: list[Expansion] = []
        self.before_sale: list[Expansion] = []
        self.after_sale: list[Expansion] = []
        self.end_of_round: list[Expansion] = []
        self.imagining: list[Expansion] = []
        self.additions: list[Any] = []  # what expansions add to views, scenarios, words and drawings
        self.elsewhere: dict[str, tuple[str, str]] = {**ELSEWHERE}

    def add_back(self, name: str, regions: int, cards: list[int], dealt: int) -> int:
        """A deck of an expansion: the regions that its back may fit, its cards, how many of them each player gets."""
        self.back_names.append(name)
        self.back_regions.append(regions)
        self.card_stacks.append(cards)
        self.dealt.append(dealt)
        return len(self.back_names) - 1

    def wrong_moment(self, state: Any, seat: int, action: Action[Any]) -> Refusal:
        return wrong_moment(state, action)

    def others_turn(self, state: Any, seat: int) -> Refusal:
        return others_turn(state, seat)
