"""The table and what happened on it, in words."""
