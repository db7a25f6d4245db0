"""The people as bots: they think as those of the ladder do, each with a temper."""

from dataclasses import replace
from random import Random
from typing import Any

from bricabrac.bots.apprentice import Apprentice
from bricabrac.bots.bot import Bot
from bricabrac.bots.journeyman import Journeyman
from bricabrac.bots.people import AHEAD, INSIGHT, PEOPLE, TURNS, Person
from bricabrac.bots.sage import Sage
from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.taste import Like
from bricabrac.games import GAMES
from bricabrac.search.budget import Budget
from bricabrac.search.opinion import style_for
from bricabrac.search.searcher import Style

HORIZON = 60  # decisions after which somebody looks at what there is to like


class Insightful(Sage):
    """Looks ahead with what was learned of a game, or as the master does where nothing was."""

    games = GAMES
    style = Style()

    def style_in(self, game: Game) -> Style:
        """How it searches a game: in the best way, with its own temper."""
        own = self.style
        return replace(style_for(game), likes=own.likes, horizon=own.horizon, nodes=own.nodes)


WAYS: dict[str, type[Bot]] = {TURNS: Apprentice, AHEAD: Journeyman, INSIGHT: Insightful}


def style_of(person: Person) -> Style:
    """How somebody looks at a table."""
    if not person.likes:
        return Style()
    likes = tuple(person.likes.get(like.name.lower(), 0) for like in Like)
    return Style(horizon=HORIZON, likes=likes)


def budget_in(game: Game, person: Person) -> int:
    """How long somebody thinks in a game: what makes a step of strength there."""
    return game.grades[person.level - 1] if game.grades else person.budget


def bot_of(person: Person) -> type[Bot]:
    """Somebody as a bot."""
    way, usual = WAYS[person.thinks], Budget(iterations=person.budget)

    def choose(self: Any, view: View, legal: list[int], dice: Random) -> int:
        if self.think is usual:  # nobody has asked for more or less
            self.think = Budget(iterations=budget_in(view.game, person))
        return way.choose(self, view, legal, dice)

    own = {"__doc__": person.about, "think": usual, "style": style_of(person), "choose": choose}
    made: type[Bot] = type(person.name, (way,), own)
    return made


globals().update({person.name: bot_of(person) for person in PEOPLE.values()})
