"""Sell arsenic: the market and its sections. Rules TT-ARS-11..15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of
from wheal.games.tinners.expansions.arsenic.rules.processing import calciner_refusal
from wheal.games.tinners.rules.position import with_number
from wheal.games.tinners.rules.work_track import spend_work, work_refusal
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position

SELL_ARSENIC_WORK: Final = 1  # TT-WT-12, TT-ARS-11


def first_open_section(state: Position) -> int:
    """All are open in round 1; the highest open one closes after each round."""
    return state.round - 1  # TT-ARS-13


def next_space(state: Position, sold: list[int]) -> tuple[int, int]:
    """The section and the space of the next cube, on a market that holds so many in each section."""
    sections = arsenic_of(state).setting.sections
    section = first_open_section(state)  # TT-ARS-13, TT-RUL-80
    last = len(sections) - 1
    while section < last and sold[section] >= len(sections[section]):
        section += 1  # TT-ARS-13
    return section, min(sold[section], len(sections[section]) - 1)  # TT-ARS-12, TT-RUL-86


def sale_of(state: Position, cubes: int) -> int:
    """What so many cubes bring if they are sold now."""
    sections = arsenic_of(state).setting.sections
    sold = arsenic_of(state).sold[:]
    income = 0
    for _ in range(cubes):
        section, space = next_space(state, sold)
        income += sections[section][space]  # TT-ARS-12
        sold[section] += 1  # TT-ARS-14
    return income


def sell_arsenic(state: Position, seat: int) -> None:
    """All cubes at once, each onto the best empty space that is open."""
    board = arsenic_of(state)
    cubes = board.held[seat]  # TT-ARS-11
    income = sale_of(state, cubes)
    sold = board.sold[:]
    for _ in range(cubes):
        section, _space = next_space(state, sold)
        sold[section] += 1  # TT-ARS-12, TT-ARS-14
    board.sold = sold
    board.held = with_number(board.held, seat, 0)  # TT-ARS-11
    player = state.players[seat]
    player.money += income  # TT-ARS-11
    spend_work(state, player, SELL_ARSENIC_WORK)  # TT-ARS-11
    if state.watched:
        state.events.append(Event("sold-arsenic", seat, {"cubes": cubes, "money": income}))


def can_sell(state: Position, seat: int) -> bool:
    player = state.players[seat]
    board = arsenic_of(state)
    return (
        board.held[seat] > 0  # TT-ARS-11
        and player.final_column - player.column >= SELL_ARSENIC_WORK
        and board.calciners[seat] >= 0  # TT-ARS-04
    )


def sell_refusal(state: Position, seat: int) -> Refusal | None:
    refusal = calciner_refusal(state, seat)
    if refusal is None and arsenic_of(state).held[seat] == 0:  # TT-ARS-11, TT-RUL-79
        return Refusal("TT-ARS-11", "refused-no-arsenic-held")
    return work_refusal(state.players[seat], SELL_ARSENIC_WORK) if refusal is None else refusal


def cubes_on_open_spaces(state: Position) -> int:
    return sum(arsenic_of(state).sold[first_open_section(state) :])
