"""What an eye would otherwise count again and again: one pass over a workshop for all projects."""

from bricabrac.engine.eye import NEAR
from bricabrac.engine.kernel import routine, rule, table
from bricabrac.engine.pieces import COAL, COPPER, CRYSTAL, PIECES, RESOURCES, WOOD
from bricabrac.imaginarium import projects
from bricabrac.imaginarium.cards import COST, KINDS, SEATS, STAFF, TILES, Project
from bricabrac.imaginarium.projects import WANTED
from bricabrac.imaginarium.stacks import (
    ALIKE,
    CHOICE,
    GUARDS,
    MAKES,
    PART_COUNT,
    PART_KIND,
    PARTS,
    STACKS,
)
from bricabrac.imaginarium.state import Seat, State
from bricabrac.imaginarium.workshop import has_free_slot

# What there is for each project is counted side by side, with so many bits for each: in one number
# for those that only add up, in another for the others. What is beyond MOST_COUNTED counts as that.
DIGITS, HEAP, NO_REPAIR, MOST_COUNTED = 8, 15, -1, 100
DIGIT = (1 << DIGITS) - 1
_ADDING = [project for project in range(TILES) if projects.ADDS_UP[project]]
_OTHERS = [project for project in range(TILES) if not projects.ADDS_UP[project]]
ADDING, IS_OTHER = table(_ADDING), table(project in _OTHERS for project in range(TILES))
SHIFT = table(
    DIGITS * (_OTHERS if project in _OTHERS else _ADDING).index(project) for project in range(TILES)
)
ADDED = table(
    sum(projects.ADDED[project][stack] << SHIFT[project] for project in _ADDING)
    for stack in range(STACKS)
)
# Added to a tally, this carries into the highest bit of each project that is met.
MET = DIGIT + 1 >> 1
TO_MEET = sum(MET - WANTED[project] << SHIFT[project] for project in _ADDING)
# By stack, side by side: wood, copper, crystal, what is chosen, slots of the latter.
MADE = table(
    sum(
        made << DIGITS * place
        for place, made in enumerate(
            [MAKES[stack][piece] for piece in RESOURCES] + [CHOICE[stack], int(CHOICE[stack] > 0)]
        )
    )
    for stack in range(STACKS)
)
# By combination: a bit for each kind of machine in it.
NEEDS = table(
    sum({1 << PART_KIND[stack][part] for part in range(PARTS) if PART_COUNT[stack][part]})
    for stack in range(STACKS)
)
# What the cost of each kind lacks, by what there is of each resource, as much as is ever needed;
# and a bit for each kind that lacks nothing.
NEED = 1 + max(max(cost) for cost in COST)
LACKS = table(
    [
        sum(max(0, cost[piece] - has // NEED ** (piece - 1) % NEED) for piece in RESOURCES)
        for cost in COST
    ]
    for has in range(NEED ** len(RESOURCES))
)
PAYABLE = table(sum((row[kind] == 0) << kind for kind in range(KINDS)) for row in LACKS)
HALF = (STAFF + 1) // 2
BITS = table(number.bit_count() for number in range(1 << HALF))


def whose(players: int, active: int, figure: int) -> int:
    """Whose figure it is, counted from the seat to act on; saboteurs come last."""
    is_saboteur = figure >= players
    return (figure - active) % players + SEATS * is_saboteur


# By players, by the seat to act, and by figure.
WHOSE = table(
    [[whose(max(1, players), active, figure) for figure in range(SEATS)] for active in range(SEATS)]
    for players in range(SEATS + 1)
)


@rule
def tallied(seat: Seat) -> int:
    """What a workshop has for all projects that only add up, side by side."""
    tally = 0
    for place in range(seat.filled):
        tally += ADDED[seat.slots[place] & NEAR]
    return tally


ATTACKS, DEFENDS = SHIFT[Project.TWO_ATTACK], SHIFT[Project.TWO_DEFENSE]
ALIKE_MADE, COMBO, SIX, BOTH, COALS, EACH, STAFFED = (
    SHIFT[project]
    for project in (
        Project.THREE_ALIKE_MADE, Project.TRIPLE_COMBO, Project.SIX_RESOURCES,
        Project.ATTACK_AND_DEFENSE, Project.COAL_HEAP, Project.ONE_OF_EACH,
        Project.THREE_ASSISTANTS,
    )
)  # fmt: skip
SIX_WANTED, KINDS_MADE = WANTED[Project.SIX_RESOURCES], len(RESOURCES)


@rule
def others(seat: Seat, tally: int) -> int:
    """What a seat has for the other projects, side by side: see ``projects.progress``."""
    made, alike = 0, 0
    for place in range(seat.filled):
        stack = seat.slots[place] & NEAR
        made += MADE[stack]
        alike = max(alike, ALIKE[stack])
    wood, copper, crystal = made & DIGIT, made >> DIGITS & DIGIT, made >> 2 * DIGITS & DIGIT
    wild, kinds = made >> 3 * DIGITS & DIGIT, made >> 4 * DIGITS & DIGIT
    kinds += (wood > 0) + (copper > 0) + (crystal > 0)
    resources = wood + copper + crystal + wild
    six = resources if kinds > 1 else min(resources, SIX_WANTED - 1)
    both = (tally >> ATTACKS & DIGIT > 0) + (tally >> DEFENDS & DIGIT > 0)
    found = max(wood, copper, crystal) + wild << ALIKE_MADE | alike << COMBO | six << SIX
    found |= both << BOTH | min(MOST_COUNTED, seat.stock[COAL]) << COALS
    return found | min(kinds, KINDS_MADE) << EACH | hired(seat) << STAFFED


@rule
def hired(seat: Seat) -> int:
    """How many assistants a seat has."""
    return BITS[seat.staff & (1 << HALF) - 1] + BITS[seat.staff >> HALF & (1 << HALF) - 1]


@rule
def lacks(project: int, tally: int, other: int) -> int:
    """How much is lacking for a project."""
    has = (other if IS_OTHER[project] else tally) >> SHIFT[project] & DIGIT
    return max(0, WANTED[project] - has)


@rule
def resources_of(seat: Seat) -> int:
    """What a seat has of each resource, as LACKS and PAYABLE count it."""
    has = min(NEED - 1, seat.stock[WOOD]) + NEED * min(NEED - 1, seat.stock[COPPER])
    return has + NEED * NEED * min(NEED - 1, seat.stock[CRYSTAL]) & NEAR


@routine
def promise_of(state: State, met: int) -> int:
    """What projects that only add up would score: those with their highest bit."""
    points = 0
    for project in ADDING:
        if met & MET << SHIFT[project] != 0:
            points += projects.score_of(state, project)
    return points


@rule
def guarded(seat: Seat) -> int:
    """From which kinds of attack slots that are face up protect: a bit for each."""
    guards = 0
    for place in range(seat.filled):
        guards |= GUARDS[seat.slots[place] & NEAR] & (seat.down >> place & 1) - 1
    return guards


@rule
def lying_alone(seat: Seat) -> int:
    """The kinds of machines that lie alone in a slot: a bit for each."""
    kinds = 0
    for place in range(seat.filled):
        kinds |= (seat.slots[place] < KINDS) << min(KINDS, seat.slots[place])
    return kinds


@rule
def lying_loose(state: State) -> int:
    """The kinds of machines that are not combined while one reorganises: a bit for each."""
    kinds = 0
    for kind in range(KINDS):
        kinds |= (state.loose[kind] > 0) << kind
    return kinds


@rule
def best_repair(state: State, tally: int, is_open: int) -> int:
    """The most points that a repair which I can pay would bring by projects, or NO_REPAIR.

    ``is_open`` has the highest bit of each project that only adds up and is open to me.
    """
    me, payable = state.seats[state.active], 0
    if has_free_slot(me):
        for kind in range(KINDS):
            payable |= (me.yard[kind] > 0) << kind
        payable &= PAYABLE[resources_of(me)]
    if payable == 0:
        return NO_REPAIR
    best, lacking = 0, is_open & ~(tally + TO_MEET)
    for kind in range(KINDS):
        met = tally + ADDED[kind] + TO_MEET & lacking & -(payable >> kind & 1)
        if met != 0:
            best = max(best, promise_of(state, met))
    return best


@rule
def most_held(state: State) -> int:
    """The most that anybody has of each piece, and one at the least, side by side."""
    most = 0
    for piece in range(PIECES):
        held = 1
        for seat in range(state.players):
            held = max(held, state.seats[seat].stock[piece])
        most |= held << HEAP * piece
    return most


@rule
def majorities(seat: Seat, most: int) -> int:
    """The pieces of which nobody has more than a seat: a bit for each."""
    found = 0
    for piece in range(PIECES):
        found |= (seat.stock[piece] == most >> HEAP * piece & (1 << HEAP) - 1) << piece
    return found
