"""What somebody may like besides winning, in hundredths of a point: see ``engine/taste.py``."""

from bricabrac.engine.kernel import Choices, routine
from bricabrac.engine.pieces import PIECES
from bricabrac.engine.taste import Like
from bricabrac.nicodemus.cards import KINDS, TILES, WORTH
from bricabrac.nicodemus.projects import OWN, is_begun, is_open
from bricabrac.nicodemus.state import Place, State

DONE = int(Place.DONE)


@routine
def taste(state: State, seat: int, likes: Choices) -> int:
    """How much a seat with these likes enjoys its place at the table."""
    me, foe = state.seats[seat], state.seats[1 - seat]
    found = likes[Like.POINT] * me.points + likes[Like.MACHINE] * me.machines
    for piece in range(PIECES):
        found += likes[piece] * me.stock[piece] - likes[Like.ATTACK] * foe.stock[piece]
    found -= likes[Like.ATTACK] * foe.cards
    for kind in range(KINDS):
        found += likes[Like.MACHINE] * me.aside[kind]
    for symbol in range(len(me.saves)):
        found += likes[Like.COMBINATION] * me.saves[symbol]
    for project in range(TILES):
        place = state.place[project]
        if place == DONE + seat:
            found += likes[Like.PROJECT] * WORTH[project]
        elif place == OWN + seat:
            found += likes[Like.COMPANY]
        if is_open(state, project, seat) and is_begun(me, project):
            found += likes[Like.PROJECT] * WORTH[project] // 3
    return found
