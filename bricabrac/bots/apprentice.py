"""The apprentice."""

from random import Random

from bricabrac.engine.match import View
from bricabrac.engine.twins import at_hand
from bricabrac.search.budget import Budget
from bricabrac.search.planner import Planner
from bricabrac.search.searcher import Style

TRIES = 20  # turns that are thought through: a gentle opponent, see benchmarks/strength.md


class Apprentice:
    """Finishes the turn in many ways in mind, and takes the one that looks best at its end."""

    is_quick = True  # enough so without compiled rules
    think = Budget(iterations=TRIES)
    style = Style()

    def __init__(self, think: Budget | None = None) -> None:
        self.think = think if think and think.iterations else self.think
        self.planner: Planner | None = None

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """The action that begins the best turn."""
        if len(legal) == 1:
            return legal[0]
        self.planner = self.planner or Planner(at_hand(view.game), self.style.likes)
        return self.planner.best(view, self.think.iterations or TRIES, dice)
