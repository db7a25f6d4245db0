"""Retelling: where the lines of a puzzle lead, told anew without thinking about it again.

For when there is more to tell of a line than when the puzzle was made: answers, costs and lines
stay as they are.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.game import Game
from bricabrac.engine.twins import at_hand
from bricabrac.puzzles.confirming import FACTS, led
from bricabrac.puzzles.puzzle import Answer, Puzzle
from bricabrac.review.turning import Course
from bricabrac.search.glance import Glance
from bricabrac.search.weights import home_of


def retold(puzzle: Puzzle, game: Game) -> Puzzle:
    """The same puzzle, its lines played on once more; always in the same deals."""
    match, dice = puzzle.match(game), Random(puzzle.id)
    glance = Glance(at_hand(game), home_of(game))
    others = (match.dealt_anew(puzzle.seat, dice.randrange(LOOSE_SEEDS)) for _ in range(FACTS))
    deals = [match, *others]

    def anew(one: Answer) -> Answer:
        line = led(deals, glance, one.line.actions)
        return replace(one, line=replace(line, actions=one.line.actions))

    answers = tuple(map(anew, puzzle.answers))
    return replace(puzzle, answers=answers, before=Course(match, 0, glance).stand())
