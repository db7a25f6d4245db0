"""What an eye would otherwise count again and again: one pass over a workshop for all projects."""

from bricabrac.engine.kernel import rule, table
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium import projects
from bricabrac.imaginarium.cards import KINDS, TILES
from bricabrac.imaginarium.stacks import GUARDS, PART_COUNT, PART_KIND, PARTS, STACKS
from bricabrac.imaginarium.state import Seat, State
from bricabrac.imaginarium.stock import shortage
from bricabrac.imaginarium.workshop import has_free_slot

# Projects that only add up are counted side by side in one number, with so many bits for each.
DIGITS, HEAP, NO_REPAIR = 8, 15, -1
_ADDING = [project for project in range(TILES) if projects.ADDS_UP[project]]
SHIFT = table(
    DIGITS * _ADDING.index(project) if project in _ADDING else 0 for project in range(TILES)
)
ADDED = table(
    sum(projects.ADDED[project][stack] << SHIFT[project] for project in _ADDING)
    for stack in range(STACKS)
)
# By combination: a bit for each kind of machine in it.
NEEDS = table(
    sum({1 << PART_KIND[stack][part] for part in range(PARTS) if PART_COUNT[stack][part]})
    for stack in range(STACKS)
)


@rule
def tallied(seat: Seat) -> int:
    """What a workshop has for all projects that only add up, side by side."""
    tally = 0
    for place in range(seat.filled):
        tally += ADDED[seat.slots[place]]
    return tally


@rule
def lacks(seat: Seat, project: int, tally: int) -> int:
    """How much a seat still lacks for a project."""
    if projects.ADDS_UP[project]:
        has = tally >> SHIFT[project] & (1 << DIGITS) - 1
        return max(0, projects.WANTED[project] - has)
    return projects.lacks(seat, project)


@rule
def promise_of(state: State, kind: int, tally: int, is_open: int) -> int:
    """What projects that only add up would score, if the active seat repaired such a machine."""
    me, points = state.seats[state.active], 0
    for project in range(TILES):
        added = projects.ADDED[project][kind]
        if added > 0 and is_open >> project & 1 and 0 < lacks(me, project, tally) <= added:
            points += projects.score_of(state, project)
    return points


@rule
def guarded(seat: Seat) -> int:
    """From which kinds of attack slots that are face up protect: a bit for each."""
    guards = 0
    for place in range(seat.filled):
        guards |= GUARDS[seat.slots[place]] * (seat.down >> place & 1 == 0)
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
    """The most points that a repair which I can pay would bring by projects, or NO_REPAIR."""
    me, best = state.seats[state.active], NO_REPAIR
    if has_free_slot(me):
        for kind in range(KINDS):
            if me.yard[kind] > 0 and shortage(me, kind) == 0:
                best = max(best, promise_of(state, kind, tally, is_open))
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
