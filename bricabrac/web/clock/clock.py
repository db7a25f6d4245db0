"""Clock: how long each seat has thought, told by the times in the log alone."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

NOBODY = -1
LONGEST_TURN, LONGEST_MATCH = 3600, 24 * 3600  # seconds
TURN, MATCH = "turn", "match"  # what can run out


@dataclass(slots=True)
class Clock:
    """Milliseconds used by every seat. It runs for one seat at a time, or for nobody."""

    seats: int
    turn: int = 0  # seconds for one turn; 0: as long as one likes
    match: int = 0  # seconds for all turns of a seat together; 0 likewise
    seat: int = NOBODY  # for whom it runs
    lent: int = NOBODY  # whose turn a stand-in finishes: its time is up
    since: int = 0  # up to this moment everything is counted
    turns: list[int] = field(default_factory=list)  # used of the turn, by seat
    matches: list[int] = field(default_factory=list)  # used of the match, by seat

    def __post_init__(self) -> None:
        self.turns, self.matches = [0] * self.seats, [0] * self.seats

    @property
    def is_on(self) -> bool:
        """Whether there is a limit at all."""
        return bool(self.turn or self.match)

    def wind(self, body: str) -> None:
        """Limits, as the log has them."""
        limits = json.loads(body)
        self.turn, self.match = limits[TURN], limits[MATCH]

    def limits(self) -> str:
        """The limits for a log."""
        return json.dumps({TURN: self.turn, MATCH: self.match})

    def begin_turn(self, seat: int) -> None:
        """A new turn has all its time, and nobody stands in any more."""
        self.lent = NOBODY
        self.turns[seat] = 0

    def run_for(self, seat: int) -> None:
        """It is this seat's time from now on; what a stand-in does takes nobody's."""
        self.seat = NOBODY if seat == self.lent else seat

    def look(self, now: int, counts: bool = True) -> None:
        """Count what has passed; time when the server was down counts for nobody."""
        if self.seat != NOBODY and counts:
            passed = max(0, now - self.since)
            self.turns[self.seat] += passed
            self.matches[self.seat] += passed
        self.since = now

    def left(self, seat: int) -> tuple[int | None, int | None]:
        """What a seat has left of its turn and of its match, when last looked at."""
        turn = max(0, 1000 * self.turn - self.turns[seat]) if self.turn else None
        match = max(0, 1000 * self.match - self.matches[seat]) if self.match else None
        return turn, match

    def ends_in(self, now: int) -> int | None:
        """Milliseconds until something runs out; None while the clock stands still."""
        if self.seat == NOBODY:
            return None
        left = [one for one in self.left(self.seat) if one is not None]
        return min(left) - max(0, now - self.since) if left else None

    def run_out(self, now: int) -> str:
        """What has run out for whoever is to act, or nothing."""
        passed = max(0, now - self.since)
        if self.seat == NOBODY:
            return ""
        turn, match = self.left(self.seat)
        if match is not None and match <= passed:
            return MATCH
        return TURN if turn is not None and turn <= passed else ""


def limits_of(turn: str, match: str) -> Clock:
    """Limits as a form names them, in seconds; a ValueError if they make no sense."""
    limits = Clock(0, int(turn or 0), int(match or 0))
    if not 0 <= limits.turn <= LONGEST_TURN or not 0 <= limits.match <= LONGEST_MATCH:
        raise ValueError("no clock can be set to that")
    return limits
