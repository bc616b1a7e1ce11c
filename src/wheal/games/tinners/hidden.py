"""What a seat cannot know, exchanged at random: face-down tiles, other hands, decks, future dice. Section 24.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.kernel.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.position import Position


def imagine(p: Position, seat: int, rng: Rng) -> None:
    """Deal again, within each pool, every slot that the seat does not know."""
    bit = 1 << seat if seat >= 0 else 0
    for region in p.rules.regions:
        imagine_tiles(p, region, bit, rng)
    for back in p.rules.backs:
        imagine_cards(p, back, seat, bit, rng)
    for expansion in p.rules.imagining:
        expansion.imagine(p, bit, rng)
    p.rng.reseed_from(rng)


def imagine_tiles(p: Position, region: int, bit: int, rng: Rng) -> None:
    """Face-down tiles on the map and those in the box."""
    pool: list[int] = []
    for index in p.rules.areas_of[region]:
        area = p.areas[index]
        if area.tile >= 0 and not area.is_face_up and not area.known & bit:
            pool.append(area.tile)
    spare = p.spare_tiles[region]
    spare.hidden_from(bit, pool)
    rng.shuffle(pool)
    p.spare_tiles[region] = spare.refilled(bit, pool)
    for index in p.rules.areas_of[region]:
        area = p.areas[index]
        if area.tile >= 0 and not area.is_face_up and not area.known & bit:
            area.tile = pool.pop()


def imagine_cards(p: Position, back: int, seat: int, bit: int, rng: Rng) -> None:
    """Other hands, the deck and the box; cards that the seat gave back stay in the deck."""
    card_back = p.rules.card_back
    pool: list[int] = []
    for other in range(p.rules.seats):
        if other != seat:
            for card in p.players[other].hand:
                if card_back[card] == back:
                    pool.append(card)
    spare = p.spare_cards[back]
    spare.hidden_from(bit, pool)
    deck = p.decks[back]
    deck.hidden_from(bit, pool)
    rng.shuffle(pool)
    if seat >= 0 and p.players[seat].returned and deck.items:
        keep_returned_in_deck(p, seat, len(deck.items), pool, rng)
    if deck.items:
        p.decks[back] = deck.refilled(bit, pool)
    if spare.items:
        p.spare_cards[back] = spare.refilled(bit, pool)
    for other in range(p.rules.seats):
        if other != seat:
            player = p.players[other]
            hand: list[int] = []
            is_changed = False
            for card in player.hand:
                if card_back[card] == back:
                    hand.append(pool.pop())
                    is_changed = True
                else:
                    hand.append(card)
            if is_changed:
                hand.sort()
                player.hand = hand


def keep_returned_in_deck(p: Position, seat: int, deck_size: int, pool: list[int], rng: Rng) -> None:
    """The deck is filled from the end of the pool: move own returned cards to a random place there."""
    start = len(pool) - deck_size
    for card in p.players[seat].returned:
        if card in pool:
            place = pool.index(card)
            if place < start:
                other = start + rng.below(deck_size)
                pool[place] = pool[other]
                pool[other] = card
