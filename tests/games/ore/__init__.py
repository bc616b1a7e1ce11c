"""Tests of Ore: The Mining Game."""
