"""Secrets of seats: unguessable, derived from the key of whoever makes a table, stored as hashes only."""

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


def derive_secret(server: str, key: str, name: str) -> str:
    """The secret called ``name`` of the table made with a key: the same however often it is asked for."""
    digest = hmac.digest(server.encode(), f"{key}\n{name}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:BYTES]).decode().rstrip("=")


def hash_secret(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(secret: str, stored_hash: str) -> bool:
    return bool(secret) and hmac.compare_digest(hash_secret(secret), stored_hash)
