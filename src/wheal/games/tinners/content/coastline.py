"""Lines of the map as if drawn by hand: between two named points a line wanders, the same whichever area asks."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from wheal.games.tinners.content.map import Drawing, Spot

ROUGH_COAST = 0.11  # how far a middle moves aside, as a part of the length
ROUGH_LAND = 0.045
DEPTH = 3  # how often a stretch is halved
SHORTEST = 3.5  # what is left straight
BEYOND = 900  # how far land runs on outside the sheet


class Lines:
    """All lines of one drawing."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self._coast = {frozenset(edge) for edge in pairwise(drawing.coast)}

    def along(self, ids: Sequence[str]) -> list[Spot]:
        """An open line through named points."""
        points = self.drawing.points
        line: list[Spot] = []
        for a, b in pairwise(ids):
            line += [points[a], *self._wander(a, b)]
        return [*line, points[ids[-1]]] if ids else []

    def ring(self, ids: Sequence[str]) -> str:
        """The path of a closed line."""
        return path(self.along([*ids, ids[0]])[:-1], is_closed=True) if ids else ""

    def chain(self, ids: Sequence[str]) -> str:
        """The path of an open line."""
        return path(self.along(ids))

    @cached_property
    def land(self) -> str:
        """The outline of all areas together."""
        drawing = self.drawing
        return path(self.along(drawing.coast) + self.along(drawing.county)[1:-1], is_closed=True)

    @cached_property
    def beyond(self) -> str:
        """Land that belongs to no area, out of any window."""
        return path([self._outwards(*self.drawing.points[name]) for name in self.drawing.beyond], is_closed=True)

    @cached_property
    def far_coasts(self) -> list[str]:
        """The coasts of that land: what is neither the county's edge nor the sheet's."""
        points = self.drawing.points
        inland = {frozenset(edge) for edge in pairwise(self.drawing.county)}
        ids = self.drawing.beyond
        runs: list[list[Spot]] = [[]]
        for a, b in pairwise([*ids, *ids[:1]]):
            if frozenset((a, b)) in inland or (self._is_cut(*points[a]) and self._is_cut(*points[b])):
                runs.append([])
                continue
            runs[-1] += [self._outwards(*points[a])] if not runs[-1] else []
            runs[-1].append(self._outwards(*points[b]))
        return [path(run) for run in runs if run]

    def _is_cut(self, x: float, y: float) -> bool:
        left, top, width, height = self.drawing.sheet
        return x <= left or y <= top or x >= left + width or y >= top + height

    def _outwards(self, x: float, y: float) -> Spot:
        """A point on the edge of the sheet, moved on, so that any shape of window is filled."""
        left, top, width, height = self.drawing.sheet
        x += BEYOND if x >= left + width else -BEYOND if x <= left else 0
        y += BEYOND if y >= top + height else -BEYOND if y <= top else 0
        return x, y

    def _wander(self, a: str, b: str) -> list[Spot]:
        first, second = sorted((a, b))
        rough = ROUGH_COAST if frozenset((a, b)) in self._coast else ROUGH_LAND
        points = self.drawing.points
        found = _halved(points[first], points[second], f"{first}|{second}", rough, DEPTH)
        return found if first == a else found[::-1]


def _halved(start: Spot, end: Spot, key: str, rough: float, depth: int) -> list[Spot]:
    """Points between two others, each middle moved aside by a throw that its key decides."""
    length = math.dist(start, end)
    if depth == 0 or length < SHORTEST:
        return []
    throw = int(hashlib.sha256(key.encode()).hexdigest()[:6], 16) / 0xFFFFFF - 0.5
    aside = throw * 2 * rough
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2 - dy * aside, (start[1] + end[1]) / 2 + dx * aside)
    return [
        *_halved(start, middle, key + "0", rough, depth - 1),
        middle,
        *_halved(middle, end, key + "1", rough, depth - 1),
    ]


def path(points: Iterable[Spot], is_closed: bool = False) -> str:
    """Points as the ``d`` of a path."""
    line = "L".join(f"{_short(x)} {_short(y)}" for x, y in points)
    return f"M{line}{'Z' if is_closed else ''}" if line else ""


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
