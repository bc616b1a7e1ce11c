"""The words of a move as people call them: cards by name, resources in the language, numbers with what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.words.cards import asset_name, initiative_name
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Content


def part_text(content: Content, name: str, word: str) -> str:
    """A word of the range ``name``; empty where the game has no other name for it, as for contracts (``#13``)."""
    say = texts("ore")
    match name:
        case "RES":
            return say("resource-name", resource=word)
        case "ASSET" | "TRADER":
            return asset_name(say, content.asset_of[word])
        case "INITIATIVE":
            return initiative_name(say, content.initiative_of[word])
        case "CARD":
            mine = content.mine_of[word]
            return say("part-card", resource=RESOURCES[mine.resource], money=mine.price)
        case "BARRELS" | "HELD":
            return say("part-barrels", amount=int(word))
        case "ROWS":
            return say("part-rows", rows=int(word))
        case "SPACE":
            return say("draw-cost-space", space=int(word))
    return ""
