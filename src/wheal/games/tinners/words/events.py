"""What happened, in words: the arguments of the sentences about events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.content import BENEFITS
from wheal.games.tinners.expansions.emigration.words import pieces_text
from wheal.games.tinners.words.table import benefit_text, tile_text
from wheal.kernel.texts import texts

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content
    from wheal.kernel.engine.events import Event


def event_words(event: Event, content: Content) -> dict[str, Any]:
    """Areas by name, tiles and cards by what they bring, money that is paid as a cost."""
    say = texts("tinners")
    args: dict[str, Any] = event.args
    words: dict[str, Any] = {key: content.areas[args[key]].name for key in ("area", "other") if key in args}
    if "tile" in args:
        words["what"] = tile_text(say, content.tile_of[args["tile"]])
    if "card" in args:
        card = content.card_of[args["card"]]
        words |= {"what": benefit_text(say, card), "benefit": BENEFITS[card.benefit]}
    if "place" in args and event.name == "emigrated":
        words["place"] = say(f"place-{args['place']}")
    if event.name == "michigan":
        words["what"] = pieces_text(say, content.rewards.michigan[args["round"] - 1])
    if args.get("money", 1) <= 0:
        words["cost"] = -args["money"]
    return words
