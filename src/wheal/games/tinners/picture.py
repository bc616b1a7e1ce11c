"""The table as a picture that stands by itself: the sheet with everything on it, the tables, the companies."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from wheal.games.tinners.board import board_view
from wheal.games.tinners.coastline import Lines
from wheal.games.tinners.picture_map import bands, contents
from wheal.games.tinners.picture_players import companies, companies_height, hand, legend
from wheal.games.tinners.picture_tables import developments, investments, prices, work_track
from wheal.games.tinners.sheet_map import MapSheet
from wheal.games.tinners.story import stage
from wheal.kernel.texts import texts
from wheal.look.signs import icon, letters
from wheal.look.style import sheet_of, style
from wheal.look.svg import NAMESPACE, element, group, moved, words

if TYPE_CHECKING:
    from wheal.games.tinners.board import BoardView
    from wheal.games.tinners.board_facts import SheetFacts
    from wheal.games.tinners.content import Content
    from wheal.games.tinners.position import Position
    from wheal.kernel.page import Stage

WIDTH: Final = 1400
HEIGHT: Final = 800
BAR: Final = 52
MAP: Final = 1050  # width of the map; the companies stand beside it
WIDENINGS: Final = (1.4, 1.45, 1.5, 1.55, 1.6, 1.7, 1.8)  # widths of the window for its height
EDGE: Final = 16  # from the map's edge to a table
GAP: Final = 8  # between two tables
SCOPE: Final = ".wheal-picture"


def picture(p: Position, content: Content, facts: SheetFacts, viewer: int, names: Sequence[str], lang: str = "") -> str:
    """The SVG document for a viewer."""
    board = board_view(p, viewer, names, lang)
    say = texts("tinners", lang)
    title = say("game-title")
    tables = _Tables(board, facts)
    map_sheet = MapSheet(p.rules, content, Lines(content.drawing), lang)
    drawing = "".join(
        [
            element("rect", class_="page", width=WIDTH, height=HEIGHT),
            _map(board, facts, map_sheet, tables),
            tables.drawing,
            _neatline(),
            _beside(board, facts, names),
            _bar(title, stage(p, lang)),
        ]
    )
    css = sheet_of("wheal.look", "signs.css") + sheet_of(__package__, "map.css") + sheet_of(__package__, "picture.css")
    return element(
        "svg",
        element("title", escape(f"{title}: {stage(p, lang).title}")),
        element("style", style(css, drawing, SCOPE)),
        drawing,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="img",
        class_=SCOPE.removeprefix("."),
    )


class _Tables:
    """Work track and prices at the upper left, investments and developments at the lower right."""

    def __init__(self, board: BoardView, facts: SheetFacts) -> None:
        track, ladder = work_track(board, facts), prices(board, facts)
        invest, stock = investments(board, facts), developments(board, facts)
        top, bottom, right = BAR + EDGE, HEIGHT - EDGE, MAP - EDGE
        self.corners = [  # the upper left ones of the tables at the lower right
            (right - stock.width, bottom - stock.height),
            (right - stock.width - GAP - invest.width, bottom - invest.height),
        ]
        self.drawing = "".join(
            [
                track.at(EDGE, top),
                ladder.at(EDGE, top + track.height + GAP),
                stock.at(*self.corners[0]),
                invest.at(*self.corners[1]),
            ]
        )


def _map(board: BoardView, facts: SheetFacts, map_sheet: MapSheet, tables: _Tables) -> str:
    """The window of the player count, with sea for the tables."""
    ground = map_sheet.draw(bands(board, map_sheet.prefix))
    return element(
        "svg",
        ground,
        contents(board, facts),
        x=0,
        y=BAR,
        width=MAP,
        height=HEIGHT - BAR,
        viewBox=" ".join(f"{number:g}" for number in _window(facts, map_sheet.content, tables)),
        preserveAspectRatio="xMinYMid meet",
        overflow="hidden",
    )


def _window(facts: SheetFacts, content: Content, tables: _Tables) -> list[float]:
    """The frame of the player count, so wide that no coast lies under the tables at the right."""
    x, y, width, height = facts.window
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


def _beside(board: BoardView, facts: SheetFacts, names: Sequence[str]) -> str:
    top = BAR + 12
    parts = [moved(companies(board, facts, names), x=MAP + 10, y=top)]
    own = hand(board, facts)
    if own:
        parts.append(moved(own, x=MAP + 10, y=top + companies_height(len(names)) + 18))
    parts.append(moved(legend(facts), x=MAP + 10, y=HEIGHT - 74))
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
