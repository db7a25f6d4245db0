"""When an action may be done, and why not: one predicate for both."""

from enum import IntEnum

from bricabrac.engine.kernel import Choices, named, routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus.bill import can_spare, fee, lacking
from bricabrac.nicodemus.cards import BUNDLE, COST, KINDS, SIZE, SPACES, WILD, Effect
from bricabrac.nicodemus.effects import first_within_reach, size_of_cost, size_of_foe
from bricabrac.nicodemus.projects import available, first_partners, is_repeated, met_with
from bricabrac.nicodemus.state import Ask, State


@named
class Refusal(IntEnum):
    """Why an action is not legal."""

    NONE = 0
    OVER = 1
    NOT_ASKED = 2
    NOT_IN_HAND = 3
    NO_MACHINE_THERE = 4
    TOO_FEW_RESOURCES = 5
    TOO_LITTLE_COAL = 6
    CAN_ACT = 7
    NO_CARD_TO_DISCARD = 8
    NOTHING_BEFORE = 9
    NO_PROJECT_LEFT = 10
    NOTHING_TO_COPY = 11
    NOT_WITHIN_REACH = 12
    WRONG_AMOUNT = 13
    NOT_IN_COST = 14
    FOE_HAS_NONE = 15
    NOT_ON_ROW = 16
    NEVER_A_COPY = 17
    NOT_DRAWN = 18
    NOT_AFTER_WILD = 19
    NO_COAL = 20
    NO_RESOURCE = 21
    NOBODY_HAS_IT = 22
    NOT_AVAILABLE = 23
    NOT_MET = 24
    NOT_WITH_THESE = 25
    SAME_CHOICE = 26


# The ruling that a refusal rests on, where there is one.
RULINGS = {
    Refusal.CAN_ACT: 8,
    Refusal.NO_CARD_TO_DISCARD: 1,
    Refusal.NOTHING_BEFORE: 1,
    Refusal.NO_PROJECT_LEFT: 1,
    Refusal.NOTHING_TO_COPY: 1,
    Refusal.FOE_HAS_NONE: 14,
    Refusal.NEVER_A_COPY: 2,
    Refusal.NOT_AFTER_WILD: 13,
    Refusal.NOBODY_HAS_IT: 5,
    Refusal.NOT_MET: 11,
    Refusal.NOT_WITH_THESE: 11,
}


@routine
def why_not(state: State, action: int) -> int:
    """The first reason against an action, or NONE."""
    if state.asks == Ask.OVER:
        return Refusal.OVER
    if not act.FIRST[state.asks] <= action < act.LAST[state.asks]:
        return Refusal.NOT_ASKED
    return why_not_now(state, action)


@routine
def legal(state: State, choices: Choices) -> int:
    """List the actions that nothing speaks against, and count them."""
    if state.asks == Ask.TURN:
        return legal_turn(state, choices)
    count = 0
    for action in range(act.FIRST[state.asks], act.LAST[state.asks]):
        choices[count] = action  # overwritten by the next one if it is refused
        count += why_not_now(state, action) == Refusal.NONE
    return count


@rule
def legal_turn(state: State, choices: Choices) -> int:
    """The same for the longest and most frequent question, verb by verb, which is faster."""
    count = 0
    for kind in range(KINDS):
        choices[count] = act.PLAY + kind
        count += why_not_from_hand(state, kind) == Refusal.NONE
    for space in range(state.length):
        choices[count] = act.REPAIR + space
        count += why_not_repair(state, space) == Refusal.NONE
    if count == 0 and why_not_pass(state) == Refusal.NONE:
        choices[count] = act.PASS
        count += 1
    return count


@rule
def why_not_now(state: State, action: int) -> int:
    """The first reason against an action that answers the question being asked."""
    match state.asks:
        case Ask.TURN:
            if action < act.REPAIR:
                return why_not_from_hand(state, action - act.PLAY)
            if action < act.PASS:
                return why_not_repair(state, action - act.REPAIR)
            return why_not_pass(state)
        case Ask.WAY:
            if action == act.BY_EFFECT:
                return why_not_begin(state, state.machine)
        case Ask.DISCARD:
            return why_not_from_hand(state, action - act.DISCARD)
        case Ask.REMOVE:
            return why_not_remove(state, action - act.REMOVE)
        case Ask.COST:
            return why_not_of_cost(state, action - act.TAKE)
        case Ask.EXCHANGE:
            return why_not_exchange(state, action)
        case Ask.STEAL | Ask.RETURN:
            return why_not_of_foe(state, action)
        case Ask.KEEP:
            project = action - act.KEEP
            if project != state.drawn[0] and project != state.drawn[1]:
                return Refusal.NOT_DRAWN
        case Ask.COPY:
            return why_not_copy(state, action - act.COPY)
        case Ask.SPARE:
            me = state.seats[state.active]
            if not can_spare(me, state.row[state.space], action - act.SPARE):
                return Refusal.NOT_AFTER_WILD
        case Ask.PROJECTS:
            if action != act.STOP:
                return why_not_complete(state, action - act.COMPLETE)
        case Ask.USE:
            return why_not_use(state, act.PARTNERS[action - act.USE])
    return Refusal.NONE  # a resource of one's choice, whether or not it can be had (ruling 13)


@rule
def why_not_from_hand(state: State, kind: int) -> int:
    """Playing or discarding a card."""
    if state.seats[state.active].hand[kind] == 0:
        return Refusal.NOT_IN_HAND
    return Refusal.NONE


@rule
def why_not_repair(state: State, space: int) -> int:
    """Repairing the machine on a space."""
    if space >= state.length:
        return Refusal.NO_MACHINE_THERE
    me = state.seats[state.active]
    if me.stock[COAL] < fee(state, space):
        return Refusal.TOO_LITTLE_COAL
    if lacking(me, state.row[space]) > me.saves[WILD]:
        return Refusal.TOO_FEW_RESOURCES
    return Refusal.NONE


@routine
def why_not_pass(state: State) -> int:
    """Passing is for those who can do nothing else (ruling 8)."""
    if state.seats[state.active].cards > 0:
        return Refusal.CAN_ACT
    for space in range(SPACES):
        if why_not_repair(state, space) == Refusal.NONE:
            return Refusal.CAN_ACT
    return Refusal.NONE


@routine
def why_not_begin(state: State, effect: int) -> int:
    """An effect may be chosen if it can begin (ruling 1); the machine just played lies last."""
    match effect:
        case Effect.U1:
            if state.seats[state.active].cards == 0:
                return Refusal.NO_CARD_TO_DISCARD
        case Effect.U2 | Effect.U3 | Effect.U5:
            if state.length < 2:
                return Refusal.NOTHING_BEFORE
        case Effect.Y1:
            if state.pile_left == 0:
                return Refusal.NO_PROJECT_LEFT
        case Effect.Y2:
            for kind in range(KINDS):
                if why_not_copy(state, kind) == Refusal.NONE:
                    return Refusal.NONE
            return Refusal.NOTHING_TO_COPY
    return Refusal.NONE


@rule
def why_not_copy(state: State, kind: int) -> int:
    """Copying the effect of a machine of the bric-a-brac: never a copy (ruling 2)."""
    if kind == Effect.Y2:
        return Refusal.NEVER_A_COPY
    for space in range(state.length - 1):
        if state.row[space] == kind:
            # The machine that is copied lies before this one: U2, U3 and U5 can always begin.
            if kind == Effect.U1 and state.seats[state.active].cards == 0:
                return Refusal.NO_CARD_TO_DISCARD
            if kind == Effect.Y1 and state.pile_left == 0:
                return Refusal.NO_PROJECT_LEFT
            return Refusal.NONE
    return Refusal.NOT_ON_ROW


@rule
def why_not_remove(state: State, space: int) -> int:
    """Discarding one of the last machines before the one just played."""
    if space >= state.length:
        return Refusal.NO_MACHINE_THERE
    if not first_within_reach(state) <= space < state.length - 1:
        return Refusal.NOT_WITHIN_REACH
    return Refusal.NONE


@rule
def why_not_of_cost(state: State, bundle: int) -> int:
    """Taking resources out of the cost of a discarded machine."""
    if SIZE[bundle] != size_of_cost(state):
        return Refusal.WRONG_AMOUNT
    for resource in RESOURCES:
        if BUNDLE[bundle][resource] > COST[state.machine][resource]:
            return Refusal.NOT_IN_COST
    return Refusal.NONE


@rule
def why_not_exchange(state: State, action: int) -> int:
    """Giving a piece, then taking one that the reserve or the foe has (ruling 5)."""
    if action == act.STOP:
        return Refusal.NONE
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    if action < act.SELL:
        if me.stock[COAL] == 0:
            return Refusal.NO_COAL
        wanted = action - act.BUY + 1
    else:
        if me.stock[action - act.SELL + 1] == 0:
            return Refusal.NO_RESOURCE
        wanted = COAL
    if state.reserve[wanted] + foe.stock[wanted] == 0:
        return Refusal.NOBODY_HAS_IT
    return Refusal.NONE


@rule
def why_not_of_foe(state: State, action: int) -> int:
    """Taking from the foe, or having it return: as much as there is (ruling 14)."""
    foe = state.seats[1 - state.active]
    bundle = action - (act.RETURN if state.asks == Ask.RETURN else act.TAKE)
    for resource in RESOURCES:
        if BUNDLE[bundle][resource] > foe.stock[resource]:
            return Refusal.FOE_HAS_NONE
    return Refusal.NONE if SIZE[bundle] == size_of_foe(state) else Refusal.WRONG_AMOUNT


@rule
def why_not_complete(state: State, project: int) -> int:
    """Completing a project with the machine just repaired among those it uses (ruling 11)."""
    if not available(state, project):
        return Refusal.NOT_AVAILABLE
    return Refusal.NOT_MET if first_partners(state, project) == 0 else Refusal.NONE


@rule
def why_not_use(state: State, partners: int) -> int:
    """Using these machines of the workshop for the project that is being completed."""
    me = state.seats[state.active]
    if not met_with(me, state.project, partners):
        return Refusal.NOT_WITH_THESE
    return Refusal.SAME_CHOICE if is_repeated(me, partners, state.used) else Refusal.NONE
