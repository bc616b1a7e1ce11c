"""Spoil: a small mining game from outside the package, as the page "Add a game" builds it."""
