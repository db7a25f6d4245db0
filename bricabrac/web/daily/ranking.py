"""Ranking: what became of a dream, and who dreamt best."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date, timedelta
from typing import NamedTuple, Self

from bricabrac.store.dreams import Dreamt
from bricabrac.web.replay.moments import Film
from bricabrac.web.table.log import Log
from bricabrac.web.table.seating import PERSON


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a dream."""

    seat: int
    points: tuple[int, ...]  # of everybody; nothing, if it was given up
    is_won: bool
    turns: int  # of whoever dreamt
    at: int  # when it ended, in milliseconds since 1970

    @classmethod
    def read(cls, text: str) -> Self:
        """As the store has it."""
        row = json.loads(text)
        return cls(**{**row, "points": tuple(row["points"])})

    def written(self) -> str:
        """For the store."""
        return json.dumps(asdict(self))

    @property
    def is_whole(self) -> bool:
        """Whether it was dreamt to its end."""
        return bool(self.points)

    @property
    def own(self) -> int:
        """The points of whoever dreamt."""
        return self.points[self.seat] if self.points else 0

    @property
    def margin(self) -> int:
        """By how much it was won, or, below nothing, lost."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.own - max(others, default=0)

    @property
    def merit(self) -> tuple[int, ...]:
        """What ranks: to the end, won, by how much, points, and few turns; the least is best."""
        return not self.is_whole, not self.is_won, -self.margin, -self.own, self.turns


class Place(NamedTuple):
    """Somebody in a ranking."""

    number: int  # from 1; those who did as well share it
    dreamt: Dreamt
    result: Result


def dreamer_of(log: Log) -> int:
    """The seat of whoever dreams."""
    return next(seat for seat, one in enumerate(log.seats.sitters) if one.kind == PERSON)


def result_of(log: Log, now: int) -> Result | None:
    """What became of a dream, or None while it is dreamt; giving up ends it at once."""
    seat = dreamer_of(log)
    if log.seats.sitters[seat].resigned:
        return Result(seat, (), False, 0, now)
    if log.outcome is None:
        return None
    own = zip(log.match.history, Film(log.match).rounds)
    turns = len({round for done, round in own if done.seat == seat})  # one in every round
    is_won = seat in log.outcome.winners
    return Result(seat, log.outcome.points, is_won, turns, log.times[-1])


def ranked(dreams: Iterable[Dreamt], until: int) -> list[Place]:
    """Everybody whose dream ended in time, the best first."""
    ended = [(one, Result.read(one.result)) for one in dreams if one.result]
    ended = [(one, result) for one, result in ended if result.at < until]
    ended.sort(key=lambda pair: (pair[1].merit, pair[1].at))
    places: list[Place] = []
    for number, (one, result) in enumerate(ended, 1):
        is_even = places and places[-1].result.merit == result.merit
        places.append(Place(places[-1].number if is_even else number, one, result))
    return places


def streak(dreams: Iterable[Dreamt], today: date) -> int:
    """How many days in a row somebody has dreamt to the end, until today or yesterday."""
    days = {one.day for one in dreams if one.result and Result.read(one.result).is_whole}
    day, count = today, 0
    if str(day) not in days:
        day -= timedelta(days=1)
    while str(day) in days:
        day, count = day - timedelta(days=1), count + 1
    return count
