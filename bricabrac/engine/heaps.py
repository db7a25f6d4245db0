"""Rows and stacks of cards in a state: -1 is "nothing here", and the top card lies last."""

from bricabrac.engine.kernel import rule


@rule
def fill(places: list[int], count: int, value: int) -> None:
    """Put the same into each of the first places."""
    for place in range(count):
        places[place] = value


@rule
def is_stack(places: list[int], room: int, height: int) -> bool:
    """Whether so many cards lie there, without a gap, and nothing above them."""
    for place in range(room):
        if (places[place] != -1) != (place < height):
            return False
    return True
