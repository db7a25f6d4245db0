"""Random play inside compiled code, written once for every game: see ``kernel.bound``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bricabrac.engine.dice import roll, seed_dice
from bricabrac.engine.kernel import Choices, bound
from bricabrac.engine.layout import Layout, numbers

if TYPE_CHECKING:
    from bricabrac.engine.game import Game

    State = Any
    setup = legal = apply = outcome = Any


class Dice(Layout):
    """Dice of their own, for those who play: those in the state belong to the match."""

    dice = numbers(2, bits=64)


def play_out(state: State, dice: Dice, room: Choices, most: int) -> int:
    """Play at random to the end, or for so many decisions, and count the decisions."""
    decisions = 0
    while decisions < most and outcome(state) == 0:
        apply(state, room[roll(dice, legal(state, room))])
        decisions += 1
    return decisions


def play_matches(
    state: State, dice: Dice, room: Choices, seats: int, seed: int, matches: int, most: int
) -> int:
    """Play as many matches at random, from this seed and those after it; count the decisions."""
    decisions = 0
    for match in range(matches):
        setup(state, seats, seed + match)
        seed_dice(dice, seed + match)
        played = 0
        while played < most and outcome(state) == 0:
            apply(state, room[roll(dice, legal(state, room))])
            played += 1
        decisions += played
    return decisions


class Playouts:
    """Random play of one game."""

    def __init__(self, game: Game) -> None:
        rules = {
            "State": game.state,
            "setup": game.setup,
            "legal": game.legal,
            "apply": game.apply,
            "outcome": game.outcome,
        }
        self.play_out = bound(play_out, game.name, **rules)
        self.play_matches = bound(play_matches, game.name, **rules)
