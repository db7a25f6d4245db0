"""The loops of the search, bound to the rules of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bricabrac.engine.dice import loosen_dice
from bricabrac.engine.eye import WORDS
from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.kernel import Choices, Sums, Weights, routine, rule
from bricabrac.engine.playouts import Dice
from bricabrac.engine.taste import LIKES
from bricabrac.search import insight, judgement, network, tree, turns
from bricabrac.search.tree import NOWHERE, Node, clear_node

Tools = tuple[Choices, Choices, Weights, Choices, Sums, Sums]


@routine
def throw(dice: Dice, seed: int) -> None:
    """Dice from a seed."""
    loosen_dice(dice, seed)


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
        self.throw, self.rivals = kernel.door(throw), kernel.door(tree.rivals)
        self.rules = rules


class InsightLoops(Loops):
    """Those of somebody who has learned, too."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if game.eye is None:
            raise Impossible("impossible-insight", game=game.name)
        eye = game.eye
        self.rules |= {"look": eye.look, "uncover": eye.uncover, "spell": eye.spell, "aim": eye.aim}
        self.rules |= network.places(eye.size, eye.rows.size)
        parts = network.see, network.judge, network.guess
        for part in (*parts, insight.end_turn, insight.play_on, insight.fancy):
            self.rules[part.__name__] = game.kernel.bound(part, game.name, **self.rules)
        self.judge, self.guess = self.rules["judge"], self.rules["guess"]
        self.look_again = game.kernel.bound(insight.look_again, game.name, **self.rules)
        self.take_aim = game.kernel.bound(insight.take_aim, game.name, **self.rules)
        self.grow_by_insight = game.kernel.bound(insight.grow_by_insight, game.name, **self.rules)


def likes_for(game: Game, likes: Sequence[int]) -> Choices:
    """What is liked, by ``Like``, as the loops of a game take it; none, if nothing is."""
    found = game.kernel.choices(LIKES)
    for number in range(LIKES):
        found[number] = likes[number] if likes else 0
    return found


def glance_for(
    game: Game, numbers: Iterable[int]
) -> tuple[Choices, Choices, Weights, Choices, Sums, Sums]:
    """Room for a glance at a table, and the weights: as the loops take them, in their order."""
    assert game.eye is not None
    kernel = game.kernel
    return (
        kernel.choices(game.actions),  # priors
        kernel.choices(WORDS),
        kernel.held(Weights, numbers),
        kernel.choices(game.eye.room),
        kernel.held(Sums, [0] * network.HIDDEN),
        kernel.held(Sums, [0] * network.HEAD),
    )
