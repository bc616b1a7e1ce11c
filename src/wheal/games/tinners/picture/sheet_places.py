"""Where names and the compass rose stand in the window of a player count: in open sea, clear of the tables' corners."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from wheal.games.tinners.content.map import Drawing, Spot

STEP: Final = 10  # between two places that are tried
NAME_CLEAR: Final = 30  # from a name to the coast
TRACK: Final = 0.42  # how much of the window's width the work track at the upper left may cover
NAME_CORNER: Final = 0.3  # and the prices below it, where a name stands
ROSE_CORNER: Final = 0.5  # and where the rose does
ROSE: Final = 40  # radius
ROSE_CLEAR: Final = 78  # from the middle of the rose to the coast or a name
LETTER: Final = 0.33  # half the width of a letter, with its space, in its size


class Name(NamedTuple):
    """A name in the sea, where it stands."""

    text: str
    x: float
    y: float
    size: float
    angle: float


class Places:
    """Looks for places in one window."""

    def __init__(self, drawing: Drawing, seats: int) -> None:
        self.drawing = drawing
        self.left, self.top, self.width, self.height = drawing.frames.get(seats, drawing.sheet)
        self.lands = [
            [drawing.points[name] for name in ids] for ids in ((*drawing.coast, *drawing.county), drawing.beyond)
        ]
        self.coast = [spot for land in self.lands for spot in land]

    def names(self, said: Mapping[str, str]) -> list[Name]:
        """The map's names as they are said in a language; one in the sea that the window cuts or the tables cover goes
        to the nearest open sea."""
        found = []
        for label in self.drawing.labels:
            wish = (label.at[0], label.at[1])
            text = said.get(label.text, label.text)
            offsets = _along(text, label.size, label.angle)
            spots = _moved(offsets, wish)
            if not any(self._is_land(spot) for spot in spots) and not all(map(self._is_seen, spots)):
                wish = self._nearest(wish, offsets, NAME_CLEAR, self.coast, NAME_CORNER) or wish
            found.append(Name(text, *wish, label.size, label.angle))
        return found

    def rose(self, names: Iterable[Name]) -> Spot | None:
        """Near the map's own place for it; None where the map has none, or the sea no room."""
        if self.drawing.compass is None:
            return None
        taken = [spot for name in names for spot in _moved(_along(name.text, name.size, name.angle), (name.x, name.y))]
        ring = [(dx, dy) for dx in (-ROSE, 0, ROSE) for dy in (-ROSE, 0, ROSE)]
        return self._nearest(self.drawing.compass, ring, ROSE_CLEAR - ROSE, [*self.coast, *taken], ROSE_CORNER)

    def _nearest(
        self, wish: Spot, offsets: Sequence[Spot], clear: float, taken: Sequence[Spot], corner: float
    ) -> Spot | None:
        """The place nearest to a wish at which everything has room."""
        across = range(int(self.left), int(self.left + self.width), STEP)
        down = range(int(self.top), int(self.top + self.height), STEP)
        for place in sorted(((x, y) for x in across for y in down), key=lambda place: math.dist(place, wish)):
            spots = _moved(offsets, place)
            if all(self._is_seen(spot, corner) and self._is_clear(spot, clear, taken) for spot in spots):
                return float(place[0]), float(place[1])
        return None

    def _is_seen(self, spot: Spot, corner: float = NAME_CORNER) -> bool:
        """In the window, and not under the tables at its upper left, so wide, and lower right."""
        across, down = (spot[0] - self.left) / self.width, (spot[1] - self.top) / self.height
        is_covered = (
            (across < TRACK and down < 0.3) or (across < corner and down < 0.46) or (across > 0.55 and down > 0.72)
        )
        return 0 <= across <= 1 and 0.03 <= down <= 1 and not is_covered

    def _is_clear(self, spot: Spot, clear: float, taken: Sequence[Spot]) -> bool:
        return all(math.dist(spot, other) > clear for other in taken) and not self._is_land(spot)

    def _is_land(self, spot: Spot) -> bool:
        return any(_is_inside(spot, land) for land in self.lands)


def _moved(offsets: Iterable[Spot], place: Spot) -> list[Spot]:
    return [(place[0] + dx, place[1] + dy) for dx, dy in offsets]


def _along(text: str, size: float, angle: float) -> list[Spot]:
    """Offsets from the middle of a name along its letters."""
    half = len(text) * size * LETTER
    turn = math.radians(angle)
    return [(part * half * math.cos(turn), part * half * math.sin(turn)) for part in (-1, -0.5, 0, 0.5, 1)]


def _is_inside(spot: Spot, ring: Sequence[Spot]) -> bool:
    """Whether a line from here to the far left crosses the ring an odd number of times."""
    x, y = spot
    crossings = 0
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], *ring[:1]], strict=True):
        if (ay > y) != (by > y) and ax + (y - ay) / (by - ay) * (bx - ax) < x:
            crossings += 1
    return crossings % 2 == 1
