"""Turns and rounds, the end, majorities, ties, and who has won."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium.assistants import HOARDER, has
from bricabrac.imaginarium.cards import GOAL, HOARD, MAJORITY, SEATS, SPACES
from bricabrac.imaginarium.stacks import LEVELS
from bricabrac.imaginarium.state import Ask, Seat, State, Step

RUNNING = 0  # otherwise a bit for every seat that has won


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
def score_majorities(state: State) -> None:
    """Whoever has most of a piece scores, in a tie all; nobody, if nobody has any (ruling 29)."""
    for piece in range(PIECES):
        most = 1
        for seat in range(state.players):
            most = max(most, state.seats[seat].stock[piece])
        for seat in range(state.players):
            me = state.seats[seat]
            if me.stock[piece] == most:
                me.points += HOARD if has(me, HOARDER) else MAJORITY


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
