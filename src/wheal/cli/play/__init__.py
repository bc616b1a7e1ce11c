"""The terminal player. Imports kernel, client, bots and look."""
