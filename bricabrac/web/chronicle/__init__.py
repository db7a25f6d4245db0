"""The whole log of a match."""
