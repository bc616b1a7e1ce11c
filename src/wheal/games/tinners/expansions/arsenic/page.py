"""Arsenic on the page: the market, cubes and calciners on the map, what each company has of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from wheal.games.tinners.expansions.arsenic.rules.calciner import has_calciner
from wheal.games.tinners.expansions.arsenic.rules.market import first_open_section, next_space, sale_of
from wheal.games.tinners.expansions.arsenic.rules.position import arsenic_of
from wheal.games.tinners.expansions.arsenic.rules.processing import limiter_of

if TYPE_CHECKING:
    from wheal.games.tinners.expansions.arsenic.rules.position import ArsenicBoard
    from wheal.games.tinners.rules.position import Position


class MarketSpaceView(msgspec.Struct, frozen=True):
    """A space of the market: what it pays, how many cubes lie on it, and does the next cube go there?"""

    value: int
    cubes: int
    is_next: bool


class MarketSectionView(msgspec.Struct, frozen=True):
    """A section of the market; ``until`` is the last round in which it is open, and ``closing`` says that it is this
    one."""

    state: Literal["closed", "closing", "open"]
    until: int
    spaces: list[MarketSpaceView]


class ArsenicCompanyView(msgspec.Struct, frozen=True):
    """What a seat holds, and what that would bring now; the column of its limiter, and its work in each round."""

    held: int
    sale: int
    has_calciner: bool
    limiter: int
    work: int


class ArsenicView(msgspec.Struct, frozen=True):
    """``price`` is what the next cube brings; ``cubes`` lie in areas, ``calciners`` has whose stands where."""

    price: int
    market: list[MarketSectionView]
    company: list[ArsenicCompanyView]
    cubes: dict[str, int]
    calciners: dict[str, int]


def arsenic_view(state: Position) -> ArsenicView:
    """All of it is public."""
    board = arsenic_of(state)
    names: list[str] = state.rules.game.content.area_names()
    return ArsenicView(
        price=sale_of(state, 1),
        market=[_section(state, board, number) for number in range(len(board.setting.sections))],
        company=[_company(state, board, seat) for seat in range(state.rules.seats)],
        cubes={names[area]: count for area, count in enumerate(board.cubes) if count},
        calciners={names[area]: seat for seat, area in enumerate(board.calciners) if area >= 0},
    )


def _section(state: Position, board: ArsenicBoard, number: int) -> MarketSectionView:
    sections = board.setting.sections
    first, last = first_open_section(state), len(sections) - 1
    values, sold = sections[number], board.sold[number]
    here = next_space(state, board.sold)
    spaces = []
    for place, value in enumerate(values):
        is_endless = number == last and place == len(values) - 1
        cubes = max(0, sold - place) if is_endless else int(place < sold)
        spaces.append(MarketSpaceView(value, cubes, here == (number, place)))
    closing: Literal["closing", "open"] = "closing" if number == first and number < last else "open"
    return MarketSectionView("closed" if number < first else closing, number + 1, spaces)


def _company(state: Position, board: ArsenicBoard, seat: int) -> ArsenicCompanyView:
    player = state.players[seat]
    held = board.held[seat]
    return ArsenicCompanyView(
        held, sale_of(state, held), has_calciner(state, seat), limiter_of(player), player.final_column
    )
