"""The last decisions of a match, as a match of its own: a review of them takes no time."""

from functools import cache
from random import Random

from bricabrac.engine.match import Match
from bricabrac.games import GAMES


@cache
def ending(name, seats, seed=4, moves=14):
    """A match that begins with the position so many moves before its end."""
    random, match = Random(seed), Match(GAMES[name], seed=seed, seats=seats)
    while match.outcome() is None:
        match.act(random.choice(match.actions()))
    last = Match(GAMES[name], position=match.until(len(match.history) - moves).dump())
    while last.outcome() is None:
        last.act(random.choice(last.actions()))
    return last
