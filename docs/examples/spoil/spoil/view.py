"""What each seat may see, and the same in words. Hidden things are left out here, nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spoil.position import Position
from wheal.kernel.events import Event
from wheal.kernel.game import EVERYTHING, SPECTATOR
from wheal.kernel.texts import texts

HIDDEN = "?"


def build_view(p: Position, viewer: int) -> dict[str, Any]:
    """Players are named by their seats."""
    sight = 0 if viewer == SPECTATOR else 1 << max(viewer, 0)
    heap = zip(p.heap.items, p.heap.known, strict=True)
    known = p.heap.known[0] if p.heap.known else 0
    return {
        "shift": p.shift,
        "first": p.first,
        "price": p.price,
        "heap": [stone if mask & sight or viewer == EVERYTHING else HIDDEN for stone, mask in heap],
        "looked": [seat for seat in range(p.rules.seats) if known >> seat & 1],
        "barrow": p.barrow,
        "player": [{"coins": player.coins, "tin": player.tin} for player in p.players],
    }


def paths(p: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The view as scenarios write it, with players by name."""
    tree = build_view(p, viewer)
    tree["first"] = names[p.first]
    tree["looked"] = [names[seat] for seat in tree["looked"]]
    tree["player"] = dict(zip(names, tree["player"], strict=True))
    return tree


def board_text(view: dict[str, Any], names: Sequence[str], lang: str) -> str:
    """The table line by line; a line that a spectator would not see is treated as a secret of its viewer."""
    say = texts("spoil", lang)
    lines = [say("board-head", shift=view["shift"], price=view["price"], stones=len(view["heap"]))]
    if view["heap"] and view["heap"][0] != HIDDEN:
        lines.append(say("board-top", stone=say("stone", tin=view["heap"][0])))
    if view["barrow"]:
        lines.append(say("board-barrow", stones=say.list([say("stone", tin=tin) for tin in view["barrow"]])))
    for name, player in zip(names, view["player"], strict=True):
        lines.append(say("board-player", player=name, **player))
    return "\n".join(lines)


def event_text(event: Event, names: Sequence[str], lang: str) -> str:
    if event.action is not None:
        return ""  # a move: an event of its own follows
    say = texts("spoil", lang)
    args: dict[str, Any] = {**event.args, "player": names[event.seat] if event.seat >= 0 else ""}
    if "stone" in args:
        args["stone"] = say("stone", tin=args["stone"])
    return say(f"event-{event.name}", **args)
