"""What assets are worth: their points, what strategic ones will score, and what the others do round after round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.ore.rules.position import RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.bot.seat_value import SeatValue

# how often what an asset offers can be used
EXCHANGING: Final = 0.14
CARRYING: Final = 0.11
PROCESSING: Final = 0.22
VENTURING: Final = 0.14
EXPLORING: Final = 0.26  # of the miners in mines
TEAMING: Final = 0.22
MINING: Final = 0.23  # of one's miners that are in mines
NEXT_BARREL: Final = 0.6  # what a second barrel of one type is worth, against the first
ON_THE_WAY: Final = 0.7  # what the way to a tier is worth, against the tier
# dollars a round
EFFICIENT: Final = 0.69  # and as much for every contract held
RELIEVING: Final = 0.65
SUBCONTRACTING: Final = 1.6
BLACK_MARKET: Final = 0.3
LATE_ASSET: Final = 2.3
LATE_CONTRACT: Final = 1.4
# what one will still come by, a round
MORE_ASSETS: Final = 0.54
MORE_OF_CATEGORY: Final = 0.09
MORE_BARRELS: Final = 0.27
MORE_SETS: Final = 0.076
MORE_PRIVATE: Final = 0.12
MORE_MINERS: Final = 0.058


def smooth_tier(tiers: list[int], number: float) -> float:
    """What tiers give for a number, with even steps between them: on the way to a tier is worth something."""
    below = value = 0.0
    for i in range(0, len(tiers), 2):
        if number < tiers[i]:
            return value + (tiers[i + 1] - value) * (number - below) / (tiers[i] - below) * ON_THE_WAY
        below = tiers[i]
        value = float(tiers[i + 1])
    return value


class Effects:
    """The assets of one seat, and what another one would add."""

    def __init__(self, w: SeatValue) -> None:
        self.w: SeatValue = w
        rules = w.rules
        owned = w.player.assets
        self.ventures: list[int] = [design for design in owned if design in rules.ventures]
        self.diversified: list[int] = [design for design in owned if design in rules.diversified]
        self.stockpiles: list[int] = [
            design for design in owned if rules.score_kind[design] in ("score_barrels", "score_sets")
        ]
        self.is_gathering: bool = bool(self.ventures or self.diversified)

    def venture_income(self, got: list[float], stock: list[float]) -> float:
        """What ventures add to the stock, and the money of Diversified Ops."""
        rules = self.w.rules
        types = sum(1 for number in got if number > 0)
        more = 0
        for design in self.ventures:
            first, second = rules.venture_needs[design]
            if got[first] > 0 and got[second] > 0:
                gives = rules.venture_gives[design]
                stock[gives] += 1.0
                more |= (1 << gives) if got[gives] <= 0 else 0
        types += more.bit_count()
        return float(sum(rules.limit_of(design, types) for design in self.diversified))

    # ---- a new asset --------------------------------------------------------------------------------
    def worth(self, design: int) -> float:
        """What one more asset is worth in points, before its price."""
        w = self.w
        value = w.rules.asset_points[design] + self.strategic(design) + self.for_others(design)
        return value + self.use(design) * w.rounds * w.rate

    def for_others(self, design: int) -> float:
        """What it adds to the strategic assets one has."""
        w = self.w
        rules = w.rules
        value = 0.0
        for other in w.player.assets:
            kind = rules.score_kind[other]
            is_counted = kind == "score_category" and rules.score_category[other] == rules.asset_category[design]
            if is_counted or kind == "score_assets":
                value += self.strategic_score(other, 1.0) - self.strategic_score(other, 0.0)
        return value

    def strategic(self, design: int) -> float:
        return self.strategic_score(design, 0.0, self.w.rounds) if self.w.rules.score_kind[design] else 0.0

    def strategic_score(self, design: int, more: float, rounds: float = 0.0) -> float:
        """What a strategic asset will score, with so much more than now and what still comes in so many rounds."""
        w = self.w
        rules = w.rules
        player = w.player
        kind = rules.score_kind[design]
        number = more
        if kind == "score_category":
            category = rules.score_category[design]
            number += sum(1 for other in player.assets if rules.asset_category[other] == category)
            number += MORE_OF_CATEGORY * rounds
        elif kind == "score_assets":
            number += len(player.assets) + (0 if design in player.assets else 1) + MORE_ASSETS * rounds
        elif kind == "score_barrels":
            number += sum(player.barrels[r] + MORE_BARRELS * rounds for r in rules.score_resources[design])
        elif kind == "score_miners":
            number += player.employed + MORE_MINERS * rounds
        elif kind == "score_private_cards":
            number += len(player.private) + MORE_PRIVATE * rounds
        elif kind == "score_sets":
            number += min(player.barrels) + MORE_SETS * rounds
        if rules.tiers[design]:
            return smooth_tier(rules.tiers[design], number)
        most = rules.score_most[design]
        worth = number * rules.score_each[design]
        return min(worth, float(most)) if most else worth

    # ---- what assets do -----------------------------------------------------------------------------
    def use(self, design: int) -> float:
        """Dollars that an asset brings in a round."""
        w = self.w
        rules = w.rules
        values = w.barrel_values
        if rules.exchange_rates[design]:
            return EXCHANGING * self._exchange(design)
        if design in rules.railroads:
            return CARRYING * sum(rules.rail_sales[design][r] * w.stores.later_prices[r] for r in range(RESOURCES))
        if design in rules.plants:
            return PROCESSING * sum(rules.plant_bonus[design][r] * (1 + w.stores.rails[r]) for r in range(RESOURCES))
        if design in rules.ventures:
            return VENTURING * values[rules.venture_gives[design]]
        if design in rules.diversified:
            return smooth_tier(rules.tiers[design], MINING * w.player.employed + 0.5 + len(w.player.private) / 2)
        if design in rules.exploratory:
            return EXPLORING * MINING * w.player.employed * rules.bonus[design] * sum(values) / RESOURCES
        if design in rules.ops_team:
            return TEAMING * sum(values) / RESOURCES
        if design in rules.efficient:
            return EFFICIENT * (1 + len(w.player.contracts))
        if design in rules.negotiation:
            return smooth_tier(rules.tiers[design], len(w.player.contracts) + 0.5)
        if design in rules.subcontract:
            return SUBCONTRACTING
        if rules.relief_price[design]:
            return RELIEVING
        if design in rules.sales_assets:
            return LATE_ASSET
        if design in rules.sales_contracts:
            return LATE_CONTRACT
        if design in rules.black_market:
            return BLACK_MARKET
        return 0.0

    def _exchange(self, design: int) -> float:
        """The best that one use of an exchange can do."""
        rules = self.w.rules
        values = self.w.barrel_values
        rates = rules.exchange_rates[design]
        best = 0.0
        for given in rules.exchange_inputs[design]:
            for got in range(RESOURCES):
                if got != given:
                    for i in range(0, len(rates), 2):
                        received = sum(NEXT_BARREL**k for k in range(rates[i + 1]))
                        best = max(best, received * values[got] - rates[i] * values[given])
        return best
