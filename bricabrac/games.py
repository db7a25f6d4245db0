"""The games there are. Each is imported when it is first asked for: compiled rules take time."""

from importlib import import_module

from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.registry import Registry


class Games(Registry[Game]):
    """The games by name."""

    def __getitem__(self, name: str) -> Game:
        if name not in self.names:
            raise Impossible("impossible-game", game=name, known=", ".join(self.names))
        game: Game = import_module(f"bricabrac.{name}.game").GAME
        return game


GAMES = Games("nicodemus", "imaginarium")
"""The games there are, by name."""
