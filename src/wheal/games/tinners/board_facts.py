"""What the page needs only once: the map's places and lines, the printed tables, the cards, and the board's words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import msgspec

from wheal.games.tinners.board_words import BoardWords, board_words
from wheal.games.tinners.coastline import Lines
from wheal.games.tinners.content import BACK_NAMES, BENEFITS, REGION_NAMES, Card, Content
from wheal.games.tinners.investing import STEP, UNIT
from wheal.games.tinners.plain import benefit_text
from wheal.games.tinners.plain_words import part_text
from wheal.games.tinners.position import COLUMNS, ROUNDS, WILD
from wheal.games.tinners.work_track import (
    ADIT_WORK,
    EXTRACT_WORK,
    MINE_WORK,
    MINER_WORK,
    PASTIES_WORK,
    PORT_WORK,
    PUMPS_WORK,
    TRAIN_WORK,
)
from wheal.kernel.texts import texts
from wheal.look.signs import letters

if TYPE_CHECKING:
    from wheal.games.tinners.content_files import AreaEntry
    from wheal.games.tinners.content_map import Spot
    from wheal.games.tinners.rules import Rules
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
    "build": MINE_WORK,
    "extract": EXTRACT_WORK,
    "miner": MINER_WORK,
    "port": PORT_WORK,
    "train": TRAIN_WORK,
    "adit": ADIT_WORK,
    "pumps": PUMPS_WORK,
    "pasties": PASTIES_WORK,
    "pass": 0,
}


class AreaFacts(msgspec.Struct, frozen=True):
    """An area: ``plate`` is the centre of its three rows, ``port`` where its port stands (empty inland), ``d`` the path
    of its outline. ``region`` is empty where it is out of play."""

    name: str
    region: str
    is_in_play: bool
    is_coast: bool
    plate: list[float]
    centre: list[float]
    port: list[float]
    d: str
    neighbours: list[str]


class BorderFacts(msgspec.Struct, frozen=True):
    """Where two areas meet: where an adit stands, and how the border runs there, in degrees."""

    label: str
    mid: list[float]
    angle: float


class RoundFacts(msgspec.Struct, frozen=True):
    """A column of the development board, as it is filled at the start."""

    pieces: dict[str, int]
    pump_groups: list[int]


class InvestRowFacts(msgspec.Struct, frozen=True):
    """A row of the investment panel, by round."""

    per_10: list[int]
    per_5: list[int]


class CardFacts(msgspec.Struct, frozen=True):
    """A survey card. ``text`` is short, for its face: "2 tin more"."""

    name: str
    text: str
    back: str
    benefit: str
    amount: int
    value: int


class SheetFacts(msgspec.Struct, frozen=True):
    """The plain values that go with the drawn sheet. ``window`` is what the map shows: x, y, width, height."""

    sheet: list[float]
    window: list[float]
    areas: dict[str, AreaFacts]
    borders: dict[str, BorderFacts]
    prices: dict[str, list[int]]
    columns: int
    rounds: int
    step: int
    unit: int
    board: list[RoundFacts]
    invest: list[InvestRowFacts]
    cards: dict[str, CardFacts]
    work: dict[str, int]
    regions: dict[str, str]
    backs: dict[str, str]
    round_names: list[str]
    place_names: list[str]
    words: BoardWords


def sheet_facts(rules: Rules, content: Content, lines: Lines, lang: str = "") -> SheetFacts:
    """The facts for a player count, in a language."""
    say = texts("tinners", lang)
    names = content.area_names()
    drawing = content.drawing
    return SheetFacts(
        sheet=list(drawing.sheet),
        window=list(drawing.frames.get(rules.seats, drawing.sheet)),
        areas={name: _area(rules, content, lines, index) for index, name in enumerate(names)},
        borders={
            word: _border(content, word, pair, lang)
            for word, pair in zip(content.border_names(), content.borders, strict=True)
        },
        prices={"tin": rules.tin_prices, "copper": rules.copper_prices},
        columns=COLUMNS,
        rounds=ROUNDS,
        step=STEP,
        unit=UNIT,
        board=_board(rules, content),
        invest=[InvestRowFacts(tens, fives) for tens, fives in zip(content.per_10, content.per_5, strict=True)][
            : rules.seats
        ],
        cards={card.id: _card(content, card, say, lang) for card in content.cards},
        work=WORK,
        regions={REGION_NAMES[region]: say("draw-region", region=REGION_NAMES[region]) for region in rules.regions},
        backs={BACK_NAMES[back]: _back(say, back) for back in range(len(BACK_NAMES))},
        round_names=[say("draw-round-short", round=number) for number in range(1, ROUNDS + 1)],
        place_names=[say("draw-place", place=place) for place in range(1, rules.seats + 1)],
        words=board_words(say),
    )


def _area(rules: Rules, content: Content, lines: Lines, index: int) -> AreaFacts:
    entry = content.areas[index]
    region = rules.region_of[index]
    return AreaFacts(
        name=entry.name,
        region=REGION_NAMES[region] if region >= 0 else "",
        is_in_play=region >= 0,
        is_coast=entry.coast,
        plate=entry.plate,
        centre=entry.centre,
        port=_port(entry, content.drawing.points[entry.port]) if entry.port else [],
        d=lines.ring(entry.ring),
        neighbours=[content.areas[other].id for other in rules.neighbours[index]],
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


def _border(content: Content, word: str, pair: tuple[int, int], lang: str) -> BorderFacts:
    line = content.drawing.borders[pair]
    return BorderFacts(part_text(content, "BORDER", word, lang), list(line.mid), line.angle)


def _board(rules: Rules, content: Content) -> list[RoundFacts]:
    return [
        RoundFacts(
            {"miners": column.miners, "ports": column.ports, "trains": column.trains, "adits": column.adits},
            list(column.pump_groups),
        )
        for column in content.boards[rules.seats]
    ]


def _card(content: Content, card: Card, say: Texts, lang: str) -> CardFacts:
    return CardFacts(
        name=part_text(content, "CARD", card.id, lang),
        text=benefit_text(say, content, card.id),
        back=BACK_NAMES[card.back],
        benefit=BENEFITS[card.benefit],
        amount=card.amount,
        value=card.value,
    )


def _back(say: Texts, back: int) -> str:
    return say("draw-word-wild") if back == WILD else say("draw-region", region=BACK_NAMES[back])
