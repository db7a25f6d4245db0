"""What a seat sees at a glance: itself, the foe, the table, and what it is being asked.

It knows the foe's hand no better than the seat does. Some inputs save a judge the arithmetic:
what each side could pay for now, what that would bring, and what is lacking.
"""

from bricabrac.engine.eye import NEAR, Eye, on, on_if
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES
from bricabrac.nicodemus import cards
from bricabrac.nicodemus import inputs as at
from bricabrac.nicodemus.cards import COPIES, KINDS, SHOWS, TILES, WILD
from bricabrac.nicodemus.cards import POINTS as POINTS_OF
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.ending import is_over
from bricabrac.nicodemus.projects import LARGE, OWN, TABLE
from bricabrac.nicodemus.spelling import GAINS, ROWS, SHOWN, spell
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.nicodemus.tallies import (
    FOUND,
    LACK_BITS,
    LACK_ONE,
    LACKING_NONE,
    LACKS,
    MOST_POINTS,
    NEED,
    SERVED,
    WANTED,
    WANTS,
    WORTH_MORE,
    gain_with,
)  # fmt: skip

DIGITS, FULL = 8, 3  # bits of a count among others
DONE = int(Place.DONE)


def lying(lies: int, seat: int) -> int:
    """Which of ``inputs.LIES`` it is for a seat if a project lies there, or -1."""
    if OWN <= lies < DONE + 2:
        return 1 + 2 * (lies >= DONE) + ((lies - OWN) % 2 != seat)
    return 0 if lies == TABLE else -1


UNSEEN, LAST_PLACE = int(Place.UNSEEN), int(Place.GONE) + 1
# By seat to act and place: which of LIES that is, and a bit each for whether it is one of them,
# whether the project is open to that seat, and whether to the foe.
IS_SEEN, TO_ME, TO_FOE = 3, 4, 5
LYING_AT = table(
    [
        max(0, lie) | (lie >= 0) << IS_SEEN | (lie in (0, 1)) << TO_ME | (lie in (0, 2)) << TO_FOE
        for lie in (lying(lies, seat) for lies in range(UNSEEN, LAST_PLACE + 1))
    ]
    for seat in (0, 1)
)


@routine
def look(state: State, inputs: Choices) -> int:
    """List what the seat to act sees, and count it."""
    me, foe, active = state.seats[state.active], state.seats[1 - state.active], state.active
    count, mine, theirs = 0, 0, 0  # a bit for each project that is open to me, to the foe
    for project in range(TILES):
        lies = LYING_AT[active][state.place[project] - UNSEEN & NEAR]
        number = at.PROJECT + at.WHERE * project + (lies & (1 << IS_SEEN) - 1)
        count = on_if(inputs, count, number, lies >> IS_SEEN & 1)
        mine |= (lies >> TO_ME & 1) << project
        theirs |= (lies >> TO_FOE & 1) << project
    for side in range(2):  # in a loop, so that there is one copy of what it does
        is_open = theirs if side == 1 else mine
        count = look_at_seat(state, active ^ side, at.THEIRS * side, is_open, inputs, count)
    for kind in range(KINDS):
        held = me.hand[kind]
        count = on_if(inputs, count, at.HAND + 3 * kind, held > 0)
        count = on_if(inputs, count, at.HAND + 3 * kind + 1, held > 1)
        if held > 2:
            count = on(inputs, count, at.HAND + 3 * kind + 2)
    count = look_at_table(state, inputs, count)
    count = look_at_unseen(state, inputs, count)
    count = on(inputs, count, at.ASKS + state.asks)
    if state.asks != Ask.TURN:
        count = look_at_question(state, inputs, count)
    count = on_if(inputs, count, at.LAST, is_over(state))
    lead = min(at.LEADS, max(-at.LEADS, me.points - foe.points)) + at.LEADS
    began = active == state.first
    return on(inputs, count, at.LEAD + (2 * at.LEADS + 1) * began + lead)


@rule
def look_at_seat(
    state: State, seat: int, side: int, is_open: int, inputs: Choices, count: int
) -> int:
    """What is seen of a seat, and what it could do now; a bit for each project open to it."""
    me = state.seats[seat]
    count = on(inputs, count, side + at.CHARCOALIUM + me.stock[COAL])
    for resource in RESOURCES:
        count = on(inputs, count, side + at.CUBE + at.CUBES * (resource - 1) + me.stock[resource])
    count = on(inputs, count, side + at.POINTS + min(at.SCORES - 1, me.points))
    count = on(inputs, count, side + at.CARDS + min(cards.HAND, me.cards))
    known = 0
    for kind in range(KINDS):
        known |= me.known[kind]
    if known > 0:
        for kind in range(KINDS):
            count = on_if(inputs, count, side + at.KNOWN + 2 * kind, me.known[kind] > 0)
            count = on_if(inputs, count, side + at.KNOWN + 2 * kind + 1, me.known[kind] > 1)
    machines, serves, found, shown = me.machines, 0, 0, 0
    for place in range(machines):
        kind, same = me.workshop[place], 0
        for older in range(place):
            same += me.workshop[older] == kind
        count = on_if(inputs, count, side + at.WORKSHOP + 3 * kind + min(2, same), same < 3)
        symbol = SHOWS[kind]
        same = shown >> DIGITS * symbol & (1 << DIGITS) - 1
        count = on_if(inputs, count, side + at.SAVES + 3 * symbol + min(2, same), same < 3)
        shown += 1 << DIGITS * symbol
        serves |= SERVED[kind]
        found |= FOUND[kind]
    count = on(inputs, count, side + at.SIZE + machines)
    begun = serves & is_open
    if begun != 0:
        for project in range(TILES):
            count = on_if(inputs, count, side + at.BEGUN + project, begun >> project & 1)
        for large in range(len(LARGE)):
            lacks_one = LACK_ONE[large][found >> WANTS * large & WANTED]
            is_near = lacks_one & (is_open >> LARGE[large])
            count = on_if(inputs, count, side + at.NEARLY + large, is_near)
    return look_at_repairs(state, seat, side, begun, found, inputs, count)


@rule
def look_at_repairs(
    state: State, seat: int, side: int, begun: int, found: int, inputs: Choices, count: int
) -> int:
    """What a seat could pay for, what that would bring, and what it lacks for the rest.

    ``begun`` has a bit for each project that it could complete and for which it has a machine.
    """
    me, length = state.seats[seat], state.length
    wood, copper, crystal = RESOURCES
    has_coal, has = me.stock[COAL] + me.saves[COAL], min(NEED - 1, me.stock[wood] + me.saves[wood])
    has += NEED * min(NEED - 1, me.stock[copper] + me.saves[copper])
    has += NEED * NEED * min(NEED - 1, me.stock[crystal] + me.saves[crystal])
    payable, best, kinds, lacking = 0, 0, 0, LACKS[me.saves[WILD] & NEAR][has & NEAR]
    reached, beyond, serving = 0, 0, 0  # a bit for each kind
    for right in range(length):
        kind = state.row[length - 1 - right & NEAR] & NEAR
        short = (lacking >> LACK_BITS * kind & (1 << LACK_BITS) - 1) + max(0, right - has_coal)
        is_payable = int(short == 0)
        payable += is_payable
        lack = at.LACK + at.LACKING * right + short - 1
        number = at.PAYABLE_AT + right if is_payable else lack
        count = on_if(inputs, count, side + number, short <= at.LACKING)
        is_new = is_payable & ~(kinds >> kind)
        count = on_if(inputs, count, side + at.PAYABLE_KIND + kind, is_new)
        kinds |= is_payable << kind
        reached |= int(right <= has_coal) << kind
        beyond |= int(right == has_coal + 1) << kind
        serving |= int(SERVED[kind] & begun != 0) << kind
        if SERVED[kind] & begun & -is_new != 0:
            best = max(best, POINTS_OF[kind] + gain_with(me, kind, begun, found))
    best = max(best, best_alone(kinds))
    paid, more = LACKING_NONE[me.saves[WILD] & NEAR], 1
    for piece in range(PIECES):
        if piece == COAL:
            near = beyond & paid[has & NEAR]
        else:
            can_rise = has // more % NEED < NEED - 1
            near = reached & (paid[has + more & NEAR] if can_rise else 0)
            more *= NEED
        near &= ~kinds
        hope = best_alone(near)
        if near & serving != 0:
            for kind in range(KINDS):
                if near & serving & 1 << kind != 0:
                    hope = max(hope, POINTS_OF[kind] + gain_with(me, kind, begun, found))
        start = at.MY_HOPE if side == 0 else at.FOE_HOPE
        number = start + at.HOPES * piece + min(at.HOPES, hope) - 1
        count = on_if(inputs, count, number, hope > 0)
    count = on(inputs, count, side + at.PAYABLE + payable)
    count = on_if(inputs, count, side + at.REACH, best > 0 and me.points + best >= cards.GOAL)
    return on(inputs, count, side + at.GAIN + min(GAINS - 1, best))


@rule
def best_alone(kinds: int) -> int:
    """The most points of some kinds of machines, a bit for each."""
    best = 0
    for points in range(MOST_POINTS):
        best += kinds & WORTH_MORE[points] != 0
    return best


@rule
def look_at_unseen(state: State, inputs: Choices, count: int) -> int:
    """What may still come: the machines of each kind that I see nowhere, where few are left."""
    me, foe, seen = state.seats[state.active], state.seats[1 - state.active], 0
    for space in range(state.length):
        seen += 1 << FULL * state.row[space]
    for place in state.seats:
        for machine in range(place.machines):
            seen += 1 << FULL * place.workshop[machine]
    for kind in range(KINDS):
        left = COPIES[kind] - state.discard[kind] - me.hand[kind] - foe.known[kind]
        left -= me.aside[kind] + foe.aside[kind] + (seen >> FULL * kind & (1 << FULL) - 1)
        count = on_if(inputs, count, at.LEFT + at.FEW * kind + min(left, at.FEW), left < at.FEW)
    return count


@rule
def look_at_table(state: State, inputs: Choices, count: int) -> int:
    """The bric-a-brac, the reserve and the deck."""
    shown, length = 0, state.length
    for right in range(length):
        space = length - 1 - right
        kind, lying = state.row[space], state.coal[space]
        shown += 1 << DIGITS * SHOWS[kind]
        count = on(inputs, count, at.ROW + KINDS * right + kind)
        count = on_if(inputs, count, at.LYING + 3 * right + min(3, lying) - 1, lying > 0)
    count = on(inputs, count, at.LENGTH + length)
    for symbol in range(at.SYMBOLS):
        so_many = min(SHOWN - 1, shown >> DIGITS * symbol & (1 << DIGITS) - 1)
        count = on(inputs, count, at.SYMBOL + SHOWN * symbol + so_many)
    for kind in range(at.YIELDS):
        symbol = COUNTS[kind]
        so_many = (shown >> DIGITS * symbol & (1 << DIGITS) - 1) + (SHOWS[kind] == symbol)
        number = at.YIELD + SHOWN * kind + min(SHOWN - 1, so_many)
        count = on_if(inputs, count, number, state.seats[state.active].hand[kind] > 0)
    for piece in range(PIECES):
        left = state.reserve[piece]
        count = on_if(inputs, count, at.RESERVE + at.FEW * piece + min(left, at.FEW), left < at.FEW)
    left = (state.left + at.DECK_STEP - 1) // at.DECK_STEP
    count = on(inputs, count, at.DECK + min(at.DECK_STEPS - 1, left))
    return on_if(inputs, count, at.EXHAUSTED, state.exhausted)


@rule
def look_at_question(state: State, inputs: Choices, count: int) -> int:
    """What is under way in the middle of a turn."""
    count = on(inputs, count, at.MACHINE + state.machine + 1)
    count = on(inputs, count, at.EFFECT + state.effect + 1)
    if state.space != -1:
        count = on(inputs, count, at.SPACE + max(0, state.length - state.space))
    if state.exchanges > 0:
        count = on(inputs, count, at.EXCHANGES + state.exchanges)
    for place in range(2):
        if state.drawn[place] != -1:
            count = on(inputs, count, at.DRAWN + state.drawn[place])
    if state.project != -1:
        count = on(inputs, count, at.DOING + state.project)
    for place in range(cards.WORKSHOP):
        if state.used >> place & 1:
            count = on(inputs, count, at.USED + place)
    return count


EYE = Eye(at.INPUTS, ROWS, at.MOST, look, spell, units=128)
