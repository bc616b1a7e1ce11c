"""A scenario's tiles and cards: what is named lies where it is named, the rest is dealt again by the seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from wheal.games.tinners.content import BACK_NAMES, REGION_NAMES, Content
from wheal.games.tinners.rules.position import NONE, Position
from wheal.kernel.engine.piles import unknown_pile
from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.values import listed


def deal_tiles_again(state: Position, content: Content, areas: Mapping[str, Mapping[str, Any]]) -> None:
    """Put named tiles on their areas and deal the others anew, keeping faces that are not named."""
    names = content.area_names()
    named: dict[int, int] = {}  # area: tile
    for name, fields in areas.items():
        index = names.index(name)
        area = state.areas[index]
        tile = fields.get("tile", "none" if area.owner >= 0 else None)
        if tile == "none":
            if "face" in fields and area.owner < 0:
                raise BadInput(f"given.area.{name}.face: there is no tile to lie {fields['face']}")
            named[index] = NONE
            area.is_face_up = False
        elif tile is not None:
            named[index] = tile_of(state, index, name, f"@{name}" if isinstance(tile, Mapping) else tile)
        if "face" in fields and area.owner < 0:
            if fields["face"] not in ("up", "down"):
                raise BadInput(f'given.area.{name}.face: must be "up" or "down"')
            if state.rules.region_of[index] < 0:
                raise BadInput(f"given.area.{name}.face: no tile lies here at this player count (TT-SET-08)")
            area.is_face_up = fields["face"] == "up"
        if area.peeked and (named.get(index) == NONE or area.is_face_up or state.rules.region_of[index] < 0):
            raise BadInput(f"given.area.{name}.peeked: peek tokens lie only on face-down tiles (TT-EOR-06)")
    used: dict[int, str] = {}  # tile: area
    for index, tile in named.items():
        if tile in used:
            where = f"given.area.{names[index]}.tile"
            raise BadInput(f"{where}: {state.rules.tile_ids[tile]} lies in {used[tile]} already (TT-CMP-04)")
        if tile != NONE:
            used[tile] = names[index]
    for region in state.rules.regions:
        stack = [tile for tile in state.rules.stacks[region] if tile not in used]
        state.rng.shuffle(stack)
        for index in state.rules.areas_of[region]:
            state.areas[index].tile = named[index] if index in named else stack.pop()
        state.spare_tiles[region] = unknown_pile(stack)


def tile_of(state: Position, index: int, area: str, tile: Any) -> int:
    ids = state.rules.tile_ids
    if tile not in ids:
        raise BadInput(f'unknown tile "{tile}" in given.area.{area}.tile{did_you_mean(str(tile), ids)}')
    found = ids.index(tile)
    region = state.rules.region_of[index]
    if region != state.rules.tile_region[found]:
        own = REGION_NAMES[state.rules.tile_region[found]]
        here = f"region {REGION_NAMES[region]}" if region >= 0 else "no region at this player count"
        raise BadInput(f"given.area.{area}.tile: {tile} is of region {own}, the area of {here} (TT-SET-08)")
    return found


def deal_cards_again(
    state: Position, hands: Mapping[int, Any], decks: Mapping[int, Any], names: Sequence[str], *, is_setup: bool
) -> None:
    """Named hands and decks hold what is named; other hands keep their backs, other decks their length."""
    rules = state.rules
    if decks and rules.seats > 2:
        raise BadInput("given.deck: with 3 to 5 players there are no draw decks (TT-SET-15)")
    named_hands = {seat: card_list(state, cards, f"given.player.{names[seat]}.hand") for seat, cards in hands.items()}
    named_decks = {back: card_list(state, cards, f"given.deck.{BACK_NAMES[back]}") for back, cards in decks.items()}
    everywhere = [card for cards in (*named_hands.values(), *named_decks.values()) for card in cards]
    check_no_card_twice(
        rules.card_ids,
        [
            *((f"player.{names[seat]}.hand", cards) for seat, cards in named_hands.items()),
            *((f"deck.{BACK_NAMES[back]}", cards) for back, cards in named_decks.items()),
        ],
    )
    for back, cards in named_decks.items():
        for card in cards:
            if rules.card_back[card] != back:
                raise BadInput(f"given.deck.{BACK_NAMES[back]}: {rules.card_ids[card]} belongs to another deck")
    if is_setup:
        for seat, cards in named_hands.items():
            check_dealt_hand(state, cards, names[seat])
    backs = [[rules.card_back[card] for card in player.hand] for player in state.players]
    for player in state.players:
        player.hand = []
        player.returned = []
    for back in rules.backs:
        stack = [card for card in rules.card_stacks[back] if card not in everywhere]
        state.rng.shuffle(stack)
        for seat, player in enumerate(state.players):
            if seat not in named_hands:
                for _ in range(min(backs[seat].count(back), len(stack))):
                    player.hand = [*player.hand, stack.pop()]
        if back in named_decks:
            state.decks[back] = unknown_pile(named_decks[back])
        else:
            size = len(state.decks[back].items)
            state.decks[back] = unknown_pile(stack[:size])
            stack = stack[size:]
        state.spare_cards[back] = unknown_pile(stack)
    for seat, player in enumerate(state.players):
        player.hand = sorted(named_hands.get(seat, player.hand))


def check_no_card_twice(ids: Sequence[str], named: Sequence[tuple[str, list[int]]]) -> None:
    seen: dict[int, str] = {}
    for where, cards in named:
        for card in cards:
            if card in seen:
                raise BadInput(f"given.{where}: {ids[card]} is in {seen[card]} already (TT-CMP-07)")
            seen[card] = where


def card_list(state: Position, cards: Any, where: str) -> list[int]:
    ids = state.rules.card_ids
    found = []
    for card in listed(cards, where):
        if card not in ids:
            raise BadInput(f'unknown card "{card}" in {where}{did_you_mean(str(card), ids)}')
        index = ids.index(card)
        if state.rules.card_back[index] not in state.rules.backs:
            deck = BACK_NAMES[state.rules.card_back[index]]
            raise BadInput(f"{where}: {card} is of deck {deck}, which this player count does not use (TT-SET-12)")
        found.append(index)
    return found


def check_dealt_hand(state: Position, cards: list[int], name: str) -> None:
    """Before discarding a hand holds two cards of each region, and a wild one or one of the pack."""
    for back in state.rules.backs:
        wanted = state.rules.dealt[back]
        held = sum(1 for card in cards if state.rules.card_back[card] == back)
        if held != wanted:
            raise BadInput(
                f"given.player.{name}.hand: before discarding it holds {wanted} of {BACK_NAMES[back]}, not {held} "
                f"(TT-SET-13)"
            )
