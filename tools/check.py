"""Every check of the project, each with its time: `make test`; with names of parts only those.

What a part says is printed when it is done. All run even if one fails; the exit code is 1 if any did.
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

# What runs a second time, interpreted, where the first run was compiled. pytest's words: files, folders, options.
# Commands, server, drawn tables and documents are never compiled: the engine's tests make what they show.
PURE_TESTS = (
    "tests/kernel",
    "tests/games",
    "tests/test_every_game.py",
    "tests/test_records.py",
    "tests/test_texts.py",
    "--ignore=tests/kernel/test_scenario_bad.py",
    "--ignore=tests/games/ore/test_drawn.py",
    "--ignore=tests/games/ore/test_drawn_low.py",
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


# Stages one after the other; the lanes of a stage run side by side, as some parts wait as much as they work.
STAGES = (
    ((Part("programs", "python -m tools.needs"),),),
    (
        (Part("pytest", "pytest -n 3 --ignore=tests/browser"),),
        (
            Part("ruff check", "ruff check ."),
            Part("ruff format", "ruff format --check ."),
            Part("page", "python tools/web.py check"),
            Part("mypy", "mypy --strict"),
        ),
    ),
    (
        (Part("browser", "pytest tests/browser"),),
        (
            Part("pytest, interpreted", f"pytest -n 2 {' '.join(PURE_TESTS)}", pure=True),
            Part("scenarios", "wheal scenario run tests/scenarios -q"),
            Part("scenarios, interpreted", "wheal scenario run tests/scenarios -q", pure=True),
            Part("rules with a test", "wheal rules tinners --missing"),
            Part("rules with a test, ore", "wheal rules ore --missing"),
        ),
    ),
)
LONG = (  # only by their names
    Part("browser-all", "pytest tests/browser --whole-games"),
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


def wanted(names: Sequence[str]) -> Sequence[Sequence[Sequence[Part]]]:
    """All stages, or one of the parts with these names in a row."""
    if not names:
        return STAGES
    lanes = itertools.chain(*STAGES)
    known = {part.name: part for part in (*itertools.chain(*lanes), *LONG)}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"There is no part called {unknown[0]}; there are: {', '.join(known)}.")
    return [[[known[name] for name in names]]]


def main() -> int:
    """Run the parts and print the table."""
    stages = wanted(sys.argv[1:])
    compiled = is_compiled()
    rows: list[Row] = []
    if not compiled:
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
