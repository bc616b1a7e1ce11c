"""Bringing a database up to date, on the caller's own connection.

Alembic takes most of a second to load, mostly only to find that nothing is to be done: it is asked where there is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST: Final = "digests"  # the revision of this version's tables


def config() -> Config:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", "wheal.server.storage:migrations")
    settings.set_main_option("path_separator", "os")
    return settings


def upgrade(connection: sa.Connection) -> None:
    if is_current(connection):
        return
    from alembic import command

    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, "head")


def is_current(connection: sa.Connection) -> bool:
    if not sa.inspect(connection).has_table("alembic_version"):
        return False
    return bool(connection.scalar(sa.text("select version_num from alembic_version")) == NEWEST)


def newest() -> str:
    """The revision that a database of this version has, as the migrations tell it."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(config()).get_current_head() or ""
