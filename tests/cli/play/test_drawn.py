"""The drawn table: every kind of moment at every width, what each viewer sees, and what is offered while typing."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import wheal
from wheal.cli.play.choices import Menu
from wheal.cli.play.command import play
from wheal.cli.play.costs import Costs
from wheal.cli.play.drawn import DrawnConsole
from wheal.cli.play.typing import Asked, MoveCompleter, completions
from wheal.games.ore.terminal.parts import Marks
from wheal.games.ore.terminal.table import OreDrawing
from wheal.games.tinners.terminal.map import GAP, arrange
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.kernel.errors import BadInput
from wheal.kernel.game import SPECTATOR, Game
from wheal.kernel.match import Match
from wheal.look.terminal import Line

KINDS = ("discard", "act", "survey", "open", "raise", "card", "pump", "invest", "peek", "end")
CARD = re.compile(r"\bS[A-DW]\d\d\b")
MANY = ("Bartholomew Trelawny-Smith", "ann", "cal", "鉱山の主", "e")


@cache
def moments(players: int) -> dict[str, tuple[Match, State]]:
    """For each kind of question the last moment of it in a random game; also the end."""
    found: dict[str, tuple[Match, State]] = {}
    for seed in range(5):
        match = wheal.new("tinners", MANY[:players], seed=seed)
        rng = Rng(seed)
        while not match.over:
            found[match.state.question.name] = (match, match.state.clone())
            match.apply(match.state.sample_action(rng), match.state.current_player)
        found["end"] = (match, match.state)
    return found


def drawn(match: Match, state: State, viewer: int, width: int, encoding: str = "utf-8") -> str:
    """The table as text."""
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict", write_through=True)
    Console(file=out, width=width, height=50).print(match.game.drawn(state, viewer, match.names, width, news=["News."]))
    buffer = out.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode(encoding)


MOMENTS = [*((3, kind) for kind in KINDS), (2, "answer"), (5, "act"), (5, "raise"), (5, "end")]


@pytest.mark.parametrize(("players", "kind"), MOMENTS)
@pytest.mark.parametrize("width", [120, 100, 80, 40, 9])
def test_no_line_is_too_wide_and_every_area_is_there(players: int, kind: str, width: int) -> None:
    match, state = moments(players)[kind]
    for encoding in ("utf-8", "ascii") if "".join(match.names).isascii() else ("utf-8",):
        shown = drawn(match, state, 0, width, encoding)
        assert max(map(cell_len, shown.splitlines())) <= width
        if width >= 40:
            flat = " ".join(shown.split())
            assert [area.name for area in match.game.content.areas if area.name not in flat] == []


@pytest.mark.parametrize(("players", "kind"), MOMENTS)
def test_a_viewer_sees_only_what_the_view_holds(players: int, kind: str) -> None:
    match, state = moments(players)[kind]
    rng = Rng(5)
    for viewer in (SPECTATOR, *range(players)):
        for width in (120, 80):
            shown = drawn(match, state, viewer, width)
            imagined = state.clone()
            imagined.imagine(viewer, rng)
            assert drawn(match, imagined, viewer, width) == shown, "what nobody can know makes no difference"
            view = state.view(viewer)
            own = set(view.player[viewer].hand) if viewer >= 0 else set()
            lot = {view.auction.card} if view.auction is not None else set()
            assert set(CARD.findall(shown)) <= own | lot
            assert own <= set(CARD.findall(shown))


@pytest.mark.parametrize("kind", KINDS[:-1])
def test_costs_tell_nothing_that_the_viewer_cannot_know(kind: str) -> None:
    match, state = moments(3)[kind]
    seat = state.current_player
    rng = Rng(9)
    for _ in range(3):
        imagined = state.clone()
        imagined.imagine(seat, rng)
        for action in state.legal_actions()[::7]:
            cost = match.game.cost_text(state, seat, action)
            assert match.game.cost_text(imagined, seat, imagined.parse(action.text)) == cost


def test_people_and_ore_have_signs_besides_their_colours() -> None:
    match, state = moments(5)["end"]
    view = match.view()
    for width in (120, 80):
        shown = drawn(match, state, SPECTATOR, width)
        mines = [f"{'♦●▲■★'[area.mine]} {area.name}" for area in view.area.values() if area.mine != "none"]
        assert len({mine[0] for mine in mines}) > 2
        assert [mine for mine in mines if mine not in shown] == []
        assert re.search(r"T\d C\d ~\d", shown)


def test_the_auction_the_hand_and_the_boards_are_drawn() -> None:
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7, setup="auto")
    match.play("miner gwennap", "adit gwennap/camborne", "build gwennap", "survey none", "bid 3")
    shown = drawn(match, match.state, match.state.current_player, 120)
    for words in ("Auction of Gwennap", "bids £3", "in, has £20", "Your survey cards", "News.", "Work track"):
        assert words in shown
    assert "=1 Camborne – Gwennap" in shown
    assert re.search(r"╔A Gwennap═+╗", shown), "the lot has a double border"
    assert re.search(r"╚═M=1═+╝", shown)
    assert re.search(r"now +1 +1 +0 +0 +1\n", shown), "one of two miners and the adit are taken"
    assert re.search(r"round 4 +3 +2 +1 +1 +2", shown)


# ---- the map ----------------------------------------------------------------------------------


def test_areas_lie_as_they_do_in_cornwall() -> None:
    areas = wheal.game("tinners").content.areas
    rows = arrange(tuple((area.centre[0], area.centre[1]) for area in areas), 15, 120)
    at = {areas[index].id: (x, y) for y, row in enumerate(rows) for index, x in row}
    assert len(at) == len(areas)
    assert at["st-just"][0] < at["camborne"][0] < at["st-agnes"][0] < at["bodmin"][0] < at["saltash"][0]
    assert at["bude"][1] < at["padstow"][1] < at["st-dennis"][1] < at["probus"][1] < at["mullion"][1]
    assert len(rows) <= 9, "the map stays low"


@pytest.mark.parametrize("width", [100, 113, 120])
def test_wherever_areas_lie_no_two_overlap(width: int) -> None:
    rng = Rng(width)
    for count in (1, 2, 9, 25, 40):
        centres = tuple((float(rng.below(900)), float(rng.below(700))) for _ in range(count))
        rows = arrange(centres, 15, width)
        assert sorted(index for row in rows for index, _ in row) == list(range(count))
        for row in rows:
            places = [x for _, x in row]
            assert places[0] >= 0
            assert places[-1] + 15 <= width
            assert all(b - a >= 15 + GAP for a, b in pairwise(places))


# ---- the console ------------------------------------------------------------------------------


def test_what_was_said_since_the_last_answer_survives_a_new_drawing() -> None:
    out = io.StringIO()
    screen = DrawnConsole(screen=Console(file=out, width=120, height=60, force_terminal=True, color_system=None))
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7)
    screen.write(["Old."])
    screen.answered = len(screen.below)
    screen.write(["Taken back."])
    out.truncate(0)
    screen.draw(match, 0)
    screen.choices(Menu(match.legal_moves), match, 0)
    shown = out.getvalue()
    assert shown.index("\x1b[2J") < shown.index("Your survey cards") < shown.index("Taken back.")
    assert "Old." not in shown
    assert " 1 discard SA07 2 water less, worth £3   2 discard SA10 a permanent steam pump, worth £4" in shown
    screen.hide_screen()
    assert "\x1b[3J" in out.getvalue()
    assert not screen.below


def test_where_the_window_is_low_the_list_takes_the_place_of_the_map_if_it_is_lower() -> None:
    lists = 0
    match, rng = wheal.new("tinners", ("ann", "bob", "cal"), seed=1), Rng(1)
    while not match.over:
        if len(match.steps) % 9 == 0:
            shown = {}
            for width, height in ((120, 60), (120, 30), (99, 30)):
                out = io.StringIO()
                DrawnConsole(screen=Console(file=out, width=width, height=height)).draw(match, 0)
                shown[width, height] = out.getvalue()
            assert "╭" in shown[120, 60], "the map"
            assert "╭" not in shown[99, 30]
            assert shown[120, 30].count("\n") <= min(each.count("\n") for each in shown.values())
            lists += shown[120, 30] == shown[99, 30]
        match.apply(match.state.sample_action(rng), match.state.current_player)
    assert lists > 0


class Tall:
    """A game whose table is lower in wide windows than in narrow ones, and never low enough."""

    def drawn(self, state: State, viewer: int, names: object, width: int, news: list[str]) -> str:
        return "\n".join(f"{width} wide" for _ in range(1000 // width))

    def event_text(self, *_: object) -> str:
        return ""

    move_text = event_text


def test_where_nothing_is_low_enough_the_lowest_is_drawn() -> None:
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7)
    match.game = Tall()  # type: ignore[assignment]
    out = io.StringIO()
    DrawnConsole(screen=Console(file=out, width=200, height=12)).draw(match, 0)
    assert out.getvalue().splitlines() == ["200 wide"] * 5, "narrower would be higher"


# ---- typing -----------------------------------------------------------------------------------


def offered(match: Match, line: str, viewer: int | None = None) -> dict[str, str]:
    seat = match.state.current_player
    asked = Asked(match, seat, seat if viewer is None else viewer, Costs())
    completer = MoveCompleter(asked, ("board", "undo"))
    return {found.text: found.display_meta_text for found in completions(completer, line)}


def test_completion_offers_what_is_legal_with_its_cost() -> None:
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7, setup="auto")
    assert offered(match, "") == {
        "build ": "17 ways", "miner ": "25 ways", "port ": "19 ways", "adit ": "49 ways", "pumps": "1 work",
        "pasties": "+£1, 1 work", "pass": "place 1: £10 scores 22, £5 scores 10",
        "board": "the whole table", "undo": "take your last move back",
    }  # fmt: skip
    assert offered(match, "BU") == {"build ": "17 ways"}
    assert len(offered(match, "build ")) == 17
    assert offered(match, "build gw") == {"build gwennap": "face-down tile, auction from £1"}
    assert offered(match, "build st-i") == {"build st-ives": "T1 C3 ~3, auction from £1"}
    assert offered(match, "extract") == {}, "nobody has a mine yet"
    assert offered(match, "save /no/such/") == {}


def test_a_move_is_priced_once_and_only_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7, setup="auto")
    priced: list[str] = []
    cost_text = type(match.game).cost_text

    def count(game: Game, state: State, viewer: int, action: Action[Any]) -> str:
        priced.append(action.text)
        return cost_text(game, state, viewer, action)

    monkeypatch.setattr(type(match.game), "cost_text", count)
    seat = match.state.current_player
    completer = MoveCompleter(Asked(match, seat, seat, Costs()), ())
    for line in ("", "b", "build g", "build gw", "build gwennap"):
        list(completions(completer, line))
    assert len(match.legal_moves) > 100
    assert sorted(priced) == ["build gwennap", "pass", "pasties", "pumps"]


def test_the_table_is_drawn_once_where_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    match = wheal.new("ore", ("ann", "bob", "cal"), seed=7)
    drawn: list[int] = []
    lines = OreDrawing.lines

    def count(drawing: OreDrawing, marks: Marks, height: int) -> list[Line]:
        drawn.append(height)
        return lines(drawing, marks, height)

    monkeypatch.setattr(OreDrawing, "lines", count)
    out = io.StringIO()
    DrawnConsole(screen=Console(file=out, width=120, height=90)).draw(match, 0)
    assert len(drawn) == 1
    table = Console(file=(alone := io.StringIO()), width=120, height=90)
    table.print(match.game.drawn(match.state, 0, match.names, 120, news=[]))
    assert len(out.getvalue().splitlines()) >= len(alone.getvalue().splitlines()) > 40


def test_completion_goes_on_behind_a_semicolon() -> None:
    match = wheal.new("tinners", ("ann", "bob", "cal"), seed=7, setup="auto")
    ways = offered(match, "build gwennap; ")
    assert "survey none" in ways
    assert all(move.startswith("survey") for move in ways)
    assert "bid 1" in offered(match, "build gwennap;survey none;bid 1")
    assert offered(match, "pasties; ") == {}, "then it is somebody else's turn"
    assert offered(match, "nonsense; ") == {}


def test_completion_knows_what_investing_and_extracting_bring() -> None:
    match, state = moments(3)["invest"]
    other = Match(match.game, match.names, match.options, 0, state=state.clone())
    costs = offered(other, "invest ")
    assert all(re.fullmatch(r"-£\d+, \+\d+ points", cost) for cost in costs.values())


# ---- resuming ---------------------------------------------------------------------------------


def resume(monkeypatch: pytest.MonkeyPatch, path: Path, *lines: str, **words: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    play(resume=path, **words)  # type: ignore[arg-type]


def test_a_saved_game_goes_on_with_the_same_seats(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.wheal"
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"1\n1\n1\npasties\nsave {path}\nquit\nquit\n"))
    play("tinners", seats="jan=me,random", seed=7)
    moves = wheal.load(path).moves
    capsys.readouterr()
    resume(monkeypatch, path, "pasties", "quit", "quit")
    shown = capsys.readouterr().out
    assert "Round 1 begins." not in shown, "what was known before is no news"
    assert "jan> pasties" in shown
    assert shown.endswith(f"The game was left; it is saved in {path}.\n")
    assert wheal.load(path).moves[: len(moves) + 1] == [*moves, "jan: pasties"]
    resume(monkeypatch, path, seats="random,random")
    assert wheal.load(path).over, "bots play it to the end"
    resume(monkeypatch, path)
    assert "The game is over." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"seats": "me"}, "1 seat is named, but this game has 3 players: ann, bob and cal"),
        ({"seats": "me,zoe=me,me"}, "seat 2 of this game is bob, not zoe"),
        ({"seats": "me,rondom,me"}, 'a seat cannot be "rondom"; did you mean "random"?'),
        ({"seed": 5}, "--seed belongs to a new game; leave it out when you resume one"),
        ({"players": 3}, "--players belongs to a new game; leave it out when you resume one"),
        ({"game": "ore"}, "this is a game of tinners, not of ore"),
    ],
)
def test_a_game_is_resumed_only_as_it_was(tmp_path: Path, words: dict[str, object], sentence: str) -> None:
    path = tmp_path / "game.wheal"
    wheal.new("tinners", ("ann", "bob", "cal"), seed=7).save(path)
    with pytest.raises(BadInput) as caught:
        play(resume=path, **words)  # type: ignore[arg-type]
    assert str(caught.value).endswith(sentence)


def test_without_a_game_the_sentence_says_what_to_write() -> None:
    with pytest.raises(BadInput, match="say which game: wheal play GAME, or wheal play --resume FILE"):
        play()
