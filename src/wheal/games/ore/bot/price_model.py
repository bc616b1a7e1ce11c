"""What barrels and spaces of mines are worth by the cards of the game, whoever holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.ore.rules.position import DEEPEST_LEVEL, RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.rules.setting import Rules

FITTINGS: Final = 40


class PriceModel:
    """Dollars for a barrel where it pays for an asset, in a contract and on the market; yields by cage level."""

    def __init__(self, rules: Rules) -> None:
        prices = [
            ([float(number) for number in barrels], float(money))
            for barrels, money in zip(rules.asset_barrels, rules.asset_money, strict=True)
            if any(barrels) and money > 0
        ]
        rows: list[tuple[list[float], float]] = []
        for items, pays in zip(rules.row_items, rules.row_pays, strict=True):
            if items:
                needs = [0.0] * RESOURCES
                for first, second in zip(items[::2], items[1::2], strict=True):
                    needs[first] += 1.0 if second < 0 else 0.5
                    if second >= 0:
                        needs[second] += 0.5
                rows.append((needs, float(pays)))
        self.in_assets: list[float] = _fit_barrel_values(prices)
        self.in_contracts: list[float] = _fit_barrel_values(rows)
        self.on_market: list[float] = []
        self.yields: list[list[float]] = []  # by resource and cage level: barrels a round
        for deck in rules.mine_decks:
            self.on_market.append(sum(rules.mine_price[card] for card in deck) / max(1, len(deck)))
            by_level: list[float] = [0.0]
            for cage in range(1, DEEPEST_LEVEL + 1):
                barrels = spaces = 0
                for card in deck:
                    for number, level in zip(rules.mine_yields[card], rules.mine_levels[card], strict=True):
                        if level <= cage:
                            barrels += number
                            spaces += 1
                by_level.append(barrels / max(1, spaces))
            self.yields.append(by_level)

    def income(self, cage: int) -> float:
        """What a miner with that cage usually brings up in a round, in dollars."""
        return sum(self.yields[r][cage] * self.in_assets[r] for r in range(RESOURCES)) / RESOURCES


def _fit_barrel_values(samples: list[tuple[list[float], float]]) -> list[float]:
    """Values of single barrels that explain the prices of whole sets as well as possible."""
    values = [5.0] * RESOURCES
    for _ in range(FITTINGS):
        shares = [0.0] * RESOURCES
        counts = [0.0] * RESOURCES
        for needs, price in samples:
            total = sum(values[r] * needs[r] for r in range(RESOURCES))
            for r in range(RESOURCES):
                if needs[r]:
                    shares[r] += needs[r] * values[r] * price / total
                    counts[r] += needs[r]
        values = [shares[r] / counts[r] if counts[r] else values[r] for r in range(RESOURCES)]
    return values
