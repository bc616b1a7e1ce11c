"""The modules that the build compiles with mypyc, as one group, by their dotted names.

The folder is the boundary: the kernel's engine, and every `rules` and `decisions` of a game, of its expansions, of
its solo game and of what several games share. Such a module imports only the standard library, `mypy_extensions` and
other modules of this package. No `__init__.py`, `wheal._pure` and this file are ever compiled.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
PATTERNS = ("_native.py", "kernel/engine/*.py", "games/**/rules/*.py", "games/**/decisions/*.py")


def compiled_modules(package: Path = PACKAGE) -> tuple[str, ...]:
    """Every module that is compiled, in the order of the patterns and the alphabet."""
    found = [path for pattern in PATTERNS for path in sorted(package.glob(pattern)) if path.stem != "__init__"]
    return tuple(".".join(("wheal", *path.relative_to(package).with_suffix("").parts)) for path in found)


MODULES = compiled_modules()
