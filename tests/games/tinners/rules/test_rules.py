"""Rules that a scenario cannot show, because they speak of chance, of many games, or of what expansions add."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from itertools import combinations, permutations, product

import pytest

import wheal
from tests.games.tinners import NAMES, assert_even, position, tinners
from tests.games.tinners.toy import ToyTinners
from tests.marks import rule
from wheal.games.tinners.game import Tinners
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import MINER, WILD, Position
from wheal.games.tinners.rules.setting import Rules
from wheal.kernel.game import OptionValue
from wheal.kernel.match import Match

GAME = wheal.game("tinners")
TOY = ToyTinners.with_content()
ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])
SEEDS = 1200


def new(seats: int, seed: int) -> Position:
    state = GAME.new_state(seats, {}, seed)
    assert isinstance(state, Position)
    return state


@cache
def deals(seats: int) -> list[Position]:
    """Many games just dealt; tests only read them."""
    return [new(seats, seed) for seed in range(SEEDS)]


@cache
def choices(seats: int) -> list[Position]:
    """Many games in which everybody has just discarded, at random."""
    states = []
    for seed in range(SEEDS):
        state, rng = new(seats, seed), random.Random(seed)
        while state.question.name == "discard":
            state.apply(rng.choice(state.legal_actions()))
        states.append(state)
    return states


def cards_of(state: Position, cards: list[int], back: int) -> list[int]:
    return [card for card in cards if state.rules.card_back[card] == back]


# ---- set-up: order and tiles -----------------------------------------------------------------------


@rule("TT-SET-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_order_is_random(seats: int) -> None:
    orders = [tuple(state.view(-1).order) for state in deals(seats)]
    assert_even(orders, permutations(range(seats)))


@rule("TT-SET-06")
@ALL_SEATS
def test_markers_stand_in_column_0_one_space_each(seats: int) -> None:
    for state in deals(seats)[:50]:
        assert [player.column for player in state.players] == [0] * seats
        assert sorted(player.place for player in state.players) == list(range(seats))
    firsts = [min(range(seats), key=lambda seat: state.players[seat].place) for state in deals(seats)]
    assert_even(firsts, range(seats))


@rule("TT-SET-07", "TT-SET-08")
@ALL_SEATS
def test_tiles_are_shuffled_and_dealt_in_their_own_region(seats: int) -> None:
    rules = deals(seats)[0].rules
    for region in range(4):
        own = rules.stacks[region]
        positions = rules.areas_of[region]
        for state in deals(seats)[:50]:
            on_map = [state.areas[area].tile for area in positions]
            assert sorted(on_map + state.spare_tiles[region].items) == (own if positions else [])
        for area in positions:
            assert_even([state.areas[area].tile for state in deals(seats)], own)
        for one, other in list(combinations(positions, 2))[:2]:
            pairs = [(state.areas[one].tile, state.areas[other].tile) for state in deals(seats)]
            assert_even(pairs, permutations(own, 2))


@rule("TT-SET-08")
@ALL_SEATS
def test_undealt_tiles_go_back_unseen(seats: int) -> None:
    state = deals(seats)[3]
    for region in state.rules.regions:
        assert not any(state.spare_tiles[region].known)
    ids = state.rules.tile_ids
    shown = set().union(*(set(tiles) for tiles in state.view(-1).revealed.values()))
    for viewer in range(-1, seats):
        text = str(state.view(viewer))
        named = {tile for tile in ids if f"'{tile}'" in text}
        assert named == shown


@rule("TT-SET-09", "TT-SET-10")
@ALL_SEATS
def test_start_tiles_are_turned_up_by_chance_region_by_region(seats: int) -> None:
    rules = deals(seats)[0].rules
    count = 1 if seats < 4 else 2

    def turned(state: Position, region: int) -> tuple[int, ...]:
        return tuple(area for area in rules.areas_of[region] if state.areas[area].is_face_up)

    for region in rules.regions:
        seen = [turned(state, region) for state in deals(seats)]
        assert_even(seen, combinations(rules.areas_of[region], count))
    if count == 1:  # a fresh shuffle for each region: one says nothing about the other
        one, other = rules.regions[:2]
        pairs = [(*turned(state, one), *turned(state, other)) for state in deals(seats)]
        assert_even(pairs, product(rules.areas_of[one], rules.areas_of[other]))


@rule("TT-SET-09")
def test_the_numbers_say_nothing_about_the_tiles() -> None:
    rules = deals(3)[0].rules
    for region in rules.regions:
        own = rules.stacks[region]
        faces = [s.areas[a].tile for s in deals(3) for a in rules.areas_of[region] if s.areas[a].is_face_up]
        assert_even(faces, own)


@rule("TT-SET-11")
@ALL_SEATS
def test_no_tile_is_turned_up_later_but_by_an_auction(seats: int) -> None:
    for seed in range(4):
        match = Match(GAME, NAMES[:seats], {}, seed)
        rng = random.Random(seed)
        start = {area for area, seen in match.view().area.items() if seen.face == "up"}
        while not match.over:
            seat = rng.choice(match.state.deciders)
            match.apply(rng.choice(match.state.legal_actions(seat)), seat)
            assert {area for area, seen in match.view().area.items() if seen.face == "up"} <= start | in_auction(match)
        names = [event.name for event in match.events]
        for i, name in enumerate(names):
            if name == "revealed":
                assert {"won", "insurance"} & {names[i - 1]}
        assert len(match.steps) > 50


def in_auction(match: Match) -> set[str]:
    auction = match.view().auction
    return set() if auction is None else {auction.area}


# ---- set-up: supply and cards -------------------------------------------------------------------------


@rule("TT-SET-04")
@ALL_SEATS
def test_all_cubes_and_tokens_begin_in_the_supply(seats: int) -> None:
    for area in new(seats, 1).view(-1).area.values():
        assert (area.tin, area.copper, area.water, area.drainage) == (0, 0, 0, 0)
        assert (area.miners, area.port, area.train, area.pump) == (0, False, False, False)
        assert (area.mine, area.peeked) == ("none", [])


@rule("TT-SET-04")
def test_what_the_supply_holds_is_never_short() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "ann", "tin": 50, "copper": 50, "water": 49, "drainage": 0}},
        "player": {"ann": {"money": 199}},
        "board": {"adits": 1},
    }
    match = position(GAME, given).play("adit camborne/gwennap")
    area = match.view().area["camborne"]
    assert (area.tin, area.copper) == (51, 51)  # more than the 50 cubes of the box
    match.play("bob: pass", "cal: pass", "ann: extract camborne tin 1 copper 1")
    assert match.view().player[0].money == 199 - 2 * 48


@rule("TT-SET-04")
def test_pieces_that_the_board_does_not_show_are_beside_it() -> None:
    miner = next(card.id for card in GAME.content.cards if card.back == 0 and card.benefit == MINER)
    given = {
        "order": ["ann", "bob", "cal"],
        "board": {},
        "area": {"camborne": {"tile": "A2", "face": "up"}},
        "player": {"ann": {"hand": [miner]}, "bob": {"hand": []}, "cal": {"hand": []}},
    }
    match = position(GAME, given)
    refusal = match.why_not("miner gwennap")
    assert refusal is not None
    assert refusal.rule == "TT-DEV-02"
    match.play("build camborne", "bid 3", "bob: drop", "cal: drop", f"survey {miner}")
    assert match.view().area["camborne"].miners == 1  # out of the supply


@rule("TT-SET-12")
@ALL_SEATS
def test_the_decks_are_shuffled_before_the_deal(seats: int) -> None:
    states = deals(seats)
    rules = states[0].rules
    assert rules.backs == {2: [0, 1, 2], 3: [0, 1, 2, WILD]}.get(seats, [0, 1, 2, 3, WILD])
    for back in rules.backs:
        deck = [card for card, its in enumerate(rules.card_back) if its == back]
        assert len(deck) == (5 if back == WILD else 10)
        for seat in (0, seats - 1):
            assert_even([card for s in states for card in cards_of(s, s.players[seat].hand, back)], deck)
    if seats < 4:
        assert all(rules.card_back[card] != 3 for s in states[:50] for player in s.players for card in player.hand)


@rule("TT-SET-13", "TT-SET-16")
@ALL_SEATS
def test_everybody_is_dealt_two_of_each_region(seats: int) -> None:
    for state in deals(seats)[:50]:
        dealt = [card for player in state.players for card in player.hand]
        assert len(set(dealt)) == len(dealt)
        for player in state.players:
            counts = [len(cards_of(state, player.hand, back)) for back in range(5)]
            assert counts == {2: [2, 2, 2, 0, 0], 3: [2, 2, 2, 0, 1]}.get(seats, [2, 2, 2, 2, 1])


@rule("TT-SET-13", "TT-SET-14", "TT-SET-16")
@ALL_SEATS
def test_hands_after_one_of_each_region_is_discarded(seats: int) -> None:
    for before, after in list(zip(deals(seats), choices(seats), strict=True))[:50]:
        for seat, player in enumerate(after.players):
            counts = [len(cards_of(after, player.hand, back)) for back in range(5)]
            assert counts == {2: [1, 1, 1, 0, 0], 3: [1, 1, 1, 0, 1]}.get(seats, [1, 1, 1, 1, 1])
            assert set(player.hand) < set(before.players[seat].hand)


@rule("TT-SET-15")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_not_held_lies_in_the_box_unseen(seats: int) -> None:
    for before, after in list(zip(deals(seats), choices(seats), strict=True))[:50]:
        rules = after.rules
        held = [card for player in after.players for card in player.hand]
        boxed = [card for back in rules.backs for card in after.spare_cards[back].items]
        assert sorted(held + boxed) == sorted(card for back in rules.backs for card in rules.card_stacks[back])
        assert all(deck.items == [] for deck in after.decks)
        for seat in range(seats):
            given_away = set(before.players[seat].hand) - set(after.players[seat].hand)
            known = {
                card
                for back in rules.backs
                for card, mask in zip(after.spare_cards[back].items, after.spare_cards[back].known, strict=True)
                if mask >> seat & 1
            }
            assert known == given_away  # who discarded them, and nobody else
    view = choices(seats)[0].view(-1)
    assert view.deck == {}
    assert "survey draw" not in {a.text for s in choices(seats)[:5] for a in s.legal_actions()}


@rule("TT-SET-16")
def test_discarded_cards_are_shuffled_into_their_own_deck() -> None:
    places = []
    for before, after in zip(deals(2), choices(2), strict=True):
        assert after.decks[WILD].items == []
        for back in range(3):
            deck = after.decks[back]
            assert (len(deck.items), set(deck.known)) == (8, {0})
            assert {after.rules.card_back[card] for card in deck.items} == {back}
            discarded = [c for seat in range(2) for c in cards_of(before, before.players[seat].hand, back)]
            discarded = [c for c in discarded if all(c not in player.hand for player in after.players)]
            places += [deck.items.index(card) for card in discarded]
    assert_even(places, range(8))


# ---- the round --------------------------------------------------------------------------------------------


class Witness(Expansion):
    """Writes down what stands on the table when start-of-round effects are resolved."""

    def __init__(self) -> None:
        self.seen: list[tuple[int, int, int, list[str]]] = []

    def join(self, rules: Rules) -> None:
        rules.start_of_round.append(self)

    def start_of_round(self, state: Position) -> None:
        area = state.areas[state.rules.area_names.index("Camborne")]
        self.seen.append((state.round, area.water, state.rng.counter, [event.name for event in state.events]))


class WitnessTinners(Tinners):
    witness = Witness()

    def expansions(self, options: Mapping[str, OptionValue]) -> list[Expansion]:
        return [self.witness]


@rule("TT-GAM-05", "TT-BLD-11")
@pytest.mark.parametrize(("round_", "is_called"), [(1, False), (2, True), (3, True), (4, True)])
def test_start_of_round_effects_come_before_the_price_roll(round_: int, is_called: bool) -> None:
    game = WitnessTinners.with_content()
    WitnessTinners.witness.seen.clear()
    area = {"camborne": {"mine": "ann", "water": 3, "pump": True}}
    match = position(game, {"at": "round-start", "round": round_, "area": area})
    pumped = ["pump-works"] if is_called else []
    assert [event.name for event in match.opening] == ["round", *pumped, "price-tin", "price-copper"]
    assert match.view().area["camborne"].water == (2 if is_called else 3)
    if is_called:
        (seen,) = WitnessTinners.witness.seen
        assert (seen[0], seen[1], seen[3]) == (
            round_,
            2,
            ["round", "pump-works"],
        )  # the pump has worked, nothing is rolled yet
        assert seen[2] == tinners(match).rng.counter - 6  # three dice for each price
    else:
        assert WitnessTinners.witness.seen == []


@rule("TT-WT-10")
def test_an_action_of_no_work_leaves_the_marker_and_the_turn() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "ann", "miners": 1}, "gwennap": {"mine": "ann", "miners": 1}},
        "player": {"ann": {"column": 3}, "bob": {"column": 3}, "cal": {"column": 3}},
    }
    match = position(TOY, given, options={"toy": True})
    assert match.to_decide == ["ann"]
    before = (tinners(match).players[0].column, tinners(match).players[0].place)
    match.play("hire camborne")
    assert (tinners(match).players[0].column, tinners(match).players[0].place) == before
    assert (match.to_decide, match.view().order) == (["ann"], [0, 1, 2])  # bob stands below in the same column
    match.play("hire gwennap")
    assert match.to_decide == ["ann"]
    match.play("pasties")
    assert match.to_decide == ["bob"]


@rule("TT-CMP-09", "TT-BLD-13")
def test_everybody_begins_with_six_mines() -> None:
    for seats in (2, 3, 4, 5):
        match = wheal.new("tinners", players=seats, seed=1)
        assert [player.mines for player in match.view().player] == [6] * seats
