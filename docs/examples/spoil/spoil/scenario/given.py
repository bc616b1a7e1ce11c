"""A scenario's ``given``: a position described by what differs from set-up, checked for being possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spoil.phases import PHASES
from spoil.rules.position import Position
from wheal.kernel.engine.piles import unknown_pile
from wheal.kernel.engine.question import Frame
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.values import listed, number, one_of, seat_of, table

KEYS = ("at", "shift", "first", "price", "heap", "barrow", "player")


def place(state: Position, given: Mapping[str, Any], names: Sequence[str]) -> None:
    check_keys(given, KEYS, "given")
    box = state.rules.box
    at = one_of(given.get("at", "turns"), tuple(PHASES.kind_at), "given.at")
    state.frames[:] = [Frame(PHASES.kind_at[at])]
    state.shift = number(given.get("shift", 1), "given.shift", 1, box.shifts, "SP-SHF-01")
    state.first = seat_of(given.get("first", names[0]), names, "given.first")
    state.price = number(given.get("price", state.price), "given.price", rule="SP-SHF-03")
    if "heap" in given:
        state.heap = unknown_pile(stones(given["heap"], "given.heap"))
    state.barrow = stones(given.get("barrow", []), "given.barrow")
    if Counter(state.heap.items + state.barrow) - Counter(box.stones * len(names)):
        raise BadInput("given.heap: with those in the barrow these are not the stones of the box (SP-CMP-02)")
    for name, fields in table(given.get("player", {}), "given.player").items():
        where = f"given.player.{name}"
        player = state.players[seat_of(name, names, "given.player")]
        check_keys(table(fields, where), ("coins", "tin"), where)
        player.coins = number(fields.get("coins", player.coins), f"{where}.coins")
        player.tin = number(fields.get("tin", player.tin), f"{where}.tin", 0, box.shed, "SP-TRN-05")


def force(source: str, value: Any) -> list[int]:
    check_keys({source: value}, ("price",), "force")
    return [number(value, "force.price", rule="SP-SHF-03")]


def stones(value: Any, where: str) -> list[int]:
    return [number(stone, where, rule="SP-CMP-02") for stone in listed(value, where)]


def check_keys(data: Mapping[str, Any], known: Sequence[str], where: str) -> None:
    for key in data:
        if key not in known:
            raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, known)}')
