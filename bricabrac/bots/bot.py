"""Bot: what all of them can do."""

from __future__ import annotations

from random import Random
from typing import Protocol

from bricabrac.engine.match import View
from bricabrac.search.budget import Budget


class Bot(Protocol):
    """Somebody to play against, who knows no more than a seat may know.

    One bot plays one seat of one match. ``think`` is another budget than its own. A class that
    plays some games only names them as its ``games``.
    """

    def __init__(self, think: Budget | None = None) -> None: ...

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """One of the legal actions. The dice are the bot's own, not those of the match."""
        ...
