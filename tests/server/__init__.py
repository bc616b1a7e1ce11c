"""The server: its store, its one way in, its wire, and what it does when things go wrong."""
