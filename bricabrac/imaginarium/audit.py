"""What must hold in every state: a number for each thing that can be wrong."""

from enum import IntEnum

from bricabrac.engine.heaps import is_stack
from bricabrac.engine.kernel import routine, table
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium.assistants import slots_of
from bricabrac.imaginarium.cards import (
    BELT,
    CARDS,
    COPIES,
    GOAL,
    HIRED,
    KINDS,
    MOST_SLOTS,
    ROOM,
    SEATS,
    SPACES,
    STAFF,
    TILES,
    Kind,
)
from bricabrac.imaginarium.planning import WITH_SABOTEURS
from bricabrac.imaginarium.projects import look_for_projects
from bricabrac.imaginarium.stacks import PART_COUNT, PART_KIND, STACKS
from bricabrac.imaginarium.state import Ask, Place, State, Step
from bricabrac.imaginarium.underway import has_fetched, is_question_right, is_tidy

DECK, TABLE, GONE, OWN = (int(place) for place in (Place.DECK, Place.TABLE, Place.GONE, Place.OWN))

# Counting all machines at once: so many bits for each kind, half of the kinds in each of two words.
_BITS, _HALF = 5, (KINDS + 1) // 2
_LOWS = [1 << _BITS * kind if kind < _HALF else 0 for kind in range(KINDS)]
_HIGHS = [1 << _BITS * (kind - _HALF) if kind >= _HALF else 0 for kind in range(KINDS)]
LOW, HIGH = table(_LOWS), table(_HIGHS)


def _in_stack(weights: list[int], stack: int) -> int:
    """The machines of a stack, in such bits."""
    parts = zip(PART_KIND[stack], PART_COUNT[stack], strict=True)
    return sum(weights[kind] * int(count) for kind, count in parts)


STACK_LOW = table(_in_stack(_LOWS, stack) for stack in range(STACKS))
STACK_HIGH = table(_in_stack(_HIGHS, stack) for stack in range(STACKS))
ALL_LOW = sum(weight * int(copies) for weight, copies in zip(_LOWS, COPIES, strict=True))
ALL_HIGH = sum(weight * int(copies) for weight, copies in zip(_HIGHS, COPIES, strict=True))


class Fault(IntEnum):
    """What is wrong with a state."""

    NONE = 0
    MACHINES = 1  # a machine is missing, or there is one too many
    DECK = 2  # the deck is not as high as it says
    STOCK = 3  # less than nothing
    SLOTS = 4  # more slots than allowed, out of order, or with what no slot can hold
    FACE_DOWN = 5  # a slot that is not there, or of who has had step 1
    ASSISTANTS = 6  # one is in two places, or somebody has too many
    PROJECTS = 7  # one is in two places
    FIGURES = 8  # one is in two places, or in none
    LEFTOVERS = 9  # something of an earlier step has not been cleared away
    MET = 10  # what can be completed is wrong
    PLACES = 11  # a seat that nobody sits in is not empty
    QUESTION = 12  # what is asked does not fit the rest
    END = 13  # the match would have ended before


@routine
def fault(state: State) -> int:
    """The first thing that is wrong, or NONE."""
    if not is_stack(state.deck, CARDS, state.left):
        return Fault.DECK
    for seat in range(SEATS):
        found = fault_of_seat(state, seat)
        if found != Fault.NONE:
            return found
    if not do_machines_add_up(state):
        return Fault.MACHINES
    if not are_assistants_right(state):
        return Fault.ASSISTANTS
    if not are_projects_right(state):
        return Fault.PROJECTS
    if not are_figures_right(state):
        return Fault.FIGURES
    if not is_tidy(state):
        return Fault.LEFTOVERS
    if not is_question_right(state):
        return Fault.QUESTION
    met = state.met
    if state.asks == Ask.PROJECTS:
        look_for_projects(state)
    elif state.met != 0:
        return Fault.MET
    if state.met != met:
        return Fault.MET
    return Fault.NONE if is_end_right(state) else Fault.END


@routine
def do_machines_add_up(state: State) -> bool:
    """Whether every machine is somewhere exactly once: a few bits of two words for each kind."""
    low = high = 0
    for place in range(state.left):
        low += LOW[state.deck[place]]
        high += HIGH[state.deck[place]]
    for space in range(BELT):
        if state.belt[space] != -1:
            low += LOW[state.belt[space]]
            high += HIGH[state.belt[space]]
    for seat in range(state.players):
        me = state.seats[seat]
        for place in range(me.filled):
            low += STACK_LOW[me.slots[place]]
            high += STACK_HIGH[me.slots[place]]
    for kind in range(KINDS):
        count = state.crusher[kind] + state.loose[kind]
        for seat in range(state.players):
            count += state.seats[seat].yard[kind]
        if state.crusher[kind] < 0 or state.loose[kind] < 0:
            return False
        low += count * LOW[kind]
        high += count * HIGH[kind]
    return low == ALL_LOW and high == ALL_HIGH


@routine
def fault_of_seat(state: State, seat: int) -> int:
    """What is wrong with one seat."""
    me = state.seats[seat]
    if seat >= state.players and (me.filled or me.points or me.staff or me.board):
        return Fault.PLACES
    for piece in range(PIECES):
        if me.stock[piece] < 0:
            return Fault.STOCK
    for kind in range(KINDS):
        if me.yard[kind] < 0:
            return Fault.MACHINES
    if me.points < 0:
        return Fault.STOCK
    reorganising = state.asks == Ask.SEPARATE or state.asks == Ask.COMBINE
    if not 0 <= me.filled <= slots_of(me):
        return Fault.SLOTS
    for place in range(MOST_SLOTS):
        stack = me.slots[place]
        if (stack != -1) != (place < me.filled) or stack >= STACKS or stack == Kind.S1:
            return Fault.SLOTS
        if 0 < place < me.filled and stack < me.slots[place - 1]:
            return Fault.SLOTS
        if stack != -1 and stack < KINDS and reorganising and seat == state.active:
            return Fault.SLOTS
    if me.down >> me.filled != 0 or me.down < 0:
        return Fault.FACE_DOWN
    # Who was hit after step 1 has a slot face down until the next one, or until the match ends.
    acting = seat == state.active and Step.USE < state.step < Step.OVER
    if me.down != 0 and acting:
        return Fault.FACE_DOWN
    return Fault.NONE


@routine
def are_assistants_right(state: State) -> bool:
    """Whether every assistant is in one place, and that place knows it."""
    waiting = stacked = 0
    for place in range(state.pool_left):
        if stacked >> state.pool[place] & 1:
            return False
        stacked |= 1 << state.pool[place]
    for assistant in range(STAFF):
        lies = state.assistants[assistant]
        waiting += lies == TABLE
        if (stacked >> assistant & 1) != (lies == DECK):
            return False
        if lies == GONE or lies >= OWN + state.players:
            return False
        for seat in range(SEATS):
            if (state.seats[seat].staff >> assistant & 1) != (lies == OWN + seat):
                return False
    for seat in range(SEATS):
        count = 0
        for assistant in range(STAFF):
            count += state.assistants[assistant] == OWN + seat
        if count > HIRED:
            return False
    return waiting <= ROOM and is_stack(state.pool, STAFF, state.pool_left)


@routine
def are_projects_right(state: State) -> bool:
    """Whether every project is in one place."""
    stacked = 0
    for place in range(state.pile_left):
        if stacked >> state.pile[place] & 1:
            return False
        stacked |= 1 << state.pile[place]
    for project in range(TILES):
        lies = state.projects[project]
        if (stacked >> project & 1) != (lies == DECK) or not DECK <= lies < OWN + state.players:
            return False
        if lies == DECK and state.done[project] != 0:
            return False
        if state.done[project] >> state.players != 0:
            return False
    return is_stack(state.pile, TILES, state.pile_left)


@routine
def are_figures_right(state: State) -> bool:
    """Whether every figure stands in one place, and no other figure is about."""
    figures = 2 * state.players if state.players == WITH_SABOTEURS else state.players
    standing = 0
    for figure in range(SEATS):
        count = 0
        for number in range(SEATS):
            count += state.track[number] == figure
        for space in range(SPACES + SEATS):
            count += state.spaces[space] == figure
        if count != (figure < figures):
            return False
    for number in range(SEATS):
        standing += state.track[number] != -1
    for space in range(SPACES + SEATS):
        if state.spaces[space] != -1:
            standing += 1
            if space < state.space:  # it would never work
                return False
            if space < BELT and space != state.space and state.belt[space] == -1:
                return False
    if state.space == -1:
        return standing == figures
    if 0 <= state.space < BELT and (state.belt[state.space] != -1) == has_fetched(state):
        return False
    return standing == figures and state.spaces[state.space] == state.figure == state.active


@routine
def is_end_right(state: State) -> bool:
    """Whether the match was not to end with an earlier round."""
    if state.rounds != 0 and state.round > state.rounds:
        return False
    is_reached = False
    for seat in range(state.players):
        # Only who has worked in this round may have reached the goal.
        waits = state.step == Step.PLANNING
        for space in range(state.space + 1, SPACES + SEATS):
            waits = waits or state.spaces[space] == seat
        if state.seats[seat].points >= GOAL:
            is_reached = True
            if waits:
                return False
    return state.step != Step.OVER or is_reached or state.round == state.rounds
