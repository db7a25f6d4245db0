"""What a seat sees at a glance: itself, its rivals in the order after it, the table, the question.

Stocks and points behind screens are known to whoever keeps count, secret projects are not. Some
inputs save a judge the arithmetic: what could be paid for, what projects lack, who holds what.
"""

from bricabrac.engine.eye import Eye, on, up_to
from bricabrac.engine.kernel import Choices, routine, rule
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.imaginarium import assistants, cards, ending, planning, projects, workshop
from bricabrac.imaginarium import inputs as at
from bricabrac.imaginarium.cards import BELT, KINDS, SEATS, SPACES, STAFF, TILES
from bricabrac.imaginarium.deeds import is_possible
from bricabrac.imaginarium.fetching import BY_NOTHING, means
from bricabrac.imaginarium.spelling import ROWS, spell
from bricabrac.imaginarium.stacks import STACKS, USE_PLACE
from bricabrac.imaginarium.state import Seat, State, Step
from bricabrac.imaginarium.stock import shortage
from bricabrac.imaginarium.turn import can_use
from bricabrac.imaginarium.underway import is_reorganising


@routine
def look(state: State, inputs: Choices) -> int:
    """List what the seat to act sees, and count it."""
    count = look_at_stock(state, inputs, 0)
    count = look_at_workshop(state, inputs, count)
    count = look_at_hopes(state, inputs, count)
    best = 0
    for step in range(1, state.players):
        rival = (state.active + step) % state.players
        best = max(best, state.seats[rival].points)
        count = look_at_rival(state, rival, step - 1, inputs, count)
    if state.players == planning.WITH_SABOTEURS:
        count = look_at_foe(state.seats[1 - state.active], inputs, count)
    lead = state.seats[state.active].points - best
    count = on(inputs, count, at.LEAD + at.LEADS + min(at.LEADS, max(-at.LEADS, lead)))
    count = look_at_conveyor(state, inputs, count)
    count = look_at_figures(state, inputs, count)
    count = look_at_cards(state, inputs, count)
    count = look_at_round(state, inputs, count)
    return count if state.space == -1 else look_at_turn(state, inputs, count)


@routine
def look_at_stock(state: State, inputs: Choices, count: int) -> int:
    """What lies behind my screen, in my yard and on my dial."""
    me, broken = state.seats[state.active], 0
    count = on(inputs, count, at.COALS_AT + min(at.COALS - 1, me.stock[COAL]))
    for resource in RESOURCES:
        held = min(at.CUBES - 1, me.stock[resource])
        count = on(inputs, count, at.CUBES_AT + at.CUBES * (resource - 1) + held)
    count = on(inputs, count, at.POINTS + min(at.SCORES - 1, me.points))
    for kind in range(KINDS):
        if me.yard[kind] > 0:
            broken += me.yard[kind]
            count = up_to(inputs, count, at.YARD + 2 * kind, min(2, me.yard[kind]))
            lacks = shortage(me, kind)
            if lacks < at.LACKS:
                count = on(inputs, count, at.LACKING + at.LACKS * kind + lacks)
    count = on(inputs, count, at.WAITING + min(at.BROKEN - 1, broken))
    return on(inputs, count, at.DIAL + me.dial + 1)


@routine
def look_at_workshop(state: State, inputs: Choices, count: int) -> int:
    """What my slots hold, and what can be done with it."""
    me = state.seats[state.active]
    last = used = down = -1
    same = 0
    for place in range(me.filled):  # equal ones lie side by side
        stack = me.slots[place]
        same = same + 1 if stack == last else 0
        last = stack
        if same < 2:
            count = on(inputs, count, at.SHOP + 2 * stack + same)
        if me.down >> place & 1 and down != stack:
            down = stack
            count = on(inputs, count, at.DOWN + stack)
        if state.step == Step.USE and used != stack and can_use(state, place):
            used = stack
            count = on(inputs, count, at.TO_USE + USE_PLACE[stack])
    count = on(inputs, count, at.FREE + max(0, assistants.slots_of(me) - me.filled))
    loose, found = is_reorganising(state), 0
    for stack in range(KINDS, STACKS):
        can = workshop.is_loose(state, stack) if loose else workshop.are_alone(me, stack)
        if can and found < at.COMBINED:
            found += 1
            count = on(inputs, count, at.COMBINABLE + stack - KINDS)
    return count


@routine
def look_at_hopes(state: State, inputs: Choices, count: int) -> int:
    """Projects, assistants, majorities, actions and points that I could have."""
    me, promised = state.seats[state.active], 0
    for project in range(TILES):
        if projects.is_open(state, project, state.active):
            lacks = projects.lacks(me, project)
            if lacks < at.LACKS:
                count = on(inputs, count, at.PROGRESS + at.LACKS * project + lacks)
            if lacks == 0:
                promised += projects.score_of(state, project)
            if projects.is_secret(state, project, state.active):
                count = on(inputs, count, at.SECRET + project)
    count = on(inputs, count, at.PROMISED + min(at.PROMISES - 1, promised))
    bought = min(assistants.transactions_of(me), me.stock[COAL] // assistants.point_price(me))
    count = on(inputs, count, at.PURCHASE + bought)
    count = on(inputs, count, at.GAIN + min(at.GAINS - 1, best_repair(state)))
    if me.points + promised + bought >= cards.GOAL:
        count = on(inputs, count, at.GOAL)
    for assistant in range(STAFF):
        if assistants.has(me, assistant):
            count = on(inputs, count, at.STAFFED + assistant)
        elif assistants.hired(me) < cards.HIRED and assistants.can_hire(state, assistant):
            count = on(inputs, count, at.HIRABLE + assistant)
    for piece in range(PIECES):
        if ending.majority(state, state.active, piece) > 0:
            count = on(inputs, count, at.MAJORITY + piece)
    for place in range(len(at.DEEDS)):
        if is_possible(state, at.DEEDS[place]):
            count = on(inputs, count, at.CAN + place)
    return count


@routine
def best_repair(state: State) -> int:
    """The most points that a repair which I can pay would bring by projects."""
    me, best = state.seats[state.active], 0
    if workshop.has_free_slot(me):
        for kind in range(KINDS):
            if me.yard[kind] > 0 and shortage(me, kind) == 0:
                best = max(best, projects.promise_of(state, kind))
    return best


@routine
def look_at_rival(state: State, seat: int, rival: int, inputs: Choices, count: int) -> int:
    """What is seen of somebody else."""
    foe, side = state.seats[seat], at.SIDES[rival]
    count = on(inputs, count, side[at.HEAP_OF] + at.HEAP[min(at.HEAPED, foe.stock[COAL])])
    for resource in RESOURCES:
        held = min(at.FEW_CUBES - 1, foe.stock[resource])
        count = on(inputs, count, side[at.CUBES_OF] + at.FEW_CUBES * (resource - 1) + held)
    count = on(inputs, count, side[at.POINTS_OF] + min(at.SCORES - 1, foe.points))
    last, majorities = -1, 0
    for place in range(foe.filled):
        if foe.slots[place] != last:
            last = foe.slots[place]
            count = on(inputs, count, side[at.SHOP_OF] + last)
    count = on(inputs, count, side[at.FREE_OF] + max(0, assistants.slots_of(foe) - foe.filled))
    if foe.down != 0:
        count = on(inputs, count, side[at.DOWN_OF])
    for kind in range(KINDS):
        if foe.yard[kind] > 0:
            count = on(inputs, count, side[at.YARD_OF] + kind)
    for assistant in range(STAFF):
        if assistants.has(foe, assistant):
            count = on(inputs, count, side[at.STAFF_OF] + assistant)
    for guard in range(at.GUARDS):
        if workshop.is_guarded(foe, 1 << guard):
            count = on(inputs, count, side[at.GUARDED_OF] + guard)
    for project in range(TILES):
        if state.projects[project] == projects.TABLE and not state.done[project] >> seat & 1:
            lacks = projects.lacks(foe, project)
            if lacks < at.FEW_LACKS:
                count = on(inputs, count, side[at.PROJECTS_OF] + at.FEW_LACKS * project + lacks)
    for piece in range(PIECES):
        majorities += ending.majority(state, seat, piece) > 0
    return on(inputs, count, side[at.MAJORITIES_OF] + majorities)


@rule
def look_at_foe(foe: Seat, inputs: Choices, count: int) -> int:
    """What there is room for besides, if there is only one."""
    broken = 0
    for kind in range(KINDS):
        broken += foe.yard[kind]
        if foe.yard[kind] > 0 and shortage(foe, kind) == 0:
            count = on(inputs, count, at.FOE_PAYABLE + kind)
    count = on(inputs, count, at.FOE_BROKEN + min(at.BROKEN - 1, broken))
    return on(inputs, count, at.FOE_DIAL + foe.dial + 1)


@routine
def look_at_conveyor(state: State, inputs: Choices, count: int) -> int:
    """The machines to be had, and whether I could pay for them."""
    me = state.seats[state.active]
    for space in range(BELT):
        kind = state.belt[space]
        if kind != -1:
            count = on(inputs, count, at.CONVEYOR + KINDS * space + kind)
            paid_with = means(state, state.active, space)
            if paid_with != BY_NOTHING:
                count = on(inputs, count, at.PRICE + at.PAID_WITH * space + paid_with)
            if shortage(me, kind) == 0:
                count = on(inputs, count, at.COST + space)
    return count


@rule
def whose(state: State, figure: int) -> int:
    """Whose figure it is, counted from the seat to act on; saboteurs come last."""
    after = (planning.seat_of(state, figure) - state.active + state.players) % state.players
    return after if figure < state.players else SEATS + after


@routine
def look_at_figures(state: State, inputs: Choices, count: int) -> int:
    """Who stands where, and who comes next."""
    coming = at.FIGURED
    for number in range(SEATS):
        figure = state.track[number]
        if figure != planning.NOBODY:
            count = on(inputs, count, at.TRACK + at.FIGURED * number + whose(state, figure))
            if state.step == Step.PLANNING and figure != state.figure and coming == at.FIGURED:
                coming = whose(state, figure)
    for space in range(SPACES + SEATS):
        figure = state.spaces[space]
        if figure != planning.NOBODY:
            place = min(space, SPACES)
            count = on(inputs, count, at.FIGURE + at.FIGURED * place + whose(state, figure))
            is_later = state.step != Step.PLANNING and space > state.space
            if is_later and coming == at.FIGURED:
                coming = whose(state, figure)
    return on(inputs, count, at.NEXT + coming)


@routine
def look_at_cards(state: State, inputs: Choices, count: int) -> int:
    """The design office, the meeting room and the deck."""
    for project in range(TILES):
        if state.projects[project] == projects.TABLE:
            completed = state.done[project] != 0
            count = on(inputs, count, at.OFFICE + 2 * project + completed)
    for assistant in range(STAFF):
        if state.assistants[assistant] == assistants.TABLE:
            count = on(inputs, count, at.ROOM + assistant)
    return on(inputs, count, at.DECK + min(at.DECK_STEPS - 1, state.left // at.DECK_STEP))


@routine
def look_at_round(state: State, inputs: Choices, count: int) -> int:
    """How far the match is, and what is asked."""
    count = on(inputs, count, at.PLAYERS + state.players - 2)
    count = on(inputs, count, at.ROUND + min(at.ROUNDS, state.round) - 1)
    if 0 <= state.rounds - state.round < at.FEW_ROUNDS:
        count = on(inputs, count, at.LIMIT + state.rounds - state.round)
    if ending.is_over(state):
        count = on(inputs, count, at.LAST)
    if state.step == Step.PLANNING and state.figure >= state.players:
        count = on(inputs, count, at.SABOTEUR)
    count = on(inputs, count, at.STEP + state.step)
    return on(inputs, count, at.ASKED + state.asks)


@routine
def look_at_turn(state: State, inputs: Choices, count: int) -> int:
    """What is under way in my turn."""
    count = on(inputs, count, at.SPACE + min(SPACES, state.space))
    if state.borrowed:
        count = on(inputs, count, at.BORROWED)
    if state.dived:
        count = on(inputs, count, at.DIVED)
    for deed in range(at.DEED_COUNT):
        if state.todo >> deed & 1:
            count = on(inputs, count, at.TODO + deed)
    if state.doing != -1:
        count = on(inputs, count, at.DOING + state.doing)
        count = on(inputs, count, at.TIMES + state.times)
    if state.stack != -1:
        count = on(inputs, count, at.STACK + USE_PLACE[state.stack])
    if state.portions > 1:
        count = on(inputs, count, at.AGAIN)
    if state.target != -1:
        after = (state.target - state.active + state.players) % state.players
        count = on(inputs, count, at.TARGET + after - 1)
    if state.machine != -1:
        count = on(inputs, count, at.MACHINE + state.machine)
    if state.owed > 0:
        count = on(inputs, count, at.OWED + min(at.BROKEN - 1, state.owed))
    if is_reorganising(state):
        count = on(inputs, count, at.LEAST + state.least - KINDS)
        for kind in range(KINDS):
            count = up_to(inputs, count, at.LOOSE + 2 * kind, min(2, state.loose[kind]))
        too_many = min(at.LACKS - 1, max(0, workshop.excess(state)))
        count = on(inputs, count, at.EXCESS + too_many)
    return count


EYE = Eye(at.INPUTS, ROWS, at.MOST, look, spell)
