"""Survey cards: dealing, hands, what a card fits and what it does. Rules TT-SET-12..17, TT-BLD-09..12."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from wheal.games.tinners.rules.developments import place_miner, place_port
from wheal.games.tinners.rules.position import (
    COPPER,
    MINER,
    PORT,
    TIN,
    WATER,
    Area,
    Player,
)
from wheal.kernel.engine.action import Args
from wheal.kernel.engine.events import ROLL, Event
from wheal.kernel.engine.piles import Pile, unknown_pile

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing:
    """How survey cards are dealt and where the discarded ones go."""

    def deal(self, state: Position) -> None:
        """Shuffle the decks in use and deal to every player; the rest stays as the player count says."""
        raise NotImplementedError

    def put_away(self, state: Position, seat: int, card: int) -> None:
        """A card that a player discarded in the set-up."""
        raise NotImplementedError

    def finish(self, state: Position) -> None:
        """All have discarded."""


class BoxDealing(Dealing):
    """3 to 5 players: two of each region and a wild card; what is left over goes to the box."""

    def deal(self, state: Position) -> None:
        for back in state.rules.backs:
            rest = deal_from(state, back, state.rules.dealt[back])  # TT-SET-13
            state.spare_cards[back] = unknown_pile(rest)  # TT-SET-15

    def put_away(self, state: Position, seat: int, card: int) -> None:
        back = state.rules.card_back[card]
        state.spare_cards[back] = state.spare_cards[back].with_bottom(card, 1 << seat)  # TT-SET-15


class DeckDealing(Dealing):
    """2 players: two of each region; the discarded cards are shuffled back, the decks are drawn from in play."""

    def deal(self, state: Position) -> None:
        for back in state.rules.backs:
            rest = deal_from(state, back, state.rules.dealt[back])  # TT-SET-16
            state.decks[back] = unknown_pile(rest)  # TT-SET-16

    def put_away(self, state: Position, seat: int, card: int) -> None:
        back = state.rules.card_back[card]
        state.decks[back] = state.decks[back].with_bottom(card, 1 << seat)  # TT-SET-16
        player = state.players[seat]
        player.returned = [*player.returned, card]  # TT-RUL-47

    def finish(self, state: Position) -> None:
        for back in state.rules.backs:
            cards = state.decks[back].items[:]
            state.rng.shuffle(cards)  # TT-SET-16
            state.decks[back] = unknown_pile(cards)


def deal_from(state: Position, back: int, count: int) -> list[int]:
    """Shuffle a deck, deal to each player in turn, and return what is left, top first."""
    cards = state.rules.card_stacks[back][:]
    state.rng.shuffle(cards)  # TT-SET-12
    for player in state.players:
        if count > 0:
            player.hand = sorted(player.hand + cards[:count])  # TT-SET-14
            cards = cards[count:]
    return cards


def fits(state: Position, card: int, area: int) -> bool:
    """Does the card's region match the area's, or is it wild?"""
    return state.rules.card_regions[card] >> state.rules.region_of[area] & 1 == 1  # TT-AUC-11


def holds_fitting(state: Position, player: Player, area: int) -> bool:
    """Is there a card in hand that could fit, by its back? (Backs are public, fronts are not.)"""
    for card in player.hand:
        if state.rules.back_regions[state.rules.card_back[card]] >> state.rules.region_of[area] & 1:
            return True
    return False


def play_from_hand(state: Position, player: Player, card: int) -> None:
    """The card lies open from now on and never comes back."""
    player.hand = [held for held in player.hand if held != card]
    state.played = [*state.played, card]  # TT-BLD-12, TT-A2P-14


def draw_card(state: Position, back: int) -> int:
    """Turn up the top card of a deck; it is public and spent."""
    deck: Pile = state.decks[back]
    card = deck.items[0]
    state.decks[back] = deck.without_top()
    state.played = [*state.played, card]  # TT-A2P-14
    if state.watched:
        state.events.append(Event("drawn", -1, {"card": state.rules.card_ids[card]}, ROLL))
    return card


def apply_benefit(state: Position, area_index: int, card: int) -> None:
    """What a played card gives to the new mine; what cannot be placed is lost."""
    area: Area = state.areas[area_index]
    benefit = state.rules.card_benefit[card]
    amount = state.rules.card_amount[card]
    is_lost = False
    if benefit == TIN:
        area.tin += amount  # TT-BLD-09
    elif benefit == COPPER:
        area.copper += amount  # TT-BLD-09
    elif benefit == WATER:
        area.remove_water(amount)  # TT-BLD-09
    elif benefit == MINER:
        is_lost = area.miners > 0  # TT-RUL-27
        if not is_lost:
            place_miner(state, area_index)  # TT-BLD-10
    elif benefit == PORT:
        is_lost = area.port or not state.rules.is_coastal[area_index]  # TT-RUL-27
        if not is_lost:
            place_port(state, area_index)  # TT-BLD-10
    else:
        area.pump = True  # TT-BLD-11, TT-PMP-09
        area.remove_water(1)  # TT-BLD-11
    if state.watched:
        args: Args = {"card": state.rules.card_ids[card], "area": area_index}
        if is_lost:
            state.events.append(Event("benefit-lost", area.owner, args))
        else:
            state.events.append(Event("benefit", area.owner, args))


def run_permanent_pumps(state: Position) -> None:
    """At the start of every following round each pump of a survey card takes one water cube."""
    for index in range(len(state.areas)):
        area = state.areas[index]
        if area.pump and area.water > 0:
            area.remove_water(1)  # TT-BLD-11, TT-RUL-06
            if state.watched:
                state.events.append(Event("pump-works", area.owner, {"area": index}))
