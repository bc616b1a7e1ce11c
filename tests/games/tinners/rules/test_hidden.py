"""What a seat cannot know: `imagine` spreads it evenly, and sealed answers stay sealed."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from typing import Any

import msgspec
import pytest

import wheal
from tests.games.tinners import NAMES, assert_even, copy_of, position, tinners
from tests.marks import rule
from wheal.games.tinners.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import Refused
from wheal.kernel.match import Match

GAME = wheal.game("tinners")
CARDS = [card.id for card in GAME.content.cards]
AREAS = GAME.content.area_names()
ANN, BOB, SPECTATOR = 0, 1, -1
TIMES = 3000


def imagined(match: Match, seat: int, look: Callable[[Position], Hashable], times: int = TIMES) -> list[Any]:
    """What a look at many imagined states finds."""
    rng = Rng(11)
    found = []
    for _ in range(times):
        state = copy_of(match)
        state.imagine(seat, rng)
        found.append(look(state))
    return found


def tile(state: Position, area: str) -> str:
    index = state.areas[AREAS.index(area)].tile
    return state.rules.tile_ids[index] if index >= 0 else "none"


def hand(state: Position, seat: int, region: str) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in state.players[seat].hand if CARDS[card].startswith(f"S{region}"))


def deck(state: Position, back: int = 0) -> list[str]:
    return [CARDS[card] for card in state.decks[back].items]


def deck_of(region: str) -> set[str]:
    return {card for card in CARDS if card.startswith(f"S{region}")}


# ---- tiles --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tiles() -> Match:
    """Two players, region A: A1 open, A2 built on, A3 peeked by ann, A4 unseen; A5 to A8 are in the box."""
    given = {
        "area": {
            "st-just": {"tile": "A1", "face": "up"},
            "st-ives": {"tile": "A2", "face": "up"},
            "camborne": {"tile": "A3", "face": "down", "peeked": ["ann"]},
            "breage": {"tile": "A4", "face": "down"},
        },
        "order": ["ann", "bob"],
        "deck": {"A": [next(c.id for c in GAME.content.cards if c.id.startswith("SA") and c.value <= 3)]},
        "player": {"ann": {"hand": [], "money": 20}, "bob": {"hand": [], "money": 20}},
    }
    match = position(GAME, given, seats=2)
    minimum = match.play("build st-ives", "survey draw").view().auction.minimum
    match.play(f"bid {minimum}", "drop")
    assert match.view().area["st-ives"].tile == "none"
    return match


@rule("TT-EOR-05", "TT-SET-08")
def test_unknown_tiles_are_spread_evenly_over_map_and_box(tiles: Match) -> None:
    unknown_to_ann = ["A4", "A5", "A6", "A7", "A8"]
    assert_even(imagined(tiles, ANN, lambda s: tile(s, "breage")), unknown_to_ann)
    pairs = imagined(tiles, BOB, lambda s: (tile(s, "camborne"), tile(s, "breage")))
    assert_even(pairs, permutations(["A3", *unknown_to_ann], 2))
    assert_even(imagined(tiles, SPECTATOR, lambda s: tile(s, "camborne")), ["A3", *unknown_to_ann])


@rule("TT-EOR-05")
def test_what_a_seat_has_seen_stays(tiles: Match) -> None:
    assert set(imagined(tiles, ANN, lambda s: tile(s, "camborne"), 200)) == {"A3"}
    for seat in (ANN, BOB, SPECTATOR):
        seen = imagined(tiles, seat, lambda s: (tile(s, "st-just"), tile(s, "st-ives")), 200)
        assert set(seen) == {("A1", "none")}  # open, and gone


def test_the_whole_order_of_the_box_is_imagined(tiles: Match) -> None:
    orders = imagined(tiles, ANN, lambda s: (s.rules.tile_ids[s.spare_tiles[0].items[0]], tile(s, "breage")))
    assert_even(orders, permutations(["A4", "A5", "A6", "A7", "A8"], 2))


def test_a_tile_never_leaves_its_region(tiles: Match) -> None:
    for state in (copy_of(tiles) for _ in range(20)):
        state.imagine(BOB, Rng(4))
        for region in state.rules.regions:
            here = [state.areas[area].tile for area in state.rules.areas_of[region]]
            here += state.spare_tiles[region].items
            assert {state.rules.tile_region[t] for t in here if t >= 0} == {region}


@rule("TT-A2P-11")
def test_a_removed_tile_stays_known_to_whoever_had_peeked() -> None:
    dear = next(c for c in GAME.content.cards if c.id.startswith("SB") and c.value >= 3)
    given = {
        "order": ["bob", "ann"],
        "area": {"probus": {"tile": "B1", "face": "down", "peeked": ["ann"]}},
        "deck": {"B": [dear.id]},
        "player": {"ann": {"money": 0, "hand": []}, "bob": {"money": 0, "hand": []}},
    }
    match = position(GAME, given, seats=2)
    assert match.view("ann").area["probus"].tile.id == "B1"
    match.play("build probus", "survey draw")
    assert match.view().area["probus"].tile == "none"
    assert match.view().area["probus"].peeked == []

    def removed(state: Position) -> str:
        return state.rules.tile_ids[state.spare_tiles[1].items[-1]]

    def wrong_moment(state: Position) -> bool:
        return any(tile(state, area) == "B1" for area in AREAS)

    assert set(imagined(match, ANN, removed, 300)) == {"B1"}
    assert set(imagined(match, ANN, wrong_moment, 300)) == {False}
    for seat in (BOB, SPECTATOR):
        unknown = {f"B{n}" for n in range(1, 9)} - set(match.view().revealed["B"])
        assert_even(imagined(match, seat, removed), unknown)


# ---- cards ----------------------------------------------------------------------------------------------


def chosen(seats: int, seed: int = 4) -> tuple[Match, list[dict[str, str]]]:
    """A match after the set-up, and what each seat discarded, by region."""
    match = Match(GAME, NAMES[:seats], {}, seed)
    match.play_setup()
    discards: list[dict[str, str]] = [{} for _ in range(seats)]
    for step in match.steps:
        card = step.move.text.split()[1]
        discards[step.move.seat][card[1]] = card
    return match, discards


@rule("TT-SET-15", "TT-SET-17")
def test_other_hands_are_spread_evenly_over_what_a_seat_has_not_seen() -> None:
    match, discards = chosen(3)
    own = match.view("ann").player[0].hand
    for region in "ABC":
        unseen = deck_of(region) - set(own) - {discards[ANN][region]}
        assert len(unseen) == 8
        hands = imagined(match, ANN, lambda s, r=region: (*hand(s, 1, r), *hand(s, 2, r)))  # type: ignore[misc]
        assert_even(hands, permutations(unseen, 2))
    wild = [card for card in CARDS if card.startswith("SW") and card not in own]
    others = imagined(match, ANN, lambda s: tuple(CARDS[state.hand[-1]] for state in s.players[1:]))
    assert_even(others, permutations(wild, 2))


def test_own_hand_and_own_discards_stay() -> None:
    match, discards = chosen(3)
    mine = tinners(match).players[ANN].hand

    def box(state: Position) -> frozenset[str]:
        return frozenset(CARDS[card] for back in (0, 1, 2) for card in state.spare_cards[back].items)

    assert all(imagined(match, ANN, lambda s: s.players[ANN].hand == mine, 100))
    assert all(set(discards[ANN].values()) <= cards for cards in imagined(match, ANN, box, 100))
    assert not all(set(discards[ANN].values()) <= cards for cards in imagined(match, BOB, box, 100))


def test_before_the_discards_two_cards_of_a_region_are_an_even_pair() -> None:
    match = Match(GAME, NAMES[:3], {}, 4)
    unseen = sorted(deck_of("B") - set(match.view("ann").player[0].hand))
    assert len(unseen) == 8
    assert_even(imagined(match, ANN, lambda s: hand(s, 1, "B")), combinations(unseen, 2))


def test_a_spectator_imagines_every_hand() -> None:
    match, _ = chosen(3)
    assert_even(imagined(match, SPECTATOR, lambda s: hand(s, 0, "A")), [(card,) for card in deck_of("A")])


@rule("TT-SET-16", "TT-RUL-47")
def test_with_two_players_own_discards_lie_somewhere_in_the_deck() -> None:
    match, discards = chosen(2)
    for back, region in enumerate("ABC"):
        own = hand(tinners(match), ANN, region)
        returned = discards[ANN][region]
        places = imagined(match, ANN, lambda s, b=back, r=returned: deck(s, b).index(r))  # type: ignore[misc]
        assert_even(places, range(8))  # never in the opponent's hand, and nobody knows where
        unseen = deck_of(region) - {*own, returned}
        held = imagined(match, ANN, lambda s, r=region: hand(s, BOB, r)[0])  # type: ignore[misc]
        assert_even(held, unseen)
        tops = imagined(match, ANN, lambda s, b=back: deck(s, b)[0])  # type: ignore[misc]
        assert_returned_is_likelier(tops, returned, unseen)


def assert_returned_is_likelier(tops: list[str], returned: str, unseen: set[str]) -> None:
    """On top of eight: the returned card in 1 of 8, each of the others in 7/8 · 1/8."""
    assert abs(tops.count(returned) / len(tops) - 1 / 8) < 0.03
    assert_even([card for card in tops if card != returned], unseen)


@rule("TT-SET-16", "TT-A2P-14")
def test_when_the_returned_card_has_been_drawn_the_deck_is_like_any_other() -> None:
    given = {
        "order": ["ann", "bob"],
        "area": {"camborne": {"face": "down"}},
        "player": {"ann": {"money": 0}, "bob": {"money": 0}},
    }
    match = position(GAME, given, seats=2)
    state = tinners(match)
    top = state.decks[0].items[0]
    state.players[ANN].returned = [top]  # ann knows that it is in there, not that it lies on top
    assert_even(imagined(match, ANN, lambda s: deck(s).index(CARDS[top])), range(len(state.decks[0].items)))
    match.play("build camborne", "survey draw")
    assert CARDS[top] in match.view().played
    unseen = deck_of("A") - set(match.view("ann").player[0].hand) - {CARDS[top]}
    assert set(imagined(match, ANN, lambda s: deck(s)[0], 500)) <= unseen
    assert all(CARDS[top] not in cards for cards in imagined(match, ANN, lambda s: tuple(deck(s)), 100))


@rule("TT-GAM-06")
def test_every_card_and_tile_is_somewhere_once_in_every_imagined_state() -> None:
    for seats in (2, 3, 4, 5):
        match, _ = chosen(seats)
        state = tinners(match)

        def everything(s: Position) -> tuple[list[int], list[int]]:
            cards = [card for player in s.players for card in player.hand]
            cards += [card for pile in (*s.decks, *s.spare_cards) for card in pile.items]
            laid = [area.tile for area in s.areas] + [t for pile in s.spare_tiles for t in pile.items]
            return sorted(cards), sorted(laid)

        for seat in range(-1, seats):
            copy = copy_of(match)
            copy.imagine(seat, Rng(seat + 9))
            assert everything(copy) == everything(state)
            assert msgspec.json.encode(copy.view(seat)) == msgspec.json.encode(state.view(seat))


def test_future_dice_are_imagined_too() -> None:
    given = {"at": "end-of-round", "round": 1, "passed": ["ann", "bob", "cal"]}
    match = position(GAME, given)

    def prices(state: Position) -> tuple[int, int]:
        while state.question.name == "peek":
            state.apply(state.parse("no-peek"))
        return state.tin_column, state.copper_column

    assert len(set(imagined(match, ANN, prices, 300))) >= 8
    assert prices(copy_of(match)) == prices(copy_of(match))


def test_imagine_uses_its_own_stream_and_leaves_the_original_alone() -> None:
    match, _ = chosen(4)
    before = match.state.to_bytes()
    one, two = (copy_of(match) for _ in range(2))
    one.imagine(ANN, Rng(3))
    two.imagine(ANN, Rng(3))
    assert one.to_bytes() == two.to_bytes() != before
    assert match.state.to_bytes() == before


# ---- sealed answers ----------------------------------------------------------------------------------------


def discards(match: Match, player: str, count: int, place: int = 0) -> list[str]:
    """Discard for a player, region after region, the first or the second card."""
    seat = match.seat(player)
    played = []
    for _ in range(count):
        move = match.legal_moves_of(seat)[place]
        match.play(f"{player}: {move}")
        played.append(move)
    return played


@rule("TT-SET-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_sealed_answers_in_any_order_of_arrival_give_equal_bytes(seats: int) -> None:
    start = GAME.new_state(seats, {}, 8)
    rng = random.Random(seats)
    answers = []
    for seat in range(seats):
        copy = start.clone()
        while seat in copy.deciders:
            answers.append((seat, rng.choice(copy.legal_actions(seat))))
            copy.apply(answers[-1][1], seat)
    ends = set()
    for _ in range(12):
        arrival = [seat for seat, _ in answers]
        rng.shuffle(arrival)
        queues = {seat: [action for who, action in answers if who == seat] for seat in range(seats)}
        state = start.clone()
        for seat in arrival:
            assert seat in state.deciders
            state.apply(queues[seat].pop(0), seat)
        assert state.question.name != "discard"
        ends.add(state.to_bytes())
    assert len(ends) == 1


def test_answers_change_nothing_on_the_table_until_the_group_closes() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    hands = [player.hand for player in tinners(match).players]
    discards(match, "cal", 3)
    discards(match, "bob", 2)
    assert [player.hand for player in tinners(match).players] == hands
    assert match.to_decide == ["ann", "bob"]
    discards(match, "ann", 3)
    discards(match, "bob", 1)
    assert [len(player.hand) for player in tinners(match).players] == [4, 4, 4]


def test_decision_numbers_are_per_seat() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    discards(match, "cal", 2)
    discards(match, "ann", 1)
    assert match.state.numbers == [1, 0, 2]
    for player, number in (("ann", 1), ("bob", 0), ("cal", 2)):
        view = match.view(player)
        assert [seen.decision for seen in view.player] == [
            number if name == player else -1 for name in match.names
        ]  # how far others are is theirs to know


@rule("TT-SET-13")
def test_a_seat_takes_its_own_answer_back_whoever_has_answered_since() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    first = discards(match, "ann", 2)
    later = [*discards(match, "bob", 3), *discards(match, "cal", 1)]
    assert match.undo("ann") == first[1]
    assert match.state.numbers == [1, 3, 1]
    assert match.moves == [f"ann: {first[0]}", *(f"bob: {m}" for m in later[:3]), f"cal: {later[3]}"]
    other = Match(GAME, NAMES[:3], {}, 8)
    discards(other, "ann", 1)
    discards(other, "bob", 3)
    discards(other, "cal", 1)
    assert match.state.to_bytes() == other.state.to_bytes()
    for n in range(len(match.moves) + 1):  # also in looking back
        assert match.at(n).state.to_bytes() == other.at(n).state.to_bytes()
    changed = discards(match, "ann", 1, place=1)
    assert changed != first[1:]
    assert len(set(changed + first)) == 3
    discards(match, "ann", 1)
    discards(match, "cal", 2)
    kept = match.view("ann").player[0].hand
    assert first[1].split()[1] in kept
    assert changed[0].split()[1] not in kept


def test_taking_back_stops_at_the_own_first_answer_and_at_the_end_of_the_group() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    discards(match, "bob", 1)
    before = match.state.to_bytes()
    with pytest.raises(Refused) as refused:
        match.undo("ann")
    assert refused.value.refusal.message == "refused-undo-nothing"
    assert match.state.to_bytes() == before
    match.undo("bob")
    with pytest.raises(Refused):
        match.undo("bob")
    for player in ("ann", "bob", "cal"):
        discards(match, player, 3)
    with pytest.raises(Refused) as refused:
        match.undo("cal")
    assert refused.value.refusal.message == "refused-undo-final"


def known_to(match: Match, player: str) -> tuple[Any, ...]:
    """All that a player can ask for: view, legal moves, every refusal, the own record."""
    state, seat = match.state, match.seat(player)
    refusals = []
    for action in state.setting.table:
        refusal = state.refusal(action, seat)
        refusals.append(None if refusal is None else (refusal.rule, refusal.message, tuple(refusal.args.items())))
    return msgspec.json.encode(match.view(player)), match.legal_moves_of(seat), refusals, match.record(seat)


@rule("TT-SET-13")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_nothing_shows_what_another_seat_has_sealed(count: int) -> None:
    one, two = (Match(GAME, NAMES[:3], {}, 8) for _ in range(2))
    for match, place in ((one, 0), (two, 1)):
        discards(match, "ann", 1)
        discards(match, "bob", count, place)
    assert one.state.to_bytes() != two.state.to_bytes()
    assert known_to(one, "bob") != known_to(two, "bob")
    for player in ("ann", "cal"):
        for mine, other in zip(known_to(one, player), known_to(two, player), strict=True):
            assert mine == other
    assert msgspec.json.encode(one.view()) == msgspec.json.encode(two.view())
    assert str(one) == str(two)
    assert one.view("ann").player[1].is_deciding == (count < 3)  # deciding or ready, nothing else


def test_the_event_of_a_sealed_move_is_for_its_own_seat() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    for player in ("ann", "bob", "cal"):
        discards(match, player, 3)
    for event in match.events:
        if event.action is not None and event.action.verb == "discard":
            assert event.seen_by == 1 << event.seat


def test_imagine_deals_sealed_answers_again() -> None:
    match = Match(GAME, NAMES[:3], {}, 8)
    own = discards(match, "ann", 2)
    discards(match, "bob", 2)

    def sealed(state: Position, seat: int) -> tuple[str, ...]:
        return tuple(state.rules.table[index].text for index in state.sealed[seat])

    assert set(imagined(match, ANN, lambda s: sealed(s, ANN), 100)) == {tuple(own)}
    unseen = deck_of("A") - set(match.view("ann").player[0].hand)
    assert_even(imagined(match, ANN, lambda s: sealed(s, BOB)[0]), [f"discard {card}" for card in unseen])
    for state in [copy_of(match) for _ in range(50)]:
        state.imagine(ANN, Rng(len(state.frames)))
        held = {CARDS[card] for card in state.players[BOB].hand}
        assert {text.split()[1] for text in sealed(state, BOB)} <= held
        assert len(sealed(state, BOB)) == 2


@rule("TT-RUL-47")
def test_with_two_players_each_knows_the_own_discards_in_their_order() -> None:
    match, discards = chosen(2)
    for player, discarded in zip(tinners(match).players, discards, strict=True):
        assert [CARDS[card] for card in player.returned] == [discarded[region] for region in "ABC"]


@rule("TT-RUL-47")
def test_an_imagined_opponent_has_given_back_imagined_cards() -> None:
    match, discards = chosen(2)
    true = {card for region in "ABC" for card in [discards[1 - ANN][region]]}
    seen: set[str] = set()
    for seed in range(60):
        state = copy_of(match)
        state.imagine(ANN, Rng(seed))
        returned = [state.rules.card_ids[card] for card in state.players[1 - ANN].returned]
        assert len(returned) == 3
        assert all(card in state.decks[state.rules.card_back[card]].items for card in state.players[1 - ANN].returned)
        seen.update(returned)
    assert len(seen) > 3 * len(true)
