"""What a move costs and brings, as far as it is certain: read off the cards, without what others may do later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.ore.acquisition import sales_fee
from wheal.games.ore.collection import slag_each
from wheal.games.ore.content import RESOURCES
from wheal.games.ore.contracts import efficient_ops, failing, penalty_of
from wheal.games.ore.filling import held_of, next_row, open_rows
from wheal.games.ore.initiatives import cost
from wheal.games.ore.market import plant_bonus, price
from wheal.games.ore.placement import SECOND, THIRD
from wheal.games.ore.plain_cards import asset_worth
from wheal.games.ore.position import COAL, MARKET, NONE, SALES, Position
from wheal.games.ore.relief import relief_cost
from wheal.games.ore.rules import ROW_BITS
from wheal.games.ore.subcontracting import can_start, is_running, owner_of, possible_versions
from wheal.games.ore.verbs_acquisition import (
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    BuyMoney,
    Relieve,
    Take,
    TakeTop,
)
from wheal.games.ore.verbs_market import Efficient, Fail, Fill, Sell, SellFrom, SubcontractAny, TakeOver, With
from wheal.games.ore.verbs_placement import (
    AssetTrack,
    ContractTrack,
    Drill,
    DrillCash,
    DrillCoal,
    MinePlace,
    Push,
    Slag,
)
from wheal.games.ore.verbs_windows import Cash, Done, Exchange, Trade
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Asset, Content
    from wheal.kernel.action import Action


def cost_text(p: Position, content: Content, viewer: int, action: Action[Any], lang: str = "") -> str:
    """A few words for a legal action of the seat that is asked."""
    say = texts("ore", lang)
    seat = viewer if viewer in p.deciders else p.current_player
    parts = [*_placing(p, seat, action, say), *_selling(p, seat, action, say), *_buying(p, content, seat, action, say)]
    return ", ".join(parts)


# ---- placement -------------------------------------------------------------------------------------


def _placing(p: Position, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    match action:
        case MinePlace():
            yield _yields(p, seat, action.resource, 0, say)
        case Push():
            yield say("draw-cost-token")
            yield _yields(p, seat, action.resource, 0, say)
        case Drill() | DrillCash() | DrillCoal():
            yield say("draw-cost-token")
            if isinstance(action, DrillCash):
                yield _money(-p.rules.drill_money, say)
            elif isinstance(action, DrillCoal):
                yield _barrel(COAL, -p.rules.drill_coal, say)
            yield _yields(p, seat, action.resource, SECOND if isinstance(action, Drill) else THIRD, say)
        case AssetTrack():
            yield say("draw-cost-space", space=len(p.asset_track) + 1)
        case ContractTrack():
            yield say("draw-cost-space", space=len(p.contract_track) + 1)
        case Slag():
            yield say("draw-cost-slag", money=slag_each(p, sum(p.slag) + 1))
        case Relieve():
            yield _money(-relief_cost(p, p.players[seat]), say)


def _yields(p: Position, seat: int, resource: int, first: int, say: Texts) -> str:
    return say("draw-cost-deep", yields="+".join(map(str, deep_yields(p, seat, resource, first))))


def deep_yields(p: Position, seat: int, resource: int, first: int) -> list[int]:
    """What the spaces of a mine yield from one on down to where the cage ends."""
    card = p.mines[resource].card
    return p.rules.mine_yields[card][first : reached(p, seat, resource)]


def reached(p: Position, seat: int, resource: int) -> int:
    """How many spaces of a mine lie within a seat's cage level (ORE-MIN-01)."""
    card = p.mines[resource].card
    return sum(level <= p.players[seat].cage for level in p.rules.mine_levels[card]) if card >= 0 else 0


# ---- market ----------------------------------------------------------------------------------------


def _selling(p: Position, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    player = p.players[seat]
    match action:
        case Sell():
            yield _money(price(p, action.resource) + plant_bonus(p, player, action.resource), say)
        case SellFrom():
            yield _money(p.rules.mine_price[action.card] + plant_bonus(p, player, action.resource), say)
        case With():
            yield _barrel(action.resource, -1, say)
        case Fill():
            held = held_of(player, action.card)
            assert held is not None
            yield from _rows(p, action.card, held.filled, [next_row(p, action.card, held.filled)], True, say)
        case Efficient():
            held = held_of(player, action.card)
            assert held is not None
            rows = open_rows(p, action.card, held.filled)[: action.number + 1]
            yield _money(-p.rules.fees[efficient_ops(p, player)][action.number], say)
            yield from _rows(p, action.card, held.filled, rows, True, say)
        case TakeOver():
            card = p.frames[-1].a
            yield from _rows(p, card, p.offer_filled, [next_row(p, card, p.offer_filled)], True, say)
        case SubcontractAny():
            yield from _subcontract(p, seat, action, say)
        case Exchange():
            given, received = p.rules.exchange_rates[action.design]
            yield _barrel(p.rules.exchange_inputs[action.design][0], -given, say)
            yield _barrel(action.resource, received, say)
        case Trade():
            rates = p.rules.exchange_rates[p.rules.traders[action.trader]]
            yield _barrel(action.given, -action.amount, say)
            yield _barrel(action.resource, dict(zip(rates[::2], rates[1::2], strict=True))[action.amount], say)
        case Cash():
            yield _barrel(action.resource, action.held, say)
        case Fail():
            yield from _penalty(p, seat, action.card, say)
        case Done() if p.frames[-1].kind == MARKET and failing(p, player):
            contracts = ", ".join(f"#{p.rules.contract_numbers[card]}" for card in failing(p, player))
            yield say("draw-cost-fails", contracts=contracts)


def _rows(p: Position, card: int, filled: int, rows: Sequence[int], is_own: bool, say: Texts) -> Iterator[str]:
    """The barrels of rows, their money, and whether the contract is completed for the one who fills them."""
    given = [0] * len(RESOURCES)
    for row in rows:
        items = p.rules.row_items[row]
        for first, second in zip(items[::2], items[1::2], strict=True):
            if second == NONE:
                given[first] += 1
            else:
                yield say("draw-cost-either", first=RESOURCES[first], second=RESOURCES[second])
    yield from (_barrel(resource, -number, say) for resource, number in enumerate(given) if number)
    yield _money(sum(p.rules.row_pays[row] for row in rows), say)
    if is_own and len(rows) == len(open_rows(p, card, filled)):
        yield say("draw-cost-completes")
        yield say("draw-cost-points", points=p.rules.contract_points)


def _subcontract(p: Position, seat: int, action: SubcontractAny, say: Texts) -> Iterator[str]:
    """The fee, unless the use goes on, and the line."""
    player = p.players[seat]
    owner = owner_of(p, action.card)
    held = held_of(p.players[owner], action.card)
    assert held is not None
    version = action.version or possible_versions(p, player, owner)
    designs = [design for design in p.rules.subcontract if p.rules.subcontract_version[design] == version]
    if not any(is_running(p, design, owner) for design in designs):
        fees = [p.rules.fees[design][0] for design in designs if can_start(p, player, design)]
        yield _money(-fees[0], say)
    yield from _rows(p, action.card, held.filled, [action.card << ROW_BITS | action.line], False, say)


def _penalty(p: Position, seat: int, card: int, say: Texts) -> Iterator[str]:
    """What can be paid of half the row's money, and strikes for the rest (ORE-CON-07, ORE-STK-01)."""
    player = p.players[seat]
    held = held_of(player, card)
    assert held is not None
    penalty = penalty_of(p, held)
    paid = min(penalty, player.cash)
    strikes = -(-(penalty - paid) // p.rules.strike_per) + p.rules.failure_strikes
    if paid:
        yield _money(-paid, say)
    if strikes:
        yield say("draw-cost-strikes", strikes=strikes)


# ---- acquisition -----------------------------------------------------------------------------------


def _buying(p: Position, content: Content, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    player = p.players[seat]
    is_late = p.frames[-1].kind == SALES
    match action:
        case BuyMoney():
            fee = sales_fee(p, player, p.rules.sales_assets) if is_late else 0
            yield _money(-p.rules.asset_money[action.design] - fee, say)
            yield _worth(content.assets[action.design], say)
        case BuyBarrels():
            if is_late:
                yield _money(-sales_fee(p, player, p.rules.sales_assets), say)
            numbers = p.rules.asset_barrels[action.design]
            yield from (_barrel(resource, -number, say) for resource, number in enumerate(numbers) if number)
            yield _worth(content.assets[action.design], say)
        case BuyInitiative():
            yield _money(-cost(p, player, action.number), say)
        case BuyInitiativeFor():
            yield _money(-cost(p, player, action.number), say)
            yield _barrel(action.resource, -1, say)
        case Take() | TakeTop():
            if is_late:
                yield _money(-sales_fee(p, player, p.rules.sales_contracts), say)
            rows = content.contracts[action.card if isinstance(action, Take) else player.pile[0]].rows
            yield say("draw-cost-rows", rows=len(rows), money=sum(row.pays for row in rows))


def _worth(asset: Asset, say: Texts) -> str:
    return say("draw-cost-points", points=asset.vp) if asset.vp else asset_worth(say, asset)


# ---- parts -----------------------------------------------------------------------------------------


def _money(money: int, say: Texts) -> str:
    return say("draw-cost-gain", money=money) if money >= 0 else say("draw-cost-pay", money=-money)


def _barrel(resource: int, number: int, say: Texts) -> str:
    message = "draw-cost-barrel-gain" if number >= 0 else "draw-cost-barrel-pay"
    return say(message, resource=RESOURCES[resource], amount=abs(number))
