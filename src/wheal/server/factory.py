"""What each server process starts with: the application as the environment wants it."""

from __future__ import annotations

import gc
import multiprocessing

from litestar import Litestar

from wheal import api
from wheal.server.app import make_app
from wheal.server.parent_death import end_with_parent
from wheal.server.settings import database_url, limits_of, metrics_token_of, origins_of
from wheal.server.warm_up import start_warm_up


def make() -> Litestar:
    supervisor = multiprocessing.parent_process()
    if supervisor is not None and supervisor.pid is not None:  # one of several workers
        end_with_parent(supervisor.pid)
    app = make_app(database_url(), limits_of(), origins=origins_of(), metrics_token=metrics_token_of())
    for game in api.game_ids():
        api.game(game)
    gc.collect()
    gc.freeze()  # what stays for ever is not looked through again and again, with everybody waiting
    start_warm_up()
    return app
