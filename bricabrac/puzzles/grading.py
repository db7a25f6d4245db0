"""Grading: how often weaker bots miss a puzzle."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import mean

from bricabrac.arena.entrants import Entrant
from bricabrac.bots import Bot
from bricabrac.bots.thoughts import forget
from bricabrac.engine.match import Match

TRIES = 10  # of each, with other dice
# From those who only finish their own turn to one that looks ahead a little; counted in
# iterations, so that a grade does not depend on the machine.
PUPILS = ("pip", "apprentice", "journeyman@120", "intuition", "sage@24")


@cache
def pupil(name: str) -> Bot:
    """One of them; kept, because it takes time to get ready."""
    return Entrant.parse(name).sit_down()


def missed(match: Match, best: int) -> float:
    """The share of all tries in which the best answer was not found; all bots count alike."""
    return mean(missed_by(name, match, best) for name in PUPILS)


def missed_by(name: str, match: Match, best: int) -> float:
    """The same for one of them."""
    view, legal, bot = match.view(match.active, memory=True), match.actions(), pupil(name)
    found = []
    for number in range(TRIES):
        forget(bot)  # nobody learns from an earlier try
        found.append(bot.choose(view, list(legal), Random(f"{number} {name}")) != best)
    return mean(found)
