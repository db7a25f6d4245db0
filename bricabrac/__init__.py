"""Imaginarium and Nicodemus: two board games as a fast rules engine and a place to play."""

from bricabrac.engine.game import Game, Impossible
from bricabrac.engine.match import Illegal, Match
from bricabrac.games import GAMES

__all__ = ["GAMES", "Game", "Illegal", "Impossible", "Match"]
