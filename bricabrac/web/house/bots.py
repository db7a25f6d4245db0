"""Bots at tables: they act when it is their turn, at the pace of the table."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakKeyDictionary

from bricabrac.bots import BOTS
from bricabrac.web.house.line import Whose
from bricabrac.web.house.patience import Patience
from bricabrac.web.house.tasks import Tasks
from bricabrac.web.house.thinking import STAND_IN, Thinkers
from bricabrac.web.table.log import Log
from bricabrac.web.table.table import Table

ASLEEP = 60.0  # seconds after which bots stop that play for nobody
MOST_SEEN = 20_000  # guests


class Bots:
    """Lets bots act at all tables."""

    def __init__(
        self,
        thinkers: Thinkers,
        done: Callable[[Table], None],
        is_ours: Callable[[Table], bool] = lambda table: True,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.thinkers, self.is_ours = thinkers, is_ours  # and no other server's
        self.clock = clock
        self.done = done  # a person is to act
        self.seen: OrderedDict[str, str] = OrderedDict()  # where guests were last seen
        # Seconds that the last choice at a table took.
        self.thought: WeakKeyDictionary[Table, float] = WeakKeyDictionary()
        self.patience: WeakKeyDictionary[Table, Patience] = WeakKeyDictionary()
        self.tasks = Tasks(self._play, "a bot could not play at table %s")

    def play(self, table: Table) -> None:
        """Let a bot act, if it is its turn and none is thinking already."""
        if self.are_due(table):
            self.tasks.start(table)

    def are_due(self, table: Table) -> bool:
        """Whether it is for a bot to act, and for somebody's eyes."""
        return bool(bot_at(table.log)) and not is_asleep(table)

    def met(self, player: str, address: str) -> None:
        """Somebody is here, from there."""
        self.seen[player] = address
        self.seen.move_to_end(player)
        if len(self.seen) > MOST_SEEN:
            self.seen.popitem(last=False)

    async def _play(self, table: Table) -> None:
        """Act for bots until a person is to act."""
        log, before, times = table.log, -1, 0
        patience = self.patience.setdefault(table, Patience(self.clock))
        patience.begin(last_round(log))
        try:
            while not self.tasks.is_closed and self.are_due(table) and self.is_ours(table):
                bot = bot_at(log)
                turn, seat, started = log.turn, log.active, self.clock()
                now = log.game.turn_of(log.match.at())
                if now != before and is_among_bots(log):
                    patience.begin(now)  # who only watches waits for nothing
                before, times = now, times + 1 if now == before else 0
                action = await self._choose(table, bot)
                if len(log.match.actions()) > 1:
                    self.thought[table] = self.clock() - started
                elif table.audience.is_watched:  # nobody is to see that there was no choice
                    await asyncio.sleep(self.thought.get(table, 0))
                if table.audience.is_watched:
                    await table.audience.wait(patience.pause(log.pace, times, started))
                if bot_at(log):
                    await table.act_for(seat, turn, action)
        finally:
            patience.end()
            table.audience.hurried.clear()
            table.prepare(False)
            self.done(table)

    def whose(self, table: Table) -> Whose:
        """On whose time bots think at a table: that of the first person there."""
        people = [one.player for one in table.log.seats.sitters if one.player]
        player = people[0] if people else ""
        return self.seen.get(player, ""), player, table.id

    async def _choose(self, table: Table, bot: str) -> int:
        """What a bot does: as its lesson says, or as it thinks best."""
        match, stage = table.log.match, table.log.stage()
        if stage is not None and stage.reply and not match.why_not(stage.reply):
            return match.game.numbering.parse(stage.reply)
        legal = match.actions()
        must_compile = self.thinkers.must_compile(bot, match.game.name)
        table.prepare(must_compile and len(legal) > 1)
        view = match.view(match.active, memory=True)
        whose, even = self.whose(table), table.log.dice
        action = await self.thinkers.choose(bot, view, legal, whose, even)
        table.prepare(False)
        return action


def is_asleep(table: Table) -> bool:
    """Whether bots are among themselves, and nobody has looked for a while."""
    return is_among_bots(table.log) and not table.audience.is_seen(ASLEEP)


def is_among_bots(log: Log) -> bool:
    """Whether no person will be to act."""
    return all(sitter.is_bot for sitter in log.seats.sitters)


def last_round(log: Log) -> int:
    """The round in which somebody acted last: what follows is waited for in it."""
    return log.game.round_of(log.match.at(max(0, len(log.match.history) - 1)))


def bot_at(log: Log) -> str:
    """The bot that is to act, or nothing."""
    if log.seats.is_open or log.is_over:
        return ""
    if log.clock.lent == log.active:
        return STAND_IN
    sitter, stage = log.seats.sitters[log.active], log.stage()
    if not sitter.is_bot or (stage is not None and stage.is_look):
        return ""
    return sitter.bot if sitter.bot in BOTS else STAND_IN
