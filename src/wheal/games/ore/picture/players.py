"""What everybody has, a line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wheal.games.ore.picture.parts import draw_barrels, draw_name
from wheal.kernel.texts import texts
from wheal.look.signs import emblem
from wheal.look.svg import element, moved, together, words

if TYPE_CHECKING:
    from wheal.games.ore.page.types import OreBoard, OrePlayer

HEAD: Final = 30
LINE: Final = 36
EDGE: Final = 12
BARRELS: Final = 470
BEFORE_BARRELS: Final = {"points": 262, "money": 330, "in-hand": 404}  # columns by their middles
COLUMNS: Final = BEFORE_BARRELS | {"cage": 660, "assets": 740, "contracts": 820, "completed": 906, "strikes": 992}


def players_height(board: OreBoard) -> int:
    return HEAD + LINE * len(board.player) + EDGE


def draw_players(board: OreBoard, names: Sequence[str], width: int) -> str:
    order = board.ranking if board.is_over else list(range(len(names)))
    lines = [
        moved(
            _player(board.player[seat], seat, names[seat], width, seat == board.start and not board.is_over), x=0, y=y
        )
        for seat, y in zip(order, range(HEAD, HEAD + LINE * len(order), LINE), strict=True)
    ]
    sheet = element("rect", width=width, height=players_height(board), class_="paper")
    return together(sheet, element("path", d=f"M0 0H{width}", class_="edge"), _titles(), *lines)


def _titles() -> str:
    say = texts("ore")
    drawn = [words(say(f"label-{name}").capitalize(), x, 20, "small mid") for name, x in COLUMNS.items()]
    return together(*drawn, words(say("label-barrels").capitalize(), BARRELS, 20, "small"))


def _player(player: OrePlayer, seat: int, name: str, width: int, starts: bool) -> str:
    values = {
        "points": str(player.vp),
        "money": f"${player.cash}",
        "in-hand": f"{player.in_hand}/{player.employed}",
        "cage": str(player.cage),
        "assets": str(len(player.assets)),
        "contracts": str(len(player.contracts)),
        "completed": str(len(player.completed)),
        "strikes": str(player.strikes),
    }
    figures = [words(value, COLUMNS[column], 24, "sum mid") for column, value in values.items()]
    barrels, _ = draw_barrels(list(player.barrels.items()), BARRELS, 18, 24)
    return together(
        element("rect", width=width, height=LINE, class_="stripe") if seat % 2 == 0 else "",
        element("rect", width=6, height=LINE, class_=f"band seat-{seat + 1}"),
        emblem(seat, 30, 18, 24),
        draw_name(name, 52, 24),
        words("1", 222, 22, "start mid") + element("circle", cx=222, cy=18, r=8, class_="start-ring") if starts else "",
        *figures,
        barrels,
    )
