"""Bots with which something is wrong, in a module that worker processes can import."""

from __future__ import annotations

import os
import time
from typing import Any

from wheal import bots
from wheal.kernel.engine.action import Action
from wheal.kernel.engine.rng import Rng
from wheal.kernel.engine.state import State
from wheal.server.bots import worker as thinking


class Odd:
    """Plays nothing that could be used."""

    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        raise NotImplementedError


class Raising(Odd):
    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        raise RuntimeError("this bot never works")


class Hanging(Odd):
    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        while True:
            time.sleep(60)


class Dying(Odd):
    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        os._exit(3)


class Cheating(Odd):
    def choose(self, state: State, seat: int, rng: Rng) -> Action[Any]:
        return next(action for action in state.setting.table.actions if not state.is_legal(action, seat))


ODD = {"raising": Raising, "hanging": Hanging, "dying": Dying, "cheating": Cheating}


def choose(game: str, folder: str | None, state: bytes, seat: int, bot: str, seed: int) -> str:
    """What a worker does, if it knew these bots."""
    for name, made in ODD.items():
        bots.register(name, made)
    return thinking.choose(game, folder, state, seat, bot, seed)
