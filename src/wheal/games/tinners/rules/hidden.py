"""What a seat cannot know, exchanged at random: face-down tiles, other hands, decks, future dice. Section 24.3."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wheal.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from wheal.games.tinners.rules.position import Position


def imagine(state: Position, seat: int, rng: Rng) -> None:
    """Deal again, within each pool, every slot that the seat does not know."""
    bit = 1 << seat if seat >= 0 else 0
    for region in state.rules.regions:
        imagine_tiles(state, region, bit, rng)
    imagine_cards(state, seat, bit, rng)
    for expansion in state.rules.imagining:
        expansion.imagine(state, bit, rng)
    state.rng.reseed_from(rng)
    state.forced = None


def imagine_tiles(state: Position, region: int, bit: int, rng: Rng) -> None:
    """Face-down tiles on the map and those in the box."""
    pool: list[int] = []
    for index in state.rules.areas_of[region]:
        area = state.areas[index]
        if area.tile >= 0 and not area.is_face_up and not area.known & bit:
            pool.append(area.tile)
    spare = state.spare_tiles[region]
    spare.hidden_from(bit, pool)
    rng.shuffle(pool)
    state.spare_tiles[region] = spare.with_unknown_from(bit, pool)
    for index in state.rules.areas_of[region]:
        area = state.areas[index]
        if area.tile >= 0 and not area.is_face_up and not area.known & bit:
            area.tile = pool.pop()


def imagine_cards(state: Position, seat: int, bit: int, rng: Rng) -> None:
    """Other hands, the decks and the box; cards that the seat gave back stay in their deck."""
    card_back = state.rules.card_back
    pools: list[list[int]] = [[] for _ in state.decks]
    for other in range(state.rules.seats):
        if other != seat:
            for card in state.players[other].hand:
                pools[card_back[card]].append(card)
    for back in state.rules.backs:
        pool = pools[back]
        spare = state.spare_cards[back]
        deck = state.decks[back]
        spare.hidden_from(bit, pool)
        deck.hidden_from(bit, pool)
        rng.shuffle(pool)
        if deck.items:
            if seat >= 0 and state.players[seat].returned:
                keep_returned_in_deck(state, seat, len(deck.items), pool, rng)
            state.decks[back] = deck.with_unknown_from(bit, pool)
        if spare.items:
            state.spare_cards[back] = spare.with_unknown_from(bit, pool)
    for other in range(state.rules.seats):
        if other != seat:
            player = state.players[other]
            hand: list[int] = []
            for card in player.hand:
                hand.append(pools[card_back[card]].pop())
            hand.sort()
            player.hand = hand
            if player.returned:
                imagine_returned(state, other, rng)
            if state.sealed[other]:
                imagine_discards(state, other, rng)


def keep_returned_in_deck(state: Position, seat: int, deck_size: int, pool: list[int], rng: Rng) -> None:
    """The deck is filled from the end of the pool: move own returned cards to a random place there."""
    start = len(pool) - deck_size
    for card in state.players[seat].returned:
        if card in pool:
            place = pool.index(card)
            if place < start:
                other = start + rng.below(deck_size)
                pool[place] = pool[other]
                pool[other] = card


def imagine_returned(state: Position, other: int, rng: Rng) -> None:
    """What another player gave back: some card of each deck that is still there."""
    returned: list[int] = []
    for region in state.rules.regions:
        deck = state.decks[region].items
        if deck:
            returned.append(deck[rng.below(len(deck))])
    state.players[other].returned = returned


def imagine_discards(state: Position, other: int, rng: Rng) -> None:
    """Sealed discards of another player: so many, but of the imagined hand."""
    answers: list[int] = []
    for i in range(len(state.sealed[other])):
        region = state.rules.regions[i]
        choices = [card for card in state.players[other].hand if state.rules.card_back[card] == region]
        answers.append(state.rules.moves.discard[choices[rng.below(len(choices))]].index)
    state.sealed[other] = answers


def has_secret(state: Position, seat: int) -> bool:
    """Does a seat hold or know anything that others may not see? That it does is no secret itself."""
    bit = 1 << seat
    if state.frames and state.frames[-1].seat < 0:  # all answer at once, unseen
        return True
    if state.players[seat].hand:
        return True
    for deck in state.decks:
        for known in deck.known:
            if known & bit:
                return True
    for area in state.areas:
        if area.tile >= 0 and not area.is_face_up and area.known & bit:
            return True
    return False
