"""``python -m bricabrac.web.worker``: reads what a bot may know, and writes what it does."""

from __future__ import annotations

import json
import sys
from functools import cache
from inspect import signature
from random import Random
from typing import Any

from bricabrac.bots import BOTS, Bot
from bricabrac.engine.layout import from_dict
from bricabrac.engine.match import View
from bricabrac.games import GAMES


@cache
def bot_called(name: str) -> Bot:
    """The bot, made once."""
    return BOTS[name]()


def answer(question: dict[str, Any]) -> int:
    """What the bot does."""
    game = GAMES[question["game"]]
    view = View(game, question["seat"], from_dict(game.state, question["state"]))
    bot = bot_called(question["bot"])
    choose: Any = bot.choose
    more = {"think": question["think"]} if "think" in signature(choose).parameters else {}
    return int(choose(view, question["legal"], Random(question["dice"]), **more))


def main() -> None:
    """One line in, one line out."""
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        pass
