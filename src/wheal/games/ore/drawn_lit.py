"""What can be chosen now, found from the view alone: the beginnings of moves, as ``mine gold`` or ``buy statue money``.

Exactly what is legal is named, but for closing a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import COAL, LEVELS, RESOURCES
from wheal.games.ore.drawn_asked import Asked, can_advance, initiative_cost, kind_of, left_after, relief_cost
from wheal.games.ore.position import EXPANDED_OPS, FUTURES_EXCHANGE, MINE_CAGE, NONE, PRIVATE_MARKET, PRIVATE_MINE

if TYPE_CHECKING:
    from wheal.games.ore.content import Content, Initiative
    from wheal.games.ore.view import ContractView, MineView, PlayerView, View


def choices(view: View, content: Content) -> frozenset[str]:
    """Everything that the seat of ``lit_seat`` can choose."""
    seat = lit_seat(view)
    return frozenset(CHAPTERS[view.kind](Asked(view, content, seat))) if seat >= 0 else frozenset()


def lit_seat(view: View) -> int:
    """Whose choices are lit: the viewer's own if it is asked; for a spectator those of whoever is; else nobody's."""
    seat = view.to_decide[0] if view.viewer < 0 and len(view.to_decide) == 1 else view.viewer
    return seat if seat in view.to_decide else NONE


# ---- placement and relief ----------------------------------------------------------------------------


def _placing(asked: Asked) -> Iterator[str]:
    view, player, setup = asked.view, asked.player, asked.content.setup
    yield "slag"
    for word, track in (("assets", view.track.assets), ("contracts", view.track.contracts)):
        if len(track) < setup.track_spaces:
            yield word
    for resource, mine in view.mine.items():
        if not mine.card or mine.exhausted:
            continue
        is_stack = view.readings.own_stacking and asked.seat in mine.miners[0]  # ORE-RUL-08
        if not mine.miners[0] or is_stack:
            yield f"mine {resource}"
        if mine.miners[0] and player.collab and _can_push(view, mine):
            yield f"push {resource}"
        if player.drill and _can_drill(player, mine, 1):
            yield f"drill {resource} 2"
        if player.drill and _can_drill(player, mine, 2):
            if player.cash >= setup.drill_money:
                yield f"drill {resource} 3 cash"
            if asked.barrels[COAL] >= setup.drill_coal:
                yield f"drill {resource} 3 coal"
    yield from _extras(asked)


def _can_drill(player: PlayerView, mine: MineView, space: int) -> bool:
    return space < len(mine.levels) and not mine.miners[space] and mine.levels[space] <= player.cage


def _can_push(view: View, mine: MineView) -> bool:
    """Can all miners from space 1 to the first gap go one space down? ORE-RUL-54"""
    for space, seats in enumerate(mine.miners):
        if not seats:
            return True
        if not can_advance(view, mine, space):
            return False
    return False


def _relief(asked: Asked) -> Iterator[str]:
    """While all choose in secret, miners only (ORE-RUL-34)."""
    if not asked.view.readings.relief_at_once:
        yield from _extras(asked)
    chosen = asked.player.sealed
    if asked.player.cash < relief_cost(asked) * (len(chosen) + 1):
        return
    for resource, mine in asked.view.mine.items():
        for space, seats in enumerate(mine.miners, 1):
            move = f"relieve {resource} {space}"
            if asked.seat in seats and chosen.count(move) < len(seats):
                yield move


# ---- market ------------------------------------------------------------------------------------------


def _market(asked: Asked) -> Iterator[str]:
    player = asked.player
    for resource, name in enumerate(RESOURCES):
        if not asked.can_spare(resource):
            continue
        if _may_sell_more(asked, resource):
            yield f"sell {name}"
        for own in player.private:
            if own.mode == "market" and own.open and own.resource == name:
                yield f"sell {name} from {own.card}"
    for held in player.contracts:
        if held.due and not held.sold and asked.can_fill(asked.open_rows(held)[0]):
            yield f"fill #{held.card}"
    for held in player.contracts:
        yield from _efficient(asked, held)
    yield from _extras(asked)


def _may_sell_more(asked: Asked, resource: int) -> bool:
    """Is there the free barrel, or room on a railroad? ORE-RUL-70"""
    free = asked.content.setup.market_barrels
    for other, name in enumerate(RESOURCES):
        rails = sum(asset.effect.sells[other] for asset in asked.assets if asset.effect.do == "railroad")
        free -= max(asked.player.sales[name] + (other == resource) - rails, 0)
    return free >= 0


def _efficient(asked: Asked, held: ContractView) -> Iterator[str]:
    """More rows of a contract that was sold on, as many as can be paid and filled together."""
    ops = asked.owned("efficient", is_unused=True)
    if not ops or not held.sold:
        return
    stocks = {asked.barrels}
    for place, (fee, row) in enumerate(zip(ops[0].effect.fees, asked.open_rows(held), strict=False), 1):
        stocks = left_after(stocks, row)
        if asked.player.cash < fee or not asked.keeps_rows(stocks):
            return
        yield f"efficient #{held.card} {place}"


def _extras(asked: Asked) -> Iterator[str]:
    """Exchanges and Futures, in turns of one's own."""
    yield from _futures(asked)
    for asset in asked.owned("exchange", is_unused=True):
        for given in asset.effect.resources:
            for amount, received in asset.effect.rates:
                others = [resource for resource in range(len(RESOURCES)) if resource != given]
                if any(asked.can_spare(given, amount, gained, received) for gained in others):
                    yield f"exchange {asset.id}"


def _futures(asked: Asked) -> Iterator[str]:
    yield from (f"cash {token.type} {token.n}" for token in asked.player.futures)


def _with(asked: Asked) -> Iterator[str]:
    filling = asked.view.filling
    if filling is not None:
        item = asked.rows(filling.contract)[filling.rows[0] - 1].needs[len(filling.chosen)]
        yield from (f"with {RESOURCES[resource]}" for resource in item)


def _settling(asked: Asked) -> Iterator[str]:
    yield from (f"fail #{held.card}" for held in asked.player.contracts if held.due and not held.sold)


def _takeover(asked: Asked) -> Iterator[str]:
    yield from _futures(asked)
    offer = asked.view.offer
    if offer is not None:
        row = asked.rows(offer.contract)[offer.row - 1]
        if asked.keeps_rows(left_after({asked.barrels}, row)):
            yield "take-over"


def _subcontracting(asked: Asked) -> Iterator[str]:
    """Every line of an opponent's contract that could be filled (ORE-RUL-49)."""
    ops = asked.owned("subcontract", is_unused=True)
    can_start = any(asked.player.cash >= asset.effect.fees[0] for asset in ops)
    running = asked.view.subcontract
    for seat, other in enumerate(asked.view.player):
        is_running = running is not None and running.target == seat and running.lines > 0
        if seat == asked.seat or not (can_start or is_running):
            continue
        for held in other.contracts:
            for line, row in enumerate(asked.rows(held.card), 1):
                if line not in held.filled and asked.can_fill(row):
                    yield f"subcontract #{held.card} line {line}"
    yield from _extras(asked)


# ---- acquisition -------------------------------------------------------------------------------------


def _assets(asked: Asked, fee: int = 0) -> Iterator[str]:
    designs = {asset.id: asset for asset in asked.content.assets}
    for name in filter(None, asked.view.row.assets):
        asset, cash = designs[name], asked.player.cash - fee
        if 0 <= asset.money <= cash:
            yield f"buy {name} money"
        is_there = all(number <= held for number, held in zip(asset.barrels, asked.barrels, strict=True))
        if any(asset.barrels) and is_there and cash >= 0:
            yield f"buy {name} barrels"


def _initiatives(asked: Asked) -> Iterator[str]:
    for initiative in asked.content.initiatives:
        if initiative.id not in asked.view.row.initiatives or not _has_effect(asked, initiative):
            continue
        if asked.player.cash < initiative_cost(asked.content, asked.player, initiative):
            continue
        if not initiative.takes_barrel:
            yield f"buy {initiative.id}"
            continue
        is_private = kind_of(initiative) in (PRIVATE_MARKET, PRIVATE_MINE)
        for resource, name in enumerate(RESOURCES):
            if asked.barrels[resource] and (asked.view.mine[name].pile or not is_private):  # ORE-RUL-18
                yield f"buy {initiative.id} {name}"


def _has_effect(asked: Asked, initiative: Initiative) -> bool:
    """Is there a piece for it? ORE-RUL-03, ORE-RUL-58"""
    setup, players, kind = asked.content.setup, asked.view.player, kind_of(initiative)
    if kind == EXPANDED_OPS:
        return asked.player.employed < setup.most_miners
    if kind == MINE_CAGE:
        return asked.player.cage < LEVELS
    if not asked.view.readings.token_limits:
        return True
    if kind == FUTURES_EXCHANGE:
        return sum(len(player.futures) for player in players) < setup.futures
    if kind in (PRIVATE_MARKET, PRIVATE_MINE):
        return sum(own.space > 0 for player in players for own in player.private) < setup.neutral_miners
    return sum(player.drill + player.collab for player in players) < setup.tokens


def _contracts(asked: Asked) -> Iterator[str]:
    shown = [*asked.view.row.contracts, *(asked.view.discard.contracts if asked.owned("black_market") else [])]
    yield from (f"take #{number}" for number in shown if number)


def _buying(asked: Asked) -> Iterator[str]:
    yield from _assets(asked)
    yield from _initiatives(asked)
    yield from _extras(asked)


def _free_initiative(asked: Asked) -> Iterator[str]:
    yield from _initiatives(asked)
    yield from _extras(asked)


def _taking(asked: Asked) -> Iterator[str]:
    yield from _contracts(asked)
    yield from _extras(asked)


def _racing(asked: Asked) -> Iterator[str]:
    yield "take-top"
    yield from _extras(asked)


def _sales(asked: Asked) -> Iterator[str]:
    """Sales Ops: a late asset or contract for a fee (ORE-RUL-31)."""
    player = asked.player
    ops = {asset.effect.what: asset.effect.fees[0] for asset in asked.owned("sales")}
    if "asset" in ops and not player.has_bought_asset:
        yield from _assets(asked, ops["asset"])
    if "contract" in ops and not player.has_taken_contract and player.cash >= ops["contract"]:
        yield from _contracts(asked)
    yield from _extras(asked)


CHAPTERS: Final[dict[str, Callable[[Asked], Iterator[str]]]] = {
    "place": _placing,
    "market": _market,
    "with": _with,
    "settle": _settling,
    "takeover": _takeover,
    "subcontract": _subcontracting,
    "buy": _buying,
    "initiative": _free_initiative,
    "contract": _taking,
    "race": _racing,
    "sales": _sales,
    "relief": _relief,
}
