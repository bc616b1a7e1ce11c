"""The commands as a person calls them: lines, JSON, exit codes, and one sentence for every mistake."""

import ast
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import wheal
from tests.languages import said_in
from wheal.cli.main import COMMANDS, main
from wheal.kernel.match import Match

SCENARIO = """schema = 1
game = "tinners"
players = ["mike", "katie", "zoe"]

[[scenario]]
name = "pasties"
rules = ["TT-ANC-01"]
[scenario.given]
order = ["mike", "katie", "zoe"]
[[scenario.step]]
play = ["mike: pasties"]
expect.player.mike.money = 21
"""
NAMES = ["mike", "katie", "zoe"]


class Run(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    """Calls ``wheal`` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str | Path) -> Run:
        code = main([str(word) for word in words])
        written = self.capsys.readouterr()
        assert "Traceback" not in written.err
        return Run(code, written.out, written.err)

    def mistake(self, *words: str | Path) -> str:
        """The one sentence of a call that is wrong."""
        run = self(*words)
        assert run.code == 2
        assert run.out == ""
        assert run.err.startswith("wheal: ")
        assert run.err.count("\n") == 1, run.err
        return run.err.removeprefix("wheal: ").rstrip("\n")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine speaks on which the tests run."""
    monkeypatch.setenv("WHEAL_LANG", "en")


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys)


@pytest.fixture(scope="module")
def played() -> Match:
    """A whole game of three."""
    match = wheal.new("tinners", players=NAMES, seed=7)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal_moves))
    return match


@pytest.fixture
def record(played: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.wheal"
    played.save(path)
    return path


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    path = tmp_path / "pasties.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


class TestUsage:
    def test_help_lists_its_commands(self, shell: Shell) -> None:
        run = shell("--help")
        assert run == shell("-h")
        assert run.code == 0
        assert all(f"  {command} " in run.out for command in COMMANDS)

    def test_version(self, shell: Shell) -> None:
        words = "compiled" if wheal.COMPILED else "not compiled"
        assert shell("--version") == (0, f"wheal {wheal.__version__} ({words})\n", "")

    @pytest.mark.parametrize(
        "command",
        [
            "rules",
            "scenario",
            "scenario run",
            "record",
            "record verify",
            "record show",
            "record replay",
            "content",
            "content check",
            "content export",
            "play",
            "bench",
        ],
    )
    def test_every_command_has_plain_help(self, shell: Shell, command: str) -> None:
        run = shell(*command.split(), "--help")
        assert run.code == 0
        assert run.out.startswith(f"Usage: wheal {command} [OPTIONS]")
        assert not set("{╭│<") & set(run.out.split("Options:")[0])

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("scenari run x", 'there is no command "scenari"; did you mean "scenario"?'),
            ("--versoin", 'there is no option "--versoin" before a command; did you mean "--version"?'),
            ("record", "say what to do: wheal record verify|show|replay"),
            ("record verfy x", 'wheal record has no command "verfy"; did you mean "verify"?'),
            ("record show", "FILE is missing; write: wheal record show [OPTIONS] FILE"),
            ("record show a b", 'there is no place for "b"; write: wheal record show [OPTIONS] FILE'),
            ("record show x --at two", "--at must be a whole number"),
            ("record show x --at", "option --at needs a value"),
            ("scenario run --jsn x", 'wheal scenario run has no option "--jsn"; did you mean "--json"?'),
            ("rules", "GAME is missing; write: wheal rules [OPTIONS] GAME [ID|WORDS]..."),
            ("rules tinner", 'there is no game "tinner"; did you mean "tinners"?'),
            ("rules tinners --lang xx", 'there is no language "xx"; there are: en, pl'),
            ("rules tinners TT-AUC-99", 'nothing in the rules of tinners matches "TT-AUC-99"; did you mean "TT-AUC-'),
            ("rules tinners --missing --tests nowhere", "nowhere: there is no such folder"),
            ("content check tinner", 'there is no game "tinner"; did you mean "tinners"?'),
            ("content check tinners --from /nowhere", "/nowhere: there is no such folder"),
            ("record show nowhere.wheal", "nowhere.wheal: there is no such file"),
        ],
    )
    def test_a_mistake_is_told_in_one_sentence(self, shell: Shell, line: str, sentence: str) -> None:
        assert shell.mistake(*line.split()).startswith(sentence)


class TestTrouble:
    """What happens inside a command, seen from outside."""

    @staticmethod
    def raising(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
        def outcomes(*_: object) -> Iterator[object]:
            raise error
            yield

        monkeypatch.setattr("wheal.cli.scenario.outcomes", outcomes)

    def test_interrupted(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        self.raising(KeyboardInterrupt(), monkeypatch)
        assert shell("scenario", "run", "x").code == 130

    def test_a_fault_is_one_sentence_with_its_type(self, shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("WHEAL_DEBUG", raising=False)
        self.raising(ZeroDivisionError("by\nzero"), monkeypatch)
        run = shell("scenario", "run", "x")
        assert run.code == 70
        assert run.err.startswith("wheal: this is a fault in Wheal: ZeroDivisionError: by zero;")
        assert run.err.count("\n") == 1

    def test_with_debug_a_fault_is_traced(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("WHEAL_DEBUG", "1")
        self.raising(ZeroDivisionError(), monkeypatch)
        assert main(["scenario", "run", "x"]) == 70
        assert "Traceback" in capsys.readouterr().err

    def test_a_fault_in_a_scenario_does_not_stop_the_others(
        self, shell: Shell, scenario: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def run_scenario(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.delenv("WHEAL_DEBUG", raising=False)
        monkeypatch.setattr("wheal.cli.scenario.run_scenario", run_scenario)
        run = shell("scenario", "run", scenario, scenario)
        assert run.code == 2
        assert run.out.splitlines() == [
            *[f"ERROR {scenario}:5: this is a fault in Wheal: ZeroDivisionError"] * 2,
            "0 passed, 0 failed, 2 errors",
        ]


class TestScenario:
    def test_lines(self, shell: Shell, scenario: Path) -> None:
        lines = f"ok    {scenario}::pasties\n1 passed, 0 failed, 0 errors\n"
        assert shell("scenario", "run", scenario) == (0, lines, "")

    def test_quiet(self, shell: Shell, scenario: Path) -> None:
        assert shell("scenario", "run", "-q", scenario).out == "1 passed, 0 failed, 0 errors\n"

    def test_failing(self, shell: Shell, scenario: Path) -> None:
        scenario.write_text(SCENARIO.replace("21", "22"), encoding="utf-8")
        run = shell("scenario", "run", scenario.parent)
        assert run.code == 1
        first = f"FAIL  {scenario}::pasties: step 1: player.mike.money: expected 22, got 21"
        assert run.out == f"{first}\n0 passed, 1 failed, 0 errors\n"

    def test_json(self, shell: Shell, scenario: Path) -> None:
        bad = scenario.with_name("bad.toml")
        bad.write_text(SCENARIO.replace("21", "22"), encoding="utf-8")
        worse = scenario.with_name("worse.toml")
        worse.write_text(SCENARIO.replace("order", "ordr"), encoding="utf-8")
        run = shell("scenario", "run", "--json", scenario, bad, worse, "nowhere.toml")
        assert run.code == 2
        assert run.err == "1 passed, 1 failed, 2 errors\n"
        common = {"game": "tinners", "name": "pasties", "rules": ["TT-ANC-01"], "compiled": wheal.COMPILED}
        nothing = {"at": "", "expected": None, "got": None}
        assert [json.loads(line) for line in run.out.splitlines()] == [
            {"path": str(scenario), "result": "ok", "step": 0, "message": "", **nothing, **common},
            {
                "path": str(bad),
                "result": "fail",
                "step": 1,
                "at": "player.mike.money",
                "expected": 22,
                "got": 21,
                "message": "step 1: player.mike.money: expected 22, got 21",
                **common,
            },
            {
                "path": str(worse),
                "result": "error",
                "step": 0,
                "message": f'{worse}:9: unknown key "ordr" in given; did you mean "order"?',
                **nothing,
                **common,
            },
            {
                "path": "nowhere.toml",
                "result": "error",
                "step": 0,
                "message": "nowhere.toml: there is no such file",
                **nothing,
                **common,
                "name": "",
                "game": "",
                "rules": [],
            },
        ]

    def test_an_empty_folder(self, shell: Shell, tmp_path: Path) -> None:
        run = shell("scenario", "run", tmp_path)
        assert run.code == 2
        assert run.out.startswith(f"ERROR {tmp_path}: there is no *.toml file in this folder\n")

    def test_content_of_the_file_and_of_the_option(self, shell: Shell, scenario: Path) -> None:
        owner = scenario.parent / "owner"
        assert shell("content", "export", "tinners", owner).code == 0
        scenario.write_text(SCENARIO.replace("players", 'content = "owner"\nplayers', 1), encoding="utf-8")
        run = shell("scenario", "run", scenario.parent)
        assert run == (0, f"ok    {scenario}::pasties\n1 passed, 0 failed, 0 errors\n", "")
        (scenario.parent / "other").mkdir()
        (scenario.parent / "other" / "dice.toml").write_text("schema = 1\ndie = []\n", encoding="utf-8")
        scenario.write_text(SCENARIO.replace("players", 'content = "other"\nplayers', 1), encoding="utf-8")
        run = shell("scenario", "run", scenario, "--content", owner)
        assert run.code == 2
        assert run.out.startswith(f"ERROR {scenario}:3: dice.toml:2: die: ")


class TestRules:
    def test_one_rule(self, shell: Shell) -> None:
        run = shell("rules", "tinners", "tt-auc-05")
        assert run.code == 0
        assert "\nTT-AUC-05  The minimum opening bid is £1" in run.out
        assert "TT-AUC-06" not in run.out

    def test_matching_words(self, shell: Shell) -> None:
        run = shell("rules", "tinners", "auction", "marker")
        assert run.code == 0
        assert "TT-CMP-06  There is one auction marker." in run.out

    def test_a_table_stands_as_it_is(self, shell: Shell) -> None:
        assert "  | Train | 2 |" in shell("rules", "tinners", "TT-WT-12").out

    def test_the_whole_book(self, shell: Shell) -> None:
        run = shell("rules", "tinners")
        assert run.out.startswith("# Tinners' Trail")
        assert "**TT-END-01**" in run.out

    def test_json(self, shell: Shell) -> None:
        [found] = json.loads(shell("rules", "tinners", "TT-AUC-05", "--json").out)
        assert list(found) == ["id", "section", "text"]
        assert found["id"] == "TT-AUC-05"

    def test_nothing_matches(self, shell: Shell) -> None:
        run = shell("rules", "tinners", "auctoin", "--json")
        assert (run.code, run.out) == (1, "[]\n")
        assert run.err == 'wheal: nothing in the rules of tinners matches "auctoin"; did you mean "auction"?\n'

    def test_missing(self, shell: Shell, scenario: Path) -> None:
        run = shell("rules", "tinners", "--missing", "--tests", scenario.parent)
        lines = run.out.splitlines()
        assert run.code == 1
        assert "TT-ANC-01" not in lines
        assert "TT-ANC-02" in lines
        assert lines[-1] == f"1 of {len(lines)} ids have a test"


class TestRecord:
    def test_verify(self, shell: Shell, record: Path, played: Match) -> None:
        result = " ".join(f"{name} {points}" for name, points in (played.result or {}).items())
        number = wheal.game("tinners").rules_number
        line = f"ok {record}: tinners, 3 players, rules {number}, {len(played.moves)} moves, {result}\n"
        assert shell("record", "verify", record) == (0, line, "")

    def test_verify_a_running_game(self, shell: Shell, played: Match, tmp_path: Path) -> None:
        path = tmp_path / "running.wheal"
        played.at(12).save(path)
        assert shell("record", "verify", path).out.endswith(", 12 moves, not over\n")

    def test_other_rules_and_content_are_said(self, shell: Shell, record: Path) -> None:
        text = record.read_text(encoding="utf-8")
        digest = wheal.game("tinners").content.digest
        record.write_text(text.replace("rules: ", "rules: 9").replace(digest, "f00"), encoding="utf-8")
        run = shell("record", "verify", record)
        assert run.code == 0
        first, second = run.err.splitlines()
        assert first.startswith(f"wheal: {record}: made with rules 9")
        assert second == f"wheal: {record}: made with content f00, here is {digest}; trying the replay"

    def test_a_move_that_is_not_legal(self, shell: Shell, record: Path) -> None:
        text = record.read_text(encoding="utf-8")
        head, _, moves = text.partition("\n\n")
        record.write_text(f"{head}\n\nzoe: bid 9\n{moves}", encoding="utf-8")
        run = shell("record", "verify", record)
        assert run.code == 1
        assert run.out.startswith(f'FAIL {record}: move 1 "zoe: bid 9" is not legal: TT-')
        assert run.out.count("TT-") == 1
        line = head.count("\n") + 3
        assert shell.mistake("record", "show", record).startswith(f'{record}:{line}: move 1 "zoe: bid 9" is not legal')

    def test_a_result_that_differs(self, shell: Shell, record: Path) -> None:
        text = record.read_text(encoding="utf-8")
        said = next(line for line in text.splitlines() if line.startswith("result"))
        record.write_text(text.replace(said, "result: mike 1, katie 1, zoe 1"), encoding="utf-8")
        run = shell("record", "verify", record)
        assert run.code == 1
        assert run.out.startswith(f"FAIL {record}: the header says result mike 1, katie 1, zoe 1, the replay gives ")
        record.write_text(text[: text.rstrip().rindex("\n") + 1], encoding="utf-8")
        assert "but the game is not over after" in shell("record", "verify", record).out

    @pytest.mark.parametrize(
        ("old", "new", "line", "sentence"),
        [
            ("game: tinners", "game: tiners", 2, 'there is no game "tiners"; did you mean "tinners"?'),
            ("players: mike, katie", "players: mike, mike", 5, "two players have the same name"),
            ("seed: 7", "seed: seven", 6, 'seed "seven" is not a number'),
            (
                "seed: 7",
                "options: arsenik=true\nseed: 7",
                6,
                'tinners has no option "arsenik"; did you mean "arsenic"?',
            ),
        ],
    )
    def test_a_bad_header(self, shell: Shell, record: Path, old: str, new: str, line: int, sentence: str) -> None:
        text = record.read_text(encoding="utf-8")
        assert old in text
        record.write_text(text.replace(old, new, 1), encoding="utf-8")
        assert shell.mistake("record", "verify", record) == f"{record}:{line}: {sentence}"

    def test_a_bad_file_does_not_stop_the_others(self, shell: Shell, record: Path) -> None:
        run = shell("record", "verify", "nowhere.wheal", record)
        assert run.code == 2
        assert run.out.startswith(f"ok {record}: ")
        assert run.err == "wheal: nowhere.wheal: there is no such file\n"

    def test_show_the_end(self, shell: Shell, record: Path, played: Match) -> None:
        run = shell("record", "show", record)
        assert run.code == 0
        assert str(played) in run.out
        assert f"  {len(played.moves)}. {played.moves[-1]}\n" in run.out
        assert run.out.splitlines()[-1].startswith("Result: ")

    def test_show_as_a_seat_sees_it(self, shell: Shell, record: Path, played: Match) -> None:
        match = played.at(10)
        hand = "\n".join(["In katie's hand:", *(f"  {line}" for line in match.game.hand_text(match.state, 1))])
        assert hand in shell("record", "show", record, "--at", "10", "--seat", "katie").out
        assert "hand" not in shell("record", "show", record, "--at", "10").out
        others = shell("record", "show", record, "--at", "10", "--seat", "mike").out
        assert hand not in others
        assert "In mike's hand:" in others
        assert shell.mistake("record", "show", record, "--seat", "kate").startswith(
            'there is no player "kate"; did you'
        )
        assert "--at must be 0 to" in shell.mistake("record", "show", record, "--at", "999999")

    def test_show_as_a_picture(self, shell: Shell, record: Path, played: Match, tmp_path: Path) -> None:
        out = tmp_path / "board.svg"
        assert shell("record", "show", record, "--svg", out) == (0, f"The picture is written to {out}.\n", "")
        assert out.read_text(encoding="utf-8") == f"{played._repr_svg_()}\n"
        assert shell("record", "show", record, "--at", "40", "--svg", out, "--lang", "pl").out.startswith("Obrazek")
        assert (
            out.read_text(encoding="utf-8")
            == f"{said_in('pl', played.at(40).game.picture, played.at(40).state, -1, NAMES)}\n"
        )
        assert shell("record", "show", record, "--svg", "-").out.startswith("<svg ")

    def test_a_picture_overwrites_nothing_else(self, shell: Shell, record: Path, tmp_path: Path) -> None:
        before = record.read_text(encoding="utf-8")
        assert shell.mistake("record", "show", record, "--svg", record).startswith(f"{record}: is no SVG picture")
        assert record.read_text(encoding="utf-8") == before
        nowhere = tmp_path / "nowhere"
        assert (
            shell.mistake("record", "show", record, "--svg", nowhere / "x.svg") == f"{nowhere}: there is no such folder"
        )

    def test_sealed_answers_stay_sealed_while_the_game_runs(self, shell: Shell, played: Match, tmp_path: Path) -> None:
        path = tmp_path / "running.wheal"
        played.at(5).save(path)
        assert "mike: discard" not in shell("record", "show", path).out
        assert "mike: ?" in shell("record", "replay", path).out
        assert "mike: discard" not in shell("record", "replay", path).out
        own = shell("record", "show", path, "--seat", "mike").out
        assert "mike: discard" in own
        assert "katie: discard" not in own

    def test_replay(self, shell: Shell, record: Path, played: Match) -> None:
        run = shell("record", "replay", record)
        assert run.code == 0
        for number, move in enumerate(played.moves, 1):
            assert f"{number}. {move}\n" in run.out
        assert "   Round 1 begins.\n" in run.out
        assert "In St" not in run.out  # what only one player saw


class TestContent:
    def test_check(self, shell: Shell) -> None:
        run = shell("content", "check", "tinners")
        assert run.code == 0
        assert "ok    tiles.toml: 32 tiles (values: published 34, likely 3, house 59)\n" in run.out
        assert all(line.startswith("ok    ") for line in run.out.splitlines())

    def test_export_and_check(self, shell: Shell, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "owner"
        assert shell("content", "export", "tinners", folder).code == 0
        assert (
            f"ok    {folder / 'tiles.toml'}: 32 tiles (values: published 34, likely 3, house 59)\n"
            in shell("content", "check", "tinners", "--from", folder).out
        )
        assert "is there already" in shell.mistake("content", "export", "tinners", folder)

    def test_every_fault_is_told(self, shell: Shell, tmp_path: Path) -> None:
        (tmp_path / "dice.toml").write_text("schema = 1\ndie = []\n", encoding="utf-8")
        (tmp_path / "prices.toml").write_text("schema = 2\n", encoding="utf-8")
        run = shell("content", "check", "tinners", "--from", tmp_path)
        assert run.code == 1
        lines = run.out.splitlines()
        assert all(line.startswith(f"FAIL  {tmp_path}") for line in lines)
        assert any(line.startswith(f"FAIL  {tmp_path / 'dice.toml'}:2: die: ") for line in lines)
        assert any(line == f"FAIL  {tmp_path / 'prices.toml'}:1: schema: must be 1" for line in lines)

    def test_a_file_that_is_not_toml(self, shell: Shell, tmp_path: Path) -> None:
        (tmp_path / "dice.toml").write_text("die = [\n", encoding="utf-8")
        sentence = shell.mistake("content", "check", "tinners", "--from", tmp_path)
        assert sentence.startswith(f"{tmp_path / 'dice.toml'}: ")
        assert "is not TOML" in sentence

    def test_a_folder_that_cannot_be_written(self, shell: Shell, tmp_path: Path) -> None:
        file = tmp_path / "file"
        file.write_text("", encoding="utf-8")
        assert "cannot be written" in shell.mistake("content", "export", "tinners", file / "owner")


class TestProcess:
    """As a process of its own."""

    @staticmethod
    def run(*words: str | Path, stdout: int = subprocess.PIPE) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        command = [sys.executable, "-m", "wheal", *map(str, words)]
        return subprocess.run(
            command, stdout=stdout, stderr=subprocess.PIPE, encoding="utf-8", env=environment, check=False
        )

    def test_a_bad_word(self) -> None:
        done = self.run("recrod")
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == 'wheal: there is no command "recrod"; did you mean "record"?\n'

    def test_a_closed_pipe_ends_quietly(self) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        try:
            done = self.run("rules", "tinners", stdout=writing)
        finally:
            os.close(writing)
        assert (done.returncode, done.stderr) == (0, "")

    def test_only_what_is_needed_is_imported(self, scenario: Path) -> None:
        code = (
            "import sys; from wheal.cli.main import main; code = main(sys.argv[1:]); "
            "print([name for name in sys.modules if name.startswith(('wheal.cli.', 'rich', 'prompt_toolkit'))])"
        )
        command = [sys.executable, "-c", code, "scenario", "run", str(scenario)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
        needed = ["wheal.cli.main", "wheal.cli.app", "wheal.cli.output", "wheal.cli.scenario"]
        assert sorted(ast.literal_eval(done.stdout.splitlines()[-1])) == sorted(needed)
