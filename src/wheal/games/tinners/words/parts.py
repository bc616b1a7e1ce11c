"""The words of a move as people call them: areas and borders by name, cards by region, money in pounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.content import REGION_NAMES
from wheal.games.tinners.rules.position import WILD
from wheal.games.tinners.words.table import benefit_text
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Card, Content
    from wheal.kernel.texts import Texts


def part_text(content: Content, name: str, word: str) -> str:
    """A word of the range ``name``; empty where the game has no other name for it."""
    say = texts("tinners")
    match name:
        case "AREA":
            return content.area_of[word].name
        case "BORDER":
            area, other = (content.area_of[end].name for end in word.split("/"))
            return say("part-border", area=area, other=other)
        case "CARD":
            return _card(say, content.card_of[word])
        case "AMOUNT" | "POUNDS":
            return say("part-pounds", money=int(word))
    return ""


def _card(say: Texts, card: Card) -> str:
    """By what it brings; its number is for records."""
    what = benefit_text(say, card)
    if card.back == WILD:
        return say("part-card-wild", what=what)
    return say("part-card", what=what, region=REGION_NAMES[card.back])
