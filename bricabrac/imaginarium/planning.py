"""Handymen, saboteurs, initiative: who is placed next, and who works next."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.story import tell
from bricabrac.imaginarium.belt import crush
from bricabrac.imaginarium.cards import BELT, SEATS, SPACES
from bricabrac.imaginarium.state import State
from bricabrac.imaginarium.story import What

WITH_SABOTEURS = 2  # players
NOBODY = -1


@rule
def seat_of(state: State, figure: int) -> int:
    """Whose figure it is."""
    return figure % state.players


@rule
def is_free(state: State, space: int) -> bool:
    """Whether a figure can be placed: on a machine that nobody has reserved, or on an extractor."""
    if state.spaces[space] != NOBODY:
        return False
    return space >= BELT or state.belt[space] != -1


@rule
def first_on_track(state: State) -> int:
    """The lowest number of the initiative track with a figure on it, or -1."""
    for number in range(SEATS):
        if state.track[number] != NOBODY:
            return number
    return -1


@routine
def next_to_place(state: State) -> bool:
    """Find the next figure to be placed. One that finds no space stays off the belt (ruling 7)."""
    while True:
        number = first_on_track(state)
        if number == -1:
            return False
        state.figure = state.track[number]
        for space in range(SPACES):
            if is_free(state, space):
                state.active = seat_of(state, state.figure)
                return True
        # Behind the extractors lie those off the belt, in planning order (ruling 31).
        space = SPACES
        while state.spaces[space] != NOBODY:
            space += 1
        place(state, space)


@rule
def place(state: State, space: int) -> None:
    """The figure whose turn it is goes from the track to a space."""
    if space < BELT:
        tell(state, What.RESERVES, state.figure, state.players, space, state.belt[space])
    else:
        tell(state, What.GOES_TO, state.figure, state.players, space)
    state.track[first_on_track(state)] = NOBODY
    state.spaces[space] = state.figure


@routine
def next_to_work(state: State) -> bool:
    """Find the next handyman in the order from the deck; saboteurs on the way do their work."""
    for space in range(state.space + 1, SPACES + SEATS):
        figure = state.spaces[space]
        if figure == NOBODY:
            continue
        state.figure, state.space = figure, space
        if figure < state.players:
            state.active = seat_of(state, figure)
            return True
        # Its extractor is blocked; its machine is crushed only now (ruling 30).
        if space < BELT:
            tell(state, What.SABOTAGES, figure, state.players, space, state.belt[space])
            crush(state, space)
        back_to_track(state)
    return False


@rule
def back_to_track(state: State) -> int:
    """The figure that has worked takes the lowest free number."""
    state.spaces[state.space] = NOBODY
    number = 0
    while state.track[number] != NOBODY:
        number += 1
    state.track[number] = state.figure
    return number
