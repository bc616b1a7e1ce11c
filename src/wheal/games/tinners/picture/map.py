"""What stands on the map in a picture: plates and tiles, ore and water, developments, ports, adits."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.page.constants import GOODS_ROW, NAME_ROW, PIECES_ROW, PLATE_SIGN, PLATE_SIZE
from wheal.games.tinners.view import TileView
from wheal.look.signs import EMBLEMS, icon, letters, shape
from wheal.look.svg import element, group, moved, words

if TYPE_CHECKING:
    from wheal.games.tinners.page.board import BoardView
    from wheal.games.tinners.page.constants import AreaConstants, BoardConstants
    from wheal.games.tinners.view import AreaView

GOODS: Final = ("tin", "copper", "water")
GAP: Final = 14.5  # between pieces


def bands(board: BoardView, prefix: str) -> str:
    """A band in the owner's colour inside the border of each mine's area."""
    return "".join(
        element(
            "use", class_=f"band seat-{area.mine + 1}", href=f"#{prefix}-{name}", clip_path=f"url(#{prefix}-in-{name})"
        )
        for name, area in board.table.area.items()
        if isinstance(area.mine, int)
    )


def contents(board: BoardView, constants: BoardConstants) -> str:
    """Everything that lies and stands on the map."""
    parts = [_adit(constants, border) for border in board.table.adits]
    for name, area in board.table.area.items():
        parts.append(_area(area, constants.areas[name]))
    if board.lot is not None:
        x, y = constants.areas[board.lot.area].plate
        disc = element("circle", r=11, class_="gavel")
        parts.append(moved(disc, icon("auction", 0, 0, 14.4, "icon gavel-sign"), x=x + 27, y=y + 24))
    return group(*parts)


def _adit(constants: BoardConstants, border: str) -> str:
    """A disc in the middle of a border with a dotted run across it."""
    place = constants.borders[border]
    x, y = place.mid
    across = math.radians(place.angle + 90)
    dx, dy = math.cos(across) * 16, math.sin(across) * 16
    run = element("path", class_="adit-run", d=f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}")
    return run + element("circle", class_="disc", cx=x, cy=y, r=8.6) + icon("piece-adit", x, y, 11, "icon piece")


def _area(area: AreaView, place: AreaConstants) -> str:
    x, y = place.plate
    parts = []
    if area.port and place.port:
        px, py = place.port
        parts.append(
            element("circle", class_="disc", cx=px, cy=py, r=9) + icon("piece-port", px, py, 12.5, "icon piece")
        )
    if isinstance(area.mine, int):
        parts.append(_plate(area.name, area.mine, x, y + NAME_ROW))
        parts += _goods(area, x, y + GOODS_ROW, 20.5, 18.5)
    elif place.is_in_play:
        parts.append(words(area.name, x, y + NAME_ROW + 3.5, "area-name"))
        parts += _tile(area, x, y + GOODS_ROW)
    parts += _pieces(area, place, x, y + PIECES_ROW)
    return group(*parts)


def _plate(name: str, seat: int, x: float, y: float) -> str:
    """An enamel plate in the owner's colour: emblem and name."""
    width = letters(name, PLATE_SIZE) + 2 * PLATE_SIGN
    left = x - width / 2
    return group(
        element("rect", class_="plate", x=left, y=y - 7.5, width=width, height=15, rx=2.6),
        element("rect", class_="plate-line", x=left + 1.5, y=y - 6, width=width - 3, height=12, rx=1.5),
        icon(f"emblem-{EMBLEMS[seat]}", left + 9, y, 9.6, "icon plate-sign"),
        words(name, x + 6, y + 3.8, "plate-name"),
        class_=f"seat-{seat + 1}",
    )


def _goods(numbers: AreaView | TileView, x: float, y: float, gap: float, size: float) -> Iterator[str]:
    """Tin, copper and water beside each other, always all three."""
    for place, kind in enumerate(GOODS):
        lift = 0.9 if kind == "water" else 0
        yield shape(kind, getattr(numbers, kind), x + (place - 1) * gap, y - lift, size)


def _tile(area: AreaView, x: float, y: float) -> list[str]:
    """The tile's back or its numbers, with who has looked at it, and loose ore at its sides."""
    parts: list[str] = []
    beside = 23
    if isinstance(area.tile, TileView):
        known = " known" if area.face == "down" else ""
        parts.append(element("rect", class_=f"ticket{known}", x=x - 28, y=y - 10.5, width=56, height=21, rx=2))
        parts += _goods(area.tile, x, y + 0.3, 18, 15)
        beside = 37
    elif area.face == "down":
        parts += [
            element("rect", class_="tile", x=x - 13, y=y - 10.5, width=26, height=21, rx=2),
            element("rect", class_="back-line", x=x - 10.8, y=y - 8.3, width=21.6, height=16.6, rx=1),
            words(area.region, x, y + 5.4, "back-letter"),
        ]
    if area.tin:
        parts.append(shape("tin", area.tin, x - beside, y, 13))
    if area.copper:
        parts.append(shape("copper", area.copper, x + beside, y, 13))
    first = beside + 14 if area.copper else beside - 1
    for number, seat in enumerate(area.peeked):
        eye = icon("peek", 0, 0, 9.6, "icon look-eye")
        at = x + first + number * 14
        parts.append(moved(element("circle", class_="look", r=6.5), eye, x=at, y=y, class_=f"seat-{seat + 1}"))
    return parts


def _pieces(area: AreaView, place: AreaConstants, x: float, y: float) -> list[str]:
    """The developments in a row; a port without a place of its own on the coast stands with them."""
    names = ["miner"] * area.miners + [piece for piece in ("train", "pump") if getattr(area, piece)]
    if area.port and not place.port:
        names.append("port")
    count = len(names) + (1 if area.drainage else 0)
    at = x - (count - 1) / 2 * GAP
    parts = []
    if area.drainage:
        token = element("circle", class_="drain", r=6.3) + words(area.drainage, 0, 3.4, "drain-count")
        parts.append(moved(token, x=at, y=y + 1))
        at += GAP
    for name in names:
        parts.append(icon(f"piece-{name}", at, y, 12.5, "icon piece"))
        at += GAP
    return parts
