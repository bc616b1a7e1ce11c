"""Alembic's entry: the connection is the caller's own, so that a server can migrate at its start."""

from __future__ import annotations

from alembic import context

from wheal.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
