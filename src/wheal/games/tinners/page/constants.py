"""What the page needs only once: the map's places and lines, the printed tables, the cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

from wheal.games.tinners.content import BACK_NAMES, BENEFITS, PIECES, REGION_NAMES, Card, Content
from wheal.games.tinners.content.coastline import Lines
from wheal.games.tinners.expansions.page import SheetParts
from wheal.games.tinners.rules import work_track
from wheal.games.tinners.rules.investing import STEP, UNIT
from wheal.games.tinners.rules.position import COLUMNS, ROUNDS
from wheal.games.tinners.words.parts import part_text
from wheal.games.tinners.words.table import benefit_text
from wheal.kernel.texts import texts
from wheal.look.signs import letters

if TYPE_CHECKING:
    from wheal.games.tinners.content.files import AreaEntry
    from wheal.games.tinners.content.map import Spot
    from wheal.games.tinners.rules.setting import Rules
    from wheal.kernel.texts import Texts

NAME_ROW: Final = -16.5  # the three rows of an area, from the middle of its plate
GOODS_ROW: Final = 1.2
PIECES_ROW: Final = 18.5
GOODS_HALF: Final = 30  # half the width of the row of goods
PLATE_SIZE: Final = 11.2  # of the letters on a plate
PLATE_SIGN: Final = 11.5  # half of what the emblem adds to it
PORT: Final = 8.5  # radius of a port
MOST_SEAWARD: Final = 24
WORK = {
    "build": work_track.MINE_WORK,
    "extract": work_track.EXTRACT_WORK,
    "miner": work_track.MINER_WORK,
    "port": work_track.PORT_WORK,
    "train": work_track.TRAIN_WORK,
    "adit": work_track.ADIT_WORK,
    "pumps": work_track.PUMPS_WORK,
    "pasties": work_track.PASTIES_WORK,
    "pass": 0,
}


class AreaConstants(msgspec.Struct, frozen=True):
    """An area: ``plate`` is the centre of its three rows, ``port`` where its port stands (empty inland), ``d`` the path
    of its outline. ``region`` is empty where it is out of play."""

    name: str
    region: str
    is_in_play: bool
    plate: list[float]
    port: list[float]
    d: str


class BorderConstants(msgspec.Struct, frozen=True):
    """Where two areas meet: where an adit stands, and how the border runs there, in degrees."""

    label: str
    mid: list[float]
    angle: float


class RoundConstants(msgspec.Struct, frozen=True):
    """A column of the development board, as it is filled at the start."""

    pieces: dict[str, int]


class InvestRowConstants(msgspec.Struct, frozen=True):
    """A row of the investment panel, by round."""

    per_10: list[int]
    per_5: list[int]


class CardConstants(msgspec.Struct, frozen=True):
    """A survey card. ``text`` is short, for its face: "2 tin more"."""

    name: str
    text: str
    back: str
    benefit: str
    amount: int
    value: int


class BoardConstants(msgspec.Struct, frozen=True, omit_defaults=True):
    """The plain values that go with the drawn sheet. ``window`` is what the map shows: x, y, width, height; ``parts``
    has what expansions add."""

    window: list[float]
    areas: dict[str, AreaConstants]
    borders: dict[str, BorderConstants]
    prices: dict[str, list[int]]
    columns: int
    rounds: int
    step: int
    unit: int
    board: list[RoundConstants]
    invest: list[InvestRowConstants]
    cards: dict[str, CardConstants]
    work: dict[str, int]
    regions: list[str]
    backs: dict[str, str]
    parts: SheetParts | None = None


def board_constants(rules: Rules, content: Content, lines: Lines) -> BoardConstants:
    """The constants for a player count, in a language."""
    say = texts("tinners")
    names = content.area_names()
    drawing = content.drawing
    return BoardConstants(
        window=list(drawing.frames.get(rules.seats, drawing.sheet)),
        areas={name: _area(rules, content, lines, index) for index, name in enumerate(names)},
        borders={
            word: _border(content, word, pair)
            for word, pair in zip(content.border_names(), content.borders, strict=True)
        },
        prices={"tin": rules.tin_prices, "copper": rules.copper_prices},
        columns=COLUMNS,
        rounds=ROUNDS,
        step=STEP,
        unit=UNIT,
        board=[
            RoundConstants({piece: getattr(each, piece) for piece in PIECES}) for each in content.boards[rules.seats]
        ],
        invest=[InvestRowConstants(tens, fives) for tens, fives in zip(content.per_10, content.per_5, strict=True)][
            : rules.seats
        ],
        cards={card.id: _card(content, card, say) for card in content.cards if card.back < len(rules.back_names)},
        work=_work(rules),
        regions=[REGION_NAMES[region] for region in rules.regions],
        backs={
            name: say("label-region", region=name) if name in REGION_NAMES else say(f"label-{name}")
            for name in rules.back_names
        },
        parts=_parts(rules),
    )


def _work(rules: Rules) -> dict[str, int]:
    work = dict(WORK)
    for addition in rules.additions:
        work.update(addition.verb_work)
    return work


def _parts(rules: Rules) -> SheetParts | None:
    """What the expansions in the game add."""
    found = {addition.name: addition.sheet_part(rules) for addition in rules.additions}
    found = {name: part for name, part in found.items() if part is not None}
    return SheetParts(**found) if found else None


def _area(rules: Rules, content: Content, lines: Lines, index: int) -> AreaConstants:
    entry = content.areas[index]
    region = rules.region_of[index]
    return AreaConstants(
        name=entry.name,
        region=REGION_NAMES[region] if region >= 0 else "",
        is_in_play=region >= 0,
        plate=entry.plate,
        port=_port(entry, content.drawing.points[entry.port]) if entry.port else [],
        d=lines.ring(entry.ring),
    )


def _port(entry: AreaEntry, point: Spot) -> list[float]:
    """The coast point of an area's port, moved out to sea as far as its rows need."""
    x, y = entry.plate
    plate = letters(entry.name, PLATE_SIZE) / 2 + PLATE_SIGN
    rows = ((y + NAME_ROW, plate, 7.5), (y + GOODS_ROW, GOODS_HALF, 10.5))
    away = math.dist(point, (x, y)) or 1
    dx, dy = (point[0] - x) / away, (point[1] - y) / away
    for step in range(MOST_SEAWARD):
        px, py = point[0] + dx * step, point[1] + dy * step
        if all(abs(px - x) > half + PORT or abs(py - middle) > tall + PORT for middle, half, tall in rows):
            return [round(px, 1), round(py, 1)]
    return list(point)


def _border(content: Content, word: str, pair: tuple[int, int]) -> BorderConstants:
    line = content.drawing.borders[pair]
    return BorderConstants(part_text(content, "BORDER", word), list(line.mid), line.angle)


def _card(content: Content, card: Card, say: Texts) -> CardConstants:
    return CardConstants(
        name=part_text(content, "CARD", card.id),
        text=benefit_text(say, card),
        back=BACK_NAMES[card.back],
        benefit=BENEFITS[card.benefit],
        amount=card.amount,
        value=card.value,
    )
