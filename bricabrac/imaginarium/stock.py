"""What lies behind a screen, and the unlimited bank (ruling 6)."""

from bricabrac.engine.kernel import rule
from bricabrac.engine.pieces import RESOURCES
from bricabrac.imaginarium.cards import BUNDLE, COST
from bricabrac.imaginarium.state import Seat


@rule
def resources(seat: Seat) -> int:
    """How many resources a seat has, of all kinds."""
    total = 0
    for resource in RESOURCES:
        total += seat.stock[resource]
    return total


@rule
def can_repair(seat: Seat, kind: int) -> bool:
    """Whether the stock covers the cost of a machine."""
    for resource in RESOURCES:
        if seat.stock[resource] < COST[kind][resource]:
            return False
    return True


def lacking(seat: Seat, kind: int) -> list[int]:
    """What the stock lacks of the cost of a machine, by piece."""
    return [max(0, due - held) for due, held in zip(COST[kind], seat.stock, strict=True)]


@rule
def can_give(seat: Seat, bundle: int) -> bool:
    """Whether the stock holds a bundle."""
    for resource in RESOURCES:
        if seat.stock[resource] < BUNDLE[bundle][resource]:
            return False
    return True


@rule
def change(seat: Seat, bundle: int, times: int) -> None:
    """A bundle comes, or, with -1, goes."""
    for resource in RESOURCES:
        seat.stock[resource] += times * BUNDLE[bundle][resource]


@rule
def change_by_cost(seat: Seat, kind: int, times: int) -> None:
    """The cost of a machine comes, or, with -1, goes."""
    for resource in RESOURCES:
        seat.stock[resource] += times * COST[kind][resource]
