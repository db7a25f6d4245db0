"""Random matches, for what has to hold in every state."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bricabrac.engine.kernel import choices, new
from bricabrac.nicodemus.actions import ACTIONS
from bricabrac.nicodemus.ending import outcome
from bricabrac.nicodemus.legal import legal
from bricabrac.nicodemus.setup import setup
from bricabrac.nicodemus.state import State
from bricabrac.nicodemus.turn import apply


def states(seed: int) -> Iterator[Any]:
    """All states of a match played at random, the last one over."""
    state, room, chance = new(State), choices(ACTIONS), Random(seed)
    setup(state, 2, seed)
    yield state
    while not outcome(state):
        count = legal(state, room)
        apply(state, int(room[chance.randrange(count)]))
        yield state
