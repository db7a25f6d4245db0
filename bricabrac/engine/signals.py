"""Signals: numbers by which threads that run compiled rules call each other.

In compiled code nothing else makes sure that one thread ever sees what another one has written,
and in which order: see ``compiler.SIGNALS`` for what these two are there.
"""

from __future__ import annotations

from bricabrac.engine.kernel import Choices, routine, rule

STILL = -1  # nothing was heard


@routine
def hear(signals: Choices, place: int) -> int:
    """What a signal says now; what was written before it was given can be read."""
    return signals[place]


@routine
def give(signals: Choices, place: int, number: int) -> int:
    """Let a signal say something else, once all that was written before can be read."""
    signals[place] = number
    return number


@rule
def listen(signals: Choices, place: int, old: int, patience: int) -> int:
    """What a signal says, as soon as that is no longer the old, or STILL after so many looks."""
    for _ in range(patience):
        number = hear(signals, place)
        if number != old:
            return number
    return STILL


@rule
def expect(signals: Choices, place: int, number: int, patience: int) -> bool:
    """Whether a signal says this number before one has looked so often."""
    for _ in range(patience):
        if hear(signals, place) == number:
            return True
    return False
