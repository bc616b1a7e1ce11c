"""When Python looks for garbage. A look through all objects stops everybody for a tenth of a second and more.

Young objects are looked through often, as usual: that is quick. All objects are looked through now and then, at a
moment in which nobody has done anything.
"""

from __future__ import annotations

import gc
import time
from typing import Final

from wheal.server.tables.service import TableService

YOUNG: Final = 5_000  # new objects between two looks at the youngest
MIDDLE: Final = 10  # such looks between two at those that have stayed for a while
NEVER: Final = 1_000_000  # and so many of those until all are looked through: not by itself
EVERY: Final = 300.0  # seconds between two looks at all objects
AT_THE_LATEST: Final = 1_800.0  # however busy everybody is
CALM: Final = 1.0  # seconds without an act


class GarbageCollector:
    """Looks through all objects when it is calm."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.last = time.monotonic()
        self.usual = gc.get_threshold()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def stop(self) -> None:
        """Leave the looking to Python again."""
        gc.set_threshold(*self.usual)

    async def collect_if_calm(self) -> None:
        now = time.monotonic()
        is_calm = now - self.service.last_act > CALM
        if now - self.last > (EVERY if is_calm else AT_THE_LATEST):
            self.last = now
            gc.collect()
