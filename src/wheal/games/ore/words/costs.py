"""What a move costs and brings, as far as it is certain, without what others may do later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.decisions.acquisition_verbs import (
    BuyBarrels,
    BuyInitiative,
    BuyInitiativeFor,
    BuyMoney,
    Relieve,
    Take,
    TakeTop,
)
from wheal.games.ore.decisions.market_verbs import Efficient, Fail, Fill, Sell, SellFrom, SubcontractAny, TakeOver, With
from wheal.games.ore.decisions.placement_verbs import (
    AssetTrack,
    ContractTrack,
    Drill,
    DrillCash,
    DrillCoal,
    MinePlace,
    Push,
    Slag,
)
from wheal.games.ore.decisions.window_verbs import Cash, Done, Exchange, Trade
from wheal.games.ore.rules.collection import slag_each
from wheal.games.ore.rules.contracts import efficient_ops, failing
from wheal.games.ore.rules.filling import held_of, next_row, open_rows
from wheal.games.ore.rules.placement import SECOND, THIRD
from wheal.games.ore.rules.position import MARKET, NONE, Player, Position
from wheal.games.ore.rules.relief import relief_cost
from wheal.games.ore.rules.setting import ROW_BITS
from wheal.games.ore.rules.subcontracting import can_start, is_running, owner_of, possible_versions
from wheal.games.ore.words.cards import asset_worth
from wheal.kernel.texts import Texts, texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Content
    from wheal.kernel.engine.action import Action


def cost_text(state: Position, content: Content, viewer: int, action: Action[Any]) -> str:
    """A few words for a legal action of the seat that is asked."""
    say = texts("ore")
    seat = viewer if viewer in state.deciders else state.current_player
    parts = [
        *_placing(state, seat, action, say),
        *_filling(state, seat, action, say),
        *_paying(state, content, seat, action, say),
    ]
    return ", ".join(parts)


# ---- placement -------------------------------------------------------------------------------------


def _placing(state: Position, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    match action:
        case MinePlace():
            yield _yields(state, seat, action.resource, 0, say)
        case Push():
            yield say("draw-cost-token")
            yield _yields(state, seat, action.resource, 0, say)
        case Drill() | DrillCash() | DrillCoal():
            yield say("draw-cost-token")
            yield from _changes(state, seat, action, say)
            yield _yields(state, seat, action.resource, SECOND if isinstance(action, Drill) else THIRD, say)
        case AssetTrack():
            yield say("draw-cost-space", space=len(state.asset_track) + 1)
        case ContractTrack():
            yield say("draw-cost-space", space=len(state.contract_track) + 1)
        case Slag():
            yield say("draw-cost-slag", money=slag_each(state, sum(state.slag) + 1))
        case Relieve():
            yield _money(-relief_cost(state, state.players[seat]), say)


def _yields(state: Position, seat: int, resource: int, first: int, say: Texts) -> str:
    return say("draw-cost-deep", yields="+".join(map(str, deep_yields(state, seat, resource, first))))


def deep_yields(state: Position, seat: int, resource: int, first: int) -> list[int]:
    """What the spaces of a mine yield from one on down to where the cage ends."""
    card = state.mines[resource].card
    return state.rules.mine_yields[card][first : reached(state, seat, resource)]


def reached(state: Position, seat: int, resource: int) -> int:
    """How many spaces of a mine lie within a seat's cage level (ORE-MIN-01)."""
    card = state.mines[resource].card
    return sum(level <= state.players[seat].cage for level in state.rules.mine_levels[card]) if card >= 0 else 0


# ---- rows of contracts -------------------------------------------------------------------------------


def _filling(state: Position, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    player = state.players[seat]
    match action:
        case With():
            yield _barrel(action.resource, -1, say)
        case Fill():
            held = held_of(player, action.card)
            assert held is not None
            yield from _rows(state, action.card, held.filled, [next_row(state, action.card, held.filled)], True, say)
        case Efficient():
            held = held_of(player, action.card)
            assert held is not None
            rows = open_rows(state, action.card, held.filled)[: action.number + 1]
            yield _money(-state.rules.fees[efficient_ops(state, player)][action.number], say)
            yield from _rows(state, action.card, held.filled, rows, True, say)
        case TakeOver():
            card = state.frames[-1].count
            yield from _rows(state, card, state.offer_filled, [next_row(state, card, state.offer_filled)], True, say)
        case SubcontractAny():
            yield from _subcontract(state, seat, action, say)
        case Done() if state.frames[-1].kind == MARKET and failing(state, player):
            contracts = ", ".join(f"#{state.rules.contract_numbers[card]}" for card in failing(state, player))
            yield say("draw-cost-fails", contracts=contracts)


def _rows(state: Position, card: int, filled: int, rows: Sequence[int], is_own: bool, say: Texts) -> Iterator[str]:
    """The barrels of rows, their money, and whether the contract is completed for the one who fills them."""
    given = [0] * len(RESOURCES)
    for row in rows:
        items = state.rules.row_items[row]
        for first, second in zip(items[::2], items[1::2], strict=True):
            if second == NONE:
                given[first] += 1
            else:
                yield say("draw-cost-either", first=RESOURCES[first], second=RESOURCES[second])
    yield from (_barrel(resource, -number, say) for resource, number in enumerate(given) if number)
    yield _money(sum(state.rules.row_pays[row] for row in rows), say)
    if is_own and len(rows) == len(open_rows(state, card, filled)):
        yield say("draw-cost-completes")
        yield say("draw-cost-points", points=state.rules.contract_points)


def _subcontract(state: Position, seat: int, action: SubcontractAny, say: Texts) -> Iterator[str]:
    """The fee, unless the use goes on, and the line."""
    player = state.players[seat]
    owner = owner_of(state, action.card)
    held = held_of(state.players[owner], action.card)
    assert held is not None
    version = action.version or possible_versions(state, player, owner)
    designs = [design for design in state.rules.subcontract if state.rules.subcontract_version[design] == version]
    if not any(is_running(state, design, owner) for design in designs):
        fees = [state.rules.fees[design][0] for design in designs if can_start(state, player, design)]
        yield _money(-fees[0], say)
    yield from _rows(state, action.card, held.filled, [action.card << ROW_BITS | action.line], False, say)


# ---- money and barrels at once -----------------------------------------------------------------------


def _paying(state: Position, content: Content, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    match action:
        case Sell() | SellFrom():
            yield _money(_after(state, seat, action).cash - state.players[seat].cash, say)
        case Exchange() | Trade() | Cash() | Fail() | BuyInitiative() | BuyInitiativeFor():
            yield from _changes(state, seat, action, say)
        case BuyMoney() | BuyBarrels():
            yield from _changes(state, seat, action, say)
            asset = content.assets[action.design]
            yield say("draw-cost-points", points=asset.vp) if asset.vp else asset_worth(say, asset)
        case Take() | TakeTop():
            yield from _changes(state, seat, action, say)
            rows = content.contracts[action.card if isinstance(action, Take) else state.players[seat].pile[0]].rows
            yield say("draw-cost-rows", rows=len(rows), money=sum(row.pays for row in rows))


def _changes(state: Position, seat: int, action: Action[Any], say: Texts) -> Iterator[str]:
    """Money, barrels (those given first) and strikes."""
    before, after = state.players[seat], _after(state, seat, action)
    if after.cash != before.cash:
        yield _money(after.cash - before.cash, say)
    barrels = [more - less for more, less in zip(after.barrels, before.barrels, strict=True)]
    yield from (_barrel(resource, number, say) for resource, number in enumerate(barrels) if number < 0)
    yield from (_barrel(resource, number, say) for resource, number in enumerate(barrels) if number > 0)
    if after.strikes > before.strikes:
        yield say("draw-cost-strikes", strikes=after.strikes - before.strikes)


def _after(state: Position, seat: int, action: Action[Any]) -> Player:
    """The player after the move, which is made in a copy."""
    copy = state.clone()
    assert isinstance(copy, Position)
    copy.watched = False
    action.do(copy, seat)
    return copy.players[seat]


# ---- parts -----------------------------------------------------------------------------------------


def _money(money: int, say: Texts) -> str:
    return say("draw-cost-gain", money=money) if money >= 0 else say("draw-cost-pay", money=-money)


def _barrel(resource: int, number: int, say: Texts) -> str:
    message = "draw-cost-barrel-gain" if number >= 0 else "draw-cost-barrel-pay"
    return say(message, resource=RESOURCES[resource], amount=abs(number))
