"""What is in the box, read from content/box.toml or from an owner's file of that name. Rules SP-CMP-02..03."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from wheal.kernel.content import digest
from wheal.kernel.content_reading import Count, Entry, Reader, Some

FILE = "box.toml"


class Box(Entry):
    """The keys of the table ``[box]`` and what each may be."""

    shifts: Some
    stones: list[Count]
    faces: Annotated[list[Count], msgspec.Meta(min_length=1)]
    coins: Count
    look: Count
    shed: Some


@dataclass(frozen=True)
class Content:
    """The box, and what records and ``wheal content`` ask for."""

    box: Box
    digest: str
    files: Mapping[str, Mapping[str, Any]]
    not_printed: ClassVar[frozenset[str]] = frozenset()

    def counts(self) -> dict[str, str]:
        return {FILE: f"{len(self.box.stones)} stones for each player"}


def read_content(reader: Reader) -> Content:
    """Raises BadContent with every fault in the file."""
    box = reader.entry(FILE, "box", reader.table(FILE, "box"), Box)
    reader.no_faults()
    assert box is not None
    return Content(box, digest(reader.files), reader.files)
