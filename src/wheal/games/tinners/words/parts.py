"""The words of a move as people call them: areas and borders by name, cards by region, money in pounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.tinners.words.table import benefit_text, card_words
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
        case "PLACE":
            return say(f"place-{word}")
        case "ORE":
            return say(f"word-{word}")
        case "AMOUNT" | "POUNDS":
            return say("part-pounds", money=int(word))
    return ""


def _card(say: Texts, card: Card) -> str:
    """By what it brings; its number is for records."""
    ending, regions = card_words(card)
    return say(f"part-card{ending}", what=benefit_text(say, card), **regions)
