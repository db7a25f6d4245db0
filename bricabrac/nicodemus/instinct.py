"""What experience says: how well a seat stands, and which actions are worth a try.

Bots and search use it; the rules do not.
"""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.cards import POINTS, TILES, WILD, WORTH
from bricabrac.nicodemus.projects import OWN, is_begun, is_open
from bricabrac.nicodemus.state import State

# In hundredths of a point.
POINT, RESOURCE, CHARCOALIUM, SAVING, WILD_SAVING = 100, 30, 22, 40, 60
HALF_WAY, OWN_PROJECT = 18, 20  # for each point of a project
ENOUGH = 5  # of one piece: what is beyond is worth a quarter


@routine
def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a point."""
    me = state.seats[seat]
    total = POINT * me.points + saved(me.stock[COAL]) * CHARCOALIUM // 4
    for resource in RESOURCES:
        total += saved(me.stock[resource]) * RESOURCE // 4
        total += me.saves[resource] * SAVING
    total += me.saves[COAL] * SAVING + me.saves[WILD] * WILD_SAVING
    for project in range(TILES):
        place = state.place[project]
        if place == OWN + seat:
            total += OWN_PROJECT * WORTH[project]
        if is_open(state, project, seat) and is_begun(me, project):
            total += HALF_WAY * WORTH[project]
    return total


@rule
def saved(pieces: int) -> int:
    """Pieces in quarters: the first few count in full."""
    return 4 * pieces if pieces <= ENOUGH else 4 * ENOUGH + pieces - ENOUGH


@rule
def settled(state: State, seat: int) -> bool:
    """Whether the turn of a seat is over."""
    return state.active != seat


@routine
def lean(state: State, action: int) -> int:
    """How often a sensible player would try an action, against the others: 1 or more."""
    if action < act.REPAIR:
        return 2
    if action < act.PASS:
        return 12 * POINTS[state.row[action - act.REPAIR]]
    if action >= act.COMPLETE:
        return 30
    if action == act.BY_EFFECT:
        return 4
    if action == act.BY_COAL:
        return POINTS[state.machine]
    return 1
