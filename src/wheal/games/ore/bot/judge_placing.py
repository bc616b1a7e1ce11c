"""What places for miners are worth: mines, the two tracks, the heap; and taking miners off again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.ore.bot.purchase_value import TOKEN
from wheal.games.ore.decisions.acquisition_verbs import Relieve
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
from wheal.games.ore.rules.position import COAL, RESOURCE_NAMES
from wheal.games.ore.rules.relief import relief_cost
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.ore.bot.mine_value import Working
    from wheal.games.ore.bot.seat_value import SeatValue
    from wheal.kernel.engine.action import Action

TAKEN_FIRST: Final = 0.88  # chance that somebody who chooses earlier takes what one wants most
FREE_INITIATIVE: Final = 0.82  # chance that an initiative is left for who has no miner on the track
FOLLOWERS: Final = 0.96  # miners that come to the heap later
CROWDING: Final = 0.19  # miners that each rival puts on a track before one's next turn
GONE: Final = 0.25  # chance that one rival takes an open mine until then
SECOND_ON_HEAP: Final = 0.45
EXTRAS: Final = (Exchange, Trade, Cash)
WAITING: Final = -0.074  # exchanges and Futures can wait for the market


def judge_placing(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """Every place by itself; with more miners to come also by what will be left for the next of them."""
    judged = [_judge_place(w, action) for action in actions]
    if w.player.in_hand > 1:
        judged = _with_next(w, judged)
    best = max(one.value for one in judged)
    return [_less(one) if isinstance(one.action, Slag) and one.value < best else one for one in judged]


def _less(judged: Judged) -> Judged:
    return judged._replace(reasons=[Reason("why-slag-less", reason.args) for reason in judged.reasons])


def _with_next(w: SeatValue, judged: list[Judged]) -> list[Judged]:
    """The values of places together with the best that will be left for one's next miner."""
    rivals = sum(1 for seat, player in enumerate(w.state.players) if seat != w.seat and player.in_hand)
    later = [_value_later(w, one, rivals) for one in judged]
    best = max(later)
    out: list[Judged] = []
    for one in judged:
        if isinstance(one.action, EXTRAS):
            out.append(one)
            continue
        next_best = max(
            _value_again(w, other, rivals) if other is one else value
            for other, value in zip(judged, later, strict=True)
        )
        out.append(one._replace(value=one.value + next_best - best))
    return out


def _value_later(w: SeatValue, judged: Judged, rivals: int) -> float:
    """What a place will be worth when one's next turn comes."""
    action = judged.action
    if isinstance(action, AssetTrack):
        return _judge_asset_track(w, action, 0, CROWDING * rivals).value
    if isinstance(action, ContractTrack):
        return _judge_contract_track(w, action, 0, CROWDING * rivals).value
    if isinstance(action, Slag):
        return judged.value
    return judged.value * (1.0 - GONE) ** rivals if judged.value > 0 else judged.value


def _value_again(w: SeatValue, judged: Judged, rivals: int) -> float:
    """What a second miner in the same place would be worth; a space of a mine is taken."""
    action = judged.action
    if isinstance(action, AssetTrack):
        return _judge_asset_track(w, action, 1, CROWDING * rivals).value
    if isinstance(action, ContractTrack):
        return _judge_contract_track(w, action, 1, CROWDING * rivals).value
    if isinstance(action, Slag):
        return judged.value * SECOND_ON_HEAP
    return 0.0


def _judge_place(w: SeatValue, action: Action[Any]) -> Judged:
    if isinstance(action, MinePlace):
        return _judge_mine(w, action, action.resource, w.workings.with_miner(action.resource, 0), 0.0)
    if isinstance(action, Drill):
        return _judge_mine(w, action, action.resource, w.workings.with_miner(action.resource, 1), TOKEN)
    if isinstance(action, DrillCash):
        price = TOKEN + w.spent(w.rules.drill_money)
        return _judge_mine(w, action, action.resource, w.workings.with_miner(action.resource, 2), price)
    if isinstance(action, DrillCoal):
        needed = [w.rules.drill_coal if r == COAL else 0 for r in range(COAL + 1)]
        price = TOKEN + w.shop.paid(needed)
        return _judge_mine(w, action, action.resource, w.workings.with_miner(action.resource, 2), price)
    if isinstance(action, Push):
        return _judge_mine(w, action, action.resource, w.workings.working_after_push(action.resource), TOKEN)
    if isinstance(action, AssetTrack):
        return _judge_asset_track(w, action)
    if isinstance(action, ContractTrack):
        return _judge_contract_track(w, action)
    if isinstance(action, Slag):
        pay = max(0.0, w.rules.slag_pay - (sum(w.state.slag) + 1 + FOLLOWERS))
        each = max(0, w.rules.slag_pay - sum(w.state.slag) - 1)
        return Judged(action, -w.spent(-pay), [Reason("why-slag", {"money": each})])
    return Judged(action, WAITING, [Reason("why-wait", {})])


def _judge_mine(w: SeatValue, action: Action[Any], resource: int, working: Working, price: float) -> Judged:
    """What the miner brings up until it is home again, against what a free miner could do in that time."""
    now = w.workings.now
    changed = [working if r == resource else now[r] for r in range(len(now))]
    tied = working.tied - now[resource].tied
    value = w.stores.outcome(workings=changed).value - w.stores.now.value
    value -= w.miner_round * (tied - 1) + price
    barrels = sum(working.barrels) - sum(now[resource].barrels)
    args: dict[str, int | str] = {
        "resource": RESOURCE_NAMES[resource],
        "barrels": max(0, round(barrels)),
        "rounds": max(1, tied),
    }
    return Judged(action, value, [Reason("why-mine", args)])


# ---- tracks ---------------------------------------------------------------------------------------


def _at_turn(nets: list[float], own: int, others: float) -> float:
    """What is left of the best things when one's turn comes."""
    place = own + TAKEN_FIRST * others
    low = int(place)
    here = nets[low] if low < len(nets) else 0.0
    after = nets[low + 1] if low + 1 < len(nets) else 0.0
    return max(0.0, here + (place - low) * (after - here))


def _judge_asset_track(w: SeatValue, action: Action[Any], more_own: int = 0, more_others: float = 0.0) -> Judged:
    assets, initiatives = w.shop.offers
    own = w.state.asset_track.count(w.seat)
    others = len(w.state.asset_track) - own
    best: dict[int, float] = {}
    for offer in initiatives:
        best.setdefault(offer.initiative, offer.net)
    nets = sorted([offer.net for offer in assets] + list(best.values()), reverse=True)
    value = _at_turn(nets, own + more_own, others + more_others)
    if not own + more_own:
        value -= FREE_INITIATIVE * max([0.0, *best.values()])
    if not assets:
        return Judged(action, value, [Reason("why-assets-none", {})])
    asset = w.rules.asset_ids[assets[0].asset]
    return Judged(action, value, [Reason("why-assets", {"asset": asset, "ahead": others})])


def _judge_contract_track(w: SeatValue, action: Action[Any], more_own: int = 0, more_others: float = 0.0) -> Judged:
    contracts = w.shop.contracts
    own = w.state.contract_track.count(w.seat)
    others = len(w.state.contract_track) - own
    if not contracts:
        return Judged(action, 0.0, [Reason("why-contracts-none", {})])
    value = _at_turn([net for net, _ in contracts], own + more_own, others + more_others)
    number = w.rules.contract_numbers[contracts[0][1]]
    return Judged(action, value, [Reason("why-contracts", {"contract": number, "ahead": others})])


# ---- relief ---------------------------------------------------------------------------------------


def judge_relief(w: SeatValue, actions: list[Action[Any]]) -> list[Judged]:
    """A miner taken off a mine can do something else; it does not bring up what lies before it."""
    out: list[Judged] = []
    now = w.workings.now
    cost = relief_cost(w.state, w.player)
    for action in actions:
        if isinstance(action, Relieve):
            resource = action.resource
            working = w.workings.without_miner(resource, action.space)
            changed = [working if r == resource else now[r] for r in range(len(now))]
            value = w.stores.outcome(workings=changed).value - w.stores.now.value - w.spent(cost)
            value += w.miner_round * (now[resource].tied - working.tied)
            args: dict[str, int | str] = {"resource": RESOURCE_NAMES[resource], "money": cost}
            args["barrels"] = round(sum(now[resource].barrels) - sum(working.barrels))
            out.append(Judged(action, value, [Reason("why-relieve" if value > 0 else "why-stay", args)]))
        elif isinstance(action, Done):
            out.append(Judged(action, 0.0, [Reason("why-no-relief", {})]))
        else:
            out.append(Judged(action, WAITING, [Reason("why-wait", {})]))
    return out
