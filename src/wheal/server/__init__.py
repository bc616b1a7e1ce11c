"""The server: tables on the network that lose nothing. Only `wheal serve` and its kin import this package."""
