"""What each server process starts with: the application as the environment wants it."""

from __future__ import annotations

from litestar import Litestar

from wheal.server.app import make_app
from wheal.server.settings import database_url, limits_of


def make() -> Litestar:
    return make_app(database_url(), limits_of())
