"""What holds in every state: checked on positions that come from outside, and after every action
of the fuzz."""

from enum import IntEnum

from bricabrac.engine.kernel import entry, routine
from bricabrac.nicodemus.cards import (
    CARDS,
    COPIES,
    HAND,
    KINDS,
    SHOWS,
    SPACES,
    SUPPLY,
    SYMBOLS,
    TILES,
    U1,
    U2,
    U3,
    U5,
    WORKSHOP,
)
from bricabrac.nicodemus.projects import ways_to_complete
from bricabrac.nicodemus.state import Ask, Place, State

PILE, DRAWN, GONE = int(Place.PILE), int(Place.DRAWN), int(Place.GONE)


class Fault(IntEnum):
    """What can be wrong with a state."""

    NONE = 0
    PIECES = 1
    MACHINES = 2
    PROJECTS = 3
    HANDS = 4
    ROW = 5
    WORKSHOPS = 6
    TURNS = 7
    QUESTION = 8


SENTENCES = {
    Fault.PIECES: "stocks, row and reserve do not make 12 charcoalium and 8 of each resource",
    Fault.MACHINES: "the 56 machines do not add up",
    Fault.PROJECTS: "the 17 projects are not each in one place",
    Fault.HANDS: "a hand has up to five cards, and no more known ones than cards",
    Fault.ROW: "the bric-a-brac has up to nine machines at the start of a turn, ten within one",
    Fault.WORKSHOPS: "a workshop holds up to three machines, and a fourth only after a repair",
    Fault.TURNS: "the first player acts after an even number of turns, the second after an odd one",
    Fault.QUESTION: "what is being asked does not fit the rest of the position",
}


@entry
def fault(state: State) -> int:
    """The first thing that is wrong with a state, or NONE."""
    if not pieces_add_up(state):
        return Fault.PIECES
    if not row_is_right(state):
        return Fault.ROW
    if not workshops_are_right(state):
        return Fault.WORKSHOPS
    if not hands_are_right(state):
        return Fault.HANDS
    if not machines_add_up(state):
        return Fault.MACHINES
    if not projects_add_up(state):
        return Fault.PROJECTS
    if (state.turns % 2 == 0) != (state.active == state.first):
        return Fault.TURNS
    return Fault.NONE if question_is_right(state) else Fault.QUESTION


@routine
def pieces_add_up(state: State) -> bool:
    """Pieces are neither made nor lost."""
    for piece in range(4):
        total = state.reserve[piece]
        if total < 0:
            return False
        for seat in state.seats:
            if seat.stock[piece] < 0:
                return False
            total += seat.stock[piece]
        if piece == 0:
            for space in range(SPACES):
                total += state.coal[space]
        if total != SUPPLY[piece]:
            return False
    return True


@routine
def row_is_right(state: State) -> bool:
    """Machines without a gap, charcoalium on machines only."""
    most = SPACES - 1 if state.asks == Ask.TURN or state.asks == Ask.OVER else SPACES
    if not 0 <= state.length <= most:
        return False
    for space in range(SPACES):
        if (state.row[space] != -1) != (space < state.length) or state.coal[space] < 0:
            return False
        if not -1 <= state.row[space] < KINDS:
            return False
        if space >= state.length and state.coal[space] != 0:
            return False
    return True


@routine
def workshops_are_right(state: State) -> bool:
    """Machines without a gap, and the savings that they show."""
    for number in range(2):
        seat = state.seats[number]
        repairing = state.asks == Ask.PROJECTS or state.asks == Ask.USE
        most = WORKSHOP if repairing and number == state.active else WORKSHOP - 1
        if not 0 <= seat.machines <= most or seat.points < 0:
            return False
        for place in range(WORKSHOP):
            if (seat.workshop[place] != -1) != (place < seat.machines):
                return False
        for symbol in range(len(SYMBOLS)):
            shown = 0
            for place in range(seat.machines):
                shown += SHOWS[seat.workshop[place]] == symbol
            if shown != seat.saves[symbol]:
                return False
    return True


@routine
def hands_are_right(state: State) -> bool:
    """Cards are counted, and known ones are there."""
    for seat in state.seats:
        cards = 0
        for kind in range(KINDS):
            cards += seat.hand[kind]
            if not 0 <= seat.known[kind] <= seat.hand[kind]:
                return False
        if cards != seat.cards or cards > HAND:
            return False
    return True


@routine
def machines_add_up(state: State) -> bool:
    """Every machine is somewhere exactly once."""
    if not 0 <= state.left <= CARDS:
        return False
    for kind in range(KINDS):
        found = state.discard[kind]
        for place in range(CARDS):
            found += state.deck[place] == kind
        for space in range(state.length):
            found += state.row[space] == kind
        for seat in state.seats:
            found += seat.hand[kind] + seat.aside[kind]
            for place in range(seat.machines):
                found += seat.workshop[place] == kind
        if found != COPIES[kind]:
            return False
    for place in range(CARDS):
        if (state.deck[place] != -1) != (place < state.left):
            return False
    return True


@routine
def projects_add_up(state: State) -> bool:
    """Every project is where its place says."""
    for project in range(TILES):
        in_pile = 0
        for place in range(TILES):
            in_pile += state.pile[place] == project
        drawn = int(state.drawn[0] == project) + int(state.drawn[1] == project)
        if in_pile != (state.place[project] == PILE) or drawn != (state.place[project] == DRAWN):
            return False
        if not PILE <= state.place[project] <= GONE + 1:
            return False
    for place in range(TILES):
        if (state.pile[place] != -1) != (place < state.pile_left):
            return False
    return True


@routine
def question_is_right(state: State) -> bool:
    """Whether what the question is about is there, and nothing else is."""
    me, asks, effect = state.seats[state.active], state.asks, state.effect
    cost_effects = effect == U1 or effect == U2 or effect == U3 or effect == U5
    if asks == Ask.TURN or asks == Ask.OVER:
        return effect == -1 and state.machine == -1 and state.space == -1 and state.used == 0
    if asks == Ask.SPARE:
        return 0 <= state.space < state.length and effect == -1
    if asks == Ask.PROJECTS:
        return state.space >= 0 and me.machines > 0 and state.project == -1
    if asks == Ask.USE:
        return state.project >= 0 and ways_to_complete(state, state.project) > 1
    if state.machine == -1 or state.length == 0 or state.space != -1:
        return False
    if asks == Ask.WAY or asks == Ask.PRODUCE:
        return effect == -1 and state.machine == state.row[state.length - 1]
    if asks == Ask.COST:
        return cost_effects
    if asks == Ask.REMOVE:
        return effect == U2 or effect == U3
    if asks == Ask.KEEP:
        return state.drawn[0] != -1 and state.drawn[1] != -1
    if asks == Ask.EXCHANGE:
        return 0 < state.exchanges <= 3
    return 0 <= effect < KINDS
