"""The bots there are: one file each. What people read about a bot is its docstring."""

from collections.abc import Collection
from typing import Any

from bricabrac.bots.bot import Bot
from bricabrac.bots.people import PEOPLE
from bricabrac.engine.plugins import WithPlugins
from bricabrac.engine.words import Message
from bricabrac.games import GAMES

__all__ = ["BOTS", "LADDER", "PEOPLE", "Bot", "games_of"]

HOMES = {
    "dabbler": "dabbler", "apprentice": "apprentice", "journeyman": "journeyman",
    "master": "master", "intuition": "sage", "sage": "sage", "virtuoso": "sage",
}  # fmt: skip
LADDER = tuple(HOMES)
"""For research: what everybody else is measured by."""

OURS = {
    **{name: f"bricabrac.bots.{home}:{name.capitalize()}" for name, home in HOMES.items()},
    **{id: f"bricabrac.bots.company:{person.name}" for id, person in PEOPLE.items()},
}


def games_of(bot: type[Bot]) -> Collection[str]:
    """The names of the games that a bot plays: all, unless it names some as its ``games``."""
    return getattr(bot, "games", GAMES)


def complaint(name: str, brought: Any) -> Message | None:
    """What is wrong with a bot that a package brings."""
    is_bot = isinstance(brought, type) and callable(getattr(brought, "choose", None))
    return None if is_bot and brought.__doc__ else Message("plugin-no-bot")


BOTS: WithPlugins[type[Bot]] = WithPlugins("bricabrac.bots", OURS, complaint)
"""The bots there are, by name: the ladder, the people, and those of plug-ins."""
