"""How an older database becomes a present one: Alembic's scripts."""
