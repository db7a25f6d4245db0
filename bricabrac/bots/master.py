"""The master."""

from bricabrac.bots.journeyman import Journeyman
from bricabrac.search.budget import Budget


class Master(Journeyman):
    """Looks ahead for a third of a second."""

    think = Budget(seconds=0.3)
