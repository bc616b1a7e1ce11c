"""States as bytes. Fields are written in the alphabetical order of their names, so both builds agree.

A class whose field is renamed keeps the bytes of earlier wheels by ``STORED_AS = {"new_name": "old_name"}``: the field
stays where its old name stood. What cannot be kept (words, dictionaries, fractions) is refused when it is written.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from wheal.kernel.errors import BadInput

if TYPE_CHECKING:
    from wheal.kernel.engine.state import State
    from wheal.kernel.game import Game

FORMAT = 1
LEFT_OUT = frozenset({"setting", "rules", "watched", "events", "forced"})  # shared, or not part of the position


@cache
def fields(cls: type) -> tuple[str, ...]:
    """The fields of a slotted class, compiled or not, its bases' included."""
    names: set[str] = set()
    for base in cls.__mro__:
        names.update(getattr(base, "__mypyc_attrs__", ()))
        slots = base.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__"}
    return in_stored_order(cls, names - LEFT_OUT)


def in_stored_order(cls: type, names: set[str]) -> tuple[str, ...]:
    """By the alphabet, a renamed field by its old name."""
    old = inherited_table(cls, "STORED_AS")
    return tuple(sorted(names, key=lambda name: old.get(name, name)))


def names_of(thing: object) -> tuple[str, ...]:
    cls: type = type(thing)
    slotted = fields(cls)
    own = set(vars(thing)) - LEFT_OUT if hasattr(thing, "__dict__") else set()
    return in_stored_order(cls, {*slotted, *own}) if own else slotted


def plain_data(value: Any) -> Any:
    """A value as ints, None and lists of them; raises TypeError for what cannot be restored."""
    if type(value) is int or value is None:
        return value
    if isinstance(value, list):
        return [item if type(item) is int else plain_data(item) for item in value]
    if isinstance(value, int):
        return int(value)
    if isinstance(value, str | bytes | float | dict | tuple | set | frozenset):
        raise TypeError(f"a state holds whole numbers, lists and objects of them, not a {type(value).__name__}")
    return [plain_data(getattr(value, name)) for name in names_of(value)]


def restore(thing: object, data: list[Any]) -> None:
    """Write plain data over an object of the same shape."""
    for name, value in zip(names_of(thing), data, strict=True):
        now = getattr(thing, name)
        if isinstance(now, bool):
            setattr(thing, name, bool(value))
        elif isinstance(now, int) or now is None:
            setattr(thing, name, value)
        elif isinstance(now, list):
            cls: type = type(thing)
            setattr(thing, name, restore_list(inherited_table(cls, "ELEMENTS").get(name), now, value))
        else:
            restore(now, value)


@cache
def inherited_table(cls: type, name: str) -> dict[str, Any]:
    """A class's own table and those of its bases in one: ELEMENTS names lists of objects whose length changes and what
    they hold, STORED_AS the old names of renamed fields."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        found |= getattr(base, name, {})
    return found


def restore_list(kind: type | None, now: list[Any], data: list[Any]) -> list[Any]:
    if kind is not None:
        made = [kind() for _ in data]
        for item, value in zip(made, data, strict=True):
            restore(item, value)
        return made
    if now and not isinstance(now[0], int | list):
        for item, value in zip(now, data, strict=True):
            restore(item, value)
        return now
    return data


def dump(state: State) -> bytes:
    setting = state.setting
    head = [FORMAT, setting.game.id, setting.game.rules_number, setting.table.digest, setting.seats, setting.options]
    return msgspec.msgpack.encode([head, plain_data(state)])


def load(game: Game, data: bytes) -> State:
    try:
        head, body = msgspec.msgpack.decode(data)
        version, game_id, rules_number, digest, seats, options = head
    except (msgspec.DecodeError, ValueError, TypeError) as error:
        raise BadInput("these bytes are not a saved state") from error
    if version != FORMAT or game_id != game.id or rules_number != game.rules_number:
        raise BadInput(
            f"this state is of {game_id}, rules {rules_number}; here is {game.id}, rules {game.rules_number}"
        )
    if digest != game.table.digest:
        raise BadInput("this state was saved with other content")
    try:
        state: State = game.blank(game.read_seats(seats), game.read_options(options))
        restore(state, body)
    except (TypeError, ValueError, AttributeError) as error:
        raise BadInput("these bytes are not a whole saved state") from error
    return state
