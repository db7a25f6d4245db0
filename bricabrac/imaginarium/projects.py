"""When a project can be completed, and what it scores."""

from collections.abc import Sequence

from bricabrac.engine.kernel import routine, rule, table
from bricabrac.engine.pieces import COAL, COPPER, CRYSTAL, RESOURCES, WOOD
from bricabrac.engine.story import tell
from bricabrac.imaginarium.assistants import PATRON, has, hired
from bricabrac.imaginarium.cards import HIRED, TILES, WORTH, Project
from bricabrac.imaginarium.stacks import (
    ALIKE,
    ATTACKERS,
    CHOICE,
    DEFENDERS,
    HEIGHT,
    MAKES,
    OF_LEVEL_THREE,
    OF_LEVEL_TWO,
    PRODUCES,
    STACKS,
    TRANSFORMERS,
)
from bricabrac.imaginarium.state import Place, Seat, State
from bricabrac.imaginarium.story import What

TABLE, GONE, OWN = int(Place.TABLE), int(Place.GONE), int(Place.OWN)


# How much of it each project wants.
WANTED = table(
    {
        Project.THREE_LEVEL_TWO: 3,
        Project.THREE_ALIKE_MADE: 3,
        Project.TRIPLE_COMBO: 3,
        Project.TWO_LEVEL_THREE: 2,
        Project.SIX_RESOURCES: 6,
        Project.TWO_ATTACK: 2,
        Project.TWO_DEFENSE: 2,
        Project.ATTACK_AND_DEFENSE: 2,
        Project.COAL_HEAP: 15,
        Project.SIX_MACHINES: 6,
        Project.ONE_OF_EACH: len(RESOURCES),
        Project.THREE_ASSISTANTS: HIRED,
        Project.TWO_TRANSFORMATION: 2,
        Project.FOUR_PRODUCTION: 4,
    }[project]
    for project in Project
)

# What a stack adds to the projects that only add up.
ADDED = table(
    {
        Project.THREE_LEVEL_TWO: OF_LEVEL_TWO,
        Project.TWO_LEVEL_THREE: OF_LEVEL_THREE,
        Project.TWO_ATTACK: ATTACKERS,
        Project.TWO_DEFENSE: DEFENDERS,
        Project.SIX_MACHINES: HEIGHT,
        Project.TWO_TRANSFORMATION: TRANSFORMERS,
        Project.FOUR_PRODUCTION: PRODUCES,  # slots (ruling 26)
    }.get(project, [0] * STACKS)
    for project in Project
)
ADDS_UP = table(any(row) for row in ADDED)


@rule
def total(seat: Seat, of: Sequence[int]) -> int:
    """What the slots of a workshop have together of something that a table says of stacks."""
    found = 0
    for place in range(seat.filled):
        found += of[seat.slots[place]]
    return found


@rule
def progress(seat: Seat, project: int) -> int:
    """How much a seat has of what a project counts. The yard does not count."""
    if ADDS_UP[project]:  # most do: asked first
        return total(seat, ADDED[project])
    match project:
        case Project.TRIPLE_COMBO:
            return most_alike(seat)
        case Project.ATTACK_AND_DEFENSE:
            return min(total(seat, ATTACKERS), 1) + min(total(seat, DEFENDERS), 1)
        case Project.COAL_HEAP:
            return seat.stock[COAL]
        case Project.THREE_ASSISTANTS:
            return hired(seat)
    return progress_of_making(seat, project)


@rule
def most_alike(seat: Seat) -> int:
    """The most equal machines in one slot."""
    most = 0
    for place in range(seat.filled):
        most = max(most, ALIKE[seat.slots[place]])
    return most


@routine
def progress_of_making(seat: Seat, project: int) -> int:
    """The same for projects that look at what production machines generate (ruling 25).

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
    kinds = (wood > 0) + (copper > 0) + (crystal > 0) + wild_slots
    if project == Project.THREE_ALIKE_MADE:
        return max(wood, copper, crystal) + wild
    if project == Project.ONE_OF_EACH:
        return min(kinds, len(RESOURCES))
    made = wood + copper + crystal + wild
    return made if kinds > 1 else min(made, WANTED[project] - 1)  # all of one kind will not do


@routine
def lacks(seat: Seat, project: int) -> int:
    """How much a seat still lacks for a project."""
    return max(0, WANTED[project] - progress(seat, project))


@rule
def is_met(seat: Seat, project: int) -> bool:
    """Whether a seat meets the condition of a project."""
    return progress(seat, project) >= WANTED[project]


@rule
def is_secret(state: State, project: int, seat: int) -> bool:
    """Whether a project lies behind the screen of a seat."""
    return state.projects[project] == OWN + seat


@rule
def is_open(state: State, project: int, seat: int) -> bool:
    """Whether a seat could still complete a project, once it meets its condition."""
    in_play = state.projects[project] == TABLE or is_secret(state, project, seat)
    return in_play and not state.done[project] >> seat & 1


@routine
def look_for_projects(state: State) -> bool:
    """Find what the active seat can complete, and whether it is to be asked.

    Who has secret projects is always asked, or the question would tell that one is met.
    """
    active, met, secrets = state.active, 0, False
    for project in range(TILES):
        if state.projects[project] == OWN + active:
            secrets = True
        elif state.projects[project] != TABLE:
            continue
        if not state.done[project] >> active & 1 and is_met(state.seats[active], project):
            met |= 1 << project
    state.met = met
    return met != 0 or secrets


@rule
def score_of(state: State, project: int) -> int:
    """What a project scores: in full for the first, one less for the others (ruling 24)."""
    patron = has(state.seats[state.active], PATRON)
    return WORTH[project] - (state.done[project] != 0) + patron


@routine
def promise_of(state: State, stack: int) -> int:
    """What projects that only add up would score, if the active seat had such a stack besides."""
    me, points = state.seats[state.active], 0
    for project in range(TILES):
        added = ADDED[project][stack]
        if added == 0 or not is_open(state, project, state.active):
            continue
        if 0 < lacks(me, project) <= added:
            points += score_of(state, project)
    return points


@routine
def complete(state: State, project: int) -> None:
    """Score a project."""
    tell(state, What.COMPLETES, state.active, project, score_of(state, project))
    state.seats[state.active].points += score_of(state, project)
    state.done[project] |= 1 << state.active
    if is_secret(state, project, state.active):  # the first scores, then both go (ruling 27)
        for other in range(TILES):
            if is_secret(state, other, state.active):
                tell(state, What.GONE, other)
                state.projects[other] = GONE
