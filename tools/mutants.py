"""Mutants: remove or negate each line that cites a rule, and see whether a test that shows the rule notices.

``python -m tools.mutants tinners``: sources interpreted, all cores, resumable (what was killed stays killed as long as
its module is unchanged). Survivors that change nothing a test could see are explained in ``tools/equivalent.toml``.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tools.mutations import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tools" / "equivalent.toml"
RULE = re.compile(r"\b(?:TT|T1|ORE|DR)-[A-Z0-9-]*\d\d\b")
TIME_LIMIT = 120
WANTED = 90


class Verdict(NamedTuple):
    mutant: Mutant
    is_killed: bool
    by: str


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def collect(game: str) -> list[Mutant]:
    """Every mutant of a game's modules."""
    folder = ROOT / "src" / "wheal" / "games" / game
    found = []
    for path in sorted(folder.rglob("*.py")):
        found += mutants_of(path, path.read_text(encoding="utf-8"), RULE)
    return found


def judge(mutant: Mutant, game: str, room: Path) -> Verdict:
    """Run the tests that show the mutant's rules in a copy of the sources."""
    target = room / mutant.path.relative_to(ROOT)
    original = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(room / "src"), "WHEAL_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, str(ROOT / "tools" / "mutant_tests.py"), game, *mutant.rules]
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=TIME_LIMIT, check=False
        )
        lines = (done.stdout + done.stderr).strip().splitlines()
        return Verdict(mutant, done.returncode != 0, lines[-1] if lines else "")
    except subprocess.TimeoutExpired:
        return Verdict(mutant, True, "it never ended")
    finally:
        target.write_text(original, encoding="utf-8")


def run(game: str, mutants: list[Mutant], known: dict[str, str]) -> list[Verdict]:
    """Judge all mutants, those killed before from memory."""
    verdicts = [Verdict(m, True, known[m.key]) for m in mutants if m.key in known]
    todo = [m for m in mutants if m.key not in known]
    workers = os.cpu_count() or 1
    rooms: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        for i in range(workers):
            room = Path(place, str(i))
            shutil.copytree(ROOT / "src", room / "src", ignore=shutil.ignore_patterns("__pycache__"))
            rooms.put(room)

        def one(mutant: Mutant) -> Verdict:
            room = rooms.get()
            try:
                return judge(mutant, game, room)
            finally:
                rooms.put(room)

        with ThreadPoolExecutor(workers) as pool:
            for verdict in track(pool.map(one, todo), total=len(todo), description=f"mutants of {game}"):
                verdicts.append(verdict)
                if verdict.is_killed:
                    known[verdict.mutant.key] = verdict.by
                    remember(game, known)
    return verdicts


def remember(game: str, known: dict[str, str]) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{game}.json").write_text(json.dumps(known, indent=0), encoding="utf-8")


def recall(game: str) -> dict[str, str]:
    path = RESULTS / f"{game}.json"
    known: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return known


def reasons() -> dict[tuple[str, str, str], str]:
    """Survivors that are equivalent: (module, line, change) and why."""
    if not EQUIVALENT.exists():
        return {}
    entries: list[dict[str, Any]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {(entry["module"], entry["line"], entry["change"]): entry["why"] for entry in entries}


def report(game: str, verdicts: list[Verdict]) -> float:
    """A table by module, the survivors with their reasons, and the share that was killed."""
    console = Console()
    explained = reasons()
    totals: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    table = Table("module", "mutants", "killed", "equivalent", "open", title=f"Mutants of {game}")
    open_ones = []
    for verdict in verdicts:
        module = verdict.mutant.path.stem
        totals[module] += 1
        if verdict.is_killed:
            killed[module] += 1
        elif verdict.mutant.name in explained:
            alike[module] += 1
        else:
            open_ones.append(verdict.mutant)
    for module in sorted(totals):
        left = totals[module] - killed[module] - alike[module]
        table.add_row(module, *map(str, (totals[module], killed[module], alike[module], left)))
    console.print(table)
    for mutant in sorted(open_ones, key=lambda m: (str(m.path), m.line)):
        where = f"{mutant.path.relative_to(ROOT)}:{mutant.line}"
        console.print(f"survived: {where} [{mutant.change}] {mutant.text}", markup=False, highlight=False)
    for name in explained.keys() - {verdict.mutant.name for verdict in verdicts if not verdict.is_killed}:
        console.print(f"explained, but killed or gone: {name}", markup=False, highlight=False)
    share = 100 * killed.total() / max(1, totals.total())
    console.print(f"{killed.total()} of {totals.total()} killed ({share:.1f} %), {alike.total()} equivalent")
    return share


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="tinners")
    parser.add_argument("--module", help="only this module, for example auction")
    words = parser.parse_args()
    mutants = [m for m in collect(words.game) if not words.module or m.path.stem == words.module]
    share = report(words.game, run(words.game, mutants, recall(words.game)))
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
