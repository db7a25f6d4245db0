"""Table: one match as it is played here. What people do is written down before it happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import asdict, replace

from bricabrac.engine.match import SPECTATOR, Illegal, View
from bricabrac.store import OVER, RUNNING, Entry, Store
from bricabrac.store import Taken as Overtaken
from bricabrac.web.clock.steady import Steady, now
from bricabrac.web.door import journal
from bricabrac.web.learning.lesson import SKIP
from bricabrac.web.table.alone import alone
from bricabrac.web.table.audience import Audience, Watcher
from bricabrac.web.table.log import Log
from bricabrac.web.table.refusals import Early, Later, NotYours, NoWayBack, Stale, Taken, TooLate
from bricabrac.web.table.seating import OPEN, Sitter

MOMENTS = 1 << 20  # that can be seen after one entry; a version is an entry and a moment


class Table:
    """A match with those who sit around it and those who look at it."""

    is_past, may_answer, strip = False, False, ""  # other than at replays and puzzles

    def __init__(self, log: Log, store: Store) -> None:
        self.log, self.store, self.steady = log, store, Steady(log.clock)
        self.audience = Audience()
        self.lock = asyncio.Lock()
        self.is_preparing = False  # a bot has to compile its rules first
        self.is_lost = False  # the store has entries that are not known here: read it again

    @property
    def id(self) -> str:
        """The address of the match."""
        return self.log.header.id

    @property
    def address(self) -> str:
        """Where it is shown."""
        return f"/matches/{self.id}"

    @property
    def version(self) -> int:
        """Goes up with everything that can be seen, and with the log on all servers alike."""
        return self.log.seq * MOMENTS + self.audience.version % MOMENTS

    @property
    def is_lively(self) -> bool:
        """Whether something may happen by itself: there are bots, or clocks."""
        return self.log.clock.is_on or any(sitter.is_bot for sitter in self.log.seats.sitters)

    def view(self, seat: int) -> View:
        """What a seat or a spectator sees."""
        return self.log.match.view(seat)

    def is_here(self, player: str) -> bool:
        """Whether a player looks at the table."""
        return self.audience.is_here(player)

    def is_me(self, seat: int, eyes: int) -> bool:
        """Whether whoever looks with these eyes sits on the seat."""
        return seat == eyes

    # Who looks at it.

    def came(self, watcher: Watcher) -> None:
        """A page is connected; the others see who has come."""
        is_new = not self.is_here(watcher.player)
        self.audience.watchers.add(watcher)
        if is_new and self.log.seats.of(watcher.player):
            self.audience.tell()

    def went(self, watcher: Watcher) -> None:
        """A page has gone; the others see who has left."""
        self.audience.watchers.discard(watcher)
        self.audience.look()
        if not self.is_here(watcher.player) and self.log.seats.of(watcher.player):
            self.audience.tell()

    def prepare(self, is_preparing: bool) -> None:
        """Say that a bot is not stuck: it compiles its rules."""
        if self.is_preparing != is_preparing:
            self.is_preparing = is_preparing
            self.audience.tell()

    # What happens at it.

    async def write(self, kind: str, seat: int, body: str, phase: str | None = None) -> None:
        """Have an entry in the store, then let it happen, then tell everybody. Hold the lock."""
        await self.note(Entry(self.log.seq + 1, kind, seat, body, now()), phase)
        self.audience.tell()

    async def note(self, entry: Entry, phase: str | None = None) -> None:
        """Have an entry in the store, then let it happen; whoever notes tells. Hold the lock."""
        if entry.kind != "resume" and self.steady.has_jumped(entry.at):
            await self.note(Entry(entry.seq, "resume", SPECTATOR, "", entry.at))
            entry = replace(entry, seq=self.log.seq + 1)
        try:
            await self.store.append(self.id, entry, phase)
        except Overtaken:
            raise
        except BaseException:
            self.lose()  # it may be in the store, or not
            raise
        self.log.fold(entry)
        self.steady.look()

    def lose(self) -> None:
        """What the store has is not known here any more: the table has to be read again."""
        self.is_lost = True
        self.audience.tell()

    async def read(self) -> bool:
        """Let everything happen that other servers have written. Hold the lock."""
        entries = await self.store.since(self.id, self.log.seq)
        for entry in entries:
            self.log.fold(entry)
        if entries:
            self.steady.look()
            self.audience.tell()
        return bool(entries)

    @alone
    async def catch_up(self, seq: int | None = None) -> bool:
        """Read on, unless such an entry is known; whether there was anything new."""
        return (seq is None or seq > self.log.seq) and await self.read()

    @alone
    async def resume(self) -> None:
        """What passed while nobody saw to the table counts for nobody."""
        if self.log.clock.seat != SPECTATOR:
            await self.write("resume", SPECTATOR, "")

    @alone
    async def close(self) -> None:
        """Write down that the match is over, where somebody who did not has died."""
        await self.note_end(now())

    async def note_action(self, seat: int, action: int, at: int) -> None:
        """Write a legal action down, and the end if it is one; whoever notes tells."""
        name = self.log.game.numbering.name(action)
        await self.note(Entry(self.log.seq + 1, "act", seat, name, at))
        await self.note_end(at)

    async def note_end(self, at: int) -> None:
        """Write down that the match is over, if it is."""
        while self.log.is_over:
            try:
                await self.note(Entry(self.log.seq + 1, "over", SPECTATOR, "", at), OVER)
                journal.note("over", game=self.log.game.name, moves=len(self.log.match.history))
                return
            except Overtaken:  # by a line of chat
                await self.read()

    def check_turn(self, seat: int, turn: int) -> None:
        """Refuse whoever is not to act, and pages that are out of date."""
        if seat == SPECTATOR or self.log.seats.sitters[seat].away:
            raise NotYours
        if seat == self.log.clock.lent:
            raise TooLate
        if self.log.seats.is_open:
            raise Early
        if turn != self.log.turn:
            raise Stale

    @alone
    async def act(self, seat: int, turn: int, actions: Sequence[str]) -> None:
        """Do what one click asks for, action by action, or raise NotNow or Illegal.

        What was done before a refusal stands. Nothing more is done where something has come to
        light and leaves a choice, or where the turn is over: nobody could have decided it before.
        All of it has happened at one moment, and is taken back as one.
        """
        self.check_turn(seat, turn)
        before, at = self.log.seq, now()
        try:
            for action in actions:
                if self.log.seq > before and not self.goes_on(seat, action):
                    return
                await self.note_action(seat, self.checked(seat, action), at)
        finally:
            if self.log.seq > before:
                self.audience.tell()

    @alone
    async def act_for(self, seat: int, turn: int, action: int) -> None:
        """Do what a bot has chosen, unless the table has gone on without it."""
        if self.log.turn == turn and not self.log.is_over:
            await self.note_action(seat, action, now())
            self.audience.tell()

    def goes_on(self, seat: int, action: str) -> bool:
        """Whether a seat that has just acted still knows what it is deciding about."""
        match = self.log.match
        is_asked = not self.log.is_over and seat == self.log.active
        return is_asked and (not match.history[-1].revealed or match.legal() == [action])

    def checked(self, seat: int, action: str) -> int:
        """The number of an action that the seat may do now."""
        match = self.log.match
        if not self.log.is_over and seat != self.log.active:
            raise NotYours
        number = match.number_of(action)
        if reason := match.why_not(number):
            raise Illegal(action, reason)
        stage = self.log.stage_for(seat)
        if stage is not None and match.game.numbering.name(number) not in stage.wanted:
            raise Later
        return number

    @alone
    async def undo(self, seat: int, turn: int) -> None:
        """Take back the last decision of a seat, if nothing has come to light since."""
        self.check_turn(seat, turn)
        count = self.log.undoable(seat)
        if not count:
            raise NoWayBack
        await self.write("undo", seat, str(count))

    @alone
    async def learn(self, seat: int, body: str) -> None:
        """The step of the lesson that is shown has been read, or the lesson is skipped."""
        stage = self.log.stage_for(seat)
        if stage is None or (body != SKIP and not (stage.is_look and stage.step.id == body)):
            raise Stale
        await self.write("lesson", seat, body)

    @alone
    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat."""
        await self.write("say", seat, json.dumps([name, text]))

    @alone
    async def sit(self, seat: int, sitter: Sitter) -> None:
        """Somebody takes an open seat, only one of them, or changes name on an own one."""
        sitters = self.log.seats.sitters
        last = sum(one.kind == OPEN for one in sitters) == 1
        is_new = sitters[seat].kind == OPEN
        if is_new and self.log.seats.of(sitter.player):
            return  # sits already: two requests came at once
        if not is_new and sitters[seat].player != sitter.player:
            raise Taken
        body = json.dumps(asdict(sitter))
        await self.write("sit", seat, body, RUNNING if last and is_new else None)

    @alone
    async def hand_over(self, seat: int, away: bool) -> None:
        """Leave the seat to a bot, or take it back, unless its time is up."""
        sitter = self.log.seats.sitters[seat]
        if sitter.late:
            raise TooLate
        if sitter.resigned:
            raise NotYours
        if sitter.away != away:
            await self.write("leave" if away else "return", seat, "")

    @alone
    async def resign(self, seat: int) -> None:
        """Give up: a bot plays on for good."""
        if self.log.is_over or self.log.seats.is_open:
            raise NotYours
        if not self.log.seats.sitters[seat].resigned:
            await self.write("resign", seat, "")

    @alone
    async def forget(self, seat: int, nobody: str) -> None:
        """Whoever sat there has never had a name, and will not come back."""
        await self.write("forget", seat, nobody)

    @alone
    async def lift(self, player: str, seat: int) -> None:
        """A shared device has been passed on: whoever sits there may look."""
        if self.log.seats.is_open or self.log.seats.due(player) != seat:
            raise Stale
        await self.write("ready", seat, "")

    @alone
    async def call_time(self) -> None:
        """Write down that a clock has run out, if it has."""
        clock = self.log.clock
        if what := clock.run_out(self.steady.now()):
            await self.write("late", clock.seat, what)

    @alone
    async def go_at(self, pace: str, seat: int) -> None:
        """Bots play at another pace."""
        if pace != self.log.pace:
            await self.write("pace", seat, pace)

    @alone
    async def play_again(self, id: str) -> str:
        """The next match of the same people: this one, if none is written down."""
        if not self.log.rematch:
            await self.write("rematch", SPECTATOR, id)
        return self.log.rematch
