"""What a seat makes its own: machines it repairs, assistants it hires, projects it completes."""

from bricabrac.engine.kernel import rule
from bricabrac.engine.taking import NONE, Taking
from bricabrac.imaginarium.actions import COMPLETE, RECRUIT, REPAIR
from bricabrac.imaginarium.cards import ASSISTANTS, KINDS, MACHINES, PROJECTS, STAFF, TILES
from bricabrac.imaginarium.state import State

NAMES = (*MACHINES, *ASSISTANTS, *PROJECTS)


@rule
def taken(state: State, action: int) -> int:
    """The card that a legal action takes, or NONE."""
    if REPAIR <= action < REPAIR + KINDS:
        return action - REPAIR
    if RECRUIT <= action < RECRUIT + STAFF:
        return KINDS + action - RECRUIT
    if COMPLETE <= action < COMPLETE + TILES:
        return KINDS + STAFF + action - COMPLETE
    return NONE


TAKING = Taking(NAMES, taken)
