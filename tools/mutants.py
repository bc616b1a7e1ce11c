"""Mutants: change whatever cites a rule, and see whether a test that shows the rule notices.

``python -m tools.mutants tinners``: sources interpreted, all cores, resumable (what was killed stays killed as long as
its file is unchanged). Survivors that change nothing a test could see are explained in ``tools/equivalent.toml``, and
rules for which there is nothing to change in ``tools/without_mutant.toml``. How things are changed: ``mutations.py``.
"""

from __future__ import annotations

import argparse
import compileall
import importlib.util
import json
import os
import py_compile
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from fnmatch import fnmatch
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tools.mutant_tests import Answer, Counts, Job
from tools.mutations import Mutant, mutants_of
from wheal.kernel.book.rulebook import RuleBook, load_rule_book

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "wheal" / "games"
RESULTS = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tools" / "equivalent.toml"
WITHOUT_MUTANT = ROOT / "tools" / "without_mutant.toml"
WANTED = 95  # percent


class Verdict(NamedTuple):
    mutant: Mutant
    is_killed: bool
    by: str


def collect(game: str, book: RuleBook) -> list[Mutant]:
    """Every mutant of a game's own files, and of what it shares with others, by the rules of its book."""
    shared = [folder for folder in GAMES.iterdir() if folder.is_dir() and not (folder / "game.py").exists()]
    paths = [
        path for folder in (GAMES / game, *shared) for path in folder.rglob("*") if path.suffix in (".py", ".toml")
    ]
    found = []
    for path in sorted(paths):
        for mutant in mutants_of(path, path.read_text(encoding="utf-8")):
            rules = tuple(identity for identity in mutant.rules if identity in book.rules)
            if rules:  # of a line that cites the rules of two games each sees its own
                found.append(mutant._replace(rules=rules))
    return found


def without_mutant(book: RuleBook, mutants: Sequence[Mutant]) -> tuple[list[str], list[str]]:
    """Rules that need a test and have neither a mutant nor an explanation; explanations that nothing needs."""
    changed = {identity for mutant in mutants for identity in mutant.rules}
    bare = [identity for identity in book.needing_test() if identity not in changed]
    entries: list[dict[str, Any]] = tomllib.loads(WITHOUT_MUTANT.read_text(encoding="utf-8"))["rule"]
    patterns = [pattern for entry in entries for pattern in entry["ids"]]
    explained = [identity for identity in bare if any(fnmatch(identity, pattern) for pattern in patterns)]
    mine = {identity.split("-")[0] for identity in book.rules}
    idle = [
        pattern
        for pattern in patterns
        if pattern.split("-")[0] in mine and not any(fnmatch(identity, pattern) for identity in bare)
    ]
    return [identity for identity in bare if identity not in explained], idle


class Worker:
    """A copy of the sources, and a process that runs tests on it."""

    def __init__(self, game: str, room: Path) -> None:
        self._room = room
        shutil.copytree(ROOT / "src", room / "src", ignore=shutil.ignore_patterns("__pycache__"))
        unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH  # the process never compiles what is not changed
        compileall.compile_dir(room / "src", quiet=2, invalidation_mode=unchecked)
        environment = {**os.environ, "PYTHONPATH": str(room / "src"), "WHEAL_PURE": "1"}
        command = [sys.executable, str(ROOT / "tools" / "mutant_tests.py"), game]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def run_tests(self, rules: Sequence[str], counts: Counts | None) -> Answer:
        """What the tests of these rules notice."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(Job(list(rules), counts)._asdict()) + "\n")
        self._process.stdin.flush()
        return Answer(*json.loads(self._process.stdout.readline()))

    def judge(self, mutant: Mutant, counts: Counts) -> Verdict:
        """Run the tests that show the mutant's rules on the sources with its change."""
        target = self._room / mutant.path.relative_to(ROOT)
        original = target.read_text(encoding="utf-8")
        compiled = Path(importlib.util.cache_from_source(str(target)))
        aside = self._room / "unchanged.pyc"
        target.write_text(mutant.source, encoding="utf-8")
        if target.suffix == ".py":
            compiled.rename(aside)
        try:
            noticed = self.run_tests(mutant.rules, counts).noticed
            return Verdict(mutant, bool(noticed), noticed)
        finally:
            target.write_text(original, encoding="utf-8")
            if target.suffix == ".py":
                aside.rename(compiled)

    def close(self) -> None:
        self._process.communicate()


def run(game: str, mutants: list[Mutant], known: dict[str, str], workers: int) -> list[Verdict]:
    """Judge all mutants, those killed before from memory."""
    verdicts = [Verdict(m, True, known[m.key]) for m in mutants if m.key in known]
    todo = [m for m in mutants if m.key not in known]
    if not todo:
        return verdicts
    with tempfile.TemporaryDirectory(prefix="mutants-") as place, ExitStack() as stack:
        team = [Worker(game, Path(place, str(number))) for number in range(workers)]
        free: Queue[Worker] = Queue()
        for worker in team:
            stack.callback(worker.close)
            free.put(worker)
        before = team[0].run_tests(sorted({rule for mutant in todo for rule in mutant.rules}), None)
        if before.noticed or before.counts is None:
            sys.exit(f"The tests fail before anything is changed: {before.noticed}")
        counts = before.counts

        def one(mutant: Mutant) -> Verdict:
            worker = free.get()
            try:
                return worker.judge(mutant, counts)
            finally:
                free.put(worker)

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
    entries: list[dict[str, Any]] = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
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
        module = verdict.mutant.module
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


def report_bare(bare: Sequence[str], idle: Sequence[str]) -> None:
    """The rules that nothing would defend, and what explains a rule that has a mutant."""
    console = Console()
    for identity in bare:
        console.print(f"no mutant and no explanation: {identity}", markup=False, highlight=False)
    for pattern in idle:
        console.print(f"explained, but every such rule has a mutant: {pattern}", markup=False, highlight=False)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", nargs="?", default="tinners")
    parser.add_argument("--module", default="", help="only modules whose path has this, for example rules/auction")
    parser.add_argument("--sample", type=int, help="only so many, chosen by chance, the same every time")
    parser.add_argument("--list", action="store_true", help="run nothing, list the mutants and the rules without one")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at a time")
    words = parser.parse_args()
    book = load_rule_book(words.game)
    every = collect(words.game, book)
    bare, idle = without_mutant(book, every)
    mutants = [mutant for mutant in every if words.module in mutant.module]
    if words.sample is not None and words.sample < len(mutants):
        mutants = random.Random(0).sample(mutants, words.sample)
    if words.list:
        for mutant in mutants:
            print(f"{mutant.path.relative_to(ROOT)}:{mutant.line} [{mutant.change}] {mutant.text}")
        print(f"{len(mutants)} mutants")
        share = 100.0
    else:
        share = report(words.game, run(words.game, mutants, recall(words.game), words.workers))
    report_bare(bare, idle)
    return 0 if share >= WANTED and not bare else 1


if __name__ == "__main__":
    sys.exit(main())
