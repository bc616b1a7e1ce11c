"""Where the areas lie on a grid of characters: rows from north to south, places in a row from west to east.

The rows are found from the centres of the areas: every way to cut the areas, sorted from north to south, into rows is
weighed by how far each area would stand from where it lies.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import TypeAlias

from wheal.look.terminal import Block, Line, width_of

Point: TypeAlias = tuple[float, float]

LINES = 24  # the height of the map from the northernmost to the southernmost centre, where nothing stands in the way
ROW_COST = 25.0  # a further row costs as much as one area that stands five lines off
COLUMN = 0.5  # a character is half as wide as high
GAP = 1
AROUND = 2  # free columns left and right of whatever lies on the sheet


@cache
def arrange(centres: tuple[Point, ...], cell: int, width: int) -> list[list[tuple[int, int]]]:
    """Rows of (area, column), from north to south and from west to east; cells of a row never overlap."""
    if not centres:
        return []
    xs = [x for x, _ in centres]
    ys = [y for _, y in centres]
    left, top = min(xs), min(ys)
    x_scale = (width - cell) / max(max(xs) - left, 1)
    y_scale = LINES / max(max(ys) - top, 1)
    at = [((x - left) * x_scale, (y - top) * y_scale) for x, y in centres]
    order = sorted(range(len(at)), key=lambda i: (at[i][1], at[i][0]))
    most = max((width + GAP) // (cell + GAP), 1)
    best: list[tuple[float, int]] = [(0.0, 0)]  # for the first n areas: the cost, and where their last row begins
    for end in range(1, len(order) + 1):
        starts = range(max(0, end - most), end)
        best.append(min((best[i][0] + _row_cost(order[i:end], at, cell, width), i) for i in starts))
    rows: list[list[tuple[int, int]]] = []
    end = len(order)
    while end > 0:
        start = best[end][1]
        inside = sorted(order[start:end], key=lambda i: at[i][0])
        rows.insert(0, list(zip(inside, _places([at[i][0] for i in inside], cell, width), strict=True)))
        end = start
    return rows


def _row_cost(inside: Sequence[int], at: Sequence[Point], cell: int, width: int) -> float:
    wanted = sorted(at[i][0] for i in inside)
    across = sum(((a - b) * COLUMN) ** 2 for a, b in zip(wanted, _places(wanted, cell, width), strict=True))
    middle = sum(at[i][1] for i in inside) / len(inside)
    return ROW_COST + across + sum((at[i][1] - middle) ** 2 for i in inside)


def _places(wanted: Sequence[float], cell: int, width: int) -> list[int]:
    """Columns nearest to those wanted, in their order, without overlaps (pooled where they would overlap)."""
    step = cell + GAP
    pools: list[tuple[float, int]] = []  # the mean of what is wanted, and how many
    for i, x in enumerate(wanted):
        mean, count = x - i * step, 1
        while pools and pools[-1][0] > mean:
            before, many = pools.pop()
            mean = (before * many + mean * count) / (many + count)
            count += many
        pools.append((mean, count))
    last = max(width - cell - (len(wanted) - 1) * step, 0)
    flat = [min(max(round(mean), 0), last) for mean, count in pools for _ in range(count)]
    return [x + i * step for i, x in enumerate(flat)]


class Sheet:
    """A sheet of characters: cells are put at their places, tables find free ones."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.taken: list[int] = []  # a bit for each column of a line
        self.placed: list[tuple[int, int, Block]] = []

    def add_row(self, cells: Sequence[tuple[int, Block]]) -> None:
        """A row of cells, each at its column, below all others."""
        y = len(self.taken)
        height = max(cell.height for _, cell in cells)
        self.taken += [0] * height
        for x, cell in cells:
            self._place(x, y, cell)

    def put(self, blocks: Sequence[Block], point: Point, far: float = math.inf) -> bool:
        """Put tables into free places not far from a point (from 0 to 1 in each direction), all or none of them."""
        kept = self.taken[:], self.placed[:]
        for block in blocks:
            found = self._find(block.width, block.height, point, far)
            if found is None:
                self.taken, self.placed = kept
                return False
            x, y = found
            self._place(x, y, block)
            self._take(x, y - 1, block.width, block.height + 2)  # an empty line between tables
        return True

    def lines(self) -> list[Line]:
        """What lies on the sheet, from left to right."""
        lines: list[Line] = [[] for _ in self.taken]
        for x, y, block in sorted(self.placed, key=lambda one: one[0]):
            for i, line in enumerate(block.lines):
                before = lines[y + i]
                before += [(" " * (x - width_of(before)), ""), *line]
        return lines

    def _place(self, x: int, y: int, block: Block) -> None:
        self.placed.append((x, y, block))
        self._take(x, y, block.width, block.height)

    def _take(self, x: int, y: int, width: int, height: int) -> None:
        left, right = max(x - AROUND, 0), min(x + width + AROUND, self.width)
        for i in range(max(y, 0), min(y + height, len(self.taken))):
            self.taken[i] |= ((1 << (right - left)) - 1) << left

    def _find(self, width: int, height: int, point: Point, far: float) -> tuple[int, int] | None:
        """The free place nearest to a point."""
        found = None
        window = (1 << width) - 1
        for y in range(len(self.taken) - height + 1):
            taken = reduce(or_, self.taken[y : y + height])
            for x in range(self.width - width + 1):
                if taken >> x & window:
                    continue
                across = abs(x - point[0] * (self.width - width)) * COLUMN
                down = abs(y - point[1] * (len(self.taken) - height))
                if across + down < (far if found is None else found[0]):
                    found = (across + down, x, y)
        return None if found is None else (found[1], found[2])
