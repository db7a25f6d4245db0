"""Imaginarium and Nicodemus: two board games as a fast rules engine and a place to play."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bricabrac.engine.game import Game, Impossible
    from bricabrac.engine.match import Illegal, Match, View
    from bricabrac.games import GAMES

__all__ = ["GAMES", "Game", "Illegal", "Impossible", "Match", "View"]
HOMES = {
    "GAMES": "games",
    "Game": "engine.game",
    "Illegal": "engine.match",
    "Impossible": "engine.game",
    "Match": "engine.match",
    "View": "engine.match",
}


def __getattr__(name: str) -> Any:
    """Import when asked: a command must be able to choose the mode before the kernel is there."""
    if name not in HOMES:
        raise AttributeError(f"bricabrac has no {name!r}")
    return getattr(import_module(f"bricabrac.{HOMES[name]}"), name)
