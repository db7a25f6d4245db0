"""What bots are asked: for a choice, or for what they think of every action."""

from __future__ import annotations

import pickle
from functools import cache, lru_cache
from random import Random
from typing import Any

from bricabrac.bots import BOTS, Bot
from bricabrac.bots.counsel import Counsel, counsel_of
from bricabrac.bots.master import Master
from bricabrac.engine.game import Game
from bricabrac.engine.match import Match, View
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Searcher

MOST = 6  # bots that are remembered
FEW = 3  # actions that a hint is about


@lru_cache(MOST)
def bot_at(name: str, match: str, seat: int) -> Bot:
    """One bot plays one seat of one match: it may remember what it has thought."""
    return BOTS[name]()


def choice(
    name: str, match: str, view: View, legal: list[int], seed: str, share: float = 1.0
) -> int:
    """What a bot does; with only a share of its time, where others wait."""
    bot: Any = bot_at(name, match, view.seat)
    usual = getattr(BOTS[name], "think", None)
    if isinstance(usual, Budget) and usual.seconds:
        bot.think = Budget(seconds=usual.seconds * share)
    chosen: int = bot.choose(view, legal, Random(seed))
    return chosen


def get_ready(name: str, view: View, legal: list[int]) -> None:
    """Let a bot of this name decide once, in no time: what it needs is then compiled or loaded."""
    BOTS[name](Budget(iterations=1)).choose(view, legal, Random(0))


@cache
def searchable(name: str) -> Game:
    """A game whose search is compiled or loaded: once a process, not on the time for thinking."""
    match = Match(GAMES[name])
    game, view = compiled(match.game), match.view(match.active)
    Searcher(game).advise(view, Budget(iterations=1), Random(0))
    return game


def opinions(view: View, seed: str, budget: Budget | None = None) -> list[Counsel]:
    """What the master thinks of each action, the best first; of the best few also why."""
    searcher, dice = Searcher(searchable(view.game.name)), Random(seed)
    advice = searcher.advise(view, budget or Master.think, dice)
    return counsel_of(view, searcher.groves[0], advice, FEW, dice.getrandbits(60))


def answered(question: bytes, share: float) -> bytes:
    """The answer to a question of another machine; a choice is made in a share of its time."""
    function, *args = pickle.loads(question)
    told = choice(*args[:-1], share=share) if function is choice else function(*args)
    return pickle.dumps(told)
