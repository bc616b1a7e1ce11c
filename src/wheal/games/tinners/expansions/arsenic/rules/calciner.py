"""Calciners. Rules TT-ARS-02..04."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of
from wheal.games.tinners.rules.position import NONE, with_number
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def has_calciner(state: Position, seat: int) -> bool:
    return arsenic_of(state).calciners[seat] != NONE


def build_calciner(state: Position, seat: int, area: int) -> None:
    """One cube of arsenic in its area and one in every area that touches it, with or without a mine."""
    board = arsenic_of(state)
    board.calciners = with_number(board.calciners, seat, area)  # TT-ARS-02
    cubes = board.cubes[:]
    cubes[area] += 1  # TT-ARS-03
    for other in state.rules.neighbours[area]:
        cubes[other] += 1  # TT-ARS-03, TT-RUL-77
    board.cubes = cubes
    if state.watched:
        state.events.append(Event("calciner", seat, {"area": area, "cubes": 1 + len(state.rules.neighbours[area])}))
