"""The words of a move as people call them: cards by name, resources in the language, numbers with what they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.content import RESOURCES
from wheal.games.ore.plain_cards import asset_name, asset_of, initiative_name, initiative_of, mine_of
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.ore.content import Content


def part_text(content: Content, name: str, word: str, lang: str = "") -> str:
    """A word of the range ``name``; empty where the game has no other name for it, as for contracts (``#13``)."""
    say = texts("ore", lang)
    match name:
        case "RES":
            return say("resource-name", resource=word)
        case "ASSET" | "TRADER":
            return asset_name(say, asset_of(content, word))
        case "INITIATIVE":
            return initiative_name(say, initiative_of(content, word))
        case "CARD":
            return say("part-card", card=word, resource=RESOURCES[mine_of(content, word).resource])
        case "BARRELS" | "HELD":
            return say("part-barrels", amount=int(word))
        case "ROWS":
            return say("part-rows", rows=int(word))
        case "SPACE":
            return say("draw-cost-space", space=int(word))
    return ""
