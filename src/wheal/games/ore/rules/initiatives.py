"""Initiatives: what each costs, whether it can do anything, and what it does.

Rules ORE-INI-01..08, ORE-TOK-01..06, ORE-RUL-03, ORE-RUL-18, ORE-RUL-55..58.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.games.ore.rules.position import (
    COLLABORATIVE_OPS,
    DEEPEST_LEVEL,
    DRILL_BIT,
    EXPANDED_OPS,
    FUTURES_EXCHANGE,
    MINE_CAGE,
    NONE,
    PRIVATE_MARKET,
    RESOURCE_NAMES,
    RESOURCES,
    Private,
)
from wheal.kernel.engine.action import Action, Refusal
from wheal.kernel.engine.events import ROLL, Event

if TYPE_CHECKING:
    from wheal.games.ore.rules.position import Player, Position


def list_initiatives(state: Position, seat: int, out: list[Action[Any]]) -> None:
    player = state.players[seat]
    moves = state.rules.moves
    shown = 0
    for number in state.initiative_row:
        if number < 0 or shown >> number & 1:
            continue
        shown |= 1 << number
        if player.cash < cost(state, player, number) or not has_effect(state, player, number):
            continue
        if state.rules.takes_barrel[number]:
            for resource in range(RESOURCES):
                if player.barrels[resource] > 0 and has_card(state, number, resource):
                    out.append(moves.buy_initiative_for[number][resource])
        else:
            out.append(moves.buy_initiative[number])


def cost(state: Position, player: Player, number: int) -> int:
    """The money price; it rises with the miners employed and with the cage."""
    prices = state.rules.initiative_money[number]
    kind = state.rules.initiative_kind[number]
    step = 0
    if kind == EXPANDED_OPS:
        step = player.employed - state.rules.start_miners  # ORE-RUL-55
    elif kind == MINE_CAGE:
        step = player.cage - state.rules.start_cage
    return prices[step] if 0 <= step < len(prices) else prices[-1]


def has_effect(state: Position, player: Player, number: int) -> bool:
    """Can it do anything for this player? ORE-RUL-03, ORE-RUL-58"""
    rules = state.rules
    kind = rules.initiative_kind[number]
    if kind == EXPANDED_OPS:
        return player.employed < rules.most_miners
    if kind == MINE_CAGE:
        return player.cage < DEEPEST_LEVEL  # ORE-RUL-56
    if not rules.has_token_limits:
        return True
    if kind in (COLLABORATIVE_OPS, DRILL_BIT):
        return tokens_held(state) < rules.tokens  # ORE-TOK-06
    if kind == FUTURES_EXCHANGE:
        return futures_held(state) < rules.futures_tokens
    return neutral_miners_out(state) < rules.neutral_miners  # ORE-TOK-06


def has_card(state: Position, number: int, resource: int) -> bool:
    """A private card comes from the face-down pile of the resource that is paid (ORE-RUL-18)."""
    if state.rules.initiative_kind[number] == FUTURES_EXCHANGE:
        return True
    return bool(state.mines[resource].pile)


def tokens_held(state: Position) -> int:
    total = 0
    for player in state.players:
        total += player.drill + player.collab
    return total


def futures_held(state: Position) -> int:
    total = 0
    for player in state.players:
        total += len(player.futures)
    return total


def neutral_miners_out(state: Position) -> int:
    total = 0
    for player in state.players:
        for own in player.private:
            if own.space > 0:
                total += 1
    return total


def initiative_refusal(state: Position, seat: int, number: int, resource: int) -> Refusal | None:
    """Why an initiative cannot be bought; `resource` is NONE where none is named."""
    rules = state.rules
    player = state.players[seat]
    if number not in state.initiative_row:
        return Refusal("ORE-ACQ-03", "refused-initiative-gone", {"initiative": state.rules.initiative_ids[number]})
    if rules.takes_barrel[number] != (resource >= 0):
        message = "refused-which-barrel" if resource < 0 else "refused-no-barrel-price"
        return Refusal("ORE-ACQ-09", message, {"initiative": state.rules.initiative_ids[number]})
    if not has_effect(state, player, number):
        return Refusal("ORE-RUL-58", "refused-no-effect", {"initiative": state.rules.initiative_ids[number]})
    if player.cash < cost(state, player, number):
        return Refusal("ORE-ACQ-12", "refused-money", {"cost": cost(state, player, number), "money": player.cash})
    if resource >= 0 and player.barrels[resource] <= 0:
        return Refusal("ORE-ACQ-12", "refused-no-barrel", {"resource": RESOURCE_NAMES[resource]})
    if resource >= 0 and not has_card(state, number, resource):
        return Refusal("ORE-RUL-18", "refused-no-private-card", {"resource": RESOURCE_NAMES[resource]})
    return None


def buy_initiative(state: Position, seat: int, number: int, resource: int) -> None:
    """Pay, carry it out, and put the card on the discard pile (ORE-ACQ-10, ORE-INI-08)."""
    rules = state.rules
    player = state.players[seat]
    player.cash -= cost(state, player, number)
    if resource >= 0:
        player.barrels[resource] -= 1
    state.initiative_row = without(state.initiative_row, number)
    state.initiative_discard = [*state.initiative_discard, number]
    if state.watched:
        state.events.append(Event("initiative", seat, {"initiative": number, "resource": resource}))
    kind = rules.initiative_kind[number]
    if kind == COLLABORATIVE_OPS:
        player.collab += 1  # ORE-TOK-05
    elif kind == DRILL_BIT:
        player.drill += 1
    elif kind == EXPANDED_OPS:
        player.employed += 1  # ORE-INI-03
        player.in_hand += 1
    elif kind == MINE_CAGE:
        player.cage += 1  # ORE-INI-05, ORE-TOK-01
    elif kind == FUTURES_EXCHANGE:
        player.futures = sorted([*player.futures, resource << 2 | 1])  # ORE-INI-04, ORE-TOK-04
    else:
        take_private_card(state, seat, resource, kind == PRIVATE_MARKET)  # ORE-INI-06, ORE-INI-07


def take_private_card(state: Position, seat: int, resource: int, is_market: bool) -> None:
    """The top card of the pile with a neutral miner on space 1; a market is sold on from the next round."""
    mine = state.mines[resource]
    card = mine.pile[0]
    mine.pile = mine.pile[1:]
    player = state.players[seat]
    player.private = [*player.private, Private(card, is_market, 1, False)]  # ORE-TOK-03
    if state.watched:
        state.events.append(Event("private", seat, {"card": state.rules.mine_ids[card], "resource": resource}, ROLL))


def without(row: list[int], card: int) -> list[int]:
    """A row with a gap where the rightmost of these cards lay."""
    left = row[:]
    for place in range(len(left) - 1, -1, -1):
        if left[place] == card:
            left[place] = NONE
            return left
    return left
