"""Requests and sockets: what comes in over the network, and what is answered."""
