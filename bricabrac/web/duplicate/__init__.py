"""Duplicate: two friends play the same deals, each alone or against each other, and compare."""
