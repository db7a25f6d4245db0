"""The bots there are: one file each, imported when it is first asked for.

A bot's class bears the name of its file, and its docstring is what people read about it.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from bricabrac.engine.plugins import WithPlugins
from bricabrac.engine.registry import Registry
from bricabrac.engine.words import Message
from bricabrac.games import GAMES

if TYPE_CHECKING:
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


class Bots(Registry[type[Bot]]):
    """The bots by name."""

    def __getitem__(self, name: str) -> type[Bot]:
        bot: type[Bot] = getattr(import_module(f"bricabrac.bots.{name}"), name.capitalize())
        return bot


def games_of(bot: type[Bot]) -> Collection[str]:
    """The names of the games that a bot plays: all, unless it names some as its ``games``."""
    return getattr(bot, "games", GAMES)


def complaint(name: str, brought: Any) -> Message | None:
    """What is wrong with a bot that a package brings."""
    is_bot = isinstance(brought, type) and callable(getattr(brought, "choose", None))
    return None if is_bot and brought.__doc__ else Message("plugin-no-bot")


BOTS = WithPlugins(
    "bricabrac.bots", Bots("dabbler", "apprentice", "journeyman", "master"), complaint
)
"""The bots there are, by name: ours from the gentlest to the strongest, and those of plug-ins."""
