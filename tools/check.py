"""The checks of the project, each with its time: `make test`, `make quick`, `make test-long`.

With names of parts only those are run. What a part says is printed when it is done. All run even if one fails; the
exit code is 1 if any did.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = Path(sys.executable).parent
COMPILED_ROOMS = ("rules", "decisions")

# What runs a second time, interpreted, where the first run was compiled: the tests of what is compiled, in pytest's
# words. What is never compiled is not run again here, nor is the test that plays both builds by itself.
PURE_TESTS = (
    "tests/kernel/engine",
    "tests/kernel/test_action_table.py",
    "tests/kernel/test_codec.py",
    "tests/kernel/test_match.py",
    "tests/kernel/test_orders.py",
    *(str(path.relative_to(ROOT)) for room in COMPILED_ROOMS for path in sorted(ROOT.glob(f"tests/games/*/{room}"))),
    "tests/games/ore/test_view.py",
    "tests/test_every_game.py",
    "tests/test_records.py",
    "--deselect=tests/test_every_game.py::test_compiled_and_interpreted_agree_after_every_decision",
)
ALL_PURE_TESTS = "tests/kernel tests/client tests/look tests/games tests/cli tests/bots"
WHOLE_GAMES = ("tests/server/show/test_leaks.py", "tests/server/tables/test_damage_by_chance.py")
# The inner loop: no server, no browser, no commands, no long games; the longest sweeps are left to `make test`.
QUICK_TESTS = (
    "tests/kernel",
    "tests/client",
    "tests/look",
    "tests/games",
    "tests/tools",
    "tests/test_rooms.py",
    "tests/test_records.py",
    "--deselect=tests/games/tinners/rules/test_expansion.py::test_random_games_end_and_keep_every_promise",
    "--deselect=tests/games/ore/terminal/test_table.py::test_no_line_is_wider_than_the_window",
    "--deselect=tests/games/ore/terminal/test_table.py::test_every_moment_of_a_game_can_be_drawn",
    "--deselect=tests/games/ore/terminal/test_table.py::test_nobody_is_shown_what_nobody_can_know",
)


class Part(NamedTuple):
    name: str
    command: str
    pure: bool = False  # interpreted, by WHEAL_PURE=1; left out where nothing is compiled, as it would repeat a part


class Row(NamedTuple):
    """How a part went."""

    name: str
    seconds: float
    result: str


# Stages one after the other; the lanes of a stage run side by side. Three processes keep two processors busy: with more
# at a time nothing ends sooner, and what waits for a server or a browser waits too long.
Stages = Sequence[Sequence[Sequence[Part]]]
LINT = (Part("ruff check", "ruff check ."), Part("ruff format", "ruff format --check ."), Part("mypy", "mypy"))
SCENARIOS = Part("scenarios", "wheal scenario run tests/scenarios -q")
STAGES: Stages = (
    ((Part("programs", "python -m tools.needs"),),),
    ((Part("pytest", "pytest -n 3 --dist worksteal --ignore=tests/browser"),),),
    (
        (Part("browser", "pytest -n 2 tests/browser"),),
        (
            *LINT,
            Part("page", "python tools/web.py check"),
            SCENARIOS,
            SCENARIOS._replace(name="scenarios, interpreted", pure=True),
            Part("rules with a test", "wheal rules tinners --missing"),
            Part("rules with a test, ore", "wheal rules ore --missing"),
        ),
    ),
    ((Part("pytest, interpreted", f"pytest -n 2 --dist worksteal {' '.join(PURE_TESTS)}", pure=True),),),
)
QUICK: Stages = (((*LINT, SCENARIOS), (Part("pytest", f"pytest -n 2 --dist worksteal {' '.join(QUICK_TESTS)}"),)),)
LONG: Stages = (  # what STAGES leave out
    ((Part("programs", "python -m tools.needs"),),),
    (
        (Part("whole games", "pytest -n 2 tests/browser/test_whole_games.py --whole-games"),),
        (
            Part("all, interpreted", f"pytest -n 2 {ALL_PURE_TESTS}", pure=True),
            Part("leaks and damage", f"pytest -n 2 --whole-games --timeout 1800 {' '.join(WHOLE_GAMES)}"),
            Part("killed servers", "python -m tools.killtest --kills 200 --seconds 600"),
            Part("soak", "python -m tools.soak --games 500"),
        ),
    ),
)
PRINTING = threading.Lock()


def is_compiled() -> bool:
    """Whether the installed package runs compiled."""
    asked = [sys.executable, "-c", "from wheal._native import COMPILED; print(COMPILED)"]
    environment = {name: value for name, value in os.environ.items() if name != "WHEAL_PURE"}
    done = subprocess.run(asked, cwd=ROOT, env=environment, check=False, capture_output=True, text=True)
    return done.stdout.strip() == "True"


def what_is_missing() -> str | None:
    """What the build says is missing here to compile, or None."""
    asked = [sys.executable, "-c", "import hatch_build; print(hatch_build.what_is_missing() or '')"]
    done = subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.strip() or None


def run(part: Part) -> Row:
    """Run one part, print what it said, and tell how it went."""
    program, *words = part.command.split()
    environment = os.environ | {"WHEAL_PURE": "1" if part.pure else "0"}
    start = time.monotonic()
    with tempfile.TemporaryFile() as said:
        try:
            command = [str(PROGRAMS / program), *words]
            done = subprocess.run(command, cwd=ROOT, env=environment, check=False, stdout=said, stderr=said)
            is_good = done.returncode == 0
        except OSError as error:
            said.write(f"cannot run {program}: {error.strerror}\n".encode())
            is_good = False
        seconds = time.monotonic() - start
        said.seek(0)
        with PRINTING:
            print(f"\n=== {part.name}: {'WHEAL_PURE=1 ' if part.pure else ''}{part.command}", flush=True)
            sys.stdout.buffer.write(said.read())
            sys.stdout.flush()
    return Row(part.name, seconds, "ok" if is_good else "FAILED")


def run_stage(lanes: Sequence[Sequence[Part]], compiled: bool) -> list[Row]:
    """Run lanes side by side, the parts of each in a row."""

    def run_lane(lane: Sequence[Part]) -> list[Row]:
        return [run(part) for part in lane if compiled or not part.pure]

    with ThreadPoolExecutor(len(lanes)) as pool:
        return list(itertools.chain(*pool.map(run_lane, lanes)))


def wanted(names: Sequence[str]) -> Stages:
    """All stages of `make test`, those of a word, or one of the parts with these names in a row."""
    if not names:
        return STAGES
    if names in (["quick"], ["long"]):
        return QUICK if names == ["quick"] else LONG
    known = {part.name: part for stages in (LONG, STAGES) for lanes in stages for lane in lanes for part in lane}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"There is no part called {unknown[0]}; there are: {', '.join(known)}.")
    return [[[known[name] for name in names]]]


def main() -> int:
    """Run the parts and print the table."""
    stages = wanted(sys.argv[1:])
    compiled = is_compiled()
    rows: list[Row] = []
    if not compiled and stages is not QUICK:
        reason = what_is_missing()
        allowed = reason is not None and os.environ.get("CI") != "true"
        print(f"The compiled part is absent: {reason or 'built uncompiled, see build/wheel.log'}.", flush=True)
        rows.append(Row("compiled wheel", 0.0, "absent" if allowed else "FAILED"))
    start = time.monotonic()
    for stage in stages:
        rows += run_stage(stage, compiled)
    print(f"\n{'part':<26}{'seconds':>9}")
    for name, seconds, result in rows:
        print(f"{name:<26}{seconds:>9.1f}  {result}")
    print(f"{'all':<26}{time.monotonic() - start:>9.1f}")
    return 1 if any(row.result == "FAILED" for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
