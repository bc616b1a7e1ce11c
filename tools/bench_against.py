"""The speed of this wheel beside that of an earlier commit: `make bench-against REF=main~5`.

Both wheels are built the same way, without the page, and installed in environments of their own. Slices of random
games are played in turn by the one and the other, in CPU time; what is printed is the ratio of new to old speed, as
the median of the rounds with its quartiles. A ratio below 1 is slower than before.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build/against"
UV = ROOT / ".venv/bin/uv"
FEWEST_ROUNDS = 9
GAMES = (("tinners", 3), ("ore", 4))
TIMES = ("clone_us", "imagine_us", "new_us", "save_us", "load_us")
MEASURES = ("wheal.bench.measure", "wheal.lab.measure")  # where it lies, and where it lay in earlier commits


def build(ref: str, name: str) -> Path:
    """The Python of an environment in which the wheel of a commit (empty: of the files as they are) is installed."""
    place = FOLDER / name
    shutil.rmtree(place, ignore_errors=True)
    source = place / "source"
    source.mkdir(parents=True)
    if ref:
        packed = subprocess.run(["git", "archive", ref], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
        subprocess.run(["tar", "-x", "-C", str(source)], input=packed, check=True)
    else:
        for part in ("src", "tools", "requirements", "pyproject.toml", "hatch_build.py", "LICENSE", "README.md"):
            found = ROOT / part
            if found.is_dir():
                shutil.copytree(found, source / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
            else:
                shutil.copy(found, source / part)
    environment = os.environ | {"WHEAL_WEB": "never", "WHEAL_COMPILE": "always"}
    pins = ROOT / "requirements"
    run = [str(UV), "build", "--wheel", "--quiet", "--python", str(ROOT / ".venv/bin/python")]
    run += ["--build-constraints", str(pins / "dev.txt"), "--out-dir", str(place / "wheel")]
    subprocess.run(run, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    python = place / "venv/bin/python"
    subprocess.run([str(UV), "venv", "--quiet", "--python", str(ROOT / ".venv/bin/python"), place / "venv"], check=True)
    install = [str(UV), "pip", "install", "--quiet", "--python", str(python)]
    subprocess.run([*install, "-r", str(pins / "base.txt")], check=True)
    subprocess.run([*install, "--no-deps", *map(str, (place / "wheel").glob("*.whl"))], check=True)
    return python


def measure(python: Path, order: dict[str, Any], *, pure: bool) -> dict[str, Any]:
    """One slice, in a process of its own."""
    environment = os.environ | {"WHEAL_PURE": "1" if pure else "0"}
    complaint = ""
    for module in MEASURES:
        done = subprocess.run(
            [str(python), "-m", module],
            cwd=FOLDER,
            env=environment,
            input=json.dumps(order) + "\n",
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == 0:
            found: dict[str, Any] = json.loads(done.stdout)
            return found
        complaint = complaint or done.stderr.strip()
    sys.exit(f"measuring failed: {complaint}")


def speeds(found: dict[str, Any]) -> dict[str, float]:
    """Everything that was measured, as something of which more is better."""
    kinds = {kind: found[kind]["decisions"] / found[kind]["seconds"] for kind in ("listing", "sampling")}
    return kinds | {name.removesuffix("_us"): 1 / found[name] for name in TIMES}


def compare(old: Path, new: Path, order: dict[str, Any], rounds: int, *, pure: bool) -> dict[str, list[float]]:
    """Ratios of new to old speed, one for each round; who begins changes from round to round."""
    ratios: dict[str, list[float]] = {}
    for number in range(rounds):
        part = {**order, "first": number * 1000}
        pair = (old, new) if number % 2 else (new, old)
        found = {python: speeds(measure(python, part, pure=pure)) for python in pair}
        for kind, speed in found[new].items():
            ratios.setdefault(kind, []).append(speed / found[old][kind])
    return ratios


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("ref", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=FEWEST_ROUNDS)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each slice")
    parser.add_argument("--floor", type=float, default=0.0, help="exit with 1 if listing or sampling is below it")
    words = parser.parse_args()
    if words.rounds < FEWEST_ROUNDS:
        parser.error(f"fewer than {FEWEST_ROUNDS} rounds say nothing on a machine that others use too")
    print(f"building {words.ref} and the files as they are ...", flush=True)
    old, new = build(words.ref, "old"), build("", "new")
    is_slow = False
    for game, players in GAMES:
        for pure in (False, True):
            order = {"game": game, "players": players, "options": {}, "seconds": words.seconds}
            ratios = compare(old, new, order, words.rounds, pure=pure)
            print(
                f"{game}, {players} players, {'interpreted' if pure else 'compiled'}: new / old, {words.rounds} rounds"
            )
            for kind, found in ratios.items():
                low, middle, high = statistics.quantiles(found, n=4)
                print(f"  {kind:<9} {middle:.3f}   quartiles {low:.3f} to {high:.3f}", flush=True)
                is_slow |= kind in ("listing", "sampling") and middle < words.floor
    return 1 if is_slow else 0


if __name__ == "__main__":
    sys.exit(main())
