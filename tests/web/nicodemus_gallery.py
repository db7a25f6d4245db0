"""Tables of Nicodemus in every situation, as pages: for tests, and for looking at them.

``python -m tests.web.nicodemus_gallery FOLDER [LANGUAGE]`` writes them all.
"""

import sys
from functools import lru_cache
from random import Random

from bricabrac.engine.match import SPECTATOR, Match
from bricabrac.games import GAMES
from bricabrac.nicodemus.state import Ask
from tests.web.gallery import with_match, write

GAME = GAMES["nicodemus"]


def after(seed, actions):
    """A match after these actions."""
    match = Match(GAME, seed=seed, seats=2)
    for action in actions:
        match.act(action)
    return match


@lru_cache
def moments():
    """Where each question is asked, late in a match if there is a choice: seed and actions."""
    found = {}
    for seed in range(40):
        random, match, done = Random(seed), Match(GAME, seed=seed, seats=2), []
        while not match.outcome():
            ask = Ask(match.view().state.asks)
            if ask not in found or (ask == Ask.TURN and seed == 0 and len(done) < 60):
                found[ask] = (seed, tuple(done))
            action = random.choice(match.legal())
            match.act(action)
            done.append(action)
        found.setdefault(Ask.OVER, (seed, tuple(done)))
        if set(Ask) - {Ask.NOTHING} <= set(found):
            break
    return found


def scenes():
    """Every situation, by name; with the seat that looks on."""
    shown = {}
    for ask, moment in sorted(moments().items()):
        match = after(*moment)
        shown[ask.name.lower()] = (with_match(match), 0 if ask == Ask.OVER else match.active)
    for name, seat in (("waiting", 1), ("spectator", SPECTATOR)):
        match = after(*moments()[Ask.TURN])
        shown[name] = (with_match(match), match.active ^ 1 if seat == 1 else SPECTATOR)
    return shown


if __name__ == "__main__":
    print(*write(sys.argv[1], scenes(), *sys.argv[2:]))
