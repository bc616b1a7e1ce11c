"""Miners, ports, trains and adits. Rules TT-DEV-01..09, TT-MNR-01, TT-PRT-01, TT-TRN-01..03, TT-ADT-01..04."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.rules.work_track import (
    ADIT_WORK,
    MINER_WORK,
    PORT_WORK,
    TRAIN_WORK,
    spend_work,
    work_refusal,
)
from wheal.kernel.engine.action import Action, Args, Refusal
from wheal.kernel.engine.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def list_developments(state: Position, left: int, out: list[Action[Any]]) -> None:
    """Every legal placement of a player with ``left`` work points."""
    moves = state.rules.moves
    areas = state.areas
    if state.miners_left > 0:  # TT-DEV-02
        for index in range(len(areas)):
            if areas[index].miners == 0:  # TT-MNR-01
                out.append(moves.miner[index])
    if state.ports_left > 0 and left >= PORT_WORK:  # TT-DEV-02
        is_coastal = state.rules.is_coastal
        for index in range(len(areas)):
            if is_coastal[index] and not areas[index].port:  # TT-PRT-01
                out.append(moves.port[index])
    if state.trains_left > 0 and left >= TRAIN_WORK:  # TT-DEV-02
        for index in range(len(areas)):
            if not areas[index].train:  # TT-TRN-01
                out.append(moves.train[index])
    if state.adits_left > 0 and left >= ADIT_WORK:  # TT-DEV-02
        adits = state.adits
        for border in range(len(moves.adit)):
            if not adits >> border & 1:  # TT-ADT-01
                out.append(moves.adit[border])


# ---- taking a piece from the development board --------------------------------------------------


def take_miner(state: Position, seat: int, index: int) -> None:
    state.miners_left -= 1  # TT-DEV-01
    place_miner(state, index)
    spend_work(state, state.players[seat], MINER_WORK)  # TT-MNR-01
    tell_placed(state, "miner", seat, index)


def take_port(state: Position, seat: int, index: int) -> None:
    state.ports_left -= 1  # TT-DEV-01
    place_port(state, index)
    spend_work(state, state.players[seat], PORT_WORK)  # TT-PRT-01
    tell_placed(state, "port", seat, index)


def take_train(state: Position, seat: int, index: int) -> None:
    state.trains_left -= 1  # TT-DEV-01
    place_train(state, index)
    spend_work(state, state.players[seat], TRAIN_WORK)  # TT-TRN-01
    tell_placed(state, "train", seat, index)


def take_adit(state: Position, seat: int, border: int) -> None:
    state.adits_left -= 1  # TT-DEV-01
    place_adit(state, border)
    spend_work(state, state.players[seat], ADIT_WORK)  # TT-ADT-01
    tell_adit(state, seat, border)


def tell_adit(state: Position, seat: int, border: int) -> None:
    if state.watched:
        args: Args = {"area": state.rules.border_a[border], "other": state.rules.border_b[border]}
        state.events.append(Event("adit", seat, args))


def tell_placed(state: Position, name: str, seat: int, index: int) -> None:
    if state.watched:
        state.events.append(Event(name, seat, {"area": index}))


# ---- what a piece does, wherever it comes from --------------------------------------------------


def place_miner(state: Position, index: int) -> None:
    area = state.areas[index]
    area.miners += 1
    area.pieces += 1  # TT-MNR-01


def place_port(state: Position, index: int) -> None:
    area = state.areas[index]
    area.port = True
    area.pieces += 1  # TT-PRT-01
    area.remove_water(1)  # TT-PRT-01


def place_train(state: Position, index: int) -> None:
    area = state.areas[index]
    area.train = True
    area.pieces += 1  # TT-TRN-03
    area.remove_water(2)  # TT-TRN-01
    for other in state.rules.neighbours[index]:
        state.areas[other].remove_water(1)  # TT-TRN-02


def place_adit(state: Position, border: int) -> None:
    state.adits |= 1 << border
    dig_adit(state, state.rules.border_a[border])
    dig_adit(state, state.rules.border_b[border])


def dig_adit(state: Position, index: int) -> None:
    area = state.areas[index]
    area.remove_water(1)  # TT-ADT-02
    area.tin += 1  # TT-ADT-03
    area.copper += 1  # TT-ADT-03


# ---- why not ------------------------------------------------------------------------------------


def miner_refusal(state: Position, seat: int, index: int) -> Refusal | None:
    if state.miners_left == 0:
        return Refusal("TT-DEV-02", "refused-no-miners")
    refusal = work_refusal(state.players[seat], MINER_WORK)
    if refusal is None and state.areas[index].miners > 0:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-miner-there", {"area": state.rules.area_names[index]})
    return refusal


def port_refusal(state: Position, seat: int, index: int) -> Refusal | None:
    if state.ports_left == 0:
        return Refusal("TT-DEV-02", "refused-no-ports")
    refusal = work_refusal(state.players[seat], PORT_WORK)
    if refusal is not None:
        return refusal
    if not state.rules.is_coastal[index]:  # TT-PRT-01
        return Refusal("TT-PRT-01", "refused-inland", {"area": state.rules.area_names[index]})
    if state.areas[index].port:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-port-there", {"area": state.rules.area_names[index]})
    return None


def train_refusal(state: Position, seat: int, index: int) -> Refusal | None:
    if state.trains_left == 0:
        return Refusal("TT-DEV-02", "refused-no-trains")
    refusal = work_refusal(state.players[seat], TRAIN_WORK)
    if refusal is None and state.areas[index].train:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-train-there", {"area": state.rules.area_names[index]})
    return refusal


def adit_refusal(state: Position, seat: int, border: int) -> Refusal | None:
    if state.adits_left == 0:
        return Refusal("TT-DEV-02", "refused-no-adits")
    refusal = work_refusal(state.players[seat], ADIT_WORK)
    if refusal is None and state.adits >> border & 1:  # TT-DEV-05
        return Refusal("TT-DEV-05", "refused-adit-there")
    return refusal
