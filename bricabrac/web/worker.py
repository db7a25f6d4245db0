"""``python -m bricabrac.web.worker``: reads what a bot may know, and writes what it does."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import Any

from bricabrac.bots import BOTS, Bot
from bricabrac.engine.layout import from_dict
from bricabrac.engine.match import View
from bricabrac.games import GAMES

MOST = 6  # bots that are remembered


@lru_cache(MOST)
def bot_at(name: str, match: str, seat: int) -> Bot:
    """One bot plays one seat of one match: it may remember what it has thought."""
    return BOTS[name]()


def answer(question: dict[str, Any]) -> int:
    """What the bot does."""
    game = GAMES[question["game"]]
    state = from_dict(game.state, question["state"])
    view = View(game, question["seat"], question["seats"], state, tuple(question["history"]))
    bot = bot_at(question["bot"], question["match"], question["seat"])
    return int(bot.choose(view, question["legal"], Random(question["dice"])))


def main() -> None:
    """One line in, one line out."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        main()
