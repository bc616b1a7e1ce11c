"""The table as a picture that stands by itself: the sheet with everything on it, the tables, the companies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.content.coastline import Lines
from wheal.games.tinners.page.board import board_view
from wheal.games.tinners.page.story import stage
from wheal.games.tinners.picture.map import bands, contents
from wheal.games.tinners.picture.players import companies, companies_height, hand, legend
from wheal.games.tinners.picture.sheet_map import MapSheet
from wheal.games.tinners.picture.tables import developments, investments, prices, work_track
from wheal.kernel.texts import texts
from wheal.look.document import document
from wheal.look.signs import icon, letters
from wheal.look.svg import element, group, moved, together, words

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.page.board import BoardView
    from wheal.games.tinners.page.constants import BoardConstants
    from wheal.games.tinners.rules.position import Position
    from wheal.kernel.board_parts import Stage

WIDTH: Final = 1400
HEIGHT: Final = 800
BAR: Final = 52
MAP: Final = 1050  # width of the map; the companies stand beside it
WIDENINGS: Final = (1.4, 1.45, 1.5, 1.55, 1.6, 1.7, 1.8)  # widths of the window for its height
EDGE: Final = 16  # from the map's edge to a table
GAP: Final = 8  # between two tables
SCOPE: Final = "wheal-picture"


def picture(state: Position, content: Content, constants: BoardConstants, viewer: int, names: Sequence[str]) -> str:
    """The SVG document for a viewer."""
    board = board_view(state, viewer, names)
    say = texts("tinners")
    title = say("game-title")
    tables = _Tables(board, constants)
    map_sheet = MapSheet(state.rules, content, Lines(content.drawing))
    drawing = together(
        element("rect", class_="page", width=WIDTH, height=HEIGHT),
        _map(board, constants, map_sheet, tables),
        tables.drawing,
        _neatline(),
        _beside(board, constants, names),
        _bar(title, stage(state)),
    )
    sheets = [(__package__, "map.css"), (__package__, "style.css")]
    title = f"{title}: {stage(state).title}"
    return document(title, drawing, sheets, SCOPE, (WIDTH, HEIGHT), width=WIDTH, height=HEIGHT)


class _Tables:
    """Work track and prices at the upper left, investments and developments at the lower right."""

    def __init__(self, board: BoardView, constants: BoardConstants) -> None:
        track, ladder = work_track(board, constants), prices(board, constants)
        invest, stock = investments(board, constants), developments(board, constants)
        top, bottom, right = BAR + EDGE, HEIGHT - EDGE, MAP - EDGE
        self.corners = [  # the upper left ones of the tables at the lower right
            (right - stock.width, bottom - stock.height),
            (right - stock.width - GAP - invest.width, bottom - invest.height),
        ]
        self.drawing = together(
            track.at(EDGE, top),
            ladder.at(EDGE, top + track.height + GAP),
            stock.at(*self.corners[0]),
            invest.at(*self.corners[1]),
        )


def _map(board: BoardView, constants: BoardConstants, map_sheet: MapSheet, tables: _Tables) -> str:
    """The window of the player count, with sea for the tables."""
    ground = map_sheet.draw(bands(board, map_sheet.prefix))
    return element(
        "svg",
        ground,
        contents(board, constants),
        x=0,
        y=BAR,
        width=MAP,
        height=HEIGHT - BAR,
        viewBox=" ".join(f"{number:g}" for number in _window(constants, map_sheet.content, tables)),
        preserveAspectRatio="xMinYMid meet",
        overflow="hidden",
    )


def _window(constants: BoardConstants, content: Content, tables: _Tables) -> list[float]:
    """The frame of the player count, so wide that no coast lies under the tables at the right."""
    x, y, width, height = constants.window
    coast = [content.drawing.points[name] for name in content.drawing.coast]
    wide = width
    for ratio in WIDENINGS:
        wide = max(width, height * ratio)
        scale = min(MAP / wide, (HEIGHT - BAR) / height)
        top = BAR + (HEIGHT - BAR - height * scale) / 2
        drawn = [((px - x) * scale, (py - y) * scale + top) for px, py in coast]
        if not any(px > left - EDGE and py > upper - EDGE for px, py in drawn for left, upper in tables.corners):
            break
    return [x, y, wide, height]


def _neatline() -> str:
    """The edge of a survey sheet: two lines, and between them dashes on paper."""
    height = HEIGHT - BAR
    lines = []
    for class_, inset in (("neat-paper", 3.5), ("neat", 0.5), ("neat", 6.5)):
        lines.append(
            element("rect", class_=class_, x=inset, y=BAR + inset, width=MAP - 2 * inset, height=height - 2 * inset)
        )
    lines.insert(1, element("path", class_="neat-dash", d=f"M7 {BAR + 3.5}H{MAP - 7}M67 {HEIGHT - 3.5}H{MAP - 7}"))
    return group(*lines)


def _beside(board: BoardView, constants: BoardConstants, names: Sequence[str]) -> str:
    top = BAR + 12
    parts = [moved(companies(board, constants, names), x=MAP + 10, y=top)]
    own = hand(board, constants)
    if own:
        parts.append(moved(own, x=MAP + 10, y=top + companies_height(len(names)) + 18))
    parts.append(moved(legend(), x=MAP + 10, y=HEIGHT - 74))
    return "".join(parts)


def _bar(title: str, now: Stage) -> str:
    """The title, the round, and the phases with the present one as a plate."""
    parts = [
        element("rect", class_="bar", width=WIDTH, height=BAR),
        element("path", class_="bar-line", d=f"M0 {BAR - 3.5}H{WIDTH}M0 {BAR - 0.5}H{WIDTH}"),
        icon("wheal", 30, 25, 26, "icon bar-sign"),
        words(title, 52, 32, "bar-title"),
        words(now.title, 520, 31, "bar-round"),
    ]
    x = 520 + letters(now.title, 15) + 24
    for number, phase in enumerate(now.phases):
        width = letters(phase, 12) + 24
        if number == now.at:
            parts.append(element("rect", class_="bar-now", x=x, y=12, width=width, height=27, rx=3))
        parts.append(words(phase, x + width / 2, 30, "bar-phase now" if number == now.at else "bar-phase"))
        x += width + 6
    return group(*parts)
