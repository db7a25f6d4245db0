"""When an action may be done, and why not: one predicate for both."""

from bricabrac.engine.kernel import Choices, routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import FREE_HAND, MOONLIGHTER, can_hire, has, point_price
from bricabrac.imaginarium.cards import BUNDLE, COST, KINDS, LEVEL, PRICE, SIZE
from bricabrac.imaginarium.deeds import is_possible, is_second
from bricabrac.imaginarium.effects import can_apply
from bricabrac.imaginarium.fetching import can_pay_with
from bricabrac.imaginarium.planning import is_free
from bricabrac.imaginarium.projects import TABLE, is_secret
from bricabrac.imaginarium.reasons import Refusal
from bricabrac.imaginarium.stacks import TAKES, USE_PLACE, USE_STACK
from bricabrac.imaginarium.state import Ask, State, Step
from bricabrac.imaginarium.stock import can_give, can_repair
from bricabrac.imaginarium.turn import can_use, is_offered
from bricabrac.imaginarium.workshop import excess, is_loose, leads_on, slot_with


@routine
def why_not(state: State, action: int) -> int:
    """The first reason against an action, or NONE."""
    if state.asks == Ask.OVER:
        return Refusal.OVER
    if action == act.STOP:
        return why_not_stop(state)
    if not act.FIRST[state.asks] <= action < act.LAST[state.asks]:
        return Refusal.NOT_ASKED
    return why_not_now(state, action)


@routine
def legal(state: State, choices: Choices) -> int:
    """List the actions that nothing speaks against, and count them."""
    if state.asks == Ask.USE:
        count = legal_use(state, choices)
    else:
        count = 0
        for action in range(act.FIRST[state.asks], act.LAST[state.asks]):
            if why_not_now(state, action) == Refusal.NONE:
                choices[count] = action
                count += 1
    if why_not_stop(state) == Refusal.NONE:
        choices[count] = act.STOP
        count += 1
    return count


@rule
def legal_use(state: State, choices: Choices) -> int:
    """The same for the most frequent question, slot by slot: they lie in the order of actions."""
    me, count, last = state.seats[state.active], 0, -1
    for place in range(me.filled):
        if me.slots[place] != last and can_use(state, place):
            last = me.slots[place]
            choices[count] = act.USE + USE_PLACE[last]
            count += 1
    if has(me, MOONLIGHTER) and not state.borrowed:
        for action in range(act.BORROW, act.GIVE):
            if why_not_borrow(state, action - act.BORROW) == Refusal.NONE:
                choices[count] = action
                count += 1
    return count


@routine
def why_not_stop(state: State) -> int:
    """Whether what is asked may be left."""
    match state.asks:
        case Ask.USE | Ask.DIVE | Ask.ACT | Ask.EFFECT | Ask.CANCEL | Ask.DEACTIVATE | Ask.TRADE:
            return Refusal.NONE
        case Ask.GIVE | Ask.TAKE:
            # A used machine's effect must be applied in full; at a repair it is optional.
            return Refusal.NONE if state.step == Step.ACTIONS else Refusal.MUST_ANSWER
        case Ask.REPAIR | Ask.DISMANTLE:
            return Refusal.NONE if is_second(state) else Refusal.MUST_ANSWER
        case Ask.SEPARATE | Ask.COMBINE:
            return Refusal.NONE if excess(state) <= 0 else Refusal.TOO_MANY_SLOTS
        case Ask.PROJECTS:
            return Refusal.NONE
    return Refusal.MUST_ANSWER


@rule
def why_not_now(state: State, action: int) -> int:
    """The first reason against an action that answers the question being asked."""
    match state.asks:
        case Ask.PLAN:
            return why_not_place(state, action - act.RESERVE)
        case Ask.USE:
            if action < act.BORROW:
                return why_not_use(state, USE_STACK[action - act.USE])
            return why_not_borrow(state, action - act.BORROW)
        case Ask.GIVE:
            return why_not_give(state, action - act.GIVE)
        case Ask.PAY:
            return why_not_pay(state, action - act.PAY + 1)
        case Ask.DIAL:
            return why_not_pair(state, action - act.CHOOSE)
        case Ask.ACT:
            return why_not_do(state, action - act.DO)
        case Ask.REPAIR:
            return why_not_repair(state, action - act.REPAIR)
        case Ask.DISMANTLE:
            return why_not_dismantle(state, action)
        case Ask.SEPARATE | Ask.COMBINE:
            if action < act.COMBINE:
                return why_not_separate(state, action - act.SLOT)
            return why_not_combine(state, action - act.COMBINE + KINDS)
        case Ask.TRADE:
            return why_not_trade(state, action)
        case Ask.PROJECTS:
            return why_not_complete(state, action - act.COMPLETE)
    return why_not_rarely(state, action)


@routine
def why_not_rarely(state: State, action: int) -> int:
    """The same for the questions that are seldom asked."""
    match state.asks:
        case Ask.CANCEL:
            if state.projects[action - act.CANCEL] != TABLE:
                return Refusal.NOT_IN_OFFICE
        case Ask.DEACTIVATE:
            return why_not_deactivate(state, action - act.SLOT)
        case Ask.RECOVER:
            if state.crusher[act.RECOVERED[action - act.RECOVER]] == 0:
                return Refusal.NOT_IN_CRUSHER
        case Ask.SALVAGE:
            return why_not_salvage(state, action - act.TAKE)
        case Ask.RECRUIT:
            return why_not_recruit(state, action - act.RECRUIT)
    return Refusal.NONE  # a resource of one's choice, an effect, resources or points


@rule
def why_not_place(state: State, space: int) -> int:
    """Planning; whether it can be paid is another matter (ruling 1)."""
    if is_free(state, space):
        return Refusal.NONE
    return Refusal.NO_MACHINE_THERE if state.spaces[space] == -1 else Refusal.OCCUPIED


@routine
def why_not_use(state: State, stack: int) -> int:
    """Step 1: using a slot that holds this."""
    me = state.seats[state.active]
    if slot_with(me, stack, 0) == -1:
        return Refusal.NOT_IN_WORKSHOP
    if slot_with(me, stack, me.down) == -1:
        return Refusal.FACE_DOWN
    if slot_with(me, stack, me.down | state.used) == -1:
        return Refusal.ALREADY_USED
    return Refusal.NONE if can_apply(me, stack) else Refusal.TOO_FEW_RESOURCES


@routine
def why_not_borrow(state: State, kind: int) -> int:
    """Step 1: using an opponent's machine."""
    me = state.seats[state.active]
    if not has(me, MOONLIGHTER):
        return Refusal.NO_MOONLIGHTER
    if state.borrowed:
        return Refusal.ALREADY_BORROWED
    if not is_offered(state, kind):
        return Refusal.NOT_OFFERED
    return Refusal.NONE if can_apply(me, kind) else Refusal.TOO_FEW_RESOURCES


@rule
def why_not_give(state: State, bundle: int) -> int:
    """Feeding a transformation machine."""
    if SIZE[bundle] != TAKES[state.stack]:
        return Refusal.WRONG_AMOUNT
    return Refusal.NONE if can_give(state.seats[state.active], bundle) else Refusal.NOT_IN_STOCK


@rule
def why_not_pay(state: State, resource: int) -> int:
    """Paying with one of these."""
    if can_pay_with(state, resource):
        return Refusal.NONE
    if state.seats[state.active].stock[resource] == 0:
        return Refusal.NOT_IN_STOCK
    return Refusal.NOT_IN_ORDER


@rule
def why_not_pair(state: State, pair: int) -> int:
    """Turning the dial: neighbours, and not the pair of the last turn."""
    me = state.seats[state.active]
    if has(me, FREE_HAND):
        return Refusal.NONE
    if act.IS_NEIGHBOURS[pair] == 0:
        return Refusal.NOT_NEIGHBOURS
    return Refusal.SAME_PAIR if me.dial == pair else Refusal.NONE


@rule
def why_not_do(state: State, deed: int) -> int:
    """Beginning one of the two actions."""
    if not state.todo >> deed & 1:
        return Refusal.NOT_CHOSEN
    return Refusal.NONE if is_possible(state, deed) else Refusal.NOTHING_TO_DO


@rule
def why_not_repair(state: State, kind: int) -> int:
    """Repairing a machine of the yard; that a slot is free has been seen to."""
    me = state.seats[state.active]
    if me.yard[kind] == 0:
        return Refusal.NOT_IN_YARD
    return Refusal.NONE if can_repair(me, kind) else Refusal.NOT_IN_STOCK


@rule
def why_not_dismantle(state: State, action: int) -> int:
    """Dismantling a machine of the yard, or one alone in a slot."""
    me = state.seats[state.active]
    if action < act.DISMANTLE_REPAIRED:
        kind = act.DISMANTLED[action - act.DISMANTLE]
        return Refusal.NONE if me.yard[kind] > 0 else Refusal.NOT_IN_YARD
    kind = act.DISMANTLED[action - act.DISMANTLE_REPAIRED]
    return Refusal.NONE if slot_with(me, kind, 0) != -1 else Refusal.NOT_ALONE


@rule
def why_not_salvage(state: State, bundle: int) -> int:
    """Taking resources out of the cost of a broken machine."""
    if SIZE[bundle] != LEVEL[state.machine]:
        return Refusal.WRONG_AMOUNT
    for resource in RESOURCES:
        if BUNDLE[bundle][resource] > COST[state.machine][resource]:
            return Refusal.NOT_IN_COST
    return Refusal.NONE


@rule
def why_not_deactivate(state: State, place: int) -> int:
    """A6: turning a slot of the opponent whose turn it is; of equal ones the first."""
    foe = state.seats[state.target]
    if place >= foe.filled:
        return Refusal.NO_SUCH_SLOT
    if foe.down >> place & 1:
        return Refusal.FACE_DOWN
    first = slot_with(foe, foe.slots[place], foe.down)
    return Refusal.NONE if first == place else Refusal.SAME_CHOICE


@rule
def why_not_separate(state: State, place: int) -> int:
    """Taking a combination apart; of equal ones the first, and in the order of their numbers."""
    me = state.seats[state.active]
    if place >= me.filled:
        return Refusal.NO_SUCH_SLOT
    if me.slots[place] < state.least:
        return Refusal.NOT_IN_ORDER
    return Refusal.NONE if slot_with(me, me.slots[place], 0) == place else Refusal.SAME_CHOICE


@rule
def why_not_combine(state: State, stack: int) -> int:
    """Combining loose machines; it must leave a way to end with few enough slots (ruling 12)."""
    if not is_loose(state, stack):
        return Refusal.NOT_LOOSE
    if state.asks == Ask.COMBINE and stack < state.least:
        return Refusal.NOT_IN_ORDER
    return Refusal.NONE if leads_on(state, stack) else Refusal.TOO_MANY_SLOTS


@rule
def why_not_trade(state: State, action: int) -> int:
    """Buying and selling."""
    me = state.seats[state.active]
    if action >= act.SELL:
        return Refusal.NONE if me.stock[action - act.SELL + 1] > 0 else Refusal.NOT_IN_STOCK
    cost = point_price(me) if action == act.BUY_POINT else PRICE[action - act.BUY + 1]
    return Refusal.NONE if me.stock[COAL] >= cost else Refusal.TOO_LITTLE_COAL


@rule
def why_not_recruit(state: State, assistant: int) -> int:
    """Hiring an assistant of the meeting room."""
    if state.assistants[assistant] != TABLE:
        return Refusal.NOT_IN_ROOM
    return Refusal.NONE if can_hire(state, assistant) else Refusal.TOO_LITTLE_COAL


@rule
def why_not_complete(state: State, project: int) -> int:
    """Completing a project."""
    if state.met >> project & 1:
        return Refusal.NONE
    if state.projects[project] != TABLE and not is_secret(state, project, state.active):
        return Refusal.NOT_AVAILABLE
    if state.done[project] >> state.active & 1:
        return Refusal.ALREADY_DONE
    return Refusal.NOT_MET
