"""Secrets of seats: unguessable, made from the key of whoever makes a table, kept as hashes only."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

BYTES = 16


def new_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    return secrets.token_hex(8)


def derived(server: str, key: str, name: str) -> str:
    """The secret called ``name`` of the table made with a key: the same however often it is asked for."""
    made = hmac.digest(server.encode(), f"{key}\n{name}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:BYTES]).decode().rstrip("=")


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(secret: str, kept: str) -> bool:
    return bool(secret) and hmac.compare_digest(hashed(secret), kept)
