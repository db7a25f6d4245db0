"""What an eye would otherwise count again and again: what machines serve, cost and bring."""

from collections.abc import Sequence

from bricabrac.engine.kernel import routine, table
from bricabrac.engine.pieces import RESOURCES
from bricabrac.nicodemus.cards import BRINGS, COST, KINDS, NEEDED, POINTS, TILES, WORKSHOP, WORTH
from bricabrac.nicodemus.projects import LARGE, PAIRED, SERVES
from bricabrac.nicodemus.state import Seat

# By kind: a bit for each project that it serves, and for each want of the large ones, side by side;
# by what was brought to a large one: whether one want is left, or none.
SERVED = table(
    sum(SERVES[project][kind] << project for project in range(TILES)) for kind in range(KINDS)
)
WANTS = max(NEEDED[project] for project in LARGE)
WANTED = (1 << WANTS) - 1
FOUND = table(
    sum(BRINGS[project][kind] << WANTS * place for place, project in enumerate(LARGE))
    for kind in range(KINDS)
)
LACK_ONE = table(
    [int(NEEDED[project] - found.bit_count() == 1) for found in range(1 << WANTS)]
    for project in LARGE
)
LACK_NONE = table(
    [int(found == (1 << NEEDED[project]) - 1) for found in range(1 << WANTS)] for project in LARGE
)
# By points: a bit for each kind that brings more.
MOST_POINTS = max(POINTS)
WORTH_MORE = table(
    sum((POINTS[kind] > points) << kind for kind in range(KINDS)) for points in range(MOST_POINTS)
)
# What the cost of each kind lacks, by wild reductions and by what there is of each resource, as
# much as is ever needed: a digit for each kind, so that all of it is one number, and soon found.
NEED, LACK_BITS = 1 + max(max(cost) for cost in COST), 4


def lack(cost: Sequence[int], has: int) -> int:
    """What a cost lacks where there is so much, a digit for each resource."""
    return sum(max(0, cost[piece] - has // NEED ** (piece - 1) % NEED) for piece in RESOURCES)


LACKS = table(
    [
        sum(max(0, lack(cost, has) - wild) << LACK_BITS * kind for kind, cost in enumerate(COST))
        for has in range(NEED ** len(RESOURCES))
    ]
    for wild in range(WORKSHOP + 1)
)


@routine
def gain_with(seat: Seat, kind: int, begun: int, found: int) -> int:
    """The points for the projects that a machine would complete, of those begun."""
    completed, points = 0, 0
    for place in range(seat.machines):
        completed |= PAIRED[kind][seat.workshop[place]]
    for large in range(len(LARGE)):
        brought = (found | FOUND[kind]) >> WANTS * large & WANTED
        is_wanted = FOUND[kind] >> WANTS * large & WANTED != 0
        completed |= (LACK_NONE[large][brought] & is_wanted) << LARGE[large]
    completed &= begun
    if completed != 0:
        for project in range(TILES):
            points += WORTH[project] * (completed >> project & 1)
    return points
