"""The games there are. Each is imported when it is first asked for: compiled rules take time."""

from importlib import import_module
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.plugins import WithPlugins
from bricabrac.engine.registry import Registry
from bricabrac.engine.words import Message


class Games(Registry[Game]):
    """The games by name."""

    def __getitem__(self, name: str) -> Game:
        game: Game = import_module(f"bricabrac.{name}.game").GAME
        return game


def complaint(name: str, brought: Any) -> Message | None:
    """What is wrong with a game that a package brings."""
    if not isinstance(brought, Game):
        return Message("plugin-no-game")
    return None if brought.name == name else Message("plugin-other-name", {"called": brought.name})


GAMES = WithPlugins("bricabrac.games", Games("nicodemus", "imaginarium"), complaint)
"""The games there are, by name: ours, and those of plug-ins."""
