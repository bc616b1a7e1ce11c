"""Measuring and, later, mass self-play."""
