"""Where a server keeps its data, and what its environment says about limits."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Final

from wheal.kernel.errors import BadInput
from wheal.kernel.texts import texts
from wheal.server.origins import host_of
from wheal.server.tables.limits import Limits

URL: Final = "WHEAL_DATABASE_URL"
DATA: Final = "WHEAL_DATA"
FILE: Final = "wheal.sqlite3"
ORIGINS: Final = "WHEAL_ORIGINS"
METRICS_TOKEN: Final = "WHEAL_METRICS_TOKEN"
LIMITS: Final = {
    f"WHEAL_{'MOST_TABLES' if field.name == 'tables' else field.name.upper()}": field.name for field in fields(Limits)
}  # by the variable that changes it: WHEAL_ and the name of the field
DRIVERS: Final = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    if environment.get(DATA):
        return Path(environment[DATA]).expanduser()
    from platformdirs import user_data_path

    return user_data_path("wheal", appauthor=False)


def database_url(environment: Mapping[str, str] = os.environ) -> str:
    """The database that the environment names, else a file in the user's data folder; raises BadInput."""
    url = environment.get(URL, "")
    if not url:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / FILE}"
    scheme, colon, rest = url.partition(":")
    scheme = DRIVERS.get(scheme, scheme)
    if not colon or scheme not in DRIVERS.values() or not is_readable(f"{scheme}:{rest}"):
        raise BadInput(texts()("serve-bad-url", variable=URL))
    return f"{scheme}:{rest}"


def is_readable(url: str) -> bool:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        make_url(url)
    except (ArgumentError, ValueError):
        return False
    return True


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def limits_of(environment: Mapping[str, str] = os.environ) -> Limits:
    """The usual limits with what the environment says; raises BadInput."""
    changed: dict[str, int] = {}
    for variable, field in LIMITS.items():
        text = environment.get(variable, "")
        if text:
            if not (text.isascii() and text.isdigit() and len(text) < 10):
                raise BadInput(texts()("serve-bad-number", variable=variable))
            changed[field] = int(text)
    return Limits(**changed)


def origins_of(environment: Mapping[str, str] = os.environ) -> frozenset[str]:
    """The other hosts whose pages may open sockets and make tables here; raises BadInput."""
    found = set()
    for text in environment.get(ORIGINS, "").replace(",", " ").split():
        host = host_of(text if "//" in text else f"//{text}")
        if not host:
            raise BadInput(texts()("serve-bad-origins", variable=ORIGINS))
        found.add(host)
    return frozenset(found)


def metrics_token_of(environment: Mapping[str, str] = os.environ) -> str:
    """The token that opens /metrics; empty: this machine needs none, and nobody else may see it."""
    return environment.get(METRICS_TOKEN, "").strip()
