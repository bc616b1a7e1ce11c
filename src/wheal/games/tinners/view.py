"""What each seat may see, in the words of the scenario paths. Hidden things are left out here, nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wheal.games.tinners.content import REGION_NAMES
from wheal.games.tinners.position import (
    ACT,
    ANSWER,
    BUILT,
    CARD,
    DISCARD,
    END_OF_ROUND,
    INVEST,
    NONE,
    OPEN,
    PEEK,
    PUMP,
    RAISE,
    ROUND_START,
    SELL,
    SURVEY,
    Position,
)
from wheal.kernel.game import EVERYTHING, SPECTATOR

HIDDEN = "?"
NOTHING = "none"

PHASES = {
    DISCARD: "setup",
    ROUND_START: "round-start",
    **dict.fromkeys((ACT, SURVEY, OPEN, RAISE, ANSWER, CARD, BUILT, PUMP), "actions"),
    SELL: "sell",
    INVEST: "invest",
    END_OF_ROUND: "end-of-round",
    PEEK: "end-of-round",
}


class TileView(msgspec.Struct, frozen=True):
    id: str
    tin: int
    copper: int
    water: int


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


def build_view(p: Position, viewer: int) -> View:
    """What a seat sees; SPECTATOR sees what is public, EVERYTHING is for scenarios."""
    sight = _sight(viewer)
    rules = p.rules
    names = _area_ids(p)
    is_over = p.is_over
    return View(
        game="tinners",
        viewer=viewer,
        at="end" if is_over else PHASES.get(p.frames[0].kind, p.question.name),
        over=is_over,
        round=p.round,
        kind="" if is_over else p.question.name,
        to_decide=p.deciders,
        order=turn_order(p),
        passed=list(p.passing),
        prices=_prices(p),
        board={
            "miners": p.miners_left,
            "ports": p.ports_left,
            "trains": p.trains_left,
            "adits": p.adits_left,
        },
        pumps=list(p.pumps),
        adits=[f"{names[a]}/{names[b]}" for i, (a, b) in enumerate(_borders(p)) if p.adits >> i & 1],
        deck={
            rules.back_names[back]: _cards(p, p.decks[back].items, p.decks[back].known, sight)
            for back in rules.backs
            if rules.seats <= 2
        },
        revealed={
            REGION_NAMES[region]: [
                rules.tile_ids[p.areas[area].tile] for area in rules.areas_of[region] if p.areas[area].is_face_up
            ]
            for region in rules.regions
        },
        auction=_auction(p, names),
        area={name: _area(p, index, viewer, sight) for index, name in enumerate(names)},
        player=[_player(p, seat, viewer, sight) for seat in range(rules.seats)],
        played=[rules.card_ids[card] for card in p.played],
        ranking=p.ranking() if is_over else [],
        more=_more(p, viewer),
    )


def _more(p: Position, viewer: int) -> dict[str, Any]:
    more: dict[str, Any] = {}
    for expansion in p.rules.expansions:
        more.update(expansion.describe_table(p, viewer))
    return more


def _sight(viewer: int) -> int:
    """The viewer's bit in masks of who knows what."""
    if viewer == EVERYTHING:
        return -1
    return 0 if viewer == SPECTATOR else 1 << viewer


def turn_order(p: Position) -> list[int]:
    """Leftmost and uppermost first; those who passed last."""
    players = p.players
    waiting = [seat for seat in range(p.rules.seats) if not players[seat].has_passed]
    return [*sorted(waiting, key=lambda seat: (players[seat].column, players[seat].place)), *p.passing]


def _area_ids(p: Position) -> list[str]:
    names: list[str] = p.rules.game.content.area_names()
    return names


def _borders(p: Position) -> list[tuple[int, int]]:
    return list(zip(p.rules.border_a, p.rules.border_b, strict=True))


def _prices(p: Position) -> dict[str, int]:
    if p.tin_column == NONE or p.copper_column == NONE:
        return {"tin": 0, "copper": 0}
    return {"tin": p.rules.tin_prices[p.tin_column], "copper": p.rules.copper_prices[p.copper_column]}


def _cards(p: Position, cards: list[int], known: list[int], sight: int) -> list[str]:
    if sight == -1:
        return [p.rules.card_ids[card] for card in cards]
    return [p.rules.card_ids[card] if mask & sight else HIDDEN for card, mask in zip(cards, known, strict=True)]


def _auction(p: Position, names: list[str]) -> AuctionView | None:
    auction = p.auction
    if not auction.is_running():
        return None
    return AuctionView(
        area=names[auction.lot],
        card=p.rules.card_ids[p.card] if p.card >= 0 else "",
        minimum=auction.minimum,
        bid=auction.bid,
        leader=auction.leader if auction.leader >= 0 else "",
        initiator=auction.initiator,
        bidders=[seat for seat in range(p.rules.seats) if auction.is_in(seat)],
    )


def _area(p: Position, index: int, viewer: int, sight: int) -> AreaView:
    area = p.areas[index]
    rules = p.rules
    region = rules.region_of[index]
    more: dict[str, Any] = {}
    for expansion in rules.expansions:
        more.update(expansion.describe_area(p, index, viewer))
    base = p.players[area.owner].base_capacity if area.owner >= 0 else p.players[0].base_capacity
    return AreaView(
        name=rules.area_names[index],
        region=REGION_NAMES[region] if region >= 0 else "",
        coast=rules.is_coastal[index],
        tile=_tile(p, index, sight),
        face="up" if area.is_face_up else "down" if area.tile >= 0 else "",
        mine=area.owner if area.owner >= 0 else NOTHING,
        tin=area.tin,
        copper=area.copper,
        water=area.water,
        drainage=area.drainage,
        miners=area.miners,
        port=area.port,
        train=area.train,
        pump=area.pump,
        peeked=[seat for seat in range(rules.seats) if area.peeked >> seat & 1],
        capacity=base + area.pieces,
        more=more,
    )


def _tile(p: Position, index: int, sight: int) -> TileView | str:
    area = p.areas[index]
    tile = area.tile
    if tile < 0:
        return NOTHING
    if area.is_face_up or area.known & sight or sight == -1:
        rules = p.rules
        return TileView(rules.tile_ids[tile], rules.tile_tin[tile], rules.tile_copper[tile], rules.tile_water[tile])
    return HIDDEN


def _player(p: Position, seat: int, viewer: int, sight: int) -> PlayerView:
    player = p.players[seat]
    rules = p.rules
    more: dict[str, Any] = {}
    for expansion in rules.expansions:
        more.update(expansion.describe_player(p, seat, viewer))
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
        is_deciding=seat in p.deciders,
        decision=p.numbers[seat] if is_own else -1,
        sealed=[rules.table[index].text for index in p.sealed[seat]] if is_own else [],
        more=more,
    )


# ---- the scenario's paths ---------------------------------------------------------------------


def paths(p: Position, viewer: int, names: Sequence[str]) -> dict[str, Any]:
    """The view as a tree of plain values, with players by name instead of seat."""
    view = build_view(p, viewer)
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
    for expansion in p.rules.expansions:
        expansion.name_players(tree, names)
    for key in ("game", "viewer", "kind", "to_decide", "ranking", "over"):
        del tree[key]
    return tree
