"""Tinners' Trail, remastered edition (Martin Wallace; Alley Cat Games). An unofficial implementation."""
