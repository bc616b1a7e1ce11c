"""Rules: what is fixed for one content, player count and set of options, shared by all states."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.rules.position import NONE, RESOURCES
from wheal.games.ore.rules.wrong_moment import others_turn, wrong_moment
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.state import Setting

if TYPE_CHECKING:
    from wheal.games.ore.content import Content
    from wheal.games.ore.decisions.moves import Moves
    from wheal.kernel.game import Game

ROW_BITS: Final = 4  # rows of a contract are numbered card << ROW_BITS | row


class Rules(Setting):
    """Tables by number (mine card, contract, asset design, initiative, resource), numbers of the set-up, readings."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, int | str],
        moves: Moves,
    ) -> None:
        super().__init__(game, seats, options)
        content: Content = game.content
        self.moves: Moves = moves
        setup = content.setup
        # variants and disputed readings
        variant = str(options["variant"])
        self.is_short: bool = variant == "short"
        self.is_long: bool = variant == "long"
        self.is_race: bool = variant == "contract_race"
        self.has_token_limits: bool = bool(options["token_limits"])  # ORE-RUL-03
        self.is_stacking: bool = bool(options["own_stacking"])  # ORE-RUL-08
        self.markets_move: bool = options["private_market_moves"] == "every collection"  # ORE-RUL-16
        self.own_pair_explores: bool = bool(options["exploratory_own_pair"])  # ORE-RUL-44
        self.relief_at_once: bool = options["relief"] == "at once"  # ORE-RUL-34
        # numbers of the set-up
        self.start_money: int = setup.money
        self.start_miners: int = setup.miners
        self.most_miners: int = setup.most_miners
        self.start_cage: int = setup.cage_level
        self.row: int = setup.row
        self.track_spaces: int = setup.track_spaces
        self.free_sales: int = setup.market_barrels
        self.salaries: list[int] = [int(setup.salaries.get(miners, 0)) for miners in range(setup.most_miners + 1)]
        self.relief_cost: int = setup.relief
        self.slag_pay: int = setup.slag
        self.drill_money: int = setup.drill_money
        self.drill_coal: int = setup.drill_coal
        self.strike_per: int = setup.strike_per
        self.contract_points: int = setup.race.contract_points if self.is_race else setup.contract_points
        self.dollars_per_point: int = setup.dollars_per_point
        self.strike_points: int = setup.strike_points
        self.failure_strikes: int = setup.race.failure_strikes if self.is_race else 0  # ORE-VAR-11
        self.race_deal: int = setup.race.deal if self.is_race else 0
        self.neutral_miners: int = setup.neutral_miners
        self.futures_tokens: int = setup.futures
        self.tokens: int = setup.tokens
        self.futures_most: int = setup.futures_most
        # mine cards
        self.mine_ids: list[str] = [str(card.id) for card in content.mines]
        self.mine_resource: list[int] = [int(card.resource) for card in content.mines]
        self.mine_price: list[int] = [int(card.price) for card in content.mines]
        self.mine_yields: list[list[int]] = [list(card.yields) for card in content.mines]
        self.mine_levels: list[list[int]] = [list(card.levels) for card in content.mines]
        # contracts; a row is a flat list of items, two numbers each: a resource, and another that does as well or NONE
        self.contract_numbers: list[int] = [int(contract.number) for contract in content.contracts]
        self.contract_rows: list[int] = [len(contract.rows) for contract in content.contracts]
        self.row_items: list[list[int]] = [[] for _ in range(len(content.contracts) << ROW_BITS)]
        self.row_pays: list[int] = [0] * (len(content.contracts) << ROW_BITS)
        for card, contract in enumerate(content.contracts):
            for number, row in enumerate(contract.rows):
                items: list[int] = []
                for item in row.needs:
                    items.append(item[0])
                    items.append(item[1] if len(item) > 1 else NONE)
                self.row_items[card << ROW_BITS | number] = items
                self.row_pays[card << ROW_BITS | number] = row.pays
        # assets
        self.asset_ids: list[str] = [str(asset.id) for asset in content.assets]
        self.asset_rules: list[str] = [asset.rule or "ORE-AST-53" for asset in content.assets]
        self.asset_money: list[int] = [int(asset.money) for asset in content.assets]
        self.asset_barrels: list[list[int]] = [list(asset.barrels) for asset in content.assets]
        self.asset_has_barrels: list[bool] = [any(asset.barrels) for asset in content.assets]
        self.asset_points: list[int] = [int(asset.vp) for asset in content.assets]
        self.asset_category: list[int] = [int(asset.category) for asset in content.assets]
        self._read_effects(content)
        # initiatives
        self.initiative_ids: list[str] = [str(initiative.id) for initiative in content.initiatives]
        self.initiative_rules: list[str] = [str(initiative.rule) for initiative in content.initiatives]
        self.initiative_money: list[list[int]] = [list(initiative.money) for initiative in content.initiatives]
        self.takes_barrel: list[bool] = [bool(initiative.takes_barrel) for initiative in content.initiatives]
        self.initiative_kind: list[int] = [int(rule[-2:]) for rule in self.initiative_rules]
        self._read_decks(content)

    def _read_effects(self, content: Content) -> None:
        """What assets do, in lists by design; designs that do a thing at a certain moment are listed by themselves."""
        designs = len(content.assets)
        self.exchange_inputs: list[list[int]] = [[] for _ in range(designs)]  # ORE-AST-53
        self.exchange_rates: list[list[int]] = [[] for _ in range(designs)]  # in, out, in, out, …
        self.exchanges: list[int] = []
        self.traders: list[int] = []  # exchanges with a choice of input or rate
        self.rail_sales: list[list[int]] = [[0] * RESOURCES for _ in range(designs)]  # ORE-MKT-05
        self.railroads: list[int] = []
        self.plant_bonus: list[list[int]] = [[0] * RESOURCES for _ in range(designs)]  # ORE-MKT-07
        self.plants: list[int] = []
        self.ventures: list[int] = []
        self.venture_needs: list[list[int]] = [[] for _ in range(designs)]
        self.venture_gives: list[int] = [NONE] * designs
        self.diversified: list[int] = []
        self.exploratory: list[int] = []
        self.ops_team: list[int] = []
        self.efficient: list[int] = []
        self.negotiation: list[int] = []
        self.subcontract: list[int] = []
        self.subcontract_lines: list[int] = [0] * designs
        self.subcontract_version: list[int] = [0] * designs  # 1: a, 2: b
        self.relief_price: list[int] = [0] * designs
        self.sales_assets: list[int] = []  # Sales Ops that buy an asset
        self.sales_contracts: list[int] = []  # Sales Ops that take a contract
        self.black_market: list[int] = []
        self.bonus: list[int] = [0] * designs
        self.fees: list[list[int]] = [[] for _ in range(designs)]
        self.tiers: list[list[int]] = [[] for _ in range(designs)]  # at least, value, at least, value, …
        self.score_kind: list[str] = [""] * designs
        self.score_resources: list[list[int]] = [[] for _ in range(designs)]
        self.score_category: list[int] = [NONE] * designs
        self.score_each: list[int] = [0] * designs
        self.score_most: list[int] = [0] * designs
        for design, asset in enumerate(content.assets):
            effect = asset.effect
            self.bonus[design] = effect.bonus
            self.fees[design] = list(effect.fees)
            for least, value in effect.tiers:
                self.tiers[design] += [least, value]
            if effect.do == "exchange":
                self.exchange_inputs[design] = list(effect.resources)
                for taken, given in effect.rates:
                    self.exchange_rates[design] += [taken, given]
                is_trader = len(effect.rates) > 1 or len(effect.resources) > 1
                (self.traders if is_trader else self.exchanges).append(design)
            elif effect.do == "railroad":
                self.rail_sales[design] = list(effect.sells)
                self.railroads.append(design)
            elif effect.do == "plant":
                self.plant_bonus[design][effect.resources[0]] = effect.bonus
                self.plants.append(design)
            elif effect.do == "venture":
                self.venture_needs[design] = list(effect.resources)
                self.venture_gives[design] = effect.gives
                self.ventures.append(design)
            elif effect.do == "diversified":
                self.diversified.append(design)
            elif effect.do == "exploratory":
                self.exploratory.append(design)
            elif effect.do == "ops_team":
                self.ops_team.append(design)
            elif effect.do == "efficient":
                self.efficient.append(design)
            elif effect.do == "negotiation":
                self.negotiation.append(design)
            elif effect.do == "subcontract":
                self.subcontract_lines[design] = effect.lines
                self.subcontract_version[design] = 1 if effect.lines == 1 else 2
                self.subcontract.append(design)
            elif effect.do == "relief":
                self.relief_price[design] = effect.fees[0]
            elif effect.do == "sales":
                (self.sales_assets if effect.what == "asset" else self.sales_contracts).append(design)
            elif effect.do == "black_market":
                self.black_market.append(design)
            elif effect.do.startswith("score_"):
                self.score_kind[design] = effect.do
                self.score_resources[design] = list(effect.resources)
                self.score_category[design] = effect.category
                self.score_each[design] = effect.each
                self.score_most[design] = effect.most

    def _read_decks(self, content: Content) -> None:
        """What is dealt with this player count and variant; things of a scenario are never dealt."""
        setup = content.setup
        own = setup.players[self.seats]
        decks = ("three", "more") if self.is_long else (own.mines,)  # ORE-SET-02, ORE-VAR-06
        self.mine_decks: list[list[int]] = [[] for _ in range(RESOURCES)]
        for card, mine in enumerate(content.mines):
            if mine.deck in decks and mine.id not in content.defined:
                self.mine_decks[mine.resource].append(card)
        self.mines_removed: list[int] = list(setup.short.remove_mines) if self.is_short else [0] * RESOURCES
        self.asset_deck: list[int] = []
        for design, asset in enumerate(content.assets):
            if asset.id not in content.defined and not (self.is_short and asset.is_light):  # ORE-VAR-03
                self.asset_deck += [design] * asset.copies
        self.initiative_deck: list[int] = []
        for number, initiative in enumerate(content.initiatives):
            if initiative.id not in content.defined:
                copies = initiative.dark if self.is_short else initiative.copies  # ORE-VAR-02
                self.initiative_deck += [number] * copies
        highest = setup.short.contracts_up_to if self.is_short else 0  # ORE-VAR-04
        self.contract_deck: list[int] = []
        for card, contract in enumerate(content.contracts):
            if f"#{contract.number}" not in content.defined and (not highest or contract.number <= highest):
                self.contract_deck.append(card)
        if self.is_short:
            self.assets_used: int = setup.short.assets  # ORE-VAR-13
            self.contracts_used: int = setup.short.contracts
        elif self.is_long:
            self.assets_used = setup.long.assets  # ORE-VAR-13
            self.contracts_used = setup.long.contracts
        elif self.is_race:
            self.assets_used = setup.race.assets  # ORE-VAR-13
            self.contracts_used = setup.race.deal * self.seats
        else:
            self.assets_used = own.assets
            self.contracts_used = own.contracts

    def limit_of(self, design: int, value: int) -> int:
        """What a design's tiers give for a number: the highest tier reached, 0 below the first (ORE-SCO-06)."""
        found = 0
        tiers = self.tiers[design]
        for i in range(0, len(tiers), 2):
            if value >= tiers[i]:
                found = tiers[i + 1]
        return found

    def wrong_moment(self, state: Any, seat: int, action: Action[Any]) -> Refusal:
        return wrong_moment(state, action)

    def others_turn(self, state: Any, seat: int) -> Refusal:
        return others_turn(state)
