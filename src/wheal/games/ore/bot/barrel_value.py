"""What barrels and contracts are worth together: the coming markets of one seat, played through in its head."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import TYPE_CHECKING, Final, NamedTuple

from wheal.games.ore.bot.asset_value import smooth_tier
from wheal.games.ore.rules.filling import open_rows
from wheal.games.ore.rules.market import plant_bonus, price, railroad_sales
from wheal.games.ore.rules.position import RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.bot.mine_value import Working
    from wheal.games.ore.bot.seat_value import SeatValue
    from wheal.games.ore.rules.position import Held

FOUND: Final = 0.95  # chance to come by a certain barrel in a round, with many miners and first in order
CONTESTED: Final = 0.15  # and how much less with everybody who plays before
TOO_FEW: Final = 0.4  # and with every miner less
SOUGHT: Final = 1.5  # how much another missing barrel takes from this
REACH_IN_HAND: Final = 0.24  # with miners that are still to be placed
LAST_ROUND: Final = 0.8  # chance that the last round one expects is played
ROOM_NOW: Final = 0.5  # barrels of one type that are of use to a miner on the asset track
ROOM_LATER: Final = 0.15  # and that a round to come has a use for, in assets or contracts not yet taken
IN_CONTRACTS: Final = 0.3  # how much they are worth there: between what they pay for assets and what contracts pay
USEFUL: Final = 0.9
HOARDING: Final = 0.17  # how much less a stockpile counts for every round that is left
SALE_NOW: Final = 0.24  # dollars: a sale in hand is better than one in mind


class Claim(NamedTuple):
    """A contract as it concerns its owner: the rows that are open, and the first market in which one is due."""

    card: int
    rows: list[int]
    due: int


class Outcome(NamedTuple):
    """What the coming markets bring in all, in points, and how one stands after the first of them."""

    value: float
    cash: float
    barrels: list[float]


class BarrelValue:
    """The barrels and contracts of one seat."""

    def __init__(self, w: SeatValue) -> None:
        self.w: SeatValue = w
        state = w.state
        player = w.player
        self.prices: list[float] = []
        self.later_prices: list[float] = []
        self.rails: list[int] = []
        for r in range(RESOURCES):
            bonus = plant_bonus(state, player, r)
            now = price(state, r)
            self.prices.append(now + bonus)
            self.later_prices.append((now + w.scale.on_market[r]) / 2.0 + bonus)
            self.rails.append(railroad_sales(state, player, r))
        self.claims: list[Claim] = [self.claim(held) for held in player.contracts]
        self.barrels: list[float] = [float(number) for number in player.barrels]
        self.own: list[list[float]] = self.own_income(player.cage)

    def public_price(self, resource: int) -> int:
        return price(self.w.state, resource)

    def claim(self, held: Held) -> Claim:
        due = 1 if held.is_sold and self.w.is_before_close else 0
        return Claim(held.card, open_rows(self.w.state, held.card, held.filled), due)

    def new_claim(self, card: int) -> Claim:
        """A contract that is taken in the next acquisition."""
        return Claim(card, open_rows(self.w.state, card, 0), 1 if self.w.is_before_close else 0)

    def own_income(self, cage: int) -> list[list[float]]:
        """Barrels of private mines and Futures, by market."""
        w = self.w
        out = [[0.0] * RESOURCES for _ in range(w.horizon)]
        first = 0 if w.is_before_collection or not w.is_before_close else 1
        for own in w.player.private:
            for t, number in enumerate(w.workings.private(own, cage)):
                if first + t < len(out):
                    out[first + t][w.rules.mine_resource[own.card]] += number
        for token in w.player.futures:
            for t in range(w.rules.futures_most - (token & 3)):
                if first + t < len(out):
                    out[first + t][token >> 2] += 1.0
        return out

    # ---- the coming markets -------------------------------------------------------------------------
    @cached_property
    def now(self) -> Outcome:
        return self.outcome()

    def outcome(
        self,
        barrels: list[float] | None = None,
        claims: list[Claim] | None = None,
        workings: list[Working] | None = None,
        own: list[list[float]] | None = None,
        sold: int = 0,
    ) -> Outcome:
        """Go through the coming markets: rows that are due first; what is left over is spent or sold somehow."""
        w = self.w
        stock = (barrels or self.barrels)[:]
        for token in w.player.futures:
            stock[token >> 2] += token & 3
        claims = self.claims if claims is None else claims
        workings = workings or w.workings.now
        own = own or self.own
        places = [0] * len(claims)
        chances = [1.0] * len(claims)
        value = dollars = first_cash = 0.0
        first_stock = stock
        last = w.horizon - 1
        loss_of_barrel = 1.0
        for t in range(w.horizon):
            lacking = 0
            found = self._open_to(t, workings)
            dollars += self._collect(stock, t, workings, own[t])
            sure = LAST_ROUND if t == last and t > 0 and w.rounds > 0 else 1.0
            for k, claim in enumerate(claims):
                if t < claim.due or chances[k] <= 0.0 or places[k] >= len(claim.rows):
                    continue
                row = claim.rows[places[k]]
                missing = self.take(stock, w.rules.row_items[row])
                chance = self._reach(t, missing, found / (1.0 + SOUGHT * lacking), loss_of_barrel) if missing else 1.0
                lacking += missing
                pays = w.rules.row_pays[row]
                dollars += chances[k] * sure * (chance * pays - (1.0 - chance) * (pays + 1) // 2)
                dollars -= chances[k] * chance * missing * self._cost_of_missing
                value += chances[k] * sure * (1.0 - chance) * w.rules.failure_strikes * w.rules.strike_points
                chances[k] *= chance * sure
                places[k] += 1
                if places[k] == len(claim.rows):
                    value += chances[k] * w.rules.contract_points
            loss_of_barrel *= 1.0 - found
            if t == 0:
                first_cash = dollars
                first_stock = stock[:]
        left, points = self.left_over(stock, sold)
        rate = w.rate
        return Outcome(value + points + rate * (dollars + left), first_cash, first_stock)

    def _collect(self, stock: list[float], t: int, workings: list[Working], own: list[float]) -> float:
        """What comes in before a market; ventures and Diversified Ops look at it. The money they bring."""
        w = self.w
        got: list[float] = []
        for r in range(RESOURCES):
            number = workings[r].barrels[t] + own[r]
            got.append(number)
            stock[r] += number
        if not w.effects.is_gathering:
            return 0.0
        return w.effects.venture_income(got, stock)

    def take(self, stock: list[float], items: list[int]) -> int:
        """Use up what a row needs, the barrel of which there are more; how many are missing."""
        missing = 0
        for i in range(0, len(items), 2):
            r = items[i]
            other = items[i + 1]
            if other >= 0 and stock[other] > stock[r]:
                r = other
            if stock[r] >= 1.0:
                stock[r] -= 1.0
            else:
                missing += 1
        return missing

    def _open_to(self, t: int, workings: list[Working]) -> float:
        """The chance to come by a certain barrel in the round of a market: by order of play and free miners."""
        w = self.w
        ahead = t if w.is_before_close else t + 1
        if w.is_relief:
            ahead -= 1
        if t == 0 and w.is_before_close:
            return 0.0
        free = w.player.employed - sum(working.miners[t] for working in workings)
        if free <= 0:
            return 0.0
        before = (w.seat - w.state.start - ahead) % w.rules.seats
        return float(FOUND * (1.0 - CONTESTED) ** before * (1.0 - TOO_FEW**free))

    def _reach(self, t: int, missing: int, found: float, loss_of_barrel: float) -> float:
        """The chance to come by missing barrels in time."""
        w = self.w
        if t == 0 and w.is_before_collection:
            return float(REACH_IN_HAND**missing) if w.player.in_hand else 0.0
        return float((1.0 - loss_of_barrel * (1.0 - found)) ** missing)

    @cached_property
    def _cost_of_missing(self) -> float:
        return sum(self.w.scale.in_assets) / RESOURCES

    # ---- what is left over --------------------------------------------------------------------------
    def left_over(self, stock: list[float], sold: int) -> tuple[float, float]:
        """Dollars for barrels that pay for assets or are sold one by one, and points of stockpiles."""
        w = self.w
        room = ROOM_LATER * w.rounds + ROOM_NOW * w.buyers
        useful: list[float] = []
        dollars = 0.0
        for r in range(RESOURCES):
            number = room * (1.0 - exp(-stock[r] / room)) if room > 0 else 0.0
            useful.append(number)
            dollars += number * self._useful[r]
        rounds = w.rounds
        free = rounds * w.rules.free_sales
        if w.is_before_close:
            free += max(0, w.rules.free_sales - self._sold_free(sold))
        for r in self._by_price:
            rest = stock[r] - useful[r]
            rails = self.rails[r] * rounds
            by_rail = min(rest, rails)
            dollars += by_rail * self.later_prices[r]
            rest -= by_rail
            freely = min(rest, free)
            if freely > 0:
                free -= freely
                dollars += freely * self.later_prices[r]
        points = 0.0
        for design in w.effects.stockpiles:
            number = min(stock) if w.rules.score_kind[design] == "score_sets" else 0.0
            for r in w.rules.score_resources[design]:
                number += stock[r]
            points += smooth_tier(w.rules.tiers[design], number)
        return dollars, points / (1.0 + HOARDING * rounds)

    @cached_property
    def _useful(self) -> list[float]:
        """Dollars for a barrel that finds a good use."""
        scale = self.w.scale
        return [
            USEFUL * (asset + IN_CONTRACTS * (contract - asset))
            for asset, contract in zip(scale.in_assets, scale.in_contracts, strict=True)
        ]

    def _sold_free(self, sold: int) -> int:
        """Barrels sold in this market beyond what railroads carry."""
        return sold + sum(max(0, self.w.player.sales[r] - self.rails[r]) for r in range(RESOURCES))

    @cached_property
    def _by_price(self) -> list[int]:
        return sorted(range(RESOURCES), key=lambda r: -self.later_prices[r])
