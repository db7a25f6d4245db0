"""When a project can be completed, and with which machines."""

from bricabrac.engine.kernel import routine, rule, table
from bricabrac.nicodemus.actions import PARTNERS
from bricabrac.nicodemus.cards import BRINGS, KINDS, NEEDED, PAIR, POINTS, TILES, WORTH
from bricabrac.nicodemus.state import Place, Seat, State

ALL_PARTNERS = table([*PARTNERS, 0b111])
TABLE, OWN = int(Place.TABLE), int(Place.OWN)
# Whether a kind of machine can be used for a project at all.
SERVES = table(
    [
        int(BRINGS[project][kind] > 0 or any(PAIR[project][kind][other] for other in range(KINDS)))
        for kind in range(KINDS)
    ]
    for project in range(TILES)
)


LARGE = table(project for project in range(TILES) if NEEDED[project] > 2)
# By two kinds of machines: a bit for every project that they complete.
PAIRED = table(
    [
        sum(PAIR[project][one][other] << project for project in range(TILES))
        for other in range(KINDS)
    ]
    for one in range(KINDS)
)


@rule
def available(state: State, project: int) -> bool:
    """In play, or the active seat's own."""
    return is_open(state, project, state.active)


@rule
def is_open(state: State, project: int, seat: int) -> bool:
    """Whether a seat could complete a project, once it has the machines."""
    place = state.place[project]
    return place == TABLE or place == OWN + seat


@rule
def is_begun(seat: Seat, project: int) -> bool:
    """Whether a machine of the workshop can be used for a project."""
    for place in range(seat.machines):
        if SERVES[project][seat.workshop[place]] == 1:
            return True
    return False


@rule
def brought(seat: Seat, project: int) -> int:
    """What the machines of the workshop bring to a large project: a bit for each want."""
    found = 0
    for place in range(seat.machines):
        found |= BRINGS[project][seat.workshop[place]]
    return found


@routine
def completed_by(seat: Seat, kind: int) -> int:
    """The projects that a machine would complete if it was repaired now: a bit for each."""
    found = 0
    for place in range(seat.machines):
        found |= PAIRED[kind][seat.workshop[place]]
    for project in LARGE:
        mine = BRINGS[project][kind]
        if mine > 0 and (brought(seat, project) | mine) == (1 << NEEDED[project]) - 1:
            found |= 1 << project
    return found


@routine
def gain_of(state: State, seat: int, kind: int) -> int:
    """The points that a seat gets for repairing a machine, with the projects it completes."""
    points, completed = POINTS[kind], completed_by(state.seats[seat], kind)
    if completed != 0:
        for project in range(TILES):
            if completed >> project & 1 and is_open(state, project, seat):
                points += WORTH[project]
    return points


@rule
def met_with(seat: Seat, project: int, partners: int) -> bool:
    """Whether the machine just repaired and these partners meet the condition, and none is idle."""
    last = seat.machines - 1
    if partners >> last:
        return False
    repaired = seat.workshop[last]
    machines, brought, paired = 1, BRINGS[project][repaired], 0
    for place in range(last):
        if partners >> place & 1:
            machines += 1
            brought |= BRINGS[project][seat.workshop[place]]
            paired = PAIR[project][repaired][seat.workshop[place]]
    if machines != NEEDED[project]:
        return False
    return paired == 1 if machines == 2 else brought == (1 << machines) - 1


@rule
def is_repeated(seat: Seat, partners: int, used: int) -> bool:
    """Whether another choice is just like this one: equal machines, the older one first."""
    for place in range(seat.machines - 1):
        if partners >> place & 1:
            for older in range(place):
                if (
                    not partners >> older & 1
                    and seat.workshop[older] == seat.workshop[place]
                    and (used >> older & 1) == (used >> place & 1)
                ):
                    return True
    return False


@routine
def ways_to_complete(state: State, project: int) -> int:
    """How many choices of machines there are for a project."""
    me, count = state.seats[state.active], 0
    for partners in ALL_PARTNERS:
        count += met_with(me, project, partners) and not is_repeated(me, partners, state.used)
    return count


@routine
def first_partners(state: State, project: int) -> int:
    """The first choice of machines that completes a project, or 0."""
    me = state.seats[state.active]
    for partners in ALL_PARTNERS:
        if met_with(me, project, partners) and not is_repeated(me, partners, state.used):
            return partners
    return 0


@routine
def anything_to_complete(state: State) -> bool:
    """Whether the active seat could complete a project now."""
    for project in range(TILES):
        if available(state, project) and first_partners(state, project) > 0:
            return True
    return False


def used_with(seat: Seat, partners: int) -> tuple[int, ...]:
    """The kinds of these machines of the workshop, and of the one just repaired."""
    last = seat.machines - 1
    places = [place for place in range(last) if partners >> place & 1]
    return tuple(seat.workshop[place] for place in (*places, last))
