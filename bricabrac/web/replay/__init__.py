"""Replay: looking back at a match, its points explained, its record, and playing on from it."""
