"""Measuring: the engine's speed beside a peer's, and a server under load. Imports kernel and server."""
