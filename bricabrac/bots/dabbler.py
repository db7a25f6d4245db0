"""The dabbler."""

from random import Random

from bricabrac.engine.match import View


class Dabbler:
    """Does anything that is allowed, each as likely as the other."""

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """Any legal action."""
        return dice.choice(legal)
