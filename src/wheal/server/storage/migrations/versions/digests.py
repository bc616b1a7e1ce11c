"""Digests of how a table began and of whole snapshots; rows of earlier versions have none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "digests"
down_revision = "first"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("digest", sa.String(32)))
    op.add_column("snapshots", sa.Column("digest", sa.String(32)))


def downgrade() -> None:
    for table in ("snapshots", "tables"):
        op.drop_column(table, "digest")
