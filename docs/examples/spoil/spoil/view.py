"""What each seat may see. Hidden things are left out here, nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spoil.rules.position import Position
from wheal.kernel.game import EVERYTHING, HIDDEN, SPECTATOR


def build_view(state: Position, viewer: int) -> dict[str, Any]:
    """Players are named by their seats."""
    sight = 0 if viewer == SPECTATOR else 1 << max(viewer, 0)
    heap = zip(state.heap.items, state.heap.known, strict=True)
    known = state.heap.known[0] if state.heap.known else 0
    return {
        "shift": state.shift,
        "first": state.first,
        "price": state.price,
        "heap": [stone if mask & sight or viewer == EVERYTHING else HIDDEN for stone, mask in heap],
        "looked": [seat for seat in range(state.rules.seats) if known >> seat & 1],
        "barrow": state.barrow,
        "player": [{"coins": player.coins, "tin": player.tin} for player in state.players],
    }


def paths(state: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The view as scenarios write it, with players by name."""
    tree = build_view(state, viewer)
    tree["first"] = names[state.first]
    tree["looked"] = [names[seat] for seat in tree["looked"]]
    tree["player"] = dict(zip(names, tree["player"], strict=True))
    return tree
