"""What happened, in words: what the sentences about events need beside the event's own numbers."""

from __future__ import annotations

from typing import Any

from wheal.kernel.engine.events import Event
from wheal.kernel.texts import texts


def event_words(event: Event) -> dict[str, Any]:
    """A stone in words; the kernel adds the player's name and the numbers of the event."""
    return {"stone": texts("spoil")("stone", tin=event.args["stone"])} if "stone" in event.args else {}
