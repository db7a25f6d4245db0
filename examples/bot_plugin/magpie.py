"""A bot for every game: a class with one method, named in pyproject.toml."""

from random import Random

from bricabrac import View


class Magpie:
    """Takes whatever glitters: the action that scores most at once."""

    def __init__(self, think: object = None) -> None:
        """``think`` is a budget, for bots that take their time."""

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """One of the legal actions; among equals, any."""
        return max(legal, key=lambda action: (self.points_after(view, action, dice), dice.random()))

    def points_after(self, view: View, action: int, dice: Random) -> int:
        """Its points after an action, in a deal that it takes to be possible."""
        state = view.state.clone()
        view.game.redeal(state, view.seat, dice.getrandbits(62))
        view.game.apply(state, action)
        points: int = state.seats[view.seat].points
        return points
