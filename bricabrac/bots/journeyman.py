"""The journeyman."""

from random import Random

from bricabrac.engine.match import View
from bricabrac.engine.twins import compiled
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Searcher, Style


class Journeyman:
    """Looks ahead for a fiftieth of a second, dealing what it does not see anew each time."""

    think = Budget(seconds=0.02)
    style = Style(nodes=400_000)  # the master thinks through so many, with those it has kept

    def __init__(self, think: Budget | None = None) -> None:
        self.think = think or self.think
        self.searcher: Searcher | None = None

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """The action that was tried most often, because it went best."""
        if len(legal) == 1:
            return legal[0]
        self.searcher = self.searcher or Searcher(compiled(view.game), self.style)
        advice = self.searcher.advise(view, self.think, dice)
        return next(one.action for one in advice if one.action in legal)
