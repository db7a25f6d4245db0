"""Random matches of Nicodemus, for what has to hold in every state."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from bricabrac.nicodemus.actions import NUMBERING
from bricabrac.nicodemus.game import GAME
from bricabrac.nicodemus.state import State
from tests.walks import Match, played, steps_of

MATCHES = 100


def dealt(seed: int) -> Any:
    """A new match."""
    state = State()
    GAME.setup(state, 2, seed)
    return state


def states(seed: int) -> list[Any]:
    """All states of a match played at random, the last one over."""
    return played(GAME, dealt(seed), Random(seed).choice)[0]


@cache
def random_match(seed: int) -> Match:
    """A random match in which whoever can repair does."""
    dice = Random(seed)

    def choose(options: list[int]) -> int:
        repairs = [one for one in options if NUMBERING.split(one)[0] == "repair"]
        return dice.choice(repairs or options)

    return played(GAME, dealt(seed), choose)


def steps(matches: int = MATCHES) -> Iterator[tuple[Any, int, Any]]:
    """All steps of some matches: state, action, state."""
    return steps_of(random_match, matches)
