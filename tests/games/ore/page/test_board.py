"""The board that the page draws: it is JSON, shows nothing hidden, and its numbers are those of the moves."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

import wheal
from tests.games.ore.test_view import NAMES, VARIANTS, ore, position, random_positions
from tests.languages import said_in
from tests.marks import rule
from wheal.games.ore.content import RESOURCES
from wheal.games.ore.page.board import ending_text
from wheal.games.ore.page.constants import OreConstants
from wheal.games.ore.page.types import OreBoard
from wheal.games.ore.rules.position import NONE, Position
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.events import Event
from wheal.kernel.engine.rng import Rng
from wheal.kernel.game import EVERYTHING, SPECTATOR, OptionValue
from wheal.kernel.texts import LANGUAGES, texts_in

GAME = wheal.game("ore")
ANN, BOB, CAL = range(3)


class Made(NamedTuple):
    """A move of a random game: the board of its mover before it, the table before and after, what happened."""

    seat: int
    action: Action[Any]
    board: OreBoard
    before: Position
    after: Position
    events: list[Event]

    @property
    def earned(self) -> int:
        return self.after.players[self.seat].cash - self.before.players[self.seat].cash

    def own(self, name: str) -> list[Event]:
        return [event for event in self.events if event.name == name and event.seat == self.seat]


def board(state: Position, viewer: int, lang: str = "en") -> OreBoard:
    seen = said_in(lang, GAME.board_view, state, viewer, NAMES)
    assert isinstance(seen, OreBoard)
    return seen


def made_moves(seats: int, seed: int, **options: OptionValue) -> Iterator[Made]:
    """Every move of a random game with the board that its mover saw."""
    state = GAME.new_state(seats, options, seed)
    rng = random.Random(seed)
    state.watched = True
    while not state.is_over:
        assert isinstance(state, Position)
        seat = rng.choice(state.deciders)
        before, seen = state.clone(), board(state, seat)
        action = rng.choice(state.legal_actions(seat))
        state.events = []
        state.apply(action, seat)
        assert isinstance(before, Position)
        yield Made(seat, action, seen, before, state, state.events)


# ---- what it shows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_board_is_json_and_comes_back_from_it(variant: str) -> None:
    for number, state in enumerate(random_positions(4, 3, variant=variant)):
        seen = board(state, number % 6 - 2)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=OreBoard) == seen


@rule("ORE-RUL-66")
@pytest.mark.parametrize("relief", ["in turn", "at once"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_board_is_the_same_in_every_state_that_its_viewer_can_imagine(variant: str, relief: str) -> None:
    rng = Rng(5)
    for number, state in enumerate(random_positions(4, 4, variant=variant, relief=relief)):
        if number % (5 if any(state.sealed) else 17):
            continue
        for viewer in (SPECTATOR, ANN, CAL):
            imagined = state.clone()
            imagined.imagine(viewer, rng)
            assert isinstance(imagined, Position)
            assert board(imagined, viewer) == board(state, viewer)


def test_a_spectator_has_no_numbers_of_its_own() -> None:
    for state in random_positions(3, 1):
        for viewer in (SPECTATOR, EVERYTHING):
            seen = board(state, viewer)
            assert seen.me == -1
            assert seen.market is None
            assert not any(mine.entries for mine in seen.mine.values())


def test_the_board_says_why_the_game_ends() -> None:
    told = set()
    for variant in VARIANTS:
        for state in random_positions(3, 1, variant=variant):
            seen = board(state, ANN, "en")
            assert bool(seen.ending) == seen.is_ending
            told.add(seen.ending)
    assert {"No iron mine is left.", "Somebody has finished or failed all 9 own contracts."} & told


@rule("ORE-END-01", "ORE-VAR-12")
def test_every_reason_for_the_end_is_told() -> None:
    say = texts_in("en", "ore")
    state = GAME.new_state(3, {}, 1)
    assert isinstance(state, Position)
    state.asset_row = [NONE, *state.asset_row[1:]]
    assert ending_text(state, say) == say("board-ends-assets")
    race = GAME.new_state(3, {"variant": "contract_race"}, 1)
    assert isinstance(race, Position)
    race.players[1].settled = race.rules.race_deal
    assert ending_text(race, say) == say("board-ends-race", contracts=race.rules.race_deal)


# ---- mines, tracks, heap ------------------------------------------------------------------------------


@rule("ORE-MIN-01", "ORE-PLC-05")
def test_shafts_show_how_far_each_cage_goes_and_what_a_miner_would_bring() -> None:
    given = {
        "mine": {"gold": {"card": "TG01", "miners": {"1": "ann", "2": "bob", "3": "cal"}}, "iron": {"card": "TI01"}},
        "player": {"bob": {"cage": 2}, "ann": {"in_hand": 1}},
    }
    seen = board(ore(position(given)), ANN)
    gold, iron = seen.mine["gold"], seen.mine["iron"]

    assert gold.reach == [3, 5, 3]
    assert gold.stuck == [False, False, True, False, False, False]
    assert gold.entries == []
    assert [(entry.move, entry.space, entry.yields, entry.gains) for entry in iron.entries] == [
        ("mine iron", 1, [1, 3], 1)
    ]


def test_what_a_miner_gains_is_what_collection_brings() -> None:
    compared = 0
    for seed in range(6):
        for made in made_moves(3, seed):
            entries = [entry for mine in made.board.mine.values() for entry in mine.entries]
            entry = next((entry for entry in entries if entry.move == made.action.text), None)
            if entry is None or not made.own("collected"):
                continue
            resource = RESOURCES.index(made.action.text.split()[1])
            instead = made.before.clone()
            instead.watched = True
            instead.apply(made.before.rules.moves.slag, made.seat)
            told = [event for event in instead.events if event.name == "collected" and event.seat == made.seat]
            without = _collected(told, resource)
            assert _collected(made.own("collected"), resource) - without == entry.gains
            compared += 1
    assert compared > 20


def _collected(events: list[Event], resource: int) -> int:
    return sum(int(str(event.args["barrels"]).split()[resource]) for event in events)


@rule("ORE-SLG-01", "ORE-SLG-02")
def test_the_heap_pays_what_it_shows() -> None:
    seen = board(ore(position({"slag": ["bob"]})), ANN)
    assert (seen.slag.seats, seen.slag.pays, seen.slag.joined) == ([BOB], 4, 3)
    compared = 0
    for made in made_moves(3, 2):
        for event in made.events:
            if event.name == "slag" and made.before.frames[0].kind == 0 and made.before.frames[0].seat == made.seat:
                each = made.board.slag.joined if made.action.text == "slag" else made.board.slag.pays
                others = [one for one in made.events if one.name == "move" and one.seat != made.seat]
                if not others:
                    assert event.args["money"] == each * int(event.args["miners"])
                    compared += 1
    assert compared > 5


def test_tracks_name_their_next_space() -> None:
    for made in made_moves(5, 1):
        for track in (made.board.asset_track, made.board.contract_track):
            assert track.next == (len(track.seats) + 1 if len(track.seats) < 7 else 0)


# ---- the market ---------------------------------------------------------------------------------------


@rule("ORE-MKT-01", "ORE-MKT-05", "ORE-MKT-07", "ORE-CON-03", "ORE-CON-07")
def test_sales_and_rows_bring_what_the_market_shows() -> None:
    seen = {"sell": 0, "from": 0, "fill": 0}
    for seed in range(8):
        for made in made_moves(3, seed):
            market = made.board.market
            assert market is not None
            if made.board.kind != "market":
                continue
            legal = {action.text for action in made.before.legal_actions(made.seat)}
            for sale in market.sales:
                assert (sale.more > 0) == (f"sell {sale.resource}" in legal)
            for due in made.board.player[made.seat].due:
                assert (due.state == "due" and not due.missing) == (f"fill #{due.contract}" in legal)
            _compare_sale(made, seen)
    assert seen["sell"] > 20
    assert seen["fill"] > 10


def _compare_sale(made: Made, seen: dict[str, int]) -> None:
    market = made.board.market
    assert market is not None
    words = made.action.text.split()
    sold = made.own("sold")
    if words[0] == "sell" and len(words) == 2:
        assert sold[0].args["money"] == next(sale.brings for sale in market.sales if sale.resource == words[1])
        seen["sell"] += 1
    elif words[0] == "sell":
        assert sold[0].args["money"] == next(own.brings for own in market.own if own.move == made.action.text)
        seen["from"] += 1
    elif words[0] == "fill" and made.own("filled"):
        due = next(due for due in made.board.player[made.seat].due if f"#{due.contract}" == words[1])
        assert made.own("filled")[0].args["money"] == due.pays
        seen["fill"] += 1


@rule("ORE-CON-07", "ORE-STK-01")
def test_failing_costs_what_the_market_shows() -> None:
    compared = 0
    for seed in range(8):
        for made in made_moves(4, seed):
            failed = made.own("failed")
            if made.action.text != "done" or made.board.kind != "market" or not failed:
                continue
            market = made.board.market
            assert market is not None
            rows = {due.contract: due for due in made.board.player[made.seat].due}
            assert sum(int(event.args["money"]) for event in failed) <= market.failing.penalty
            for event in failed:
                assert rows[int(event.args["contract"])].penalty == event.args["money"]
            if len(failed) == len(market.failing.contracts) == 1:
                assert market.failing.strikes == failed[0].args["strikes"]
            compared += 1
    assert compared > 10


def test_how_many_barrels_may_still_be_sold() -> None:
    given = {
        "at": "market",
        "mine": {"coal": {"card": "TC01"}, "iron": {"card": "TI01"}},
        "player": {"ann": {"barrels": {"coal": 4, "iron": 1}, "assets": ["coal-railroad"]}},
    }
    market = board(ore(position(given)), ANN).market
    assert market is not None
    by_name = {sale.resource: sale for sale in market.sales}
    assert by_name["coal"].more == 3  # one as everybody may, two by the railroad
    assert by_name["iron"].more == 1
    assert by_name["gold"].more == 0


def test_rows_that_take_the_same_barrels_are_marked() -> None:
    held = [{"card": 6}, {"card": 16}, {"card": 9}]  # one iron, one iron, one gold
    for iron, rivals in ((0, set()), (1, {6, 16}), (2, set())):
        given = {"at": "market", "player": {"ann": {"barrels": {"iron": iron, "gold": 1}, "contracts": held}}}
        seen = board(ore(position(given)), ANN)
        assert {due.contract for due in seen.player[ANN].due if due.competes} == rivals
        assert seen.market is not None
        assert (seen.market.together, seen.market.due) == (iron + 1, 3)


# ---- rows of cards ------------------------------------------------------------------------------------


def test_prices_are_those_of_the_moves() -> None:
    bought = 0
    for seed in range(6):
        for made in made_moves(3, seed):
            if made.board.kind not in ("buy", "initiative", "sales"):
                continue
            if made.own("bought") and made.action.text.endswith("money"):
                place = next(place for place in made.board.row.assets if made.action.text == f"buy {place.card} money")
                assert _paid(made) == place.money
                bought += 1
            if made.own("initiative"):
                place_of = {place.card: place for place in made.board.row.initiatives}
                place_bought = place_of[made.action.text.split()[1]]
                assert place_bought.has_effect
                assert _paid(made) == place_bought.money
    assert bought > 5


def _paid(made: Made) -> int:
    """What the move alone cost: the state after it may be rounds later."""
    alone = made.before.clone()
    assert isinstance(alone, Position)
    made.action.do(alone, made.seat)
    return made.before.players[made.seat].cash - alone.players[made.seat].cash


@rule("ORE-REP-04", "ORE-REP-08")
def test_the_marked_cards_leave() -> None:
    compared = 0
    for seed in range(4):
        for made in made_moves(3, seed):
            stale = [event for event in made.events if event.name == "stale"]
            if made.action.verb not in ("pass", "done") or not any(event.name == "salary" for event in made.events):
                continue
            leaving = [place.card for place in made.board.row.contracts if place.leaves]
            assert [event.args["contract"] for event in stale] == leaving
            last = made.board.row.assets[-1]
            assert last.leaves or not last.card
            discarded = made.after.rules.asset_ids
            added = made.after.asset_discard[len(made.before.asset_discard) :]
            assert [discarded[design] for design in added[:1]] == [last.card] * bool(last.card)
            compared += 1
    assert compared > 10


# ---- constants --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_facts_are_json_and_name_every_card(variant: str, lang: str) -> None:
    state = GAME.new_state(4, {"variant": variant}, 1)
    sheet = said_in(lang, GAME.sheet, state.setting)
    assert sheet is not None
    constants = sheet.constants
    assert msgspec.json.decode(msgspec.json.encode(constants), type=OreConstants) == constants
    for made in made_moves(4, 1, variant=variant):
        assert {place.card for place in made.board.row.assets} - {""} <= constants.assets.keys()
        assert {place.card for place in made.board.row.initiatives} - {""} <= constants.initiatives.keys()
        assert {str(place.card) for place in made.board.row.contracts} - {"0"} <= constants.contracts.keys()
        assert {mine.card for mine in made.board.mine.values()} - {""} <= constants.mines.keys()


def test_facts_are_in_the_language_and_cards_speak_in_sentences() -> None:
    setting = GAME.new_state(3, {}, 1).setting
    english, polish = (said_in(lang, GAME.sheet, setting) for lang in LANGUAGES)
    assert english is not None
    assert polish is not None
    assert english.constants.resources[2].name == "iron"
    assert polish.constants.resources[2].name == "żelazo"
    for constants in (english.constants, polish.constants):
        for card in (*constants.assets.values(), *constants.initiatives.values()):
            assert card.does[0].isupper()
            assert card.does.endswith(".")
