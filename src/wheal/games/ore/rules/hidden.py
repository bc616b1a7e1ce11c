"""What nobody can know: the order of the piles, and which cards were removed unseen (ORE-RUL-66)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.position import RESOURCES
from wheal.games.ore.rules.relief import is_relief_open, list_sealed_relief
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.sealed import seal

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Deal everything hidden anew; everybody knows the same, so it does not matter who imagines."""
    state.forced = None
    state.rng.reseed_from(rng)
    imagine_mines(state, rng)
    assets = state.asset_draw + state.assets_out
    rng.shuffle(assets)
    state.asset_draw = assets[: len(state.asset_draw)]
    state.assets_out = assets[len(state.asset_draw) :]
    initiatives = state.initiative_draw[:]
    rng.shuffle(initiatives)
    state.initiative_draw = initiatives
    imagine_contracts(state, rng)
    for other in range(state.rules.seats):
        if other != seat and state.sealed[other]:
            imagine_relief(state, other, rng)


def imagine_relief(state: Position, seat: int, rng: Rng) -> None:
    """Another seat's sealed relief: any choice that leaves it asked, or not, as it is now."""
    was_open = is_relief_open(state, seat)
    state.sealed[seat] = []
    while True:
        out: list[Action[Any]] = []
        list_sealed_relief(state, seat, out)
        if not out:
            break
        if rng.below(2) == 0:
            break
        seal(state, seat, out[rng.below(len(out))].index)
    if was_open:
        while state.sealed[seat] and not is_relief_open(state, seat):
            state.sealed[seat] = state.sealed[seat][:-1]
    elif is_relief_open(state, seat):
        seal(state, seat, state.rules.moves.done.index)


def imagine_mines(state: Position, rng: Rng) -> None:
    """By resource: the face-down pile and what the Short game removed."""
    resource_of = state.rules.mine_resource
    out: list[int] = []
    for resource in range(RESOURCES):
        mine = state.mines[resource]
        cards = mine.pile + [card for card in state.mines_out if resource_of[card] == resource]
        rng.shuffle(cards)
        left = len(mine.pile)
        mine.pile = cards[:left]
        out += cards[left:]
    state.mines_out = out


def imagine_contracts(state: Position, rng: Rng) -> None:
    """The pile and what was removed unseen; in the race, all piles below their top card."""
    cards = state.contract_draw + state.contracts_out
    for player in state.players:
        cards = cards + player.pile[1:]
    rng.shuffle(cards)
    place = len(state.contract_draw)
    state.contract_draw = cards[:place]
    for player in state.players:
        if len(player.pile) > 1:
            below = len(player.pile) - 1
            player.pile = [player.pile[0], *cards[place : place + below]]
            place += below
    state.contracts_out = cards[place:]


def has_secret(state: Position) -> bool:
    """Is there anything that one seat sees and another does not? Only while all answer at once, unseen (ORE-RUL-66)."""
    return len(state.frames) > 0 and state.frames[-1].seat < 0
