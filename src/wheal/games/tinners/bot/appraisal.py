"""What things are worth to one seat now, from what it may know: mines, tiles, cards, cash, its place on the track."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.bot.prospect import Mine, Outlooks, mine_of, with_benefit
from wheal.games.tinners.rules.auction import can_join, minimum_opening
from wheal.games.tinners.rules.investing import UNIT
from wheal.games.tinners.rules.position import NONE, ROUNDS
from wheal.games.tinners.rules.survey import fits
from wheal.games.tinners.rules.work_track import MINE_WORK
from wheal.kernel.judge import Reason

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wheal.games.tinners.bot.prospect import Outlook
    from wheal.games.tinners.rules.position import Position

RIVAL_SHARE: Final = 0.3  # of a mine's worth: how far rivals are thought to go for it
OTHER_CHANCE: Final = 0.9  # of what the next best mine promises: what one has in hand by dropping out
CARD_KEPT: Final = 0.7  # of a card's usual worth: what it is worth to keep it
NEXT_ORDER: Final = 1.5  # points for each place nearer to the front in the next round
LAG: Final = 0.05  # how much likelier a rival passes first for each work point it has spent more
NEXT_PRICE: Final = 6  # pounds that a mine of the next round is thought to cost
NEXT_MINES: Final = 3  # mines that one hopes to buy in it
NEXT_WORTH: Final = 2.2  # how much better such a mine gets by developments


class Appraisal:
    """One seat's view of one moment."""

    def __init__(self, outlooks: Outlooks, state: Position, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.rules = state.rules
        self.player = state.players[seat]
        self.outlooks = outlooks
        self.advisers = outlooks.advisers
        if state.tin_column == NONE or state.copper_column == NONE:
            self.outlook = outlooks.usual(state.round)
        else:
            tin = state.rules.tin_prices[state.tin_column] + self.player.tin_bonus
            copper = state.rules.copper_prices[state.copper_column] + self.player.copper_bonus
            for adviser in self.advisers:
                tin_bonus, copper_bonus = adviser.price_bonus(self)
                tin, copper = tin + tin_bonus, copper + copper_bonus
            self.outlook = outlooks.at(state.round, tin, copper)
        self.rate = self.outlook.rate
        self.cash = self.player.money
        self.work = self.player.final_column - self.player.column
        self._further: dict[int, float] = {}
        self.mines = {i: mine_of(state, area) for i, area in enumerate(state.areas) if area.owner == seat}

    # ---- everything one has -----------------------------------------------------------------
    def value(
        self, changed: Mapping[int, Mine] | None = None, cash: int | None = None, work: int | None = None
    ) -> float:
        """What mines, cash and work points come to, with some of them changed."""
        mines = self.mines if changed is None else {**self.mines, **changed}
        return self.outlook.plan(
            list(mines.values()), self.cash if cash is None else cash, self.work if work is None else work
        )

    @cached_property
    def base(self) -> float:
        return self.value()

    def gain(
        self, changed: Mapping[int, Mine] | None = None, cash: int | None = None, work: int | None = None
    ) -> float:
        """The same against leaving everything as it is."""
        return self.value(changed, cash, work) - self.base

    # ---- tiles and mines --------------------------------------------------------------------
    def is_known(self, index: int) -> bool:
        area = self.state.areas[index]
        return area.is_face_up or bool(area.known >> self.seat & 1)

    def tiles(self, index: int) -> list[int]:
        """What the tile of an area can be: itself where it is known, else all that the seat has not seen."""
        if self.is_known(index):
            return [self.state.areas[index].tile]
        return self._unseen[self.rules.region_of[index]]

    @cached_property
    def _unseen(self) -> list[list[int]]:
        """By region, the tiles that the seat has not seen; sorted, so that it does not matter where they lie."""
        unseen: list[list[int]] = []
        for region, areas in enumerate(self.rules.areas_of):
            pool: list[int] = []
            self.state.spare_tiles[region].hidden_from(1 << self.seat, pool)
            pool += [self.state.areas[i].tile for i in areas if self.state.areas[i].tile >= 0 and not self.is_known(i)]
            unseen.append(sorted(pool))
        return unseen

    def mine_on(self, index: int, tile: int, card: int = NONE) -> Mine:
        """The own mine that a tile, and perhaps a card, would make of an area."""
        area, rules = self.state.areas[index], self.rules
        mine = Mine(
            area.tin + rules.tile_tin[tile],
            area.copper + rules.tile_copper[tile],
            max(0, rules.tile_water[tile] - area.drainage),
            self.player.base_capacity + area.pieces,
            area.pump,
        )
        return mine if card == NONE else with_benefit(rules, mine, card, index, area)

    def name(self, index: int) -> str:
        return self.rules.area_names[index]

    def why_tile(self, index: int) -> list[Reason]:
        """What the seat goes by where it does not know a tile."""
        if self.is_known(index):
            return []
        return [Reason("why-tile-unseen", {"area": self.name(index), "count": len(self.tiles(index))})]

    def usual_worth(self, index: int, card: int = NONE) -> float:
        """What a mine there would be worth, cash and time aside."""
        return self.outlook_worth(self.outlook, index, card)

    def outlook_worth(self, outlook: Outlook, index: int, card: int = NONE) -> float:
        """The same with the prospects of a round."""
        tiles = self.tiles(index)
        total = 0.0
        for tile in tiles:
            total += outlook.fresh(self.mine_on(index, tile, card)) + outlook.tile_bonus[tile]
        return total / len(tiles) + self.further_worth(index)

    def further_worth(self, index: int) -> float:
        """What expansions add to the worth of a new mine there."""
        if not self.advisers:
            return 0.0
        if index not in self._further:
            self._further[index] = sum(adviser.area_worth(self, index) for adviser in self.advisers)
        return self._further[index]

    def worth_at(self, index: int, bid: int, card: int = NONE, paid: int = 0) -> float:
        """What is won by getting this mine for a bid (and a price paid for the card)."""
        rules = self.rules
        tiles = self.tiles(index)
        total = 0.0
        for tile in tiles:
            cash = self.cash - bid - paid + rules.tile_money[tile]
            mine = self.mine_on(index, tile, card)
            total += self.value({index: mine}, cash, self.work - rules.tile_work[tile])
        return total / len(tiles) - self.base + self.further_worth(index)

    def worth_seen(self, index: int, bid: int, card: int) -> float:
        """The same for somebody who looks at the tile first, and lets a bad one go."""
        rules = self.rules
        worst = -minimum_opening(self.state) * self.rate
        further = self.further_worth(index)
        tiles = self.tiles(index)
        total = 0.0
        for tile in tiles:
            mine = self.mine_on(index, tile, card)
            cash = self.cash - bid + rules.tile_money[tile]
            worth = self.value({index: mine}, cash, self.work - rules.tile_work[tile]) - self.base
            total += max(worst, worth + further)
        return total / len(tiles)

    def worth_drawn(self, index: int, bid: int) -> float:
        """The same with whatever card is drawn."""
        cards = self._unseen_cards(self.rules.region_of[index])
        if not cards:
            return self.worth_at(index, bid)
        return self.worth_at(index, bid) + sum(self.card_worth(card) for card in cards) / len(cards)

    def worth_of_auction(self, index: int, price: int) -> float:
        """What starting an auction promises, when the mine goes for a price."""
        if price > self.cash:
            return -price * self.rate
        if self.rules.bidding.may_play_after(self.state):
            return self.worth_with_cards(index, price)
        best = self.worth_drawn(index, price)
        for card in self.player.hand:
            if fits(self.state, card, index) and self.rules.card_value[card] <= self.cash:
                bid = max(price, self.rules.card_value[card])
                best = max(best, self.worth_seen(index, bid, card) - self.card_kept(card))
        return best

    def worth_of_looking(self, index: int) -> float:
        """What it helps in the next round to know a tile."""
        outlook = self.outlooks.usual(self.state.round + 1)
        price = NEXT_PRICE * outlook.rate
        worths = [
            outlook.fresh(self.mine_on(index, tile)) + outlook.tile_bonus[tile] - price for tile in self.tiles(index)
        ]
        return sum(max(0.0, worth) for worth in worths) / len(worths) - max(0.0, sum(worths) / len(worths))

    def worth_with_cards(self, index: int, bid: int) -> float:
        """The same with the card of the auction, or with the best one that could be played after it."""
        if self.state.card >= 0:
            return self.worth_at(index, bid, self.state.card)
        best = self.worth_at(index, bid)
        if self.rules.bidding.may_play_after(self.state):
            for card in self.player.hand:
                price = self.rules.card_value[card]
                if fits(self.state, card, index) and bid + price <= self.cash:
                    best = max(best, self.worth_at(index, bid, card, price) - self.card_kept(card))
        return best

    # ---- rivals -----------------------------------------------------------------------------
    def likely_price(self, index: int) -> int:
        """What an area is thought to go for."""
        limit = int(self.usual_worth(index) * RIVAL_SHARE / self.rate)
        price = minimum_opening(self.state)
        for seat, rival in enumerate(self.state.players):
            if seat != self.seat and can_join(rival):
                price = max(price, min(rival.money, limit))
        return price

    def next_best(self, lot: int) -> float:
        """What the best of the other mines promises, at the price it is thought to go for."""
        best = 0.0
        for index, area in enumerate(self.state.areas):
            if area.tile >= 0 and index != lot:
                price = self.likely_price(index)
                if price <= self.cash:
                    work = MINE_WORK * self.outlook.idle_work
                    best = max(best, self.usual_worth(index) - price * self.rate - work)
        return OTHER_CHANCE * best

    def cost_of_helping(self, index: int, after: Mine) -> float:
        """What it costs to help the rival who owns a mine."""
        before = mine_of(self.state, self.state.areas[index])
        return max(0.0, self.outlook.fresh(after) - self.outlook.fresh(before)) / (self.rules.seats - 1)

    def _unseen_cards(self, back: int) -> list[int]:
        """The cards of a deck that the seat has not seen; sorted, so that it does not matter where they lie."""
        bit = 1 << self.seat
        pool = [
            card
            for seat, rival in enumerate(self.state.players)
            if seat != self.seat
            for card in rival.hand
            if self.rules.card_back[card] == back
        ]
        self.state.decks[back].hidden_from(bit, pool)
        self.state.spare_cards[back].hidden_from(bit, pool)
        return sorted(pool)

    # ---- cards ------------------------------------------------------------------------------
    def card_worth(self, card: int) -> float:
        """What a card usually adds to a mine of its regions."""
        return self.outlooks.card_worth(card, self.state.round)

    def card_kept(self, card: int) -> float:
        """What it is worth to keep a card for another mine."""
        if self.player.mines <= 1 or not any(
            area.tile >= 0 and fits(self.state, card, i) for i, area in enumerate(self.state.areas)
        ):
            return 0.0
        rounds_left = ROUNDS - self.state.round
        paid = self.rules.card_value[card] * self.rate / 2
        return max(0.0, CARD_KEPT * (self.card_worth(card) - paid)) if rounds_left else 0.0

    # ---- passing and investing --------------------------------------------------------------
    def place_later(self) -> float:
        """The place in the investment column that one can expect when one goes on."""
        place = float(len(self.state.passing))
        for seat, rival in enumerate(self.state.players):
            if seat != self.seat and not rival.has_passed:
                left = rival.final_column - rival.column
                place += min(0.9, max(0.1, 0.5 + LAG * (self.work - left)))
        return place

    def rate_at(self, place: float) -> float:
        """Points for a pound at a place that may lie between two rows."""
        rows = self.rules.per_10
        place = max(0.0, min(place + self.player.row_shift, len(rows) - 1.0))
        low = int(place)
        column = self.state.round - 1
        high = min(low + 1, len(rows) - 1)
        return (rows[low][column] + (place - low) * (rows[high][column] - rows[low][column])) / UNIT

    def sales(self) -> float:
        """What the ore in hand will bring."""
        return self.player.tin * self.outlook.tin_price + self.player.copper * self.outlook.copper_price

    def passing(self) -> float:
        """What is won by passing now: a better place, against all that could still be done."""
        kept = self.cash * self.rate + sum(self.outlook.later(mine) for mine in self.mines.values())
        earlier = self.place_later() - len(self.state.passing)
        place = self.rate_at(len(self.state.passing)) - self.rate_at(self.place_later())
        order = NEXT_ORDER * earlier if self.state.round < ROUNDS else 0.0
        chances = sum(adviser.chances(self) for adviser in self.advisers)
        return kept - self.base + place * (self.cash + self.sales()) + order - chances

    def next_round(self, cash: int) -> float:
        """What cash, together with the own mines, will come to in the next round."""
        outlook = self.outlooks.usual(self.state.round + 1)
        mines = [mine.with_less_water() if mine.pump else mine for mine in self.mines.values()]
        hoped, worth = self._next_mines
        cash += sum(adviser.next_income(self) for adviser in self.advisers)
        work = self.player.final_column
        best = outlook.plan(mines, cash, work)
        for count in range(1, hoped + 1):
            left = cash - count * NEXT_PRICE
            if left >= 0 and work >= MINE_WORK * count:
                best = max(best, outlook.plan(mines, left, work - MINE_WORK * count) + count * worth)
        return best

    @cached_property
    def _next_mines(self) -> tuple[int, float]:
        """How many mines one hopes to buy in the next round, and what one of the better ones will be worth."""
        outlook = self.outlooks.usual(self.state.round + 1)
        worths: list[float] = []
        for index, area in enumerate(self.state.areas):
            if area.tile >= 0:
                worths.append(self.outlook_worth(outlook, index))
        if not worths:
            return 0, 0.0
        worths.sort(reverse=True)
        better = worths[: (len(worths) + 1) // 2]
        hoped = min(NEXT_MINES, self.player.mines, -(-len(worths) // self.rules.seats))
        return hoped, NEXT_WORTH * sum(better) / len(better)
