"""Dreams: the secret of each day, and who dreamt what; in any store.

A secret is drawn once, whichever server is asked first. A dream is kept by the match in which it
is dreamt; its result is written once.
"""

from __future__ import annotations

from typing import NamedTuple

from bricabrac.store import OVER, Store


class Dreamt(NamedTuple):
    """A dream of somebody, and what became of it: nothing, as long as it is dreamt."""

    match: str
    day: str
    game: str
    player: str
    result: str
    name: str  # what the guest is called


COLUMNS = "d.match, d.day, d.game, d.player, d.result, coalesce(p.name, '')"
DREAMS = f"SELECT {COLUMNS} FROM dreams d LEFT JOIN people p ON p.player = d.player"


class Dreams:
    """What a store keeps of them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def day(self, day: str) -> tuple[str, str]:
        """The secret of a day and who plays; nothing, if nobody has asked for it on that day."""
        found = await self.store.rows("SELECT secret, dreams FROM days WHERE day = ?", day)
        return (str(found[0][0]), str(found[0][1])) if found else ("", "")

    async def draw(self, day: str, secret: str, dreams: str) -> tuple[str, str]:
        """The same, which is what was drawn first."""
        if not (await self.day(day))[0]:
            sql = "INSERT INTO days (day, secret, dreams) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
            await self.store.write_row(sql, day, secret, dreams)
        return await self.day(day)

    async def beside(self, day: str) -> tuple[str, str]:
        """The days before and after one that have a secret, or nothing."""
        sql = "SELECT max(day) FROM days WHERE day < ?"
        (before,), *_ = await self.store.rows(sql, day)
        (after,), *_ = await self.store.rows("SELECT min(day) FROM days WHERE day > ?", day)
        return before or "", after or ""

    async def begin(self, match: str, day: str, game: str, player: str) -> None:
        """Somebody dreams."""
        sql = "INSERT INTO dreams (match, day, game, player, result) VALUES (?, ?, ?, ?, '')"
        await self.store.write_row(f"{sql} ON CONFLICT DO NOTHING", match, day, game, player)

    async def end(self, match: str, result: str) -> None:
        """What became of a dream, unless that is known."""
        sql = "UPDATE dreams SET result = ? WHERE match = ? AND result = ''"
        await self.store.write_row(sql, result, match)

    async def of_day(self, day: str, game: str) -> list[Dreamt]:
        """All dreams of a day."""
        sql = f"{DREAMS} WHERE d.day = ? AND d.game = ? ORDER BY d.match"
        return [Dreamt(*row) for row in await self.store.rows(sql, day, game)]

    async def of(self, player: str) -> list[Dreamt]:
        """All dreams of somebody, the newest first."""
        sql = f"{DREAMS} WHERE d.player = ? ORDER BY d.day DESC, d.game"
        return [Dreamt(*row) for row in await self.store.rows(sql, player)]

    async def unsettled(self, day: str, game: str) -> list[str]:
        """The matches of a day that are over, and whose result nobody has written yet."""
        sql = "SELECT d.match FROM dreams d JOIN matches m ON m.id = d.match"
        where = "WHERE d.day = ? AND d.game = ? AND d.result = '' AND m.phase = ?"
        return [str(row[0]) for row in await self.store.rows(f"{sql} {where}", day, game, OVER)]
