"""Log: what the log of a match says, entry by entry.

Nothing here waits, writes, or knows what time it is: the same entries make the same log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Self

from bricabrac.engine.game import Game
from bricabrac.engine.match import SPECTATOR, Done, Match, Outcome
from bricabrac.engine.promise import Promise, digest
from bricabrac.store import OPEN, OVER, RUNNING, Entry, Header
from bricabrac.web.clock.clock import MATCH, Clock
from bricabrac.web.learning.lesson import Progress, Stage, folded, stage_of
from bricabrac.web.table.seats import Seats

PACES = ("slow", "calm", "quick", "once")


@dataclass(frozen=True, slots=True)
class Said:
    """A line of the chat; -1 is a spectator."""

    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Something about a seat that is no action: it was left, taken back, or its time ran out."""

    moves: int  # after how many
    seat: int
    kind: str


@dataclass(slots=True)
class Log:
    """A match with everything that was decided and said around it."""

    header: Header
    match: Match
    seats: Seats
    clock: Clock
    seq: int = -1  # the last entry
    turn: int = 0  # the last entry that changed the match
    times: list[int] = field(default_factory=list)  # of each move, in milliseconds since 1970
    final: int = 0  # moves that cannot be taken back: it began with them, or time ran out since
    taken_back: int = SPECTATOR  # the seat that has just taken back
    lesson: Progress | None = None
    pace: str = "calm"  # of the bots
    chat: list[Said] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    nonce: str = ""  # from which it will be dealt, with what people add; a secret until the end
    source: str = ""  # the match that this one plays on from,
    start: int = 0  # and how many moves it began with
    rematch: str = ""  # the id of the next match
    sealed: int = 0  # until when it stays closed, though it is over: milliseconds since 1970
    day: str = ""  # the day whose dream it is, as 2026-11-16
    is_again: bool = False  # it is not dreamt for the first time
    dice: str = ""  # from which bots throw theirs, a secret; nothing: each match has its own
    duplicate: dict[str, Any] = field(default_factory=dict)  # the terms of two who play the same
    is_record: bool = False  # told by a record: nobody plays it
    active: int = field(init=False)
    outcome: Outcome | None = field(init=False)

    def __post_init__(self) -> None:
        self._look()

    @classmethod
    def begun(cls, header: Header, game: Game) -> Self:
        """The log before its first entry."""
        match = Match(game, header.seed, header.seats, header.options)
        return cls(header, match, Seats(), Clock(header.seats))

    @classmethod
    async def read(cls, header: Header, game: Game, entries: Iterable[Entry]) -> Self:
        """What a store has of a match; a long one does not hold up the others."""
        log = cls.begun(header, game)
        for place, entry in enumerate(entries):
            log.fold(entry)
            if place % 50 == 49:
                await asyncio.sleep(0)
        return log

    def _look(self) -> None:
        """See who is to act now."""
        self.outcome, self.active = self.match.outcome(), self.match.active
        self.seats.to_act = SPECTATOR if self.is_over else self.active

    def fold(self, entry: Entry) -> None:
        """Let an entry happen."""
        self.clock.look(entry.at, counts=entry.kind != "resume")
        match entry.kind:
            case "act":
                self._act(entry)
            case "undo":
                self._undo(entry)
            case "position":
                head, position = self.header, json.loads(entry.body)
                self.match = Match(self.game, head.seed, head.seats, head.options, position)
                self._look()
            case "promise":
                self.nonce = entry.body
            case "promised":
                table, commitment, nonce, added = json.loads(entry.body)
                self.match.promise = Promise(table, commitment, nonce, tuple(added))
            case "seal":
                self.sealed = int(entry.body)
            case "dream":
                self.day, _, again = entry.body.partition(" ")
                self.is_again = bool(again)
            case "dice":
                self.dice = entry.body
            case "duplicate":
                self.duplicate = json.loads(entry.body)
            case "record":
                self.is_record = True
            case "from":
                self.source, self.start = entry.body, len(self.match.history)
                self.final = self.start
            case "rematch":
                self.rematch = entry.body
            case "say":
                self.chat.append(Said(entry.seat, *json.loads(entry.body)))
            case "pace":
                self.pace = entry.body
            case "lesson":
                self.lesson = folded(self.lesson, self.game.name, entry.seat, entry.body)
            case "clock":
                self.clock.wind(entry.body)
            case "deal":
                self._mark(entry, f"deal-{entry.body}")
            case "late":
                self._mark(entry, f"late-{entry.body}")
                self._late(entry)
            case "forget":
                self.chat = [line for line in self.chat if line.seat != entry.seat]
                if not self.is_over:
                    self._mark(entry, "resign")
                self.seats.fold(entry)
            case _:
                if entry.kind in ("leave", "return", "resign"):
                    self._mark(entry, entry.kind)
                self.seats.fold(entry)
        if self.is_undealt and not self.seats.is_open:
            self._deal()
        self.seq = entry.seq
        if self.clock.is_on:
            self.clock.run_for(self.seats.timed())

    def _deal(self) -> None:
        """Everybody sits: the match is dealt from what the house drew and what was added."""
        head, added = self.header, (sitter.added for sitter in self.seats.sitters)
        promise = Promise.made(head.id, self.nonce, added)
        self.match = Match(self.game, promise.seed, head.seats, head.options)
        self.match.promise = promise
        self._look()

    def _act(self, entry: Entry) -> None:
        """A move; a turn that is over lets the next one begin with all its time."""
        before = self.game.turn_of(self.match.at()) if self.clock.is_on else 0
        self.match.act(entry.body)
        self.times.append(entry.at)
        self.turn, self.taken_back = entry.seq, SPECTATOR
        self._look()
        if self.clock.lent != SPECTATOR:
            self.final = len(self.match.history)
        if self.clock.is_on and self.game.turn_of(self.match.at()) != before:
            self.clock.begin_turn(self.active)

    def _undo(self, entry: Entry) -> None:
        """Moves are taken back."""
        self.seats.take_back(entry.seat)
        self.match.undo(int(entry.body))
        del self.times[len(self.match.history) :]
        self.turn, self.taken_back = entry.seq, entry.seat
        self._look()

    def _mark(self, entry: Entry, kind: str) -> None:
        """Remember where in the match it was."""
        self.marks.append(Mark(len(self.match.history), entry.seat, kind))

    def _late(self, entry: Entry) -> None:
        """Time has run out: a stand-in plays the rest of the turn, or of the match."""
        self.final = len(self.match.history)
        if entry.body == MATCH:
            self.seats.take_over(entry.seat)
        else:
            self.clock.lent = entry.seat

    # What follows from it.

    @property
    def game(self) -> Game:
        """The rules."""
        return self.match.game

    @property
    def is_undealt(self) -> bool:
        """Whether a deal is promised, and somebody is missing who may add to it."""
        return bool(self.nonce) and self.match.promise is None

    @property
    def commitment(self) -> str:
        """What anybody may know of a deal that is promised; nothing, if none is."""
        promise = self.match.promise
        return promise.commitment if promise else digest(self.nonce) if self.nonce else ""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.outcome is not None

    @property
    def is_told(self) -> bool:
        """Whether nothing needs to be hidden any more."""
        return self.is_over or self.is_record

    @property
    def is_even(self) -> bool:
        """Whether others play the same deal, and meet the same replies."""
        return bool(self.dice)

    @property
    def phase(self) -> str:
        """As the store should have it."""
        return OPEN if self.seats.is_open else OVER if self.is_told else RUNNING

    def undoable(self, seat: int) -> int:
        """How many actions a seat would take back: its last click and what bots did since.

        What a match began with stays, and so does its end: everything may have been looked at.
        Where others meet the same replies, nobody tries them out.
        """
        if self.is_told or self.is_even:
            return 0
        history = self.match.history[self.final :]
        for count, done in enumerate(reversed(history), 1):
            if done.revealed:
                return 0
            if done.seat == seat:
                return self._clicked(count, history)
            if not self.seats.sitters[done.seat].is_bot:
                return 0
        return 0

    def _clicked(self, count: int, history: list[Done]) -> int:
        """So many actions, and those that were done by the same click as the first of them."""
        last, times = history[-count], self.times[: 1 - count or None]
        at = times[-1] if times else 0  # 0: it is not known
        for done, when in zip(history[-count - 1 :: -1], times[-2::-1], strict=False):
            if not at or when != at or done.seat != last.seat or done.revealed:
                break
            count += 1
        return count

    def stage(self) -> Stage | None:
        """Where in its lesson the match is, if there is one."""
        if self.lesson is None or self.is_over or self.seats.sitters[self.lesson.seat].away:
            return None
        name = self.game.numbering.name
        done = [name(one.action) for one in self.match.history]
        return stage_of(self.game.name, self.lesson, done)

    def stage_for(self, seat: int) -> Stage | None:
        """The same, for the learner; nobody else is told."""
        return self.stage() if self.lesson is not None and seat == self.lesson.seat else None
