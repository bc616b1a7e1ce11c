"""`wheal doctor`: is everything there that a server needs?"""

import asyncio
from collections.abc import Iterator

import typer

from wheal._native import COMPILED
from wheal._version import __version__
from wheal.kernel.texts import texts

NOT_SO = 1


def doctor() -> None:
    found = list(findings())
    for is_well, line in found:
        print(f"{'ok  ' if is_well else 'FAIL'}  {line}")
    if not all(is_well for is_well, _ in found):
        raise typer.Exit(NOT_SO)


doctor.__doc__ = "help-doctor"


def findings() -> Iterator[tuple[bool, str]]:
    """What was looked at, each with whether it is well."""
    from wheal.server.app import STATIC
    from wheal.server.settings import database_url

    say = texts()
    build = "compiled" if COMPILED else "interpreted"
    yield True, say("cli-version", version=__version__, build=build)
    has_page = (STATIC / "index.html").is_file()
    yield has_page, say("doctor-page" if has_page else "doctor-no-page")
    yield asyncio.run(database(database_url()))


async def database(url: str) -> tuple[bool, str]:
    """Can the database be reached, and is it up to date?"""
    from wheal.cli.serve import without_password
    from wheal.server.storage.database import Unavailable
    from wheal.server.storage.migrating import newest
    from wheal.server.storage.store import Store

    say = texts()
    store = Store(url)
    where = without_password(url)
    try:
        revision = await store.revision()
    except Unavailable as error:
        return False, say("doctor-away", where=where, reason=str(error).splitlines()[0])
    finally:
        await store.close()
    if not revision:
        return True, say("doctor-new", where=where)
    if revision == newest():
        return True, say("doctor-database", where=where)
    return False, say("doctor-old", where=where, revision=revision, newest=newest())
