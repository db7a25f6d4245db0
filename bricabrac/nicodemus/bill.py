"""What a repair costs: the printed cost, less what the workshop saves."""

from collections.abc import Sequence

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.nicodemus.cards import BUNDLE, COST, SIZE, TRIPLES, WILD
from bricabrac.nicodemus.state import Seat, State

Counts = tuple[int, ...]  # by piece


@rule
def due(seat: Seat, kind: int, resource: int) -> int:
    """The cost in a resource after the shown reductions, which come first (ruling 13)."""
    return max(0, COST[kind][resource] - seat.saves[resource])


@rule
def fee(state: State, space: int) -> int:
    """Charcoalium for the machines to the right. It is paid from the stock alone (ruling 7)."""
    return fee_of(state.seats[state.active], state.length - 1 - space)


@rule
def fee_of(seat: Seat, right: int) -> int:
    """What a seat pays for so many machines to the right."""
    return max(0, right - seat.saves[COAL])


@rule
def lacking(seat: Seat, kind: int) -> int:
    """How many resources the seat lacks for a machine; wild reductions have to make up for them."""
    total = 0
    for resource in RESOURCES:
        total += max(0, due(seat, kind, resource) - seat.stock[resource])
    return total


@rule
def shortage(state: State, seat: int, space: int) -> int:
    """How many pieces a seat lacks for the machine on a space."""
    me = state.seats[seat]
    coal = fee_of(me, state.length - 1 - space) - me.stock[COAL]
    return max(0, lacking(me, state.row[space]) - me.saves[WILD]) + max(0, coal)


@routine
def can_spare(seat: Seat, kind: int, bundle: int) -> bool:
    """Whether wild reductions can be used for a bundle: all of them, on what is due (ruling 13)."""
    left = 0
    for resource in RESOURCES:
        owed = due(seat, kind, resource)
        left += owed
        if BUNDLE[bundle][resource] > owed:
            return False
        if owed - BUNDLE[bundle][resource] > seat.stock[resource]:
            return False
    return SIZE[bundle] == min(seat.saves[WILD], left)


@routine
def ways_to_spare(seat: Seat, kind: int) -> int:
    """How many bundles could be spared. With one, nobody is asked (ruling 7)."""
    count = 0
    if seat.saves[WILD] == 0:
        return count
    for bundle in range(TRIPLES):
        count += can_spare(seat, kind, bundle)
    return count


@routine
def first_to_spare(seat: Seat, kind: int) -> int:
    """The first bundle that could be spared, or -1 if there is nothing to spare."""
    if seat.saves[WILD] > 0:
        for bundle in range(TRIPLES):
            if can_spare(seat, kind, bundle):
                return bundle
    return -1


# For those who explain.


def owed(seat: Seat, kind: int) -> Counts:
    """All resources that are due for a machine."""
    return (0, *(due(seat, kind, resource) for resource in RESOURCES))


def missing(seat: Seat, kind: int) -> Counts:
    """Those of them that the seat does not have."""
    return less(owed(seat, kind), seat.stock)


def savings(seat: Seat, kind: int) -> int:
    """How many of them wild reductions take off."""
    return min(seat.saves[WILD], sum(owed(seat, kind)))


def price(seat: Seat, kind: int) -> tuple[Counts, int]:
    """What is to be paid in resources, and how many of them can still be chosen to be saved."""
    if ways_to_spare(seat, kind) == 1:
        return less(owed(seat, kind), BUNDLE[first_to_spare(seat, kind)]), 0
    return owed(seat, kind), savings(seat, kind)


def less(counts: Sequence[int], others: Sequence[int]) -> Counts:
    """The difference, where it is more than nothing."""
    return tuple(max(0, one - other) for one, other in zip(counts, others, strict=True))
