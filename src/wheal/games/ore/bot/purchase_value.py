"""What can be bought and what it is worth beyond its price: assets, initiatives and contracts."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from wheal.games.ore.bot.asset_value import MINING
from wheal.games.ore.rules.acquisition import has_black_market
from wheal.games.ore.rules.initiatives import cost, has_card, has_effect
from wheal.games.ore.rules.position import (
    EXPANDED_OPS,
    FUTURES_EXCHANGE,
    MINE_CAGE,
    NONE,
    PRIVATE_MARKET,
    PRIVATE_MINE,
    RESOURCES,
)

if TYPE_CHECKING:
    from wheal.games.ore.bot.seat_value import SeatValue

TOKEN: Final = 0.27  # points for a Drill Bit or Collab Ops in hand
NEW_MINER: Final = 0.98  # of what a miner usually brings up
DEEPER: Final = 1.2  # of what a deeper cage could bring to the miners in mines
PRIVATE_SALE: Final = 0.33  # chance that a private market is used in a round, with its price


class Offer(NamedTuple):
    """Something that can be bought: what it is worth after its price, and what it is."""

    net: float
    asset: int  # or NONE
    initiative: int  # or NONE
    resource: int  # the barrel that an initiative is paid with, or NONE
    is_money: bool


class PurchaseValue:
    """What the rows offer to one seat."""

    def __init__(self, w: SeatValue) -> None:
        self.w: SeatValue = w

    # ---- assets -------------------------------------------------------------------------------------
    def asset_for_money(self, design: int, fee: int = 0, cash: float | None = None) -> float:
        return self.w.effects.worth(design) - self.w.spent(self.w.rules.asset_money[design] + fee, cash)

    def asset_for_barrels(self, design: int, fee: int = 0, barrels: list[float] | None = None) -> float:
        w = self.w
        cost_points = self.paid(w.rules.asset_barrels[design], barrels)
        return w.effects.worth(design) - cost_points - (w.spent(fee) if fee else 0.0)

    def paid(self, needed: list[int], barrels: list[float] | None = None) -> float:
        """What barrels are missed, in points."""
        stores = self.w.stores
        have = barrels or stores.barrels
        left = [have[r] - needed[r] for r in range(RESOURCES)]
        before = stores.now if barrels is None else stores.outcome(barrels)
        return before.value - stores.outcome(left).value

    def assets(self, cash: float, barrels: list[float]) -> list[Offer]:
        """Every shown asset that could be paid so, by its better way."""
        w = self.w
        out: list[Offer] = []
        for design in w.state.asset_row:
            if design < 0:
                continue
            money = w.rules.asset_money[design]
            needed = w.rules.asset_barrels[design]
            best: Offer | None = None
            if 0 <= money <= cash:
                best = Offer(self.asset_for_money(design, 0, cash), design, NONE, NONE, True)
            if w.rules.asset_has_barrels[design] and all(barrels[r] >= needed[r] for r in range(RESOURCES)):
                net = self.asset_for_barrels(design, 0, barrels)
                if best is None or net > best.net:
                    best = Offer(net, design, NONE, NONE, False)
            if best is not None:
                out.append(best)
        return out

    # ---- initiatives --------------------------------------------------------------------------------
    def initiatives(self, cash: float, barrels: list[float]) -> list[Offer]:
        w = self.w
        out: list[Offer] = []
        for number in sorted(set(w.state.initiative_row)):
            if number < 0 or not has_effect(w.state, w.player, number) or cost(w.state, w.player, number) > cash:
                continue
            if not w.rules.takes_barrel[number]:
                out.append(Offer(self.initiative(number, NONE, cash), NONE, number, NONE, True))
                continue
            for r in range(RESOURCES):
                if barrels[r] >= 1 and has_card(w.state, number, r):
                    out.append(Offer(self.initiative(number, r, cash), NONE, number, r, True))
        return out

    def initiative(self, number: int, resource: int, cash: float | None = None) -> float:
        """What an initiative is worth after its price in money and barrels."""
        w = self.w
        kind = w.rules.initiative_kind[number]
        value = -w.spent(cost(w.state, w.player, number), cash)
        if kind == EXPANDED_OPS:
            return value + self.new_miner
        if kind == MINE_CAGE:
            return value + self.deeper_cage
        if kind == FUTURES_EXCHANGE:
            return value + self._future(resource)
        if kind == PRIVATE_MINE:
            return value + self._private_mine(resource)
        if kind == PRIVATE_MARKET:
            return value + self._private_market(resource)
        return value + (TOKEN if w.rounds > 0 and w.player.drill + w.player.collab == 0 else 0.0)

    @cached_property
    def new_miner(self) -> float:
        w = self.w
        salaries = w.rules.salaries
        employed = w.player.employed
        more = salaries[employed + 1] - salaries[employed] if employed + 1 < len(salaries) else 0
        value = w.rounds * NEW_MINER * w.scale.income(w.player.cage) * w.rate
        value -= more * w.rate * w.rounds / w.rules.seats
        if w.is_paying:
            value -= w.spent(more)
        for design in w.player.assets:
            if w.rules.score_kind[design] == "score_miners":
                value += w.rules.limit_of(design, employed + 1) - w.rules.limit_of(design, employed)
        return value

    @cached_property
    def deeper_cage(self) -> float:
        """More from every mine to come, and from the mines in which one already has miners."""
        w = self.w
        cage = w.player.cage
        gain = w.scale.income(cage + 1) - w.scale.income(cage)
        value = DEEPER * MINING * w.player.employed * gain * w.rate * max(0.0, w.rounds - 1.0)
        workings = [
            w.workings.work(r, w.state.mines[r].owner, w.state.mines[r].count, cage + 1) for r in range(RESOURCES)
        ]
        own = w.stores.own_income(cage + 1)
        value += w.stores.outcome(workings=workings, own=own).value - w.stores.now.value
        for r in range(RESOURCES):
            value -= w.miner_round * (workings[r].tied - w.workings.now[r].tied)
        return value

    def _with_income(self, resource: int, income: list[float], at_once: int) -> float:
        """What barrels that come in later are worth, after the barrel that is paid and so many that stay one's own."""
        w = self.w
        first = 1 if w.is_before_close else 0
        own = [row[:] for row in w.stores.own]
        for t, number in enumerate(income):
            if first + t < len(own):
                own[first + t][resource] += number
        barrels = w.stores.barrels[:]
        barrels[resource] += at_once - 1
        return w.stores.outcome(barrels, own=own).value - w.stores.now.value

    def _future(self, resource: int) -> float:
        return self._with_income(resource, [1.0] * (self.w.rules.futures_most - 1), 1)

    def _private_mine(self, resource: int) -> float:
        income = self.w.workings.unseen(resource, self.w.player.cage)
        return self._with_income(resource, income, 0) + self._private_card()

    def _private_market(self, resource: int) -> float:
        w = self.w
        cards = w.unseen_mines(resource)
        if not cards:
            return 0.0
        spaces = sum(sum(1 for level in w.rules.mine_levels[card] if level <= w.player.cage) for card in cards) / len(
            cards
        )
        bonus = w.stores.prices[resource] - w.stores.public_price(resource)
        price = sum(w.rules.mine_price[card] for card in cards) / len(cards) + bonus
        value = PRIVATE_SALE * price * min(spaces, w.rounds) * w.rate
        return value + self._with_income(resource, [], 0) + self._private_card()

    def _private_card(self) -> float:
        w = self.w
        value = 0.0
        for design in w.player.assets:
            if w.rules.score_kind[design] == "score_private_cards":
                value += w.effects.strategic_score(design, 1.0) - w.effects.strategic_score(design, 0.0)
        return value

    @cached_property
    def offers(self) -> tuple[list[Offer], list[Offer]]:
        """The assets and the initiatives that one could probably pay after the market, the best first."""
        w = self.w
        first = w.stores.now
        sales = [w.stores.prices[r] for r in range(RESOURCES) if first.barrels[r] >= 1.0]
        cash = w.player.cash + first.cash + max(sales, default=0.0)
        assets = sorted(self.assets(cash, first.barrels), key=lambda offer: -offer.net)
        initiatives = sorted(self.initiatives(cash, first.barrels), key=lambda offer: -offer.net)
        return assets, initiatives

    # ---- contracts ----------------------------------------------------------------------------------
    def contract(self, card: int) -> float:
        """What a contract that is taken in the next acquisition is worth."""
        stores = self.w.stores
        return stores.outcome(claims=[*stores.claims, stores.new_claim(card)]).value - stores.now.value

    @cached_property
    def contracts(self) -> list[tuple[float, int]]:
        """The contracts that could be taken, the best first."""
        w = self.w
        cards = [card for card in w.state.contract_row if card >= 0]
        if w.state.contract_discard and has_black_market(w.state, w.player):
            cards += w.state.contract_discard
        return sorted(((self.contract(card), card) for card in cards), key=lambda pair: (-pair[0], pair[1]))
