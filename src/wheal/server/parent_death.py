"""Ending with the process that started this one: a server whose supervisor was killed, a bot whose server was."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from typing import Final

SET_SIGNAL_OF_PARENTS_DEATH: Final = 1  # PR_SET_PDEATHSIG of Linux
EVERY: Final = 0.5  # seconds, where the system tells nobody


def end_with_parent(parent: int) -> None:
    """From now on this process ends when its parent does, however that ends and whatever this one is doing."""
    if not _is_told_by_system() and os.name == "posix":
        threading.Thread(target=_watch, args=[parent], daemon=True).start()
    if os.name == "posix" and os.getppid() != parent:  # it was faster
        os._exit(1)


def _is_told_by_system() -> bool:
    """Linux kills a process at once, also one that never comes back from a bot's code."""
    if not sys.platform.startswith("linux"):
        return False
    try:
        libc = ctypes.CDLL(None, use_errno=True)
        return bool(libc.prctl(SET_SIGNAL_OF_PARENTS_DEATH, signal.SIGKILL, 0, 0, 0) == 0)
    except (OSError, AttributeError):
        return False


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(EVERY)
    os._exit(1)
