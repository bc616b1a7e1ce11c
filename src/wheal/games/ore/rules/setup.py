"""Set-up, and what begins each round. Rules ORE-SET-01..09, ORE-VAR-01..08, ORE-RUL-04, ORE-RUL-59..62."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.games.ore.rules.position import NONE, PLACE, RESOURCES, Held, Private
from wheal.kernel.engine.events import NO_SEAT, ROLL, Event
from wheal.kernel.engine.question import Frame

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Position


def set_up(state: Position) -> None:
    """Everything up to the first placement."""
    rules = state.rules
    for player in state.players:
        player.cash = rules.start_money  # ORE-SET-01
        player.employed = rules.start_miners
        player.in_hand = rules.start_miners
        player.cage = rules.start_cage  # ORE-SET-08
    deal_mines(state)
    deal_assets(state)
    deal_initiatives(state)
    deal_contracts(state)
    state.frames.append(Frame(PLACE, NONE, state.start))


def deal_mines(state: Position) -> None:
    """A shuffled pile for each resource, its top card face up."""
    for resource in range(RESOURCES):
        pile = state.rules.mine_decks[resource][:]
        state.rng.shuffle(pile)  # ORE-SET-02, ORE-RUL-78
        removed = state.rules.mines_removed[resource]  # ORE-VAR-05
        state.mines_out = state.mines_out + pile[:removed]
        pile = pile[removed:]
        mine = state.mines[resource]
        mine.card = pile[0]
        mine.clear(len(state.rules.mine_yields[mine.card]))
        mine.pile = pile[1:]


def deal_assets(state: Position) -> None:
    pile = state.rules.asset_deck[:]
    state.rng.shuffle(pile)
    used = state.rules.assets_used  # ORE-SET-04, ORE-VAR-03, ORE-VAR-06
    state.assets_out = pile[used:]
    state.asset_row = pile[: state.rules.row]
    state.asset_draw = pile[state.rules.row : used]


def deal_initiatives(state: Position) -> None:
    pile = state.rules.initiative_deck[:]
    state.rng.shuffle(pile)  # ORE-SET-05
    state.initiative_row = pile[: state.rules.row]
    state.initiative_draw = pile[state.rules.row :]


def deal_contracts(state: Position) -> None:
    """One to each player face up: the highest number begins. Then the row and the pile, or the nine of the race."""
    rules = state.rules
    pile = rules.contract_deck[:]
    state.rng.shuffle(pile)
    dealt = pile[: rules.seats]
    state.start = 0
    for seat in range(1, rules.seats):
        if rules.contract_numbers[dealt[seat]] > rules.contract_numbers[dealt[state.start]]:
            state.start = seat  # ORE-SET-06
    if rules.is_long or rules.is_race:
        state.rng.shuffle(pile)  # ORE-RUL-61: the dealt cards come back
    else:
        state.seen_out = dealt  # ORE-RUL-04
        pile = pile[rules.seats :]
    if rules.is_race:
        for seat in range(rules.seats):
            state.players[seat].pile = pile[seat * rules.race_deal : (seat + 1) * rules.race_deal]  # ORE-VAR-08
        state.contracts_out = pile[rules.seats * rules.race_deal :]  # ORE-RUL-62
        state.contract_row = [NONE] * rules.row
        return
    used = rules.contracts_used
    state.contracts_out = pile[used:]  # ORE-SET-07
    state.contract_row = pile[: rules.row]
    state.contract_draw = pile[rules.row : used]


def begin_round(state: Position) -> None:
    """Everything that is counted by the round begins again; contracts held now are due in this round's market."""
    for player in state.players:
        player.used = []
        player.sold_on = []
        for resource in range(RESOURCES):
            player.sales[resource] = 0
        player.has_bought_asset = False
        player.has_taken_contract = False
        if player.contracts:
            player.contracts = [Held(held.card, held.filled, True, False, held.is_own) for held in player.contracts]
        player.private = with_markets_open(player.private)
    state.is_contract_taken = False


def with_markets_open(private: list[Private]) -> list[Private]:
    """Private markets as they are at the beginning of a round: each with a neutral miner can be sold on once."""
    if not private:
        return private
    return [Private(own.card, own.is_market, own.space, own.is_market and own.space > 0) for own in private]


def tell_card(state: Position, name: str, card: str) -> None:
    """A card is turned up from a pile."""
    if state.watched:
        state.events.append(Event(name, NO_SEAT, {"card": card}, ROLL))
