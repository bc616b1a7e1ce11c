"""What a page asks without changing anything: what a move would do, why one is not possible, and how it once was."""

from __future__ import annotations

import asyncio
from typing import TypeAlias

from wheal.kernel.errors import BadInput, Refused
from wheal.kernel.texts import texts
from wheal.server import history, views, wire
from wheal.server.house import House
from wheal.server.live import Denied, Live, Viewer
from wheal.server.store import Unavailable

Answer: TypeAlias = wire.Preview | wire.WhyNot | wire.Past | wire.Refused


async def answer_ask(house: House, live: Live, viewer: Viewer, ask: wire.Ask, lang: str) -> Answer:
    """The answer, or in a sentence why there is none."""
    seat = viewer.seat
    move = ask.move[: wire.LONGEST_LINE]
    try:
        if ask.what != "past" and seat < 0:  # what a seat can do tells what it holds
            raise Denied(texts()("table-not-player"))
        if ask.what == "why":
            return views.why_not(live, seat, move, ask.id, lang)
        if ask.what == "preview":
            return await asyncio.to_thread(views.preview_of, live, seat, move, ask.id)
        last = live.folded.match.count
        return views.past_of(await history.match_at(house, live, ask.at), seat, ask.id, last)
    except Refused as refused:
        return wire.Refused("", texts(live.game.id).refusal(refused.refusal), refused.refusal.rule)
    except (Denied, BadInput) as error:
        return wire.Refused("", str(error))
    except Unavailable:
        return wire.Refused("", texts()("table-lost"))
