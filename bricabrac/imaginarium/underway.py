"""What is under way: whether it belongs to this step, and fits the question that is asked."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import DOUBLE_SHIFT, SHOWMAN, has, transactions_of
from bricabrac.imaginarium.cards import BELT, KINDS, SALVAGES, Deed, Kind
from bricabrac.imaginarium.deeds import is_possible
from bricabrac.imaginarium.effects import can_apply
from bricabrac.imaginarium.fetching import can_dive
from bricabrac.imaginarium.planning import first_on_track
from bricabrac.imaginarium.stacks import CHOICE, TAKES, USE_PLACE
from bricabrac.imaginarium.state import Ask, State, Step
from bricabrac.imaginarium.workshop import can_save, excess, has_free_slot, slot_with


@rule
def has_fetched(state: State) -> bool:
    """Whether the figure at work has had its machine or its charcoalium."""
    return state.step > Step.AFTER or (state.step == Step.AFTER and state.asks != Ask.PAY)


@rule
def is_reorganising(state: State) -> bool:
    """Whether machines are loose."""
    return state.asks == Ask.SEPARATE or state.asks == Ask.COMBINE


@routine
def is_tidy(state: State) -> bool:
    """Whether nothing is left over from an earlier step."""
    step, asks = state.step, state.asks
    if step != Step.USE and (state.used != 0 or state.borrowed):
        return False
    if asks != Ask.PAY and (state.owed != 0 or state.dived):
        return False
    if step != Step.ACTIONS and (state.todo != 0 or state.doing != -1):
        return False
    if state.doing == -1 and state.times != 0:
        return False
    if asks != Ask.DEACTIVATE and state.target != -1:
        return False
    if asks != Ask.SALVAGE and asks != Ask.RECEIVE and state.machine != -1:
        return False
    if not is_reorganising(state):
        if asks != Ask.PAY and state.least != 0:
            return False
        for kind in range(KINDS):
            if state.loose[kind] != 0:
                return False
    applying = asks == Ask.GIVE or asks == Ask.TAKE or asks == Ask.EFFECT
    if not applying and (state.stack != -1 or state.portions != 0):
        return False
    planning = step == Step.PLANNING or step == Step.OVER
    return planning == (state.space == -1) and (asks == Ask.OVER) == (step == Step.OVER)


@routine
def is_question_right(state: State) -> bool:
    """Whether what is asked belongs to this step, and what it is about is there."""
    step, stack, machine = state.step, state.stack, state.machine
    match state.asks:
        case Ask.PLAN:
            number = first_on_track(state)
            is_next = number != -1 and state.track[number] == state.figure
            return step == Step.PLANNING and is_next and is_ones_own(state)
        case Ask.USE:
            return step == Step.USE and state.used >> state.seats[state.active].filled == 0
        case Ask.GIVE:
            return is_applying(state) and TAKES[stack] > 0
        case Ask.TAKE:
            return is_applying(state) and TAKES[stack] == 0 and CHOICE[stack] > 0
        case Ask.EFFECT:
            is_plain = TAKES[stack] == 0 and CHOICE[stack] == 0
            return step == Step.ACTIONS and is_applying(state) and is_plain
        case Ask.DIVE:
            return (step == Step.FETCH or step == Step.DIAL) and can_dive(state)
        case Ask.PAY:
            on_belt = 0 <= state.space < BELT and state.belt[state.space] != -1
            return step == Step.AFTER and state.owed > 0 and on_belt
        case Ask.SALVAGE | Ask.RECEIVE:
            if not 0 <= machine < Kind.S1 or state.crusher[machine] == 0:
                return False
            if state.asks == Ask.SALVAGE and SALVAGES[machine] == 1:
                return False
            return is_doing(state, Deed.DISMANTLE, 0)
        case Ask.PROJECTS:
            return step == Step.PROJECTS
        case Ask.OVER:
            return step == Step.OVER
        case Ask.NOTHING:
            return False
        case Ask.DIAL:
            return step == Step.ACTIONS and state.todo == 0 and state.doing == -1
    return is_deed_right(state)


@rule
def is_ones_own(state: State) -> bool:
    """Whether the figure in hand belongs to the seat that is asked."""
    return state.figure % state.players == state.active


@routine
def is_deed_right(state: State) -> bool:
    """The same for the questions of the six actions."""
    me = state.seats[state.active]
    match state.asks:
        case Ask.ACT:
            return state.todo != 0 and state.doing == -1 and is_of_pair(state, state.todo)
        case Ask.REPAIR:
            return is_doing(state, Deed.REPAIR, 1) and is_possible(state, Deed.REPAIR)
        case Ask.DISMANTLE:
            return is_doing(state, Deed.DISMANTLE, 1) and is_possible(state, Deed.DISMANTLE)
        case Ask.TRADE:
            if state.doing != Deed.TRADE or not 0 < state.times <= transactions_of(me):
                return False
            return is_chosen(state, Deed.TRADE)
        case Ask.RECRUIT:
            return is_chosen(state, Deed.RECRUIT) and is_possible(state, Deed.RECRUIT)
        case Ask.SEPARATE | Ask.COMBINE:
            if not is_chosen(state, Deed.REORGANISE) or state.least < KINDS:
                return False
            least = KINDS if state.asks == Ask.SEPARATE else state.least
            return can_save(state, least, excess(state))
        case Ask.RECOVER:
            return is_doing(state, Deed.REPAIR, 0) and has_free_slot(me)
        case Ask.DEACTIVATE:
            return is_doing(state, Deed.REPAIR, 0) and 0 <= state.target != state.active
    return is_doing(state, Deed.REPAIR, 0)  # A5


@routine
def is_applying(state: State) -> bool:
    """Whether the effect of a machine is under way, in step 1 or at a repair."""
    me = state.seats[state.active]
    if state.stack == -1 or USE_PLACE[state.stack] == -1 or not can_apply(me, state.stack):
        return False
    if state.step != Step.ACTIONS:
        return state.step == Step.USE and state.portions == 0
    if slot_with(me, state.stack, 0) == -1 or not 0 < state.portions <= 1 + has(me, SHOWMAN):
        return False
    return is_doing(state, Deed.REPAIR, 0)


@rule
def is_of_pair(state: State, deeds: int) -> bool:
    """Whether these actions, and all that are still to be done, are of the pair on the dial."""
    dial = state.seats[state.active].dial
    if state.step != Step.ACTIONS or dial == -1:
        return False
    return (state.todo | deeds) & ~act.PAIR[dial] == 0


@rule
def is_chosen(state: State, deed: int) -> bool:
    """Whether an action is under way, and no other."""
    if state.todo >> deed & 1 or (state.doing != -1 and state.doing != deed):
        return False
    return is_of_pair(state, 1 << deed)


@rule
def is_doing(state: State, deed: int, least: int) -> bool:
    """Whether a repair or dismantling is under way, which may be done once or twice."""
    most = least + has(state.seats[state.active], DOUBLE_SHIFT)
    if state.doing != deed or not least <= state.times <= most:
        return False
    return is_chosen(state, deed)
