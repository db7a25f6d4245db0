"""Pieces going from hand to hand: none are ever made or lost."""

from bricabrac.engine.kernel import rule
from bricabrac.engine.story import tell
from bricabrac.nicodemus.state import State
from bricabrac.nicodemus.story import What


@rule
def from_reserve(state: State, piece: int, wanted: int) -> int:
    """How many pieces the reserve has, of those that are wanted."""
    return min(wanted, state.reserve[piece])


@rule
def from_foe(state: State, seat: int, piece: int, wanted: int) -> int:
    """How many have to come from the foe, because the reserve has too few."""
    short = wanted - from_reserve(state, piece, wanted)
    return min(short, state.seats[1 - seat].stock[piece])


@rule
def gain(state: State, seat: int, piece: int, wanted: int) -> None:
    """Take pieces from the reserve, then from the foe; what neither has is lost."""
    me, foe = state.seats[seat], state.seats[1 - seat]
    given = from_reserve(state, piece, wanted)
    taken = from_foe(state, seat, piece, wanted) if given < wanted else 0

    state.reserve[piece] -= given
    foe.stock[piece] -= taken
    me.stock[piece] += given + taken
    tell(state, What.GAINS, seat, piece, given + taken, taken)


@rule
def give_back(state: State, seat: int, piece: int, wanted: int) -> None:
    """Return pieces to the reserve, as many as there are."""
    me = state.seats[seat]
    returned = min(wanted, me.stock[piece])
    me.stock[piece] -= returned
    state.reserve[piece] += returned
    if returned > 0:
        tell(state, What.RETURNS, seat, piece, returned)


@rule
def steal(state: State, seat: int, piece: int) -> None:
    """Take a piece from the foe, if there is one."""
    me, foe = state.seats[seat], state.seats[1 - seat]
    if foe.stock[piece] > 0:
        foe.stock[piece] -= 1
        me.stock[piece] += 1
        tell(state, What.STEALS, seat, piece, 1)
