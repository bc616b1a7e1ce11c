"""Emigration: miners from Michigan beside others, Adelaide's moment, ports that stand already."""

from __future__ import annotations

import pytest

import wheal
from tests.games.tinners import position
from tests.marks import rule
from wheal.kernel.errors import BadInput

GAME = wheal.game("tinners")
EMIGRATION = {"emigration": True}


@rule("TT-EMI-10", "TT-DEV-04")
def test_how_many_miners_stand_in_an_area() -> None:
    """One; with Emigration also the two that Michigan gives in the last round."""
    for options, most in (({}, 1), (EMIGRATION, 3)):
        for miners in range(1, most + 1):
            match = position(GAME, {"area": {"camborne": {"mine": "ann", "miners": miners}}}, options=options)
            assert match.view().area["camborne"].miners == miners
        with pytest.raises(BadInput, match="miner"):
            position(GAME, {"area": {"camborne": {"mine": "ann", "miners": most + 1}}}, options=options)


@rule("TT-RUL-94")
@pytest.mark.parametrize("ore", ["tin", "copper"])
def test_who_sells_one_ore_gets_the_higher_increase_on_it(ore: str) -> None:
    given = {
        "at": "sell",
        "round": 3,
        "prices": {"tin": 4, "copper": 4},
        "passed": ["ann", "bob", "cal"],
        "emigration": {"adelaide": {"3": "ann"}},
        "player": {"ann": {"money": 0, ore: 2, "own_miners": 3, "adelaide": 3}},
    }
    match = position(GAME, given, options=EMIGRATION)
    increase = GAME.content.rewards.one_ore[2]
    assert match.view().player[0].money == 2 * (4 + increase)


@rule("TT-SEL-03")
def test_nobody_invests_before_adelaide_is_answered() -> None:
    given = {
        "at": "sell",
        "round": 3,
        "passed": ["ann", "bob", "cal"],
        "emigration": {"adelaide": {"3": "ann"}},
        "player": {"ann": {"money": 50, "tin": 1, "copper": 1, "own_miners": 3, "adelaide": 3}},
    }
    match = position(GAME, given, options=EMIGRATION)
    found = {move: match.why_not(move, "ann") for move in ("invest 5", "pasties")}
    assert {move: refusal.rule for move, refusal in found.items() if refusal} == {
        "invest 5": "TT-SEL-03",
        "pasties": "TT-EMI-14",
    }


@rule("TT-DEV-04", "TT-PRT-01")
def test_a_port_from_michigan_stands_by_the_sea_where_there_is_none() -> None:
    given = {
        "round": 3,
        "order": ["ann", "bob", "cal"],
        "area": {
            "camborne": {"mine": "ann", "own_miner": "ann"},
            "st-ives": {"mine": "ann", "port": True},
            "breage": {"mine": "ann"},
        },
        "player": {"ann": {"own_miners": 3}},
    }
    match = position(GAME, given, options=EMIGRATION).play("emigrate camborne michigan")
    there, inland = (match.why_not(f"place-port {area}", "ann") for area in ("st-ives", "bodmin"))
    assert there is not None
    assert (there.rule, there.message) == ("TT-DEV-04", "refused-port-there")
    assert inland is not None
    assert (inland.rule, inland.message) == ("TT-PRT-01", "refused-inland")
