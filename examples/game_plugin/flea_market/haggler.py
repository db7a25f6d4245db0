"""A bot that knows one game."""

from random import Random

from bricabrac import View
from flea_market.state import EARN, POINTS


class Haggler:
    """Plays the card with the most points that it can pay; earns otherwise."""

    games = ("flea_market",)  # it plays no other

    def __init__(self, think: object = None) -> None:
        """It does not think for long."""

    def choose(self, view: View, legal: list[int], dice: Random) -> int:
        """One of the legal actions."""
        return max(legal, key=lambda action: POINTS[action] if action < EARN else 0.5)
