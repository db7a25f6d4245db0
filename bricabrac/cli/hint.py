"""``hint``, during a match: what the master would do, with what the person may know.

A match against a dabbler runs without compiled rules; then a process of its own looks ahead. It
is given the person's view and nothing else.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from bricabrac.cli.texts import Trouble
from bricabrac.engine.kernel import MODE
from bricabrac.engine.layout import from_dict, to_dict
from bricabrac.engine.match import View
from bricabrac.games import GAMES

if TYPE_CHECKING:
    from bricabrac.cli.play import Play

FEW = 4  # actions that are told
Opinion = tuple[int, float]  # an action, and the share of victory that it promises


def hint(playing: Play, rest: str) -> bool:
    """The actions that promise most, the best first."""
    match, screen = playing.match, playing.screen
    view = match.view(match.active, memory=True)
    with screen.waiting("thinking", bot="master"):
        advice = opinions(view) if MODE != "plain" else from_another_process(view, screen.language)
    name = match.game.numbering.name
    screen.say("hint", "cyan", action=name(advice[0][0]))
    names = [name(action) for action, _ in advice]
    listed = Table.grid(padding=(0, 2, 0, 0), expand=True)
    listed.add_column(justify="right", style="bold cyan", width=6)
    listed.add_column(no_wrap=True, width=max(map(len, names)))
    listed.add_column(style="dim", ratio=1, no_wrap=True, overflow="ellipsis")
    for action, share in advice[:FEW]:
        described = playing.words.say(match.game.describe(match.view(view.seat).state, action))
        listed.add_row(f"{100 * share:.0f} %", name(action), Text(described))
    screen.show(listed)
    return False


def opinions(view: View) -> list[Opinion]:
    """What the master thinks of each action, the best first."""
    from bricabrac.bots.master import Master
    from bricabrac.search.searcher import Searcher

    dice = Random(f"{view.seat} {len(view.history)}")
    advice = Searcher(view.game).advise(view, Master.think, dice)
    return [(one.action, one.share) for one in advice]


def from_another_process(view: View, language: str) -> list[Opinion]:
    """The same from a process with compiled rules, which hears only what the seat may know."""
    question = {
        "game": view.game.name,
        "seat": view.seat,
        "seats": view.seats,
        "state": to_dict(view.state),
        "history": view.history,
        "language": language,
    }
    done = subprocess.run(
        [sys.executable, "-m", "bricabrac.cli.hint"],
        input=json.dumps(question),
        stdout=subprocess.PIPE,
        env={**os.environ, "BRICABRAC_MODE": "compiled"},
        text=True,
        check=False,
    )
    if done.returncode:
        raise Trouble("trouble-hint")
    return [(action, share) for action, share in json.loads(done.stdout)]


def answer(question: dict[str, Any]) -> list[Opinion]:
    """What the process says: the view is put together again, and thought about."""
    from bricabrac.cli.progress import compile_rules
    from bricabrac.search.rules import rules_of

    game = GAMES[question["game"]]
    rules_of(game)
    compile_rules(question["language"])
    state = from_dict(game.state, question["state"])
    history = tuple(question["history"])
    return opinions(View(game, question["seat"], question["seats"], state, history))


if __name__ == "__main__":
    print(json.dumps(answer(json.load(sys.stdin))))
