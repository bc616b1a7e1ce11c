"""Origins: whose page a browser speaks for. A page of another host may neither open sockets nor make tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final
from urllib.parse import urlsplit

USUAL_PORTS: Final = {"https": 443, "http": 80}


def is_welcome(headers: Mapping[str, str], others: Collection[str]) -> bool:
    """Does a request come from our own page, from a host that is named in ``others``, or from no page at all?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme = origin.partition(":")[0]
    host = host_of(origin)
    return bool(host) and (host == host_of(f"{scheme}://{headers.get('host', '')}") or host in others)


def host_of(origin: str) -> str:
    """The host and port that an origin names, without the usual port of its scheme; empty: it is none."""
    try:
        parts = urlsplit(origin.strip().lower())
        if not parts.hostname or parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc:
            return ""
        if parts.port is not None and parts.port == USUAL_PORTS.get(parts.scheme):
            return parts.netloc.rpartition(":")[0]
        return parts.netloc
    except ValueError:
        return ""
