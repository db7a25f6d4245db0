"""One action and its audience, and the books a narrator keeps while telling of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bricabrac.engine.words import Event
from bricabrac.imaginarium.reckoning import Counts, minus
from bricabrac.imaginarium.state import Seat, State, Step

Told = Iterator[Event]


@dataclass(slots=True)
class Story:
    """One action, and who hears of it.

    Much can follow from an action before the next question: a fetch, saboteurs, a reset, the
    fetch of the next one. The books say what everybody has at the point to which it is told.
    """

    before: State
    verb: str
    thing: int  # which of the verb's objects
    after: State
    audience: int
    stocks: list[list[int]] = field(init=False)
    points: list[int] = field(init=False)
    belt: list[int] = field(init=False)

    def __post_init__(self) -> None:
        seats = self.before.seats[: self.before.players]
        self.stocks = [list(seat.stock) for seat in seats]
        self.points = [seat.points for seat in seats]
        self.belt = list(self.before.belt)

    @property
    def actor(self) -> int:
        """Who did it."""
        return self.before.active

    @property
    def me(self) -> Seat:
        """What that seat had before."""
        return self.before.seats[self.before.active]

    # How far it went.

    @property
    def is_turn_over(self) -> bool:
        """Whether the turn of the actor ended."""
        return self.before.step != Step.PLANNING and self.before.space != self.after.space

    @property
    def is_round_over(self) -> bool:
        """Whether the round ended, and perhaps the match."""
        return self.is_turn_over and self.after.step in (Step.PLANNING, Step.OVER)

    @property
    def is_turn_begun(self) -> bool:
        """Whether a turn began, that of ``after.active``."""
        is_planned = self.before.step == Step.PLANNING and self.after.step != Step.PLANNING
        return is_planned or (self.is_turn_over and not self.is_round_over)

    def has_passed(self, step: Step) -> bool:
        """Whether this step of a turn, that of ``after.active``, was left."""
        was_before = self.is_turn_begun or self.before.step <= step
        is_in_turn = self.after.step not in (Step.PLANNING, Step.OVER)
        return was_before and is_in_turn and self.after.step > step

    # The books.

    def gain(self, seat: int, counts: Sequence[int]) -> None:
        """A seat gets pieces."""
        self.stocks[seat] = [
            one + more for one, more in zip(self.stocks[seat], counts, strict=True)
        ]

    def pay(self, seat: int, counts: Sequence[int]) -> None:
        """A seat gives pieces away."""
        self.gain(seat, [-count for count in counts])

    def score(self, seat: int, count: int) -> None:
        """A seat gets points."""
        self.points[seat] += count

    def unpaid(self, seat: int) -> Counts:
        """What a seat has lost that has not been told yet."""
        return minus(self.stocks[seat], self.after.seats[seat].stock)
