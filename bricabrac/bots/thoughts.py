"""What bots are asked: for a choice, or for what they think of every action."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bricabrac.bots import BOTS, Bot
from bricabrac.bots.master import Master
from bricabrac.engine.match import View
from bricabrac.engine.twins import compiled
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Advice, Searcher

MOST = 6  # bots that are remembered


@lru_cache(MOST)
def bot_at(name: str, match: str, seat: int) -> Bot:
    """One bot plays one seat of one match: it may remember what it has thought."""
    return BOTS[name]()


def choice(name: str, match: str, view: View, legal: list[int], seed: str) -> int:
    """What a bot does."""
    return bot_at(name, match, view.seat).choose(view, legal, Random(seed))


def opinions(view: View, seed: str, budget: Budget | None = None) -> list[Advice]:
    """What the master thinks of each action, the best first."""
    game = compiled(view.game)
    Searcher(game).advise(view, Budget(iterations=1), Random(seed))  # what is compiled is compiled
    return Searcher(game).advise(view, budget or Master.think, Random(seed))
