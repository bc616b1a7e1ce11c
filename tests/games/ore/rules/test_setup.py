"""Rules that a scenario cannot show: what set-up shuffles and removes, and what holds at every moment of every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, permutations, product

import pytest

import wheal
from tests.games.tinners import assert_even
from tests.marks import rule
from wheal.games.ore.content import Content
from wheal.games.ore.rules.position import Position
from wheal.kernel.game import OptionValue

GAME = wheal.game("ore")
CONTENT = GAME.content
assert isinstance(CONTENT, Content)
MINES, CONTRACTS, ASSETS, INITIATIVES = CONTENT.mines, CONTENT.contracts, CONTENT.assets, CONTENT.initiatives
SEATS = (3, 4, 5)
ALL_SEATS = pytest.mark.parametrize("seats", SEATS)
VARIANTS = ("normal", "short", "long", "contract_race")
SEEDS = 1500
GAMES_OF_EACH = 4 if wheal.COMPILED else 1
USED = {3: (30, 20), 4: (40, 30), 5: (50, 40)}  # assets and contracts, ORE-EX-12
MOST_ROUNDS = {"normal": (26, 36, 46), "short": (16, 16, 16), "long": (56, 56, 56), "contract_race": (56, 56, 56)}


def new(seats: int, seed: int, **options: OptionValue) -> Position:
    state = GAME.new_state(seats, options, seed)
    assert isinstance(state, Position)
    return state


@cache
def deals(seats: int, variant: str = "normal") -> list[Position]:
    """Many games just dealt; tests only read them."""
    return [new(seats, seed, variant=variant) for seed in range(SEEDS)]


def numbers_of(cards: list[int]) -> list[int]:
    return [CONTRACTS[card].number for card in cards]


# ---- set-up -----------------------------------------------------------------------------------------


@rule("ORE-SET-02", "ORE-RUL-78")
@ALL_SEATS
def test_the_mine_deck_of_the_player_count_is_shuffled_pile_by_pile(seats: int) -> None:
    deck = "three" if seats == 3 else "more"
    for resource in range(5):
        own = [card for card, mine in enumerate(MINES) if mine.deck == deck and mine.resource == resource]
        for state in deals(seats)[:50]:
            mine = state.mines[resource]
            assert sorted([mine.card, *mine.pile]) == own
            assert mine.owner == [-1] * len(MINES[mine.card].yields)
            assert not mine.spent
        assert_even([state.mines[resource].card for state in deals(seats)], own)
        assert_even([state.mines[resource].pile[-1] for state in deals(seats)], own)
    gold, oil = ([card for card, mine in enumerate(MINES) if mine.deck == deck and mine.resource == i] for i in (0, 1))
    tops = [(state.mines[0].card, state.mines[1].card) for state in deals(seats)]
    assert_even(tops, product(gold, oil))  # a pile says nothing about another
    assert_even([(state.mines[0].card, state.mines[0].pile[0]) for state in deals(seats)], permutations(gold, 2))


@rule("ORE-SET-04", "ORE-RUL-04")
@ALL_SEATS
def test_assets_are_removed_at_random_and_five_are_shown(seats: int) -> None:
    used = USED[seats][0]
    every = Counter({design: asset.copies for design, asset in enumerate(ASSETS)})
    single = [design for design, asset in enumerate(ASSETS) if asset.copies == 1]
    for state in deals(seats)[:50]:
        assert (len(state.asset_row), len(state.asset_draw), len(state.assets_out)) == (5, used - 5, 60 - used)
        assert Counter(state.asset_row + state.asset_draw + state.assets_out) == every
        assert not state.asset_discard
    for column in (0, 4):
        assert_even([card for state in deals(seats) if (card := state.asset_row[column]) in single], single)
    assert_even([card for state in deals(seats) if (card := state.asset_draw[0]) in single], single)
    assert_even([card for state in deals(seats) for card in state.assets_out if card in single], single)


@rule("ORE-SET-05")
@ALL_SEATS
def test_all_initiatives_are_shuffled_and_five_are_shown(seats: int) -> None:
    every = Counter({kind: initiative.copies for kind, initiative in enumerate(INITIATIVES)})
    common = [kind for kind, initiative in enumerate(INITIATIVES) if initiative.copies == 3]
    for state in deals(seats)[:50]:
        assert (len(state.initiative_row), len(state.initiative_draw)) == (5, 17)
        assert Counter(state.initiative_row + state.initiative_draw) == every
        assert not state.initiative_discard
    for column in (0, 4):
        assert_even([kind for state in deals(seats) if (kind := state.initiative_row[column]) in common], common)
    assert_even([kind for state in deals(seats) if (kind := state.initiative_draw[-1]) in common], common)


@rule("ORE-SET-06", "ORE-RUL-04")
@ALL_SEATS
def test_the_highest_contract_dealt_begins(seats: int) -> None:
    for state in deals(seats):
        dealt = numbers_of(state.seen_out)
        assert len(dealt) == seats
        assert state.start == dealt.index(max(dealt))
        assert state.current_player == state.start
    assert_even([state.start for state in deals(seats)], range(seats))
    assert_even([state.seen_out[0] for state in deals(seats)], range(45))


@rule("ORE-SET-06", "ORE-RUL-61")
@pytest.mark.parametrize("variant", ["long", "contract_race"])
@ALL_SEATS
def test_where_all_contracts_are_used_the_dealt_ones_come_back(seats: int, variant: str) -> None:
    states = deals(seats, variant)
    assert_even([state.start for state in states], range(seats))
    for state in states[:50]:
        assert not state.seen_out
        cards = [card for card in state.contract_row if card >= 0] + state.contract_draw + state.contracts_out
        cards += [card for player in state.players for card in player.pile]
        assert sorted(cards) == list(range(45))
    tops = [
        state.players[state.start].pile[0] if variant == "contract_race" else state.contract_row[0] for state in states
    ]
    assert_even(tops, range(45))  # also for the start player, who had the highest one


@rule("ORE-SET-07", "ORE-RUL-04")
@ALL_SEATS
def test_contracts_are_trimmed_at_random_with_the_dealt_ones_among_the_removed(seats: int) -> None:
    used = USED[seats][1]
    for state in deals(seats)[:50]:
        assert (len(state.contract_row), len(state.contract_draw)) == (5, used - 5)
        assert len(state.contracts_out) == 45 - used - seats  # 22, 11, 0
        everywhere = state.contract_row + state.contract_draw + state.contracts_out + state.seen_out
        assert sorted(numbers_of(everywhere)) == list(range(1, 46))
        assert not state.contract_discard
    assert_even([state.contract_row[0] for state in deals(seats)], range(45))
    assert_even([state.contract_draw[-1] for state in deals(seats)], range(45))
    if seats < 5:
        assert_even([card for state in deals(seats) for card in state.contracts_out], range(45))


# ---- at every moment of every game ------------------------------------------------------------------


def every_position(seats: int, seed: int, **options: OptionValue) -> Iterator[Position]:
    """Every decision of a random game, and its end."""
    state = new(seats, seed, **options)
    rng = random.Random(seed)
    while not state.is_over:
        yield state
        seat = rng.choice(state.deciders)
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    yield state


def asked(state: Position) -> str:
    """The kind of the question; after the end there is none."""
    return "" if state.is_over else state.question.name


def check_miners(state: Position) -> None:
    """ORE-INV-01, and of ORE-INV-02 what is about miners."""
    rules = state.rules
    for seat, player in enumerate(state.players):
        out = sum(mine.miners_of(seat) for mine in state.mines) + state.slag[seat]
        out += state.asset_track.count(seat) + state.contract_track.count(seat)
        assert player.employed == player.in_hand + out
        assert 2 <= player.employed <= 4
    for mine in state.mines:
        for space, (owner, count) in enumerate(zip(mine.owner, mine.count, strict=True)):
            assert (count > 0) == (owner >= 0)
            assert count <= 1 or rules.is_stacking
            assert owner < 0 or rules.mine_levels[mine.card][space] <= state.players[owner].cage
        assert not (mine.exhausted and mine.miners())
    for player in state.players:
        for own in player.private:
            assert own.space == 0 or rules.mine_levels[own.card][own.space - 1] <= player.cage
    assert max(len(state.asset_track), len(state.contract_track)) <= 7


def check_cards(state: Position, first: Position) -> None:
    """ORE-INV-03 and ORE-INV-06; and no asset and no contract is lost or made."""
    for resource, mine in enumerate(state.mines):
        begun = first.mines[resource]
        private = [own.card for player in state.players for own in player.private]
        cards = mine.pile + mine.spent + [card for card in private if MINES[card].resource == resource]
        cards += [mine.card] if mine.card >= 0 else []
        assert sorted(cards) == sorted([begun.card, *begun.pile])
        assert mine.card >= 0 or state.is_ending
    initiatives = [card for card in state.initiative_row if card >= 0]
    initiatives += state.initiative_draw + state.initiative_discard
    assert len(initiatives) == (14 if state.rules.is_short else 22)
    assert Counter(initiatives) == Counter(first.initiative_row + first.initiative_draw)
    assets = [card for card in state.asset_row if card >= 0] + state.asset_draw + state.asset_discard
    assets += [card for player in state.players for card in player.assets]
    assert Counter(assets) == Counter(first.asset_row + first.asset_draw)
    contracts = [card for card in state.contract_row if card >= 0] + state.contract_draw + state.contract_discard
    for player in state.players:
        contracts += player.pile + player.completed + [held.card for held in player.contracts]
    if asked(state) in ("takeover", "with"):
        return  # the contract on offer lies between two players
    begun_with = [card for card in first.contract_row if card >= 0] + first.contract_draw
    assert sorted(contracts) == sorted(begun_with + [card for player in first.players for card in player.pile])


def pieces_out(state: Position) -> tuple[int, int, int]:
    """Neutral miners, Futures tokens, and Collaborative Ops and Drill Bit tokens that players have."""
    neutral = sum(own.space > 0 for player in state.players for own in player.private)
    futures = sum(len(player.futures) for player in state.players)
    return neutral, futures, sum(player.drill + player.collab for player in state.players)


PIECES = ("private-mine", "private-market", "futures-exchange", "drill-bit", "collaborative-ops")
READINGS: list[dict[str, OptionValue]] = [
    {},
    {"own_stacking": True, "relief": "at once"},
    {"token_limits": False, "private_market_moves": "every collection"},
]


@rule("ORE-INV-01", "ORE-INV-02", "ORE-INV-03", "ORE-INV-04", "ORE-INV-05", "ORE-INV-06", "ORE-INV-07", "ORE-INV-08")
@pytest.mark.parametrize("readings", READINGS, ids=str)
@pytest.mark.parametrize("variant", VARIANTS)
@ALL_SEATS
def test_what_holds_at_every_moment(seats: int, variant: str, readings: dict[str, OptionValue]) -> None:
    for seed in range(GAMES_OF_EACH):
        options = {**readings, "variant": variant}
        first = new(seats, seed, **options)
        shown_since: list[int] = []  # the asset pile at the beginning of each round
        for state in every_position(seats, seed, **options):
            assert all(player.cash >= 0 and min(player.barrels) >= 0 for player in state.players)  # ORE-INV-02
            check_miners(state)
            check_cards(state, first)
            if readings.get("token_limits", True):  # ORE-INV-04
                assert all(out <= limit for out, limit in zip(pieces_out(state), (5, 5, 8), strict=True))
            if asked(state) in ("place", "relief", ""):
                has_gap = -1 in state.asset_row + state.initiative_row
                has_gap = has_gap or (variant != "contract_race" and -1 in state.contract_row)
                assert state.is_ending or not has_gap  # ORE-INV-05
                assert -1 not in state.initiative_row or state.is_ending
            if asked(state) in ("relief", "") or state.round > len(shown_since):
                assert not state.asset_track
                assert not state.contract_track
                assert not any(state.slag)  # ORE-INV-07
            while state.round > len(shown_since):
                shown_since.append(len(state.asset_draw))
        assert state.is_ending
        assert state.round <= MOST_ROUNDS[variant][seats - 3]  # ORE-INV-08
        assert all(before > after for before, after in pairwise(shown_since))


@rule("ORE-INV-08", "ORE-END-01")
@ALL_SEATS
def test_a_game_in_which_nobody_does_anything_lasts_to_the_last_asset(seats: int) -> None:
    """Only the rightmost asset of each round leaves the row, and there is no contract row to run out before."""
    state = new(seats, 1, variant="contract_race")
    while not state.is_over:
        state.apply(state.fallback())
    assert state.round == MOST_ROUNDS["contract_race"][seats - 3]
    assert len(state.asset_discard) == 56
    assert not state.asset_draw


def hoarding(seed: int, is_limited: bool) -> Iterator[Position]:
    """A random game of players who buy every piece they can, and never give one back."""
    state = new(5, seed, variant="long", token_limits=is_limited)
    rng = random.Random(seed)
    while not state.is_over:
        yield state
        actions = [a for a in state.legal_actions() if a.verb not in ("cash", "drill", "push")]
        wanted = [a for a in actions if a.verb == "buy" and a.text.split()[1] in PIECES]
        state.apply(rng.choice(wanted or actions))


@rule("ORE-INV-04", "ORE-RUL-03", "ORE-TOK-06")
def test_the_pieces_run_out_and_are_never_overdrawn() -> None:
    most = {True: [0, 0, 0], False: [0, 0, 0]}
    for is_limited, seen in most.items():
        for seed in range(4):
            for state in hoarding(seed, is_limited):
                seen[:] = map(max, seen, pieces_out(state))
    assert most[True] == [5, 5, 8]
    assert all(out > limit for out, limit in zip(most[False], (5, 5, 8), strict=True))
