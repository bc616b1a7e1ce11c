"""Bringing a database up to date, on the caller's own connection."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def config() -> Config:
    settings = Config()
    settings.set_main_option("script_location", "wheal.server:migrations")
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(connection: Connection) -> None:
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def newest() -> str:
    """The revision that a database of this version has."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""
