"""Files with one fault each: the line that `wheal scenario run` prints says what is wrong, and where.

The comments at the head of a file say what is expected: `# expect: ERROR` (or FAIL, ok) with the beginning of the
message, `# mentions:` words that must stand in it, and `# line:` the line of the fault.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from wheal.cli import main

FOLDER = Path(__file__).parents[1] / "scenarios_bad"
FILES = sorted(FOLDER.glob("*/*.toml"))
EXIT_CODES = {"ok": 0, "FAIL": 1, "ERROR": 2}


class Expected(NamedTuple):
    result: str
    message: str
    mentions: list[str]
    line: str


def expected(path: Path) -> Expected:
    comments = [line[1:].strip() for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    said = dict(comment.split(": ", 1) for comment in comments if comment.split(": ")[0] in ("mentions", "line"))
    result, _, message = comments[0].removeprefix("expect: ").partition(" ")
    return Expected(result, message, said.get("mentions", "").split(" | "), said.get("line", ""))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_line_says_what_and_where(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = expected(path)

    code = main(["scenario", "run", str(path)])

    written = capsys.readouterr()
    line = written.out.splitlines()[0]
    assert code == EXIT_CODES[wanted.result], line
    assert written.err == ""
    assert len(written.out.splitlines()) == 2
    assert all(word in line for word in wanted.mentions), line
    if wanted.result == "ERROR":
        assert line.startswith(f"ERROR {path}:"), line
        number, _, message = line.removeprefix(f"ERROR {path}:").partition(": ")
        assert number == (wanted.line or number), line
        assert number.isdigit(), line
        assert message.startswith(wanted.message), line
    elif wanted.result == "FAIL":
        name, _, message = line.removeprefix(f"FAIL  {path}::").partition(": ")
        assert name == "One fault"
        assert message.startswith(wanted.message or "step "), line
    else:
        assert line.startswith(f"ok    {path}::"), line


def test_a_bad_file_does_not_stop_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    results = [expected(path).result for path in FILES]

    assert main(["scenario", "run", "-q", str(FOLDER)]) == 2

    lines = capsys.readouterr().out.splitlines()
    counts = [results.count(result) for result in ("ok", "FAIL", "ERROR")]
    assert lines[-1] == "{} passed, {} failed, {} errors".format(*counts)
    assert len(lines) == len(FILES) - results.count("ok") + 1


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
