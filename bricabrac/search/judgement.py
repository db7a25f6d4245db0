"""What a table is worth to each seat, and which action to try: from a game's own instinct."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.kernel import Choices, routine
from bricabrac.engine.playouts import Dice

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    outcome = worth = taste = lean = SWING = cast(Any, None)

SEATS = 5  # the most that sit at one table
ONE = 1 << 16  # a sure win, as a whole number


@routine
def won_by(winners: int, seats: int, values: Choices) -> None:
    """Share the win among those who have won: a bit for each."""
    count = 0
    for seat in range(seats):
        count += winners >> seat & 1
    for seat in range(seats):
        values[seat] = ONE // count if winners >> seat & 1 else 0


def value_of(
    state: State, seats: int, values: Choices, fond: int, likes: Choices, base: int
) -> None:
    """The share of the win that each seat has, or can hope for.

    The seat that is ``fond`` of something takes more of it than the ``base`` for a lead; -1: none.
    """
    won = outcome(state)
    if won != 0:
        won_by(won, seats, values)
        return
    most = -(1 << 40)
    for seat in range(seats):
        values[seat] = worth(state, seat)
        if seat == fond:
            values[seat] += taste(state, seat, likes) - base
        most = max(most, values[seat])
    total = 0.0
    for seat in range(seats):
        total += exp((values[seat] - most) / SWING)
    for seat in range(seats):
        values[seat] = int(exp((values[seat] - most) / SWING) / total * ONE)


def choose(state: State, room: Choices, count: int, dice: Dice) -> int:
    """One of the legal actions, sensible ones more often."""
    total = 0
    for place in range(count):
        total += lean(state, room[place])
    drawn = toss(dice, total)
    for place in range(count):
        drawn -= lean(state, room[place])
        if drawn < 0:
            return room[place]
    return room[0]
