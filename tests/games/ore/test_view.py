"""What each viewer sees: everything on the table, nothing that is hidden, and all of it in JSON."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

import wheal
from tests.marks import rule
from wheal.games.ore.phases import PHASES
from wheal.games.ore.rules.position import Position
from wheal.games.ore.view import View, build_view, paths
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import EVERYTHING, SPECTATOR, OptionValue
from wheal.kernel.match import Match

GAME = wheal.game("ore")
NAMES = ["ann", "bob", "cal", "dan", "eve"]
ANN, BOB, CAL = range(3)
VARIANTS = ("normal", "short", "long", "contract_race")
OPEN_ROWS = {"assets": [""] * 5, "initiatives": [""] * 5}
DEFINED = {
    "contract": {
        "901": {"rows": [{"needs": ["copper/iron", "coal/oil"], "pays": 7}, {"needs": ["gold"], "pays": 12}]},
        "902": {
            "rows": [{"needs": ["coal"], "pays": 5}, {"needs": ["coal"], "pays": 6}, {"needs": ["oil"], "pays": 8}]
        },
    }
}


def position(given: Mapping[str, Any], *, seats: int = 3, **options: OptionValue) -> Match:
    """A match in the position that a scenario would describe so, run to its first question."""
    game = GAME.with_defined(DEFINED)
    state = game.new_state(seats, options, 1)
    game.place(state, {"start": "ann", **given}, NAMES[:seats])
    state.settle()
    return Match(game, NAMES[:seats], game.read_options(options), 1, state=state)


def ore(match: Match) -> Position:
    assert isinstance(match.state, Position)
    return match.state


def seen(match: Match, viewer: int) -> View:
    return build_view(ore(match), viewer)


def random_positions(seats: int, seed: int, **options: OptionValue) -> Iterator[Position]:
    """Every decision of a random game."""
    state = GAME.new_state(seats, options, seed)
    rng = random.Random(seed)
    while not state.is_over:
        assert isinstance(state, Position)
        yield state
        seat = rng.choice(state.deciders)
        state.apply(rng.choice(state.legal_actions(seat)), seat)
    assert isinstance(state, Position)
    yield state


# ---- nothing leaks ------------------------------------------------------------------------------------


@rule("ORE-RUL-66", "ORE-RUL-04")
@pytest.mark.parametrize("relief", ["in turn", "at once"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_view_is_the_same_in_every_state_that_its_viewer_can_imagine(variant: str, relief: str) -> None:
    rng = Rng(5)
    exchanged = 0
    for seats in (3, 4, 5):
        for number, state in enumerate(random_positions(seats, seats, variant=variant, relief=relief)):
            if number % (5 if any(state.sealed) else 17):
                continue
            for viewer in (SPECTATOR, *range(seats)):
                imagined = state.clone()
                imagined.imagine(viewer, rng)
                assert isinstance(imagined, Position)
                assert build_view(imagined, viewer) == build_view(state, viewer)
                names = NAMES[:seats]
                assert paths(imagined, viewer, names) == paths(state, viewer, names)
                exchanged += build_view(imagined, EVERYTHING) != build_view(state, EVERYTHING)
    assert exchanged > 100


@pytest.mark.parametrize("variant", VARIANTS)
def test_views_are_json_and_come_back_from_it(variant: str) -> None:
    phases = set()
    for number, state in enumerate(random_positions(4, 3, variant=variant)):
        view = build_view(state, number % 6 - 2)
        phases.add(view.at)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    assert phases <= {*PHASES.kind_at, "end"}
    assert {"placement", "market", "acquisition", "relief", "end"} <= phases


@rule("ORE-RUL-66")
@pytest.mark.parametrize("viewer", [SPECTATOR, ANN, BOB])
def test_piles_show_their_length_only(viewer: int) -> None:
    given = {
        "draw": {"assets": ["library", "statue"], "contracts": [30, 901], "initiatives": ["drill-bit"]},
        "mine": {"gold": {"card": "TG01", "pile": ["TG04", "TG02"]}, "oil": {"pile": 0}},
    }
    view = seen(position(given), viewer)

    assert view.draw.assets == ["?", "?"]
    assert view.draw.contracts == ["?", "?"]
    assert view.draw.initiatives == ["?"]
    assert view.mine["gold"].pile == ["?", "?"]
    assert view.mine["gold"].card == "TG01"
    assert view.mine["oil"].pile == []
    everything = seen(position(given), EVERYTHING)
    assert everything.draw.assets == ["library", "statue"]
    assert everything.draw.contracts == [30, 901]
    assert everything.mine["gold"].pile == ["TG04", "TG02"]


def test_removed_cards_are_in_no_view() -> None:
    state = ore(position({"draw": {"assets": 2, "contracts": 3}}))
    text = msgspec.json.encode(build_view(state, EVERYTHING)).decode()
    shown = {*state.asset_row, *state.asset_draw}
    gone = [state.rules.asset_ids[design] for design in state.assets_out if design not in shown]
    assert len(gone) > 40
    assert not [asset for asset in gone if f'"{asset}"' in text]


@rule("ORE-RUL-04")
def test_contracts_dealt_for_the_start_player_were_seen() -> None:
    state = ore(Match(GAME, NAMES[:3], GAME.read_options({}), 4))
    numbers = build_view(state, SPECTATOR).removed
    assert len(numbers) == 3
    assert numbers.index(max(numbers)) == state.start


@rule("ORE-VAR-08", "ORE-RUL-66")
def test_in_the_race_only_the_top_card_of_a_pile_is_open_even_to_its_owner() -> None:
    match = position({"player": {"ann": {"pile": [10, 11, 12]}}}, variant="contract_race")
    for viewer in (SPECTATOR, ANN, BOB):
        assert seen(match, viewer).player[ANN].pile == [10, "?", "?"]
        assert seen(match, viewer).player[BOB].pile[1:] == ["?"] * 8
    assert seen(match, EVERYTHING).player[ANN].pile == [10, 11, 12]


@rule("ORE-RUL-34")
def test_sealed_relief_is_seen_by_its_seat_alone() -> None:
    miners = {"1": "ann", "2": "bob", "3": "ann"}
    given = {"at": "relief", "mine": {"gold": {"card": "TG01", "miners": miners}}}
    match = position(given, relief="at once")
    before = [msgspec.json.encode(seen(match, viewer)) for viewer in (SPECTATOR, BOB, CAL)]

    match.play("ann: relieve gold 1")

    assert [msgspec.json.encode(seen(match, viewer)) for viewer in (SPECTATOR, BOB, CAL)] == before
    assert seen(match, ANN).player[ANN].sealed == ["relieve gold 1"]
    assert seen(match, ANN).player[ANN].decision == 1
    assert seen(match, ANN).player[BOB].decision == -1
    assert seen(match, ANN).mine["gold"].miners[0] == [ANN]  # carried out when all have chosen
    match.play("ann: done", "bob: done")
    assert seen(match, BOB).mine["gold"].miners[:3] == [[], [BOB], [ANN]]


# ---- the table ----------------------------------------------------------------------------------------


@rule("ORE-RUL-66")
def test_what_lies_open_is_seen_by_all_alike() -> None:
    given = {
        "mine": {"gold": {"card": "TG01", "miners": {"2": "bob"}}},
        "track": {"assets": ["cal", "ann"], "contracts": ["bob"]},
        "slag": ["cal"],
        "discard": {"contracts": [44]},
        "player": {
            "bob": {
                "cash": 37,
                "barrels": {"oil": 2},
                "assets": ["library"],
                "futures": [{"type": "coal", "n": 2}],
                "private": [{"card": "TI01", "mode": "market", "space": 2}],
                "contracts": [{"card": 901, "filled": [1]}],
                "completed": [7],
                "strikes": 2,
            },
        },
    }
    match = position(given)
    views = [seen(match, viewer) for viewer in (SPECTATOR, BOB, CAL)]
    for view in views:
        bob = view.player[BOB]
        assert (bob.cash, bob.barrels["oil"], bob.barrels["gold"], bob.in_hand) == (37, 2, 0, 0)
        assert (bob.assets, bob.completed, bob.strikes) == (["library"], [7], 2)
        assert bob.vp == 3 + 1 + 3 - 2
        assert msgspec.to_builtins(bob.futures) == [{"type": "coal", "n": 2}]
        assert bob.private[0].mode == "market"
        assert bob.private[0].open
        assert (bob.contracts[0].card, bob.contracts[0].filled, bob.contracts[0].due) == (901, [1], True)
        assert view.mine["gold"].miners[1] == [BOB]
        assert view.mine["gold"].price == 7
        assert (view.track.assets, view.track.contracts, view.slag) == ([CAL, ANN], [BOB], [CAL])
        assert view.discard.contracts == [44]
        assert (view.at, view.kind, view.to_decide, view.start) == ("placement", "place", [ANN], ANN)


def test_what_is_being_filled_and_what_is_offered() -> None:
    given = {
        "at": "market",
        "row": OPEN_ROWS,
        "player": {
            "ann": {"cash": 9, "barrels": {"gold": 1}, "contracts": [{"card": 901}]},
            "bob": {"barrels": {"copper": 1, "iron": 1, "coal": 1, "oil": 1}},
        },
    }
    match = position(given)
    assert seen(match, CAL).offer is None
    match.play("ann: done")
    view = seen(match, CAL)
    assert view.offer is not None
    assert (view.offer.contract, view.offer.owner, view.offer.row, view.offer.money) == (901, ANN, 1, 7)
    assert view.filling is None
    match.play("bob: take-over", "bob: with iron")
    view = seen(match, CAL)
    assert view.filling is not None
    assert msgspec.to_builtins(view.filling) == {
        "contract": 901,
        "purpose": "take-over",
        "rows": [1],
        "chosen": ["iron"],
    }
    match.play("bob: with oil")
    view = seen(match, CAL)
    assert (view.filling, view.offer) == (None, None)
    assert view.player[BOB].contracts[0].filled == [1]
    assert view.player[BOB].sold_on == [901]


def test_subcontracted_ops_in_use() -> None:
    given = {
        "at": "subcontract",
        "row": OPEN_ROWS,
        "player": {
            "ann": {"cash": 9, "barrels": {"coal": 2, "oil": 1}, "assets": ["subcontracted-ops-b"]},
            "bob": {"contracts": [{"card": 902}]},
        },
    }
    match = position(given).play("ann: subcontract #902 line 2")
    view = seen(match, SPECTATOR)
    assert view.subcontract is not None
    assert (view.subcontract.asset, view.subcontract.target, view.subcontract.lines) == ("subcontracted-ops-b", BOB, 1)
    assert view.player[ANN].used == ["subcontracted-ops-b"]


@rule("ORE-REP-03")
def test_a_resource_without_a_mine() -> None:
    given = {
        "at": "replenishment",
        "mine": {"iron": {"exhausted": True, "pile": 0}, "gold": {"card": "TG01", "miners": {"1": "ann"}}},
    }
    match = position(given)
    iron = seen(match, BOB).mine["iron"]
    assert (iron.card, iron.price, iron.miners, iron.exhausted, len(iron.spent)) == ("", 0, [], False, 1)
    assert seen(match, BOB).ending
    assert paths(ore(match), BOB, NAMES[:3])["mine"]["iron"] == {
        "card": "",
        "miners": {},
        "exhausted": False,
        "pile": [],
    }


def test_the_end_has_a_ranking() -> None:
    match = position({"at": "scoring", "player": {"bob": {"cash": 90}, "cal": {"strikes": 3}}})
    view = seen(match, SPECTATOR)
    assert (view.at, view.over, view.kind, view.to_decide) == ("end", True, "", [])
    assert view.ranking == [BOB, ANN, CAL]


# ---- the paths of scenarios ---------------------------------------------------------------------------


def test_paths_are_those_of_the_contract() -> None:
    given = {
        "mine": {"iron": {"card": "TI01", "miners": {"1": ["bob", "bob"], "2": "ann"}}},
        "player": {"ann": {"private": [{"card": "TG02", "mode": "mine"}], "contracts": [{"card": 901}]}},
    }
    tree = paths(ore(position(given, own_stacking=True)), EVERYTHING, NAMES[:3])

    assert set(tree) == {
        *("at", "round", "start", "mine", "track", "slag", "row", "draw", "discard", "taken", "player"),
    }
    assert list(tree["mine"]) == ["gold", "oil", "iron", "copper", "coal"]
    assert tree["mine"]["iron"]["miners"] == {"1": ["bob", "bob"], "2": "ann", "3": "", "4": "", "5": ""}
    assert set(tree["mine"]["iron"]) == {"card", "miners", "exhausted", "pile"}
    assert set(tree["row"]) == set(tree["draw"]) == set(tree["discard"]) == {"assets", "initiatives", "contracts"}
    assert set(tree["track"]) == {"assets", "contracts"}
    assert list(tree["player"]) == ["ann", "bob", "cal"]
    assert set(tree["player"]["ann"]) == {
        *("cash", "barrels", "employed", "in_hand", "cage", "assets", "drill", "collab", "futures", "private"),
        *("contracts", "completed", "strikes", "used", "pile", "settled", "vp"),
    }
    assert tree["player"]["ann"]["private"] == [{"card": "TG02", "mode": "mine", "space": 1}]
    assert tree["player"]["ann"]["contracts"] == [
        {"card": 901, "filled": [], "due": True, "sold": False, "own": False},
    ]


def without_order_of_discards(tree: dict[str, Any]) -> dict[str, Any]:
    """Paths without what cannot be given: assets that are gone for good, and the order of discarded initiatives."""
    del tree["discard"]["assets"]
    tree["discard"]["initiatives"].sort()
    return tree


@pytest.mark.parametrize("variant", VARIANTS)
def test_what_paths_say_can_be_given_again(variant: str) -> None:
    """A position given by its own paths is that position."""
    options: dict[str, OptionValue] = {"variant": variant, "own_stacking": True}
    names = NAMES[:3]
    moments = 0
    for number, state in enumerate(random_positions(3, 8, **options)):
        if number % 5 or state.is_over or state.question.name != "place":
            continue
        tree = without_order_of_discards(paths(state, EVERYTHING, names))
        given = {**tree, "discard": {"contracts": tree["discard"]["contracts"]}}
        left_out = ("vp",) if variant == "contract_race" else ("vp", "pile", "settled")
        given["player"] = {
            name: {key: value for key, value in fields.items() if key not in left_out}
            for name, fields in tree["player"].items()
        }
        again = GAME.new_state(3, options, 100 + number)
        GAME.place(again, given, names)
        again.settle()
        assert isinstance(again, Position)
        assert without_order_of_discards(paths(again, EVERYTHING, names)) == tree
        moments += 1
    assert moments > 5
