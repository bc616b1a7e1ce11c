"""Values of a scenario's ``given``, read strictly: each raises BadInput with the path and what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wheal.kernel.errors import BadInput
from wheal.kernel.hints import did_you_mean
from wheal.kernel.scenario.compare import show

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def number(value: Any, where: str, least: int = 0, most: int | None = None, rule: str = "") -> int:
    """A whole number within its limits, which ``rule`` sets."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where}: {show(value)} is not a whole number")
    if value < least or (most is not None and value > most):
        span = f"{least} or more" if most is None else f"{least} to {most}"
        raise BadInput(f"{where}: {value} is impossible; it must be {span}{f' ({rule})' if rule else ''}")
    return value


def flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput(f"{where}: {show(value)} must be true or false")
    return value


def table(value: Any, where: str) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadInput(f"{where}: {show(value)} must be a table, as in {{ key = value }}")
    return value


def listed(value: Any, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{where}: {show(value)} must be a list, as in [{show(value)}]")
    return value


def one_of(value: Any, known: Sequence[str], where: str) -> str:
    if value not in known:
        raise BadInput(f"{where}: unknown {show(value)}{did_you_mean(str(value), known)}")
    return str(value)


def one_of_names(name: Any, known: Sequence[str], what: str, where: str) -> int:
    """The number of a name."""
    if name not in known:
        raise BadInput(f'unknown {what} "{name}" in {where}{did_you_mean(str(name), known)}')
    return known.index(name)


def seat_of(name: Any, names: Sequence[str], where: str) -> int:
    return one_of_names(name, names, "player", where)


def seats_of(value: Any, names: Sequence[str], where: str, rule: str = "") -> list[int]:
    """Players, each at most once, which ``rule`` says."""
    seats = [seat_of(name, names, where) for name in listed(value, where)]
    for i, seat in enumerate(seats):
        if seat in seats[:i]:
            raise BadInput(f'{where}: "{names[seat]}" is named twice{f" ({rule})" if rule else ""}')
    return seats
