"""Table: one match as it is played here. Its log is in the store; all else is folded from it."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import asdict, dataclass, replace
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.match import SPECTATOR, Illegal, Match, View
from bricabrac.store import OPEN, OVER, RUNNING, Entry, Header, Store
from bricabrac.web.clock.clock import MATCH, Clock
from bricabrac.web.learning.lesson import SKIP, Moment, Progress, folded, moment_of
from bricabrac.web.table import seating
from bricabrac.web.table.seating import Sitter

PACES = ("quick", "calm", "slow")
PAUSE = {"quick": 0.15, "calm": 0.9, "slow": 2.0}  # seconds before a bot acts


class Stale(Exception):
    """The board has changed since the page was made."""


class NotYours(Exception):
    """Somebody asks for what only another seat may do."""


class Early(Exception):
    """Not everybody has sat down."""


class Later(Exception):
    """The rules allow it, but the lesson asks for something else first."""


class NoWayBack(Exception):
    """Nothing can be taken back."""


class TooLate(Exception):
    """A clock has run out: a stand-in plays."""


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chat; -1 is a spectator."""

    seat: int
    name: str
    text: str


class Table:
    """A match with those who sit around it."""

    is_past = False  # a moment of it that is looked back at, see replay

    def __init__(self, header: Header, game: Game, store: Store) -> None:
        self.header, self.game, self.store = header, game, store
        self.match = Match(game, header.seed, header.seats, header.options)
        self.outcome = self.match.outcome()
        self.active = self.match.active
        self.sitters: list[Sitter] = []
        self.chat: list[Said] = []
        self.pace = "calm"
        self.lesson: Progress | None = None
        self.rematch = ""  # the id of the next match
        self.source = ""  # the match that this one plays on from
        self.start = 0  # how many moves it began with
        self.is_record = False  # told by a record: nobody plays it
        self.times: list[int] = []  # when each move was made, in milliseconds since 1970
        self.seq = -1  # the last entry of the log
        self.turn = 0  # the last entry that changed the match
        self.version = 0  # goes up with everything that can be seen
        self.taken_back = -1  # the seat that has just taken back
        self.ready: dict[str, int] = {}  # players with several seats: whose eyes their pages have
        self.clock = Clock(header.seats)
        self.lent = SPECTATOR  # the seat whose turn a stand-in finishes: its time is up
        self.final = 0  # actions that cannot be taken back, because a clock has run out since
        self.is_preparing = False  # a bot has to compile its rules first
        self.present: dict[str, int] = {}  # how often each player is connected
        self.lock = asyncio.Lock()
        self.watchers: set[Any] = set()  # who wants to be woken, see live.Client
        self.changed = asyncio.Event()  # for whoever minds the clock
        self.renders: dict[Any, str] = {}  # pages of this version
        self.told: dict[Any, list[Any]] = {}  # the log in words, see render
        self.is_lost = False  # the log has entries that are not known here: read it again
        self.thinking: asyncio.Task[None] | None = None
        self.minding: asyncio.Task[None] | None = None  # the clock
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        """The address of the match."""
        return self.header.id

    def view(self, seat: int) -> View:
        """What a seat or a spectator sees."""
        return self.match.view(seat)

    # The log.

    def fold(self, entry: Entry) -> None:
        """Let an entry of the log happen."""
        self.clock.look(entry.at, counts=entry.kind != "resume")
        match entry.kind:
            case "act":
                before = self.game.turn_of(self.match.at()) if self.clock.is_on else 0
                self.match.act(entry.body)
                self.times.append(entry.at)
                self.turn, self.taken_back = entry.seq, -1
                if self.clock.is_on:
                    self._clocked(before)
            case "undo":
                player = self.sitters[entry.seat].player
                if self.due(player) != SPECTATOR:
                    self.ready.pop(player, None)  # the device changes hands once more
                self.match.undo(int(entry.body))
                del self.times[len(self.match.history) :]
                for told in self.told.values():
                    del told[len(self.match.history) :]
                self.turn, self.taken_back = entry.seq, entry.seat
            case "seats":
                self.sitters = seating.from_text(entry.body)
            case "sit":
                told = json.loads(entry.body)
                self.sitters[entry.seat] = Sitter(**told)
            case "leave" | "return":
                away = entry.kind == "leave"
                self.sitters[entry.seat] = self.sitters[entry.seat].handed(away)
            case "say":
                self.chat.append(Said(entry.seat, *json.loads(entry.body)))
            case "pace":
                self.pace = entry.body
            case "lesson":
                self.lesson = folded(self.lesson, self.game.name, entry.seat, entry.body)
            case "rematch":
                self.rematch = entry.body
            case "record":
                self.is_record = True
            case "position":
                head = self.header
                position = json.loads(entry.body)
                self.match = Match(self.game, head.seed, head.seats, head.options, position)
            case "from":
                self.source, self.start = entry.body, len(self.match.history)
            case "ready":
                self.ready[self.sitters[entry.seat].player] = entry.seat
            case "clock":
                self.clock.wind(entry.body)
            case "late":
                self.final = len(self.match.history)
                if entry.body == MATCH:
                    sitter = self.sitters[entry.seat]
                    self.sitters[entry.seat] = replace(sitter, away=True, late=True)
                else:
                    self.lent = entry.seat
        if entry.kind in ("act", "undo", "position"):
            self.outcome, self.active = self.match.outcome(), self.match.active
        self.seq = entry.seq
        if self.clock.is_on:
            self.clock.seat = self.timed()

    def _clocked(self, before: int) -> None:
        """After an action: a turn that is over lets the next one begin with all its time."""
        after = self.game.turn_of(self.match.at())
        if self.lent != SPECTATOR:
            self.final = len(self.match.history)
        if after != before:
            self.lent = SPECTATOR
            self.clock.turns[self.match.active] = 0

    async def write(self, kind: str, seat: int, body: str, phase: str | None = None) -> None:
        """Have an entry in the store, then let it happen, then tell everybody. Hold the lock."""
        entry = Entry(self.seq + 1, kind, seat, body, int(time.time() * 1000))
        try:
            await self.store.append(self.id, entry, phase)
        except BaseException:
            self.is_lost = True  # it may be in the store, or not
            self.touch()
            raise
        self.fold(entry)
        self.touch()

    def touch(self) -> None:
        """Something that can be seen has changed."""
        self.version += 1
        self.renders.clear()
        self.used = time.monotonic()
        self.changed.set()
        for watcher in self.watchers:
            watcher.wake.set()

    # Who is who.

    def seats_of(self, player: str) -> list[int]:
        """All seats of a player: several, if people share a device."""
        return [
            seat for seat, sitter in enumerate(self.sitters) if player and sitter.player == player
        ]

    def seat_of(self, player: str) -> int:
        """The seat whose eyes a player has now; -1 for spectators, and behind the curtain."""
        own = self.seats_of(player)
        if len(own) < 2:
            return own[0] if own else SPECTATOR
        return SPECTATOR if self.due(player) != SPECTATOR else self.ready.get(player, own[0])

    def due(self, player: str) -> int:
        """The seat that a shared device has to be passed on to; -1: the curtain is up."""
        own = self.seats_of(player)
        if len(own) < 2 or self.is_over:
            return SPECTATOR
        if self.is_open:
            return own[0]
        here = [seat for seat in own if not self.sitters[seat].away] or own
        after = [(self.active + step) % len(self.sitters) for step in range(len(self.sitters))]
        following = next(seat for seat in after if seat in here)
        last = self.ready.get(player, SPECTATOR)
        if last == following or (last in here and following != self.active):
            return SPECTATOR
        return following

    def hand_of(self, player: str) -> int:
        """The seat for which a player does something: behind the curtain, the last that looked."""
        if self.due(player) == SPECTATOR:
            return self.seat_of(player)
        return self.ready.get(player, SPECTATOR)

    def timed(self) -> int:
        """The seat whose clock runs: not while a bot thinks, a seat is open, or hands change."""
        if self.is_over or self.is_open or not self.sitters or self.lent == self.active:
            return SPECTATOR
        sitter = self.sitters[self.active]
        people = {one.player for one in self.sitters if one.kind == seating.PERSON}
        if sitter.is_bot or (people == {sitter.player} and self.due(sitter.player) == self.active):
            return SPECTATOR
        return self.active

    def is_me(self, seat: int, eyes: int) -> bool:
        """Whether who looks at the table from a seat sits there."""
        return seat == eyes

    @property
    def is_open(self) -> bool:
        """Whether seats are waiting for somebody."""
        return any(sitter.kind == seating.OPEN for sitter in self.sitters)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def is_told(self) -> bool:
        """Whether nothing needs to be hidden any more."""
        return self.is_over or self.is_record

    @property
    def phase(self) -> str:
        """As the store should have it."""
        return OPEN if self.is_open else OVER if self.is_told else RUNNING

    def came(self, player: str) -> None:
        """A page of a player is connected."""
        self.present[player] = self.present.get(player, 0) + 1
        if self.present[player] == 1 and self.seats_of(player):
            self.touch()

    def went(self, player: str) -> None:
        """A page of a player has gone."""
        self.present[player] -= 1
        if not self.present[player]:
            del self.present[player]
            if self.seats_of(player):
                self.touch()

    # Lessons.

    def moment(self) -> Moment | None:
        """Where in its lesson the match is, if there is one."""
        if self.lesson is None or self.is_over or self.sitters[self.lesson.seat].away:
            return None
        name = self.game.numbering.name
        done = [name(one.action) for one in self.match.history]
        return moment_of(self.game.name, self.lesson, done)

    def coached(self, seat: int) -> Moment | None:
        """The same, for the learner; nobody else is told."""
        return self.moment() if self.lesson is not None and seat == self.lesson.seat else None

    # What people do.

    def check_turn(self, seat: int, turn: int) -> None:
        """Refuse whoever is not to act, and pages that are out of date."""
        if seat == SPECTATOR or self.sitters[seat].away:
            raise NotYours
        if seat == self.lent:
            raise TooLate
        if self.is_open:
            raise Early
        if turn != self.turn:
            raise Stale

    async def act(self, seat: int, turn: int, action: str) -> None:
        """Do an action, or raise Stale, NotYours, Early or Illegal, and change nothing."""
        async with self.lock:
            self.check_turn(seat, turn)
            if not self.is_over and seat != self.active:
                raise NotYours
            number = self.match.number_of(action)
            if reason := self.match.why_not(number):
                raise Illegal(action, reason)
            now = self.coached(seat)
            if now is not None and self.game.numbering.name(number) not in now.wanted:
                raise Later
            await self.write("act", seat, self.game.numbering.name(number))
            if self.is_over:
                await self.write("over", SPECTATOR, "", OVER)

    def undoable(self, seat: int) -> int:
        """How many actions a seat would take back: its last decision and what bots did since.

        What a match began with stays, and so does its end: everything may have been looked at.
        """
        if self.is_told:
            return 0
        for count, done in enumerate(reversed(self.match.history[self.start :]), 1):
            if done.revealed or len(self.match.history) - count < self.final:
                return 0
            if done.seat == seat:
                return count
            if not self.sitters[done.seat].is_bot:
                return 0
        return 0

    async def undo(self, seat: int, turn: int) -> None:
        """Take back the last decision of a seat, if nothing has come to light since."""
        async with self.lock:
            self.check_turn(seat, turn)
            count = self.undoable(seat)
            if not count:
                raise NoWayBack
            await self.write("undo", seat, str(count))

    async def learn(self, seat: int, body: str) -> None:
        """The step of the lesson that is shown has been read, or the lesson is skipped."""
        async with self.lock:
            now = self.coached(seat)
            if now is None or (body != SKIP and not (now.is_look and now.step.id == body)):
                raise Stale
            await self.write("lesson", seat, body)

    async def say(self, seat: int, name: str, text: str) -> None:
        """A line of chat."""
        async with self.lock:
            await self.write("say", seat, json.dumps([name, text]))

    async def sit(self, seat: int, sitter: Sitter) -> None:
        """Somebody takes an open seat, or changes name on an own one."""
        async with self.lock:
            last = sum(one.kind == seating.OPEN for one in self.sitters) == 1
            is_new = self.sitters[seat].kind == seating.OPEN
            if not is_new and self.sitters[seat].player != sitter.player:
                raise NotYours
            body = json.dumps(asdict(sitter))
            await self.write("sit", seat, body, RUNNING if last and is_new else None)

    async def hand_over(self, seat: int, away: bool) -> None:
        """Leave the seat to a bot, or take it back, unless its time is up."""
        async with self.lock:
            if self.sitters[seat].late:
                raise TooLate
            if self.sitters[seat].away != away:
                await self.write("leave" if away else "return", seat, "")

    async def lift(self, player: str, seat: int) -> None:
        """A shared device has been passed on: whoever sits there may look."""
        async with self.lock:
            if self.is_open or self.due(player) != seat:
                raise Stale
            await self.write("ready", seat, "")

    async def call_time(self) -> None:
        """Write down that a clock has run out, if it has."""
        async with self.lock:
            seat = self.clock.seat
            if what := self.clock.run_out(int(time.time() * 1000)):
                await self.write("late", seat, what)

    async def go_at(self, pace: str, seat: int) -> None:
        """Bots play at another pace."""
        async with self.lock:
            if pace != self.pace:
                await self.write("pace", seat, pace)
