"""The table in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wheal.kernel.board_parts import TableSection
from wheal.kernel.game import HIDDEN
from wheal.kernel.texts import texts


def table_words(view: dict[str, Any], names: Sequence[str]) -> list[TableSection]:
    """The table line by line; a line that a spectator would not see is treated as a secret of its viewer."""
    say = texts("spoil")
    lines = [say.line("board-head", shift=view["shift"], price=view["price"], stones=len(view["heap"]))]
    if view["heap"] and view["heap"][0] != HIDDEN:
        lines.append(say.line("board-top", stone=say("stone", tin=view["heap"][0])))
    if view["barrow"]:
        lines.append(say.line("board-barrow", stones=say.list([say("stone", tin=tin) for tin in view["barrow"]])))
    for seat, player in enumerate(view["player"]):
        lines.append(say.line("board-player", player=names[seat], **player)._replace(seat=seat))
    return [TableSection("", lines)]
