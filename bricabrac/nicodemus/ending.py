"""Turns and rounds, the end, ties, and who has won."""

from bricabrac.engine.kernel import routine, rule, silent
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.story import tell
from bricabrac.nicodemus.cards import GOAL
from bricabrac.nicodemus.state import Ask, State
from bricabrac.nicodemus.story import What

RUNNING, FIRST_SEAT, SECOND_SEAT = 0b00, 0b01, 0b10  # a bit for every seat that has won
SHARED = FIRST_SEAT | SECOND_SEAT
BY_POINTS, BY_COAL, BY_RESOURCES = range(3)  # what a match is won by, or shared after the last


@rule
def turn_of(state: State) -> int:
    """How many turns are over."""
    return state.turns


@rule
def round_of(state: State) -> int:
    """The round being played, or the last one: each player has one turn in it."""
    return (state.turns - (state.asks == Ask.OVER)) // 2 + 1


@rule
def is_over(state: State) -> bool:
    """Whether the match ends with the turn just finished: only with a whole round (ruling 9)."""
    if state.active == state.first:
        return False
    most = max(state.seats[0].points, state.seats[1].points)
    return state.exhausted or most >= GOAL


@silent
def tell_goal(state: State) -> None:
    """With the goal reached in this turn, the round is the last."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    if state.space != -1 and me.points >= GOAL and foe.points < GOAL:
        tell(state, What.GOAL, state.active, me.points)


@rule
def lead(state: State, by: int) -> int:
    """How far the first seat is ahead."""
    one, other = state.seats[0], state.seats[1]
    if by == BY_POINTS:
        return one.points - other.points
    if by == BY_COAL:
        return one.stock[COAL] - other.stock[COAL]
    ahead = 0
    for resource in RESOURCES:
        ahead += one.stock[resource] - other.stock[resource]
    return ahead


@routine
def decided_by(state: State) -> int:
    """What the match is won by: points, then charcoalium, then resources (ruling 12)."""
    for by in range(BY_RESOURCES):
        if lead(state, by) != 0:
            return by
    return BY_RESOURCES


@routine
def outcome(state: State) -> int:
    """RUNNING, or a bit for each winner."""
    if state.asks != Ask.OVER:
        return RUNNING
    ahead = lead(state, decided_by(state))
    if ahead == 0:
        return SHARED
    return FIRST_SEAT if ahead > 0 else SECOND_SEAT


@silent
def tell_outcome(state: State) -> None:
    """Who has won, and what decided it."""
    if state.asks == Ask.OVER:
        one, other = state.seats[0].points, state.seats[1].points
        by, winners = decided_by(state), outcome(state)
        tell(state, What.OVER, state.active, by, winners, one, other)
