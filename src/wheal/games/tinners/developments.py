"""Miners, ports, trains and adits. Rules TT-DEV-01..09, TT-MNR-01, TT-PRT-01, TT-TRN-01..03, TT-ADT-01..04."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.tinners.work_track import (
    ADIT_WORK,
    MINER_WORK,
    PORT_WORK,
    TRAIN_WORK,
    spend_work,
    work_refusal,
)
from wheal.kernel.action import Action, Refusal
from wheal.kernel.events import Event

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


def list_developments(p: Position, left: int, out: list[Action[Any]]) -> None:
    """Every legal placement of a player with ``left`` work points."""
    moves = p.rules.moves
    areas = p.areas
    if p.miners_left > 0:  # TT-DEV-02
        for index in range(len(areas)):
            if areas[index].miners == 0:  # TT-MNR-01
                out.append(moves.miner[index])
    if p.ports_left > 0 and left >= PORT_WORK:  # TT-DEV-02
        is_coastal = p.rules.is_coastal
        for index in range(len(areas)):
            if is_coastal[index] and not areas[index].port:  # TT-PRT-01
                out.append(moves.port[index])
    if p.trains_left > 0 and left >= TRAIN_WORK:  # TT-DEV-02
        for index in range(len(areas)):
            if not areas[index].train:  # TT-TRN-01
                out.append(moves.train[index])
    if p.adits_left > 0 and left >= ADIT_WORK:  # TT-DEV-02
        adits = p.adits
        for border in range(len(moves.adit)):
            if not adits >> border & 1:  # TT-ADT-01
                out.append(moves.adit[border])


# ---- taking a piece from the development board --------------------------------------------------


def take_miner(p: Position, seat: int, index: int) -> None:
    p.miners_left -= 1  # TT-DEV-01
    place_miner(p, index)
    spend_work(p, p.players[seat], MINER_WORK)  # TT-MNR-01
    tell_placed(p, "miner", seat, index)


def take_port(p: Position, seat: int, index: int) -> None:
    p.ports_left -= 1  # TT-DEV-01
    place_port(p, index)
    spend_work(p, p.players[seat], PORT_WORK)  # TT-PRT-01
    tell_placed(p, "port", seat, index)


def take_train(p: Position, seat: int, index: int) -> None:
    p.trains_left -= 1  # TT-DEV-01
    place_train(p, index)
    spend_work(p, p.players[seat], TRAIN_WORK)  # TT-TRN-01
    tell_placed(p, "train", seat, index)


def take_adit(p: Position, seat: int, border: int) -> None:
    p.adits_left -= 1  # TT-DEV-01
    place_adit(p, border)
    spend_work(p, p.players[seat], ADIT_WORK)  # TT-ADT-01
    if p.watched:
        args: dict[str, int | str] = {"area": p.rules.border_a[border], "other": p.rules.border_b[border]}
        p.events.append(Event("adit", seat, args))


def tell_placed(p: Position, name: str, seat: int, index: int) -> None:
    if p.watched:
        p.events.append(Event(name, seat, {"area": index}))


# ---- what a piece does, wherever it comes from --------------------------------------------------


def place_miner(p: Position, index: int) -> None:
    area = p.areas[index]
    area.miners += 1
    area.pieces += 1  # TT-MNR-01


def place_port(p: Position, index: int) -> None:
    area = p.areas[index]
    area.port = True
    area.pieces += 1  # TT-PRT-01
    area.remove_water(1)  # TT-PRT-01


def place_train(p: Position, index: int) -> None:
    area = p.areas[index]
    area.train = True
    area.pieces += 1  # TT-TRN-03
    area.remove_water(2)  # TT-TRN-01
    for other in p.rules.neighbours[index]:
        p.areas[other].remove_water(1)  # TT-TRN-02


def place_adit(p: Position, border: int) -> None:
    p.adits |= 1 << border
    dig_adit(p, p.rules.border_a[border])
    dig_adit(p, p.rules.border_b[border])


def dig_adit(p: Position, index: int) -> None:
    area = p.areas[index]
    area.remove_water(1)  # TT-ADT-02
    area.tin += 1  # TT-ADT-03
    area.copper += 1  # TT-ADT-03


# ---- why not ------------------------------------------------------------------------------------


def miner_refusal(p: Position, seat: int, index: int) -> Refusal | None:
    if p.miners_left == 0:
        return Refusal("TT-DEV-02", "refused-no-miners")
    refusal = work_refusal(p.players[seat], MINER_WORK)
    if refusal is None and p.areas[index].miners > 0:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-miner-there", {"area": p.rules.area_names[index]})
    return refusal


def port_refusal(p: Position, seat: int, index: int) -> Refusal | None:
    if p.ports_left == 0:
        return Refusal("TT-DEV-02", "refused-no-ports")
    refusal = work_refusal(p.players[seat], PORT_WORK)
    if refusal is not None:
        return refusal
    if not p.rules.is_coastal[index]:  # TT-PRT-01
        return Refusal("TT-PRT-01", "refused-inland", {"area": p.rules.area_names[index]})
    if p.areas[index].port:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-port-there", {"area": p.rules.area_names[index]})
    return None


def train_refusal(p: Position, seat: int, index: int) -> Refusal | None:
    if p.trains_left == 0:
        return Refusal("TT-DEV-02", "refused-no-trains")
    refusal = work_refusal(p.players[seat], TRAIN_WORK)
    if refusal is None and p.areas[index].train:  # TT-DEV-04
        return Refusal("TT-DEV-04", "refused-train-there", {"area": p.rules.area_names[index]})
    return refusal


def adit_refusal(p: Position, seat: int, border: int) -> Refusal | None:
    if p.adits_left == 0:
        return Refusal("TT-DEV-02", "refused-no-adits")
    refusal = work_refusal(p.players[seat], ADIT_WORK)
    if refusal is None and p.adits >> border & 1:  # TT-DEV-05
        return Refusal("TT-DEV-05", "refused-adit-there")
    return refusal
