"""The seat that is asked, as far as the view tells: what it has, which rows it can fill, what something costs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.position import EXPANDED_OPS, MINE_CAGE

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content, Initiative, Row
    from wheal.games.ore.view import ContractView, MineView, PlayerView, View

Barrels: TypeAlias = tuple[int, ...]


class Asked:
    """The seat that is asked, with what it has."""

    def __init__(self, view: View, content: Content, seat: int) -> None:
        self.view = view
        self.content = content
        self.seat = seat
        self.player: PlayerView = view.player[seat]
        self.barrels: Barrels = tuple(self.player.barrels[resource] for resource in RESOURCES)
        designs = {asset.id: asset for asset in content.assets}
        self.assets: list[Asset] = [designs[name] for name in self.player.assets]

    def owned(self, do: str, *, is_unused: bool = False) -> list[Asset]:
        """The own assets of a kind, those first that come first among all designs."""
        used = self.player.used
        found = [asset for asset in self.content.assets if asset in self.assets and asset.effect.do == do]
        if not is_unused:
            return found
        return [asset for asset in found if self.player.assets.count(asset.id) > used.count(asset.id)]

    # ---- rows of contracts ------------------------------------------------------------------
    def rows(self, number: int) -> tuple[Row, ...]:
        return next(contract.rows for contract in self.content.contracts if contract.number == number)

    def open_rows(self, held: ContractView) -> list[Row]:
        return [row for place, row in enumerate(self.rows(held.card), 1) if place not in held.filled]

    def due(self) -> list[Row]:
        """The rows that must still be filled in this round."""
        return [self.open_rows(held)[0] for held in self.player.contracts if held.due and not held.sold]

    def keeps_rows(self, changed: set[Barrels]) -> bool:
        """Can as many due rows be filled from one of these stocks as from the present one? ORE-RUL-21"""
        due = self.due()
        return bool(changed) and most_filled(changed, due) >= most_filled({self.barrels}, due)

    def can_fill(self, row: Row) -> bool:
        return bool(left_after({self.barrels}, row))

    def can_spare(self, given: int, amount: int = 1, gained: int = -1, received: int = 0) -> bool:
        """Are so many barrels there, and, in the Market, not needed for a due row?"""
        left = list(self.barrels)
        left[given] -= amount
        if gained >= 0:
            left[gained] += received
        return left[given] >= 0 and (self.view.kind != "market" or self.keeps_rows({tuple(left)}))


def left_after(stocks: set[Barrels], row: Row) -> set[Barrels]:
    """What can be left of some stocks of barrels after a row; nothing, if none of them suffices."""
    for item in row.needs:
        stocks = {
            tuple(number - (place == resource) for place, number in enumerate(stock))
            for stock in stocks
            for resource in item
            if stock[resource] > 0
        }
    return stocks


def most_filled(stocks: set[Barrels], due: list[Row]) -> int:
    """How many of these rows can be filled together."""
    if not due:
        return 0
    left = left_after(stocks, due[0])
    best = 1 + most_filled(left, due[1:]) if left else 0
    return best if best == len(due) else max(best, most_filled(stocks, due[1:]))


def can_advance(view: View, mine: MineView, space: int) -> bool:
    """Can the miners on a space go deeper, by the card and by their owner's cage?"""
    cage = view.player[mine.miners[space][0]].cage
    return space + 1 < len(mine.levels) and mine.levels[space + 1] <= cage


def relief_cost(asked: Asked) -> int:
    return min([asked.content.setup.relief, *(asset.effect.fees[0] for asset in asked.owned("relief"))])


def kind_of(initiative: Initiative) -> int:
    return int(initiative.rule[-2:])


def initiative_cost(content: Content, player: PlayerView, initiative: Initiative) -> int:
    """The price for this player; it rises with the miners and with the cage (ORE-RUL-55)."""
    step = 0
    if kind_of(initiative) == EXPANDED_OPS:
        step = player.employed - content.setup.miners
    elif kind_of(initiative) == MINE_CAGE:
        step = player.cage - content.setup.cage_level
    return initiative.money[min(max(step, 0), len(initiative.money) - 1)]
