"""What the actions of a turn are worth: auctions to start, ore, developments, pumps, pasties, passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wheal.games.tinners.bot.prospect import mine_of
from wheal.games.tinners.decisions.verbs import Adit, Build, Extract, Miner, Pass, Pasties, Port, Pump, Pumps, Train
from wheal.games.tinners.rules.work_track import (
    ADIT_WORK,
    EXTRACT_WORK,
    MINER_WORK,
    PASTIES_WORK,
    PASTY_PRICE,
    PORT_WORK,
    PUMPS_WORK,
    TRAIN_WORK,
)
from wheal.kernel.judge import Judged, Reason

if TYPE_CHECKING:
    from wheal.games.tinners.bot.appraisal import Appraisal
    from wheal.games.tinners.bot.prospect import Mine
    from wheal.kernel.engine.action import Action

LOOKED_AT: Final = 5  # areas whose auction is thought through, the most promising first
UNTHOUGHT: Final = -50.0  # the others, and what no judge knows


def judge_turn(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Every action of a turn, against leaving everything as it is and going on."""
    looked_at = _promising(a, [action.area for action in actions if isinstance(action, Build)])
    return [_judge_action(a, action, looked_at) for action in actions]


def _promising(a: Appraisal, areas: list[int]) -> set[int]:
    """The areas that promise most at the price they are thought to go for."""
    worths = [(a.usual_worth(index) - a.likely_price(index) * a.rate, index) for index in areas]
    worths.sort(key=lambda pair: (-pair[0], pair[1]))
    return {index for _, index in worths[:LOOKED_AT]}


def _judge_action(a: Appraisal, action: Action[Any], looked_at: set[int]) -> Judged:
    if isinstance(action, Build):
        return _judge_build(a, action, action.area in looked_at)
    if isinstance(action, Extract):
        return _judge_extraction(a, action)
    if isinstance(action, Miner):
        widened = mines_after(a, [action.area], 0, 1)
        return _judge_development(a, action, widened, MINER_WORK)
    if isinstance(action, Port):
        return _judge_development(a, action, mines_after(a, [action.area], 1, 1), PORT_WORK)
    if isinstance(action, Train):
        around = mines_after(a, a.rules.neighbours[action.area], 1, 0)
        return _judge_development(a, action, {**around, **mines_after(a, [action.area], 2, 1)}, TRAIN_WORK)
    if isinstance(action, Adit):
        ends = [a.rules.border_a[action.border], a.rules.border_b[action.border]]
        richer = {
            index: mine._replace(tin=mine.tin + 1, copper=mine.copper + 1)  # TT-ADT-03
            for index, mine in mines_after(a, ends, 1, 0).items()
        }
        return _judge_development(a, action, richer, ADIT_WORK)
    if isinstance(action, Pumps):
        return _judge_pumps(a, action)
    if isinstance(action, Pasties):
        value = a.gain(cash=a.cash + PASTY_PRICE, work=a.work - PASTIES_WORK)
        return Judged(action, value, [Reason("why-pasties", {"money": PASTY_PRICE})])
    if isinstance(action, Pass):
        args: dict[str, int | str] = {"place": len(a.state.passing) + 1, "left": a.work}
        return Judged(action, a.passing(), [Reason("why-pass", args)])
    for adviser in a.advisers:
        judged = adviser.judge_action(a, action)
        if judged is not None:
            return judged
    return Judged(action, UNTHOUGHT, [Reason("why-usual", {})])


def _judge_build(a: Appraisal, action: Build, is_looked_at: bool) -> Judged:
    name = a.name(action.area)
    if not is_looked_at:
        return Judged(action, UNTHOUGHT, [Reason("why-build-others", {"area": name})])
    price = a.likely_price(action.area)
    value = a.worth_of_auction(action.area, price)
    args: dict[str, int | str] = {"area": name, "worth": max(0, price + round(value / a.rate)), "price": price}
    return Judged(action, value, [Reason("why-build", args), *a.why_tile(action.area)])


def _judge_extraction(a: Appraisal, action: Extract) -> Judged:
    mine = a.mines[action.area]
    cost = (action.tin + action.copper) * mine.water
    income = action.tin * a.outlook.tin_price + action.copper * a.outlook.copper_price
    after = mine._replace(tin=mine.tin - action.tin, copper=mine.copper - action.copper, water=mine.water + 1)
    value = a.gain({action.area: after}, a.cash - cost, a.work - EXTRACT_WORK) + income * a.rate
    args: dict[str, int | str] = {"area": a.name(action.area), "income": round(income), "cost": cost}
    return Judged(action, value, [Reason("why-extract", args)])


# ---- developments ---------------------------------------------------------------------------------


def mines_after(a: Appraisal, areas: list[int], with_less_water: int, widened: int) -> dict[int, Mine]:
    """The mines in some areas, whoever owns them, as they would be with less water and more capacity."""
    mines: dict[int, Mine] = {}
    for index in areas:
        area = a.state.areas[index]
        if area.owner >= 0:
            mine = mine_of(a.state, area).with_less_water(with_less_water)
            mines[index] = mine._replace(capacity=mine.capacity + widened) if widened else mine
    return mines


def development(a: Appraisal, mines: dict[int, Mine], work: int) -> tuple[float, list[int]] | None:
    """What changed mines are worth to their owners: own ones count, those of rivals count against it; the own ones."""
    own = {index: mine for index, mine in mines.items() if index in a.mines}
    if not own:
        return None
    value = a.gain(own, work=a.work - work)
    for index, mine in mines.items():
        if index not in own:
            value -= a.cost_of_helping(index, mine)
    return value, list(own)


def _judge_development(a: Appraisal, action: Action[Any], mines: dict[int, Mine], work: int) -> Judged:
    found = development(a, mines, work)
    if found is None:
        return Judged(action, UNTHOUGHT, [Reason("why-not-own", {})])
    value, own = found
    names = ", ".join(a.name(index) for index in own)
    return Judged(action, value, [Reason("why-development", {"areas": names, "points": round(value)})])


def _judge_pumps(a: Appraisal, action: Action[Any]) -> Judged:
    """Pump where it helps most, one piece after the other."""
    changed: dict[int, Mine] = {}
    for _ in range(a.state.pumps[-1]):
        mines = {**a.mines, **changed}
        gains = [
            (a.outlook.fresh(mine.with_less_water()) - a.outlook.fresh(mine), -index)
            for index, mine in mines.items()
            if mine.water > 0
        ]
        best = max(gains, default=(0.0, 0))
        if best[0] > 0:
            changed[-best[1]] = mines[-best[1]].with_less_water()
    value = a.gain(changed, work=a.work - PUMPS_WORK)
    pieces = a.state.pumps[-1]
    return Judged(action, value, [Reason("why-pumps", {"pieces": pieces, "points": round(value)})])


def judge_pumping(a: Appraisal, actions: list[Action[Any]]) -> list[Judged]:
    """Where a pump that is taken already helps."""
    out: list[Judged] = []
    for action in actions:
        if not isinstance(action, Pump):
            out.append(Judged(action, 0.0, [Reason("why-stop", {})]))
        elif action.area in a.mines:
            value = a.gain({action.area: a.mines[action.area].with_less_water()})
            args: dict[str, int | str] = {"area": a.name(action.area), "points": round(value)}
            out.append(Judged(action, value, [Reason("why-pump", args)]))
        else:
            out.append(Judged(action, UNTHOUGHT, [Reason("why-not-own", {})]))
    return out
