"""The dabbler."""

from random import Random

from bricabrac.engine.match import View
from bricabrac.search.budget import Budget


class Dabbler:
    """Does anything that is allowed, each as likely as the other."""

    is_quick = True  # enough so without compiled rules

    def __init__(self, think: Budget | None = None) -> None:
        """It does not think."""

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """Any legal action."""
        return dice.choice(legal)
