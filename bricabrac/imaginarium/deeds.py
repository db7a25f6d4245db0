"""Step 3: the six actions of the dial, apart from Reorganise, which is in workshop.py."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL
from bricabrac.engine.story import tell
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import (
    DOUBLE_SHIFT,
    can_hire_any,
    has,
    point_price,
    transactions_of,
)
from bricabrac.imaginarium.cards import (
    FIRST_SALVAGE,
    KINDS,
    LEVEL,
    OWN_EXTRACTOR,
    PRICE,
    SALVAGES,
    Deed,
    Kind,
)
from bricabrac.imaginarium.effects import begin, recycle
from bricabrac.imaginarium.state import Ask, State
from bricabrac.imaginarium.stock import can_repair, change, change_by_cost, resources
from bricabrac.imaginarium.story import What
from bricabrac.imaginarium.workshop import (
    begin_reorganise,
    can_reorganise,
    clear_slot,
    has_free_slot,
    put,
    slot_with,
)

RECRUIT, EXTRACT, REPAIR, TRADE, DISMANTLE, REORGANISE = (int(deed) for deed in Deed)


@routine
def is_possible(state: State, deed: int) -> bool:
    """Whether the active seat could do anything with one of the six actions."""
    me = state.seats[state.active]
    match deed:
        case Deed.RECRUIT:
            return can_hire_any(state)
        case Deed.REPAIR:
            return can_repair_any(state)
        case Deed.TRADE:
            return me.stock[COAL] + resources(me) > 0
        case Deed.DISMANTLE:
            return can_dismantle_any(state)
        case Deed.REORGANISE:
            return can_reorganise(me)
    return True


@routine
def can_repair_any(state: State) -> bool:
    """Whether there is a free slot, and a broken machine whose cost can be paid."""
    me = state.seats[state.active]
    if has_free_slot(me):
        for kind in range(KINDS):
            if me.yard[kind] > 0 and can_repair(me, kind):
                return True
    return False


@routine
def can_dismantle_any(state: State) -> bool:
    """Whether there is a broken machine, or one alone in a slot; special ones never."""
    me = state.seats[state.active]
    for place in range(me.filled):
        if me.slots[place] < Kind.S1:
            return True
    for kind in range(Kind.S1):
        if me.yard[kind] > 0:
            return True
    return False


@routine
def begin_deed(state: State, deed: int) -> None:
    """Begin one of the six actions."""
    me = state.seats[state.active]
    state.todo &= ~(1 << deed)
    if deed != EXTRACT:
        tell(state, What.BEGINS, state.active, deed)
    match deed:
        case Deed.RECRUIT:
            state.asks = Ask.RECRUIT
        case Deed.EXTRACT:
            tell(state, What.EXTRACTS, state.active, OWN_EXTRACTOR)
            me.stock[COAL] += OWN_EXTRACTOR
        case Deed.REPAIR | Deed.DISMANTLE:
            state.doing = deed
            state.times = 1 + has(me, DOUBLE_SHIFT)
        case Deed.TRADE:
            state.doing = deed
            state.times = transactions_of(me)
        case Deed.REORGANISE:
            begin_reorganise(state)
            state.asks = Ask.SEPARATE


@routine
def go_on(state: State) -> None:
    """Ask for the next repair, dismantling or transaction, if there can be one."""
    if state.times > 0 and is_possible(state, state.doing):
        if state.doing == REPAIR:
            state.asks = Ask.REPAIR
        elif state.doing == DISMANTLE:
            state.asks = Ask.DISMANTLE
        else:
            state.asks = Ask.TRADE
    else:
        end_deed(state)


@rule
def end_deed(state: State) -> None:
    """Nothing is under way any more."""
    state.doing = -1
    state.times = 0


@rule
def is_second(state: State) -> bool:
    """Whether this is the second repair or dismantling, which need not be (ruling 17)."""
    return state.times == 1 and has(state.seats[state.active], DOUBLE_SHIFT)


@routine
def repair(state: State, kind: int) -> None:
    """Pay the cost; the machine comes into a free slot, and may work at once."""
    me = state.seats[state.active]
    state.times -= 1
    tell(state, What.REPAIRS, state.active, kind)
    change_by_cost(me, kind, -1)
    me.yard[kind] -= 1
    if kind == Kind.S1:
        recycle(state)
    else:
        put(me, kind)
        begin(state, kind, True)


@routine
def dismantle_broken(state: State, kind: int) -> None:
    """As many resources as the level of the machine, out of its cost."""
    me = state.seats[state.active]
    state.times -= 1
    tell(state, What.DISMANTLES_BROKEN, state.active, kind)
    me.yard[kind] -= 1
    state.crusher[kind] += 1
    if SALVAGES[kind] > 1:
        state.machine = kind
        state.asks = Ask.SALVAGE
    else:
        salvage(state, FIRST_SALVAGE[kind])


@rule
def salvage(state: State, bundle: int) -> None:
    """Resources out of the cost of a broken machine."""
    tell(state, What.SALVAGES, state.active, bundle)
    change(state.seats[state.active], bundle, 1)
    state.machine = -1


@routine
def dismantle_repaired(state: State, kind: int) -> None:
    """A machine leaves its slot, for resources or points."""
    me = state.seats[state.active]
    state.times -= 1
    tell(state, What.DISMANTLES, state.active, kind)
    clear_slot(me, slot_with(me, kind, 0))
    state.crusher[kind] += 1
    state.machine = kind
    state.asks = Ask.RECEIVE


@rule
def receive(state: State, action: int) -> None:
    """Twice the cost, or points equal to the level."""
    me = state.seats[state.active]
    if action == act.RECEIVE_POINTS:
        tell(state, What.SCORES, state.active, LEVEL[state.machine])
        me.points += LEVEL[state.machine]
    else:
        tell(state, What.RECEIVES, state.active, state.machine)
        change_by_cost(me, state.machine, 2)
    state.machine = -1


@routine
def trade(state: State, action: int) -> None:
    """One transaction: buy or sell a resource, or buy a victory point."""
    me = state.seats[state.active]
    state.times -= 1
    if action == act.BUY_POINT:
        tell(state, What.BUYS_POINT, state.active, point_price(me))
        me.stock[COAL] -= point_price(me)
        me.points += 1
    elif action < act.BUY_POINT:
        resource = action - act.BUY + 1
        tell(state, What.BUYS, state.active, resource, PRICE[resource])
        me.stock[COAL] -= PRICE[resource]
        me.stock[resource] += 1
    else:
        resource = action - act.SELL + 1
        tell(state, What.SELLS, state.active, resource, PRICE[resource])
        me.stock[COAL] += PRICE[resource]
        me.stock[resource] -= 1
