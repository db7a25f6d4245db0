"""Solving: which puzzles a player has tried and solved; in any store."""

from __future__ import annotations

from bricabrac.store import Store

TRIED = """
INSERT INTO puzzles (player, puzzle, solved) VALUES (?, ?, ?)
ON CONFLICT (player, puzzle) DO UPDATE SET solved = excluded.solved
WHERE excluded.solved > puzzles.solved
"""
KNOWN = "SELECT puzzle, solved FROM puzzles WHERE player = ?"


class Solving:
    """What a store keeps of puzzles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tried(self, player: str, puzzle: str, is_solved: bool) -> None:
        """A player has tried a puzzle; what was solved once stays so."""
        await self.store.write_row(TRIED, player, puzzle, int(is_solved))

    async def of(self, player: str) -> dict[str, bool]:
        """The puzzles that a player has tried, and whether they were solved."""
        rows = await self.store.rows(KNOWN, player)
        return {str(puzzle): bool(solved) for puzzle, solved in rows}
