"""What the miners of one seat will bring up, round by round, if nobody else comes in above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from wheal.games.ore.rules.collection import extra_barrels
from wheal.games.ore.rules.position import NONE, RESOURCES

if TYPE_CHECKING:
    from wheal.games.ore.bot.seat_value import SeatValue
    from wheal.games.ore.rules.position import Private


class Working(NamedTuple):
    """One mine by Collection: barrels of the seat and its miners there; and how many rounds they are tied in all."""

    barrels: list[float]
    miners: list[int]
    tied: int


class MineValue:
    """All mines of one seat, as they are and as they would be with a miner more or less."""

    def __init__(self, w: SeatValue) -> None:
        self.w: SeatValue = w
        self._now: list[Working] | None = None

    @property
    def now(self) -> list[Working]:
        if self._now is None:
            self._now = [
                self.work(r, self.w.state.mines[r].owner, self.w.state.mines[r].count) for r in range(RESOURCES)
            ]
        return self._now

    def work(self, resource: int, owner: list[int], count: list[int], cage: int = 0) -> Working:
        """Play the mine down from these places until all are home; `cage` if the seat's own is to change."""
        w = self.w
        state = w.state
        card = state.mines[resource].card
        rounds = w.horizon
        barrels = [0.0] * rounds
        at_work = [0] * rounds
        if card < 0 or w.seat not in owner:
            return Working(barrels, at_work, 0)
        yields = w.rules.mine_yields[card]
        levels = w.rules.mine_levels[card]
        cages = [player.cage for player in state.players]
        if cage:
            cages[w.seat] = cage
        first = 0 if w.is_before_collection or not w.is_before_close else 1  # collected for this market already
        miners = [(space, owner[space], count[space]) for space in range(len(owner)) if owner[space] >= 0]
        tied = 0
        for t in range(first, rounds):
            own = sum(number for _, seat, number in miners if seat == w.seat)
            if not own:
                break
            tied += own
            at_work[t] = own
            total = sum(number for _, _, number in miners)
            venture_income = sum(yields[space] * number for space, seat, number in miners if seat == w.seat)
            barrels[t] += venture_income + extra_barrels(state, w.player, own, total)
            deepest, seat, _ = miners[-1]
            if deepest + 1 >= len(levels) or levels[deepest + 1] > cages[seat]:
                break
            miners = [(space + 1, seat, number) for space, seat, number in miners if levels[space + 1] <= cages[seat]]
        return Working(barrels, at_work, tied)

    def with_miner(self, resource: int, space: int) -> Working:
        mine = self.w.state.mines[resource]
        owner = mine.owner[:]
        count = mine.count[:]
        owner[space] = self.w.seat
        count[space] += 1
        return self.work(resource, owner, count)

    def working_after_push(self, resource: int) -> Working:
        """With a miner on space 1 and everybody from there to the first gap one space deeper."""
        mine = self.w.state.mines[resource]
        owner = mine.owner[:]
        count = mine.count[:]
        gap = owner.index(NONE)
        owner.pop(gap)
        count.pop(gap)
        return self.work(resource, [self.w.seat, *owner], [1, *count])

    def without_miner(self, resource: int, space: int) -> Working:
        mine = self.w.state.mines[resource]
        owner = mine.owner[:]
        count = mine.count[:]
        count[space] -= 1
        if not count[space]:
            owner[space] = NONE
        return self.work(resource, owner, count)

    def private(self, own: Private, cage: int) -> list[float]:
        """What a private mine still yields."""
        w = self.w
        if own.space <= 0 or own.is_market:
            return []
        yields = w.rules.mine_yields[own.card]
        levels = w.rules.mine_levels[own.card]
        return [float(yields[s]) for s in range(own.space - 1, len(yields)) if levels[s] <= cage]

    def unseen(self, resource: int, cage: int) -> list[float]:
        """What the top card of a pile would yield as a private mine, on the average of what may lie there."""
        cards = self.w.unseen_mines(resource)
        out: list[float] = []
        for card in cards:
            within = [
                number
                for number, level in zip(self.w.rules.mine_yields[card], self.w.rules.mine_levels[card], strict=True)
                if level <= cage
            ]
            out += [0.0] * (len(within) - len(out))
            for space, number in enumerate(within):
                out[space] += number / len(cards)
        return out
