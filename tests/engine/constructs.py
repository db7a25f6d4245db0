"""What rules may be made of: each construct once, for the tests to compare in all modes."""

from collections.abc import Sequence
from enum import IntEnum

from bricabrac.engine.kernel import routine, rule, table
from bricabrac.engine.layout import Layout, each, flag, number, numbers


class Colour(IntEnum):
    RED, BLUE = range(2)


RED, BLUE = Colour
COST = table([(1, 2, 3), (4, 5, 6)])


class Slot(Layout):
    colour = number(bits=8)
    used = flag()


class Seat(Layout):
    slots = each(Slot, 3)
    stock = numbers(4)


class State(Layout):
    seats = each(Seat, 2)
    grid = numbers(2, 3, bits=32)
    done = flag()
    total = number(bits=64)


@routine
def everything(state: State, share: float) -> float:
    """Rules may be defined after those that call them."""
    for seat in state.seats:
        for slot in seat.slots:
            paint(slot, BLUE)
    paint(state.seats[0].slots[1], RED)
    first(state).stock[2] = 9

    for colour in (RED, BLUE):
        state.grid[0][colour] += 1
    state.grid[1][2] = added(COST[1])
    state.total = factorial(5) + added(state.grid[1]) + added(state.seats[0].stock)
    state.done = not state.done

    stock = state.seats[1].stock
    stock[0], stock[1] = divmod(-7, 2)  # rounded as Python does
    stock[2], stock[3] = -7 // 2, -7 % 3
    if state.total < 0:
        raise ValueError("this cannot be")
    return share * 2


@routine
def roundabout(value: int) -> int:
    """A rule is called by another, while the call that stands here first is never reached."""
    three, total = 3, 0
    if three > 5:
        total = remainders(value)
    return total + one_more(value)


@rule
def one_more(value: int) -> int:
    """Who really calls."""
    return remainders(value) + 1


@rule
def remainders(value: int) -> int:
    """Who is called: long enough not to be taken in before parts are linked."""
    total = 0
    for one in range(value):
        total += one * value % 7
    return total


@rule
def first(state: State) -> Seat:
    """Parts can be returned."""
    return state.seats[0]


@rule
def paint(slot: Slot, colour: Colour) -> None:
    """Members of an IntEnum are numbers, also as arguments."""
    match colour:
        case Colour.RED | Colour.BLUE:
            slot.colour = colour
    slot.used = colour == BLUE


@routine
def added(numbers: Sequence[int]) -> int:
    """Rows of a table, and fields of any width, are taken as they come."""
    total = 0
    for value in numbers:
        total += value
    return total


@rule
def factorial(value: int) -> int:
    """A rule can call itself, if a return before that tells the type."""
    if value < 2:
        return 1
    return value * factorial(value - 1)
