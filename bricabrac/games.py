"""The games there are. Each is imported when it is first asked for: compiled rules take time."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from bricabrac.engine.game import Game, Impossible


class Games(Mapping[str, Game]):
    """The games by name."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __getitem__(self, name: str) -> Game:
        if name not in self.names:
            raise Impossible(f"there is no game {name!r}, only {' and '.join(self.names)}")
        game: Game = import_module(f"bricabrac.{name}.game").GAME
        return game

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)


GAMES = Games("nicodemus", "imaginarium")
