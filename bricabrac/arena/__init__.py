"""Bots against bots: who is stronger, and how sure one can be of it."""
