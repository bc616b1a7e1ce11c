"""The table, its events, moves and costs in words. Imports rules, decisions, content and the view."""
