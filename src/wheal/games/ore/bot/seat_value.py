"""What one seat goes by: how long the game will last, what money is worth, and what comes out of the mines."""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import TYPE_CHECKING, Final

from wheal.games.ore.bot.asset_value import Effects
from wheal.games.ore.bot.barrel_value import BarrelValue
from wheal.games.ore.bot.mine_value import MineValue
from wheal.games.ore.bot.price_model import PriceModel
from wheal.games.ore.bot.purchase_value import PurchaseValue
from wheal.games.ore.rules.position import BUY, CONTRACT, MARKET, NONE, PLACE, RELIEF, RESOURCES, SUBCONTRACT
from wheal.kernel.engine.window import OPEN

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position
    from wheal.games.ore.rules.setting import Rules

PACE_ROUNDS: Final = 8.0  # the usual pace counts as much as so many rounds of this game
ASSET_PACE: Final = 0.65  # cards a round and player, as long as nothing is known of the players
CONTRACT_PACE: Final = 0.31
MINE_PACE: Final = 0.62  # of one resource, a round
TAKING: Final = 0.8  # chance that a miner on a track takes something
SLOWEST: Final = 0.05
UNEVEN: Final = 0.7  # the last refill is seldom a whole one
UNWORKED: Final = 2.0  # rounds that an empty mine lasts
PREMIUM: Final = 0.061  # what a dollar can do beyond its points at the end
PREMIUM_LATER: Final = 0.01  # and more of it with each round that is left
SPENT: Final = 10.0  # dollars that find a good use in a round
LONGEST: Final = 7  # rounds that are looked ahead; no miner stays longer on a card
CHANGE: Final = 0.001  # of equal things the cheaper one
FREE_MINER: Final = 0.47  # of what a miner in a mine brings up
STRIKE_FEAR: Final = 0.5  # strikes are counted in whole ones


class SeatValue:
    """One seat's view of a position. Nothing hidden is looked at, and nothing is changed."""

    def __init__(self, scale: PriceModel, state: Position, seat: int) -> None:
        self.scale: PriceModel = scale
        self.state: Position = state
        self.seat: int = seat
        self.rules: Rules = state.rules
        self.player: Player = state.players[seat]
        kind = state.frames[-1].kind
        self.is_before_collection: bool = kind == PLACE
        self.is_before_close: bool = kind == PLACE or self._is_own_market_ahead()
        self.is_before_buying: bool = kind <= SUBCONTRACT
        self.is_relief: bool = kind == RELIEF
        self.workings: MineValue = MineValue(self)
        self.effects: Effects = Effects(self)
        self.barrel_values: list[float] = [
            (asset + market) / 2.0 for asset, market in zip(scale.in_assets, scale.on_market, strict=True)
        ]

    @cached_property
    def stores(self) -> BarrelValue:
        return BarrelValue(self)

    def _is_own_market_ahead(self) -> bool:
        """Is the seat's window of this round's market still open or to come?"""
        for frame in self.state.frames:
            if frame.kind == MARKET:
                place = (self.seat - self.state.start) % self.rules.seats
                return place > frame.count or (place == frame.count and frame.flag == OPEN)
        return False

    @cached_property
    def shop(self) -> PurchaseValue:
        return PurchaseValue(self)

    # ---- time ---------------------------------------------------------------------------------------
    @cached_property
    def rounds(self) -> float:
        """Rounds that will probably follow the present one."""
        state = self.state
        if state.is_ending:
            return 0.0
        rules = self.rules
        done = state.round if self.is_relief else state.round - 1
        ends = [
            self._used_up(len(state.asset_draw), rules.assets_used - rules.row, ASSET_PACE, done, self._assets_gone)
        ]
        if not rules.is_race:
            dealt = rules.contracts_used - rules.row
            ends.append(self._used_up(len(state.contract_draw), dealt, CONTRACT_PACE, done, self._contracts_gone))
        for resource in range(RESOURCES):
            dealt = len(rules.mine_decks[resource]) - rules.mines_removed[resource] - 1
            left = len(state.mines[resource].pile)
            pace = (dealt - left + MINE_PACE * PACE_ROUNDS) / (done + PACE_ROUNDS)
            ends.append(self._worked_out(resource) + left / max(pace, SLOWEST))
        return min(ends) + (1.0 if self.is_relief else 0.0)

    def _used_up(self, left: int, at_first: int, usual: float, done: int, gone: float) -> float:
        """After how many more rounds a draw pile is used up, at the pace of this game and the usual one."""
        pace = max(SLOWEST, (at_first - left + usual * self.rules.seats * PACE_ROUNDS) / (done + PACE_ROUNDS))
        if self.is_relief:
            return max(0.0, left / pace - UNEVEN)
        if self.is_before_collection:
            gone = max(gone, pace)
        return max(0.0, 1.0 + (left - gone) / pace - UNEVEN) if left >= gone else 0.0

    @property
    def _assets_gone(self) -> float:
        """Assets that will have to be replaced at the end of this round."""
        row = self.state.asset_row
        return row.count(NONE) + (1 if row[-1] >= 0 else 0) + TAKING * self._to_choose(self.state.asset_track, BUY)

    @property
    def _contracts_gone(self) -> float:
        taken = self.state.contract_row.count(NONE) + TAKING * self._to_choose(self.state.contract_track, CONTRACT)
        return max(1.0, taken)

    def _to_choose(self, track: list[int], kind: int) -> int:
        """Miners on a track that have not chosen yet."""
        frame = self.state.frames[-1]
        if frame.kind == kind:
            return len(track) - frame.count
        return len(track) if frame.kind < kind else 0

    def _worked_out(self, resource: int) -> float:
        """In how many rounds from this one the open mine will be exhausted."""
        mine = self.state.mines[resource]
        if mine.exhausted:
            return 0.0
        first = 0.0 if self.is_before_collection or self.is_relief else 1.0
        deepest = max((space for space, seat in enumerate(mine.owner) if seat >= 0), default=NONE)
        if deepest < 0:
            return first + UNWORKED
        levels = self.rules.mine_levels[mine.card]
        cage = self.state.players[mine.owner[deepest]].cage
        return first + sum(1 for level in levels[deepest + 1 :] if level <= cage)

    @cached_property
    def is_last(self) -> bool:
        """Is it certain that this is the last round?"""
        state = self.state
        if state.is_ending or not state.asset_draw or (not state.contract_draw and not self.rules.is_race):
            return not self.is_relief or state.is_ending
        return any(mine.exhausted and not mine.pile for mine in state.mines)

    @cached_property
    def horizon(self) -> int:
        """Markets that are looked ahead, the one of this round included while it is open."""
        return min(LONGEST, int(self.rounds + 0.5) + (1 if self.is_before_close else 0))

    @cached_property
    def buyers(self) -> int:
        """Own miners on the asset track that are still to buy."""
        state = self.state
        frame = state.frames[-1]
        if frame.kind > BUY:
            return 0
        return state.asset_track[frame.count if frame.kind == BUY else 0 :].count(self.seat)

    def unseen_mines(self, resource: int) -> list[int]:
        """The cards that may lie on top of a pile: all of the deck that nobody has seen."""
        state = self.state
        seen = [state.mines[resource].card, *state.mines[resource].spent]
        for player in state.players:
            seen += [own.card for own in player.private]
        return [card for card in self.rules.mine_decks[resource] if card not in seen]

    # ---- miners -------------------------------------------------------------------------------------
    @cached_property
    def miner_round(self) -> float:
        """What a free miner is worth in a round, in points."""
        return FREE_MINER * self.scale.income(self.player.cage) * self.rate

    # ---- money --------------------------------------------------------------------------------------
    def money(self, cash: float) -> float:
        """What an amount of cash is worth in points; the salary of this round comes first."""
        value = 0.0
        if self.is_paying:
            cash -= self.rules.salaries[self.player.employed]
            if cash < 0:
                value += self.rules.strike_points * (STRIKE_FEAR - cash / self.rules.strike_per)
                cash = 0.0
        if self.is_last and not self.is_before_buying:
            return value + int(cash) // self.rules.dollars_per_point + cash * CHANGE
        if self._room > 0:
            value += self._premium * self._room * (1.0 - exp(-cash / self._room))
        return value + cash / self.rules.dollars_per_point

    @cached_property
    def _room(self) -> float:
        """Dollars that will find a good use."""
        return SPENT * (self.rounds + (1 if self.is_before_buying else 0))

    @cached_property
    def _premium(self) -> float:
        return PREMIUM + PREMIUM_LATER * self.rounds

    @cached_property
    def is_paying(self) -> bool:
        """Is this round's salary still to be paid by this seat?"""
        return not self.is_relief and self.state.start == self.seat

    @cached_property
    def rate(self) -> float:
        """Points for one more dollar."""
        rate = 1.0 / self.rules.dollars_per_point
        if self.is_last or self._room <= 0:
            return rate
        salary = self.rules.salaries[self.player.employed] if self.is_paying else 0
        return rate + self._premium * exp(-max(0, self.player.cash - salary) / self._room)

    def spent(self, amount: float, cash: float | None = None) -> float:
        """What it costs, in points, to spend so much; negative amounts are earned."""
        have = self.player.cash if cash is None else cash
        return self.money(have) - self.money(have - amount)

    def dollars(self, points: float) -> int:
        """Points as the money they are worth now, for the reasons."""
        return round(points / self.rate)
