"""What every worker process of the server does first: bots and pictures may meet in the same one."""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from wheal.server.parent_death import end_with_parent

NICENESS: Final = 10  # people go first


@cache
def settle_in() -> None:
    """Once a process: let others go first, and do not outlive the server."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_parent(os.getppid())
