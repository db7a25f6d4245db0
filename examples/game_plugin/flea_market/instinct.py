"""What experience says: with it, all bots of the house can play the game."""

from bricabrac.engine.kernel import routine, rule
from flea_market.state import EARN, POINTS, State


@routine
def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a point."""
    me = state.seats[seat]
    return 100 * me.points + 40 * me.coins + 20 * me.cards


@routine
def lean(state: State, action: int) -> int:
    """How often a sensible player would try an action, against the others: 1 or more."""
    return 1 + 3 * POINTS[action] if action < EARN else 2


@rule
def settled(state: State, seat: int) -> bool:
    """Whether the turn of a seat is over."""
    return state.active != seat
