"""The sage, and those like it: they have learned the game by playing against themselves."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from random import Random

from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.twins import at_hand, compiled
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.glance import Glance
from bricabrac.search.opinion import learned
from bricabrac.search.searcher import Searcher, Style
from bricabrac.search.weights import NAME, home_of

# Asked of the folders, not of the games: who only wants to know the bots need not read all rules.
LEARNED = tuple(name for name in GAMES if (Path(__file__).parents[1] / name / NAME).is_file())


class Sage:
    """Looks ahead for a third of a second, and judges at a glance."""

    games: Collection[str] = LEARNED
    way = "insight"
    think = Budget(seconds=0.3)

    def __init__(self, think: Budget | None = None, weights: Path | None = None) -> None:
        self.think = think or self.think
        self.weights = weights
        self.searcher: Searcher | None = None

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """The action that was tried most often, because it went best."""
        if len(legal) == 1:
            return legal[0]
        if self.searcher is None:
            self.searcher = Searcher(compiled(view.game), self.style_in(view.game))
        advice = self.searcher.advise(view, self.think, dice)
        return next(one.action for one in advice if one.action in legal)

    def style_in(self, game: Game) -> Style:
        """How it searches a game."""
        return replace(learned(game, self.weights or home_of(game)), thrifty=True)


class Virtuoso(Sage):
    """Looks ahead for a whole second, and judges at a glance."""

    think = Budget(seconds=1.0)


class Scholar(Sage):
    """Looks ahead as the sage does, with weights of its own: any game that they are for."""

    games = GAMES


class Intuition:
    """Does what looks best at a glance, and at a second one at what it leads to."""

    games = LEARNED
    is_quick = True  # enough so without compiled rules

    def __init__(self, think: Budget | None = None, weights: Path | None = None) -> None:
        """It does not think."""
        self.weights = weights
        self.glance: Glance | None = None

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """The action that looks best."""
        if len(legal) == 1:
            return legal[0]
        if self.glance is None:
            self.glance = Glance(at_hand(view.game), self.weights or home_of(view.game))
        return self.glance.best(view.remembered(), view.seat, view.seats, legal, dice)
