"""The drawn table of Ore: every moment at many widths, all that a view holds, nothing else, and what can be chosen."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import pytest
from rich.cells import cell_len
from rich.console import Console

import wheal
from tests.languages import said_in
from tests.marks import rule
from wheal import bots
from wheal.games.ore.rules.collection import collect
from wheal.games.ore.rules.market import plant_bonus, price
from wheal.games.ore.rules.position import Position
from wheal.games.ore.rules.scoring import strategic_number, strategic_points
from wheal.games.ore.terminal.effects import effect_brief, effect_now
from wheal.games.ore.terminal.parts import Table, legal_moves, marks_of
from wheal.games.ore.terminal.table import OreDrawing
from wheal.games.ore.view import View, build_view
from wheal.games.ore.words.cards import asset_name, initiative_name
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.game import SPECTATOR, OptionValue
from wheal.kernel.match import Match
from wheal.kernel.texts import LANGUAGES, texts_in

GAME = wheal.game("ore")
NAMES = ("ann", "bob", "cal", "dan", "eve")
MANY = ("Bartholomew Trelawny-Smith", "bob", "鉱山の主", "d", "Zażółć")
ANN, BOB, CAL = range(3)
SIGNS = "♦●▲■★"
WIDTHS = (200, 132, 120, 118, 99, 80, 60, 40, 20, 9)
HIGH = 200  # lines: everything is told in full
CLOSING = {"done", "pass", "decline"}
KINDS = {
    *("place", "market", "with", "settle", "takeover", "subcontract"),
    *("buy", "initiative", "contract", "race", "sales", "relief", ""),
}


def positions(seats: int, seed: int, **options: OptionValue) -> Iterator[Position]:
    """Every decision of a game, and its end; most moves are a bot's, so that there is something on the table."""
    state = GAME.new_state(seats, options, seed)
    bot, rng = bots.make("greedy"), Rng(seed)
    while not state.is_over:
        assert isinstance(state, Position)
        yield state
        seat = state.deciders[rng.below(len(state.deciders))]
        is_odd = rng.below(4) == 0 or len(state.deciders) > 1
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))] if is_odd else bots.choose(bot, state, seat, rng), seat)
    assert isinstance(state, Position)
    yield state


GAMES: tuple[tuple[int, int, dict[str, OptionValue]], ...] = (
    (3, 1, {}),
    (4, 2, {}),
    (5, 3, {"variant": "long"}),
    (3, 4, {"variant": "contract_race"}),
    (4, 5, {"variant": "contract_race"}),
    (3, 6, {"relief": "at once", "own_stacking": True, "token_limits": False}),
    (5, 9, {"own_stacking": True, "token_limits": False, "exploratory_own_pair": True}),
)


LATE = {
    "at": "acquisition",
    "row": {"initiatives": [""] * 5},
    "discard": {"contracts": [44]},
    "player": {"ann": {"cash": 30, "assets": ["sales-ops-a", "sales-ops-b", "black-market-ops"]}},
}


def given(differences: Mapping[str, Any], seats: int = 3, **options: OptionValue) -> Match:
    """A position that is described by what differs from set-up."""
    state = GAME.new_state(seats, options, 1)
    GAME.place(state, {"start": "ann", **differences}, NAMES[:seats])
    state.settle()
    return Match(GAME, NAMES[:seats], GAME.read_options(options), 1, state=state)


def copied(state: State) -> Position:
    copy = state.clone()
    assert isinstance(copy, Position)
    return copy


@cache
def moments() -> list[Position]:
    """Of each kind of question and of the end a first moment in these games, and a last one for each count of seats."""
    found: dict[tuple[str, int], Position] = {("sales", 0): copied(given(LATE).state)}
    for seats, seed, options in GAMES:
        for state in positions(seats, seed, **options):
            kind = "" if state.is_over else state.question.name
            if (kind, 0) not in found:
                found[kind, 0] = copied(state)
            found[kind, seats] = copied(state)
    assert {kind for kind, _ in found} == KINDS
    return list(found.values())


class Seen(NamedTuple):
    """A moment, and who looks at it."""

    state: Position
    viewer: int

    @property
    def view(self) -> View:
        return build_view(self.state, self.viewer)

    @property
    def moves(self) -> frozenset[str]:
        """What is lit."""
        return legal_moves(self.state, self.viewer)[1]


def shown(seen: Seen, width: int, *, height: int = HIGH, encoding: str = "utf-8", lang: str = "en", **more: Any) -> str:
    """The table as text."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict", write_through=True)
    names = more.pop("names", NAMES)[: seen.state.rules.seats]
    table = said_in(lang, OreDrawing, *seen, GAME.content, names, width, more.pop("news", ["News."]))
    Console(file=out, width=width, height=height, **more).print(table)
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(encoding)


def table_of(seen: Seen, lang: str = "en") -> Table:
    marks = marks_of("Au O Fe Cu C", is_ascii=False)
    drawing = said_in(lang, OreDrawing, *seen, GAME.content, NAMES, 120)
    return Table(*seen, drawing.board, GAME.content, NAMES, texts_in(lang, "ore"), marks)


def seen(match: Match, viewer: int = ANN) -> Seen:
    assert isinstance(match.state, Position)
    return Seen(match.state, viewer)


# ---- every moment --------------------------------------------------------------------------------------


def check_width(seen: Seen, width: int, number: int) -> None:
    """In a high, a middling or a low window, in one of the languages."""
    lang, height = LANGUAGES[number % 2], (HIGH, 24, 55)[number % 3]
    lines = shown(seen, width, height=height, lang=lang, names=MANY, news=["Long news. " * 9]).splitlines()
    assert max(map(cell_len, lines)) <= width
    assert lines == [line.rstrip() for line in lines]


@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_is_wider_than_the_window(width: int) -> None:
    for number, state in enumerate(moments()):
        check_width(Seen(state, number % 4 - 1), width, number)


def test_every_moment_of_a_game_can_be_drawn() -> None:
    for number, state in enumerate(positions(3, 8)):
        check_width(Seen(state, number % 4 - 1), WIDTHS[number % len(WIDTHS)], number)


@pytest.mark.parametrize("width", [120, 80, 40, 9])
def test_a_terminal_without_unicode_gets_ascii(width: int) -> None:
    for number, state in enumerate(moments()):
        seen, height = Seen(state, number % 4 - 1), (HIGH, 50, 24)[number % 3]
        text = shown(seen, width, encoding="ascii", lang=LANGUAGES[number % 2], height=height)
        assert max(map(len, text.splitlines())) <= width


@pytest.mark.parametrize(
    ("width", "height"), [(200, HIGH), (120, HIGH), (120, 40), (80, HIGH), (80, 40), (80, 24), (40, 24)]
)
def test_everything_of_the_view_is_shown(width: int, height: int) -> None:
    say = texts_in("en", "ore")
    for state in moments():
        public = Seen(state, SPECTATOR)
        view, table = public.view, table_of(public)
        text = shown(public, width, height=height)
        flat = " ".join(text.split())
        words = [name for mine in view.mine.values() if (name := mine.card)]
        for player in view.player:
            words += [own.card for own in player.private]
            words += [asset_name(say, table.assets[name]) for name in player.assets]
            numbers = [held.card for held in player.contracts] + player.completed
            words += [f"#{number}" for number in [*numbers, *player.pile[:1]]]
            words += [f"{player.in_hand}/{player.employed}", f"{player.cash} "]
        if not view.over:
            words += [asset_name(say, table.assets[name]) for name in view.row.assets if name]
            words += [initiative_name(say, table.content.initiative_of[name]) for name in view.row.initiatives if name]
            words += [f"#{number}" for number in (*view.row.contracts, *view.discard.contracts) if number]
        missing = [word for word in words if word not in flat]
        assert missing == []


def test_miners_stand_on_their_spaces() -> None:
    """As many signs of each player in the galleries as the view has spaces with this player's miners."""
    for number, state in enumerate(moments()):
        public = Seen(state, SPECTATOR)
        view, text = public.view, shown(public, (120, 80, 40)[number % 3])
        galleries = "".join(re.findall(r"┃[ ▸][♦●▲■★]", text))
        placed = "".join(SIGNS[seats[0]] for mine in view.mine.values() for seats in mine.miners if seats)
        assert sorted(re.sub(r"[┃ ▸]", "", galleries)) == sorted(placed)


def test_nobody_is_shown_what_nobody_can_know() -> None:
    rng = Rng(7)
    for number, state in enumerate(moments()):
        for viewer in (SPECTATOR, number % 3):
            imagined = copied(state)
            imagined.imagine(viewer, rng)
            width = (120, 60)[number % 2]
            assert shown(Seen(imagined, viewer), width) == shown(Seen(state, viewer), width)


def test_colour_is_never_the_only_sign() -> None:
    """The same characters with and without colour; whatever has the lamp's colour stands in a line with a hand."""
    hands = 0
    for state in moments():
        if state.is_over:
            continue
        seen = Seen(state, state.deciders[0])
        bare = shown(seen, 120)
        bright = shown(seen, 120, force_terminal=True, color_system="truecolor")
        assert re.sub(r"\x1b\[[\d;]*m", "", bright) == bare
        for line in bright.splitlines():
            if "208;135;0" in line and "barrel" not in line:
                assert "▸" in line or "$" in line
        hands += bare.count("▸") - 1
        assert bare.count("▸") > 1 or seen.moves <= CLOSING
    assert hands > len(moments())


# ---- what can be chosen --------------------------------------------------------------------------------


def test_what_is_drawn_as_possible_is_what_is_legal() -> None:
    """There is a hand before every legal move but those that close a turn; some are typed further than it stands."""
    lengths = {"exchange": 1, "buy": 1, "subcontract": 3}  # words behind the verb that stand on the table
    for state in (state for state in moments() if not state.is_over):
        mine = Seen(state, state.deciders[0])
        assert mine.moves == {action.text for action in state.legal_actions(mine.viewer)}
        table = table_of(mine)
        places = {" ".join(move.split()[: lengths.get(move.split()[0], 9) + 1]) for move in mine.moves - CLOSING}
        assert all(table.hand(*table.moves_from(place))[0] == "▸" for place in places)
        assert table.hand("sell nothing")[0] == " "
        hands = shown(mine, 200).count("▸") - len(state.deciders) - 1  # before those who decide, and in the legend
        assert (hands > 0) == bool(places)


@rule("ORE-RUL-03", "ORE-RUL-08", "ORE-RUL-34")
def test_other_readings_light_what_they_allow() -> None:
    mine = {"gold": {"miners": {"1": "ann"}}}
    assert "mine gold" not in seen(given({"mine": mine})).moves
    assert "mine gold" in seen(given({"mine": mine}, own_stacking=True)).moves
    late: dict[str, Any] = {
        "at": "acquisition",
        "row": {"initiatives": ["drill-bit", "futures-exchange", "private-mine", "", ""]},
        "player": {"ann": {"barrels": {"coal": 1}}, "bob": {"drill": 8, "futures": [{"type": "oil", "n": 1}] * 5}},
    }
    assert seen(given(late, token_limits=True)).moves - CLOSING == {"buy private-mine coal"}
    allowed = seen(given(late, token_limits=False)).moves - CLOSING
    assert allowed == {"buy drill-bit", "buy futures-exchange coal", "buy private-mine coal"}
    token = {"ann": {"futures": [{"type": "oil", "n": 1}]}}
    for relief, is_lit in (("in turn", True), ("at once", False)):
        moves = seen(given({"at": "relief", "mine": mine, "player": token}, relief=relief)).moves
        assert ("cash oil 1" in moves) == is_lit


def test_only_the_one_who_is_asked_sees_a_lamp() -> None:
    match = given({})
    assert seen(match, ANN).moves == seen(match, SPECTATOR).moves == set(match.legal_moves_of(ANN))
    assert seen(match, BOB).moves == frozenset()
    assert shown(seen(match, BOB), 120).count("▸") == 2, "before ann, and in the legend"
    assert shown(seen(match, ANN), 120).count("▸") == 2 + 5 + 2 + 1


@rule("ORE-RUL-34")
def test_what_is_chosen_in_secret_has_a_check_for_its_own_player_alone() -> None:
    mine = {"gold": {"card": "TG01", "miners": {"1": "ann", "2": "bob"}}}
    match = given({"at": "relief", "mine": mine}, relief="at once").play("ann: relieve gold 1")
    assert "┃✓♦        1" in shown(seen(match, ANN), 120)
    assert "┃▸●        1" in shown(seen(match, BOB), 120)
    assert "┃ ♦        1" in shown(seen(match, BOB), 120)
    match.play("bob: done")
    assert match.state.deciders == [ANN]
    assert "relieve gold 1" not in seen(match, ANN).moves
    assert "┃▸♦        1" in shown(seen(match, SPECTATOR), 120), "nobody else sees that it is chosen already"


# ---- shafts and cards ----------------------------------------------------------------------------------


def block(text: str, left: int, width: int) -> list[str]:
    """A part of every line of a text, up to the first that is empty there."""
    lines = [line[left : left + width].rstrip() for line in text.splitlines()]
    return lines[: lines.index("", 2)]


@rule("ORE-MIN-01", "ORE-MIN-03", "ORE-CMP-13")
def test_a_shaft_has_galleries_levels_and_miners() -> None:
    mines = {"iron": {"card": "TI01", "miners": {"2": "bob", "3": "cal"}}}
    match = given({"mine": mines, "player": {"cal": {"cage": 3}, "bob": {"cage": 1}, "ann": {"cage": 2}}})
    assert block(shown(seen(match), 120), 26, 12)[1:] == [
        "Fe iron   $3",
        "TI01      ▒7",
        "┎───────────",
        "┃▸         1",
        "┃ ●×       3",
        "┣━2━♦▲━━━━━━",
        "┃ ▲        2",
        "┃          3",
        "┣━3━▲━━━━━━━",
        "┃ ░░░░░░░░ 5",
        "┖───────────",
    ]
    assert block(shown(seen(match), 40), 16, 7)[1:6] == ["Fe   $3", "TI01 ▒7", "┎──────", "┃▸    1", "┃ ●×  3"]


@rule("ORE-MIN-08", "ORE-MIN-09", "ORE-REP-03")
def test_an_exhausted_mine_keeps_its_price_and_is_crossed_out() -> None:
    match = given(
        {
            "at": "market",
            "mine": {"iron": {"card": "TI01", "exhausted": True}},
            "player": {"ann": {"barrels": {"iron": 1}}},
        }
    )
    shaft = block(shown(seen(match), 120), 26, 12)[1:]
    assert shaft[0] == "Fe iron  ▸$3"
    assert shaft[3] == "┃ ×        1"
    assert shaft[-1] == "┖ exhausted"
    ann = {"assets": ["iron-smelter"]}
    gone = given({"at": "replenishment", "mine": {"iron": {"exhausted": True, "pile": 0}}, "player": {"ann": ann}})
    text = shown(seen(gone), 120)
    assert "none left" in text
    assert "$0" not in text
    assert "Fe at $" not in text, "where there is no mine, there is no price"


def test_rows_of_cards_tell_what_they_cost_and_do() -> None:
    match = given(
        {
            "at": "acquisition",
            "row": {
                "assets": ["coal-railroad", "labor-union", "", "statue", "gold-smelter"],
                "initiatives": ["mine-cage", "private-mine", "drill-bit", "", "expanded-ops"],
                "contracts": [33, 7, 1, 2, 3],
            },
            "track": {"assets": ["ann"]},
            "player": {"ann": {"cash": 12, "barrels": {"copper": 1, "coal": 1}}},
        }
    )
    text = shown(seen(match), 120)
    flat = " ".join(text.split())
    assert "▸Coal Railroad" in text
    assert "$10 or Fe C     2 pts" in text
    assert " Labor Union" in text
    assert "▸Labor Union" not in text
    assert "╎ Gold Smelter    3 pts" in text
    assert "at the end points for" in flat
    assert "$10/$15" in text
    assert "▸Mine Cage" in text
    assert "╎ #33" in text
    assert re.search(r"Cu/Fe +\$7", text)
    low = shown(seen(match), 120, height=45)
    assert "sells C C more" in low
    assert "one more miner" in low
    lowest = " ".join(shown(seen(match), 80, height=24).split())
    assert "╎Gold Smelter" in lowest
    assert "╎▸" not in lowest
    rich = {"ann": {"cash": 40}}
    leaving = given({"at": "acquisition", "track": {"assets": ["ann"]}, "player": rich})
    assert len(re.findall("╎▸[A-Z]", shown(seen(leaving), 80, height=24))) >= 1, "both signs at what leaves"
    assert "▸Coal Railroad $10 or Fe C 2 pts" in lowest
    assert "more miner" not in lowest
    polish = shown(seen(match), 120, lang="pl")
    assert "▸Kolej węglowa" in polish
    assert "coal-railroad" in polish, "how it is typed"
    assert "coal-railroad" not in text


@rule("ORE-SLG-01")
def test_tracks_and_heap() -> None:
    match = given({"track": {"assets": ["cal", "bob"], "contracts": ["bob"]}, "slag": ["cal"]})
    text = shown(seen(match), 120)
    assert re.search(r"Asset track    ▲ ● ▸ · · · ·", text)
    assert re.search(r"Contract track ● ▸ · · · · ·", text)
    assert "Slag heap      ▲ $4 each ▸ $3 each" in text
    assert "Slag heap\n▲\n$4 each\n▸ $3 each" in "\n".join(line[66:] for line in shown(seen(match), 80).splitlines())


@rule("ORE-AST-01")
def test_the_discard_pile_is_drawn_with_its_rows_where_they_can_be_reached() -> None:
    pile = {"discard": {"contracts": [3]}}
    assert "Discarded #3\n" in shown(seen(given(pile)), 120).replace(" \n", "\n")
    reached = shown(seen(given({**pile, "player": {"ann": {"assets": ["black-market-ops"]}}})), 120)
    assert "Discarded   #3 Cu $5, Cu/Fe $8" in reached


# ---- players -------------------------------------------------------------------------------------------


def test_an_inventory_shows_contracts_private_cards_and_tokens() -> None:
    match = given(
        {
            "at": "market",
            "player": {
                "ann": {
                    "barrels": {"copper": 1, "iron": 2},
                    "contracts": [{"card": 33, "filled": [1]}, {"card": 43}],
                    "private": [{"card": "TI01", "mode": "market", "space": 3}, {"card": "TG02", "mode": "mine"}],
                    "cage": 2,
                    "futures": [{"type": "coal", "n": 2}],
                    "assets": ["iron-exchange"],
                    "strikes": 1,
                },
                "bob": {"contracts": [{"card": 9}], "barrels": {}, "completed": [3, 7]},
            },
        }
    )
    text = shown(seen(match), 120)
    assert re.search(r"\n 1 strike  ▸Futures 2 C", text)
    assert "▸Iron Exchange 2" in text
    assert re.search(r"▸Fe market TI01 \$3 +1 3┃○2 3┃5", text)
    assert re.search(r" Au mine TG02 +○1 1┃2┃3", text)
    assert re.search(r"\n #33 ✓", text)
    assert re.search(r" ▸ Cu Fe \$12 +due", text)
    assert re.search(r" ▸ Cu Fe \$12 +due", text.split("#43")[1])
    assert re.search(r" ! Au \$15 +lacks Au", text)
    assert "completed #3 #7" in text


def test_the_own_pile_of_the_race() -> None:
    match = given({"player": {"ann": {"pile": [10, 11, 12]}}}, variant="contract_race")
    text = shown(seen(match), 120)
    assert re.search(r"Own pile ▒2 +settled 6 of 9", text)
    assert "#10" in text
    assert "#11" not in text
    assert "Contracts ▒" not in text


def test_what_is_offered_filled_or_subcontracted_stands_beside_the_shafts() -> None:
    players = {
        "ann": {"cash": 9, "contracts": [{"card": 33}]},
        "bob": {"cash": 9, "barrels": {"copper": 1, "iron": 1}, "assets": ["subcontracted-ops-b"]},
        "cal": {"contracts": [{"card": 10}], "barrels": {"iron": 1, "copper": 1}},
    }
    match = given({"at": "market", "player": players})
    text = shown(seen(match, BOB), 120)
    assert re.search(r"Contract #33 of ann is offered\n.*▸Cu/Fe \$7", text)
    match.play("bob: take-over")
    assert re.search(r"Row 1 of contract #33\n.*▸Cu/▸Fe \$7", shown(seen(match, BOB), 120))
    sub = given(
        {
            "at": "subcontract",
            "player": {
                "ann": {"cash": 9, "barrels": {"copper": 4}, "assets": ["subcontracted-ops-b"]},
                "bob": {"contracts": [{"card": 40}]},
            },
        }
    ).play("ann: subcontract #40 line 1")
    assert "lines left for bob: 1" in " ".join(shown(seen(sub), 120).split())


def test_the_end_says_where_points_come_from() -> None:
    for state in (state for state in moments() if state.is_over):
        public = Seen(state, SPECTATOR)
        view, text = public.view, shown(public, 120)
        assert "The game is over" in text
        for place, seat in enumerate(view.ranking, 1):
            found = re.search(rf"{place}\. {SIGNS[seat]} {NAMES[seat]} +([-\d ]+)", text)
            assert found is not None
            *parts, total = map(int, found[1].split())
            assert sum(parts) == total == view.player[seat].vp
            assert parts[1] == state.rules.contract_points * len(view.player[seat].completed)


# ---- what assets do now --------------------------------------------------------------------------------


@rule("ORE-SCO-06", "ORE-MKT-07")
def test_scores_and_bonuses_are_those_of_the_rules() -> None:
    met = set()
    for state in (state for state in moments() if not state.is_over):
        table = table_of(Seen(state, SPECTATOR))
        for seat, player in enumerate(state.players):
            for design in player.assets:
                asset = GAME.content.assets[design]
                text = effect_now(table, seat, asset)
                met.add(asset.effect.do)
                if asset.effect.do.startswith("score_"):
                    number, points = strategic_number(state, player, design), strategic_points(state, player, design)
                    assert text.endswith(f" {number}: {points} pts")
                if asset.effect.do == "plant":
                    resource = asset.effect.resources[0]
                    money = price(state, resource) + plant_bonus(state, player, resource)
                    assert money - price(state, resource) >= asset.effect.bonus
                    assert text.endswith(f" at ${money}") or state.mines[resource].card < 0
    assert {"score_category", "score_barrels", "plant"} <= met


@rule("ORE-RUL-43", "ORE-RUL-44", "ORE-RUL-45", "ORE-AST-52")
def test_what_collection_would_bring_is_what_it_brings() -> None:
    """Money of Diversified Ops, ventures, and the extras of Exploratory Ops and Ops Team."""
    say = texts_in("en", "ore")
    told = 0
    assets = GAME.content.assets
    telling = [design for design, asset in enumerate(assets) if asset.effect.do in ("venture", "diversified")]
    for played in positions(4, 2):
        if played.is_over or played.question.name != "place":
            continue
        state = copied(played)
        for player in state.players:
            player.assets = sorted({*player.assets, *telling})
        table = table_of(Seen(state, SPECTATOR))
        after = copied(state)
        after.watched = True
        after.events = []
        collect(after)
        for seat, player in enumerate(state.players):
            events = [event for event in after.events if event.seat == seat]
            ventures = {int(event.args["asset"]) for event in events if event.name == "venture"}
            paid = {int(event.args["asset"]): event.args["money"] for event in events if event.name == "diversified"}
            for design in set(player.assets):
                asset = GAME.content.assets[design]
                text = effect_now(table, seat, asset)
                if asset.effect.do == "venture":
                    assert ("?" not in text) == (design in ventures)
                    told += 1
                if asset.effect.do == "diversified":
                    assert text.endswith(f": ${int(paid.get(design, 0)) // player.assets.count(design)}")
                    told += 1
    assert told > 20
    mines = {
        "iron": {"card": "TI01", "miners": {"2": "ann"}},
        "coal": {"card": "TC01", "miners": {"1": "ann", "2": "ann"}},
        "gold": {"card": "TG01", "miners": {"1": "ann", "2": "bob"}},
    }
    match = given({"mine": mines, "player": {"ann": {"employed": 4, "assets": ["exploratory-ops", "ops-team"]}}})
    table = table_of(seen(match))
    assert effect_now(table, ANN, table.assets["exploratory-ops"]) == "+1 Fe"
    assert effect_now(table, ANN, table.assets["ops-team"]) == "+1 C"
    assert effect_now(table, BOB, table.assets["ops-team"]) == say("draw-now-nothing")
    paired = given({"mine": mines, "player": {"ann": {"employed": 4}}}, exploratory_own_pair=True)
    assert effect_now(table_of(seen(paired)), ANN, table.assets["exploratory-ops"]) == "+1 Fe +1 C"


@rule("ORE-RUL-31")
@pytest.mark.parametrize(("done", "closed"), [("has_bought_asset", "asset"), ("has_taken_contract", "contract")])
def test_sales_ops_of_one_who_has_bought_already_say_so(done: str, closed: str) -> None:
    table = table_of(seen(given(LATE)))
    sales = [asset for asset in GAME.content.assets if asset.effect.do == "sales"]
    before = {asset.effect.what: effect_now(table, ANN, asset) for asset in sales}
    setattr(table.state.players[ANN], done, True)
    after = {asset.effect.what: effect_now(table, ANN, asset) for asset in sales}
    not_now = texts_in("en", "ore")("draw-now-not")
    assert {what for what in after if after[what] != before[what]} == {closed}
    assert after[closed] == not_now
    assert not_now not in before.values()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_asset_can_be_told_in_few_words(lang: str) -> None:
    table = table_of(seen(given({})), lang)
    for asset in GAME.content.assets:
        for words in (effect_brief(table, asset.effect), effect_now(table, ANN, asset)):
            assert len(words) <= 60
            assert words or not asset.effect.do
