"""``hint``, during a match: what the sage would do, with what the person may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from bricabrac.bots.thoughts import adviser_for, adviser_of, opinions, told_of
from bricabrac.cli.progress import compiling
from bricabrac.cli.texts import Trouble
from bricabrac.engine.phrases import seat_name

if TYPE_CHECKING:
    from bricabrac.cli.play import Play

FEW = 4  # actions that are told


def hint(playing: Play, rest: str) -> bool:
    """The actions that promise most, the best first."""
    match, screen = playing.match, playing.screen
    if match.game.worth is None:  # a game without instinct
        raise Trouble("trouble-hint")
    view = match.view(match.active, memory=True)
    seed = f"{view.seat} {len(view.history)}"
    with compiling(screen.language):
        adviser_for(match.game.name)
    adviser = adviser_of(match.game.name)
    with screen.waiting("thinking", bot=adviser.capitalize()):
        advice = opinions(view, seed)
    name = match.game.numbering.name
    screen.say("hint", "cyan", adviser=adviser, action=name(advice[0].action))
    listed = Table.grid(padding=(0, 2, 0, 0), expand=True)
    listed.add_column(justify="right", style="bold cyan", width=6)
    listed.add_column(no_wrap=True, width=max(len(name(one.action)) for one in advice))
    listed.add_column(no_wrap=True)
    listed.add_column(style="dim", ratio=1, no_wrap=True, overflow="ellipsis")
    for one in told_of(advice, FEW):
        described = playing.words.say(match.game.describe(match.view(view.seat).state, one.action))
        turn = " → ".join([described, *map(playing.words.say, one.then)])
        others = " · ".join(
            f"{playing.words.say(seat_name(seat))} {100 * share:.0f} %"
            for seat, share in enumerate(one.shares)
            if seat != view.seat
        )
        mine = f"{100 * one.shares[view.seat]:.0f} %"
        listed.add_row(mine, name(one.action), others, Text(turn))
    screen.show(listed)
    return False
