"""The ids of a rule inventory, by section: `python -m tools.rule_ids INVENTORY > tests/reference/GAME-ids.txt`.

An inventory is Markdown: `## 17. …` begins a section, an id stands in bold at the beginning of a list item or in the
first column of a table. What is only about playing alone against Lord Wallace is marked `solo`: the section of that
name is left out, elsewhere it stands under the heading *Lord Wallace* or begins with `Solo`, `solo human` or `LW`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

FIRST_LINE = "# Ids of the rule inventory by section, without the section on Lord Wallace; made by tools/rule_ids.py"

_SECTION = re.compile(r"## (?P<number>\d+)\. (?P<title>.*)")
_ID = re.compile(r"(?:- \*\*|\| )(?P<id>[A-Z]+(?:-[A-Z0-9]+)*-\d+)(?P<rest>\W.*)")
_SOLO = re.compile(r"[*|\s]*(?:`\[[^`]*\]`)?\s*(?:solo\b|LW\b)", re.IGNORECASE)
_LORD_WALLACE = "Lord Wallace"


class InventoryId(NamedTuple):
    section: int
    id: str
    is_solo: bool

    def __str__(self) -> str:
        return f"{self.section} {self.id}{' solo' if self.is_solo else ''}"


def ids_in(inventory: str) -> Iterator[InventoryId]:
    """The ids of an inventory in its order."""
    section, title, heading = 0, "", ""
    for line in inventory.splitlines():
        if begins := _SECTION.match(line):
            section, title, heading = int(begins["number"]), begins["title"], ""
        elif line.startswith("### "):
            heading = line.removeprefix("### ")
        elif (found := _ID.match(line)) and not title.startswith(_LORD_WALLACE):
            is_solo = heading == _LORD_WALLACE or _SOLO.match(found["rest"]) is not None
            yield InventoryId(section, found["id"], is_solo)


def read_ids(text: str) -> list[InventoryId]:
    """The ids in a file that this module wrote."""
    rows = [line.split() for line in text.splitlines() if not line.startswith("#")]
    return [InventoryId(int(section), identity, solo == ["solo"]) for section, identity, *solo in rows]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python -m tools.rule_ids INVENTORY")
    print(FIRST_LINE, *ids_in(Path(sys.argv[1]).read_text(encoding="utf-8")), sep="\n")
