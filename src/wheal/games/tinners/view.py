"""What each seat may see, in the words of the scenario paths. Hidden things are left out here, nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wheal.games.tinners.content import REGION_NAMES
from wheal.games.tinners.phases import PHASES
from wheal.games.tinners.rules.position import (
    NONE,
    Position,
)
from wheal.kernel.game import EVERYTHING, HIDDEN, SPECTATOR

NOTHING = "none"


class TileView(msgspec.Struct, frozen=True):
    """A tile; ``work`` and ``money`` are what building on it costs and pays."""

    id: str
    tin: int
    copper: int
    water: int
    work: int
    money: int


class AreaView(msgspec.Struct, frozen=True):
    """An area; ``tile`` is hidden (?), none, or its numbers; ``mine`` and ``peeked`` name players by seat."""

    name: str
    region: str
    coast: bool
    tile: TileView | str
    face: str
    mine: int | str
    tin: int
    copper: int
    water: int
    drainage: int
    miners: int
    port: bool
    train: bool
    pump: bool
    peeked: list[int]
    capacity: int
    more: dict[str, Any] = {}


class PlayerView(msgspec.Struct, frozen=True):
    """A player; the hand's fronts are ? for others, its backs are public."""

    money: int
    points: int
    column: int
    final_column: int
    mines: int
    tin: int
    copper: int
    hand: list[str]
    backs: list[str]
    has_passed: bool
    is_deciding: bool
    decision: int
    sealed: list[str]
    more: dict[str, Any] = {}


class AuctionView(msgspec.Struct, frozen=True):
    area: str
    card: str
    minimum: int
    bid: int
    leader: int | str
    initiator: int
    bidders: list[int]


class View(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    game: str
    viewer: int
    at: str
    over: bool
    round: int
    kind: str
    to_decide: list[int]
    order: list[int]
    passed: list[int]
    prices: dict[str, int]
    board: dict[str, int]
    pumps: list[int]
    adits: list[str]
    deck: dict[str, list[str]]
    revealed: dict[str, list[str]]
    auction: AuctionView | None
    area: dict[str, AreaView]
    player: list[PlayerView]
    played: list[str]
    ranking: list[int]
    more: dict[str, Any] = {}


def build_view(state: Position, viewer: int) -> View:
    """What a seat sees; SPECTATOR sees what is public, EVERYTHING is for scenarios."""
    sight = _sight(viewer)
    rules = state.rules
    names = _area_ids(state)
    is_over = state.is_over
    return View(
        game="tinners",
        viewer=viewer,
        at=PHASES.at(state),
        over=is_over,
        round=state.round,
        kind="" if is_over else state.question.name,
        to_decide=state.deciders,
        order=turn_order(state),
        passed=list(state.passing),
        prices=_prices(state),
        board={
            "miners": state.miners_left,
            "ports": state.ports_left,
            "trains": state.trains_left,
            "adits": state.adits_left,
        },
        pumps=list(state.pumps),
        adits=[f"{names[a]}/{names[b]}" for i, (a, b) in enumerate(_borders(state)) if state.adits >> i & 1],
        deck=_deck(state, sight),
        revealed={
            REGION_NAMES[region]: [
                rules.tile_ids[state.areas[area].tile]
                for area in rules.areas_of[region]
                if state.areas[area].is_face_up
            ]
            for region in rules.regions
        },
        auction=_auction(state, names),
        area={name: _area(state, index, viewer) for index, name in enumerate(names)},
        player=[_player(state, seat, viewer, sight) for seat in range(rules.seats)],
        played=[rules.card_ids[card] for card in state.played],
        ranking=state.ranking() if is_over else [],
        more=_more(state, viewer),
    )


def seat_view(public: View, state: Position, seat: int) -> View:
    """``build_view`` of a seat, made of the spectator's: the rest of it is the very same."""
    if state.rules.additions:  # which may tell each seat other things
        return build_view(state, seat)
    sight = _sight(seat)
    names = _area_ids(state)
    known = {
        names[index]: msgspec.structs.replace(public.area[names[index]], tile=tile_view(state, index, seat))
        for index, area in enumerate(state.areas)
        if area.tile >= 0 and not area.is_face_up and area.known & sight
    }
    player = public.player[:]
    player[seat] = _player(state, seat, seat, sight)
    return msgspec.structs.replace(
        public,
        viewer=seat,
        deck=_deck(state, sight),
        area={**public.area, **known} if known else public.area,
        player=player,
    )


def _more(state: Position, viewer: int) -> dict[str, Any]:
    more: dict[str, Any] = {}
    for addition in state.rules.additions:
        more.update(addition.describe_table(state, viewer))
    return more


def _sight(viewer: int) -> int:
    """The viewer's bit in masks of who knows what."""
    if viewer == EVERYTHING:
        return -1
    return 0 if viewer == SPECTATOR else 1 << viewer


def turn_order(state: Position) -> list[int]:
    """Leftmost and uppermost first; those who passed last."""
    players = state.players
    waiting = [seat for seat in range(state.rules.seats) if not players[seat].has_passed]
    return [*sorted(waiting, key=lambda seat: (players[seat].column, players[seat].place)), *state.passing]


def _area_ids(state: Position) -> list[str]:
    names: list[str] = state.rules.game.content.area_names()
    return names


def _borders(state: Position) -> list[tuple[int, int]]:
    return list(zip(state.rules.border_a, state.rules.border_b, strict=True))


def _prices(state: Position) -> dict[str, int]:
    if state.tin_column == NONE or state.copper_column == NONE:
        return {"tin": 0, "copper": 0}
    return {"tin": state.rules.tin_prices[state.tin_column], "copper": state.rules.copper_prices[state.copper_column]}


def _deck(state: Position, sight: int) -> dict[str, list[str]]:
    """The decks of two players; with more there are none."""
    rules = state.rules
    if rules.seats > 2:
        return {}
    return {
        rules.back_names[back]: _cards(state, state.decks[back].items, state.decks[back].known, sight)
        for back in rules.backs
    }


def _cards(state: Position, cards: list[int], known: list[int], sight: int) -> list[str]:
    if sight == -1:
        return [state.rules.card_ids[card] for card in cards]
    return [state.rules.card_ids[card] if mask & sight else HIDDEN for card, mask in zip(cards, known, strict=True)]


def _auction(state: Position, names: list[str]) -> AuctionView | None:
    auction = state.auction
    if not auction.is_running():
        return None
    return AuctionView(
        area=names[auction.lot],
        card=state.rules.card_ids[state.card] if state.card >= 0 else "",
        minimum=auction.minimum,
        bid=auction.bid,
        leader=auction.leader if auction.leader >= 0 else "",
        initiator=auction.initiator,
        bidders=[seat for seat in range(state.rules.seats) if auction.is_in(seat)],
    )


def _area(state: Position, index: int, viewer: int) -> AreaView:
    area = state.areas[index]
    rules = state.rules
    region = rules.region_of[index]
    more: dict[str, Any] = {}
    for addition in rules.additions:
        more.update(addition.describe_area(state, index, viewer))
    base = state.players[area.owner].base_capacity if area.owner >= 0 else state.players[0].base_capacity
    return AreaView(
        name=rules.area_names[index],
        region=REGION_NAMES[region] if region >= 0 else "",
        coast=rules.is_coastal[index],
        tile=tile_view(state, index, viewer),
        face="up" if area.is_face_up else "down" if area.tile >= 0 else "",
        mine=area.owner if area.owner >= 0 else NOTHING,
        tin=area.tin,
        copper=area.copper,
        water=area.water,
        drainage=area.drainage,
        miners=more.pop("miners", area.miners),
        port=area.port,
        train=area.train,
        pump=area.pump,
        peeked=[seat for seat in range(rules.seats) if area.peeked >> seat & 1],
        capacity=base + area.pieces,
        more=more,
    )


def tile_view(state: Position, index: int, viewer: int) -> TileView | str:
    """The tile of an area as far as a viewer knows it."""
    area, sight = state.areas[index], _sight(viewer)
    tile = area.tile
    if tile < 0:
        return NOTHING
    if area.is_face_up or area.known & sight or sight == -1:
        rules = state.rules
        cubes = rules.tile_tin[tile], rules.tile_copper[tile], rules.tile_water[tile]
        return TileView(rules.tile_ids[tile], *cubes, rules.tile_work[tile], rules.tile_money[tile])
    return HIDDEN


def _player(state: Position, seat: int, viewer: int, sight: int) -> PlayerView:
    player = state.players[seat]
    rules = state.rules
    more: dict[str, Any] = {}
    for addition in rules.additions:
        more.update(addition.describe_player(state, seat, viewer))
    is_own = bool(sight >> seat & 1)
    return PlayerView(
        money=player.money,
        points=player.points,
        column=player.column,
        final_column=player.final_column,
        mines=player.mines,
        tin=player.tin,
        copper=player.copper,
        hand=[rules.card_ids[card] if is_own else HIDDEN for card in player.hand],
        backs=sorted(rules.back_names[rules.card_back[card]] for card in player.hand),
        has_passed=player.has_passed,
        is_deciding=seat in state.deciders,
        decision=state.numbers[seat] if is_own else -1,
        sealed=[rules.table[index].text for index in state.sealed[seat]] if is_own else [],
        more=more,
    )


# ---- the scenario's paths ---------------------------------------------------------------------


def paths(state: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The view as a tree of plain values, with players by name instead of seat."""
    view = build_view(state, viewer)
    tree: dict[str, Any] = msgspec.to_builtins(view)
    tree.update(tree.pop("more"))
    tree["player"] = dict(zip(names, tree["player"], strict=True))
    for player in tree["player"].values():
        player.update(player.pop("more"))
    for area in tree["area"].values():
        area.update(area.pop("more"))
        area["mine"] = names[area["mine"]] if isinstance(area["mine"], int) else area["mine"]
        area["peeked"] = [names[seat] for seat in area["peeked"]]
    for key in ("order", "passed"):
        tree[key] = [names[seat] for seat in tree[key]]
    if tree["auction"] is not None:
        auction = tree["auction"]
        for key in ("leader", "initiator"):
            auction[key] = names[auction[key]] if isinstance(auction[key], int) else auction[key]
        auction["bidders"] = [names[seat] for seat in auction["bidders"]]
    for addition in state.rules.additions:
        addition.name_players(tree, names)
    for key in ("game", "viewer", "kind", "to_decide", "ranking", "over"):
        del tree[key]
    return tree
