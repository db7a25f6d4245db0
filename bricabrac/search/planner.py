"""Planner: finishes one's own turn in many ways, and begins the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.playouts import Dice
from bricabrac.search.loops import Loops, likes_for


class Planner:
    """Looks to the end of the turn and no further."""

    def __init__(self, game: Game, likes: Sequence[int] = ()) -> None:
        self.loops = Loops(game)
        self.states, self.dice = game.kernel.batch(game.state, 2), game.kernel.new(Dice)
        self.room = game.kernel.choices(game.actions)
        self.likes = likes_for(game, likes)

    def best(self, view: View, tries: int, dice: Random) -> int:
        """The action with which the best of so many turns begins."""
        self.states[0].become(view.remembered())
        self.loops.throw(self.dice, dice.getrandbits(62))
        best = self.loops.best_start(
            self.states, self.dice, self.room, self.likes, view.seat, view.seats, tries
        )
        return int(best)
