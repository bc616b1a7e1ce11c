"""The table as the page draws it: the view, and beside it what follows from it by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from wheal.games.tinners.auction import can_join
from wheal.games.tinners.board_lot import LotView, lot_view
from wheal.games.tinners.investing import STEP, UNIT, points_for, row_of
from wheal.games.tinners.plain import area_text
from wheal.games.tinners.position import INVEST, ROUNDS
from wheal.games.tinners.view import View, build_view
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


class CompanyView(msgspec.Struct, frozen=True):
    """What follows for a seat: its work left, its mines on the map and in all, what its ore would bring at a sale now,
    and its row of the investment panel (from 0; where it has not passed, the one that passing now would give)."""

    work_left: int
    mines_built: int
    mines: int
    tin_price: int
    copper_price: int
    ore_value: int
    cards: int
    row: int
    can_join: bool


class InvestmentView(msgspec.Struct, frozen=True):
    """An amount that the viewer can invest: how it is split into tens and a five, what it scores, what is left."""

    amount: int
    tens: int
    fives: int
    points: int
    left: int


class PumpGroupView(msgspec.Struct, frozen=True):
    """A group of steam pumps on the development board."""

    size: int
    state: Literal["ready", "used", "later"]
    is_next: bool


class BoardView(msgspec.Struct, frozen=True):
    """Everything that changes on the board. ``track`` has the seats of each column, the uppermost first; ``price_at``
    the marked column of each ladder, -1 before the first prices; ``pump_groups`` the groups of each round;
    ``area_text`` each area with everything in it in words."""

    table: View
    company: list[CompanyView]
    track: list[list[int]]
    price_at: dict[str, int]
    pump_groups: list[list[PumpGroupView]]
    lot: LotView | None
    investments: list[InvestmentView]
    area_text: dict[str, str]


def board_view(p: Position, viewer: int, names: Sequence[str], lang: str = "") -> BoardView:
    """What a viewer sees of the table, and what follows from that."""
    say = texts("tinners", lang)
    view = build_view(p, viewer)
    return BoardView(
        table=view,
        company=[_company(p, seat) for seat in range(p.rules.seats)],
        track=_track(p, view),
        price_at={"tin": p.tin_column, "copper": p.copper_column},
        pump_groups=_pump_groups(p),
        lot=lot_view(p, view, names, say),
        investments=_investments(p, viewer),
        area_text={name: area_text(say, area, names) for name, area in view.area.items()},
    )


def _company(p: Position, seat: int) -> CompanyView:
    player = p.players[seat]
    tin_price = p.rules.tin_prices[p.tin_column] + player.tin_bonus if p.tin_column >= 0 else 0
    copper_price = p.rules.copper_prices[p.copper_column] + player.copper_bonus if p.copper_column >= 0 else 0
    return CompanyView(
        work_left=0 if player.has_passed else player.final_column - player.column,
        mines_built=p.rules.mines[seat] - player.mines,
        mines=p.rules.mines[seat],
        tin_price=tin_price,
        copper_price=copper_price,
        ore_value=player.tin * tin_price + player.copper * copper_price,
        cards=len(player.hand),
        row=row_of(p, seat),
        can_join=can_join(player),
    )


def _track(p: Position, view: View) -> list[list[int]]:
    last = max(player.final_column for player in p.players)
    track: list[list[int]] = [[] for _ in range(last + 1)]
    for seat in view.order:
        if not p.players[seat].has_passed:
            track[p.players[seat].column].append(seat)
    return track


def _pump_groups(p: Position) -> list[list[PumpGroupView]]:
    """By round; of those that can be used the rightmost is taken first."""
    groups: list[list[PumpGroupView]] = []
    before = 0
    for available in p.rules.pump_groups:
        column = []
        for i in range(before, len(available)):
            state: Literal["ready", "used", "later"] = "used"
            if len(groups) >= p.round:
                state = "later"
            elif i < len(p.pumps):
                state = "ready"
            column.append(PumpGroupView(available[i], state, state == "ready" and i == len(p.pumps) - 1))
        groups.append(column)
        before = len(available)
    return groups


def _investments(p: Position, viewer: int) -> list[InvestmentView]:
    """What the viewer could invest now, in steps, largest last."""
    if not 0 <= viewer < p.rules.seats or p.is_over or p.frames[0].kind != INVEST or p.round == ROUNDS:
        return []
    money = p.players[viewer].money
    if not p.investing >> viewer & 1:
        return []
    return [
        InvestmentView(
            amount=amount,
            tens=amount // UNIT,
            fives=amount % UNIT // STEP,
            points=points_for(p, viewer, amount),
            left=money - amount,
        )
        for amount in range(STEP, min(money // STEP, len(p.rules.moves.invest)) * STEP + 1, STEP)
    ]
