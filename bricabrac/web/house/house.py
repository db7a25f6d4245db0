"""House: all tables of this server, the store behind them, and what goes on there by itself."""

from __future__ import annotations

import asyncio
import hmac
import random
import secrets
import time
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from bricabrac.engine.dice import SEEDS
from bricabrac.engine.game import Impossible
from bricabrac.engine.match import SPECTATOR, Illegal, Match
from bricabrac.games import GAMES
from bricabrac.store import RUNNING, Entry, Header, Store, Taken
from bricabrac.web.clock.clock import Clock
from bricabrac.web.daily.keeping import settle
from bricabrac.web.door.journal import note
from bricabrac.web.house.bots import Bots
from bricabrac.web.house.clocks import Clocks
from bricabrac.web.house.nobody import Nobody
from bricabrac.web.house.thinking import Thinkers
from bricabrac.web.show import offered
from bricabrac.web.table import seating
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import Sitter
from bricabrac.web.table.table import MOMENTS, Table

if TYPE_CHECKING:
    from bricabrac.store.exchange import Exchange
    from bricabrac.store.questions import Questions

MOST_IDLE = 400  # tables that are kept at hand though nobody looks at them


class Unreadable(Exception):
    """A match that these rules cannot replay."""


class House:
    """Finds tables, and opens new ones."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        exchange: Exchange | None = None,
        questions: Questions | None = None,
    ) -> None:
        self.store, self.secret = store, secret
        self.tables: dict[str, Table] = {}
        self.enough = MOST_IDLE  # tables, until we look which of them nobody looks at
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.thinkers = Thinkers(secret, questions=questions)
        self.clocks = Clocks(self.kick, self.is_ours)
        self.errands: set[asyncio.Task[object]] = set()
        self.is_closing = False
        self.neighbours = Nobody()
        if exchange is not None:
            from bricabrac.web.house.neighbours import Neighbours

            self.neighbours = Neighbours(self, exchange)
        self.bots = Bots(self.thinkers, self._rested, self.is_ours)

    # Tables.

    async def table(self, id: str) -> Table | None:
        """The table of a match; read from the store if nobody has asked for it lately.

        One that is being read may be at hand already, but not all is known yet of who looks at it.
        """
        if id not in self.loading:
            if found := self._at_hand(id):
                return found
            self.loading[id] = asyncio.ensure_future(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    def _at_hand(self, id: str) -> Table | None:
        """The table of a match that we know all of."""
        table = self.tables.get(id)
        return None if table is None or table.is_lost else table

    async def newest(self, id: str, turn: int | None = None) -> Table | None:
        """The same, with everything that other servers have written by now.

        Who acts in the turn that we know need not wait for it: the store decides who is first.
        """
        table = await self.table(id)
        if table is not None and (turn != table.log.turn or self.neighbours.is_behind(table)):
            await self.neighbours.read(table)
        return table

    async def _load(self, id: str) -> Table | None:
        """Fold the log of a match."""
        found = await self.store.match(id)
        if found is None:
            return None
        header, entries = found
        try:
            if header.game not in offered() or GAMES[header.game].version != header.version:
                raise Unreadable(f"{header.game} {header.version}")
            table = Table(await Log.read(header, GAMES[header.game], entries), self.store)
        except (Impossible, Illegal, ValueError) as error:
            raise Unreadable(id) from error
        if self.neighbours.is_on_duty(table):
            await table.resume()
        if table.log.is_over and header.phase == RUNNING:
            await table.close()
        table = self._keep(table)
        await self.neighbours.meet(table)
        await self.neighbours.read(table)  # what was written since, while nobody told us
        if self.clocks.runs(table):
            self.kick(table)
        return table

    def _keep(self, table: Table) -> Table:
        """Have a table at hand, and forget some that nobody looks at.

        Whoever opens a match and whoever comes to it at that moment sit at one table: the first.
        """
        if known := self._at_hand(table.id):
            return known
        table.audience.version = random.randrange(MOMENTS)  # no other server's, by the same number
        self.tables[table.id] = table
        if len(self.tables) < self.enough:
            return table
        busy = self.bots.tasks.running.keys() | self.clocks.tasks.running.keys()
        idle = [
            one for one in self.tables.values() if not one.audience.is_watched and one not in busy
        ]
        if len(idle) > MOST_IDLE:
            idle.sort(key=lambda one: one.audience.used)
            for one in idle[: len(idle) - MOST_IDLE]:
                if one is not table and not one.lock.locked():
                    del self.tables[one.id]
                    self.neighbours.forget(one)
        self.enough = len(self.tables) + MOST_IDLE // 20  # to look at all of them takes a while
        return table

    async def open(
        self,
        game: str,
        sitters: Sequence[Sitter],
        seed: int | None = None,
        options: Mapping[str, int] | None = None,
        listed: bool = False,
        clock: Clock | None = None,
        opening: Sequence[tuple[str, int, str]] = (),
        id: str = "",
        nonce: str = "",
    ) -> Table:
        """A new match, or Impossible. The opening is what its log begins with, after the seats.

        With a nonce the deal is promised: whoever sits down adds to it.
        """
        rules, sitters = GAMES[game], seating.apart(sitters)
        if seed is None:
            seed = 0 if nonce else secrets.randbelow(SEEDS)
        checked = Match(rules, seed, len(sitters), options)
        now = int(time.time() * 1000)
        header = Header(
            *(id or secrets.token_hex(5), game, rules.version, len(sitters), seed),
            *(checked.options, now, RUNNING, listed),
        )
        told = [("seats", SPECTATOR, seating.to_text(sitters)), *opening]
        told += [("promise", SPECTATOR, nonce)] * bool(nonce)
        if clock and clock.is_on:
            told.append(("clock", SPECTATOR, clock.limits()))
        entries = [Entry(number, *written, now) for number, written in enumerate(told)]
        log = await Log.read(header, GAMES[header.game], entries)
        log.header = replace(header, phase=log.phase)
        await self.store.create(log.header, entries)
        for player in {sitter.player for sitter in sitters if sitter.player}:
            await self.store.sit(player, header.id)
        table = self._keep(Table(log, self.store))
        note("opened", game=game, seats=len(sitters), bots=sum(one.is_bot for one in sitters))
        self.kick(table)
        for name in {sitter.bot for sitter in sitters if sitter.bot}:
            self.prepare(name, game)
        return table

    def nonce_of(self, player: str, page: str) -> str:
        """From what a match is dealt that somebody begins on a page: on all servers the same."""
        return hmac.new(self.secret, f"nonce {player} {page}".encode(), "sha256").hexdigest()

    async def rematch(self, table: Table) -> str:
        """The next match of the same people, everybody one seat on; opened once."""
        about = f"rematch {table.id}"  # on all servers the same
        id = hmac.new(self.secret, about.encode(), "sha256").hexdigest()[:10]
        async with table.lock:
            log = table.log
            if not log.rematch:
                head, sitters = log.header, seating.rotated(log.seats.sitters)
                with suppress(Taken):
                    await self.open(
                        *(head.game, sitters, None, head.options, head.listed), log.clock, id=id
                    )
        return await table.play_again(id)

    async def leave(self, id: str, player: str, nobody: str) -> None:
        """Whoever wants to be forgotten leaves a table, if these rules can still play there."""
        with suppress(Unreadable):
            if (table := await self.table(id)) is not None:
                for seat in table.log.seats.of(player):
                    await table.forget(seat, nobody)
                self.kick(table)

    def close_down(self, id: str, is_told: bool = False) -> None:
        """A match is no more: whoever still looks is told."""
        if not is_told:
            self.neighbours.say("closed", id)
        if table := self.tables.pop(id, None):
            self.bots.tasks.stop(table)
            self.clocks.tasks.stop(table)
            table.is_lost = True
            table.audience.tell()

    # What goes on by itself.

    def is_ours(self, table: Table) -> bool:
        """Whether something goes on there by us; what was lost and read anew is another table."""
        return self.tables.get(table.id) is table and self.neighbours.is_on_duty(table)

    def kick(self, table: Table) -> None:
        """Let the clock run and a bot play, if it is their turn, or see to it that others do."""
        self._look_after_dream(table)
        self.neighbours.looked(table)  # who has sat down is not somebody any more
        if self.neighbours.is_on_duty(table):
            self.clocks.mind(table)
            self.bots.play(table)
        elif self.clocks.runs(table) or self.bots.are_due(table):
            self.neighbours.want(table)

    def _rested(self, table: Table) -> None:
        """Bots have nothing more to do at a table."""
        self.clocks.mind(table)
        self._look_after_dream(table)

    def _look_after_dream(self, table: Table) -> None:
        """Whoever has dreamt to the end, or has given up, is ranked."""
        if table.log.day:
            self.meanwhile(settle(self, table))

    def hurry(self, table: Table) -> None:
        """Somebody does not want to watch the bots until their turn."""
        if self.neighbours.is_on_duty(table):
            table.audience.hurried.set()
        else:
            self.neighbours.say("hurry", table.id)

    def meanwhile(self, work: Coroutine[Any, Any, object]) -> None:
        """Do something that nobody waits for."""
        task: asyncio.Task[object] = asyncio.create_task(work)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    def prepare(self, bot: str, game: str) -> None:
        """Let a bot compile what it needs before it is asked."""
        self.meanwhile(self.thinkers.get_ready(bot, game))

    async def get_ready(self) -> None:
        """Let the bots compile what they need, while people still choose a game."""
        if self.thinkers.fleet is None or not await self.thinkers.fleet.is_there():
            await self.thinkers.get_ready_for(offered())

    def open_doors(self) -> None:
        """From now on somebody may come."""
        self.meanwhile(self.thinkers.warm())
        for work in self.neighbours.work():
            self.meanwhile(work)
        if self.thinkers.fleet is not None:
            self.meanwhile(self.thinkers.fleet.watch())

    # The end.

    def closing(self) -> None:
        """Let everybody who watches go: the server is about to stop."""
        self.is_closing = True
        self.bots.tasks.is_closed = self.clocks.tasks.is_closed = True
        self.neighbours.leave()
        for table in self.tables.values():
            table.audience.wake()

    async def close(self) -> None:
        """Stop the bots, and finish what is being written."""
        self.closing()
        await self.neighbours.close()
        for task in self.errands:
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        await self.bots.tasks.close()
        await self.clocks.tasks.close()
        self.thinkers.stop()
        await self.store.close()
