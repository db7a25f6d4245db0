"""The loops of the search, bound to the rules of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricabrac.engine.dice import seed_dice
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import Choices, routine, rule
from bricabrac.engine.playouts import Dice
from bricabrac.engine.taste import LIKES
from bricabrac.search import judgement, tree, turns
from bricabrac.search.tree import NOWHERE, Node, clear_node


@routine
def throw(dice: Dice, seed: int) -> None:
    """Dice from a seed."""
    seed_dice(dice, seed)


@routine
def plant(nodes: list[Node]) -> None:
    """A tree that is only a root."""
    clear_node(nodes[0], NOWHERE)


class Loops:
    """The loops of the search in one game, at the speed at which its rules run."""

    def __init__(self, game: Game) -> None:
        if game.worth is None or game.lean is None:
            raise Impossible("impossible-search", game=game.name)
        kernel = game.kernel
        rules: dict[str, Any] = {
            "State": game.state,
            "legal": game.legal,
            "apply": game.apply,
            "outcome": game.outcome,
            "redeal": game.redeal,
            "worth": game.worth,
            "lean": game.lean,
            "settled": game.settled,
            "taste": game.taste,
            "SWING": float(game.swing),
        }
        rules["value_of"] = kernel.bound(judgement.value_of, game.name, rule, **rules)
        rules["choose"] = kernel.bound(judgement.choose, game.name, rule, **rules)
        self.grow = kernel.bound(tree.grow, game.name, **rules)
        self.best_start = kernel.bound(turns.best_start, game.name, **rules)
        self.graft, self.plant = kernel.door(tree.graft), kernel.door(plant)
        self.throw = kernel.door(throw)


def likes_for(game: Game, likes: Sequence[int]) -> Choices:
    """What is liked, by ``Like``, as the loops of a game take it; none, if nothing is."""
    found = game.kernel.choices(LIKES)
    for number in range(LIKES):
        found[number] = likes[number] if likes else 0
    return found
