"""Moments: a match as it stood after so many moves, seen with somebody's eyes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from bricabrac.engine.match import SPECTATOR, Match, View
from bricabrac.engine.words import Event
from bricabrac.web.table.log import Log
from bricabrac.web.table.sealing import may_be_opened
from bricabrac.web.table.seats import Seats
from bricabrac.web.table.table import Table

WATCHING, OPEN = "spectator", "open"  # eyes that are nobody's


@dataclass(frozen=True, slots=True)
class Eyes:
    """With whose eyes one looks back."""

    name: str  # a seat's number, WATCHING or OPEN, as it stands in addresses
    seat: int  # from which the table is seen
    is_open: bool = False  # nothing is hidden


def allowed(log: Log, player: str) -> tuple[Eyes, ...]:
    """The eyes one may look back with, one's own first.

    While a match runs these are one's own alone: nobody learns more from looking back than
    there was to see. When it is over and not sealed, nothing is hidden any more.
    """
    own = log.seats.eyes_of(player)
    everything = Eyes(OPEN, max(own, 0), is_open=True)
    mine = Eyes(WATCHING if own == SPECTATOR else str(own), own)
    if not may_be_opened(log):
        return (mine,)
    if log.is_record:
        mine = everything  # nobody sits there
    seats = [Eyes(str(seat), seat) for seat in range(log.header.seats)]
    everybody = [*seats, Eyes(WATCHING, SPECTATOR), everything]
    return (mine, *(eyes for eyes in everybody if eyes != mine))


class Moment:
    """A table as it stood after so many moves; who sits there, and what they are called, is now."""

    is_past, is_preparing, may_answer, strip = True, False, False, ""

    def __init__(self, table: Table, number: int, eyes: Eyes, own: int = SPECTATOR) -> None:
        sitters = [replace(one, key="", away=False) for one in table.log.seats.sitters]
        self.log = replace(
            table.log,
            match=table.log.match.until(number),
            seats=Seats(sitters),
            turn=number,
            taken_back=SPECTATOR,
            rematch="",
        )
        self.table, self.version, self.eyes = table, number, eyes
        self.own = own  # the seat of who looks back
        self.address = f"/matches/{table.id}/replay"

    def view(self, seat: int) -> View:
        """What is seen: with open eyes, everything."""
        match = self.log.match
        return replace(match.truth(), seat=seat) if self.eyes.is_open else match.view(seat)

    def is_here(self, player: str) -> bool:
        """Whether a player looks at the table now."""
        return self.table.is_here(player)

    def is_me(self, seat: int, eyes: int) -> bool:
        """Whoever looks with the eyes of another is not called by their name."""
        return seat == self.own


class Film:
    """All moments of a match: where turns and rounds begin, and what happened."""

    def __init__(self, match: Match) -> None:
        self.match, self.length = match, len(match.history)

    @cached_property
    def rounds(self) -> list[int]:
        """The round of every move."""
        round_of = self.match.game.round_of
        return [round_of(self.match.at(number)) for number in range(self.length)]

    def round_at(self, number: int) -> int:
        """The round after so many moves: the end belongs to the last one."""
        return self.match.game.round_of(self.match.at(number))

    @cached_property
    def round_starts(self) -> list[int]:
        """After how many moves each round began."""
        rounds = self.rounds
        return [n for n in range(self.length) if n == 0 or rounds[n] != rounds[n - 1]]

    @cached_property
    def turn_starts(self) -> list[int]:
        """After how many moves each turn began."""
        turn_of = self.match.game.turn_of
        turns = [turn_of(self.match.at(number)) for number in range(self.length)]
        return [n for n in range(self.length) if n == 0 or turns[n] != turns[n - 1]]

    def events(self, number: int, eyes: Eyes) -> list[Event]:
        """What happened with a move, as these eyes saw it; open ones know what the actor knew."""
        audience = self.match.history[number].seat if eyes.is_open else eyes.seat
        return self.match.events(number, audience)
