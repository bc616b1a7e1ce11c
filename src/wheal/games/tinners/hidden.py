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
    imagine_cards(p, seat, bit, rng)
    for expansion in p.rules.imagining:
        expansion.imagine(p, bit, rng)
    p.rng.reseed_from(rng)
    p.forced = None


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


def imagine_cards(p: Position, seat: int, bit: int, rng: Rng) -> None:
    """Other hands, the decks and the box; cards that the seat gave back stay in their deck."""
    card_back = p.rules.card_back
    pools: list[list[int]] = [[] for _ in p.decks]
    for other in range(p.rules.seats):
        if other != seat:
            for card in p.players[other].hand:
                pools[card_back[card]].append(card)
    for back in p.rules.backs:
        pool = pools[back]
        spare = p.spare_cards[back]
        deck = p.decks[back]
        spare.hidden_from(bit, pool)
        deck.hidden_from(bit, pool)
        rng.shuffle(pool)
        if deck.items:
            if seat >= 0 and p.players[seat].returned:
                keep_returned_in_deck(p, seat, len(deck.items), pool, rng)
            p.decks[back] = deck.refilled(bit, pool)
        if spare.items:
            p.spare_cards[back] = spare.refilled(bit, pool)
    for other in range(p.rules.seats):
        if other != seat:
            player = p.players[other]
            hand: list[int] = []
            for card in player.hand:
                hand.append(pools[card_back[card]].pop())
            hand.sort()
            player.hand = hand
            if player.returned:
                imagine_returned(p, other, rng)
            if p.sealed[other]:
                imagine_discards(p, other, rng)


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


def imagine_returned(p: Position, other: int, rng: Rng) -> None:
    """What another player gave back: some card of each deck that is still there."""
    returned: list[int] = []
    for region in p.rules.regions:
        deck = p.decks[region].items
        if deck:
            returned.append(deck[rng.below(len(deck))])
    p.players[other].returned = returned


def imagine_discards(p: Position, other: int, rng: Rng) -> None:
    """Sealed discards of another player: so many, but of the imagined hand."""
    answers: list[int] = []
    for i in range(len(p.sealed[other])):
        region = p.rules.regions[i]
        choices = [card for card in p.players[other].hand if p.rules.card_back[card] == region]
        answers.append(p.rules.moves.discard[choices[rng.below(len(choices))]].index)
    p.sealed[other] = answers
