"""Every check of the project, one after the other, each with its time: `make test`.

All parts run even if one fails; the exit code is 1 if any did.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
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


PARTS = (
    Part("ruff check", "ruff check ."),
    Part("ruff format", "ruff format --check ."),
    Part("mypy", "mypy --strict"),
    Part("programs", "python -m tools.needs"),
    Part("page", "python tools/web.py check"),
    Part("pytest", "pytest -n 3 --ignore=tests/browser"),
    Part("browser", "pytest tests/browser"),
    Part("pytest, interpreted", f"pytest -n 2 {' '.join(PURE_TESTS)}", pure=True),
    Part("scenarios", "wheal scenario run tests/scenarios -q"),
    Part("scenarios, interpreted", "wheal scenario run tests/scenarios -q", pure=True),
    Part("rules with a test", "wheal rules tinners --missing"),
    Part("rules with a test, ore", "wheal rules ore --missing"),
)


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


def run(part: Part) -> bool:
    """Run one part with its output in view; whether it went well."""
    program, *words = part.command.split()
    environment = os.environ | {"WHEAL_PURE": "1" if part.pure else "0"}
    print(f"\n=== {part.name}: {'WHEAL_PURE=1 ' if part.pure else ''}{part.command}", flush=True)
    try:
        return subprocess.run([PROGRAMS / program, *words], cwd=ROOT, env=environment, check=False).returncode == 0
    except OSError as error:
        print(f"cannot run {program}: {error.strerror}", flush=True)
        return False


def main() -> int:
    """Run the parts and print the table."""
    compiled = is_compiled()
    rows: list[tuple[str, float, str]] = []
    if not compiled:
        reason = what_is_missing()
        allowed = reason is not None and os.environ.get("CI") != "true"
        print(f"The compiled part is absent: {reason or 'built uncompiled, see build/wheel.log'}.", flush=True)
        rows.append(("compiled wheel", 0.0, "absent" if allowed else "FAILED"))
    for part in PARTS:
        if compiled or not part.pure:
            start = time.monotonic()
            result = "ok" if run(part) else "FAILED"
            rows.append((part.name, time.monotonic() - start, result))
    print(f"\n{'part':<26}{'seconds':>9}")
    for name, seconds, result in rows:
        print(f"{name:<26}{seconds:>9.1f}  {result}")
    print(f"{'all':<26}{sum(seconds for _, seconds, _ in rows):>9.1f}")
    return 1 if any(result == "FAILED" for _, _, result in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
