"""Doing it: an answer, and then everything up to the next question."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.story import tell
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium import deeds, effects, fetching, planning, projects, workshop
from bricabrac.imaginarium.assistants import MOONLIGHTER, fill_room, has, recruit
from bricabrac.imaginarium.belt import crush_rightmost, refill
from bricabrac.imaginarium.cards import KINDS, Deed
from bricabrac.imaginarium.ending import end_match, is_over
from bricabrac.imaginarium.stacks import USE_PLACE, USE_STACK
from bricabrac.imaginarium.state import Ask, State, Step
from bricabrac.imaginarium.story import What

DEEDS = len(Deed)


@routine
def apply(state: State, action: int) -> None:
    """Do a legal action, and go on to the next question.

    Where nothing is asked, as in a position just loaded, stop goes on to the first question.
    """
    asked = state.asks
    state.asks = Ask.NOTHING
    if action == act.STOP:
        stop(state, asked)
    else:
        answer(state, asked, action)
    if state.asks == Ask.NOTHING:
        proceed(state)


@rule
def answer(state: State, asked: int, action: int) -> None:
    """Do what was chosen."""
    match asked:
        case Ask.PLAN:
            planning.place(state, action - act.RESERVE)
        case Ask.USE:
            use(state, action)
        case Ask.GIVE:
            effects.feed(state, action - act.GIVE)
            effects.count_effect(state)
        case Ask.TAKE:
            effects.take_choice(state, action - act.TAKE + 1)
            effects.count_effect(state)
        case Ask.EFFECT:
            tell(state, What.USES, state.active, state.stack)
            effects.give_yield(state.seats[state.active], state.stack)
            effects.count_effect(state)
        case Ask.DIVE:
            fetching.dive(state)
        case Ask.PAY:
            fetching.pay(state, action - act.PAY + 1)
            fetching.settle(state)
        case Ask.DIAL:
            tell(state, What.CHOOSES, state.active, action - act.CHOOSE)
            state.seats[state.active].dial = action - act.CHOOSE
            state.todo = act.PAIR[action - act.CHOOSE]
        case Ask.ACT:
            deeds.begin_deed(state, action - act.DO)
        case Ask.TRADE:
            deeds.trade(state, action)
        case _:
            answer_deed(state, asked, action)


@routine
def answer_deed(state: State, asked: int, action: int) -> None:
    """The rarer questions."""
    match asked:
        case Ask.REPAIR:
            deeds.repair(state, action - act.REPAIR)
        case Ask.CANCEL:
            effects.cancel(state, action - act.CANCEL)
        case Ask.DEACTIVATE:
            effects.deactivate(state, action - act.SLOT)
            effects.next_target(state)
        case Ask.RECOVER:
            effects.recover(state, act.RECOVERED[action - act.RECOVER])
        case Ask.DISMANTLE:
            if action < act.DISMANTLE_REPAIRED:
                deeds.dismantle_broken(state, act.DISMANTLED[action - act.DISMANTLE])
            else:
                deeds.dismantle_repaired(state, act.DISMANTLED[action - act.DISMANTLE_REPAIRED])
        case Ask.SALVAGE:
            deeds.salvage(state, action - act.TAKE)
        case Ask.RECEIVE:
            deeds.receive(state, action)
        case Ask.SEPARATE | Ask.COMBINE:
            if action < act.COMBINE:
                workshop.separate(state, action - act.SLOT)
                state.asks = Ask.SEPARATE
            else:
                workshop.combine(state, action - act.COMBINE + KINDS)
                state.asks = Ask.COMBINE
        case Ask.RECRUIT:
            recruit(state, action - act.RECRUIT)
        case Ask.PROJECTS:
            projects.complete(state, action - act.COMPLETE)


@routine
def stop(state: State, asked: int) -> None:
    """No more of it, or no, thank you."""
    tell(state, What.STOPS, state.active, asked)
    match asked:
        case Ask.USE:
            end_use(state)
        case Ask.GIVE | Ask.TAKE | Ask.EFFECT:
            tell(state, What.DECLINES, state.active, state.stack)
            effects.drop_effect(state)
        case Ask.ACT:
            state.todo = 0
        case Ask.DEACTIVATE:
            tell(state, What.SPARES, state.active, state.target)
            effects.next_target(state)
        case Ask.REPAIR | Ask.DISMANTLE | Ask.TRADE:
            deeds.end_deed(state)
        case Ask.SEPARATE | Ask.COMBINE:
            workshop.end_reorganise(state)
        case Ask.PROJECTS:
            end_turn(state)


@routine
def proceed(state: State) -> None:
    """Go through round and turn until there is something to ask."""
    while state.asks == Ask.NOTHING:
        match state.step:
            case Step.PLANNING:
                if planning.next_to_place(state):
                    state.asks = Ask.PLAN
                else:
                    next_turn(state)
            case Step.USE:
                if can_use_any(state):
                    state.asks = Ask.USE
                else:
                    end_use(state)
            case Step.BEFORE:
                state.step = Step.FETCH
                if fetching.can_dive(state):
                    state.asks = Ask.DIVE
            case Step.FETCH:
                state.step = Step.AFTER
                fetching.fetch(state)
            case Step.AFTER:
                state.step = Step.DIAL
                if fetching.can_dive(state):
                    state.asks = Ask.DIVE
            case Step.DIAL:
                state.dived = False
                state.step = Step.ACTIONS
                state.asks = Ask.DIAL
            case Step.ACTIONS:
                proceed_with_actions(state)
            case Step.PROJECTS:
                if projects.look_for_projects(state):
                    state.asks = Ask.PROJECTS
                else:
                    end_turn(state)


@routine
def proceed_with_actions(state: State) -> None:
    """Finish the effect, then the action under way, then ask for the other one."""
    if state.portions > 0:
        effects.ask_effect(state)
    elif state.target != -1:
        effects.ask_target(state)
    elif state.doing != -1:
        deeds.go_on(state)
    else:
        for deed in range(DEEDS):
            if state.todo >> deed & 1 and deeds.is_possible(state, deed):
                state.asks = Ask.ACT
                return
        state.todo = 0
        state.step = Step.PROJECTS


# Step 1.


@rule
def can_use(state: State, place: int) -> bool:
    """Whether the machine in a slot can be used in step 1."""
    me = state.seats[state.active]
    if (state.used | me.down) >> place & 1:
        return False
    return USE_PLACE[me.slots[place]] != -1 and effects.can_apply(me, me.slots[place])


@rule
def is_offered(state: State, kind: int) -> bool:
    """moonlighter: whether an opponent has such a machine, uncombined and face up (ruling 19)."""
    for seat in range(state.players):
        if seat != state.active:
            foe = state.seats[seat]
            if workshop.slot_with(foe, kind, foe.down) != -1:
                return True
    return False


@rule
def can_borrow(state: State, kind: int) -> bool:
    """moonlighter: whether a machine of an opponent can be used now."""
    return is_offered(state, kind) and effects.can_apply(state.seats[state.active], kind)


@routine
def can_use_any(state: State) -> bool:
    """Whether there is anything left to use in step 1."""
    me = state.seats[state.active]
    for place in range(me.filled):
        if can_use(state, place):
            return True
    if has(me, MOONLIGHTER) and not state.borrowed:
        for kind in range(act.GIVE - act.BORROW):
            if can_borrow(state, kind):
                return True
    return False


@routine
def use(state: State, action: int) -> None:
    """Use a slot, or an opponent's machine."""
    if action >= act.BORROW:
        state.borrowed = True
        tell(state, What.BORROWS, state.active, action - act.BORROW)
        effects.use(state, action - act.BORROW)
    else:
        me, stack = state.seats[state.active], USE_STACK[action - act.USE]
        state.used |= 1 << workshop.slot_with(me, stack, state.used | me.down)
        tell(state, What.USES, state.active, stack)
        effects.use(state, stack)


@rule
def end_use(state: State) -> None:
    """Slots that A6 had turned are face up again (ruling 22)."""
    me = state.seats[state.active]
    if me.down:
        workshop.tell_slots(state, What.FACE_UP, me.down)
    me.down = 0
    state.used = 0
    state.borrowed = False
    state.step = Step.BEFORE


# Turns and rounds.


@routine
def next_turn(state: State) -> None:
    """The next handyman works, or the round is over."""
    if planning.next_to_work(state):
        state.step = Step.USE
    else:
        end_round(state)


@routine
def end_turn(state: State) -> None:
    """Step 5: the handyman goes back to the track."""
    state.met = 0
    number = planning.back_to_track(state)
    tell(state, What.ENDS_TURN, state.active, number)
    next_turn(state)


@routine
def end_round(state: State) -> None:
    """Check and reset."""
    state.figure = state.space = -1
    if is_over(state):
        end_match(state)
        state.active = 0
        state.step = Step.OVER
        state.asks = Ask.OVER
    else:
        state.round += 1
        crush_rightmost(state)
        refill(state)
        fill_room(state)
        tell(state, What.ROUND, state.round)
        state.step = Step.PLANNING
