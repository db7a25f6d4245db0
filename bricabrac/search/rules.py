"""The loops of the search, bound to a game once a process."""

from __future__ import annotations

from typing import Any

from bricabrac.engine.dice import seed_dice
from bricabrac.engine.game import Game
from bricabrac.engine.kernel import bound, entry, rule
from bricabrac.engine.playouts import Dice
from bricabrac.search import judgement, tree, turns
from bricabrac.search.tree import NOWHERE, Node, clear_node


class Rules:
    """The loops of the search, bound to one game."""

    def __init__(self, game: Game) -> None:
        if game.worth is None or game.lean is None:
            raise ValueError(f"{game.name} has no instinct to search with")
        rules: dict[str, Any] = {
            "State": game.state,
            "legal": game.legal,
            "apply": game.apply,
            "outcome": game.outcome,
            "redeal": game.redeal,
            "worth": game.worth,
            "lean": game.lean,
            "settled": game.settled,
            "SWING": float(game.swing),
        }
        rules["value_of"] = bound(judgement.value_of, game.name, kind=rule, **rules)
        rules["choose"] = bound(judgement.choose, game.name, kind=rule, **rules)
        self.grow = bound(tree.grow, game.name, **rules)
        self.best_start = bound(turns.best_start, game.name, **rules)


BOUND: dict[str, Rules] = {}


def rules_of(game: Game) -> Rules:
    """The search in a game, bound once a process."""
    if game.name not in BOUND:
        BOUND[game.name] = Rules(game)
    return BOUND[game.name]


graft = entry(tree.graft)


@entry
def throw(dice: Dice, seed: int) -> None:
    """Dice from a seed."""
    seed_dice(dice, seed)


@entry
def plant(nodes: list[Node]) -> None:
    """A tree that is only a root."""
    clear_node(nodes[0], NOWHERE)
