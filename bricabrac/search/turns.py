"""The best of many ways to finish one's turn, judged by instinct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from bricabrac.engine.dice import toss
from bricabrac.engine.kernel import Choices
from bricabrac.engine.playouts import Dice

if TYPE_CHECKING:
    # Names that each game gives a meaning to.
    State = Any
    legal = apply = outcome = redeal = worth = taste = choose = settled = cast(Any, None)

LONGEST = 200  # decisions that are looked at until the turn is over
OWN = 3  # how much more one's own standing counts than that of the others


def best_start(
    states: list[State],
    dice: Dice,
    room: Choices,
    likes: Choices,
    seat: int,
    seats: int,
    tries: int,
) -> int:
    """The action with which the best of so many turns begins; the unseen is dealt anew for each."""
    trial, best, most = states[1], -1, -(1 << 40)
    for attempt in range(tries):
        states[1] = states[0]
        redeal(trial, seat, toss(dice, 1 << 31))
        first = room[attempt % legal(trial, room)]
        apply(trial, first)
        played = 0
        while played < LONGEST and not settled(trial, seat) and outcome(trial) == 0:
            apply(trial, choose(trial, room, legal(trial, room), dice))
            played += 1
        score = taste(trial, seat, likes) * OWN * (seats - 1)
        for other in range(seats):
            stands = worth(trial, other)
            score += stands * OWN * (seats - 1) if other == seat else -stands
        if score > most:
            best, most = first, score
    return best
