"""Hook points, neutral fields and strategies, by a toy expansion that uses all of them (tests/games/tinners/toy.py)."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import wheal
from tests import battery
from tests.games.tinners import NAMES, copy_of
from tests.games.tinners import position as place
from tests.games.tinners import tinners as at
from tests.games.tinners.toy import (
    CARDS,
    LOTS,
    TOY_BACK,
    Stable,
    Toy,
    ToyBidding,
    ToyDealing,
    ToyTinners,
    here,
)
from tests.marks import rule
from wheal.games.tinners.rules.auction import Bidding
from wheal.games.tinners.rules.expansion import Expansion
from wheal.games.tinners.rules.position import Position
from wheal.games.tinners.rules.setting import Rules
from wheal.games.tinners.rules.survey import Dealing
from wheal.kernel.codec import fields
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import BadInput
from wheal.kernel.game import EVERYTHING, SPECTATOR, OptionValue
from wheal.kernel.match import Match

GAME = ToyTinners.with_content()
TOY: dict[str, OptionValue] = {"toy": True, "rival": False}
RIVAL: dict[str, OptionValue] = {"toy": True, "rival": True}


def position(
    given: dict[str, Any],
    *,
    seats: int = 3,
    options: dict[str, OptionValue] = TOY,
    extras: dict[str, list[int]] | None = None,
) -> Match:
    """A match in the position that a scenario would describe; ``extras`` are fields of the toy's own part."""

    def write_extras(state: Position) -> None:
        for field, value in (extras or {}).items():
            setattr(here(state), field, value)

    return place(GAME, given, seats=seats, options=options, before_running=write_extras)


def area(match: Match, name: str) -> Any:
    return at(match).areas[GAME.content.area_names().index(name)]


def kind(match: Match) -> str:
    return match.state.question.name


def since(match: Match, name: str) -> list[str]:
    """The names of all events from the last one of that name on."""
    names = [event.name for event in match.events]
    return names[len(names) - 1 - names[::-1].index(name) :]


def in_order(match: Match, *wanted: str) -> None:
    """These events happened, in this order."""
    names = iter(event.name for event in match.events)
    for name in wanted:
        assert name in names, (name, [event.name for event in match.events])


def engine_moves(match: Match, player: str) -> list[str]:
    seat = match.seat(player)
    return [e.action.text for e in match.events if e.action is not None and e.by_engine and e.seat == seat]


# ---- nothing is left out ---------------------------------------------------------------------------


def own_methods(cls: type) -> set[str]:
    return {name for name, value in vars(cls).items() if callable(value) and not name.startswith("__")}


@pytest.mark.parametrize(("toy", "base"), [(Toy, Expansion), (ToyBidding, Bidding), (ToyDealing, Dealing)])
def test_the_toy_overrides_every_method_of_every_base(toy: type, base: type) -> None:
    assert own_methods(base) - own_methods(toy) == set()


def test_the_toy_is_on_every_list_of_listeners() -> None:
    rules = GAME.setting(3, GAME.read_options(TOY))
    assert isinstance(rules, Rules)
    names = {*fields(Rules), *getattr(rules, "__dict__", ())}
    lists = {
        name for name in names if isinstance(getattr(rules, name), list) and Toy in map(type, getattr(rules, name))
    }
    hooks = own_methods(Expansion) & names
    assert lists == {*hooks, "further_actions", "imagining", "expansions"}
    assert len(hooks) == 8


def test_the_toy_is_interpreted_also_where_the_engine_is_compiled() -> None:
    assert inspect.isfunction(Toy.after_build)
    assert inspect.isfunction(Expansion.after_build) is not wheal.COMPILED


# ---- join: nothing of it where the option is off ---------------------------------------------------


def test_without_the_option_its_verbs_exist_and_are_refused() -> None:
    match = Match(GAME, NAMES[:3], {}, 1)
    match.play_setup()
    assert match.state.extras == []
    assert {"hire", "gallop", "stable"}.isdisjoint(move.split()[0] for move in match.legal_moves)
    for move in ("gallop", "hire gwennap", "stable gwennap", "keep", "stake"):
        refusal = match.why_not(move)
        assert refusal is not None
        assert refusal.rule == "TT-WT-02"
    assert "toy" not in str(match.view(0).player[0].backs)


def test_options_with_and_without_the_toy_share_one_table_and_no_tables_of_rules() -> None:
    off, on = GAME.setting(3, GAME.read_options({})), GAME.setting(3, GAME.read_options(TOY))
    assert off.table is on.table
    assert isinstance(off, Rules)
    assert isinstance(on, Rules)
    cheap = on.tile_ids.index("A1")
    assert (off.tile_work[cheap], on.tile_work[cheap]) == (2, 1)
    assert (off.looks_are_public, on.looks_are_public) == (False, True)
    assert off.expansions == []


# ---- set-up: extras, start tiles, dealing ------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_set_up_adds_an_extra_and_more_open_tiles(seats: int) -> None:
    match = Match(GAME, NAMES[:seats], TOY, 5)
    assert kind(match) == "discard"
    (extra,) = match.state.extras
    assert isinstance(extra, Stable)
    assert sorted(extra.lots) == sorted(LOTS)
    assert all(len(open_tiles) == 3 for open_tiles in match.view().revealed.values() if open_tiles)
    assert [player.base_capacity for player in at(match).players] == [1] * seats


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_dealing_strategy_gives_one_toy_card_each_with_its_own_back(seats: int) -> None:
    match = Match(GAME, NAMES[:seats], TOY, 5)
    regions = 3 if seats < 4 else 4
    for player in match.view().player:
        assert player.backs == sorted([*"ABCD"[:regions], *"ABCD"[:regions], "toy"])
    state = at(match)
    held = [card for player in state.players for card in player.hand if state.rules.card_back[card] == TOY_BACK]
    left = state.spare_cards[TOY_BACK].items
    assert sorted(state.rules.card_ids[card] for card in held + left) == sorted(card.id for card in CARDS)
    match.play_setup()
    assert all(player.backs.count("toy") == 1 and len(player.backs) == regions + 1 for player in match.view().player)
    in_order(match, "discarded", "toy-dealt", "hands-chosen", "round")
    if seats == 2:
        assert [len(state.decks[back].items) for back in range(3)] == [8, 8, 8]


def test_a_card_of_two_regions_fits_both_and_no_other() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {name: {"face": "down"} for name in ("camborne", "probus", "padstow")},
        "player": {"ann": {"money": 20, "hand": ["TAB"]}, "bob": {"money": 20}, "cal": {"money": 20}},
    }
    for name, is_fitting in (("camborne", True), ("probus", True), ("padstow", False)):
        match = position(given).play(f"build {name}")
        assert kind(match) == "survey"  # by its back it might fit everywhere; the others cannot tell
        refusal = match.why_not("survey TAB")
        assert (refusal is None) == is_fitting
        assert refusal is None or (refusal.rule, refusal.message) == ("TT-AUC-11", "refused-card-region")


def test_others_see_the_back_of_a_toy_card_and_imagine_every_front() -> None:
    match = Match(GAME, NAMES[:3], TOY, 5)
    match.play_setup()
    own, other = match.view("ann"), match.view("bob")
    assert any(card.startswith("T") for card in own.player[0].hand)
    assert other.player[0].hand == ["?"] * 4
    rng, fronts = Rng(3), set()
    for _ in range(300):
        imagined = copy_of(match)
        imagined.imagine(1, rng)
        fronts.add(next(card for card in imagined.view(0).player[0].hand if card.startswith("T")))
    assert fronts == {card.id for card in CARDS} - {c for c in match.view("bob").player[1].hand if c.startswith("T")}


# ---- looks ---------------------------------------------------------------------------------------------


def test_looks_are_public_for_as_many_lookers_as_the_rules_say() -> None:
    given = {"at": "end-of-round", "round": 1, "passed": ["cal", "ann", "bob"]}
    match = position(given)
    hidden = [name for name, seen in match.view().area.items() if seen.tile == "?"]
    peekers = []
    while kind(match) == "peek":
        peekers.append(match.to_decide[0])
        name = hidden.pop()
        match.play(f"peek {name}")
        assert match.view().area[name].face == "up"
        assert match.view().area[name].peeked == []
    assert peekers == ["cal", "ann", "bob"]


def test_investigate_turns_the_tile_up_for_everybody_before_the_opening_bid() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A2", "face": "down"}},
        "player": {"ann": {"hand": ["TAB"]}},
    }
    match = position(given).play("build camborne", "survey TAB")
    assert kind(match) == "open"
    assert match.view().area["camborne"].tile.id == "A2"
    assert "looked" not in since(match, "card-before")


# ---- the round: hooks by the order of events -------------------------------------------------------------


def test_start_of_round_comes_after_the_permanent_pumps_and_before_the_prices() -> None:
    given = {
        "at": "round-start",
        "round": 2,
        "area": {"camborne": {"mine": "ann", "water": 3, "pump": True}},
        "player": {"bob": {"money": 7}},
    }
    match = position(given, extras={"income": [0, 2, 0]})
    names = [event.name for event in match.opening]
    assert names[:5] == ["round", "pump-works", "toy-start-of-round", "price-tin", "price-copper"]
    assert area(match, "camborne").water == 2
    assert at(match).players[1].money == 9


def test_start_of_round_is_not_called_in_round_1() -> None:
    match = position({"at": "round-start", "round": 1}, extras={"income": [5, 5, 5]})
    assert [event.name for event in match.opening][:2] == ["round", "price-tin"]
    assert [player.money for player in at(match).players] == [20, 20, 20]


def test_after_action_comes_after_each_action_and_before_the_next_turn() -> None:
    match = position({"order": ["ann", "bob", "cal"]}).play("pasties")
    assert since(match, "pasties") == ["pasties", "toy-after-action"]
    assert match.events[-1].seat == 0
    assert match.to_decide == ["bob"]
    match.play("pass")
    assert since(match, "passed") == ["passed", "toy-after-action"]
    match.play("build gwennap")
    assert since(match, "passed")[2:] == ["move"]  # an auction is one action, and not yet complete


def test_after_action_comes_once_when_an_auction_is_over() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A2", "face": "up"}},
        "player": {name: {"hand": []} for name in NAMES[:3]},
    }
    match = position(given).play("build camborne", "bid 2", "bob: bid 3", "cal: drop", "ann: drop", "bob: no-stake")
    names = since(match, "won")
    assert names.count("toy-after-action") == 1
    assert match.events[-1].seat == 0  # whoever started the auction has acted
    assert match.to_decide == ["ann"]


def ponies(count: int, **player: int) -> Match:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "bob", "water": 2}, "gwennap": {"mine": "cal", "water": 0}},
        "player": {"ann": {"ponies": count, **player}},
    }
    return position(given)


def test_an_own_question_is_pushed_after_the_action() -> None:
    match = ponies(2).play("pasties")
    assert (kind(match), match.to_decide) == ("pony", ["ann"])
    assert match.legal_moves == ["stable camborne", "keep"]
    assert match.why_not("pasties") is not None
    refusal = match.why_not("bob: keep")
    assert refusal is not None
    assert (refusal.rule, refusal.args["player"]) == ("TOY-05", "ann")
    match.play("stable camborne")
    assert (kind(match), area(match, "camborne").water) == ("pony", 1)
    match.play("stable camborne")  # no pony and no water is left: the window closes by itself
    assert (kind(match), match.to_decide) == ("act", ["bob"])
    assert since(match, "pasties").count("toy-after-action") == 1


def test_before_the_action_it_is_a_further_action_that_does_not_end_the_turn() -> None:
    match = ponies(2)
    assert kind(match) == "act"
    assert "stable camborne" in match.legal_moves
    match.play("stable camborne")
    assert (kind(match), match.to_decide, at(match).players[0].column) == ("act", ["ann"], 0)
    match.play("pasties", "keep")
    assert match.to_decide == ["bob"]


def test_nothing_is_offered_after_passing() -> None:
    match = ponies(1).play("pass")
    assert (kind(match), match.to_decide) == ("act", ["bob"])


@rule("TT-WT-05")
def test_further_actions_are_offered_before_a_compulsory_pass() -> None:
    match = ponies(1, column=10)
    match.play("bob: pass", "cal: pass")
    assert match.to_decide == ["ann"]
    assert match.legal_moves == ["pass", "stable camborne"]
    refusal = match.why_not("pasties")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TT-WT-05", {"column": 10})
    rng = Rng(5)
    assert {match.state.sample_action(rng).text for _ in range(60)} == {"pass", "stable camborne"}
    match.play("stable camborne")
    assert "ann" not in match.to_decide or kind(match) == "invest"
    assert engine_moves(match, "ann")[0] == "pass"  # and now the pass is compulsory


def test_without_further_actions_the_final_column_passes_at_once() -> None:
    match = ponies(0, column=10).play("bob: pass", "cal: pass")
    assert engine_moves(match, "ann")[0] == "pass"


def test_after_build_asks_the_winner_out_of_turn_while_the_auction_still_stands() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A2", "face": "up"}},
        "player": {name: {"hand": []} for name in NAMES[:3]},
    }
    match = position(given).play("build camborne", "bid 2", "bob: bid 3", "cal: drop", "ann: drop")
    assert (kind(match), match.to_decide) == ("stake", ["bob"])
    assert (match.view().auction.area, area(match, "camborne").tin) == ("camborne", 2)
    in_order(match, "won", "built", "toy-after-build")
    match.play("bob: stake")
    assert (match.view().auction, area(match, "camborne").tin, here(at(match)).staked) == (None, 3, [-1, 2, -1])
    assert (kind(match), match.to_decide) == ("act", ["ann"])


def sale(extras: dict[str, list[int]], **players: dict[str, int]) -> Match:
    given = {
        "at": "sell",
        "round": 2,
        "passed": ["bob", "ann", "cal"],
        "prices": {"tin": 5, "copper": 8},
        "player": {name: {"money": 0} for name in NAMES[:3]} | players,
    }
    return position(given, extras=extras)


def test_before_sale_asks_seat_after_seat_before_anything_is_sold() -> None:
    match = sale(
        {"favour": [2, 1, 2]}, ann={"money": 0, "tin": 1, "copper": 2}, cal={"money": 0, "tin": 3, "copper": 1}
    )
    assert (kind(match), match.to_decide) == ("favour", ["ann"])
    assert match.legal_moves == ["favour tin", "favour copper"]
    assert [player.money for player in at(match).players] == [0, 0, 0]
    match.play("favour copper")
    assert (kind(match), match.to_decide) == ("favour", ["cal"])
    match.play("favour tin")
    in_order(match, "toy-before-sale", "sold", "sold", "toy-after-sale")
    assert [event.name for event in match.events].count("toy-before-sale") == 1
    ann, _, cal = at(match).players
    assert (ann.money, cal.money) == (5 + 2 * (8 + 1), 3 * (5 + 2) + 8)
    assert [(state.tin_bonus, state.copper_bonus) for state in at(match).players] == [(0, 0)] * 3


def test_a_bonus_without_a_choice_is_not_asked() -> None:
    match = sale({"favour": [2, 2, 0]}, ann={"money": 0, "copper": 2})
    assert kind(match) == "invest"
    assert at(match).players[0].money == 2 * (8 + 1)


def test_after_sale_the_rival_invests_before_anybody_is_asked() -> None:
    given = {
        "at": "sell",
        "round": 1,
        "passed": ["ann", "bob", "cal"],
        "prices": {"tin": 5, "copper": 8},
        "player": {"cal": {"money": 1, "tin": 4}},
    }
    match = position(given, options=RIVAL)
    assert (kind(match), match.to_decide) == ("invest", ["ann"])
    assert engine_moves(match, "cal") == ["invest 20"]
    assert (at(match).players[2].money, at(match).players[2].points) == (1, 42)  # row 3, round 1
    in_order(match, "sold", "toy-after-sale", "invested")


def test_end_of_round_comes_after_the_markers_moved_and_before_the_looks() -> None:
    match = position({"at": "end-of-round", "round": 1, "passed": ["cal", "ann", "bob"]}, extras={"favour": [1, 1, 1]})
    assert [event.name for event in match.opening] == ["toy-end-of-round"]
    assert (kind(match), at(match).passing, here(at(match)).favour) == ("peek", [], [0, 0, 0])


def test_there_is_no_end_of_round_after_round_4() -> None:
    match = position({"at": "end-of-round", "round": 4, "passed": ["cal", "ann", "bob"]})
    assert match.over
    assert [event.name for event in match.opening] == ["over"]


# ---- a seat that is played by the rules ------------------------------------------------------------------


def test_take_turn_plays_the_automatic_seat_and_nobody_else() -> None:
    given = {
        "order": ["cal", "ann", "bob"],
        "area": {"camborne": {"mine": "cal", "tin": 2, "water": 1}},
    }
    match = position(given, options=RIVAL)
    assert engine_moves(match, "cal") == ["extract camborne tin 1 copper 0"]
    assert (at(match).players[2].column, at(match).players[2].tin, match.to_decide) == (1, 1, ["ann"])
    assert [e.seat for e in match.events if e.name == "toy-after-action"] == [2]
    match.play("pasties", "pasties", "pass", "pass")
    assert engine_moves(match, "cal")[1] == "extract camborne tin 1 copper 0"
    assert "pass" in engine_moves(match, "cal")  # in its own final column, column 3


def test_the_automatic_seat_discards_nothing_and_looks_at_nothing() -> None:
    match = Match(GAME, NAMES[:3], RIVAL, 2)
    assert match.to_decide == ["ann", "bob"]
    match = position({"at": "end-of-round", "round": 1, "passed": ["cal", "bob", "ann"]}, options=RIVAL)
    assert (kind(match), match.to_decide) == ("peek", ["bob"])


def test_ask_lets_the_strategy_answer_for_a_seat() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A2", "face": "up"}},
        "player": {name: {"hand": [], "money": 20} for name in NAMES[:3]},
    }
    match = position(given, options=RIVAL).play("build camborne", "bid 2", "bob: drop")
    assert engine_moves(match, "cal") == ["bid 3"]
    assert (kind(match), match.to_decide) == ("raise", ["ann"])
    match.play("bid 5")
    assert engine_moves(match, "cal")[-1] == "drop"
    assert area(match, "camborne").owner == 0


@rule("TT-AUC-07")
def test_an_answer_to_a_bid_must_be_higher_than_it() -> None:
    given = {
        "order": ["cal", "ann", "bob"],
        "area": {"st-just": {"tile": "A2", "face": "down"}},
        "player": {name: {"hand": [], "money": 20} for name in NAMES[:3]},
    }
    match = position(given, options=RIVAL)
    assert (kind(match), match.to_decide) == ("answer", ["ann"])
    auction = match.view().auction
    assert (auction.area, auction.minimum, auction.bid, auction.leader) == ("st-just", 1, 1, 2)
    refusal = match.why_not("bid 1")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TT-AUC-07", {"bid": 1})
    assert match.legal_moves[:2] == ["drop", "bid 2"]
    match.play("bid 2", "bob: drop", "stake")
    assert (area(match, "st-just").owner, at(match).players[0].money) == (0, 18)


def test_a_seat_with_one_column_left_spends_only_that() -> None:
    given = {
        "order": ["cal", "ann", "bob"],
        "area": {"st-just": {"tile": "A2", "face": "up"}},
        "player": {"cal": {"column": 2, "hand": []}, "ann": {"column": 8}, "bob": {"column": 8}},
    }
    match = position(given, options=RIVAL).play("ann: drop", "bob: drop")
    assert area(match, "st-just").owner == 2
    assert at(match).players[2].column == 3
    assert engine_moves(match, "cal")[-1] == "pass"


def test_a_strategy_may_close_the_card_after_the_auction() -> None:
    given = {
        "order": ["cal", "ann", "bob"],
        "area": {"st-just": {"tile": "A2", "face": "up"}},
        "player": {"cal": {"hand": ["TAB"]}},
    }
    match = position(given, options=RIVAL).play("ann: drop", "bob: drop")
    assert area(match, "st-just").owner == 2
    assert here(at(match)).staked == [-1, -1, 0]  # by itself, without a question
    assert kind(match) == "act"


# ---- neutral fields ------------------------------------------------------------------------------------------


def hiring(**player: Any) -> Match:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"mine": "ann", "miners": 1, "tin": 5, "water": 0}},
        "player": {"ann": player},
    }
    return position(given)


def test_a_second_miner_widens_the_capacity_and_closes_the_area_for_others() -> None:
    match = hiring()
    assert match.view().area["camborne"].capacity == 2
    assert match.why_not("extract camborne tin 3 copper 0") is not None
    match.play("hire camborne")
    seen = match.view().area["camborne"]
    assert (seen.miners, seen.capacity) == (2, 3)
    assert match.why_not("extract camborne tin 3 copper 0") is None
    refusal = match.why_not("miner camborne")
    assert refusal is not None
    assert refusal.rule == "TT-DEV-04"
    assert match.why_not("hire camborne") is not None


def test_a_lower_final_column_is_the_last_one_in_every_rule() -> None:
    match = hiring(column=7).play("bob: pass", "cal: pass", "hire camborne")
    ann = at(match).players[0]
    assert (ann.column, ann.final_column, match.to_decide) == (7, 9, ["ann"])
    refusal = match.why_not("adit camborne/gwennap")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TT-WT-04", {"cost": 3, "left": 2})
    match.play("pasties")
    refusal = match.why_not("build gwennap")
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("TT-AUC-03", {"left": 1})
    match.play("pasties")
    assert engine_moves(match, "ann")[0] == "pass"
    assert match.view().player[0].final_column == 9


def test_a_player_whose_columns_are_used_up_cannot_take_part_in_an_auction() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A2", "face": "up"}},
        "player": {name: {"hand": []} for name in NAMES[:3]},
    }
    match = position(given)
    at(match).players[1].final_column = 1
    match.play("build camborne", "bid 2")
    assert match.to_decide == ["cal"]
    assert match.view().auction.bidders == [0, 2]


def test_a_tile_may_cost_less_work_but_two_columns_must_be_left() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"camborne": {"tile": "A1", "face": "up"}},
        "player": {"ann": {"column": 8, "hand": []}, "bob": {"column": 9, "hand": []}, "cal": {"column": 9}},
    }
    match = position(given).play("build camborne", "bid 1", "no-stake")
    assert (area(match, "camborne").owner, at(match).players[0].column) == (0, 9)
    refusal = match.at(0).play("pasties").why_not("build camborne")
    assert refusal is not None
    assert refusal.rule == "TT-AUC-03"


def test_a_tile_pays_after_the_bid_and_before_the_card() -> None:
    given = {
        "order": ["ann", "bob", "cal"],
        "area": {"probus": {"tile": "B1", "face": "up"}},
        "player": {"ann": {"money": 2, "hand": ["TAB"]}, "bob": {"money": 0}, "cal": {"money": 0}},
    }
    match = position(given)
    assert "bid 3" not in match.play("build probus").legal_moves
    match.play("bid 2")
    assert (kind(match), at(match).players[0].money) == ("card", 3)
    match.play("survey TAB")
    assert (kind(match), at(match).players[0].money) == ("stake", 0)


def test_a_row_shift_lowers_the_investment_row() -> None:
    given = {"at": "invest", "round": 1, "passed": ["bob", "ann", "cal"]}
    match = position(given).play("bob: invest 10", "ann: invest 10", "cal: invest 10")
    assert [player.points for player in at(match).players] == [21, 22, 21]  # rows 2 + 1, 1, 3
    given = {"at": "invest", "round": 1, "passed": ["bob", "cal", "ann"]}
    match = position(given, seats=3).play("bob: pass", "cal: pass", "ann: invest 10")
    assert at(match).players[0].points == 20  # row 3 + 1


@pytest.mark.parametrize(("seats", "shift", "points"), [(3, -9, 22), (3, 9, 20)])
def test_a_row_shift_never_leaves_the_table(seats: int, shift: int, points: int) -> None:
    match = position({"at": "invest", "round": 1, "passed": ["bob", "ann", "cal"]}, seats=seats)
    at(match).players[0].row_shift = shift
    match.play("bob: pass", "ann: invest 10")
    assert at(match).players[0].points == points


@rule("TT-END-01", "TT-END-02")
def test_of_equal_points_the_higher_tie_rank_wins_whatever_the_money() -> None:
    given = {
        "at": "end-of-round",
        "round": 4,
        "passed": ["ann", "bob", "cal"],
        "player": {
            "ann": {"points": 50, "money": 4},
            "bob": {"points": 60, "money": 0},
            "cal": {"points": 50, "money": 0},
        },
    }
    match = position(given)
    assert match.over
    assert list(match.result or {}) == ["bob", "cal", "ann"]


# ---- hidden things, views and scenarios ---------------------------------------------------------------------


def test_imagine_exchanges_what_the_expansion_hides() -> None:
    match = Match(GAME, NAMES[:3], TOY, 5)
    rng, orders = Rng(1), set()
    for _ in range(50):
        imagined = copy_of(match)
        imagined.imagine(0, rng)
        lots = here(imagined).lots
        assert sorted(lots) == sorted(LOTS)
        orders.add(tuple(lots))
    assert len(orders) > 40
    assert match.view("ann").more["lots"] == ["?"] * 6
    assert match.game.view(match.state, EVERYTHING).more["lots"] == here(at(match)).lots


def test_views_and_paths_carry_what_the_expansion_describes() -> None:
    given = {
        "area": {"camborne": {"mine": "bob", "water": 1, "stake": "bob"}},
        "player": {"bob": {"ponies": 2}},
    }
    match = position(given)
    view = match.view()
    assert view.more["staked"] == {"Camborne": 1}
    assert view.player[1].more == {"ponies": 2}
    assert view.area["camborne"].more == {"stake": 1}
    tree = match.game.paths(match.state, SPECTATOR, match.names)
    assert tree["staked"] == {"Camborne": "bob"}
    assert tree["player"]["bob"]["ponies"] == 2
    assert tree["area"]["camborne"]["stake"] == "bob"
    assert tree["area"]["gwennap"]["stake"] == "none"


def test_a_key_of_the_table_is_given_by_the_expansion() -> None:
    match = position({"staked": {"Gwennap": "cal"}})
    assert match.game.paths(match.state, SPECTATOR, match.names)["staked"] == {"Gwennap": "cal"}


def test_a_field_that_no_expansion_knows_is_an_error() -> None:
    with pytest.raises(BadInput, match="stakked"):
        position({"stakked": {}})
    with pytest.raises(BadInput, match="poneys"):
        position({"player": {"bob": {"poneys": 2}}})
    with pytest.raises(BadInput, match="stakes"):
        position({"area": {"camborne": {"stakes": 1}}})


# ---- whole games ---------------------------------------------------------------------------------------------

KINDS = {"discard", "act", "survey", "open", "raise", "answer", "card", "pump", "invest", "peek"}


@pytest.mark.parametrize("options", [TOY, RIVAL], ids=["toy", "rival"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_keep_every_promise(seats: int, options: dict[str, OptionValue]) -> None:
    settings = GAME.read_options(options)
    rng = Rng(7)
    kinds, count = set(), 0
    for seed in range(13):
        state = None
        for state, seat, action in battery.random_states(GAME, seats, settings, seed):
            kinds.add(state.question.name)
            assert isinstance(state, Position)
            assert not state.players[seat].is_automatic
            count += 1
            if count % 9 == 0:
                battery.check_legality(state, seat)
            if count % 7 == 0:
                battery.check_decision(GAME, state, seat, action, rng)
            if count % 31 == 0:
                battery.check_imagine(GAME, state, rng)
        assert state is not None
        assert state.is_over
    expected = KINDS | {"stake", "pony", "favour"}
    if seats == 2:
        expected -= {"card"}
    elif not settings["rival"]:
        expected -= {"answer"}
    for seed in range(1000, 1400):  # some questions are rare with two seats
        if kinds != expected:
            kinds |= {state.question.name for state, _, _ in battery.random_states(GAME, seats, settings, seed)}
    assert kinds == expected


def test_a_clone_has_its_own_extra_and_bytes_hold_it() -> None:
    match = ponies(2)
    before = match.state.to_bytes()
    copy = copy_of(match)
    here(copy).ponies[0] = 0
    here(copy).lots.pop()
    assert match.state.to_bytes() == before
    assert copy.to_bytes() != before
    again = type(copy).from_bytes(GAME, before)
    assert isinstance(again, Position)
    assert (here(again).ponies, here(again).lots) == (here(at(match)).ponies, here(at(match)).lots)


def test_a_record_of_a_toy_game_replays() -> None:
    battery.check_record(GAME, 3, GAME.read_options(RIVAL), 3)
    battery.check_sealed(GAME, 4, GAME.read_options(RIVAL), 3)
