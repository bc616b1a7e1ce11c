"""The rooms of the package: what each may import, how many modules it holds, and how long they are.

That every module of `rules` and `decisions` runs compiled is asserted in tests/kernel/engine/test_compiled.py.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.places import ROOT

PACKAGE = ROOT / "src" / "wheal"
MOST_MODULES = 25
MOST_LINES = 450
NOT_OURS = ("tests", "tools")

# What the modules under a name may import besides their own room: names of modules and of rooms. The longest name
# counts. Only in what is compiled an import for types alone is no arrow.
ARROWS: dict[str, tuple[str, ...]] = {
    "wheal": (
        "wheal.api",
        "wheal.bots",
        "wheal.games",
        "wheal.kernel",
        "wheal._native",
        "wheal._pure",
        "wheal._version",
    ),
    "wheal.__main__": ("wheal.cli",),
    "wheal._compiled_set": (),
    "wheal._native": (),
    "wheal._pure": ("wheal._compiled_set",),
    "wheal._version": (),
    "wheal.api": ("wheal.kernel", "wheal.games"),
    "wheal.kernel": (),  # as a whole it knows nobody
    "wheal.kernel.engine": (),
    "wheal.kernel.book": ("wheal.kernel.texts", "wheal.kernel.errors", "wheal.kernel.letters", "wheal.kernel.packages"),
    "wheal.kernel.scenario": ("wheal.kernel", "wheal._native"),
    "wheal.look": ("wheal.kernel.letters",),  # what a terminal without UTF-8 writes
    "wheal.client": ("wheal.kernel",),
    "wheal.bots": ("wheal.kernel",),
    "wheal.lab": ("wheal", "wheal.api", "wheal.kernel", "wheal.bots"),
    "wheal.envs": ("wheal", "wheal.api", "wheal.kernel", "wheal.bots"),
    "wheal.bench": ("wheal", "wheal.kernel", "wheal.server"),
    "wheal.games": ("wheal.api",),  # the package can be called; its rooms are in OF_A_GAME
    "wheal.server.wire": ("wheal.kernel",),
    "wheal.server.wire.schema": ("wheal.api", "wheal.kernel", "wheal.server.wire"),
    "wheal.server": (),
    "wheal.server.storage": (),
    "wheal.server.tables": ("wheal.api", "wheal.kernel", "wheal.bots", "wheal.server.wire", "wheal.server.storage"),
    "wheal.server.origins": (),
    "wheal.server.settings": ("wheal.kernel", "wheal.server.origins", "wheal.server.tables.limits"),
    "wheal.server.bus": ("wheal.kernel", "wheal.server.storage", "wheal.server.tables"),
    "wheal.server.show": (
        "wheal.kernel",
        "wheal.client",
        "wheal.server.wire",
        "wheal.server.tables",
        "wheal.server.show.hint_worker",
        "wheal.server.show.picture_worker",
    ),
    "wheal.server.show.hint_worker": (  # what thinks, in its own process
        "wheal",
        "wheal.api",
        "wheal.bots",
        "wheal.client",
        "wheal.kernel",
        "wheal.server.worker_process",
    ),
    "wheal.server.show.picture_worker": (  # what draws, in its own process
        "wheal.api",
        "wheal.kernel",
        "wheal.look",
        "wheal.server.worker_process",
    ),
    "wheal.server.parent_death": (),
    "wheal.server.worker_process": ("wheal.server.parent_death",),
    "wheal.server.bots": (
        "wheal.api",
        "wheal.kernel",
        "wheal.bots",
        "wheal.server.worker_process",
        "wheal.server.storage",
        "wheal.server.tables",
    ),
    "wheal.server.http": (
        "wheal",
        "wheal.api",
        "wheal.kernel",
        "wheal.bots",
        "wheal.server.wire",
        "wheal.server.origins",
        "wheal.server.storage",
        "wheal.server.tables",
        "wheal.server.show",
    ),
    "wheal.server.app": ("wheal", "wheal.api", "wheal.kernel", "wheal.server"),  # it puts the server together
    "wheal.server.garbage": ("wheal.server.tables",),
    "wheal.server.warm_up": (
        "wheal.api",
        "wheal.kernel",
        "wheal.server.show",
        "wheal.server.storage",
        "wheal.server.tables",
    ),
    "wheal.server.factory": (
        "wheal.api",
        "wheal.server.app",
        "wheal.server.parent_death",
        "wheal.server.settings",
        "wheal.server.warm_up",
    ),
    "wheal.cli.play": ("wheal.api", "wheal.kernel", "wheal.client", "wheal.bots", "wheal.look", "wheal.cli.options"),
    "wheal.cli": (
        "wheal",
        "wheal.api",
        "wheal._native",
        "wheal._version",
        "wheal.kernel",
        "wheal.bots",
        "wheal.client",
        "wheal.lab",
        "wheal.bench",
        "wheal.server",
    ),
}

# The same inside a game, by the name of a room; an expansion, a solo game and what several games share have the same
# rooms. Nobody but `game` imports `terminal` and `bot`.
OF_A_GAME: dict[str, tuple[str, ...]] = {
    "rules": (),
    "decisions": ("rules",),
    "content": ("rules",),
    "phases": ("rules",),
    "view": ("rules", "content", "phases"),
    "scenario": ("rules", "decisions", "content", "phases"),
    "words": ("rules", "decisions", "content", "phases", "view"),
    "bot": ("rules", "decisions"),
    "page": ("rules", "decisions", "content", "phases", "view", "words"),
    "picture": ("rules", "content", "phases", "view", "words", "page"),
    "terminal": ("rules", "content", "phases", "view", "words", "page"),
}
OF_A_GAME["addition"] = tuple(OF_A_GAME)  # what an expansion adds to all of these
OF_A_GAME["registry"] = tuple(OF_A_GAME)  # the expansions there are
OF_A_GAME["game"] = tuple(OF_A_GAME)  # it puts the game together
COMPILED_ROOMS = ("rules", "decisions")
EXCEPTIONS = {
    (
        "wheal.kernel.engine.state",
        "wheal.kernel.codec",
    ): "to_bytes and from_bytes are promised of every state; the codec"
    " reads its classes by their names, which is not for compiling",
}
DRAWING_ROOMS = ("page", "picture", "terminal", "game")


class Import(NamedTuple):
    """One name that a module imports; of a module, or from it."""

    path: Path
    line: int
    target: str
    is_for_types: bool

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} imports {self.target}"


def name_of(path: Path) -> str:
    """The dotted name of a module; that of a package is the package's."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
SHARED = {
    folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and not (folder / "game.py").exists()
}


def imports_of(path: Path) -> Iterator[Import]:
    """Every import of a module, wherever it stands in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            names = sorted({name if name in MODULES else str(node.module) for name in whole})
        else:
            continue
        yield from (Import(path, node.lineno, name, id(node) in for_types) for name in names)


IMPORTS = [found for path in MODULES.values() for found in imports_of(path)]
OWN_IMPORTS = [found for found in IMPORTS if found.target.split(".")[0] == "wheal"]


def is_in(module: str, room: str) -> bool:
    """Is it this module, or one in this room? `wheal` alone is only the package's door."""
    return module == room or (room != "wheal" and module.startswith(f"{room}."))


def of_game(module: str) -> tuple[str, str] | None:
    """The game (or shared folder) and the room of a module in it; None outside the games."""
    parts = module.split(".")
    if parts[:2] != ["wheal", "games"] or len(parts) < 3:
        return None
    return parts[2], next((part for part in parts[3:] if part in OF_A_GAME), "")


def arrow_of(module: str) -> str:
    """The name in ARROWS that says what a module may import."""
    return max((name for name in ARROWS if is_in(module, name)), key=len, default="")


def is_allowed(found: Import) -> bool:
    module = name_of(found.path)
    if (module, found.target) in EXCEPTIONS or (is_in(module, "wheal.kernel.engine") and found.is_for_types):
        return True
    mine, theirs = of_game(module), of_game(found.target)
    if mine is not None:
        return is_allowed_in_game(mine, theirs, found)
    arrow = arrow_of(module)
    if arrow == "wheal.api" and theirs is not None:
        return theirs[1] == "game"
    if theirs is not None:
        return False
    own = is_in(found.target, arrow) and arrow_of(found.target) == arrow
    inside = arrow in ("wheal.kernel", "wheal.cli", "wheal.server.app") and is_in(found.target, arrow)
    return own or inside or any(is_in(found.target, room) for room in ARROWS[arrow])


def is_allowed_in_game(mine: tuple[str, str], theirs: tuple[str, str] | None, found: Import) -> bool:
    """To the kernel and the look of things, and between the rooms of one game; compiled rooms to the engine alone."""
    (game, room), target = mine, found.target
    if room in COMPILED_ROOMS and found.is_for_types:
        return theirs is None or theirs[0] in {game, *SHARED}
    if theirs is None:
        outer = ("wheal.kernel.engine",) if room in COMPILED_ROOMS else ("wheal.kernel",)
        return any(is_in(target, each) for each in (*outer, *(("wheal.look",) if room in DRAWING_ROOMS else ())))
    if theirs == (game, "addition") and found.is_for_types:
        return True  # every room is given what expansions add to it
    return theirs[0] in {game, *SHARED} and (theirs[1] == room or theirs[1] in OF_A_GAME.get(room, ()))


def test_every_module_has_a_room() -> None:
    """A new folder says in the tables above what it may import."""
    homeless = [name for name in MODULES if of_game(name) is None and not arrow_of(name)]
    homeless += [name for name in MODULES if (at := of_game(name)) and not at[1] and MODULES[name].stem != "__init__"]
    assert not homeless


def test_arrows_point_one_way() -> None:
    assert not [str(found) for found in OWN_IMPORTS if not is_allowed(found)]


def test_every_exception_is_still_one() -> None:
    assert EXCEPTIONS.keys() <= {(name_of(found.path), found.target) for found in OWN_IMPORTS}


def test_a_game_imports_no_other_game() -> None:
    crossing = []
    for found in OWN_IMPORTS:
        mine, theirs = of_game(name_of(found.path)), of_game(found.target)
        if mine and theirs and theirs[0] not in {mine[0], *SHARED}:
            crossing.append(str(found))
    assert not crossing


def test_the_package_imports_neither_tests_nor_tools() -> None:
    assert not [str(found) for found in IMPORTS if found.target.split(".")[0] in NOT_OURS]


@pytest.mark.parametrize("folder", sorted({path.parent for path in MODULES.values()}), ids=name_of)
def test_a_room_holds_a_handful_of_modules(folder: Path) -> None:
    assert len([path for path in folder.glob("*.py") if path.stem != "__init__"]) <= MOST_MODULES


def test_a_module_is_no_longer_than_a_chapter() -> None:
    long = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in MODULES.items()}
    assert not {name: lines for name, lines in long.items() if lines > MOST_LINES}


@pytest.mark.parametrize(
    ("module", "target", "allowed"),
    [
        ("games/tinners/rules/auction.py", "wheal.kernel.engine.rng", True),
        ("games/tinners/rules/auction.py", "wheal.kernel.match", False),
        ("games/tinners/rules/auction.py", "wheal.games.tinners.decisions.verbs", False),
        ("games/tinners/expansions/arsenic/rules/works.py", "wheal.games.tinners.rules.position", True),
        ("games/tinners/expansions/arsenic/rules/works.py", "wheal.games.tinners.words.table", False),
        ("games/tinners/words/table.py", "wheal.games.ore.words.table", False),
        ("games/tinners/words/table.py", "wheal.look.svg", False),
        ("games/tinners/terminal/table.py", "wheal.look.terminal", True),
        ("games/tinners/terminal/table.py", "wheal.client.preview", False),
        ("kernel/engine/state.py", "wheal.kernel.match", False),
        ("kernel/match.py", "wheal.kernel.engine.state", True),
        ("kernel/match.py", "wheal.api", False),
        ("client/preview.py", "wheal.kernel.match", True),
        ("client/preview.py", "wheal.server.wire", False),
        ("server/tables/service.py", "wheal.server.http.routes", False),
        ("server/show/views.py", "wheal.client.preview", True),
        ("server/app.py", "wheal.server.http.routes", True),
        ("bots/greedy.py", "wheal.games.ore.bot.judge", False),
        ("cli/rules.py", "wheal.cli.play.session", True),
        ("cli/play/session.py", "wheal.cli.rules", False),
        ("api.py", "wheal.games.ore.game", True),
        ("api.py", "wheal.games.ore.view", False),
    ],
)
def test_the_reading_of_arrows(module: str, target: str, allowed: bool) -> None:
    assert is_allowed(Import(PACKAGE / module, 1, target, False)) == allowed
