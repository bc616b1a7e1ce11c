"""The page "Add a game" and its example, a game from outside the package: it keeps every promise that ours keep."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serialize

import wheal
from tests import battery
from tests.languages import said_in
from tests.places import ROOT
from wheal import api
from wheal.bots import choose, make
from wheal.cli.main import main
from wheal.kernel.book.coverage import missing
from wheal.kernel.book.rulebook import load_rule_book
from wheal.kernel.engine.playout import play_listing, play_sampling
from wheal.kernel.engine.rng import Rng
from wheal.kernel.errors import BadInput
from wheal.kernel.game import EVERYTHING, Game
from wheal.kernel.labels import part_labels
from wheal.kernel.match import Match
from wheal.kernel.scenario import read_scenarios, run_scenario
from wheal.kernel.texts import LANGUAGES, source, texts_in

PAGE = ROOT / "docs" / "add-a-game.md"
EXAMPLE = ROOT / "docs" / "examples" / "spoil"
SCENARIOS = EXAMPLE / "scenarios"
SEATS = (2, 3, 4)
BLOCK = re.compile(r"^(?P<fence>```|~~~)(?P<lang>\w*)\n(?P<text>.*?)^(?P=fence)$", re.DOTALL | re.MULTILINE)
QUOTED = {"python": "*.py", "toml": "*.toml", "fluent": "*.ftl", "markdown": "*.md"}  # what the page quotes, and whence


def distribution(folder: Path, points: str) -> Path:
    """A folder that looks like site-packages with an installed distribution of these entry points."""
    info = folder / "spoil-0.1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: spoil\nVersion: 0.1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{api.ENTRY_POINTS}]\n{points}\n", encoding="utf-8")
    return folder


def points_of_the_example() -> str:
    """The entry points as the example's own pyproject.toml names them."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return "\n".join(f"{name} = {value}" for name, value in project["entry-points"][api.ENTRY_POINTS].items())


def forget() -> None:
    """Let installed games be looked for again."""
    api._installed.cache_clear()
    api._game.cache_clear()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return distribution(tmp_path_factory.mktemp("site"), points_of_the_example())


@pytest.fixture
def game(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The example, installed."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(site))
    forget()
    yield wheal.game("spoil")
    monkeypatch.undo()
    forget()


# ---- installed, registered, broken -----------------------------------------------------------------------


def test_an_installed_game_is_listed_and_loaded_only_when_it_is_asked_for(site: Path) -> None:
    code = (
        "import sys, wheal; wheal.game('tinners'); print('importlib.metadata' in sys.modules);"
        "print(wheal.games()); print('spoil' in sys.modules); print(wheal.new('spoil', seed=1))"
    )
    run = python("-c", code, site=site)
    assert run.stdout.splitlines()[:4] == [
        "False",
        str([*wheal.games(), "spoil"]),
        "False",
        "Shift 1, price 4, 18 stones on the heap",
    ]


def test_a_game_can_be_registered_without_being_installed() -> None:
    code = (
        "import wheal; from spoil.game import Spoil; wheal.register('spoil', lambda: Spoil, 'spoil');"
        "print(wheal.new('spoil', players=['ann', 'bob'], seed=1).play('pick').moves)"
    )
    assert python("-c", code).stdout == "['ann: pick']\n"


def test_an_unknown_game_is_refused_with_what_there_is(game: Game) -> None:
    with pytest.raises(BadInput, match='did you mean "spoil"'):
        wheal.game("spol")


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ("spoil = nowhere.game:Spoil", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("spoil = spoil.game:Spoiled", "cannot be loaded: AttributeError"),
        ("spoil = spoil.rules.position:Position", "must be a subclass of wheal.kernel.game.Game with the same id"),
        ("heap = spoil.game:Spoil", "must be a subclass of wheal.kernel.game.Game with the same id"),
    ],
)
def test_a_package_that_is_wrong_is_told_in_a_sentence(points: str, sentence: str, tmp_path: Path) -> None:
    run = python("-m", "wheal", "play", points.split()[0], site=distribution(tmp_path, points), code=2)
    assert run.stderr.startswith("wheal: the installed game")
    assert sentence in run.stderr
    assert "Traceback" not in run.stderr


def test_our_own_games_cannot_be_replaced_by_an_installed_one(tmp_path: Path) -> None:
    site = distribution(tmp_path, "tinners = spoil.game:Spoil")
    code = "import wheal; print(wheal.games().count('tinners'), type(wheal.game('tinners')).__name__)"
    assert python("-c", code, site=site).stdout == "1 Tinners\n"


# ---- the battery -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_keep_every_promise(game: Game, seats: int) -> None:
    rng = Rng(99)
    kinds: Counter[str] = Counter()
    for seed in range(6):
        for state, seat, action in battery.random_states(game, seats, {}, seed):
            kinds[state.question.name] += 1
            battery.check_legality(state, seat)
            battery.check_clone(state, seat, action)
            battery.check_text_and_bytes(game, state, seat)
            battery.check_sampling(state, rng)
            battery.check_imagine(game, state, rng)
        assert len(state.ranking()) == seats
        assert sum(state.returns()) == pytest.approx(0)
        assert len(game.board_text(state, -1, ["a", "b", "c", "d"][:seats]).splitlines()) > seats
    assert kinds.keys() == {"turn", "sale"}


@pytest.mark.parametrize("seats", SEATS)
def test_exchanged_secrets_look_the_same(game: Game, seats: int) -> None:
    assert sum(battery.check_two_runs(game, seats, {}, seed) for seed in range(10)) > 300


@pytest.mark.parametrize("seats", SEATS)
def test_playouts_end(game: Game, seats: int) -> None:
    for seed in range(10):
        for play in (play_listing, play_sampling):
            state = game.new_state(seats, seed=seed)
            assert play(state, Rng(seed)) > 10
            assert state.is_over


@pytest.mark.parametrize("seats", SEATS)
def test_records_and_undo_give_equal_bytes_and_nothing_gets_lost(game: Game, seats: int) -> None:
    for seed in range(4):
        account(battery.check_record(game, seats, {}, seed))


def account(match: Match) -> None:
    """Every coin and every tin of a whole game, by the events."""
    tin, coins = Counter[int](), Counter[int]()
    for event in match.events:
        args = {name: value for name, value in event.args.items() if isinstance(value, int)}
        if event.name == "stopped":
            tin[event.seat] += args["tin"]
        elif event.name == "looked":
            coins[event.seat] -= match.game.content.box.look
        elif event.name == "sold":
            tin[event.seat] -= args["tin"]
            coins[event.seat] += args["coins"]
    for seat, player in enumerate(match.view()["player"]):
        assert player["tin"] == tin[seat] <= match.game.content.box.shed
        assert player["coins"] == coins[seat] + match.game.content.box.coins >= 0


@pytest.mark.parametrize("seats", SEATS)
def test_a_kept_record_replays_to_its_result(game: Game, seats: int) -> None:
    path = EXAMPLE / "records" / f"{seats}-players.wheal"
    match = wheal.load(path)
    assert (len(match.names), match.over) == (seats, True)
    assert match.record() == path.read_text(encoding="utf-8")
    account(match)


def test_a_saved_game_is_loaded_with_its_snapshot_and_its_secrets(game: Game, tmp_path: Path) -> None:
    match = wheal.new("spoil", ["ann", "bob"], seed=5).play("look", "pick", "look")
    match.save(tmp_path / "game.wheal")
    again = wheal.load(tmp_path / "game.wheal")
    assert again.state.to_bytes() == match.state.to_bytes() == match.snapshot().state
    assert again.view("ann")["heap"][0] != "?" == again.view("bob")["heap"][0]
    assert main(["record", "verify", str(tmp_path / "game.wheal")]) == 0
    with pytest.raises(wheal.Refused):
        match.undo()  # what was seen stays seen


@pytest.mark.parametrize(("until", "answers"), [("phase", 0), ("round", 1), ("game", 12)])
def test_a_standing_order_keeps_the_tin_as_long_as_it_lasts(game: Game, until: str, answers: int) -> None:
    """Given in the first turn of the first shift."""
    match = wheal.new("spoil", ["ann", "bob"], seed=5)
    match.order("ann", f"decline sale until {until}")
    while not match.over:
        is_sale = match.state.question.name == "sale"
        match.play("keep" if is_sale else "stop" if sum(match.view()["barrow"]) else "pick")
    keeps = [step.move for step in match.steps if step.move.text == "keep"]
    assert sum(move.is_auto for move in keeps) == answers
    assert {move.seat for move in keeps if move.is_auto} <= {0}


# ---- what the battery cannot know ---------------------------------------------------------------------------


def test_what_a_seat_has_seen_stays_and_the_rest_is_dealt_again(game: Game) -> None:
    """An imagine that changed nothing would look the same to everybody."""
    state = wheal.new("spoil", ["ann", "bob"], seed=5).play("look").state
    heap = game.view(state, EVERYTHING)["heap"]
    rng = Rng(1)
    deals: dict[int, set[tuple[int, ...]]] = {0: set(), 1: set()}
    for seat in deals:
        for _ in range(20):
            imagined = state.clone()
            imagined.imagine(seat, rng)
            deals[seat].add(tuple(game.view(imagined, EVERYTHING)["heap"]))
    assert all(sorted(deal) == sorted(heap) for seat in deals for deal in deals[seat])
    assert len(deals[0]) > 10
    assert {deal[0] for deal in deals[0]} == {heap[0]}
    assert len({deal[0] for deal in deals[1]}) > 1


def test_only_whoever_looks_is_told_the_stone(game: Game) -> None:
    """A marked event may tell anything: the battery takes it for what the rules reveal."""
    match = wheal.new("spoil", ["ann", "bob"], seed=5).play("look")
    told = {event.name: event for event in match.steps[-1].events}
    assert [name for name, event in told.items() if "stone" in event.args] == ["saw"]
    assert told["saw"].seen_by == 0b01


def test_a_move_is_taken_back_until_something_is_seen_or_rolled(game: Game) -> None:
    match = wheal.new("spoil", ["ann", "bob"], seed=5).play("stop")
    assert match.undo() == "stop"
    match.play("stop", "stop")  # nobody has tin to sell: the next shift has begun
    with pytest.raises(wheal.Refused, match="revealed, drawn or rolled"):
        match.undo()


# ---- bots ------------------------------------------------------------------------------------------------


def test_greedy_wins_and_judges_by_what_it_may_know(game: Game) -> None:
    wins = 0
    for seed in range(20):
        state = game.new_state(3, seed=seed)
        bots = [make("greedy"), make("random"), make("random")]
        rng = Rng(seed)
        while not state.is_over:
            seat = state.current_player
            state.apply(choose(bots[seat], state, seat, rng), seat)
        wins += state.ranking()[0] == 0
    assert wins >= 16
    judge = game.judge()
    assert judge is not None
    for state, seat, _ in battery.random_states(game, 3, {}, 7):
        imagined = state.clone()
        imagined.imagine(seat, Rng(3))
        assert judge.judge(imagined, seat) == judge.judge(state, seat)
        for judged in judge.judge(state, seat):
            assert all(texts_in(lang, "spoil").of(*reason) for lang in LANGUAGES for reason in judged.reasons)


# ---- rules, scenarios, content ---------------------------------------------------------------------------


def test_every_rule_has_a_scenario_and_every_scenario_passes(game: Game) -> None:
    file = read_scenarios(SCENARIOS / "spoil.toml")
    for scenario in file.scenarios:
        outcome = run_scenario(file, scenario, game)
        assert outcome.result == "ok", outcome.line()
    assert missing(load_rule_book("spoil"), SCENARIOS) == []


def test_every_rule_id_in_the_code_is_in_the_book(game: Game) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in EXAMPLE.rglob("*.py"))
    cited = set(re.findall(r"SP-[A-Z]{3}-\d\d", code))
    assert cited <= load_rule_book("spoil").rules.keys()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("heap = [3, 3, 3, 3]", "given.heap: with those in the barrow these are not the stones of the box (SP-CMP-02)"),
        ("player.ann.tin = 13", "given.player.ann.tin: 13 is impossible; it must be 0 to 12 (SP-TRN-05)"),
        ("hepa = []", 'unknown key "hepa" in given; did you mean "heap"?'),
        ('at = "slae"', 'given.at: unknown "slae"; did you mean "sale"?'),
    ],
)
def test_an_impossible_position_is_an_error(game: Game, tmp_path: Path, given: str, message: str) -> None:
    path = tmp_path / "bad.toml"
    head = 'schema = 1\ngame = "spoil"\nplayers = ["ann", "bob"]\n'
    path.write_text(f'{head}[[scenario]]\nname = "bad"\n[scenario.given]\n{given}\n', encoding="utf-8")
    file = read_scenarios(path)
    outcome = run_scenario(file, file.scenarios[0], game)
    assert outcome.result == "error"
    assert message in outcome.message


def test_an_owner_may_change_the_box(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, bad = tmp_path / "own", tmp_path / "bad"
    for folder in (own, bad):
        assert main(["content", "export", "spoil", str(folder)]) == 0
    box = (own / "box.toml").read_text(encoding="utf-8").replace("shed = 12", "shed = 3")
    (own / "box.toml").write_text(box, encoding="utf-8")
    other = wheal.game("spoil", own)
    assert (len(other.table), len(game.table)) == (7, 16)
    assert other.content.digest != game.content.digest
    (bad / "box.toml").write_text("schema = 1\n[box]\nshed = 0\nfaces = []\n", encoding="utf-8")
    assert main(["content", "check", "spoil", "--from", str(bad)]) == 1
    faults = [line for line in capsys.readouterr().out.splitlines() if line.startswith("FAIL")]
    assert len(faults) == 6  # two wrong numbers, four missing keys


# ---- both languages --------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """Every message of the example with the variables in it."""
    entries = FluentParser().parse(source("spoil", lang)).body
    assert not any(isinstance(entry, ast.Junk) for entry in entries)
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    return {entry.id.name: set(re.findall(r"\$(\w+)", serialize(ast.Resource([entry])))) for entry in found}


def test_both_languages_have_the_same_messages_and_every_one_can_be_said(game: Game) -> None:
    assert messages("pl") == messages("en")
    for lang in LANGUAGES:
        for name, variables in messages(lang).items():
            for number in (0, 1, 2, 5, 12, 22):
                sentence = texts_in(lang, "spoil").line(name, **dict.fromkeys(variables, number)).text
                assert sentence.strip()
                assert not set("{}$") & set(sentence), sentence


def test_no_message_is_missing_or_unused(game: Game) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in EXAMPLE.rglob("*.py"))
    events = {f"event-{name}" for name in re.findall(r'tell\("([a-z-]+)"', code)}
    named = set(re.findall(r'"((?:board|refused|why)-[a-z-]+)"', code))
    verbs = {f"{family}-{verb}" for family in ("move", "verb") for verb in game.table.verbs}
    asked = {"prompt-turn", "prompt-sale"}
    told = {"told-keep"}  # every other move has an event
    title = {"game-title", "game-about", "game-credit"}
    others = title | {"typed-words", "stone", "form-tin", "refused-unknown-tin"}
    assert messages("en").keys() == events | named | verbs | asked | told | others


@pytest.mark.parametrize(
    ("lang", "labels"),
    [("en", [("sell", "Sell tin"), ("3", "3")]), ("pl", [("sell", "Sprzedaj cynę"), ("3", "3")])],
)
def test_a_page_finds_its_labels(game: Game, lang: str, labels: list[tuple[str, str]]) -> None:
    found = said_in(lang, part_labels, game, game.table.parse("sell 3"))
    assert [(part.word, part.label) for part in found] == labels
    assert [part.kind for part in found] == ["", "TIN"]


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("Spoil: Random 1, Greedy 1 and Greedy 2.", "Shift 12: a new heap, and tin sells at", "tips over")),
        ("pl", ("Hałda: Random 1, Greedy 1 i Greedy 2.", "Szychta 12: nowa hałda, cena cyny", "się przewraca")),
    ],
)
def test_bots_play_it_at_the_command_line(site: Path, lang: str, sentences: tuple[str, ...]) -> None:
    words = ("play", "spoil", "--seats", "random,greedy,greedy", "--seed", "4", "--lang", lang, "--explain")
    run = python("-m", "wheal", *words, site=site)
    assert run.stderr == ""
    for sentence in sentences:
        assert sentence in run.stdout
    assert re.search(r"^1\. Greedy \d ", run.stdout, re.MULTILINE)


def test_a_person_plays_it_and_sees_what_others_do_not(game: Game, site: Path) -> None:
    typed = "look\nlook\nwhy sell 3\nsell 99\nsell x\nhelp\nhint\nstop\nquit\nquit\n"
    run = python("-m", "wheal", "play", "spoil", "--players", "2", "--seed", "5", "--plain", site=site, typed=typed)
    for sentence in (
        "; you have looked.",
        "You know the top stone already. (SP-TRN-04)",
        "  SP-SHF-04: Everybody takes one turn, clockwise from the player who begins",
        "99 tin cannot be sold: name a number from 1 to what your shed holds. (SP-TRN-05)",
        '"x" is no number of tin.',
        "  sell TIN          sell so much tin at the price of the shift",
        "Greedy advises, from what you can know:",
    ):
        assert sentence in run.stdout, sentence


# ---- the page --------------------------------------------------------------------------------------------


def test_whatever_the_page_quotes_stands_in_the_example() -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = [found for found in BLOCK.finditer(page) if found["lang"] in QUOTED]
    assert {found["lang"] for found in blocks} == set(QUOTED)
    for found in blocks:
        files = [path.read_text(encoding="utf-8") for path in EXAMPLE.rglob(QUOTED[found["lang"]])]
        assert any(found["text"] in text for text in files), found["text"]
    assert len(re.findall(r"^(?:```|~~~)", page, re.MULTILINE)) == 2 * len(list(BLOCK.finditer(page)))


def test_the_page_names_every_module_of_the_example() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for path in EXAMPLE.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".toml", ".ftl", ".md") and path.name != "__init__.py":
            assert f"`{path.name}`" in page or f"/{path.name}`" in page, path.name


def python(*words: str, site: Path | None = None, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """A Python of its own that finds the example and, in ``site``, what is installed."""
    folders = [*([str(site)] if site else []), str(EXAMPLE)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folders), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, *words]
    run = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert run.returncode == code, run.stderr
    return run
