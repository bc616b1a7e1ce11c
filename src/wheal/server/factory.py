"""What each server process starts with: the application as the environment wants it."""

from __future__ import annotations

import gc

from litestar import Litestar

from wheal import api
from wheal.server.app import make_app
from wheal.server.settings import database_url, limits_of


def make() -> Litestar:
    app = make_app(database_url(), limits_of())
    for game in api.game_ids():
        api.game(game)
    gc.collect()
    gc.freeze()  # what stays for ever is not looked through again and again, with everybody waiting
    return app
