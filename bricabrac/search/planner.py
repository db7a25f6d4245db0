"""Planner: finishes one's own turn in many ways, and begins the best of them."""

from __future__ import annotations

from random import Random

from bricabrac.engine.game import Game
from bricabrac.engine.kernel import batch, choices, new
from bricabrac.engine.match import View
from bricabrac.engine.playouts import Dice
from bricabrac.search.rules import rules_of, throw


class Planner:
    """Looks to the end of the turn and no further."""

    def __init__(self, game: Game) -> None:
        self.rules = rules_of(game)
        self.states, self.dice = batch(game.state, 2), new(Dice)
        self.room = choices(game.actions)

    def best(self, view: View, tries: int, dice: Random) -> int:
        """The action with which the best of so many turns begins."""
        self.states[0].become(view.state)
        throw(self.dice, dice.getrandbits(62))
        return int(
            self.rules.best_start(self.states, self.dice, self.room, view.seat, view.seats, tries)
        )
