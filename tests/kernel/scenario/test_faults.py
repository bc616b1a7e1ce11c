"""Files with one fault each: the line that `wheal scenario run` prints says what is wrong, and where.

The texts of the files and what is said of them are the entries of `faults/<game>.toml`.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from wheal.cli.main import main
from wheal.cli.scenario import run

FAULTS = Path(__file__).parent / "faults"
EXIT_CODES = {"ok": 0, "FAIL": 1, "ERROR": 2}


class Fault(NamedTuple):
    game: str
    name: str
    what: str
    result: str
    text: str
    message: str = ""
    mentions: Sequence[str] = ()
    line: int = 0


def read_faults() -> list[Fault]:
    tables = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FAULTS.glob("*.toml"))}
    return [Fault(game, **entry) for game, table in tables.items() for entry in table["fault"]]


ALL = read_faults()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a file for every fault."""
    folder = tmp_path_factory.mktemp("faults")
    for fault in ALL:
        path = path_of(fault, folder)
        path.parent.mkdir(exist_ok=True)
        path.write_text(fault.text, encoding="utf-8")
    return folder


def path_of(fault: Fault, folder: Path) -> Path:
    return folder / fault.game / f"{fault.name}.toml"


@pytest.mark.parametrize("fault", ALL, ids=lambda fault: f"{fault.game}-{fault.name}")
def test_the_line_says_what_and_where(fault: Fault, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = path_of(fault, folder)

    code = run([path])

    written = capsys.readouterr()
    line = written.out.splitlines()[0]
    assert code == EXIT_CODES[fault.result], line
    assert written.err == ""
    assert len(written.out.splitlines()) == 2
    assert all(word in line.replace(str(path), "") for word in fault.mentions), line
    if fault.result == "ERROR":
        assert line.startswith(f"ERROR {path}:"), line
        number, _, message = line.removeprefix(f"ERROR {path}:").partition(": ")
        assert number == str(fault.line or number), line
        assert number.isdigit(), line
        assert message.startswith(fault.message), line
    elif fault.result == "FAIL":
        name, _, message = line.removeprefix(f"FAIL  {path}::").partition(": ")
        assert name == "One fault"
        assert message.startswith(fault.message or "step "), line
    else:
        assert line.startswith(f"ok    {path}::"), line


def test_a_bad_file_does_not_stop_the_others(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results = [fault.result for fault in ALL]

    assert main(["scenario", "run", "-q", str(folder)]) == 2

    written = capsys.readouterr()
    lines = written.out.splitlines()
    counts = [results.count(result) for result in ("ok", "FAIL", "ERROR")]
    assert written.err == ""
    assert lines[-1] == "{} passed, {} failed, {} errors".format(*counts)
    assert len(lines) == len(ALL) - results.count("ok") + 1


@pytest.mark.parametrize(("result", "code"), EXIT_CODES.items())
def test_the_command_ends_with_the_code_of_its_result(result: str, code: int, folder: Path) -> None:
    fault = next(fault for fault in ALL if fault.result == result)

    assert main(["scenario", "run", str(path_of(fault, folder))]) == code


NESTED = """schema = 1
game = "tinners"
players = [
  "mike",
  "katie",
]

[[scenario]]
name = "first"

[[scenario]]
name = "second" # [[scenario]]
[scenario.given]
area.camborne = { tile = { tin = 3, copper = 1, water = 2 }, face = "up" }
[scenario.given.player.mike]
money = 20
points = 0

[[scenario.step]]
play = [
  "mike: pass", # a comment with "quotes" and ]
  "katie: pass",
]
[scenario.step.expect]
sees.katie."player.mike.money" = 20
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ('"katie",', '"mike",', 5, 'two players are called "mike"'),
        ('"katie",', "2,", 5, '"players" must be a list of names'),
        ("water = 2", "watr = 2", 14, 'unknown key "watr" in given.area.camborne.tile'),
        ("points = 0", "points = -1", 17, "given.player.mike.points: -1 is impossible"),
        ("points = 0", "ponts = 0", 17, 'unknown key "ponts" in given.player.mike; did you mean "points"?'),
        ('"katie: pass"', '"kate: pass"', 22, 'unknown player "kate" in "kate: pass"; did you mean "katie"?'),
        ('"katie: pass"', '"pass"', 22, '"pass": write the player before the move, as in "mike: pass"'),
        ('"player.mike.money"', '"player.mike.mony"', 25, 'unknown key "mony" in expect.sees.katie.player.mike'),
        ("sees.katie", "sees.kate", 25, 'unknown player "kate" in expect.sees; did you mean "katie"?'),
        ('sees.katie."player.mike.money" = 20', "legal = 5", 25, "expect.legal: must be a list of texts, not 5"),
        ("points = 0", "points = 99999999999999999999", 17, "a number of 20 digits is too large"),
        ('name = "second"', 'name = "first"', 12, 'two scenarios are called "first"'),
    ],
)
def test_lines_of_nested_things(
    old: str, new: str, line: int, what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "nested.toml"
    path.write_text(NESTED.replace(old, new), encoding="utf-8")

    assert main(["scenario", "run", "-q", str(path)]) == 2
    assert capsys.readouterr().out.startswith(f"ERROR {path}:{line}: {what}")


def test_nested_is_well_without_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nested.toml"
    path.write_text(NESTED, encoding="utf-8")

    assert main(["scenario", "run", str(path)]) == 0, capsys.readouterr().out
