"""The companies beside the map of a picture, what the viewer holds, and what the signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from wheal.kernel.game import HIDDEN
from wheal.kernel.texts import texts
from wheal.look.signs import emblem, icon, letters, shape
from wheal.look.svg import element, group, moved, words

if TYPE_CHECKING:
    from wheal.games.tinners.page.board import BoardView
    from wheal.games.tinners.page.constants import BoardConstants

WIDTH: Final = 330
HEIGHT: Final = 106
GAP: Final = 9
LINE: Final = 24  # of the hand
WILD: Final = "✱"
NAME: Final = 17  # size of a company's name
COLUMNS: Final = (18, 76, 130, 190, 240, 284)  # of a company's figures
CAPTIONS: Final = ("money", "points", "work-left-short", "mines", "cards", "ore-short")


def companies(board: BoardView, constants: BoardConstants, names: Sequence[str]) -> str:
    """Everybody in the order of seats."""
    cards = [_company(board, constants, seat, names[seat]) for seat in range(len(names))]
    return "".join(moved(card, x=0, y=seat * (HEIGHT + GAP)) for seat, card in enumerate(cards))


def companies_height(count: int) -> float:
    return count * (HEIGHT + GAP) - GAP


def _company(board: BoardView, constants: BoardConstants, seat: int, name: str) -> str:
    is_asked = seat in board.table.to_decide
    parts = [
        element("rect", class_="company asked" if is_asked else "company", width=WIDTH, height=HEIGHT, rx=3),
        element("rect", class_="stripe", width=6, height=HEIGHT),
        emblem(seat, 29, 22, 24),
        words(shortened(name, NAME, 180), 49, 28, "name"),
    ]
    if is_asked:
        parts.append(element("rect", class_="asked-plate", x=WIDTH - 92, y=11, width=82, height=21, rx=3))
        parts.append(words(texts("tinners")("label-to-move"), WIDTH - 51, 26, "asked-word"))
    elif board.table.player[seat].has_passed:
        parts.append(words(texts("tinners")("label-passed"), WIDTH - 11, 26, "small right"))
    return group(*parts, *_figures(board, constants, seat), class_=f"seat-{seat + 1}")


def _figures(board: BoardView, constants: BoardConstants, seat: int) -> list[str]:
    player, company, say = board.table.player[seat], board.company[seat], texts("tinners")
    money, points, work, mines, cards, ore = COLUMNS
    parts = [words(say(f"label-{name}"), x, 48, "caption") for x, name in zip(COLUMNS, CAPTIONS, strict=True)]
    parts += [
        words(f"£{player.money}", money, 70, "big"),
        words(player.points, points, 70, "big"),
        icon("work", work + 7, 65, 14, "icon sign") + words(company.work_left, work + 18, 70, "plain"),
        icon("mine", mines + 7, 64, 15, "icon sign"),
        element(
            "text",
            str(company.mines_built) + element("tspan", f"/{company.mines}", class_="pale"),
            x=mines + 18,
            y=70,
            class_="plain",
        ),
        icon("survey", cards + 7, 65, 15, "icon sign") + words(company.cards, cards + 18, 70, "plain"),
    ]
    parts += [_back(constants, back, COLUMNS[0] + number * 26) for number, back in enumerate(player.backs)]
    held = [kind for kind in ("tin", "copper") if getattr(player, kind)]
    if not held:
        parts.append(words("–", ore, 70, "plain"))
    parts += [shape(kind, getattr(player, kind), ore + 9 + at * 22, 65, 19) for at, kind in enumerate(held)]
    return parts


def _back(constants: BoardConstants, back: str, x: float) -> str:
    """The back of a survey card in hand: everybody sees it."""
    letter = back if back in constants.regions else WILD
    return (
        element("rect", class_="tile", x=x, y=81, width=22, height=17, rx=2)
        + element("rect", class_="back-line", x=x + 1.8, y=82.8, width=18.4, height=13.4, rx=1)
        + words(letter, x + 11, 93.8, "back-letter little")
    )


def hand(board: BoardView, constants: BoardConstants) -> str:
    """The viewer's own survey cards, a line for each; nothing for a spectator."""
    viewer = board.table.viewer
    if not 0 <= viewer < len(board.table.player):
        return ""
    cards = [constants.cards[card] for card in board.table.player[viewer].hand if card != HIDDEN]
    say = texts("tinners")
    parts = [words(say("label-survey"), 0, 12, "title"), words(say("label-survey-own"), WIDTH, 12, "small right")]
    for number, card in enumerate(cards):
        y = 24 + number * LINE
        letter = card.back if card.back in constants.regions else WILD
        parts.append(element("rect", class_="tile", x=0, y=y, width=22, height=18, rx=2))
        parts.append(words(letter, 11, y + 14, "back-letter"))
        parts.append(words(card.text, 32, y + 14, "plain"))
        parts.append(words(f"£{card.value}", WIDTH, y + 14, "small right"))
    return group(*parts)


def legend() -> str:
    """What the signs on the map mean, in three rows."""
    say = texts("tinners")
    entries = [(shape(kind, 1, 9, 0, 16), kind) for kind in ("tin", "copper", "water")]
    entries.append((element("circle", class_="drain", cx=9, cy=0, r=6.3), "drainage"))
    pieces = ("miner", "train", "port", "adit", "pump")
    entries += [(icon(f"piece-{kind}", 9, 0, 13, "icon sign"), kind) for kind in pieces]
    return "".join(
        moved(sign, words(say(f"label-{kind}"), 22, 4, "small"), x=number % 3 * 98, y=number // 3 * 22 + 8)
        for number, (sign, kind) in enumerate(entries)
    )


def shortened(text: str, size: float, width: float) -> str:
    """A name that fits a width, perhaps cut."""
    if letters(text, size) <= width:
        return text
    while text and letters(text, size) > width - size:
        text = text[:-1]
    return text.rstrip() + "…"
