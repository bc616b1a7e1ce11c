"""Seats become names here and nowhere else: in prompts, refusals and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from wheal.kernel.engine.action import Refusal, SeatRef


def with_names(args: Mapping[str, int | str | SeatRef], names: Sequence[str]) -> dict[str, int | str]:
    """The arguments of a message with the players' names; nobody is an empty word."""
    return {key: name_of(value, names) if isinstance(value, SeatRef) else value for key, value in args.items()}


def name_of(ref: SeatRef, names: Sequence[str]) -> str:
    return names[ref.seat] if ref.seat >= 0 else ""


def named_refusal(refusal: Refusal, names: Sequence[str]) -> Refusal:
    """A refusal that can be said at a table where these people sit."""
    return Refusal(refusal.rule, refusal.message, {**with_names(refusal.args, names)})
