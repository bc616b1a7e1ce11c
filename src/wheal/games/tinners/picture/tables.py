"""The tables that lie in the two seas of a picture: work track, prices, investments, developments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.kernel.texts import texts
from wheal.look.signs import emblem, icon, letter
from wheal.look.svg import element, group, moved, words

if TYPE_CHECKING:
    from wheal.games.tinners.page.board import BoardView
    from wheal.games.tinners.page.constants import BoardConstants

COLUMN: Final = 30  # of the work track
MARKER: Final = 25
PRICE: Final = 41
INVEST: Final = 172  # width of the investments
ROUND: Final = 54  # a column of the development board
ROW: Final = 27
BOARD: Final = (("miners", "miner"), ("ports", "port"), ("trains", "train"), ("adits", "adit"))


class Table:
    """A sheet with a title and a double line round it; what it holds is drawn from its upper left corner."""

    def __init__(self, sign: str, title: str, note: str, width: float, height: float, *inside: str) -> None:
        self.width = width
        self.height = height
        self.drawing = group(
            element("rect", class_="cartouche", width=width, height=height, rx=4),
            element("rect", class_="cartouche-line", x=3, y=3, width=width - 6, height=height - 6, rx=2),
            icon(sign, 20, 20, 15, "icon sign"),
            words(title, 34, 25, "title"),
            words(note, width - 13, 24.5, "small right"),
            *inside,
        )

    def at(self, x: float, y: float) -> str:
        return moved(self.drawing, x=x, y=y)


def work_track(board: BoardView, constants: BoardConstants) -> Table:
    """Who stands in which column, the uppermost first."""
    tallest = max(3, *(len(column) for column in board.track))
    height = 24 + MARKER * tallest
    parts = []
    for number, seats in enumerate(board.track):
        x = 12 + number * COLUMN
        parts.append(
            element(
                "rect", class_=f"cell {'odd' if number % 2 else ''}".strip(), x=x, y=36, width=COLUMN, height=height
            )
        )
        parts.append(words(number, x + COLUMN / 2, 51, "small middle"))
        for place, seat in enumerate(seats):
            parts.append(emblem(seat, x + COLUMN / 2, 68 + place * MARKER, 21))
    right = 12 + len(board.track) * COLUMN
    parts.append(element("path", class_="last-line", d=f"M{right} 36v{height}"))
    return Table("work", texts("tinners")("label-track"), "", right + 12, height + 48, *parts)


def prices(board: BoardView, constants: BoardConstants) -> Table:
    """The ladders of tin and copper with the marks of this round."""
    parts = []
    for row, (kind, ladder) in enumerate(constants.prices.items()):
        y = 37 + row * 33
        parts.append(letter(kind, 25, y + 14, 22))
        for number, price in enumerate(ladder):
            at = " at" if number == board.price_at[kind] else ""
            x = 44 + number * PRICE
            parts.append(element("rect", class_=f"cell{at}", x=x, y=y, width=PRICE, height=28))
            parts.append(words(f"£{price}", x + PRICE / 2, y + 19.5, f"price{at}"))
    width = 44 + len(constants.prices["tin"]) * PRICE + 13
    say = texts("tinners")
    return Table("dice", say("label-prices"), say("label-prices-now"), width, 112, *parts)


def investments(board: BoardView, constants: BoardConstants) -> Table:
    """What £10 and £5 score in this round by the order of passing, and who has passed."""
    say = texts("tinners")
    parts = []
    column = min(max(board.table.round, 1), constants.rounds) - 1
    for place, row in enumerate(constants.invest):
        y = 36 + place * 29
        parts.append(element("rect", class_="cell", x=12, y=y, width=INVEST - 24, height=26, rx=3))
        parts.append(words(say("label-place", place=place + 1), 20, y + 17.5, "small"))
        if place < len(board.table.passed):
            parts.append(emblem(board.table.passed[place], 64, y + 13, 18))
        parts.append(words(row.per_10[column], INVEST - 46, y + 18.5, "number right"))
        parts.append(words(row.per_5[column], INVEST - 20, y + 18, "small right"))
    height = 36 + len(constants.invest) * 29 + 9
    return Table("invest", say("label-invest"), say("label-invest-steps"), INVEST, height, *parts)


def developments(board: BoardView, constants: BoardConstants) -> Table:
    """The development board: what is left in this round, what comes, what is gone."""
    say = texts("tinners")
    left = 118
    height = 22 + ROW * (len(BOARD) + 1)
    now = min(max(board.table.round, 1), constants.rounds)
    parts = [
        element("rect", class_="cell now", x=left + (now - 1) * ROUND, y=30, width=ROUND, height=height, stroke="none")
    ]
    for number in range(constants.rounds):
        name = say("label-round-short", round=number + 1)
        kind = "head middle" if number + 1 == now else "small middle"
        parts.append(words(name, left + (number + 0.5) * ROUND, 45, kind))
        parts.append(element("path", class_="rule", d=f"M{left + number * ROUND} 30v{height}"))
    for row, (piece, sign) in enumerate(BOARD):
        y = 52 + row * ROW
        parts.append(_head(say(f"label-{piece}"), constants.work[sign], y, left + constants.rounds * ROUND))
        for number, column in enumerate(constants.board, 1):
            count = column.pieces[piece]
            ready = board.table.board[piece] if number == now else 0
            parts.append(_stock(sign, count, ready, number - now, left + (number - 0.5) * ROUND, y + ROW / 2))
    y = 52 + len(BOARD) * ROW
    parts.append(_head(say("label-pumps"), constants.work["pumps"], y, left + constants.rounds * ROUND))
    for number in range(len(constants.board)):
        parts.append(_pump_groups(board, number, left + (number + 0.5) * ROUND, y + ROW / 2))
    return Table("asset", say("label-board"), "", left + constants.rounds * ROUND + 13, height + 42, *parts)


def _head(title: str, work: int, y: float, right: float) -> str:
    """The name of a row of the development board, with its work."""
    return (
        element("path", class_="rule", d=f"M12 {y}H{right}")
        + words(title, 13, y + 18, "head")
        + icon("work", 96, y + 13.5, 12, "icon sign")
        + words(work, 104, y + 18, "small")
    )


def _stock(sign: str, count: int, ready: int, later: int, x: float, y: float) -> str:
    """The pieces of one cell; those of earlier rounds are gone."""
    if not count:
        return words("–", x, y + 4, "small middle")
    gap = min(14, (ROUND - 4) / count)
    parts = []
    for place in range(count):
        kind = "later" if later > 0 else "" if place < ready else "gone"
        at = x + (place - (count - 1) / 2) * gap
        parts.append(icon(f"piece-{sign}", at, y, 13, f"icon stock {kind}".strip()))
    return "".join(parts)


def _pump_groups(board: BoardView, number: int, x: float, y: float) -> str:
    """The groups of steam pumps of a round, each in a ring."""
    groups = board.pump_groups[number]
    if not groups:
        return words("–", x, y + 4, "small middle")
    widths = [found.size * 13 + 6 for found in groups]
    at = x - (sum(widths) + 2 * (len(groups) - 1)) / 2
    parts = []
    for found, width in zip(groups, widths, strict=True):
        pieces = [icon("piece-pump", at + 9.5 + place * 13, y, 12) for place in range(found.size)]
        ring = element("rect", class_="group", x=at, y=y - 10, width=width, height=20, rx=8)
        kind = {"ready": "", "used": " gone", "later": " later"}[found.state]
        parts.append(group(ring, *pieces, class_=f"stock{kind}"))
        at += width + 2
    return "".join(parts)
