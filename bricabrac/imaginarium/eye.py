"""What a seat sees at a glance: itself, its rivals in the order after it, the table, the question.

Stocks and points behind screens are known to whoever keeps count, secret projects are not. Some
inputs save a judge the arithmetic: what could be paid for, what projects lack, who holds what.
"""

from bricabrac.engine.eye import Eye, on, on_if, up_to
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.imaginarium import assistants, cards, ending, planning, projects, tallies, workshop
from bricabrac.imaginarium import inputs as at
from bricabrac.imaginarium.cards import BELT, KINDS, SEATS, SPACES, STAFF, TILES
from bricabrac.imaginarium.deeds import RECRUIT, REPAIR, is_possible
from bricabrac.imaginarium.fetching import BY_COAL, BY_RESOURCES
from bricabrac.imaginarium.spelling import ROWS, aim, spell
from bricabrac.imaginarium.stacks import STACKS, USE_PLACE
from bricabrac.imaginarium.state import Seat, State, Step
from bricabrac.imaginarium.stock import resources
from bricabrac.imaginarium.turn import can_use
from bricabrac.imaginarium.underway import is_reorganising

BITS = table(number.bit_count() for number in range(1 << PIECES))


@routine
def look(state: State, inputs: Choices) -> int:
    """List what the seat to act sees, and count it."""
    count = look_at_stock(state, inputs, 0)
    count = look_at_workshop(state, inputs, count)
    office, best, most = 0, 0, tallies.most_held(state)
    for project in range(TILES):
        office |= (state.projects[project] == projects.TABLE) << project
    count = look_at_hopes(state, inputs, count)
    mine, rival = tallies.majorities(state.seats[state.active], most), state.active
    for piece in range(PIECES):
        count = on_if(inputs, count, at.MAJORITY + piece, mine >> piece & 1)
    for step in range(1, state.players):
        rival = rival + 1 if rival + 1 < state.players else 0
        best = max(best, state.seats[rival].points)
        count = look_at_rival(state, rival, step - 1, office, most, inputs, count)
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
    lacking = tallies.LACKS[tallies.resources_of(me)]
    count = on(inputs, count, at.COALS_AT + min(at.COALS - 1, me.stock[COAL]))
    for resource in RESOURCES:
        held = min(at.CUBES - 1, me.stock[resource])
        count = on(inputs, count, at.CUBES_AT + at.CUBES * (resource - 1) + held)
    count = on(inputs, count, at.POINTS + min(at.SCORES - 1, me.points))
    for kind in range(KINDS):
        held, lacks = me.yard[kind], lacking[kind]
        broken += held
        count = on_if(inputs, count, at.YARD + 2 * kind, held > 0)
        count = on_if(inputs, count, at.YARD + 2 * kind + 1, held > 1)
        is_near = int(held > 0) & int(lacks < at.LACKS)
        count = on_if(inputs, count, at.LACKING + at.LACKS * kind + lacks, is_near)
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
    is_loose, found = is_reorganising(state), 0
    kinds = tallies.lying_loose(state) if is_loose else tallies.lying_alone(me)
    for stack in range(KINDS, STACKS):
        if tallies.NEEDS[stack] & ~kinds == 0 and found < at.COMBINED:
            can = workshop.is_loose(state, stack) if is_loose else workshop.are_alone(me, stack)
            found += can
            count = on_if(inputs, count, at.COMBINABLE + stack - KINDS, can)
    return count


@routine
def look_at_hopes(state: State, inputs: Choices, count: int) -> int:
    """Projects, assistants, actions and points that I could have."""
    me, promised, is_open = state.seats[state.active], 0, 0
    active, coal, tally = state.active, me.stock[COAL], tallies.tallied(me)
    other = tallies.others(me, tally)
    for project in range(TILES):
        lies, done = state.projects[project], state.done[project]
        is_secret = int(lies == projects.OWN + active)
        can = (is_secret | (lies == projects.TABLE)) & ~(done >> active) & 1
        lacks = tallies.lacks(project, tally, other)
        is_near = can & int(lacks < at.LACKS)
        count = on_if(inputs, count, at.PROGRESS + at.LACKS * project + lacks, is_near)
        count = on_if(inputs, count, at.SECRET + project, can & is_secret)
        is_open |= (can & 1 - tallies.IS_OTHER[project]) * tallies.MET << tallies.SHIFT[project]
        if can & (lacks == 0):
            promised += projects.score_of(state, project)
    count = on(inputs, count, at.PROMISED + min(at.PROMISES - 1, promised))
    bought = min(assistants.transactions_of(me), coal // assistants.point_price(me))
    count = on(inputs, count, at.PURCHASE + bought)
    best = tallies.best_repair(state, tally, is_open)
    count = on(inputs, count, at.GAIN + min(at.GAINS - 1, max(0, best)))
    count = on_if(inputs, count, at.GOAL, me.points + promised + bought >= cards.GOAL)
    may_hire, can_recruit, staff = int(tallies.hired(me) < cards.HIRED), 0, me.staff
    for assistant in range(STAFF):
        is_mine = staff >> assistant & 1
        waits = int(state.assistants[assistant] == assistants.TABLE)
        can_hire = may_hire & waits & int(coal >= cards.WAGE[assistant]) & (1 - is_mine)
        can_recruit |= can_hire
        count = on_if(inputs, count, at.STAFFED + assistant, is_mine)
        count = on_if(inputs, count, at.HIRABLE + assistant, can_hire)
    for place in range(len(at.DEEDS)):
        if at.DEEDS[place] == RECRUIT:
            can = can_recruit
        elif at.DEEDS[place] == REPAIR:
            can = best != tallies.NO_REPAIR
        else:
            can = is_possible(state, at.DEEDS[place])
        count = on_if(inputs, count, at.CAN + place, can)
    return count


@routine
def look_at_rival(
    state: State, seat: int, rival: int, office: int, most: int, inputs: Choices, count: int
) -> int:
    """What is seen of somebody else; a bit for each project in the office, the most held."""
    foe, side = state.seats[seat], at.SIDES[rival]
    count = on(inputs, count, side[at.HEAP_OF] + at.HEAP[min(at.HEAPED, foe.stock[COAL])])
    for resource in RESOURCES:
        held = min(at.FEW_CUBES - 1, foe.stock[resource])
        count = on(inputs, count, side[at.CUBES_OF] + at.FEW_CUBES * (resource - 1) + held)
    count = on(inputs, count, side[at.POINTS_OF] + min(at.SCORES - 1, foe.points))
    last = -1
    for place in range(foe.filled):
        stack = foe.slots[place]
        count = on_if(inputs, count, side[at.SHOP_OF] + stack, stack != last)
        last = stack
    count = on(inputs, count, side[at.FREE_OF] + max(0, assistants.slots_of(foe) - foe.filled))
    count = on_if(inputs, count, side[at.DOWN_OF], foe.down != 0)
    for kind in range(KINDS):
        count = on_if(inputs, count, side[at.YARD_OF] + kind, foe.yard[kind] > 0)
    staff, staffed = foe.staff, side[at.STAFF_OF]
    if staff != 0:
        for assistant in range(STAFF):
            count = on_if(inputs, count, staffed + assistant, staff >> assistant & 1)
    guards, tally = tallies.guarded(foe), tallies.tallied(foe)
    other, start = tallies.others(foe, tally), side[at.PROJECTS_OF]
    for guard in range(at.GUARDS):
        count = on_if(inputs, count, side[at.GUARDED_OF] + guard, guards >> guard & 1)
    for project in range(TILES):
        lacks = tallies.lacks(project, tally, other)
        can = office >> project & ~(state.done[project] >> seat) & 1
        number = start + at.FEW_LACKS * project + lacks
        count = on_if(inputs, count, number, can & int(lacks < at.FEW_LACKS))
    return on(inputs, count, side[at.MAJORITIES_OF] + BITS[tallies.majorities(foe, most)])


@rule
def look_at_foe(foe: Seat, inputs: Choices, count: int) -> int:
    """What there is room for besides, if there is only one."""
    broken, payable = 0, tallies.PAYABLE[tallies.resources_of(foe)]
    for kind in range(KINDS):
        broken += foe.yard[kind]
        is_payable = int(foe.yard[kind] > 0) & payable >> kind
        count = on_if(inputs, count, at.FOE_PAYABLE + kind, is_payable)
    count = on(inputs, count, at.FOE_BROKEN + min(at.BROKEN - 1, broken))
    return on(inputs, count, at.FOE_DIAL + foe.dial + 1)


@routine
def look_at_conveyor(state: State, inputs: Choices, count: int) -> int:
    """The machines to be had, and whether I could pay for them."""
    me = state.seats[state.active]
    payable, coal = tallies.PAYABLE[tallies.resources_of(me)], me.stock[COAL]
    is_cheap, reach = assistants.has(me, assistants.BARGAIN_HUNTER), coal + resources(me) // 2
    for space in range(BELT):
        kind = state.belt[space]
        if kind != -1:
            price = cards.BASE[space] + (0 if is_cheap else cards.LEVEL[kind])
            count = on(inputs, count, at.CONVEYOR + KINDS * space + kind)
            number = at.PRICE + at.PAID_WITH * space + (BY_RESOURCES if price > coal else BY_COAL)
            count = on_if(inputs, count, number, price <= reach)
            count = on_if(inputs, count, at.COST + space, payable >> kind & 1)
    return count


@routine
def look_at_figures(state: State, inputs: Choices, count: int) -> int:
    """Who stands where, and who comes next."""
    coming, is_planning = at.FIGURED, state.step == Step.PLANNING
    placed, working = state.figure, state.space
    after = tallies.WHOSE[state.players][state.active]
    for number in range(SEATS):
        figure = state.track[number]
        theirs, is_there = after[max(0, figure)], figure != planning.NOBODY
        count = on_if(inputs, count, at.TRACK + at.FIGURED * number + theirs, is_there)
        is_next = is_planning & is_there & (figure != placed) & (coming == at.FIGURED)
        coming = theirs if is_next else coming
    for space in range(SPACES + SEATS):
        figure = state.spaces[space]
        theirs, is_there = after[max(0, figure)], figure != planning.NOBODY
        count = on_if(inputs, count, at.FIGURE + at.FIGURED * min(space, SPACES) + theirs, is_there)
        is_next = (not is_planning) & is_there & (space > working) & (coming == at.FIGURED)
        coming = theirs if is_next else coming
    return on(inputs, count, at.NEXT + coming)


@routine
def look_at_cards(state: State, inputs: Choices, count: int) -> int:
    """The design office, the meeting room and the deck."""
    for project in range(TILES):
        number = at.OFFICE + 2 * project + (state.done[project] != 0)
        count = on_if(inputs, count, number, state.projects[project] == projects.TABLE)
    for assistant in range(STAFF):
        waits = state.assistants[assistant] == assistants.TABLE
        count = on_if(inputs, count, at.ROOM + assistant, waits)
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
        after = tallies.WHOSE[state.players][state.active][state.target]
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


EYE = Eye(at.INPUTS, ROWS, at.MOST, look, spell, aim)
