"""Positions as scenario files describe them."""
