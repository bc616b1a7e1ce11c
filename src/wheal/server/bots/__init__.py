"""Bots at tables: who looks after them, and the worker process that thinks."""
