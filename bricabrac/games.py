"""The games there are."""

import copyreg
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.plugins import WithPlugins
from bricabrac.engine.words import Message

OURS = {name: f"bricabrac.{name}.game:GAME" for name in ("nicodemus", "imaginarium")}


def complaint(name: str, brought: Any) -> Message | None:
    """What is wrong with a game that a package brings."""
    if not isinstance(brought, Game):
        return Message("plugin-no-game")
    return None if brought.name == name else Message("plugin-other-name", {"called": brought.name})


GAMES: WithPlugins[Game] = WithPlugins("bricabrac.games", OURS, complaint)
"""The games there are, by name: ours, and those of plug-ins."""


def game_called(name: str) -> Game:
    """The game of this name."""
    return GAMES[name]


copyreg.pickle(Game, lambda game: (game_called, (game.name,)))  # every process has its own
