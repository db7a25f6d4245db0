"""What a seat makes its own: machines that it repairs, projects that it completes."""

from bricabrac.engine.kernel import rule
from bricabrac.engine.taking import NONE, Taking
from bricabrac.nicodemus.actions import COMPLETE, REPAIR
from bricabrac.nicodemus.cards import KINDS, MACHINES, PROJECTS, SPACES, TILES
from bricabrac.nicodemus.state import State

NAMES = (*MACHINES, *PROJECTS)


@rule
def taken(state: State, action: int) -> int:
    """The card that a legal action takes, or NONE."""
    if REPAIR <= action < REPAIR + SPACES:
        return state.row[action - REPAIR]
    if COMPLETE <= action < COMPLETE + TILES:
        return KINDS + action - COMPLETE
    return NONE


TAKING = Taking(NAMES, taken)
