"""Build hook: compile the rule modules with mypyc where possible, else ship plain Python; build the browser's page.

`WHEAL_COMPILE` says how to compile: `auto` (the default) falls back to plain Python with a warning, `never` does not
try, `always` fails where it cannot. The modules are compiled in a temporary copy, so that no build product ever lands
in the source tree: a stale library there would silently shadow an edited source.

`WHEAL_WEB` says the same of the page: with `auto` a wheel that could not be given its page (no network, say) is built
without it, and a warning tells so. How it is built stands in tools/web.py.
"""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MODES = ("auto", "never", "always")
PAGE = "wheal/server/static"  # where the server looks for it

# mypy's findings are the linter's business: the build looks only at the modules it compiles, and reads no settings
# of the person who builds.
MYPY_OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]

# One C file for each module, compiled on all cores: setuptools by itself takes the files of a library one by one.
SETUP = """
import os
import threading
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class ThreadedBuild(build_ext):
    def build_extensions(self):
        if os.name == "posix":
            self.compile_on_all_cores(self.compiler)
        super().build_extensions()

    def compile_on_all_cores(self, compiler):
        pool, here = ThreadPoolExecutor(os.cpu_count()), threading.local()
        compile_all, compile_one = compiler.compile, compiler._compile

        def start_one(*words):
            here.started.append(pool.submit(compile_one, *words))

        def compile_and_wait(*words, **options):
            here.started = []
            objects = compile_all(*words, **options)
            for file in here.started:
                file.result()
            return objects

        compiler._compile, compiler.compile = start_one, compile_and_wait


setup(
    name="wheal-native",
    packages=[],
    cmdclass={{"build_ext": ThreadedBuild}},
    ext_modules=mypycify({arguments!r}, group_name="wheal", opt_level="3", debug_level="0", multi_file=True),
)
"""


def compiled_set(root: Path) -> list[str]:
    """The dotted names of the modules to compile."""
    return list(runpy.run_path(str(root / "src/wheal/_compiled_set.py"))["MODULES"])


def source_of(module: str, folder: Path) -> str:
    """The file of a module below `folder`, relative to it."""
    path = Path(*module.split("."))
    package = path / "__init__.py"
    return str(package if (folder / package).is_file() else path.with_suffix(".py"))


def find_compiler() -> str | None:
    """The command of a C compiler that is there: the one asked for, Python's own, or a common one."""
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        if command and shutil.which(shlex.split(command)[0]):
            return command
    return None


def what_is_missing() -> str | None:
    """What this machine lacks to compile, in a few words; None if nothing is known to be missing."""
    if sys.platform == "win32":
        return None  # the compiler is not on the path there; setuptools looks for it
    if find_compiler() is None:
        return "no C compiler was found"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the C headers of Python (Python.h) were not found"
    return None


def mode_of(variable: str) -> str:
    """How a part is to be built, as the environment says."""
    mode = os.environ.get(variable) or "auto"
    if mode not in MODES:
        raise ValueError(f"{variable} is {mode!r}; it must be one of {', '.join(MODES)}")
    return mode


class WhealHook(BuildHookInterface[Any]):
    """Adds the compiled modules to the wheel, beside their sources, and the page."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiling, page = mode_of("WHEAL_COMPILE"), mode_of("WHEAL_WEB")
        if self.target_name != "wheel" or version == "editable":
            return
        if page != "never":
            self._add_page(page, build_data)
        if compiling != "never":
            self._add_compiled(compiling, build_data)

    def _add_page(self, mode: str, build_data: dict[str, Any]) -> None:
        build_page = runpy.run_path(str(Path(self.root, "tools/web.py")))["build_page"]
        folder, problem, detail = build_page(Path(self.root))
        if folder is not None:
            build_data["force_include"][str(folder)] = PAGE
        elif mode == "always":
            raise RuntimeError(f"The page was not built: {problem}\n{detail}")
        else:
            self.app.display_warning(f"Wheal has no page for the browser: {problem}")
            if detail:
                self.app.display_warning(detail)

    def _add_compiled(self, mode: str, build_data: dict[str, Any]) -> None:
        modules = compiled_set(Path(self.root))
        if not modules:
            return
        problem, detail = what_is_missing(), ""
        if problem is None:
            self._work = Path(tempfile.mkdtemp(prefix="wheal-build-"))
            try:
                problem, detail = self._compile(modules)
            except BaseException:
                self._clean()
                raise
        if problem is not None:
            self._clean()
            if mode == "always":
                raise RuntimeError(f"Wheal was not compiled: {problem}\n{detail}")
            self.app.display_warning(f"Wheal is not compiled and will run slower: {problem}")
            if detail:
                self.app.display_warning(detail)
            return
        for library in self._libraries():
            build_data["force_include"][str(library)] = str(library.relative_to(self._work))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._clean()

    def _clean(self) -> None:
        if hasattr(self, "_work"):
            shutil.rmtree(self._work, ignore_errors=True)

    def _compile(self, modules: list[str]) -> tuple[str | None, str]:
        """Compile into the working folder; the problem, or None, and the output of the tools."""
        skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src/wheal"), self._work / "wheal", ignore=skip)
        arguments = MYPY_OPTIONS + [source_of(module, self._work) for module in modules]
        (self._work / "setup.py").write_text(SETUP.format(arguments=arguments))
        environment = dict(os.environ)
        if compiler := find_compiler():
            environment["CC"] = compiler
        done = subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
            cwd=self._work,
            env=environment,
            check=False,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode != 0:
            return "mypyc or the C compiler failed", done.stdout
        built = len(self._libraries())
        if built != len(modules) + 1:  # one for each module, and the library they share
            return f"{built} libraries came out of {len(modules)} modules", done.stdout
        return None, done.stdout

    def _libraries(self) -> list[Path]:
        found = [*self._work.glob("*__mypyc*"), *self._work.glob("wheal/**/*.so"), *self._work.glob("wheal/**/*.pyd")]
        return sorted(path for path in found if path.suffix in {".so", ".pyd"})
