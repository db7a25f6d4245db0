"""Samples: decisions of matches as a network learns from them."""

from __future__ import annotations

from functools import cache
from typing import cast

from bricabrac.engine.eye import WORDS
from bricabrac.engine.game import Game
from bricabrac.engine.layout import Layout, LayoutType, flag, number, numbers
from bricabrac.search.judgement import SEATS

LISTED = 64  # legal actions that a sample has room for
NOTHING = -1


def sample_of(game: Game) -> type[Layout]:
    """The layout of samples of a game."""
    assert game.eye is not None
    return samples_with(game.eye.room, game.state.__module__)


@cache
def samples_with(inputs: int, module: str) -> type[Layout]:
    """What a decision was, what the search made of it, and what came of it.

    Seats are counted from the one that decided.
    """
    fields = {
        "mover": number(),
        "seats": number(),
        "seen": number(),  # inputs that were on
        "dealt": number(),  # the same with what lay covered, which follows
        "inputs": numbers(inputs),
        "listed": number(),  # legal actions
        "words": numbers(LISTED * WORDS),  # which rows each is made of; the rest is NOTHING
        "visits": numbers(LISTED, bits=32),
        "is_thorough": flag(),  # searched long enough for its visits to be learned from
        "hoped": numbers(SEATS, bits=32),  # what the search expected
        "won": numbers(SEATS, bits=32),  # what it came to
    }
    own = {"__module__": module, **fields}
    return cast(type[Layout], LayoutType("Sample", (Layout,), own))
