"""Step 2: the reserved machine or the extractor, and deck_diver."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES, WOOD
from bricabrac.engine.story import tell
from bricabrac.imaginarium.assistants import BARGAIN_HUNTER, DECK_DIVER, has
from bricabrac.imaginarium.belt import can_draw, crush, draw
from bricabrac.imaginarium.cards import BASE, BELT, DIVE, LEVEL, SPACES
from bricabrac.imaginarium.state import Ask, Seat, State
from bricabrac.imaginarium.stock import resources
from bricabrac.imaginarium.story import What

BY_COAL, BY_RESOURCES, BY_NOTHING = range(3)  # charcoalium is enough, resources make up, or not


@rule
def price(state: State, seat: int, space: int) -> int:
    """What a seat pays for the machine on a space."""
    if has(state.seats[seat], BARGAIN_HUNTER):
        return BASE[space]
    return BASE[space] + LEVEL[state.belt[space]]


@rule
def means(state: State, seat: int, space: int) -> int:
    """What a seat would pay with for the machine on a space: see BY_COAL."""
    me = state.seats[seat]
    missing = price(state, seat, space) - me.stock[COAL]
    if missing <= 0:
        return BY_COAL
    return BY_RESOURCES if resources(me) >= 2 * missing else BY_NOTHING


@routine
def fetch(state: State) -> None:
    """Take the charcoalium, or pay for the machine; who is off the belt gets nothing."""
    me = state.seats[state.active]
    if state.space >= SPACES:
        tell(state, What.FETCHES_NOTHING, state.active)
        return
    if state.space >= BELT:
        me.stock[COAL] += BASE[state.space]
        tell(state, What.TAKES_COAL, state.active, state.space - BELT, BASE[state.space])
        return
    tell(state, What.COMES_FOR, state.active, state.belt[state.space])
    due = price(state, state.active, state.space)
    missing = due - me.stock[COAL]
    if missing <= 0:
        tell(state, What.PAYS, state.active, COAL, due)
        me.stock[COAL] = -missing
        take_machine(state)
        return

    # All charcoalium, then two resources for each missing one (ruling 2).
    tell(state, What.PAYS, state.active, COAL, me.stock[COAL])
    me.stock[COAL] = 0
    if resources(me) < 2 * missing:
        for resource in RESOURCES:
            tell(state, What.PAYS, state.active, resource, me.stock[resource])
            me.stock[resource] = 0
        tell(state, What.FAILS, state.active, state.belt[state.space])
        crush(state, state.space)
    else:
        state.owed = 2 * missing
        state.least = WOOD
        settle(state)


def making_up(seat: Seat, due: int) -> tuple[int, int]:
    """Charcoalium and resources that a seat would pay: all there are, where the machine is lost."""
    coal = min(due, seat.stock[COAL])
    return coal, min(2 * (due - coal), resources(seat))


@rule
def take_machine(state: State) -> None:
    """The machine on the space of the active handyman goes broken into the yard."""
    tell(state, What.FETCHES, state.active, state.belt[state.space])
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
    tell(state, What.PAYS, state.active, resource, 1)
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
            tell(state, What.OWES, state.active, state.owed)
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
    kind = draw(state)
    tell(state, What.DIVES, state.active, kind, DIVE)
    me.yard[kind] += 1
    state.dived = True
