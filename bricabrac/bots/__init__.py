"""The bots there are: one file each, imported when it is first asked for.

A bot's class bears the name of its file, and its docstring is what people read about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Protocol

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


class Bots(Mapping[str, type[Bot]]):
    """The bots by name."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __getitem__(self, name: str) -> type[Bot]:
        if name not in self.names:
            raise KeyError(name)
        bot: type[Bot] = getattr(import_module(f"bricabrac.bots.{name}"), name.capitalize())
        return bot

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


BOTS = Bots("dabbler", "apprentice", "journeyman", "master")
