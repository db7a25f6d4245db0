"""Numbers that the rules name in their text: none of them is written by hand."""

from __future__ import annotations

from functools import cache

from bricabrac.engine.phrases import pieces
from bricabrac.engine.words import Words
from bricabrac.games import GAMES
from bricabrac.imaginarium import cards as imaginarium
from bricabrac.nicodemus import cards as nicodemus

Facts = dict[str, str]


def listed(numbers: list[int]) -> str:
    """``4, 3, 3``"""
    return ", ".join(str(number) for number in numbers)


def of_imaginarium(words: Words) -> Facts:
    """The numbers of Imaginarium."""
    board = imaginarium.FACTS["conveyor"]
    numbers = {
        "goal": imaginarium.GOAL,
        "slots": imaginarium.SLOTS,
        "hired": imaginarium.HIRED,
        "belt": imaginarium.BELT,
        "room": imaginarium.ROOM,
        "office": imaginarium.OFFICE,
        "workshops": len(imaginarium.WORKSHOPS),
        "transactions": imaginarium.TRANSACTIONS,
        "extract": imaginarium.OWN_EXTRACTOR,
        "majority": imaginarium.MAJORITY,
        "point_price": imaginarium.POINT_PRICE,
    }
    more = {
        "base_prices": listed(board["base_cost"]),
        "extractors": listed(board["extractors"]),
    }
    return {name: str(number) for name, number in numbers.items()} | more


def of_nicodemus(words: Words) -> Facts:
    """The numbers of Nicodemus."""
    numbers = {
        "goal": nicodemus.GOAL,
        "hand": nicodemus.HAND,
        "row": nicodemus.ROW,
        "workshop": nicodemus.WORKSHOP,
        "in_play": nicodemus.IN_PLAY,
        "projects": len(nicodemus.PROJECTS),
        "machines": nicodemus.CARDS,
        "coal_pieces": nicodemus.LIMITS["charcoalium"],
        "resource_pieces": nicodemus.LIMITS["each_resource"],
    }
    first, second = ([int(count) for count in stock] for stock in nicodemus.START)
    more = {"first_stock": words.say(pieces(first)), "second_stock": words.say(pieces(second))}
    return {name: str(number) for name, number in numbers.items()} | more


FACTS = {"imaginarium": of_imaginarium, "nicodemus": of_nicodemus}


@cache
def facts_of(game: str, language: str) -> Facts:
    """The numbers of a game, as they stand in a sentence of this language."""
    return FACTS[game](GAMES[game].words(language))
