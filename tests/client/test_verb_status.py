"""Why a verb is closed: the reason of the move that got furthest, and never about a thing that nobody has named."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import wheal
from tests import battery
from tests.games.tinners import position
from wheal.client.verb_status import verbs_asked, why_not
from wheal.games.ore.rules.position import RESOURCE_NAMES
from wheal.games.ore.rules.position import Position as OrePosition
from wheal.games.tinners.rules.position import Position as TinnersPosition
from wheal.kernel.engine.action import Refusal
from wheal.kernel.engine.state import State
from wheal.kernel.match import Match

GAMES = 12
NUMBERS = {"amount", "bid", "cage", "capacity", "column", "copper", "cost", "held", "left", "line", "minimum", "money"}
NUMBERS |= {"region", "rows", "space", "spaces", "tin", "value"}


def questions(game_id: str) -> Iterator[tuple[Match, int]]:
    """Every question of a dozen random games, with all player counts and options."""
    game = wheal.game(game_id)
    variants = [(seats, options) for options in battery.option_pairs(game) for seats in game.players]
    for seed in range(GAMES):
        seats, options = variants[seed % len(variants)]
        names = ["ann", "bob", "cal", "dee", "eve"][:seats]
        match = Match(game, names, options, seed)
        for state, seat, action in battery.random_states(game, seats, options, seed):
            match.state = state
            yield match, seat
            assert action is not None


def has_thing(state: State, seat: int, refusal: Refusal, key: str, value: Any) -> bool:
    """Has the seat the thing that a refusal names?"""
    if isinstance(state, TinnersPosition):
        if key == "area":
            index = state.rules.area_names.index(value)
            return state.areas[index].owner == seat or (len(state.frames) > 1 and state.auction.lot == index)
        return key == "card" and state.rules.card_ids.index(value) in state.players[seat].hand
    assert isinstance(state, OrePosition)
    player = state.players[seat]
    if key == "asset":
        return state.rules.asset_ids.index(value) in player.assets
    if key == "contract":
        return state.rules.contract_numbers.index(value) in [held.card for held in player.contracts]
    if key == "card":
        return state.rules.mine_ids.index(value) in [own.card for own in player.private]
    if key == "resource":
        resource = RESOURCE_NAMES.index(value)
        is_given = any(resource in state.rules.exchange_inputs[design] for design in player.assets)
        return player.barrels[resource] > 0 or (refusal.message == "refused-exchange-barrels" and is_given)
    return False


@pytest.mark.parametrize("game_id", wheal.games())
def test_no_closed_verb_answers_about_a_thing_that_the_player_has_not(game_id: str) -> None:
    closed: set[str] = set()
    for match, seat in questions(game_id):
        for verb, refusal in verbs_asked(match, seat).items():
            if refusal is None:
                continue
            closed.add(verb)
            things = {key: value for key, value in refusal.args.items() if key not in NUMBERS}
            for key, value in things.items():
                assert has_thing(match.state, seat, refusal, key, value), (match.names, verb, refusal)
    least = {
        "tinners": {"extract", "build", "train", "adit", "pumps"},
        "ore": {"exchange", "cash", "sell", "fill", "drill"},
    }
    assert least[game_id] <= closed


@pytest.mark.parametrize("game_id", wheal.games())
def test_every_verb_lists_the_checks_of_its_refusals(game_id: str) -> None:
    table = wheal.game(game_id).table
    count = 0
    for match, seat in questions(game_id):
        kind = match.state.frames[-1].kind
        for action in table.actions[count % 31 :: 31]:
            refusal = match.state.refusal(action, seat) if action.kind_mask >> kind & 1 else None
            if refusal is not None:
                checks = {check.message: check for check in type(action).checks}
                assert refusal.message in checks, (action, refusal)
                check = checks[refusal.message]
                assert {check.needs, check.has} - {""} <= refusal.args.keys()
        count += 1
    assert count > 0


def extracting(water: int, money: int, **more: Any) -> Match:
    """Ann is to act, with one mine."""
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "ann", "tin": 3, "copper": 2, "water": water}, **more},
        "player": {"ann": {"money": money}},
    }
    return position(wheal.game("tinners"), given)


def test_extract_says_what_it_costs_and_what_the_player_has() -> None:
    match = extracting(water=4, money=2)
    refusal = verbs_asked(match, 0)["extract"]
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.args) == (
        "TT-EXT-04",
        "refused-extract-money",
        {"cost": 4, "money": 2},
    )


def test_of_several_mines_the_cheapest_is_told() -> None:
    match = extracting(water=4, money=2, gwennap={"mine": "ann", "tin": 0, "copper": 3, "water": 3})
    refusal = verbs_asked(match, 0)["extract"]
    assert refusal is not None
    assert refusal.args == {"cost": 3, "money": 2}


def test_without_a_mine_no_area_is_named() -> None:
    match = wheal.new("tinners", players=3, seed=4, setup="auto")
    seat = match.state.current_player
    refusal = verbs_asked(match, seat)["extract"]
    assert refusal is not None
    assert (refusal.rule, refusal.message, refusal.args) == ("TT-EXT-01", "refused-no-own-mine", {})


def test_without_an_exchange_no_asset_is_named() -> None:
    match = wheal.new("ore", players=3, seed=4)
    refusal = verbs_asked(match, match.state.current_player)["exchange"]
    assert refusal is not None
    assert (refusal.message, refusal.args) == ("refused-no-exchanges", {})


def test_a_verb_with_a_place_is_answered_for_that_place() -> None:
    match = extracting(water=4, money=2)
    there = why_not(match, 0, "extract camborne")
    assert there is not None
    assert (there.message, there.args) == ("refused-extract-money", {"cost": 4, "money": 2})
    elsewhere = why_not(match, 0, "extract Gwennap")
    assert elsewhere is not None
    assert (elsewhere.message, elsewhere.args) == ("refused-not-own-mine", {"area": "Gwennap"})
    assert why_not(match, 0, "build") is None


def test_a_whole_move_is_answered_as_the_rules_do() -> None:
    match = extracting(water=4, money=2)
    for text in ("extract camborne tin 3 copper 2", "pasties", "nonsense", "extract camborne tin 9 copper 0"):
        mine, rules = why_not(match, 0, text), match.why_not(text, 0)
        assert repr(mine) == repr(rules)


def test_a_wording_is_explained_only_where_another_one_is_possible() -> None:
    match = wheal.new("ore", players=3, seed=4)
    refusal = why_not(match, match.state.current_player, "drill gold 3")
    assert refusal is not None
    assert refusal.message == "refused-no-drill"
