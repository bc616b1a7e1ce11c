"""Set-up, and what begins each round. Rules ORE-SET-01..09, ORE-VAR-01..08, ORE-RUL-04, ORE-RUL-59..62."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.position import NONE, PLACE, RESOURCES, Held, Private
from wheal.kernel.events import NO_SEAT, ROLL, Event
from wheal.kernel.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.position import Position


def set_up(p: Position) -> None:
    """Everything up to the first placement."""
    rules = p.rules
    for player in p.players:
        player.cash = rules.start_money  # ORE-SET-01
        player.employed = rules.start_miners
        player.in_hand = rules.start_miners
        player.cage = rules.start_cage  # ORE-SET-08
    deal_mines(p)
    deal_assets(p)
    deal_initiatives(p)
    deal_contracts(p)
    p.frames.append(Frame(PLACE, NONE, p.start))


def deal_mines(p: Position) -> None:
    """A shuffled pile for each resource, its top card face up."""
    for resource in range(RESOURCES):
        pile = p.rules.mine_decks[resource][:]
        p.rng.shuffle(pile)  # ORE-SET-02, ORE-RUL-78
        removed = p.rules.mines_removed[resource]  # ORE-VAR-05
        p.mines_out = p.mines_out + pile[:removed]
        pile = pile[removed:]
        mine = p.mines[resource]
        mine.card = pile[0]
        mine.clear(len(p.rules.mine_yields[mine.card]))
        mine.pile = pile[1:]


def deal_assets(p: Position) -> None:
    pile = p.rules.asset_deck[:]
    p.rng.shuffle(pile)
    used = p.rules.assets_used  # ORE-SET-04, ORE-VAR-03, ORE-VAR-06
    p.assets_out = pile[used:]
    p.asset_row = pile[: p.rules.row]
    p.asset_draw = pile[p.rules.row : used]


def deal_initiatives(p: Position) -> None:
    pile = p.rules.initiative_deck[:]
    p.rng.shuffle(pile)  # ORE-SET-05
    p.initiative_row = pile[: p.rules.row]
    p.initiative_draw = pile[p.rules.row :]


def deal_contracts(p: Position) -> None:
    """One to each player face up: the highest number begins. Then the row and the pile, or the nine of the race."""
    rules = p.rules
    pile = rules.contract_deck[:]
    p.rng.shuffle(pile)
    dealt = pile[: rules.seats]
    p.start = 0
    for seat in range(1, rules.seats):
        if rules.contract_numbers[dealt[seat]] > rules.contract_numbers[dealt[p.start]]:
            p.start = seat  # ORE-SET-06
    if rules.is_long or rules.is_race:
        p.rng.shuffle(pile)  # ORE-RUL-61: the dealt cards come back
    else:
        p.seen_out = dealt  # ORE-RUL-04
        pile = pile[rules.seats :]
    if rules.is_race:
        for seat in range(rules.seats):
            p.players[seat].pile = pile[seat * rules.race_deal : (seat + 1) * rules.race_deal]  # ORE-VAR-08
        p.contracts_out = pile[rules.seats * rules.race_deal :]  # ORE-RUL-62
        p.contract_row = [NONE] * rules.row
        return
    used = rules.contracts_used
    p.contracts_out = pile[used:]  # ORE-SET-07
    p.contract_row = pile[: rules.row]
    p.contract_draw = pile[rules.row : used]


def begin_round(p: Position) -> None:
    """Everything that is counted by the round begins again; contracts held now are due in this round's market."""
    for player in p.players:
        player.used = []
        player.sold_on = []
        for resource in range(RESOURCES):
            player.sales[resource] = 0
        player.has_bought_asset = False
        player.has_taken_contract = False
        if player.contracts:
            player.contracts = [Held(held.card, held.filled, True, False, held.is_own) for held in player.contracts]
        player.private = opened(player.private)
    p.is_contract_taken = False


def opened(private: list[Private]) -> list[Private]:
    """Private markets as they are at the beginning of a round: each with a neutral miner can be sold on once."""
    if not private:
        return private
    return [Private(own.card, own.is_market, own.space, own.is_market and own.space > 0) for own in private]


def tell_card(p: Position, name: str, card: str) -> None:
    """A card is turned up from a pile."""
    if p.watched:
        p.events.append(Event(name, NO_SEAT, {"card": card}, ROLL))
