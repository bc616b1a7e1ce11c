"""States as bytes: fields by name, renamed fields in their old place, and what cannot be kept is refused."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from wheal.kernel.codec import names_of, plain_data, restore


class Old:
    __slots__ = ("amount", "bidders", "column")

    def __init__(self) -> None:
        self.amount, self.bidders, self.column = 1, [2, 3], 4


class Renamed:
    """The same, with a field whose new name would stand elsewhere."""

    __slots__ = ("amount", "column", "seats_left")
    STORED_AS: ClassVar[dict[str, str]] = {"seats_left": "bidders"}

    def __init__(self) -> None:
        self.amount, self.seats_left, self.column = 0, [0], 0


def test_a_renamed_field_keeps_its_place() -> None:
    new = Renamed()
    restore(new, plain_data(Old()))
    assert (new.amount, new.seats_left, new.column) == (1, [2, 3], 4)
    assert plain_data(new) == plain_data(Old())
    assert names_of(new) == ("amount", "seats_left", "column")


@pytest.mark.parametrize("value", ["word", b"bytes", 0.5, {1: 2}, (1, 2), {1}])
def test_what_cannot_be_restored_is_refused(value: Any) -> None:
    thing = Old()
    thing.bidders = [value]
    with pytest.raises(TypeError, match=type(value).__name__):
        plain_data(thing)


def test_numbers_and_nothing_are_kept() -> None:
    assert plain_data([True, None, [7, [8]]]) == [1, None, [7, [8]]]
