"""A scenario's ``given``: a position described by what differs from set-up, checked for being possible."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wheal.games.ore.content import Content
from wheal.games.ore.phases import PHASES
from wheal.games.ore.rules.position import (
    NONE,
    RESOURCE_NAMES,
    Position,
)
from wheal.games.ore.scenario.cards import Named, check_copies, deal_cards_again, mine_of, name_pile, name_rows
from wheal.games.ore.scenario.players import check_pieces, count_settled, place_player
from wheal.kernel.engine.question import Frame
from wheal.kernel.engine.window import CLOSED
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.compare import show
from wheal.kernel.scenario.values import flag, listed, number, one_of, one_of_names, seat_of, table

KEYS = ("at", "round", "start", "mine", "track", "slag", "row", "draw", "discard", "taken", "player")
MINE_KEYS = ("card", "miners", "exhausted", "pile")
TRACKS = {"assets": "ORE-PLC-07", "contracts": "ORE-PLC-08"}
BEFORE_MARKET = ("placement", "collection")
WITH_TRACKS = (*BEFORE_MARKET, "market", "subcontract", "acquisition")  # then the miners on them go back
WITH_EXHAUSTED = ("market", "subcontract", "acquisition", "replenishment")  # from Collection to the new mines
AFTER_TAKING = ("acquisition", "replenishment", "relief", "scoring")


def place(state: Position, content: Content, given: Mapping[str, Any], names: Sequence[str]) -> None:
    """Write ``given`` over a state after set-up; raises BadInput with the path and, where one decides, the rule."""
    for key in given:
        if key not in KEYS:
            raise BadInput(f'unknown key "{key}" in given{did_you_mean(key, KEYS)}')
    at = one_of(given.get("at", "placement"), tuple(PHASES.kind_at), "given.at")
    most_rounds = state.rules.assets_used - state.rules.row + 1
    state.round = number(given.get("round", 1), "given.round", 1, most_rounds, "ORE-INV-08")
    if "start" in given:
        state.start = seat_of(given["start"], names, "given.start")
    state.frames[:] = [Frame(PHASES.kind_at[at], NONE, state.start if at == "placement" else 0, CLOSED)]
    state.is_contract_taken = flag(given.get("taken", False), "given.taken")
    if state.is_contract_taken and at not in AFTER_TAKING:
        raise BadInput(f"given.taken: at {at} no contract can have been taken in this round (ORE-RUL-32)")
    players = {
        seat_of(name, names, "given.player"): table(fields, f"given.player.{name}")
        for name, fields in table(given.get("player", {}), "given.player").items()
    }
    mines = place_cards(state, content, given, players, names, at)
    for resource, fields in mines.items():
        place_miners(state, resource, fields, names, at)
    place_tracks(state, given, names, at)
    check_pieces(state, players, names)


def force(source: str, value: Any) -> list[int]:
    """Nothing in this game is rolled: cards are put on top of their piles instead."""
    del value
    raise BadInput(f'unknown key "{source}" in force; nothing is forced in ore: give the cards, as in draw.assets')


# ---- parts ------------------------------------------------------------------------------------


def place_cards(
    state: Position,
    content: Content,
    given: Mapping[str, Any],
    players: Mapping[int, Mapping[str, Any]],
    names: Sequence[str],
    at: str,
) -> dict[int, Mapping[str, Any]]:
    """All cards, and everything that players have in front of them; returns the mines' fields by resource."""
    named = Named()
    mines: dict[int, Mapping[str, Any]] = {}
    for name, fields in table(given.get("mine", {}), "given.mine").items():
        resource = one_of_names(name, RESOURCE_NAMES, "resource", "given.mine")
        mines[resource] = table(fields, f"given.mine.{name}")
        name_mine(state, resource, mines[resource], named)
    name_rows(state, given, named)
    for seat, fields in players.items():
        place_player(state, seat, fields, f"given.player.{names[seat]}", at, named)
    check_copies(state, content, named)
    deal_cards_again(state, named)
    for seat in range(state.rules.seats):
        count_settled(state, seat, players.get(seat, {}), f"given.player.{names[seat]}")
    return mines


def name_mine(state: Position, resource: int, fields: Mapping[str, Any], named: Named) -> None:
    name = RESOURCE_NAMES[resource]
    where = f"given.mine.{name}"
    for key in fields:
        if key not in MINE_KEYS:
            raise BadInput(f'unknown key "{key}" in {where}{did_you_mean(key, MINE_KEYS)}')
    if "card" in fields:
        card = mine_of(state.rules, fields["card"], f"{where}.card", resource)
        named.rows[name] = [card]
        named.note("mines", [card], f"{where}.card")
    if "pile" in fields:
        name_pile(
            state,
            fields["pile"],
            f"{where}.pile",
            name,
            "mines",
            lambda rules, value, path: mine_of(rules, value, path, resource),
            named,
        )


def place_miners(state: Position, resource: int, fields: Mapping[str, Any], names: Sequence[str], at: str) -> None:
    """Who stands where in a mine, and whether it was exhausted in this round."""
    mine = state.mines[resource]
    where = f"given.mine.{RESOURCE_NAMES[resource]}"
    spaces = len(mine.owner)
    for key, value in table(fields.get("miners", {}), f"{where}.miners").items():
        path = f"{where}.miners.{key}"
        if key not in map(str, range(1, spaces + 1)):
            card = state.rules.mine_ids[mine.card]
            raise BadInput(f"{path}: {card} has no such space, only 1 to {spaces} (ORE-CMP-13)")
        seats = miners_of(state, value, names, path)
        if not seats:
            continue
        level = state.rules.mine_levels[mine.card][int(key) - 1]
        cage = state.players[seats[0]].cage
        if level > cage:
            what = f"level {level} is deeper than {names[seats[0]]} may stand, whose cage is {cage}"
            raise BadInput(f"{path}: {what} (ORE-MIN-01)")
        mine.put(int(key) - 1, seats[0], len(seats))
    mine.exhausted = flag(fields.get("exhausted", False), f"{where}.exhausted")
    if mine.exhausted and at not in WITH_EXHAUSTED:
        what = "mines are exhausted in Collection and replaced in Replenishment"
        raise BadInput(f"{where}.exhausted: impossible at {at}; {what} (ORE-MIN-08)")
    if mine.exhausted and mine.miners():
        raise BadInput(f"{where}.miners: nobody stands in an exhausted mine (ORE-MIN-08)")


def miners_of(state: Position, value: Any, names: Sequence[str], where: str) -> list[int]:
    """The miners on one space: a player, a stack of one player's, or nobody."""
    seats = [seat_of(name, names, where) for name in value] if isinstance(value, list) else []
    if isinstance(value, str) and value:
        seats = [seat_of(value, names, where)]
    elif not isinstance(value, (str, list)):
        raise BadInput(f"{where}: {show(value)} is not a player")
    if len(set(seats)) > 1:
        raise BadInput(f"{where}: miners of two players cannot stand on one space (ORE-RUL-08)")
    if len(seats) > 1 and not state.rules.is_stacking:
        raise BadInput(f"{where}: one miner stands on a space, unless own_stacking is true (ORE-RUL-08)")
    return seats


def place_tracks(state: Position, given: Mapping[str, Any], names: Sequence[str], at: str) -> None:
    """Miners on the two tracks and on the heap, where they can still be at this moment."""
    tracks = table(given.get("track", {}), "given.track")
    for key, value in tracks.items():
        if key not in TRACKS:
            raise BadInput(f'unknown key "{key}" in given.track{did_you_mean(key, TRACKS)}')
        where = f"given.track.{key}"
        seats = [seat_of(name, names, where) for name in listed(value, where)]
        if len(seats) > state.rules.track_spaces:
            what = f"{len(seats)} miners are impossible; a track has {state.rules.track_spaces} spaces"
            raise BadInput(f"{where}: {what} ({TRACKS[key]})")
        if seats and at not in WITH_TRACKS:
            raise BadInput(f"{where}: at {at} the miners of the tracks are back with their owners (ORE-ACQ-13)")
        if key == "assets":
            state.asset_track = seats
        else:
            state.contract_track = seats
    heap = [seat_of(name, names, "given.slag") for name in listed(given.get("slag", []), "given.slag")]
    if heap and at not in BEFORE_MARKET:
        raise BadInput(f"given.slag: at {at} the miners of the heap are back with their owners (ORE-SLG-04)")
    state.slag = [heap.count(seat) for seat in range(len(names))]
