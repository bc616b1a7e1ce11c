"""The rows of assets, initiatives and contracts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.picture.parts import draw_barrels, draw_name, draw_needs
from wheal.kernel.texts import texts
from wheal.look.signs import icon
from wheal.look.svg import element, moved, together, words

if TYPE_CHECKING:
    from wheal.games.ore.page.constants import OreConstants
    from wheal.games.ore.page.types import OreAssetPlace, OreBoard, OreContractPlace, OreInitiativePlace

LABEL: Final = 140  # the column of titles
GAP: Final = 8
CARD: Final = 58  # heights of the cards of the three rows
CONTRACT: Final = 40  # of a contract without its rows
LINE: Final = 21
FEWEST_LINES: Final = 3
EDGE: Final = 12
UNKNOWN_POINTS: Final = "?"  # worked out at the end


def rows_height(board: OreBoard, constants: OreConstants) -> int:
    return 2 * EDGE + 2 * CARD + GAP + (0 if constants.race_deal else GAP + _contract_height(board, constants))


def _contract_height(board: OreBoard, constants: OreConstants) -> int:
    """The height of all contracts in the row: there is room for the longest."""
    cards = [constants.contracts[str(place.card)] for place in board.row.contracts if place.card]
    return CONTRACT + LINE * max(FEWEST_LINES, *(len(card.rows) for card in cards), 0)


def draw_rows(board: OreBoard, constants: OreConstants, width: int) -> str:
    row, say = board.row, texts("ore")
    card = (width - LABEL - EDGE - GAP * (len(row.assets) - 1)) / len(row.assets)
    assets = [_asset(place, constants, card) for place in row.assets]
    initiatives = [_initiative(place, constants, card) for place in row.initiatives]
    height = _contract_height(board, constants)
    contracts = [_contract(place, constants, card, height) for place in row.contracts]
    first, second, third = EDGE, EDGE + CARD + GAP, EDGE + 2 * (CARD + GAP)
    drawn = together(
        _row(say("label-assets"), "asset", row.assets_left, assets, first, card),
        _row(say("label-initiatives"), "lamp", row.initiatives_left, initiatives, second, card),
    )
    if constants.race_deal:  # everybody has a pile, and there is no row
        return drawn
    return drawn + _row(say("label-contracts"), "contract", row.contracts_left, contracts, third, card)


def _row(title: str, sign: str, left: int, cards: list[str], y: float, card: float) -> str:
    """A row: its title and how many cards are left, then the cards from left to right."""
    told = texts("ore")("label-left", n=left)
    head = icon(sign, 26, y + 28, 18) + words(title, 44, y + 30, "title") + words(told, 44, y + 46, "small")
    return head + "".join(moved(drawn, x=LABEL + place * (card + GAP), y=y) for place, drawn in enumerate(cards))


def _sheet(kind: str, width: float, height: float, leaves: bool) -> str:
    """A card's paper with the edge of its kind, dashed at the right where it leaves at the end of the round."""
    return together(
        element("rect", width=width, height=height, rx=4, class_="card"),
        element("path", d=f"M2 1.5H{width - 2:.1f}", class_=f"card-edge {kind}"),
        element("path", d=f"M{width - 1:.1f} 3V{height - 3}", class_="leaves") if leaves else "",
    )


def _empty(width: float, height: float) -> str:
    gap = element("rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=4, class_="gap")
    return gap + words(texts("ore")("label-gap"), width / 2, height / 2 + 4, "small mid")


def _asset(place: OreAssetPlace, constants: OreConstants, width: float) -> str:
    if not place.card:
        return _empty(width, CARD)
    card = constants.assets[place.card]
    points = UNKNOWN_POINTS if card.scores and not card.vp else str(card.vp)
    disc = element("circle", cx=width - 17, cy=18, r=9, class_="disc") + words(
        points, width - 17, 22, "disc-figure mid"
    )
    return together(
        _sheet("asset", width, CARD, place.leaves),
        icon(card.icon, 18, 19, 17),
        draw_name(card.name, 32, 23),
        disc,
        _asset_price(place),
    )


def _asset_price(place: OreAssetPlace) -> str:
    """In money, in barrels, or in either of them."""
    parts, x = "", 10.0
    if place.money >= 0:
        money = f"${place.money}"
        parts += words(money, x, 47, "strong")
        x += 8.5 * len(money) + 4
    if place.money >= 0 and place.barrels:
        either = texts("ore")("label-either")
        parts += words(either, x, 47, "small")
        x += 6 * len(either) + 5
    needed = [(name, number) for name, number in zip(RESOURCES, place.barrels, strict=False) if number]
    return parts + draw_barrels(needed, x, 43, 20)[0]


def _initiative(place: OreInitiativePlace, constants: OreConstants, width: float) -> str:
    if not place.card:
        return _empty(width, CARD)
    card = constants.initiatives[place.card]
    money = f"${place.money}"
    told = "+ " + texts("ore")("label-one-barrel")
    barrel = words(told, 15 + 9 * len(money), 47, "small") if card.takes_barrel else ""
    return together(
        _sheet("initiative", width, CARD, place.leaves),
        icon(card.icon, 18, 19, 17),
        draw_name(card.name, 32, 23),
        words(money, 10, 47, "strong"),
        barrel,
    )


def _contract(place: OreContractPlace, constants: OreConstants, width: float, height: int) -> str:
    """A contract with its rows from the top."""
    if not place.card:
        return _empty(width, height)
    rows = []
    for number, row in enumerate(constants.contracts[str(place.card)].rows):
        y = 41 + number * LINE
        rows += [draw_needs(row.needs, 10, y, 18)[0], words(f"${row.pays}", width - 12, y + 4, "strong end")]
    return together(
        _sheet("contract", width, height, place.leaves),
        icon("contract", 18, 18, 17),
        words(f"#{place.card}", 32, 22, "name"),
        *rows,
    )
