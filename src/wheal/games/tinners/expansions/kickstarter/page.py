"""The Kickstarter pack on the page: what its tiles give, and the regions of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wheal.games.tinners.content import REGION_NAMES
from wheal.games.tinners.rules.position import PACK
from wheal.games.tinners.rules.work_track import MINE_WORK

if TYPE_CHECKING:
    from wheal.games.tinners.content import Content


class PackConstants(msgspec.Struct, frozen=True):
    """``mine_work`` is the work of a mine without a bonus; ``regions`` has the two regions of each card."""

    mine_work: int
    regions: dict[str, list[str]]


def pack_constants(content: Content) -> PackConstants:
    return PackConstants(
        MINE_WORK,
        {
            card.id: [name for number, name in enumerate(REGION_NAMES) if card.regions >> number & 1]
            for card in content.cards
            if card.back == PACK
        },
    )
