"""What holds in every state: checked on positions that come from outside, and after every action
of the fuzz."""

from enum import IntEnum

from bricabrac.engine.heaps import is_stack
from bricabrac.engine.kernel import routine, table
from bricabrac.nicodemus.bill import ways_to_spare
from bricabrac.nicodemus.cards import (
    B5,
    CARDS,
    COPIES,
    GOAL,
    HAND,
    KINDS,
    POINTS,
    R2,
    R4,
    SHOWS,
    SPACES,
    SUPPLY,
    SYMBOLS,
    TILES,
    U1,
    U2,
    U3,
    U4,
    U5,
    WILD,
    WORKSHOP,
    WORTH,
    Y1,
    Y2,
)
from bricabrac.nicodemus.effects import EXCHANGES
from bricabrac.nicodemus.legal import Refusal, why_not_repair
from bricabrac.nicodemus.projects import anything_to_complete, available, ways_to_complete
from bricabrac.nicodemus.state import Ask, Place, State

PILE, DRAWN, DONE, GONE = map(int, (Place.PILE, Place.DRAWN, Place.DONE, Place.GONE))
# The effect that asks each question, where only one does.
ASKED_BY = table(
    {
        Ask.NAME: B5,
        Ask.DISCARD: U1,
        Ask.EXCHANGE: U4,
        Ask.STEAL: R2,
        Ask.RETURN: R4,
        Ask.KEEP: Y1,
        Ask.COPY: Y2,
    }.get(ask, -1)
    for ask in Ask
)


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
    END = 9


@routine
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
    if not question_is_right(state):
        return Fault.QUESTION
    return Fault.NONE if end_is_right(state) else Fault.END


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
    most = SPACES if Ask.WAY <= state.asks <= Ask.COPY else SPACES - 1  # one is being played
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
        if not is_stack(seat.workshop, WORKSHOP, seat.machines):
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
    return is_stack(state.deck, CARDS, state.left)


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
    return is_stack(state.pile, TILES, state.pile_left)


@routine
def question_is_right(state: State) -> bool:
    """Whether what the question is about is there, and nothing else is."""
    asks = state.asks
    two_drawn = state.drawn[0] != -1 and state.drawn[1] != -1
    none_drawn = state.drawn[0] == -1 and state.drawn[1] == -1
    if not (two_drawn if asks == Ask.KEEP else none_drawn):
        return False
    if not (0 < state.exchanges <= EXCHANGES if asks == Ask.EXCHANGE else state.exchanges == 0):
        return False
    if (state.project != -1) != (asks == Ask.USE):
        return False
    if Ask.WAY <= asks <= Ask.COPY:
        return state.space == -1 and state.used == 0 and play_is_right(state)
    if state.effect != -1 or state.machine != -1:
        return False
    if Ask.SPARE <= asks <= Ask.USE:
        return repair_is_right(state)
    if state.space != -1 or state.used != 0:
        return False
    if asks == Ask.OVER:
        most = max(state.seats[0].points, state.seats[1].points)
        return state.turns > 0 and state.active == state.first and (state.exhausted or most >= GOAL)
    return asks == Ask.TURN


@routine
def play_is_right(state: State) -> bool:
    """The machine just played lies last, and has the effect being applied, or copies it."""
    if state.length == 0 or state.seats[state.active].cards == HAND:
        return False
    asks, effect, played = state.asks, state.effect, state.row[state.length - 1]
    if asks == Ask.WAY or asks == Ask.PRODUCE:
        is_shown = asks == Ask.WAY or SHOWS[played] == WILD
        return effect == -1 and state.machine == played and is_shown
    if effect == -1 or (effect != played and played != Y2):
        return False
    if asks == Ask.COST:
        of_cost = effect == U1 or effect == U2 or effect == U3 or effect == U5
        return of_cost and state.machine != -1 and state.discard[state.machine] > 0
    if state.machine != played:
        return False
    if asks == Ask.REMOVE:
        return effect == U2 or effect == U3
    return effect == ASKED_BY[asks]


@routine
def repair_is_right(state: State) -> bool:
    """What is being repaired can be paid, or what was repaired can complete something."""
    me = state.seats[state.active]
    if state.asks == Ask.SPARE:
        if not 0 <= state.space < state.length or state.used != 0:
            return False
        payable = why_not_repair(state, state.space) == Refusal.NONE
        return payable and ways_to_spare(me, state.row[state.space]) > 1
    if not 0 <= state.space <= state.length or me.machines == 0 or state.used >> me.machines:
        return False
    if state.used != 0 and not state.used >> (me.machines - 1) & 1:
        return False
    if state.asks == Ask.PROJECTS:
        return anything_to_complete(state)
    return available(state, state.project) and ways_to_complete(state, state.project) > 1


@routine
def end_is_right(state: State) -> bool:
    """Whether no round goes on, or begins, that could not have (ruling 9)."""
    first, second = state.seats[state.first], state.seats[1 - state.first]
    if state.asks == Ask.OVER:
        return True
    if state.active != state.first:
        return not state.exhausted or (state.left == 0 and first.cards < HAND)
    before = first.points
    if state.asks == Ask.PROJECTS or state.asks == Ask.USE:  # scored in this turn
        before -= POINTS[first.workshop[first.machines - 1]]
        for project in range(TILES):
            if state.used != 0 and state.place[project] == DONE + state.active:
                before -= WORTH[project]
    return max(before, second.points) < GOAL and not state.exhausted
