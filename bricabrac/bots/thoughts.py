"""What bots are asked: for a choice, or for what they think of every action."""

from __future__ import annotations

import pickle
from functools import lru_cache
from random import Random
from typing import Any

from bricabrac.bots import BOTS, Bot
from bricabrac.bots.counsel import Counsel, counsel_of
from bricabrac.bots.master import Master
from bricabrac.bots.sage import LEARNED
from bricabrac.engine.match import Match, View
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.opinion import SURE, opinion, searcher_for
from bricabrac.search.searcher import Searcher

MOST = 6  # bots that are remembered
ADVISERS = 2  # games that a hint is at hand for: a tree takes its room
FEW = 3  # actions that a hint is about


@lru_cache(MOST)
def bot_at(name: str, match: str, seat: int) -> Bot:
    """One bot plays one seat of one match: it may remember what it has thought."""
    return BOTS[name]()


def choice(
    name: str, match: str, view: View, legal: list[int], seed: str, share: float = 1.0
) -> int:
    """What a bot does; with only a share of its time, where others wait.

    Where no match is named, it remembers nothing: whoever asks the same hears the same.
    """
    bot: Any = bot_at(name, match or view.game.name, view.seat)
    if not match:
        forget(bot)
    usual = getattr(BOTS[name], "think", None)
    if isinstance(usual, Budget) and usual.seconds:
        bot.think = Budget(seconds=usual.seconds * share)
    chosen: int = bot.choose(view, legal, Random(seed))
    return chosen


def forget(bot: Bot) -> None:
    """Let a bot remember nothing of what it has thought."""
    if searcher := getattr(bot, "searcher", None):
        searcher.forget()


def get_ready(name: str, view: View, legal: list[int]) -> None:
    """Let a bot of this name decide once, in no time: what it needs is then compiled or loaded."""
    BOTS[name](Budget(iterations=1)).choose(view, legal, Random(0))


def adviser_of(game: str) -> str:
    """Who gives hints: the sage, where there is something to have learned, or the master."""
    return "sage" if game in LEARNED else "master"


@lru_cache(ADVISERS)
def adviser_for(name: str) -> Searcher:
    """Who looks ahead for hints, with what is compiled or loaded: not on the time for thinking."""
    match = Match(GAMES[name])
    searcher = searcher_for(match.game)
    searcher.advise(match.view(match.active, memory=True), Budget(iterations=1), Random(0))
    return searcher


def opinions(view: View, seed: str, budget: Budget | None = None) -> list[Counsel]:
    """What the adviser thinks of each action, the best first; of the best few also why."""
    searcher, dice = adviser_for(view.game.name), Random(seed)
    searcher.forget()  # who asks twice hears the same
    found = opinion(view, budget or Master.think, dice, searcher)
    return counsel_of(view, searcher.groves[0], found.candidates, FEW, dice.getrandbits(60))


def told_of(counsel: list[Counsel], few: int = FEW) -> list[Counsel]:
    """The best few, as far as they were tried often enough to say something of them."""
    return [one for one in counsel[:few] if one is counsel[0] or one.visits >= SURE]


def answered(question: bytes, share: float) -> bytes:
    """The answer to a question of another machine; a choice is made in a share of its time."""
    function, *args = pickle.loads(question)
    told = choice(*args[:-1], share=share) if function is choice else function(*args)
    return pickle.dumps(told)
