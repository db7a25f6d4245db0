"""When a project can be completed, and what it scores."""

from collections.abc import Sequence

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, COPPER, CRYSTAL, RESOURCES, WOOD
from bricabrac.imaginarium.assistants import PATRON, has, hired
from bricabrac.imaginarium.cards import HIRED, TILES, WORTH, Project
from bricabrac.imaginarium.stacks import (
    ATTACKERS,
    CHOICE,
    DEFENDERS,
    HEIGHT,
    IS_TRIPLE,
    MAKES,
    OF_LEVEL_THREE,
    OF_LEVEL_TWO,
    PRODUCES,
    TRANSFORMERS,
)
from bricabrac.imaginarium.state import Place, Seat, State

TABLE, GONE, OWN = int(Place.TABLE), int(Place.GONE), int(Place.OWN)
HEAP = 15  # charcoalium


@rule
def bit(project: int, is_met: bool) -> int:
    """The bit of a project, if its condition is met."""
    return 1 << project if is_met else 0


@rule
def total(seat: Seat, of: Sequence[int]) -> int:
    """What the slots of a workshop have together of something that a table says of stacks."""
    found = 0
    for place in range(seat.filled):
        found += of[seat.slots[place]]
    return found


@routine
def met_by(seat: Seat) -> int:
    """A bit for every project whose condition a seat meets. The yard does not count."""
    attack, defense = total(seat, ATTACKERS), total(seat, DEFENDERS)
    return (
        bit(Project.THREE_LEVEL_TWO, total(seat, OF_LEVEL_TWO) >= 3)
        | bit(Project.TRIPLE_COMBO, total(seat, IS_TRIPLE) > 0)
        | bit(Project.TWO_LEVEL_THREE, total(seat, OF_LEVEL_THREE) >= 2)
        | bit(Project.TWO_ATTACK, attack >= 2)
        | bit(Project.TWO_DEFENSE, defense >= 2)
        | bit(Project.ATTACK_AND_DEFENSE, attack >= 1 and defense >= 1)
        | bit(Project.COAL_HEAP, seat.stock[COAL] >= HEAP)
        | bit(Project.SIX_MACHINES, total(seat, HEIGHT) >= 6)
        | bit(Project.THREE_ASSISTANTS, hired(seat) >= HIRED)
        | bit(Project.TWO_TRANSFORMATION, total(seat, TRANSFORMERS) >= 2)
        | bit(Project.FOUR_PRODUCTION, total(seat, PRODUCES) >= 4)  # slots (ruling 26)
        | met_by_making(seat)
    )


@routine
def met_by_making(seat: Seat) -> int:
    """The projects that look at what production machines generate (ruling 25).

    Slots with P6 are wild: each makes one kind, chosen anew for each project.
    """
    wood = copper = crystal = wild = wild_slots = 0
    for place in range(seat.filled):
        stack = seat.slots[place]
        wood += MAKES[stack][WOOD]
        copper += MAKES[stack][COPPER]
        crystal += MAKES[stack][CRYSTAL]
        wild += CHOICE[stack]
        wild_slots += CHOICE[stack] > 0
    kinds = (wood > 0) + (copper > 0) + (crystal > 0)
    total = wood + copper + crystal + wild
    return (
        bit(Project.THREE_ALIKE_MADE, max(wood, copper, crystal) + wild >= 3)
        | bit(Project.SIX_RESOURCES, total >= 6 and kinds + wild_slots >= 2)
        | bit(Project.ONE_OF_EACH, kinds + wild_slots >= len(RESOURCES))
    )


@rule
def is_secret(state: State, project: int, seat: int) -> bool:
    """Whether a project lies behind the screen of a seat."""
    return state.projects[project] == OWN + seat


@routine
def look_for_projects(state: State) -> bool:
    """Find what the active seat can complete, and whether it is to be asked.

    Who has secret projects is always asked, or the question would tell that one is met.
    """
    met, secrets = met_by(state.seats[state.active]), False
    for project in range(TILES):
        secret = is_secret(state, project, state.active)
        secrets = secrets or secret
        in_play = state.projects[project] == TABLE or secret
        if not in_play or state.done[project] >> state.active & 1:
            met &= ~(1 << project)
    state.met = met
    return met != 0 or secrets


@routine
def complete(state: State, project: int) -> None:
    """Score a project: in full for the first, one less for the others (ruling 24)."""
    me = state.seats[state.active]
    me.points += WORTH[project] - (state.done[project] != 0) + has(me, PATRON)
    state.done[project] |= 1 << state.active
    if is_secret(state, project, state.active):  # the first scores, then both go (ruling 27)
        for other in range(TILES):
            if is_secret(state, other, state.active):
                state.projects[other] = GONE
