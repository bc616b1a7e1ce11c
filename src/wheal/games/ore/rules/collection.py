"""Phase 2, collection: barrels from mines, ventures and Futures, the slag heap, then everybody moves down.

Rules ORE-COL-01..08, ORE-MIN-01..12, ORE-SLG-01..04, ORE-RUL-10..13, ORE-RUL-16..19, ORE-RUL-42..45, ORE-RUL-79.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.position import NONE, RESOURCES, Private
from wheal.kernel.engine.events import NO_SEAT, Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Mine, Player, Position


def collect(state: Position) -> None:
    """The whole phase, from one look at the board (ORE-COL-02)."""
    seats = state.rules.seats
    if state.watched:
        state.events.append(Event("collection", NO_SEAT, {}))
    income: list[list[int]] = [[0] * RESOURCES for _ in range(seats)]
    for resource in range(RESOURCES):
        gather(state, resource, income)
    for seat in range(seats):
        player = state.players[seat]
        gather_privately(state, player, income[seat])
        receive(state, seat, player, income[seat])
    pay_slag(state)
    for resource in range(RESOURCES):
        move_down(state, resource)
    for seat in range(seats):
        move_neutral_miners(state, seat)


def gather(state: Position, resource: int, income: list[list[int]]) -> None:
    """Every miner gathers what its space yields; then Exploratory Ops and Ops Team (ORE-COL-07)."""
    mine = state.mines[resource]
    if mine.card < 0:
        return
    yields = state.rules.mine_yields[mine.card]
    total = 0
    present = 0  # a bit per seat
    for space in range(len(mine.owner)):
        owner = mine.owner[space]
        if owner >= 0:
            income[owner][resource] += yields[space] * mine.count[space]  # ORE-COL-01
            total += mine.count[space]
            present |= 1 << owner
    seat = 0
    while present:
        if present & 1:
            income[seat][resource] += extra_barrels(state, state.players[seat], mine.miners_of(seat), total)
        present >>= 1
        seat += 1


def extra_barrels(state: Position, player: Player, own: int, total: int) -> int:
    """What Exploratory Ops and Ops Team add for so many own miners among all on a mine."""
    extra = 0
    if player.assets:
        for design in state.rules.exploratory:
            if total == 1 or (state.rules.own_pair_explores and own == total):  # ORE-RUL-44
                extra += player.assets.count(design) * state.rules.bonus[design]
        for design in state.rules.ops_team:
            extra += player.assets.count(design) * state.rules.limit_of(design, own)  # ORE-RUL-45
    return extra


def gather_privately(state: Position, player: Player, income: list[int]) -> None:
    for own in player.private:
        if not own.is_market and own.space > 0:  # ORE-COL-04, ORE-COL-05
            income[state.rules.mine_resource[own.card]] += state.rules.mine_yields[own.card][own.space - 1]


def receive(state: Position, seat: int, player: Player, income: list[int]) -> None:
    """What came from mines, then ventures, Futures and Diversified Ops (ORE-COL-07)."""
    rules = state.rules
    got = 0  # types received, a bit each
    for resource in range(RESOURCES):
        if income[resource]:
            got |= 1 << resource
            player.barrels[resource] += income[resource]
    if got and state.watched:
        state.events.append(Event("collected", seat, {"barrels": " ".join([str(number) for number in income])}))
    received = got
    if got and player.assets:
        for design in rules.ventures:
            if design in player.assets:
                needs = rules.venture_needs[design]
                if got >> needs[0] & 1 and got >> needs[1] & 1:  # ORE-AST-52, ORE-RUL-42
                    gives = rules.venture_gives[design]
                    number = player.assets.count(design)
                    player.barrels[gives] += number
                    received |= 1 << gives
                    if state.watched:
                        state.events.append(
                            Event("venture", seat, {"asset": design, "amount": number, "resource": gives})
                        )
    if player.futures:
        received |= grow_futures(state, player)
    if received and player.assets:
        for design in rules.diversified:
            if design in player.assets:
                money = rules.limit_of(design, bits(received)) * player.assets.count(design)  # ORE-RUL-43
                if money:
                    player.cash += money
                    if state.watched:
                        state.events.append(Event("diversified", seat, {"asset": design, "money": money}))


def grow_futures(state: Position, player: Player) -> int:
    """Each token with room gains a barrel; the types that grew (ORE-COL-06)."""
    grown = 0
    futures: list[int] = []
    for token in player.futures:
        if token & 3 < state.rules.futures_most:
            futures.append(token + 1)
            grown |= 1 << (token >> 2)
        else:
            futures.append(token)
    player.futures = sorted(futures)
    return grown


def bits(mask: int) -> int:
    count = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


# ---- slag heap -------------------------------------------------------------------------------------


def pay_slag(state: Position) -> None:
    """Each miner on the heap earns less the more there are, and goes back to hand."""
    total = 0
    for number in state.slag:
        total += number
    if total == 0:
        return
    each = slag_each(state, total)
    for seat in range(state.rules.seats):
        number = state.slag[seat]
        if number:
            state.players[seat].cash += number * each
            state.players[seat].in_hand += number  # ORE-SLG-04
            if state.watched:
                state.events.append(Event("slag", seat, {"money": number * each, "miners": number}))
    state.slag = [0] * state.rules.seats


def slag_each(state: Position, miners: int) -> int:
    """What each of so many miners on the heap earns."""
    return max(0, state.rules.slag_pay - miners)  # ORE-SLG-01..03, ORE-RUL-13


# ---- movement and exhaustion -----------------------------------------------------------------------


def move_down(state: Position, resource: int) -> None:
    """The deepest miner decides: if it cannot go on, the mine is exhausted; else those that are blocked go home."""
    mine = state.mines[resource]
    deepest = len(mine.owner) - 1
    while deepest >= 0 and mine.owner[deepest] < 0:
        deepest -= 1
    if deepest < 0:
        return  # ORE-MIN-12
    if not can_advance(state, mine, deepest):
        exhaust(state, resource)  # ORE-MIN-04, ORE-MIN-05, ORE-MIN-07
        return
    owner = [NONE] * len(mine.owner)
    count = [0] * len(mine.owner)
    for space in range(deepest + 1):
        seat = mine.owner[space]
        if seat < 0:
            continue
        if can_advance(state, mine, space):
            owner[space + 1] = seat  # ORE-COL-03
            count[space + 1] = mine.count[space]
        else:
            state.players[seat].in_hand += mine.count[space]  # ORE-MIN-06, ORE-MIN-10
            if state.watched:
                state.events.append(Event("returned", seat, {"resource": resource}))
    mine.owner = owner
    mine.count = count


def can_advance(state: Position, mine: Mine, space: int) -> bool:
    levels = state.rules.mine_levels[mine.card]
    return (
        space + 1 < len(levels) and levels[space + 1] <= state.players[mine.owner[space]].cage
    )  # ORE-MIN-02, ORE-MIN-03


def exhaust(state: Position, resource: int) -> None:
    """All miners go home; the card's price holds for the rest of the round (ORE-MIN-08, ORE-MIN-09)."""
    mine = state.mines[resource]
    for space in range(len(mine.owner)):
        if mine.owner[space] >= 0:
            state.players[mine.owner[space]].in_hand += mine.count[space]
    mine.clear(len(mine.owner))
    mine.exhausted = True
    if state.watched:
        state.events.append(Event("exhausted", NO_SEAT, {"resource": resource}))


def move_neutral_miners(state: Position, seat: int) -> None:
    """On private mines, and with that reading on private markets too, the neutral miner goes down or home."""
    player = state.players[seat]
    if not player.private:
        return
    moved: list[Private] = []
    for own in player.private:
        if own.space > 0 and (not own.is_market or state.rules.markets_move):  # ORE-RUL-16
            moved.append(one_space_deeper(state, seat, own, own.is_open))
        else:
            moved.append(own)
    player.private = moved


def one_space_deeper(state: Position, seat: int, own: Private, is_open: bool) -> Private:
    """A private card after its neutral miner has moved: one space deeper, or off the card (ORE-RUL-17, ORE-RUL-19)."""
    levels = state.rules.mine_levels[own.card]
    space = own.space + 1
    if space > len(levels) or levels[space - 1] > state.players[seat].cage:
        space = 0
        if state.watched:
            state.events.append(Event("private-exhausted", seat, {"card": state.rules.mine_ids[own.card]}))
    return Private(own.card, own.is_market, space, is_open)
