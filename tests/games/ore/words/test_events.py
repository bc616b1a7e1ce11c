"""What is told of what happened: who, how much, how many. The numbers are those of the rules text and its examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import wheal
from tests.marks import rule
from wheal.games.ore.content import RESOURCES, Content
from wheal.games.ore.rules.position import Position
from wheal.kernel.engine.action import SeatRef
from wheal.kernel.engine.events import PLAIN, REVEAL, ROLL, Event
from wheal.kernel.game import OptionValue
from wheal.kernel.match import Match

NAMES = ("ann", "bob", "cal")
GAME = wheal.game("ore").with_defined(
    {
        "mine": {
            "x-gold": {"resource": "gold", "price": 7, "levels": [[1, 1, 1], [1, 2], [3]]},
            "x-iron": {"resource": "iron", "price": 3, "levels": [[1, 3], [2, 3], [5]]},  # the card of ORE-EX-03
            "x-coal": {"resource": "coal", "price": 2, "levels": [[2, 1, 3], [2, 3], [4]]},
            "y-coal": {"resource": "coal", "price": 3, "levels": [[2, 1], [3, 3], [4]]},
        },
        "contract": {
            "901": {  # the sample of ORE-EX-07
                "rows": [
                    {"needs": ["copper/iron"], "pays": 7},
                    {"needs": ["copper", "iron"], "pays": 12},
                    {"needs": ["copper/iron", "oil"], "pays": 15},
                    {"needs": ["copper", "iron", "oil"], "pays": 20},
                ]
            },
            "903": {"rows": [{"needs": ["coal"], "pays": 5}, {"needs": ["coal"], "pays": 6}]},
            "904": {"rows": [{"needs": ["coal"], "pays": 5}, {"needs": ["coal"], "pays": 8}]},
            "951": {"rows": [{"needs": ["gold"], "pays": 12}]},
        },
        "asset": {
            "coffer": {"category": "charity", "money": 4, "barrels": {"copper": 2}, "vp": 1},
            "other-venture": {
                "category": "venture",
                "money": 1,
                "vp": 0,
                "copies": 2,
                "effect": {"do": "venture", "needs": ["gold", "coal"], "gives": "iron"},
            },
        },
        "initiative": {"dear": {"rule": "ORE-INI-02", "money": [900], "barrel": False, "copies": 20}},
    }
)
assert isinstance(GAME.content, Content)
ASSETS, INITIATIVES = GAME.content.asset_names(), GAME.content.initiative_names()
NOTHING = {"assets": [""] * 5, "initiatives": [""] * 5}


def given(differences: Mapping[str, Any], *moves: str, **options: OptionValue) -> Match:
    """A position that is described by what differs from set-up, and some moves."""
    state = GAME.new_state(len(NAMES), options, 1)
    GAME.place(state, {"start": "ann", **differences}, NAMES)
    state.watched = True
    state.events = []
    state.settle()
    match = Match(GAME, NAMES, GAME.read_options(options), 1, state=state)
    for move in moves:
        match.play(move)
    return match


def told(match: Match, *kinds: str) -> list[str]:
    return [line(event) for event in match.events if event.name in kinds]


def line(event: Event) -> str:
    """An event in a few words, cards and players by their names."""
    words = [NAMES[event.seat] if event.seat >= 0 else "all", event.name]
    for key, value in event.args.items():
        names: list[str] = {
            "asset": ASSETS,
            "initiative": INITIATIVES,
            "other": list(NAMES),
            "resource": [*RESOURCES, "nothing"],
            "given": list(RESOURCES),
        }.get(key, [])
        is_number = isinstance(value, int | SeatRef)
        words.append(f"{key}={names[int(value)] if names and is_number else value}")
    return " ".join(words)


# ---- collection -------------------------------------------------------------------------------------


@rule("ORE-EX-05", "ORE-MIN-06", "ORE-COL-01")
def test_what_everybody_gathers_and_who_comes_home() -> None:
    match = given(
        {
            "at": "collection",
            "mine": {"iron": {"card": "x-iron", "miners": {"2": "ann", "3": "bob"}}},
            "player": {"bob": {"cage": 2}},
        }
    )
    assert told(match, "collection", "collected", "returned", "exhausted") == [
        "all collection",
        "ann collected barrels=0 0 3 0 0",
        "bob collected barrels=0 0 2 0 0",
        "ann returned resource=iron",
    ]


@rule("ORE-EX-04", "ORE-MIN-05", "ORE-RUL-19")
def test_mines_and_private_mines_are_exhausted() -> None:
    private = [{"card": "y-coal", "mode": "mine", "space": 2}]
    match = given(
        {
            "at": "collection",
            "mine": {"iron": {"card": "x-iron", "miners": {"2": "ann"}}},
            "player": {"cal": {"private": private}},
        }
    )
    assert told(match, "collected", "returned", "exhausted", "private-exhausted") == [
        "ann collected barrels=0 0 3 0 0",
        "cal collected barrels=0 0 0 0 1",
        "all exhausted resource=iron",
        "cal private-exhausted card=y-coal",
    ]


@rule("ORE-SLG-01", "ORE-SLG-02", "ORE-EX-01", "ORE-EX-02", "ORE-DX-03")
@pytest.mark.parametrize(
    ("heap", "paid"),
    [
        (["ann"] * 3, ["ann slag money=6 miners=3"]),
        (["ann", "bob"], ["ann slag money=3 miners=1", "bob slag money=3 miners=1"]),
        (["cal", "bob", "cal"], ["bob slag money=2 miners=1", "cal slag money=4 miners=2"]),
        (["ann"] * 4 + ["bob"], ["ann slag money=0 miners=4", "bob slag money=0 miners=1"]),
        (["ann"] * 4 + ["bob"] * 2, ["ann slag money=0 miners=4", "bob slag money=0 miners=2"]),
    ],
)
def test_what_the_slag_heap_pays(heap: list[str], paid: list[str]) -> None:
    match = given({"at": "collection", "slag": heap, "player": {"ann": {"employed": 4}}})
    assert told(match, "slag") == paid


@rule("ORE-DX-06", "ORE-RUL-43", "ORE-AST-15", "ORE-RUL-41")
def test_what_ventures_and_diversified_ops_bring() -> None:
    """Gold and coal, and iron from the venture: three types are $6 (a) and $5 (b)."""
    ops = ["diversified-ops-a", "diversified-ops-b"]
    mines = {
        "gold": {"card": "x-gold", "miners": {"1": "ann", "2": "bob"}},
        "coal": {"card": "x-coal", "miners": {"1": "ann", "2": "bob"}},
    }
    players = {"ann": {"assets": ["iron-venture", *ops]}, "bob": {"assets": ["other-venture"] * 2}}
    match = given({"at": "collection", "mine": mines, "player": players})
    assert told(match, "collected", "venture", "diversified") == [
        "ann collected barrels=1 0 0 0 2",
        "ann venture asset=iron-venture amount=1 resource=iron",
        "ann diversified asset=diversified-ops-a money=6",
        "ann diversified asset=diversified-ops-b money=5",
        "bob collected barrels=1 0 0 0 1",
        "bob venture asset=other-venture amount=2 resource=iron",
    ]


# ---- market -----------------------------------------------------------------------------------------


@rule("ORE-DX-04", "ORE-MKT-06", "ORE-MKT-07")
def test_what_a_barrel_is_sold_for() -> None:
    """With Coke Oven a: publicly 2 + 2, on the private market 3 + 2."""
    ann = {
        "barrels": {"coal": 4},
        "assets": ["coke-oven-a", "coal-railroad"],
        "private": [{"card": "y-coal", "mode": "market"}],
    }
    position = {"at": "market", "mine": {"coal": {"card": "x-coal"}}, "player": {"ann": ann}}
    match = given(position, "sell coal", "sell coal from y-coal")
    assert told(match, "sold") == ["ann sold resource=coal money=4", "ann sold resource=coal money=5"]


@rule("ORE-EX-07", "ORE-CON-03", "ORE-CON-04", "ORE-CON-05")
def test_which_row_is_filled_with_what() -> None:
    ann = {"barrels": {"oil": 2, "iron": 2, "copper": 1}, "contracts": [{"card": 901, "filled": [1, 2]}]}
    match = given({"at": "market", "player": {"ann": ann}}, "fill #901", "with iron")
    assert told(match, "filled", "completed") == ["ann filled contract=901 row=3 money=15 barrels=2 1"]
    ann["contracts"] = [{"card": 901, "filled": [1, 2, 3]}]
    match = given({"at": "market", "player": {"ann": ann}}, "fill #901")
    assert told(match, "filled", "completed") == [
        "ann filled contract=901 row=4 money=20 barrels=3 2 1",
        "ann completed contract=901",
    ]


@rule("ORE-CON-07", "ORE-STK-01", "ORE-DX-02", "ORE-DX-37", "ORE-VAR-11", "ORE-CON-11")
@pytest.mark.parametrize(
    ("cash", "variant", "strikes"),
    [
        *((0, "normal", 2), (4, "normal", 1), (5, "normal", 1), (6, "normal", 0)),
        *((0, "contract_race", 3), (4, "contract_race", 2), (6, "contract_race", 1)),
    ],
)
def test_a_failure_tells_the_penalty_and_all_its_strikes(cash: int, variant: str, strikes: int) -> None:
    ann = {"cash": cash, "contracts": [{"card": 951}]}
    match = given({"at": "market", "start": "bob", "row": NOTHING, "player": {"ann": ann}}, variant=variant)
    assert told(match, "failed", "discarded") == [
        f"ann failed contract=951 money=6 strikes={strikes}",
        "ann discarded contract=951",
    ]
    assert isinstance(match.state, Position)
    assert match.state.players[0].strikes == strikes


@rule("ORE-CON-09", "ORE-CON-10")
def test_who_takes_a_contract_over() -> None:
    players = {"ann": {"contracts": [{"card": 951}]}, "cal": {"barrels": {"gold": 1}}}
    match = given({"at": "market", "player": players}, "take-over")
    assert told(match, "failed", "filled", "taken-over", "completed") == [
        "ann failed contract=951 money=6 strikes=0",
        "cal filled contract=951 row=1 money=12 barrels=0",
        "cal taken-over contract=951",
        "cal completed contract=951",
    ]


@rule("ORE-DX-33", "ORE-RUL-49", "ORE-RUL-50")
def test_subcontracting_and_negotiation() -> None:
    """The fee goes to bob, the line's money to ann, the completed contract to bob. With her own row: two cards, $5."""
    ann = {
        "barrels": {"coal": 1},
        "assets": ["subcontracted-ops-a", "negotiation-ops"],
        "contracts": [{"card": 903, "filled": [1], "sold": True, "due": True}],
    }
    bob = {"contracts": [{"card": 904, "filled": [1], "due": False}]}
    match = given({"at": "subcontract", "player": {"ann": ann, "bob": bob}}, "subcontract #904 line 2")
    assert told(match, "subcontracted", "filled", "completed", "negotiated") == [
        "ann subcontracted other=bob money=3",
        "ann filled contract=904 row=2 money=8 barrels=4",
        "bob completed contract=904",
        "ann negotiated money=5 contracts=2",
    ]


# ---- any own window ---------------------------------------------------------------------------------


@rule("ORE-DX-34", "ORE-RUL-46", "ORE-AST-21", "ORE-INI-04")
def test_what_is_exchanged_and_cashed() -> None:
    ann = {
        "barrels": {"oil": 3},
        "assets": ["commodities-exchange", "gold-exchange"],
        "futures": [{"type": "copper", "n": 2}],
    }
    moves = ("exchange commodities-exchange 3 oil gold", "exchange gold-exchange coal", "cash copper 2")
    match = given({"at": "market", "player": {"ann": ann}}, *moves)
    assert told(match, "exchanged", "cashed") == [
        "ann exchanged asset=commodities-exchange amount=3 given=oil received=2 resource=gold",
        "ann exchanged asset=gold-exchange amount=1 given=gold received=2 resource=coal",
        "ann cashed resource=copper amount=2",
    ]


# ---- acquisition ------------------------------------------------------------------------------------


@rule("ORE-ACQ-08", "ORE-ACQ-09", "ORE-ACQ-06", "ORE-INI-07")
def test_what_is_bought_and_taken() -> None:
    position = {
        "at": "acquisition",
        "mine": {"coal": {"pile": ["y-coal"]}},
        "track": {"assets": ["ann", "ann"], "contracts": ["bob"]},
        "row": {
            "assets": ["coffer", "statue", "", "", ""],
            "initiatives": ["private-mine", "drill-bit", "", "", ""],
            "contracts": [903, 904, 951, 1, 2],
        },
        "player": {"ann": {"cash": 60, "barrels": {"copper": 2, "coal": 1}}, "bob": {"cash": 60}},
    }
    match = given(position, "buy coffer barrels", "buy private-mine coal", "buy drill-bit", "take #904")
    assert told(match, "bought", "initiative", "private", "took", "top") == [
        "ann bought asset=coffer is_money=0",
        "ann initiative initiative=private-mine resource=coal",
        "ann private card=y-coal resource=coal",
        "bob initiative initiative=drill-bit resource=nothing",
        "bob took contract=904",
    ]
    match = given(position, "buy coffer money")
    assert told(match, "bought") == ["ann bought asset=coffer is_money=1"]


@rule("ORE-VAR-09")
def test_the_next_card_of_a_race_pile_is_turned_up() -> None:
    ann = {"pile": [903, 904], "settled": 7}
    position = {"at": "acquisition", "row": NOTHING, "player": {"ann": ann}}
    match = given(position, "take-top", "take-top", variant="contract_race")
    events = [event for event in match.events if event.name in ("took", "top") and event.seat == 0]
    assert [(line(event), event.mark) for event in events] == [
        ("ann took contract=903", PLAIN),
        ("ann top contract=904", REVEAL),
        ("ann took contract=904", PLAIN),
    ]


# ---- replenishment ----------------------------------------------------------------------------------


@rule("ORE-STK-02", "ORE-REP-10", "ORE-RUL-27", "ORE-EX-08", "ORE-EX-22")
@pytest.mark.parametrize(
    ("miners", "cash", "salary", "strikes"),
    [
        (2, 20, 5, 0),
        (2, 5, 5, 0),
        (2, 4, 5, 1),
        (3, 10, 10, 0),
        (3, 7, 10, 1),
        (3, 5, 10, 1),
        (4, 20, 20, 0),
        (4, 10, 20, 2),
    ],
)
def test_a_salary_tells_what_was_due_and_the_strikes(miners: int, cash: int, salary: int, strikes: int) -> None:
    match = given({"at": "replenishment", "player": {"ann": {"employed": miners, "cash": cash}}})
    assert told(match, "salary") == [f"ann salary money={salary} strikes={strikes}"]
    assert isinstance(match.state, Position)
    assert match.state.players[0].strikes == strikes


@rule("ORE-REP-02", "ORE-REP-05", "ORE-REP-08", "ORE-RUL-33", "ORE-RND-01")
def test_every_new_card_is_told_and_cannot_be_taken_back() -> None:
    match = given(
        {
            "at": "replenishment",
            "round": 3,
            "mine": {"coal": {"card": "x-coal", "exhausted": True, "pile": ["y-coal"]}},
            "row": {
                "assets": ["", "statue", "library", "theater", "coffer"],
                "initiatives": ["dear", "dear", "dear", "dear", ""],
                "contracts": [903, 1, 951, 2, 3],
            },
            "draw": {"assets": ["university", "concert-hall"], "initiatives": ["drill-bit"], "contracts": [904]},
        }
    )
    events = [event for event in match.events if event.name.startswith(("new-", "stale", "round"))]
    assert [(line(event), event.mark) for event in events] == [
        ("all new-mine card=y-coal", ROLL),
        ("all new-asset card=university", ROLL),
        ("all new-asset card=concert-hall", ROLL),
        ("all new-initiative card=drill-bit", ROLL),
        ("all stale contract=951", PLAIN),
        ("all new-contract contract=904", ROLL),
        ("all round round=4 order=1 2 0 points=1 2 2", PLAIN),
    ]


@rule("ORE-REP-13", "ORE-AST-41", "ORE-RUL-52")
@pytest.mark.parametrize(
    ("assets", "cost"),
    [([], 5), (["relief-ops-a"], 2), (["relief-ops-b"], 3), (["relief-ops-b", "relief-ops-a"], 2)],
)
def test_what_relief_costs(assets: list[str], cost: int) -> None:
    mine = {"coal": {"card": "x-coal", "miners": {"2": "ann"}}}
    match = given({"at": "relief", "mine": mine, "player": {"ann": {"assets": assets}}}, "relieve coal 2")
    assert told(match, "relieved") == [f"ann relieved resource=coal money={cost}"]


@rule("ORE-RUL-57", "ORE-END-04")
def test_the_end_is_told_after_the_last_futures() -> None:
    ann = {"futures": [{"type": "gold", "n": 3}]}
    match = given({"at": "scoring", "player": {"ann": ann}})
    assert told(match, "cashed", "over") == ["ann cashed resource=gold amount=3", "all over"]
