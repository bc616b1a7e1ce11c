"""The five mines as shafts: headframes, price boards and galleries, with the miners in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from wheal.kernel.texts import texts
from wheal.look.signs import EMBLEMS, icon, inside, shape
from wheal.look.svg import element, group, moved, together, words

if TYPE_CHECKING:
    from wheal.games.ore.page.constants import OreConstants
    from wheal.games.ore.page.types import OreBoard, OreMine

PLOT: Final = 136  # the width of one mine
SHAFTS_WIDTH: Final = 5 * PLOT
SKY: Final = 96
STEP: Final = 41  # the height of a gallery
SHAFT: Final = 44  # its middle
BELOW: Final = 22  # ground under the deepest gallery
FEWEST: Final = 5  # galleries for which there is always room
HAT: Final = "M-12-1a12 12 0 0 1 24 0Z"
FACE: Final = "M-9 2.5h18v3.5a9 7 0 0 1-18 0Z"
LEVEL_MARKS: Final = {2: "circle", 3: "star"}


def shafts_height(board: OreBoard) -> int:
    spaces = max(FEWEST, *(len(mine.yields) for mine in board.mine.values()))
    return SKY + spaces * STEP + BELOW


def draw_shafts(board: OreBoard, constants: OreConstants, height: int) -> str:
    names = {resource.id: resource.name for resource in constants.resources}
    drawn = [_mine(board, name, mine, names[name], height) for name, mine in board.mine.items()]
    mines = "".join(moved(mine, x=place * PLOT, y=0) for place, mine in enumerate(drawn))
    ground = element("path", d=f"M0 {SKY}H{SHAFTS_WIDTH}", class_="ground")
    return f"{_hatch()}{_sky(height)}{mines}{ground}"


def _hatch() -> str:
    lines = element("path", d="M-2 8 8-2M2 12 12 2", class_="hatch-line")
    pattern = element("pattern", lines, id="ore-hatch", width=10, height=10, patternUnits="userSpaceOnUse")
    return element("defs", pattern)


def _sky(height: int) -> str:
    hills = f"M0 {SKY}V70q50-26 110-12t120-6 130 10 140-18 180 20V{SKY}Z"
    return together(
        element("rect", width=SHAFTS_WIDTH, height=SKY, class_="sky"),
        element("path", d=hills, class_="hills"),
        element("rect", y=SKY, width=SHAFTS_WIDTH, height=height - SKY, class_="level-3"),
    )


def _mine(board: OreBoard, resource: str, mine: OreMine, name: str, height: int) -> str:
    if not mine.card:
        told = words(texts("ore")("label-no-mine"), PLOT / 2, SKY + STEP, "small mid")
        return group(_levels(mine, height), _headframe(0), told, class_="spent")
    works = group(
        _levels(mine, height),
        _headframe(len(mine.yields)),
        *_sills(mine),
        *(_gallery(board, resource, mine, space) for space in range(len(mine.yields))),
        class_="spent" if mine.exhausted else None,
    )
    told = words(texts("ore")("label-exhausted"), PLOT / 2, height - 8, "exhausted mid") if mine.exhausted else ""
    return works + _price_board(resource, mine, name) + _pile(len(mine.pile)) + told


def _levels(mine: OreMine, height: int) -> str:
    """The ground, darker with every level; what lies under the last gallery belongs to the last level."""
    bands = []
    for level in dict.fromkeys(mine.levels):
        top = SKY + mine.levels.index(level) * STEP
        bands.append(element("rect", y=top, width=PLOT, height=height - top, class_=f"level-{level}"))
    return together(*bands, element("path", d=f"M0 {SKY}V{height}", class_="plot"))


def _headframe(spaces: int) -> str:
    x, depth = SHAFT, SKY + spaces * STEP
    legs = f"M{x - 4} 40 {x - 20} {SKY}M{x + 4} 40 {x + 20} {SKY}M{x - 11} 66h22M{x - 15} 82h30"
    return together(
        element("rect", x=x - 13, y=SKY, width=26, height=spaces * STEP, class_="shaft"),
        element("path", d=f"M{x} 42V{depth - 14}", class_="rope") if spaces else "",
        element("path", d=legs, class_="frame"),
        element("circle", cx=x, cy=38, r=9, class_="wheel"),
        element("circle", cx=x, cy=38, r=2, class_="hub"),
    )


def _price_board(resource: str, mine: OreMine, name: str) -> str:
    plate = group(
        element("rect", width=60, height=40, rx=3, class_="plate"),
        element("rect", x=2.5, y=2.5, width=55, height=35, rx=1.5, class_="keyline"),
        words(f"${mine.price}", 30, 19, "price mid"),
        words(name, 30, 32.5, "kind mid"),
        class_=f"price-board {resource}",
        transform="translate(68 26)",
    )
    return element("path", d=f"M98 66V{SKY}", class_="post") + plate


def _pile(left: int) -> str:
    """The face-down cards and how many there are."""
    return moved(
        element("rect", x=3, y=-3, width=15, height=19, rx=2, class_="face-down"),
        element("rect", width=15, height=19, rx=2, class_="face-down"),
        words(left, 7.5, 13.5, "small mid"),
        x=110,
        y=SKY - 22,
    )


def _sills(mine: OreMine) -> Iterator[str]:
    """A timber sill with its mark where a deeper level begins."""
    for space in range(1, len(mine.levels)):
        level = mine.levels[space]
        if level == mine.levels[space - 1]:
            continue
        y = SKY + space * STEP
        yield element("path", d=f"M3 {y}H{PLOT - 3}", class_="sill")
        if LEVEL_MARKS[level] == "circle":
            yield element("circle", cx=14, cy=y + 13, r=5.5, class_="level-mark")
        else:
            yield icon("emblem-star", 14, y + 13, 15, "level-star")


def _gallery(board: OreBoard, resource: str, mine: OreMine, space: int) -> str:
    """A space: its yield at the right, who stands there at the shaft, hatched where the viewer's cage does not go."""
    middle = SKY + space * STEP + STEP / 2
    box = {"x": SHAFT + 9, "y": middle - 16, "width": PLOT - 62, "height": 32, "rx": 9}
    parts = [element("rect", class_="gallery", **box)]
    if board.me >= 0 and space >= mine.reach[board.me]:
        parts.append(element("rect", class_="too-deep", fill="url(#ore-hatch)", **box))
    parts.append(shape(resource, mine.yields[space], PLOT - 22, middle, 22))
    seats = mine.miners[space]
    if seats:
        parts.append(miner(seats[0], SHAFT + 27, middle + 3))
    if len(seats) > 1:
        parts.append(words(f"×{len(seats)}", SHAFT + 44, middle + 5, "small"))
    return "".join(parts)


def miner(seat: int, x: float, y: float) -> str:
    """A helmet in a seat's colour with its emblem, and the face under it."""
    return moved(
        element("path", d=HAT, class_="field"),
        element("rect", x=-14, y=-2, width=28, height=4, rx=2, class_="field"),
        element("path", d=FACE, class_="face"),
        moved(inside(f"emblem-{EMBLEMS[seat]}"), x=-4.6, y=-11.5, scale=0.38),
        x=x,
        y=y,
        class_=f"miner seat-{seat + 1}",
    )
