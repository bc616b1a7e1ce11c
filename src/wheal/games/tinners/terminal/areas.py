"""One area of the map: as a small cell of three lines, or as one line of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.terminal.parts import ORE, Marks
from wheal.look.terminal import (
    FAINT,
    INK,
    LAMP,
    STRONG,
    Block,
    Line,
    Piece,
    crop,
    pad,
    player_colour,
    player_sign,
    width_of,
)

if TYPE_CHECKING:
    from wheal.games.tinners.view import AreaView, View

CELL = 15
INSIDE = CELL - 2
NAME = INSIDE - 2  # beside the sign
PIECES = ("port", "train", "pump")


def is_bare(area: AreaView) -> bool:
    """Is this area out of play, with nothing in it?"""
    things = area.tin or area.copper or area.drainage or area.miners or area.port or area.train or area.pump
    return not (area.region or things or isinstance(area.mine, int) or area.face)


def adit_numbers(view: View) -> dict[str, str]:
    """For each area the numbers of the adits that begin there."""
    found: dict[str, str] = {}
    for number, border in enumerate(view.adits, 1):
        for area in border.split("/"):
            found[area] = found.get(area, "") + str(number)
    return found


def draw_cell(view: View, name: str, adits: str, marks: Marks) -> Block:
    """Sign and name, what lies there, what stands there; a mere name where there is nothing."""
    area = view.area[name]
    if is_bare(area) and not adits:
        return Block([crop([(f" {area.name}", FAINT)], CELL, marks.ellipsis)])
    is_lot = view.auction is not None and view.auction.area == name
    signs = marks.double if is_lot else marks.thin
    edge = LAMP if is_lot else player_colour(area.mine) if isinstance(area.mine, int) else FAINT
    upper_left, upper_right, lower_right, lower_left, across, upright = tuple(signs)
    title: Line = [owner(area, marks, across, edge), (" " if area.region else across, edge)]
    title += crop([(area.name, STRONG)], NAME, marks.ellipsis)
    rest = INSIDE - width_of(title)
    side = marks.shade if area.face == "down" else upright
    standing = things(area, adits, marks, INSIDE)
    return Block(
        [
            [(upper_left, edge), *title, (across * rest + upper_right, edge)],
            [(side, edge), *pad(ground(area, marks, INSIDE), INSIDE), (side, edge)],
            [(lower_left, edge), *_filled(standing, across, edge), (lower_right, edge)],
        ]
    )


def list_area(view: View, name: str, adits: str, marks: Marks, width: int) -> Line:
    """The same in one line, the signs under each other."""
    area = view.area[name]
    is_lot = view.auction is not None and view.auction.area == name
    label = max(width - 4 - CELL - 6, 8)
    style = LAMP if is_lot else FAINT if is_bare(area) else STRONG
    sign = player_sign(area.mine, marks) if isinstance(area.mine, int) else (" ", INK)
    title: Line = [(marks.hand if is_lot else " ", LAMP), (f"{area.region or ' '} ", FAINT), sign]
    title += crop([(f" {area.name}", style)], label, marks.ellipsis)
    side = marks.shade if area.face == "down" else " "
    pieces = [piece for group in things(area, adits, marks, 10) for piece in [(" ", INK), *group]]
    lying: Line = [(side, FAINT), *pad(ground(area, marks, INSIDE - 1), INSIDE - 1), (side, FAINT)]
    return [*pad(title, 4 + label), *lying, *pieces]


def owner(area: AreaView, marks: Marks, nobody: str, style: str) -> Piece:
    """The owner's sign; without a mine the letter of the region."""
    if isinstance(area.mine, int):
        return player_sign(area.mine, marks)
    return (area.region, STRONG) if area.region else (nobody, style)


def ground(area: AreaView, marks: Marks, width: int) -> Line:
    """The mine's cubes, or the tile with what adits and drainage added: T2+1 C3 ~4-1."""
    if isinstance(area.mine, int):
        counts = [_count(marks, ore, getattr(area, ore)) for ore in ORE]
        return _fitting([*counts, [(f"/{area.capacity}", FAINT)]], width)
    if isinstance(area.tile, str):
        more: list[Line] = []
        for ore, number in (("tin", area.tin), ("copper", area.copper), ("water", -area.drainage)):
            if number:
                more.append([(getattr(marks.letters, ore), ORE[ore]), (f"{number:+d}", INK)])
        if not area.face:
            return _fitting(more, width)
        return _filled([_fitting(more, width)] if more else [], marks.shade, FAINT, width)
    tile = area.tile
    parts = [_count(marks, "tin", tile.tin, area.tin), _count(marks, "copper", tile.copper, area.copper)]
    return _fitting([*parts, _count(marks, "water", tile.water, -area.drainage)], width)


def things(area: AreaView, adits: str, marks: Marks, width: int) -> list[Line]:
    """Developments and adits, and who has looked at the tile."""
    built = marks.letters.miner * min(area.miners, 1) + (str(area.miners) if area.miners > 1 else "")
    built += "".join(getattr(marks.letters, piece) for piece in PIECES if getattr(area, piece))
    groups: list[Line] = []
    if built or adits:
        groups.append([(built, STRONG), (f"{marks.letters.adit}{adits}" if adits else "", INK)])
    if area.peeked:
        looks: Line = [(marks.eye, INK), *(player_sign(seat, marks) for seat in area.peeked)]
        if sum(map(width_of, groups)) + width_of(looks) > width:
            looks = [(f"{marks.eye}{len(area.peeked)}", INK)]
        groups.append(looks)
    return groups


def _count(marks: Marks, ore: str, number: int, more: int = 0) -> Line:
    style = ORE[ore] if number or more else FAINT
    return [
        (getattr(marks.letters, ore), style),
        (str(number), STRONG if number else FAINT),
        (f"{more:+d}" if more else "", INK),
    ]


def _fitting(parts: list[Line], width: int) -> Line:
    """Parts with a space between them, without where there is no room."""
    spare = width - sum(map(width_of, parts))
    line: Line = [(" ", INK)] if spare > len(parts) - 1 else []
    for i, part in enumerate(parts):
        line += [(" ", INK), *part] if i and spare >= len(parts) - 1 else part
    return crop(line, width)


def _filled(groups: list[Line], sign: str, style: str, width: int = INSIDE) -> Line:
    """Groups in a line that is filled up with a sign: the first at its left end, the second at its right end."""
    spare = width - sum(map(width_of, groups))
    if not groups:
        return [(sign * width, style)]
    left = 1 if spare > 1 else 0
    line: Line = [(sign * left, style), *groups[0]]
    if len(groups) == 1:
        return [*line, (sign * (spare - left), style)]
    right = 1 if spare - left > 1 else 0
    return [*line, (sign * (spare - left - right), style), *groups[1], (sign * right, style)]
