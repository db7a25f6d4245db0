"""Pieces going from hand to hand: none are ever made or lost."""

from bricabrac.engine.kernel import rule
from bricabrac.engine.story import tell
from bricabrac.nicodemus.state import State
from bricabrac.nicodemus.story import What


@rule
def gain(state: State, seat: int, piece: int, wanted: int) -> None:
    """Take pieces from the reserve, then from the foe; what neither has is lost."""
    me, foe = state.seats[seat], state.seats[1 - seat]
    from_reserve = min(wanted, state.reserve[piece])
    from_foe = min(wanted - from_reserve, foe.stock[piece])

    state.reserve[piece] -= from_reserve
    foe.stock[piece] -= from_foe
    me.stock[piece] += from_reserve + from_foe
    tell(state, What.GAINS, seat, piece, from_reserve + from_foe, from_foe)


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
