"""Step 2: the reserved machine or the extractor, and deck_diver."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES, WOOD
from bricabrac.imaginarium.assistants import BARGAIN_HUNTER, DECK_DIVER, has
from bricabrac.imaginarium.belt import can_draw, crush, draw
from bricabrac.imaginarium.cards import BASE, BELT, DIVE, LEVEL, SPACES
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.stock import resources


@rule
def price(state: State, seat: int, space: int) -> int:
    """What a seat pays for the machine on a space."""
    if has(state.seats[seat], BARGAIN_HUNTER):
        return BASE[space]
    return BASE[space] + LEVEL[state.belt[space]]


@routine
def fetch(state: State) -> None:
    """Take the charcoalium, or pay for the machine; who is off the belt gets nothing."""
    me = state.seats[state.active]
    if state.space >= SPACES:
        return
    if state.space >= BELT:
        me.stock[COAL] += BASE[state.space]
        return
    missing = price(state, state.active, state.space) - me.stock[COAL]
    if missing <= 0:
        me.stock[COAL] = -missing
        take_machine(state)
        return

    # All charcoalium, then two resources for each missing one (ruling 2).
    me.stock[COAL] = 0
    if resources(me) < 2 * missing:
        for resource in RESOURCES:
            me.stock[resource] = 0
        crush(state, state.space)
    else:
        state.owed = 2 * missing
        state.least = WOOD
        settle(state)


@rule
def take_machine(state: State) -> None:
    """The machine on the space of the active handyman goes broken into the yard."""
    state.seats[state.active].yard[state.belt[state.space]] += 1
    state.belt[state.space] = -1


@rule
def can_pay_with(state: State, resource: int) -> bool:
    """Whether one of it may be paid next: in the order of the pieces, so that a mix has one way."""
    if resource < state.least or state.seats[state.active].stock[resource] == 0:
        return False
    rest = 0
    for piece in RESOURCES:
        if piece >= resource:
            rest += state.seats[state.active].stock[piece]
    return rest >= state.owed


@routine
def pay(state: State, resource: int) -> None:
    """Give up one resource."""
    state.seats[state.active].stock[resource] -= 1
    state.least = resource
    state.owed -= 1


@routine
def settle(state: State) -> None:
    """Pay what leaves no choice, and ask for the rest."""
    while state.owed > 0:
        ways, way = 0, 0
        for resource in RESOURCES:
            if can_pay_with(state, resource):
                ways += 1
                way = resource
        if ways > 1:
            state.asks = Ask.PAY
            return
        pay(state, way)
    state.least = 0
    take_machine(state)


@rule
def can_dive(state: State) -> bool:
    """deck_diver: once in step 2, with real charcoalium (rulings 3, 4)."""
    me = state.seats[state.active]
    if state.dived or not has(me, DECK_DIVER) or me.stock[COAL] < DIVE:
        return False
    return can_draw(state)


@routine
def dive(state: State) -> None:
    """deck_diver: the top machine of the deck, unseen, goes broken into the yard."""
    me = state.seats[state.active]
    me.stock[COAL] -= DIVE
    me.yard[draw(state)] += 1
    state.dived = True
