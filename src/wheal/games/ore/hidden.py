"""What nobody can know: the order of the piles, and which cards were removed unseen (ORE-RUL-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.position import RESOURCES
from wheal.games.ore.relief import is_relief_open, list_sealed_relief
from wheal.kernel.action import Action
from wheal.kernel.rng import Rng
from wheal.kernel.sealed import seal

if TYPE_CHECKING:
    from wheal.games.ore.position import Position


def imagine(p: Position, seat: int, rng: Rng) -> None:
    """Deal everything hidden anew; everybody knows the same, so it does not matter who imagines."""
    p.forced = None
    p.rng.reseed_from(rng)
    imagine_mines(p, rng)
    assets = p.asset_draw + p.assets_out
    rng.shuffle(assets)
    p.asset_draw = assets[: len(p.asset_draw)]
    p.assets_out = assets[len(p.asset_draw) :]
    initiatives = p.initiative_draw[:]
    rng.shuffle(initiatives)
    p.initiative_draw = initiatives
    imagine_contracts(p, rng)
    for other in range(p.rules.seats):
        if other != seat and p.sealed[other]:
            imagine_relief(p, other, rng)


def imagine_relief(p: Position, seat: int, rng: Rng) -> None:
    """Another seat's sealed relief: any choice that leaves it asked, or not, as it is now."""
    was_open = is_relief_open(p, seat)
    p.sealed[seat] = []
    while True:
        out: list[Action[Any]] = []
        list_sealed_relief(p, seat, out)
        if not out:
            break
        if rng.below(2) == 0:
            break
        seal(p, seat, out[rng.below(len(out))].index)
    if was_open:
        while p.sealed[seat] and not is_relief_open(p, seat):
            p.sealed[seat] = p.sealed[seat][:-1]
    elif is_relief_open(p, seat):
        seal(p, seat, p.rules.moves.done.index)


def imagine_mines(p: Position, rng: Rng) -> None:
    """By resource: the face-down pile and what the Short game removed."""
    resource_of = p.rules.mine_resource
    out: list[int] = []
    for resource in range(RESOURCES):
        mine = p.mines[resource]
        cards = mine.pile + [card for card in p.mines_out if resource_of[card] == resource]
        rng.shuffle(cards)
        left = len(mine.pile)
        mine.pile = cards[:left]
        out += cards[left:]
    p.mines_out = out


def imagine_contracts(p: Position, rng: Rng) -> None:
    """The pile and what was removed unseen; in the race, all piles below their top card."""
    cards = p.contract_draw + p.contracts_out
    for player in p.players:
        cards = cards + player.pile[1:]
    rng.shuffle(cards)
    place = len(p.contract_draw)
    p.contract_draw = cards[:place]
    for player in p.players:
        if len(player.pile) > 1:
            below = len(player.pile) - 1
            player.pile = [player.pile[0], *cards[place : place + below]]
            place += below
    p.contracts_out = cards[place:]
