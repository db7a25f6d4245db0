"""Numbers that the rules of Nicodemus name in their text: none of them is written by hand."""

from bricabrac.engine.phrases import pieces
from bricabrac.engine.words import Words
from bricabrac.nicodemus.cards import (
    CARDS,
    GOAL,
    HAND,
    IN_PLAY,
    LIMITS,
    PROJECTS,
    ROW,
    START,
    WORKSHOP,
)


def facts_of(words: Words) -> dict[str, str]:
    """The numbers, as they stand in a sentence of this language."""
    numbers = {
        "goal": GOAL,
        "hand": HAND,
        "row": ROW,
        "workshop": WORKSHOP,
        "in_play": IN_PLAY,
        "projects": len(PROJECTS),
        "machines": CARDS,
        "coal_pieces": LIMITS["charcoalium"],
        "resource_pieces": LIMITS["each_resource"],
    }
    first, second = ([int(count) for count in stock] for stock in START)
    more = {"first_stock": words.say(pieces(first)), "second_stock": words.say(pieces(second))}
    return {name: str(number) for name, number in numbers.items()} | more
