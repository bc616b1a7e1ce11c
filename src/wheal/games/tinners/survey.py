"""Survey cards: dealing, hands, what a card fits and what it does. Rules TT-SET-12..17, TT-BLD-09..12."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from wheal.games.tinners.developments import place_miner, place_port
from wheal.games.tinners.position import (
    COPPER,
    MINER,
    PORT,
    TIN,
    WATER,
    WILD,
    Area,
    Player,
)
from wheal.kernel.events import ROLL, Event
from wheal.kernel.piles import Pile, unknown_pile

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position

DEALT_PER_REGION: Final = 2  # TT-SET-13, TT-SET-16
DEALT_WILD: Final = 1  # TT-SET-13


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealing:
    """How survey cards are dealt and where the discarded ones go."""

    def deal(self, p: Position) -> None:
        """Shuffle the decks in use and deal to every player; the rest stays as the player count says."""
        raise NotImplementedError

    def put_away(self, p: Position, seat: int, card: int) -> None:
        """A card that a player discarded in the set-up."""
        raise NotImplementedError

    def finish(self, p: Position) -> None:
        """All have discarded."""


class BoxDealing(Dealing):
    """3 to 5 players: two of each region and a wild card; what is left over goes to the box."""

    def deal(self, p: Position) -> None:
        for back in p.rules.backs:
            count = DEALT_WILD if back == WILD else DEALT_PER_REGION  # TT-SET-13
            p.spare_cards[back] = unknown_pile(deal_from(p, back, count))  # TT-SET-15

    def put_away(self, p: Position, seat: int, card: int) -> None:
        back = p.rules.card_back[card]
        p.spare_cards[back] = p.spare_cards[back].with_bottom(card, 1 << seat)  # TT-SET-15


class DeckDealing(Dealing):
    """2 players: two of each region; the discarded cards are shuffled back, the decks are drawn from in play."""

    def deal(self, p: Position) -> None:
        for back in p.rules.backs:
            p.decks[back] = unknown_pile(deal_from(p, back, DEALT_PER_REGION))  # TT-SET-16

    def put_away(self, p: Position, seat: int, card: int) -> None:
        back = p.rules.card_back[card]
        p.decks[back] = p.decks[back].with_bottom(card, 1 << seat)  # TT-SET-16
        player = p.players[seat]
        player.returned = [*player.returned, card]  # TT-RUL-47

    def finish(self, p: Position) -> None:
        for back in p.rules.backs:
            cards = p.decks[back].items[:]
            p.rng.shuffle(cards)  # TT-SET-16
            p.decks[back] = unknown_pile(cards)


def deal_from(p: Position, back: int, count: int) -> list[int]:
    """Shuffle a deck, deal to each player in turn, and return what is left, top first."""
    cards = p.rules.card_stacks[back][:]
    p.rng.shuffle(cards)
    for player in p.players:
        if count > 0:
            player.hand = sorted(player.hand + cards[:count])
            cards = cards[count:]
    return cards


def fits(p: Position, card: int, area: int) -> bool:
    """Does the card's region match the area's, or is it wild?"""
    return p.rules.card_regions[card] >> p.rules.region_of[area] & 1 == 1  # TT-AUC-11


def holds_fitting(p: Position, player: Player, area: int) -> bool:
    """Is there a card in hand that could fit, by its back? (Backs are public, fronts are not.)"""
    for card in player.hand:
        if p.rules.back_regions[p.rules.card_back[card]] >> p.rules.region_of[area] & 1:
            return True
    return False


def play_from_hand(p: Position, player: Player, card: int) -> None:
    """The card lies open from now on and never comes back."""
    player.hand = [held for held in player.hand if held != card]
    p.played = [*p.played, card]  # TT-BLD-12, TT-A2P-14


def draw_card(p: Position, back: int) -> int:
    """Turn up the top card of a deck; it is public and spent."""
    deck: Pile = p.decks[back]
    card = deck.items[0]
    p.decks[back] = deck.without_top()
    p.played = [*p.played, card]  # TT-A2P-14
    if p.watched:
        p.events.append(Event("drawn", -1, {"card": p.rules.card_ids[card]}, ROLL))
    return card


def apply_benefit(p: Position, area_index: int, card: int) -> None:
    """What a played card gives to the new mine; what cannot be placed is lost."""
    area: Area = p.areas[area_index]
    benefit = p.rules.card_benefit[card]
    amount = p.rules.card_amount[card]
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
            place_miner(p, area_index)  # TT-BLD-10
    elif benefit == PORT:
        is_lost = area.port or not p.rules.is_coastal[area_index]  # TT-RUL-27
        if not is_lost:
            place_port(p, area_index)  # TT-BLD-10
    else:
        area.pump = True  # TT-BLD-11
        area.remove_water(1)  # TT-BLD-11
    if p.watched:
        args: dict[str, int | str] = {"card": p.rules.card_ids[card], "area": area_index}
        if is_lost:
            p.events.append(Event("benefit-lost", area.owner, args))
        else:
            p.events.append(Event("benefit", area.owner, args))


def run_permanent_pumps(p: Position) -> None:
    """At the start of every following round each pump of a survey card takes one water cube."""
    for index in range(len(p.areas)):
        area = p.areas[index]
        if area.pump and area.water > 0:
            area.remove_water(1)  # TT-BLD-11, TT-RUL-06
            if p.watched:
                p.events.append(Event("pump-works", area.owner, {"area": index}))
