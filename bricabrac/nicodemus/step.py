"""One action and its audience: what a narrator has before it."""

from collections.abc import Iterator
from dataclasses import dataclass

from bricabrac.engine.words import Event
from bricabrac.nicodemus.cards import KINDS, ROW, SPACES, TILES
from bricabrac.nicodemus.reckoning import Counts, minus
from bricabrac.nicodemus.state import Ask, Place, State

Told = Iterator[Event]


@dataclass(frozen=True, slots=True)
class Step:
    """One action, and who hears of it."""

    before: State
    verb: str
    thing: int  # which of the verb's objects
    after: State
    audience: int

    @property
    def actor(self) -> int:
        """Who did it."""
        return self.before.active

    @property
    def foe(self) -> int:
        """The other one."""
        return 1 - self.before.active

    @property
    def is_last(self) -> bool:
        """Whether the turn ended with it."""
        return self.after.turns > self.before.turns

    @property
    def is_flushed(self) -> bool:
        """Whether the top row went at the end of the turn."""
        return self.is_last and self.before.length == SPACES and self.after.length == ROW

    @property
    def has_repaired(self) -> bool:
        """Whether a machine was repaired with it; it may have begun one action sooner."""
        return self.verb == "spare" or (self.verb == "repair" and self.after.asks != Ask.SPARE)

    def more(self, seat: int) -> Counts:
        """Pieces that a seat has gained."""
        return minus(self.after.seats[seat].stock, self.before.seats[seat].stock)

    def less(self, seat: int) -> Counts:
        """Pieces that a seat has lost."""
        return minus(self.before.seats[seat].stock, self.after.seats[seat].stock)

    def completed(self) -> int:
        """The project that was completed, or -1."""
        done = Place.DONE + self.actor
        for tile in range(TILES):
            if self.after.place[tile] == done != self.before.place[tile]:
                return tile
        return -1

    def stolen(self) -> int:
        """The kind of the machine that was stolen, as those who saw it know; or -1."""
        known, knew = self.after.seats[self.actor].known, self.before.seats[self.actor].known
        return next((kind for kind in range(KINDS) if known[kind] > knew[kind]), -1)
