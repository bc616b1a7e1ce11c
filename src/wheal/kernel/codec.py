"""States as bytes. Fields are read by name in alphabetical order, so compiled and interpreted builds agree."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

from wheal.kernel.errors import BadInput

if TYPE_CHECKING:
    from wheal.kernel.game import Game
    from wheal.kernel.state import State

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
    return tuple(sorted(names - LEFT_OUT))


def names_of(thing: object) -> tuple[str, ...]:
    own = tuple(sorted(set(vars(thing)) - LEFT_OUT)) if hasattr(thing, "__dict__") else ()
    cls: type = type(thing)
    slotted = fields(cls)
    return tuple(sorted({*slotted, *own})) if own else slotted


def plain(value: Any) -> Any:
    """A value as ints, None and lists of them."""
    if isinstance(value, int):
        return int(value)
    if value is None:
        return None
    if isinstance(value, list):
        return [plain(item) for item in value]
    return [plain(getattr(value, name)) for name in names_of(value)]


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
            setattr(thing, name, restored_list(elements(cls).get(name), now, value))
        else:
            restore(now, value)


@cache
def elements(cls: type) -> dict[str, type]:
    """Lists of objects whose length changes, as a class and its bases name them in ELEMENTS, and what they hold."""
    found: dict[str, type] = {}
    for base in reversed(cls.__mro__):
        found |= getattr(base, "ELEMENTS", {})
    return found


def restored_list(kind: type | None, now: list[Any], data: list[Any]) -> list[Any]:
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
    return msgspec.msgpack.encode([head, plain(state)])


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
        state = game.blank(game.read_seats(seats), game.read_options(options))
        restore(state, body)
    except (TypeError, ValueError, AttributeError) as error:
        raise BadInput("these bytes are not a whole saved state") from error
    return state
