"""The table as an SVG document that stands by itself: shafts, tracks, the heap, rows of cards, players."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from wheal.games.ore.picture_cards import draw_rows, rows_height
from wheal.games.ore.picture_players import draw_players, players_height
from wheal.games.ore.picture_shafts import SHAFTS_WIDTH, draw_shafts, shafts_height
from wheal.games.ore.picture_side import SIDE_HEIGHT, draw_side
from wheal.kernel.texts import texts
from wheal.look.style import sheet_of, style
from wheal.look.svg import NAMESPACE, element, moved, words

if TYPE_CHECKING:
    from wheal.games.ore.board_facts import OreFacts
    from wheal.games.ore.board_types import OreBoard
    from wheal.kernel.page import Stage

WIDTH: Final = 1080
BAR: Final = 46
SCOPE: Final = ".ore-picture"


def draw_picture(board: OreBoard, facts: OreFacts, stage: Stage, names: Sequence[str], lang: str = "") -> str:
    """Everything that the board shows, light or dark as the reader's page is."""
    say = texts("ore", lang)
    title = say("game-title")
    top = max(shafts_height(board), SIDE_HEIGHT)
    rows = rows_height(board, facts)
    height = BAR + top + rows + players_height(board)
    where = say("board-over", round=board.round) if board.is_over else f"{stage.title} · {stage.phases[stage.at]}"
    drawing = "".join(
        (
            element("rect", width=WIDTH, height=height, class_="page"),
            _bar(title, where),
            moved(draw_shafts(board, facts, top), x=0, y=BAR),
            moved(draw_side(board, facts, WIDTH - SHAFTS_WIDTH, top), x=SHAFTS_WIDTH, y=BAR),
            moved(draw_rows(board, facts, WIDTH), x=0, y=BAR + top),
            moved(draw_players(board, facts, names, WIDTH), x=0, y=BAR + top + rows),
        )
    )
    css = sheet_of("wheal.look", "signs.css") + sheet_of(__package__, "picture.css")
    return element(
        "svg",
        element("title", escape(f"{title}: {where}")),
        element("style", style(css, drawing, SCOPE)),
        drawing,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {height}",
        width="100%",
        role="img",
        class_=SCOPE.removeprefix("."),
    )


def _bar(title: str, where: str) -> str:
    """The enamel sign over the picture."""
    return "".join(
        (
            element("rect", width=WIDTH, height=BAR, class_="bar"),
            element("path", d=f"M0 {BAR - 3.5}H{WIDTH}", class_="bar-line"),
            words(title, 16, 29, "bar-title"),
            words(where, WIDTH - 16, 29, "bar-where end"),
        )
    )
