"""One area of the map: as a small cell of three lines, or as one line of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wheal.games.tinners.rules.work_track import MINE_WORK
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
    join,
    pad,
    player_colour,
    player_sign,
    width_of,
)

if TYPE_CHECKING:
    from wheal.games.tinners.terminal.addition import DrawnAddition
    from wheal.games.tinners.view import AreaView, View

CELL = 15
INSIDE = CELL - 2
NAME = INSIDE - 2  # beside the sign
PIECES = ("port", "train", "pump")


class Signs(NamedTuple):
    """What else is drawn in an area: the numbers of the adits that begin there, and what expansions put there."""

    adits: str = ""
    further: Sequence[Line] = ()


def is_bare(area: AreaView, signs: Signs) -> bool:
    """Is this area out of play, with nothing in it?"""
    things = area.tin or area.copper or area.drainage or area.miners or area.port or area.train or area.pump
    return not (area.region or things or isinstance(area.mine, int) or area.face or signs.further)


def signs_of(view: View, additions: Sequence[DrawnAddition]) -> dict[str, Signs]:
    """By area; adits are numbered."""
    adits: dict[str, str] = {}
    for number, border in enumerate(view.adits, 1):
        for area in border.split("/"):
            adits[area] = adits.get(area, "") + str(number)
    return {
        name: Signs(adits.get(name, ""), [sign for addition in additions for sign in addition.area_signs(area)])
        for name, area in view.area.items()
    }


def draw_cell(view: View, name: str, signs: Signs, marks: Marks) -> Block:
    """Sign and name, what lies there, what stands there; a mere name where there is nothing."""
    area = view.area[name]
    if is_bare(area, signs) and not signs.adits:
        return Block([crop([(f" {area.name}", FAINT)], CELL, marks.ellipsis)])
    is_lot = view.auction is not None and view.auction.area == name
    border = marks.double if is_lot else marks.thin
    edge = LAMP if is_lot else player_colour(area.mine) if isinstance(area.mine, int) else FAINT
    upper_left, upper_right, lower_right, lower_left, across, upright = tuple(border)
    title: Line = [owner(area, marks, across, edge), (" " if area.region else across, edge)]
    title += crop([(area.name, STRONG)], NAME, marks.ellipsis)
    rest = INSIDE - width_of(title)
    side = marks.shade if area.face == "down" else upright
    standing = things(area, signs, marks, INSIDE)
    return Block(
        [
            [(upper_left, edge), *title, (across * rest + upper_right, edge)],
            [(side, edge), *pad(ground(area, marks, INSIDE), INSIDE), (side, edge)],
            [(lower_left, edge), *_filled(standing, across, edge), (lower_right, edge)],
        ]
    )


def list_area(view: View, name: str, signs: Signs, marks: Marks, width: int) -> list[Line]:
    """The same in one line, the signs under each other; what has no room in it stands in a second line."""
    area = view.area[name]
    is_lot = view.auction is not None and view.auction.area == name
    longest = max(width_of([(other.name, INK)]) for other in view.area.values())
    label = min(max(width - 4 - CELL - 6, 8), longest + 2)
    style = LAMP if is_lot else FAINT if is_bare(area, signs) else STRONG
    sign = player_sign(area.mine, marks) if isinstance(area.mine, int) else (" ", INK)
    title: Line = [(marks.hand if is_lot else " ", LAMP), (f"{area.region or ' '} ", FAINT), sign]
    title += crop([(f" {area.name}", style)], label, marks.ellipsis)
    side = marks.shade if area.face == "down" else " "
    lying: Line = [(side, FAINT), *pad(ground(area, marks, INSIDE - 1), INSIDE - 1), (side, FAINT)]
    line: Line = [*pad(title, 4 + label), *lying]
    room = width - width_of(line) - 1
    fitting = things(area, signs, marks, room)
    if sum(map(width_of, fitting)) + len(fitting) - 1 <= room:
        return [[*line, *(piece for group in fitting for piece in [(" ", INK), *group])]]
    rest = [piece for group in things(area, signs, marks, width) for piece in [(" ", INK), *group]]
    return [line, [(" " * max(width - width_of(rest), 0), INK), *rest]]


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


def things(area: AreaView, signs: Signs, marks: Marks, width: int) -> list[Line]:
    """Developments and adits, and who has looked at the tile; with spaces between them where there is room."""
    parts = [*tile_bonus(area, marks), *signs.further]
    built = marks.letters.miner * min(area.miners, 1) + (str(area.miners) if area.miners > 1 else "")
    built += "".join(getattr(marks.letters, piece) for piece in PIECES if getattr(area, piece))
    if built or signs.adits:
        parts.append([(built, STRONG), (f"{marks.letters.adit}{signs.adits}" if signs.adits else "", INK)])
    taken = sum(map(width_of, parts))
    looks: Line = []
    if area.peeked:
        looks = [(marks.eye, INK), *(player_sign(seat, marks) for seat in area.peeked)]
        if taken + width_of(looks) > width:
            looks = [(f"{marks.eye}{len(area.peeked)}", INK)]
    is_loose = taken + len(parts) + width_of(looks) <= width
    groups = [join(parts, " " if is_loose else "")] if parts else []
    return [*groups, looks] if looks else groups


def tile_bonus(area: AreaView, marks: Marks) -> list[Line]:
    """What a known tile pays the builder, or the work that its mine costs where that is less than usual."""
    if isinstance(area.tile, str):
        return []
    money: list[Line] = [[(f"+£{area.tile.money}", STRONG)]] if area.tile.money else []
    is_usual = area.tile.work == MINE_WORK
    return money if is_usual else [*money, [(f"{area.tile.work}{marks.letters.work}", STRONG)]]


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
    if not groups:
        return [(sign * width, style)]
    groups = [crop(groups[0], width - sum(map(width_of, groups[1:]))), *groups[1:]]
    spare = width - sum(map(width_of, groups))
    left = 1 if spare > 1 else 0
    line: Line = [(sign * left, style), *groups[0]]
    if len(groups) == 1:
        return [*line, (sign * (spare - left), style)]
    right = 1 if spare - left > 1 else 0
    return [*line, (sign * (spare - left - right), style), *groups[1], (sign * right, style)]
