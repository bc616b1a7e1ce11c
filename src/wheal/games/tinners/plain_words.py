"""The words of a move as people call them: areas and borders by name, cards by region, money in pounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.content import REGION_NAMES
from wheal.games.tinners.position import WILD
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.kernel.texts import Texts


def part_text(content: Content, name: str, word: str, lang: str = "") -> str:
    """A word of the range ``name``; empty where the game has no other name for it."""
    say = texts("tinners", lang)
    match name:
        case "AREA":
            return _area(content, word)
        case "BORDER":
            area, other = (_area(content, end) for end in word.split("/"))
            return say("part-border", area=area, other=other)
        case "CARD":
            return _card(say, content, word)
        case "AMOUNT" | "POUNDS":
            return say("part-pounds", money=int(word))
    return ""


def _area(content: Content, area_id: str) -> str:
    return next(area.name for area in content.areas if area.id == area_id)


def _card(say: Texts, content: Content, card_id: str) -> str:
    """What it brings is told with the cost of the move."""
    card = next(card for card in content.cards if card.id == card_id)
    if card.back == WILD:
        return say("part-card-wild", card=card.id)
    return say("part-card", card=card.id, region=REGION_NAMES[card.back])
