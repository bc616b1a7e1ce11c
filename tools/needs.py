"""Programs of the system that the tests need: PostgreSQL and Chromium, installed where that may be done.

Whoever is root on a Debian gets them; everybody else is told in one line what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

PATIENCE = 900  # seconds for apt-get


def postgresql_programs() -> Path | None:
    """The folder of initdb and postgres, which Debian keeps outside PATH; the newest where there are several."""
    found = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(found, key=lambda path: float(path.parts[-3]), default=None)
    on_path = shutil.which("initdb")
    return newest.parent if newest else Path(on_path).resolve().parent if on_path else None


def chromium() -> str | None:
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


NEEDED: dict[str, Callable[[], object]] = {"postgresql": postgresql_programs, "chromium": chromium}


def missing() -> list[str]:
    """The Debian packages that are not here."""
    return [package for package, find in NEEDED.items() if not find()]


def sentence(packages: list[str]) -> str:
    """What somebody who may install things should do."""
    return f"The tests need {' and '.join(packages)}: apt-get install {' '.join(packages)}"


def install() -> str:
    """Install what is missing where that may be done; what is still missing, in one line, or nothing."""
    packages = missing()
    if packages and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"apt-get install {' '.join(packages)}", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-q", "-y", "--no-install-recommends", *packages]):
            try:
                done = subprocess.run(
                    ["apt-get", *words], env=environment, check=False, capture_output=True, timeout=PATIENCE
                )
            except (OSError, subprocess.TimeoutExpired):
                break
            if done.returncode:
                sys.stderr.buffer.write(done.stderr)
        packages = missing()
    return sentence(packages) if packages else ""


if __name__ == "__main__":
    sys.exit(install() or 0)
