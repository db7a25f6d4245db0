"""Turns and rounds, the end, majorities, ties, and who has won."""

from enum import IntEnum

from bricabrac.engine.kernel import routine, rule, silent
from bricabrac.engine.pieces import PIECES
from bricabrac.engine.story import tell
from bricabrac.imaginarium.assistants import HOARDER, has
from bricabrac.imaginarium.cards import GOAL, HOARD, MAJORITY, SEATS, SPACES
from bricabrac.imaginarium.stacks import LEVELS
from bricabrac.imaginarium.state import Ask, Seat, State, Step
from bricabrac.imaginarium.story import What

RUNNING = 0  # otherwise a bit for every seat that has won


class Decided(IntEnum):
    """What decided who has won."""

    POINTS, LEVELS, NOTHING = range(3)


@routine
def turn_of(state: State) -> int:
    """How many turns are over: in a round every figure is placed once, and then works once."""
    waiting = 0
    for number in range(SEATS):
        waiting += state.track[number] != -1
    figures = waiting
    for space in range(SPACES + SEATS):
        figures += state.spaces[space] != -1
    is_planning = state.step == Step.PLANNING
    return (2 * state.round - 1) * figures + (-waiting if is_planning else waiting)


@rule
def round_of(state: State) -> int:
    """The round being played, or the last one."""
    return state.round


@routine
def is_over(state: State) -> bool:
    """Whether the match ends with this round: before majorities are counted (ruling 28)."""
    if state.round == state.rounds:  # a limit of 0 is none (ruling 36)
        return True
    for seat in range(state.players):
        if state.seats[seat].points >= GOAL:
            return True
    return False


@routine
def end_match(state: State) -> None:
    """Majorities are scored; why the match ends, and who has won, is told."""
    tell_reason(state)
    for piece in range(PIECES):
        for seat in range(state.players):
            me, points = state.seats[seat], majority(state, seat, piece)
            if points > 0:
                tell(state, What.MAJORITY, seat, piece, me.stock[piece], points)
                me.points += points
    tell_winners(state)


@rule
def majority(state: State, seat: int, piece: int) -> int:
    """What a seat scores for a piece, if nobody has more of it, in a tie all (ruling 29)."""
    me = state.seats[seat]
    if me.stock[piece] == 0:
        return 0
    for other in range(state.players):
        if state.seats[other].stock[piece] > me.stock[piece]:
            return 0
    return HOARD if has(me, HOARDER) else MAJORITY


@silent
def tell_reason(state: State) -> None:
    """Tell who has reached the goal; or, if nobody has, that the rounds are over."""
    reached = [seat for seat in range(state.players) if state.seats[seat].points >= GOAL]
    for seat in reached:
        tell(state, What.GOAL, seat, state.seats[seat].points)
    if not reached:
        tell(state, What.LAST_ROUND, state.round)


@rule
def levels(seat: Seat) -> int:
    """The levels of all repaired machines, which break a tie."""
    total = 0
    for place in range(seat.filled):
        total += LEVELS[seat.slots[place]]
    return total


@routine
def outcome(state: State) -> int:
    """RUNNING, or a bit for each winner: points, then levels, then all of them (ruling 29)."""
    return RUNNING if state.asks != Ask.OVER else winners(state)


@routine
def winners(state: State) -> int:
    """A bit for each seat that nobody is ahead of."""
    best = best_levels = -1
    found = 0
    for seat in range(state.players):
        points, tie = state.seats[seat].points, levels(state.seats[seat])
        if points > best or (points == best and tie > best_levels):
            best, best_levels, found = points, tie, 1 << seat
        elif points == best and tie == best_levels:
            found |= 1 << seat
    return found


def decided_by(state: State) -> Decided:
    """Whether points were enough to tell who has won, or levels, or neither."""
    seats = state.seats[: state.players]
    ahead = sorted(((seat.points, levels(seat)) for seat in seats), reverse=True)[:2]
    if ahead[0] == ahead[1]:
        return Decided.NOTHING
    return Decided.LEVELS if ahead[0][0] == ahead[1][0] else Decided.POINTS


@silent
def tell_winners(state: State) -> None:
    """Tell who has won, what decided, and the points of all."""
    scores = [seat.points for seat in state.seats[: state.players]]
    tell(state, What.ENDS, decided_by(state), winners(state), *scores)
