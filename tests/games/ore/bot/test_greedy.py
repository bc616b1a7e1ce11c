"""The bots that ask the judge of Ore: what they know, how they play, and what they say about it."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import wheal
from wheal import bots
from wheal.bots.greedy import GreedyBot
from wheal.games.ore.rules.position import Position
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.game import OptionValue
from wheal.kernel.judge import Judged
from wheal.kernel.texts import source, texts_in

GAME = wheal.game("ore")
NAMES = ["ann", "bob", "cal", "dee", "eve"]
KINDS: dict[str, dict[str, OptionValue]] = {
    "normal": {},
    "short": {"variant": "short", "relief": "at once"},
    "long": {"variant": "long", "own_stacking": True, "token_limits": False},
    "race": {"variant": "contract_race", "private_market_moves": "every collection", "exploratory_own_pair": True},
}


def decisions(
    seats: int, seed: int, randomness: float, options: Mapping[str, OptionValue] | None = None
) -> Iterator[tuple[State, int, list[Judged]]]:
    """Every decision of a game of greedy seats that now and then do anything; with what the judge says."""
    state = GAME.new_state(seats, options, seed)
    rng = random.Random(seed)
    bot = GreedyBot()
    while not state.is_over:
        seat = rng.choice(state.deciders)
        judged = bot.explain(state, seat)
        yield state, seat, judged
        action = judged[0].action
        if rng.random() < randomness:
            action = rng.choice(state.legal_actions(seat))
        state.apply(action, seat)


def play(names: list[str], seed: int, options: Mapping[str, OptionValue] | None = None) -> Position:
    state = GAME.new_state(len(names), options, seed)
    table = [bots.make(name) for name in names]
    rng = Rng(seed)
    while not state.is_over:
        seat = state.current_player
        state.apply(bots.choose(table[seat], state, seat, rng), seat)
    assert isinstance(state, Position)
    return state


def said(judged: list[Judged]) -> list[tuple[str, float, list[Any]]]:
    return [(one.action.text, one.value, one.reasons) for one in judged]


def best(given: dict[str, Any], seat: int = 0, seats: int = 3) -> str:
    """What greedy does in a position that a scenario would describe so."""
    state = GAME.new_state(seats, {}, 1)
    GAME.place(state, given, NAMES[:seats])
    state.settle()
    assert state.current_player == seat, state.question.name
    return GreedyBot().explain(state, seat)[0].action.text


# ---- what it knows --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_cannot_know_changes_no_value_and_no_reason(kind: str, seats: int) -> None:
    rng = Rng(seats)
    bot = GreedyBot()
    checked = 0
    for i, (state, seat, judged) in enumerate(decisions(seats, seats, 0.3, KINDS[kind])):
        if i % 2 == 0:
            imagined = state.clone()
            imagined.imagine(seat, rng)
            assert said(bot.explain(imagined, seat)) == said(judged)
            checked += 1
    assert checked > 30


def test_judging_changes_nothing() -> None:
    for state, seat, _ in decisions(4, 5, 0.3):
        before = state.to_bytes()
        GreedyBot().explain(state, seat)
        assert state.to_bytes() == before


@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_action_is_judged_once_and_the_best_stands_first(kind: str) -> None:
    for state, seat, judged in decisions(3, 8, 0.4, KINDS[kind]):
        assert sorted(one.action.index for one in judged) == sorted(a.index for a in state.legal_actions(seat))
        values = [one.value for one in judged]
        assert values == sorted(values, reverse=True)


# ---- how it plays ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_plays_whole_games_and_only_legal_moves(kind: str, seats: int) -> None:
    state = play(["greedy"] * seats, seats, KINDS[kind])  # bots.choose refuses an illegal move
    assert sum(state.scores()) > 4 * seats


def test_it_beats_random_seats() -> None:
    won = 0
    for seed in range(12):
        table = ["random"] * 3
        table.insert(seed % 4, "greedy")
        won += play(table, seed).placing()[0] == [seed % 4]
    assert won >= 11


def test_it_does_all_that_the_game_offers() -> None:
    """In most games a seat buys assets, completes contracts, deepens its mines and hires."""
    did: Counter[str] = Counter()
    games = range(20)
    for seed in games:
        table = ["random"] * 3
        table.insert(seed % 4, "greedy")
        player = play(table, seed).players[seed % 4]
        did["assets"] += len(player.assets) > 4
        did["contracts"] += len(player.completed) > 2
        did["cage"] += player.cage > 1
        did["miners"] += player.employed > 2
    assert all(count > len(games) / 2 for count in did.values()), did


POOR = {"cash": 0}


def mining(**ann: Any) -> dict[str, Any]:
    """Ann has one miner to place; the others have none, and neither track offers her anything."""
    return {
        "start": "ann",
        "mine": {
            "gold": {"card": "TG02"},
            "oil": {"card": "TO03"},
            "iron": {"card": "TI01", "miners": {"2": "bob"}},
            "copper": {"card": "TU08", "miners": {"1": "ann"}},
            "coal": {"card": "TC02"},
        },
        "track": {"assets": ["bob", "cal"], "contracts": ["cal"]},
        "player": {"ann": {"cash": 0, **ann}, "bob": POOR, "cal": POOR},
    }


def test_a_miner_goes_where_a_due_row_needs_its_barrel() -> None:
    held = [{"card": 8, "due": True}]  # two coal
    assert best(mining(contracts=held, barrels={"gold": 3, "coal": 1})) == "mine coal"
    held = [{"card": 5, "due": True}]  # oil
    assert best(mining(contracts=held, barrels={"gold": 3})) == "mine oil"


def test_gold_is_mined_before_coal() -> None:
    assert best(mining()) == "mine gold"


def market(**ann: Any) -> dict[str, Any]:
    return {"at": "market", "start": "ann", "player": {"ann": {"in_hand": 2, **ann}, "bob": POOR, "cal": POOR}}


def test_rows_that_are_due_are_filled_first() -> None:
    given = market(cash=5, barrels={"coal": 3, "gold": 4}, contracts=[{"card": 4, "due": True}])
    assert best(given) == "fill #4"


def test_what_the_next_row_needs_is_not_sold() -> None:
    held = [{"card": 6, "filled": [1], "due": True, "sold": True}]  # iron next round
    assert best(market(cash=0, barrels={"iron": 1}, contracts=held)) == "done"


def test_in_a_last_market_everything_is_sold_that_can_be() -> None:
    given = market(cash=0, barrels={"iron": 1, "coal": 2})
    given["draw"] = {"assets": []}
    assert best(given) == "sell iron"


def test_an_exchange_meets_a_row_that_would_fail() -> None:
    held = [{"card": 9, "due": True}]  # gold
    given = market(cash=0, barrels={"iron": 2}, assets=["iron-exchange"], contracts=held)
    assert best(given) == "exchange iron-exchange gold"


def buying(cash: int, **more: Any) -> dict[str, Any]:
    row = ["statue", "university", "library", "fort-knox", "coal-exchange"]
    return {
        "at": "acquisition",
        "start": "bob",
        "track": {"assets": ["ann"]},
        "row": {"assets": row, "initiatives": ["drill-bit"] * 2 + ["collaborative-ops"] * 2 + ["private-market"]},
        "player": {"ann": {"cash": cash, **more}},
    }


def test_at_the_end_money_is_turned_into_points() -> None:
    last: dict[str, Any] = {"draw": {"assets": []}}
    assert best({**buying(29), **last}) == "buy university money"
    assert best({**buying(22), **last}) == "buy library money"
    assert best({**buying(0, barrels={"gold": 9, "coal": 1}), **last}) == "buy fort-knox barrels"


def test_a_contract_that_can_be_met_is_preferred() -> None:
    given = {
        "at": "acquisition",
        "start": "bob",
        "track": {"contracts": ["ann"]},
        "row": {"contracts": [5, 44, 6, 43, 8]},
        "player": {"ann": {"cash": 0, "barrels": {"iron": 2}}, "bob": POOR, "cal": POOR},
    }
    assert best(given) == "take #6"


def test_a_lowly_miner_is_taken_off_for_a_better_place_only_when_that_pays() -> None:
    given = {
        "at": "relief",
        "start": "ann",
        "mine": {"gold": {"card": "TG02", "miners": {"2": "ann"}}},
        "player": {"ann": {"cash": 30}},
    }
    assert best(given) == "done"


# ---- what it says ---------------------------------------------------------------------------------


def test_it_says_why_in_words() -> None:
    met: set[str] = set()
    languages = [texts_in(lang, "ore") for lang in ("en", "pl")]
    spoken: set[str] = set()
    for kind in KINDS:
        for seed in (1, 2):
            for _, _, judged in decisions(4, seed, 0.3, KINDS[kind]):
                for one in judged:
                    assert one.reasons
                    for reason in one.reasons:
                        if str(reason) in spoken:
                            continue
                        spoken.add(str(reason))
                        met.add(reason.message)
                        for say in languages:
                            sentence = say.of(reason.message, reason.args)
                            assert sentence.strip()
                            assert "{" not in sentence
    for lang in ("en", "pl"):
        assert set(re.findall(r"^(why-[a-z-]+) =", source("ore", lang), re.MULTILINE)) == met
