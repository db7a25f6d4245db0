"""``python -m bricabrac.web.worker``: reads what a bot may know, and writes what it does."""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Any

from bricabrac.bots import BOTS, Bot
from bricabrac.engine.layout import from_dict
from bricabrac.engine.match import View
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Searcher

MOST = 6  # bots that are remembered
COMPILED: set[str] = set()  # games that the search has been bound to


@lru_cache(MOST)
def bot_at(name: str, match: str, seat: int) -> Bot:
    """One bot plays one seat of one match: it may remember what it has thought."""
    return BOTS[name]()


def answer(question: dict[str, Any]) -> Any:
    """What the bot does; or, if it is to advise, what it thinks of every action."""
    game = GAMES[question["game"]]
    state = from_dict(game.state, question["state"])
    view = View(game, question["seat"], question["seats"], state, tuple(question["history"]))
    if "advise" in question:
        return opinions(view, question["bot"], question["advise"], Random(question["dice"]))
    bot = bot_at(question["bot"], question["match"], question["seat"])
    return int(bot.choose(view, question["legal"], Random(question["dice"])))


def opinions(view: View, bot: str, think: str, dice: Random) -> list[tuple[int, float, int]]:
    """Every action with its share of the win and how often it was tried, the best first."""
    own: Any = BOTS[bot]
    game = compiled(view.game)
    budget = Budget.parse(think) if think[:1].isdigit() else own.think
    if view.game.name not in COMPILED:  # not on the time for thinking
        Searcher(game).advise(view, Budget(iterations=1), dice)
        COMPILED.add(view.game.name)
    advice = Searcher(game).advise(view, budget, dice)
    return [(one.action, one.share, one.visits) for one in advice]


def main() -> None:
    """One line in, one line out."""
    with suppress(AttributeError, OSError):  # not everywhere
        os.nice(int(sys.argv[1]))
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
