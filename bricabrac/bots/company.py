"""The people as bots: they think as the apprentice or the journeyman do, each with a temper."""

from bricabrac.bots.apprentice import Apprentice
from bricabrac.bots.bot import Bot
from bricabrac.bots.journeyman import Journeyman
from bricabrac.bots.people import PEOPLE, TURNS, Person
from bricabrac.engine.taste import Like
from bricabrac.search.budget import Budget
from bricabrac.search.searcher import Style

HORIZON = 60  # decisions after which somebody looks at what there is to like


def style_of(person: Person) -> Style:
    """How somebody looks at a table."""
    if not person.likes:
        return Style()
    likes = tuple(person.likes.get(like.name.lower(), 0) for like in Like)
    return Style(horizon=HORIZON, likes=likes)


def bot_of(person: Person) -> type[Bot]:
    """Somebody as a bot."""
    own = {
        "__doc__": person.about,
        "think": Budget(iterations=person.budget),
        "style": style_of(person),
    }
    made: type[Bot] = type(
        person.name, (Apprentice if person.thinks == TURNS else Journeyman,), own
    )
    return made


globals().update({person.name: bot_of(person) for person in PEOPLE.values()})
