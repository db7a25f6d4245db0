"""Taste: what somebody at a table may like besides winning, numbered once for every game."""

from enum import IntEnum

from bricabrac.engine.kernel import Choices, named, rule


@named
class Like(IntEnum):
    """What can be liked. A game gives a meaning to those that it has; the first are pieces."""

    COAL, WOOD, COPPER, CRYSTAL = range(4)
    MACHINE = 4  # one that is repaired
    COMBINATION = 5  # machines that stand together
    PROJECT = 6  # a point of one that is completed, or well on the way
    POINT = 7  # at once, rather than later
    ATTACK = 8  # what is taken from others
    COMPANY = 9  # assistants, plans of one's own


LIKES = len(Like)


@rule
def no_taste(state: object, seat: int, likes: Choices) -> int:
    """What a seat likes about a table of a game that knows no taste."""
    return 0
