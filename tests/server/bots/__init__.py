"""Bots at tables."""
