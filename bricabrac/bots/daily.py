"""The daily dream: what everybody plays on a day, by a rule that anybody can follow.

Who plays and who sits where follows from the day alone; the deal and the bots' dice follow from
the day and a secret, whose digest is shown all day, and which is told when the day is over.
See docs/daily.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from bricabrac.bots.people import PEOPLE
from bricabrac.engine.game import Game
from bricabrac.engine.promise import Promise, digest

OTHERS = 2  # who play, where there are seats for so many
GRACE = timedelta(hours=3)  # after midnight, for those who have begun; then the secret is told


@dataclass(frozen=True, slots=True)
class Dream:
    """What everybody plays on a day."""

    day: date
    game: str
    version: int  # of the rules
    seats: tuple[str, ...]  # the bot that sits there, or nothing: whoever dreams

    @property
    def bots(self) -> tuple[str, ...]:
        """Whom one meets."""
        return tuple(bot for bot in self.seats if bot)

    @property
    def table(self) -> str:
        """By what its deal is told from every other: day, game and version of the rules."""
        return f"{self.day:%Y%m%d}{self.game.replace('_', '')}{self.version}"

    def promise(self, secret: str) -> Promise:
        """What the deal follows from: nobody adds to it."""
        return Promise.made(self.table, secret, [""] * len(self.seats))

    def dice(self, secret: str) -> str:
        """What the bots' dice follow from."""
        return digest(f"bricabrac dice 1\n{secret}\n{self.table}")


def dream_of(day: date, game: Game) -> Dream:
    """The dream of a day: on Monday the two gentlest play, on Sunday the two strongest.

    Of those who are equally near to the day, whose digest of day, game and name is least comes
    first; the digest of day and game says which seat is kept for whoever dreams.
    """
    about, middle = f"bricabrac dream 1\n{day}\n{game.name}", day.weekday() + 1.5
    count = max(game.seats[0], min(game.seats[-1], OTHERS + 1)) - 1
    ranked = sorted(
        PEOPLE.values(),
        key=lambda one: (abs(one.level - middle), digest(f"{about}\n{one.id}")),
    )
    seats = [one.id for one in ranked[:count]]
    seats.insert(int(digest(about), 16) % (count + 1), "")
    return Dream(day, game.name, game.version, tuple(seats))


def ending_of(day: date) -> datetime:
    """When a day is over: nobody begins its dream any more."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def opening_of(day: date) -> datetime:
    """When a day is opened: its secret is told, its ranking is closed."""
    return ending_of(day) + GRACE
