"""Turns and rounds, the end, ties, and who has won."""

from bricabrac.engine.kernel import entry, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.nicodemus.cards import GOAL
from bricabrac.nicodemus.state import Ask, State

RUNNING, FIRST_SEAT, SECOND_SEAT = 0b00, 0b01, 0b10  # a bit for every seat that has won
SHARED = FIRST_SEAT | SECOND_SEAT


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


@entry
def outcome(state: State) -> int:
    """RUNNING, or a bit for each winner: points, then charcoalium, then resources (ruling 12)."""
    if state.asks != Ask.OVER:
        return RUNNING
    lead = state.seats[0].points - state.seats[1].points
    if lead == 0:
        lead = state.seats[0].stock[COAL] - state.seats[1].stock[COAL]
    if lead == 0:
        for resource in RESOURCES:
            lead += state.seats[0].stock[resource] - state.seats[1].stock[resource]
    if lead == 0:
        return SHARED
    return FIRST_SEAT if lead > 0 else SECOND_SEAT
