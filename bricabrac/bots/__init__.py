"""The bots there are: one file each, imported when it is first asked for.

A bot's class bears the name of its file, and its docstring is what people read about it.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Protocol

from bricabrac.engine.registry import Registry

if TYPE_CHECKING:
    from bricabrac.engine.match import View
    from bricabrac.search.budget import Budget


class Bot(Protocol):
    """Somebody to play against, who knows no more than a seat may know.

    One bot plays one seat of one match. ``think`` is another budget than its own.
    """

    def __init__(self, think: Budget | None = None) -> None: ...

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """One of the legal actions. The dice are the bot's own, not those of the match."""
        ...


class Bots(Registry[type[Bot]]):
    """The bots by name."""

    def __getitem__(self, name: str) -> type[Bot]:
        if name not in self.names:
            raise KeyError(name)
        bot: type[Bot] = getattr(import_module(f"bricabrac.bots.{name}"), name.capitalize())
        return bot


BOTS = Bots("dabbler", "apprentice", "journeyman", "master")
