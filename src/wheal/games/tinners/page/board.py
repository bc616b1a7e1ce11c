"""The table as the page draws it: the view, and beside it what follows from it by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from wheal.games.tinners.expansions.page import BoardParts
from wheal.games.tinners.page.lot import LotView, lot_view, seat_lot
from wheal.games.tinners.rules.investing import STEP, UNIT, points_for
from wheal.games.tinners.rules.position import COLUMNS, INVEST, PUMP, ROUNDS
from wheal.games.tinners.rules.selling import ore_prices
from wheal.games.tinners.view import View, build_view, seat_view
from wheal.games.tinners.words.table import area_line
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


class CompanyView(msgspec.Struct, frozen=True):
    """What follows for a seat: its work left, its mines on the map and in all, what its ore would bring at a sale now,
    and how many cards it holds."""

    work_left: int
    mines_built: int
    mines: int
    ore_value: int
    cards: int


class InvestmentView(msgspec.Struct, frozen=True):
    """An amount that the viewer can invest: how it is split into tens and a five, and what it scores."""

    amount: int
    tens: int
    fives: int
    points: int


class PumpGroupView(msgspec.Struct, frozen=True):
    """A group of steam pumps on the development board."""

    size: int
    state: Literal["ready", "used", "later"]
    is_next: bool


class BoardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything that changes on the board. ``track`` has the seats of each column, the uppermost first; ``price_at``
    the marked column of each ladder, -1 before the first prices; ``pump_groups`` the groups of each round;
    ``pumps_to_use`` how many steam pumps are in hand, or else would be taken; ``area_text`` each area with everything
    in it in words; ``parts`` what expansions add."""

    table: View
    company: list[CompanyView]
    track: list[list[int]]
    price_at: dict[str, int]
    pump_groups: list[list[PumpGroupView]]
    pumps_to_use: int
    lot: LotView | None
    investments: list[InvestmentView]
    area_text: dict[str, str]
    parts: BoardParts | None = None


def board_view(state: Position, viewer: int, names: Sequence[str]) -> BoardView:
    """What a viewer sees of the table, and what follows from that."""
    say = texts("tinners")
    view = build_view(state, viewer)
    return BoardView(
        table=view,
        company=[_company(state, seat) for seat in range(state.rules.seats)],
        track=_track(state, view),
        price_at={"tin": state.tin_column, "copper": state.copper_column},
        pump_groups=_pump_groups(state),
        pumps_to_use=_pumps_to_use(state),
        lot=lot_view(state, view, names, say),
        investments=_investments(state, viewer),
        area_text={name: area_line(say, area, names, state.rules.additions).text for name, area in view.area.items()},
        parts=_parts(state),
    )


def seat_board(public: BoardView, state: Position, seat: int, names: Sequence[str]) -> BoardView:
    """``board_view`` of a seat, made of the spectator's."""
    say = texts("tinners")
    view = seat_view(public.table, state, seat)
    known = {
        name: area_line(say, area, names, state.rules.additions).text
        for name, area in view.area.items()
        if area is not public.table.area[name]
    }
    return msgspec.structs.replace(
        public,
        table=view,
        lot=seat_lot(public.lot, public.table, state, view, names, say),
        investments=_investments(state, seat),
        area_text={**public.area_text, **known} if known else public.area_text,
    )


def _parts(state: Position) -> BoardParts | None:
    """What the expansions in the game add."""
    found = {addition.name: addition.board_part(state) for addition in state.rules.additions}
    found = {name: part for name, part in found.items() if part is not None}
    return BoardParts(**found) if found else None


def _company(state: Position, seat: int) -> CompanyView:
    player = state.players[seat]
    tin, copper = ore_prices(state, seat)
    return CompanyView(
        work_left=0 if player.has_passed else player.final_column - player.column,
        mines_built=state.rules.mines[seat] - player.mines,
        mines=state.rules.mines[seat],
        ore_value=player.tin * tin + player.copper * copper,
        cards=len(player.hand),
    )


def _track(state: Position, view: View) -> list[list[int]]:
    last = max(COLUMNS, *(player.final_column for player in state.players))
    track: list[list[int]] = [[] for _ in range(last + 1)]
    for seat in view.order:
        if not state.players[seat].has_passed:
            track[state.players[seat].column].append(seat)
    return track


def _pump_groups(state: Position) -> list[list[PumpGroupView]]:
    """By round; of those that can be used the rightmost is taken first."""
    groups: list[list[PumpGroupView]] = []
    before = 0
    for available in state.rules.pump_groups:
        column = []
        for i in range(before, len(available)):
            readiness: Literal["ready", "used", "later"] = "used"
            if len(groups) >= state.round:
                readiness = "later"
            elif i < len(state.pumps):
                readiness = "ready"
            column.append(PumpGroupView(available[i], readiness, readiness == "ready" and i == len(state.pumps) - 1))
        groups.append(column)
        before = len(available)
    return groups


def _pumps_to_use(state: Position) -> int:
    if state.frames and state.frames[-1].kind == PUMP:
        return state.frames[-1].count
    return state.pumps[-1] if state.pumps else 0


def _investments(state: Position, viewer: int) -> list[InvestmentView]:
    """What the viewer could invest now, in steps, largest last."""
    if not 0 <= viewer < state.rules.seats or state.is_over or state.frames[0].kind != INVEST or state.round == ROUNDS:
        return []
    money = state.players[viewer].money
    if not state.investing >> viewer & 1:
        return []
    return [
        InvestmentView(amount, amount // UNIT, amount % UNIT // STEP, points_for(state, viewer, amount))
        for amount in range(STEP, min(money // STEP, len(state.rules.moves.invest)) * STEP + 1, STEP)
    ]
