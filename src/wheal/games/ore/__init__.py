"""Ore: The Mining Game."""
