"""Neighbours: the other servers of this house, who share its database.

What they write is read as soon as they say so. At each table one of us is on duty, and lets bots
and clocks go on; whoever is gone is replaced. The log decides all races: two who are on duty for a
moment think twice, and do it once.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from bricabrac.store import Away
from bricabrac.store.exchange import AGAIN, GONE, Exchange
from bricabrac.web.house.duties import Duties, Duty
from bricabrac.web.house.lookers import Lookers
from bricabrac.web.house.nobody import Nobody
from bricabrac.web.house.tasks import Tasks
from bricabrac.web.table.table import Table

if TYPE_CHECKING:
    from bricabrac.web.house.house import House

APPEARING = 0.5  # seconds between two signs of life
AT_ONCE = 200  # words that are told together


class Neighbours(Nobody):
    """What a house hears from the others, and tells them."""

    are_there = True

    def __init__(self, house: House, exchange: Exchange) -> None:
        super().__init__(exchange)
        self.house, self.exchange, self.me = house, exchange, exchange.me
        self.others, self.lost = set[str](), set[str]()  # who is there, and who no longer is
        self.appeared = 0.0  # when we were seen last
        self.duties, self.lookers = Duties(exchange), Lookers()
        self.heard: dict[str, int] = {}  # the last entry of a table that we were told of
        self.words: dict[tuple[str, str], None] = {}  # what is to be told about a table
        self.spent = Counter[str]()  # of limits, since it was told
        self.stirred = asyncio.Event()
        self.reading = Tasks(self._read, "what others did at table %s could not be read")
        self.is_gone = False
        self.parting: asyncio.Task[None] | None = None

    def work(self) -> tuple[Coroutine[Any, Any, None], ...]:
        """What goes on as long as the house is open."""
        return self._listen(), self._appear(), self._tell()

    def figures(self) -> Iterator[tuple[str, str, int]]:
        """What whoever runs the house may want to know."""
        yield "duties", "Tables whose bots and clocks go on here", self.duties.count()
        yield "neighbours", "Other servers of the house", len(self.others)

    async def read(self, table: Table) -> None:
        """Have at a table what others have written."""
        await table.catch_up()

    def is_behind(self, table: Table) -> bool:
        """Whether others have written something there that we have only heard of."""
        return self.heard.get(table.id, 0) > table.log.seq

    async def meet(self, table: Table) -> None:
        """Know who looks at a table by others, before anybody is shown it."""
        self.say("who", table.id)
        if self.others:
            await self.lookers.meet(table.id, self.others)

    # Duty.

    def is_on_duty(self, table: Table) -> bool:
        """Whether we see to a table; nobody knows it who has not been seen for too long."""
        return self.duties.of.get(table.id) is Duty.OURS and self.is_seen

    @property
    def is_seen(self) -> bool:
        """Whether the others know that we are there."""
        return time.monotonic() - self.appeared < GONE

    def want(self, table: Table) -> None:
        """See to a table, as soon as nobody else does."""
        if not self.is_gone and self.duties.want(table.id):
            self.stirred.set()

    def forget(self, table: Table) -> None:
        """A table is no longer at hand."""
        self.heard.pop(table.id, None)
        if self.duties.of.pop(table.id, None) is Duty.OURS:
            self.say("free", table.id)

    async def _take(self) -> None:
        """Ask for all tables that we want to see to."""
        if self.is_seen and not self.is_gone:
            taken, refused = await self.duties.take(self.house.tables.__contains__)
            for id in refused:
                self.say("look", id)
            await asyncio.gather(*(self._begin(id, was) for id, was in taken.items()))

    async def _begin(self, id: str, was: Duty) -> None:
        """Let a table go on; what passed while nobody saw to it counts for nobody."""
        if (table := self.house.tables.get(id)) is None:
            self.say("free", id)
            return
        try:
            await table.catch_up()
            if was is Duty.WANTED:
                await table.resume()
        except Away:
            self.duties.of[id] = was
            raise
        self.house.kick(table)

    async def _appear(self) -> None:
        """Show that we are there, and notice who no longer is."""
        while not self.is_gone:
            with suppress(Away):
                now, others = time.monotonic(), await self.exchange.appear()
                was_seen, self.appeared = self.is_seen, now
                if not was_seen:
                    self._ask_anew()
                for server in self.others - others:
                    self._lose(server)
                if self.lost & others:  # who was only slow: what they have told is forgotten here
                    self.lost -= others
                    self.say("who")
                self.others = others
            await asyncio.sleep(APPEARING)

    def _ask_anew(self) -> None:
        """We may have been gone for the others: nothing is ours until they agree."""
        self.duties.lapse()
        self.stirred.set()
        for table in [*self.house.tables.values()]:
            self.house.kick(table)

    def _lose(self, server: str) -> None:
        """Somebody is gone: nobody looks by them, and what they saw to is free."""
        self.lost.add(server)
        self.lookers.lose(server)
        for table in self.house.tables.values():
            if table.audience.look_elsewhere(server, frozenset()):
                table.audience.tell()
        self.duties.free([*self.duties.of])
        self.stirred.set()

    def leave(self) -> None:
        """Be gone, and let the others see to our tables at once."""
        if self.parting is None:
            self.is_gone = True
            self.duties.of.clear()
            self.parting = asyncio.create_task(self._part())

    async def close(self) -> None:
        """The same, and wait until they know."""
        self.leave()
        if self.parting is not None:
            await self.parting
        await self.reading.close()

    async def _part(self) -> None:
        """Say that we are gone; if nobody hears it, they will notice."""
        with suppress(Away):
            await self.exchange.leave()

    # What we tell.

    def say(self, kind: str, match: str = "") -> None:
        """Tell the others, as soon as it can be told."""
        self.words[kind, match] = None
        self.stirred.set()

    def looked(self, table: Table) -> None:
        """Somebody may have come to a table, sat down at it, or gone."""
        if not self.lookers.are_told(table):
            self.say("here", table.id)

    def spend(self, limit: str, address: str, guest: str) -> None:
        """Somebody has done something that is counted in all of the house."""
        self.spent[f"{limit} {address} {guest}"] += 1
        self.say("spent", f"{limit} {address} {guest}")

    async def _tell(self) -> None:
        """Tell what is to be told, and ask for what we want, until we are gone."""
        while not self.is_gone:
            await self.stirred.wait()
            self.stirred.clear()
            try:
                await self._take()
                while self.words:
                    await self._say([*self.words][:AT_ONCE])
            except Away:
                await asyncio.sleep(AGAIN)
                self.stirred.set()

    async def _say(self, words: list[tuple[str, str]]) -> None:
        """Tell some things, as they are now; if they cannot be told, later."""
        for word in words:
            del self.words[word]  # what changes from now on is told once more
        told = [(kind, match, *self._more(kind, match)) for kind, match in words]
        try:
            if free := [match for kind, match in words if kind == "free"]:
                await self.exchange.give_up(free)
            await self.exchange.tell(*told)
        except Away:
            self.words = dict.fromkeys(words) | self.words
            self.spent.update({match: int(more[0]) for kind, match, *more in told
                               if kind == "spent"})  # fmt: skip
            raise

    def _more(self, kind: str, match: str) -> list[str]:
        """What else is to be said with a word."""
        if kind == "spent":
            return [str(self.spent.pop(match, 0))]
        return self.lookers.tell(match, self.house.tables.get(match)) if kind == "here" else []

    # What we hear.

    async def _listen(self) -> None:
        """Hear what the others say."""
        async for word in self.exchange.news():
            kind, *rest = word.split(" ")
            if not word:
                self._miss()
            elif kind == "entry":
                self.hear(rest[0], int(rest[1]))
            elif kind == "answer":
                self._hear_thinker(rest[0])
            elif rest[0] != self.exchange.me:
                self._obey(kind, *rest)

    def hear(self, match: str, seq: int) -> None:
        """There is an entry; where nobody waits for it here, whoever comes next reads it."""
        table = self.house.tables.get(match)
        if table is None or seq <= table.log.seq:
            return
        self.heard[match] = max(seq, self.heard.get(match, 0))
        if table.audience.watchers or table.is_lively or self.is_on_duty(table):
            self.reading.start(table)

    def _hear_thinker(self, question: str) -> None:
        """A question is answered, perhaps one of ours."""
        fleet = self.house.thinkers.fleet
        if fleet is not None and question in fleet.pending:
            self.house.meanwhile(fleet.heard(question))

    async def _read(self, table: Table) -> None:
        """Read what others have done at a table, and let it go on."""
        try:
            while self.is_behind(table) and await table.catch_up():
                pass
        except Away:
            table.lose()
        self.house.kick(table)

    def _miss(self) -> None:
        """There is a new connection: all that was said before may be missed."""
        for table in self.house.tables.values():
            self.hear(table.id, table.log.seq + 1)
            self.looked(table)
        for match in self.lookers.told:
            self.say("here", match)
        self.say("who")
        self._ask_anew()

    def _obey(self, kind: str, server: str, match: str = "", *players: str) -> None:
        """Another server has said something about a table, or about all."""
        if kind == "gone":
            self.others.discard(server)
            self._lose(server)
        elif kind == "who":
            for id in [match] if match else self.lookers.told:
                self.say("here", id)
        elif kind == "spent":
            self.charge(match, players[0], players[1], int(players[2]))
        elif kind == "progress":
            self.progressed(match, int(players[0]))
        elif kind == "closed":
            self.house.close_down(match, is_told=True)
        elif kind == "free":
            self.duties.free([match])
            self.stirred.set()
        elif (table := self.house.tables.get(match)) is not None:
            self._at(table, kind, server, frozenset(players))

    def _at(self, table: Table, kind: str, server: str, players: frozenset[str]) -> None:
        """The same, about a table that is at hand."""
        if kind == "here":
            self.lookers.met(server, table.id)
            if table.audience.look_elsewhere(server, players):
                table.audience.tell()
        elif kind == "hurry":
            table.audience.hurried.set()
        table.audience.look()
        if self.is_on_duty(table):
            self.house.kick(table)
