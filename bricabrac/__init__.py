"""Imaginarium and Nicodemus: two board games as a fast rules engine and a place to play.

Examples:
    >>> from random import Random
    >>> from bricabrac import BOTS, GAMES, Match, read, write
    >>> match, bot, dice = Match(GAMES["nicodemus"], seed=7), BOTS["dabbler"](), Random(1)
    >>> while match.outcome() is None:
    ...     view = match.view(match.active, memory=True)
    ...     match.act(bot.choose(view, match.actions(), dice))
    >>> match.outcome()
    Outcome(winners=(1,), points=(13, 16))
    >>> read(write(match), GAMES).outcome() == match.outcome()
    True
"""

from bricabrac.bots import BOTS, Bot
from bricabrac.engine.game import Game, Impossible, Option
from bricabrac.engine.match import SPECTATOR, Illegal, Match, Outcome, View
from bricabrac.engine.notation import read, write
from bricabrac.engine.twins import compiled
from bricabrac.engine.words import LANGUAGES, Event, Message, Words
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget

__all__ = [
    "BOTS",
    "GAMES",
    "LANGUAGES",
    "SPECTATOR",
    "Bot",
    "Budget",
    "Event",
    "Game",
    "Illegal",
    "Impossible",
    "Match",
    "Message",
    "Option",
    "Outcome",
    "View",
    "Words",
    "compiled",
    "read",
    "write",
]
