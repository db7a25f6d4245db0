"""What somebody may like besides winning, in hundredths of a point: see ``engine/taste.py``."""

from bricabrac.engine.kernel import Choices, routine
from bricabrac.engine.pieces import PIECES
from bricabrac.engine.taste import Like
from bricabrac.imaginarium.assistants import hired
from bricabrac.imaginarium.cards import ATTACK, CLASS, KINDS, TILES, WORTH
from bricabrac.imaginarium.instinct import POINT, hopes
from bricabrac.imaginarium.stacks import ATTACKERS, HEIGHT
from bricabrac.imaginarium.state import State


@routine
def taste(state: State, seat: int, likes: Choices) -> int:
    """How much a seat with these likes enjoys its place at the table."""
    me = state.seats[seat]
    found = likes[Like.POINT] * me.points + likes[Like.COMPANY] * hired(me)
    for piece in range(PIECES):
        found += likes[piece] * me.stock[piece]
    for place in range(me.filled):
        stack = me.slots[place]
        found += likes[Like.MACHINE] * HEIGHT[stack] + likes[Like.ATTACK] * ATTACKERS[stack]
        found += likes[Like.COMBINATION] * (HEIGHT[stack] - 1)
    completed = 0
    for project in range(TILES):
        completed += (state.done[project] >> seat & 1) * WORTH[project]
    found += likes[Like.PROJECT] * (POINT * completed + hopes(state, seat)) // POINT
    if likes[Like.ATTACK] > 0:
        found += likes[Like.ATTACK] * spoils(state, seat) // 8
    return found


@routine
def spoils(state: State, seat: int) -> int:
    """What an attacker looks at: attack machines that wait in the yard, and what others lack."""
    waiting, theirs = 0, 0
    for kind in range(KINDS):
        waiting += state.seats[seat].yard[kind] if CLASS[kind] == ATTACK else 0
    for other in range(state.players):
        for piece in range(PIECES):
            theirs += 0 if other == seat else state.seats[other].stock[piece]
    return 4 * min(waiting, 1) - theirs // (state.players - 1)
