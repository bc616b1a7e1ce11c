"""Where the tests find what they read."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
RECORDS: Final = ROOT / "tests" / "records"
