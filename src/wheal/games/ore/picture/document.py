"""The table as an SVG document that stands by itself: shafts, tracks, the heap, rows of cards, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wheal.games.ore.picture.cards import draw_rows, rows_height
from wheal.games.ore.picture.players import draw_players, players_height
from wheal.games.ore.picture.shafts import SHAFTS_WIDTH, draw_shafts, shafts_height
from wheal.games.ore.picture.side import SIDE_HEIGHT, draw_side
from wheal.kernel.texts import texts
from wheal.look.document import document
from wheal.look.svg import element, moved, together, words

if TYPE_CHECKING:
    from wheal.games.ore.page.constants import OreConstants
    from wheal.games.ore.page.types import OreBoard
    from wheal.kernel.board_parts import Stage

WIDTH: Final = 1080
BAR: Final = 46
SCOPE: Final = "ore-picture"


def draw_picture(board: OreBoard, constants: OreConstants, stage: Stage, names: Sequence[str]) -> str:
    """Everything that the board shows, light or dark as the reader's page is."""
    say = texts("ore")
    title = say("game-title")
    top = max(shafts_height(board), SIDE_HEIGHT)
    rows = rows_height(board, constants)
    height = BAR + top + rows + players_height(board)
    where = say("board-over", round=board.round) if board.is_over else f"{stage.title} · {stage.phases[stage.at]}"
    drawing = together(
        element("rect", width=WIDTH, height=height, class_="page"),
        _bar(title, where),
        moved(draw_shafts(board, constants, top), x=0, y=BAR),
        moved(draw_side(board, constants, WIDTH - SHAFTS_WIDTH, top), x=SHAFTS_WIDTH, y=BAR),
        moved(draw_rows(board, constants, WIDTH), x=0, y=BAR + top),
        moved(draw_players(board, names, WIDTH), x=0, y=BAR + top + rows),
    )
    sheets = [(__package__, "style.css")]
    return document(f"{title}: {where}", drawing, sheets, SCOPE, (WIDTH, height), width="100%")


def _bar(title: str, where: str) -> str:
    """The enamel sign over the picture."""
    return together(
        element("rect", width=WIDTH, height=BAR, class_="bar"),
        element("path", d=f"M0 {BAR - 3.5}H{WIDTH}", class_="bar-line"),
        words(title, 16, 29, "bar-title"),
        words(where, WIDTH - 16, 29, "bar-where end"),
    )
