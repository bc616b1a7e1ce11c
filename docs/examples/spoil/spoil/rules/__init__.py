"""The position, what is fixed for one game, and the chapters of the rule book."""
