"""Drawing: how a terminal draws a game. A record of functions, as ``Game`` is for the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from bricabrac.cli.texts import Trouble, one_line
from bricabrac.engine.match import View
from bricabrac.engine.phrases import seat_name
from bricabrac.engine.words import Words


@dataclass(frozen=True, slots=True)
class Drawing:
    """What the terminal asks of a game: ``DRAWING`` of ``cli/GAME/drawing.py``."""

    board: Callable[[View, Words, dict[int, str]], RenderableType]  # with what seats are called
    catalogue: Callable[[Words, bool], RenderableType]  # all cards; and where figures come from
    hint: Callable[[View, int], Text] | None = None  # what an action gives or costs, in signs


@cache
def drawing_of(game: str) -> Drawing | None:
    """How a game is drawn; None, if nobody has said so."""
    if not (Path(__file__).parent / game / "drawing.py").exists():
        return None
    drawing: Drawing = import_module(f"bricabrac.cli.{game}.drawing").DRAWING
    return drawing


def board(view: View, words: Words, names: dict[int, str]) -> RenderableType:
    """The table of any game, with names for some seats; undrawn, as the game sketches it."""
    called = {seat: words.say(seat_name(seat)) for seat in range(view.seats)} | names
    if drawing := drawing_of(view.game.name):
        return drawing.board(view, words, called)
    told = view.game.sketch(view.state) if view.game.sketch else []
    lines = [" – ".join(called.values()), *(words.say(line) for line in told)]
    return Text("\n".join(map(one_line, lines)))


def hints(view: View, actions: list[int]) -> list[Text]:
    """What actions give or cost, in signs; none, if the game has no such signs for any of them."""
    drawing = drawing_of(view.game.name)
    hint = drawing.hint if drawing else None
    drawn = [hint(view, action) for action in actions] if hint else []
    return drawn if any(drawn) else []


def catalogue(game: str, words: Words, sources: bool = False) -> RenderableType:
    """The cards of any game, and, if asked for, where their figures come from."""
    drawing = drawing_of(game)
    if drawing is None:
        raise Trouble("trouble-no-cards", game=game)
    return drawing.catalogue(words, sources)
