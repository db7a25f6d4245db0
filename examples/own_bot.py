"""A bot of one's own: repairs whenever it can, and shows how it does against the dabbler.

Also: bricabrac duel examples/own_bot.py apprentice
"""

from random import Random

from bricabrac import GAMES, Match
from bricabrac.bots.dabbler import Dabbler


class OwnBot:
    """Repairs whenever it can; otherwise does anything."""

    def __init__(self, think=None):
        """``think`` is a budget, for bots that take their time."""

    def choose(self, view, legal, dice):
        repairs = [one for one in legal if view.game.numbering.name(one).startswith("repair")]
        return dice.choice(repairs or legal)


if __name__ == "__main__":
    match, dice, bots = Match(GAMES["nicodemus"], seed=7), Random(1), (OwnBot(), Dabbler())
    while not match.outcome():
        view = match.view(match.active, memory=True)
        match.act(bots[match.active].choose(view, match.actions(), dice))
    print(match.outcome())
