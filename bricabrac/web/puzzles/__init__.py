"""Puzzles: a decision of a match is set at a table of its own, and any answer is judged."""
