"""Beside the shafts: the two tracks, the slag heap, and what the viewer's contracts are due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.ore.picture.parts import draw_needs, heading
from wheal.kernel.texts import texts
from wheal.look.signs import emblem
from wheal.look.svg import element, moved, together, words

if TYPE_CHECKING:
    from wheal.games.ore.page.constants import OreConstants
    from wheal.games.ore.page.types import OreBoard, OreDue, OreTrack

EDGE: Final = 16
TRACK: Final = 84  # the height of a track with its title
CELL: Final = 42
SIDE_HEIGHT: Final = 2 * TRACK + 200
HEAD: Final = 34  # of what is due, over its rows
LINE: Final = 26


def draw_side(board: OreBoard, constants: OreConstants, width: int, height: int) -> str:
    say, inner = texts("ore"), width - 2 * EDGE
    spaces = constants.track_spaces
    assets = _track(say("label-asset-track"), "asset", board.asset_track, spaces, inner)
    contracts = _track(say("label-contract-track"), "contract", board.contract_track, spaces, inner)
    parts = [
        element("rect", width=width, height=height, class_="paper"),
        element("path", d=f"M0 0V{height}", class_="edge"),
        moved(assets, x=EDGE, y=10),
        moved(contracts, x=EDGE, y=10 + TRACK),
        moved(_slag(board, inner), x=EDGE, y=14 + 2 * TRACK),
    ]
    rows = [due for due in board.player[board.me].due if due.state == "due"] if board.me >= 0 else []
    if rows:
        room = height - 2 * TRACK - 88
        parts.append(moved(_due(rows, inner, room), x=EDGE, y=80 + 2 * TRACK))
    return "".join(parts)


def _track(title: str, sign: str, track: OreTrack, spaces: int, width: int) -> str:
    """The spaces of a track: who stands there, or the number of the space."""
    step = (width + 4) / spaces
    cells = []
    for space in range(1, spaces + 1):
        x = (space - 1) * step
        cells.append(element("rect", x=x, y=26, width=step - 4, height=CELL, rx=4, class_="well"))
        middle = x + (step - 4) / 2
        if space <= len(track.seats):
            cells.append(emblem(track.seats[space - 1], middle, 26 + CELL / 2, 26))
        else:
            cells.append(words(space, middle, 26 + CELL / 2 + 5, "space mid"))
    return heading(title, sign, 0, 14) + "".join(cells)


def _slag(board: OreBoard, width: int) -> str:
    """Who is on the heap, and what each earns or the first one would earn."""
    say, heap = texts("ore"), board.slag
    pays = heap.pays if heap.seats else heap.joined
    miners = [emblem(seat, 22 + 28 * place, 42, 24) for place, seat in enumerate(heap.seats)]
    return together(
        element("rect", width=width, height=60, rx=4, class_="well"),
        heading(say("label-slag"), "slag", 10, 20),
        *miners,
        words(say("label-slag-pays", money=pays), width - 10, 46, "told end"),
    )


def _due(rows: list[OreDue], width: int, room: int) -> str:
    """The rows that the viewer must fill in this round, and what failing would cost."""
    say = texts("ore")
    parts = []
    shown = rows[: (room - HEAD) // LINE]
    for place, due in enumerate(shown):
        y = HEAD + 10 + place * LINE
        number = words(f"#{due.contract}", 10, y + 4, "strong")
        needs, end = draw_needs(due.needs, 52, y, 20)
        pays = words(f"${due.pays}", end + 6, y + 4, "strong")
        told = words(say("label-penalty", money=due.penalty), width - 10, y + 4, "bad end") if due.missing else ""
        parts += [number, needs, pays, told]
    well = element("rect", width=width, height=HEAD + LINE * len(shown), rx=4, class_="well")
    more = words(f"+{len(rows) - len(shown)}", width - 10, 20, "told end") if len(rows) > len(shown) else ""
    return together(well, heading(say("label-due"), "warning", 10, 20), more, *parts)
