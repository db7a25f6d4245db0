"""House: all tables of this server, the store behind them, and what goes on there by itself."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bricabrac.bots import BOTS, games_of
from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Impossible
from bricabrac.engine.match import SPECTATOR, Illegal, Match
from bricabrac.games import GAMES
from bricabrac.store import RUNNING, Entry, Header, Store
from bricabrac.web.clock.clock import Clock
from bricabrac.web.door.journal import note
from bricabrac.web.house.bots import Bots
from bricabrac.web.house.clocks import Clocks
from bricabrac.web.house.thinking import Thinkers
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.table import Table

MOST_IDLE = 400  # tables that are kept at hand though nobody looks at them


class Unreadable(Exception):
    """A match that these rules cannot replay."""


class House:
    """Finds tables, and opens new ones."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.thinkers = Thinkers(secret)
        self.clocks = Clocks(self.kick)
        self.bots = Bots(self.thinkers, self.clocks.mind)
        self.errands: set[asyncio.Task[None]] = set()
        self.is_closing = False

    # Tables.

    async def table(self, id: str) -> Table | None:
        """The table of a match; read from the store if nobody has asked for it lately."""
        if id in self.tables and not self.tables[id].is_lost:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Table | None:
        """Fold the log of a match."""
        found = await self.store.match(id)
        if found is None:
            return None
        header, entries = found
        try:
            if header.game not in offered() or GAMES[header.game].version != header.version:
                raise Unreadable(f"{header.game} {header.version}")
            table = Table(await folded(header, entries), self.store)
        except (Impossible, Illegal, ValueError) as error:
            raise Unreadable(id) from error
        if table.log.clock.seat != SPECTATOR:
            async with table.lock:  # what passed while nobody served the table counts for nobody
                await table.write("resume", SPECTATOR, "")
        self._keep(table)
        self.clocks.mind(table)
        return table

    def _keep(self, table: Table) -> None:
        """Have a table at hand, and forget some that nobody looks at."""
        self.tables[table.id] = table
        busy = self.bots.tasks.running.keys() | self.clocks.tasks.running.keys()
        idle = [
            one for one in self.tables.values() if not one.audience.watchers and one not in busy
        ]
        if len(idle) > MOST_IDLE:
            idle.sort(key=lambda one: one.audience.used)
            for one in idle[: len(idle) - MOST_IDLE]:
                if one is not table and not one.lock.locked():
                    del self.tables[one.id]

    async def open(
        self,
        game: str,
        sitters: Sequence[Sitter],
        seed: int | None = None,
        options: Mapping[str, int] | None = None,
        listed: bool = False,
        clock: Clock | None = None,
        opening: Sequence[tuple[str, int, str]] = (),
    ) -> Table:
        """A new match, or Impossible. The opening is what its log begins with, after the seats."""
        rules, sitters = GAMES[game], seating.apart(sitters)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        checked = Match(rules, seed, len(sitters), options)
        now = int(time.time() * 1000)
        header = Header(
            *(secrets.token_hex(5), game, rules.version, len(sitters), seed),
            *(checked.options, now, RUNNING, listed),
        )
        told = [("seats", SPECTATOR, seating.to_text(sitters)), *opening]
        if clock and clock.is_on:
            told.append(("clock", SPECTATOR, clock.limits()))
        entries = [Entry(number, *written, now) for number, written in enumerate(told)]
        log = await folded(header, entries)
        log.header = replace(header, phase=log.phase)
        await self.store.create(log.header, entries)
        for player in {sitter.player for sitter in sitters if sitter.player}:
            await self.store.sit(player, header.id)
        table = Table(log, self.store)
        note("opened", game=game, seats=len(sitters), bots=sum(one.is_bot for one in sitters))
        self._keep(table)
        self.kick(table)
        for name in {sitter.bot for sitter in sitters if sitter.bot}:
            self.prepare(name, game)
        return table

    async def rematch(self, table: Table) -> str:
        """The next match of the same people, everybody one seat on; opened once."""
        async with table.lock:
            log = table.log
            if not log.rematch:
                head, sitters = log.header, seating.rotated(log.seats.sitters)
                following = await self.open(
                    *(head.game, sitters, None, head.options, head.listed), log.clock
                )
                await table.write("rematch", SPECTATOR, following.id)
        return table.log.rematch

    async def leave(self, id: str, player: str, nobody: str) -> None:
        """Whoever wants to be forgotten leaves a table, if these rules can still play there."""
        try:
            table = await self.table(id)
        except Unreadable:
            return
        if table is None:
            return
        for seat in table.log.seats.of(player):
            await table.forget(seat, nobody)
        self.kick(table)

    def close_down(self, id: str) -> None:
        """A match is no more: whoever still looks is told."""
        if table := self.tables.pop(id, None):
            self.bots.tasks.stop(table)
            self.clocks.tasks.stop(table)
            table.is_lost = True
            table.audience.tell()

    # What goes on by itself.

    def kick(self, table: Table) -> None:
        """Let the clock run and a bot play, if it is their turn."""
        self.clocks.mind(table)
        self.bots.play(table)

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def prepare(self, bot: str, game: str) -> None:
        """Let a bot compile what it needs before it is asked."""
        self.meanwhile(self.thinkers.get_ready(bot, game))

    async def get_ready(self) -> None:
        """Let the bots compile what they need, while people still choose a game."""

        async def for_game(game: str) -> None:
            for name, bot in BOTS.items():
                if game in games_of(bot):
                    await self.thinkers.get_ready(name, game)

        await asyncio.gather(*map(for_game, offered()))

    # The end.

    def closing(self) -> None:
        """Let everybody who watches go: the server is about to stop."""
        self.is_closing = True
        self.bots.tasks.is_closed = self.clocks.tasks.is_closed = True
        for table in self.tables.values():
            table.audience.wake()

    async def close(self) -> None:
        """Stop the bots, and finish what is being written."""
        self.closing()
        for task in self.errands:
            task.cancel()
        await self.bots.tasks.close()
        await self.clocks.tasks.close()
        self.thinkers.stop()
        await self.store.close()


async def folded(header: Header, entries: Sequence[Entry]) -> Log:
    """What a log says."""
    log = Log.begun(header, GAMES[header.game])
    for place, entry in enumerate(entries):
        log.fold(entry)
        if place % 50 == 49:
            await asyncio.sleep(0)  # a long match does not hold up the others
    return log
