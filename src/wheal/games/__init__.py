"""The games, one folder each. The package itself can be called: ``wheal.games()`` lists the ids of all games."""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        from wheal.api import game_ids

        return game_ids()


sys.modules[__name__].__class__ = _Games
