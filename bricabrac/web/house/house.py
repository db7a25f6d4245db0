"""House: all tables of this server, the store behind them, and the bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bricabrac.bots import BOTS
from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Impossible
from bricabrac.engine.match import SPECTATOR, Illegal, Match
from bricabrac.games import GAMES
from bricabrac.store import OVER, RUNNING, Entry, Header, Store
from bricabrac.web.clock.clock import Clock
from bricabrac.web.table import seating
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.table import PAUSE, Table
from bricabrac.web.thinking import STAND_IN, Thinkers

MOST_IDLE = 400  # tables that are kept at hand though nobody looks at them
log = logging.getLogger("bricabrac.web")


class Unreadable(Exception):
    """A match that these rules cannot replay."""


class House:
    """Finds tables, opens new ones, and lets bots play."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.thinkers = Thinkers()
        self.tasks: set[asyncio.Task[None]] = set()
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
            if header.game not in GAMES or GAMES[header.game].version != header.version:
                raise Unreadable(f"{header.game} {header.version}")
            table = await self._folded(header, entries)
        except (Impossible, Illegal, ValueError) as error:
            raise Unreadable(id) from error
        if table.timed() != SPECTATOR and table.clock.is_on:
            async with table.lock:  # what passed while nobody served the table counts for nobody
                await table.write("resume", SPECTATOR, "")
        self._keep(table)
        self.mind(table)
        return table

    async def _folded(self, header: Header, entries: Sequence[Entry]) -> Table:
        """The table that a log tells."""
        table = Table(header, GAMES[header.game], self.store)
        for place, entry in enumerate(entries):
            table.fold(entry)
            if place % 50 == 49:
                await asyncio.sleep(0)  # a long match does not hold up the others
        return table

    def _keep(self, table: Table) -> None:
        """Have a table at hand, and forget some that nobody looks at."""
        self.tables[table.id] = table
        idle = [
            one
            for one in self.tables.values()
            if not one.watchers and one.thinking is None and one.minding is None
        ]
        if len(idle) > MOST_IDLE:
            idle.sort(key=lambda one: one.used)
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
        rules = GAMES[game]
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
        table = await self._folded(header, entries)
        table.header = header = replace(header, phase=table.phase)
        await self.store.create(header, entries)
        for player in {sitter.player for sitter in sitters if sitter.player}:
            await self.store.sit(player, header.id)
        self._keep(table)
        self.kick(table)
        for name in {sitter.bot for sitter in sitters if sitter.bot}:
            self.prepare(name, game)
        return table

    async def rematch(self, table: Table) -> str:
        """The next match of the same people, everybody one seat on; opened once."""
        async with table.lock:
            if not table.rematch:
                head = table.header
                following = await self.open(
                    *(head.game, seating.rotated(table.sitters), None, head.options, head.listed),
                    table.clock,
                )
                await table.write("rematch", -1, following.id)
        return table.rematch

    # Bots.

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def prepare(self, bot: str, game: str) -> None:
        """Let a bot compile what it needs before it is asked."""
        self.meanwhile(self.thinkers.get_ready(bot, game))

    async def get_ready(self) -> None:
        """Let the bots compile what they need, while people still choose a game."""
        for game in GAMES:
            for bot in BOTS:
                await self.thinkers.get_ready(bot, game)

    def mind(self, table: Table) -> None:
        """See to it that somebody calls when a clock runs out."""
        if table.minding is None and not self.is_closing and table.clock.seat != SPECTATOR:
            table.minding = asyncio.create_task(self._mind(table))

    async def _mind(self, table: Table) -> None:
        """Call when a clock runs out, as long as one is running."""
        try:
            while not self.is_closing and not table.is_lost:
                table.changed.clear()
                left = table.clock.ends_in(int(time.time() * 1000))
                if left is None:
                    return
                if left > 0:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(table.changed.wait(), left / 1000)
                else:
                    await table.call_time()
                    self.kick(table)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("nobody minds the clock of table %s", table.id)
        finally:
            table.minding = None

    def kick(self, table: Table) -> None:
        """Let a bot play, if it is its turn and none is thinking already."""
        self.mind(table)
        if table.thinking is None and not self.is_closing and self._bot_at(table):
            table.thinking = asyncio.create_task(self._play(table))

    def _bot_at(self, table: Table) -> str:
        """The bot that is to act, or nothing."""
        if table.is_open or table.is_over:
            return ""
        sitter = table.sitters[table.active]
        if table.lent == table.active:
            return STAND_IN
        now = table.moment()
        if not sitter.is_bot or (now is not None and now.is_look):
            return ""
        return sitter.bot if sitter.bot in BOTS else STAND_IN

    async def _play(self, table: Table) -> None:
        """Act for bots until a person is to act, at the pace of the table."""
        try:
            while not self.is_closing and (bot := self._bot_at(table)):
                match, turn = table.match, table.turn
                seat = table.active
                started = time.monotonic()
                now, legal = table.moment(), match.actions()
                if now is not None and now.reply and not match.why_not(now.reply):
                    action = table.game.numbering.parse(now.reply)
                else:
                    must_compile = self.thinkers.must_compile(bot, table.game.name)
                    self._prepare(table, must_compile and len(legal) > 1)
                    action = await self.thinkers.choose(
                        bot, match.view(seat, memory=True), legal, table.id
                    )
                    self._prepare(table, False)
                if table.watchers:
                    rest = PAUSE[table.pace] - (time.monotonic() - started)
                    await asyncio.sleep(max(0.0, rest))
                async with table.lock:
                    if table.turn == turn and self._bot_at(table):
                        await table.write("act", seat, table.game.numbering.name(action))
                        if table.is_over:
                            await table.write("over", -1, "", OVER)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not play at table %s", table.id)
        finally:
            table.thinking = None
            self._prepare(table, False)
            self.mind(table)

    def _prepare(self, table: Table, is_preparing: bool) -> None:
        """Let the table say that a bot is not stuck: it compiles its rules."""
        if table.is_preparing != is_preparing:
            table.is_preparing = is_preparing
            table.touch()

    # The end.

    def closing(self) -> None:
        """Let everybody who watches go: the server is about to stop."""
        self.is_closing = True
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.wake.set()

    async def close(self) -> None:
        """Stop the bots, and finish what is being written."""
        self.closing()
        for task in self.tasks:
            task.cancel()
        for table in list(self.tables.values()):
            for task_of_table in (table.thinking, table.minding):
                if task_of_table is not None:
                    task_of_table.cancel()
                    with suppress(asyncio.CancelledError):
                        await task_of_table
        await self.thinkers.stop()
        await asyncio.to_thread(self.store.close)
