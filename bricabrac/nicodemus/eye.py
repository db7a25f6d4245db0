"""What a seat sees at a glance: itself, the foe, the table, and what it is being asked.

It knows the foe's hand no better than the seat does. Some inputs save a judge the arithmetic:
what each side could pay for now, what that would bring, and what is lacking.
"""

from bricabrac.engine.eye import NEAR, Blocks, Eye, on, on_if
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES, WORDS
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.cards import KINDS, LIMITS, SHOWS, SPACES, TILES, WILD
from bricabrac.nicodemus.cards import POINTS as POINTS_OF
from bricabrac.nicodemus.ending import is_over
from bricabrac.nicodemus.projects import LARGE, OWN, TABLE
from bricabrac.nicodemus.spelling import GAINS, RIGHT, ROWS, SHOWN, spell
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.nicodemus.tallies import (
    FOUND,
    LACK_BITS,
    LACK_ONE,
    LACKS,
    MOST_POINTS,
    NEED,
    SERVED,
    WANTED,
    WANTS,
    WORTH_MORE,
    gain_with,
)  # fmt: skip

COALS, CUBES = LIMITS["charcoalium"] + 1, LIMITS["each_resource"] + 1
SCORES, LEADS, FEW, LACKING = 32, 12, 3, 3  # what is beyond counts as the last
DECK_STEP, DECK_STEPS, DIGITS = 3, 16, 8
SYMBOLS = len(cards.SYMBOLS)
IDS, TILE_IDS = list(cards.MACHINES), list(cards.PROJECTS)
CUBE_NAMES = [WORDS[piece] for piece in RESOURCES]
DONE = int(Place.DONE)

INPUTS = Blocks()
SIDE = (
    ("charcoalium", "in stock", COALS),
    ("resources", "in stock, of each kind", CUBE_NAMES, CUBES),
    ("points", "so many, or the last for more", SCORES),
    ("cards", "machines in hand", cards.HAND + 1),
    ("known cards", "machines in hand that the other has seen, at least so many", IDS, [1, 2]),
    ("workshop", "repaired machines, at least so many", IDS, [1, 2, 3]),
    ("reductions", "machines of the workshop with a symbol, at least", cards.SYMBOLS, [1, 2, 3]),
    ("machines", "in the workshop", cards.WORKSHOP + 1),
    ("begun", "projects to be had for which there is a machine", TILE_IDS),
    ("nearly", "large projects that lack one machine", [TILE_IDS[p] for p in LARGE]),
    ("payable space", "a machine that could be paid for, by its space", RIGHT),
    ("payable machine", "a machine that could be paid for, by its kind", IDS),
    ("lacking", "pieces that a machine lacks, if few, by its space", RIGHT, range(1, LACKING + 1)),
    ("payable", "how many machines could be paid for", SPACES + 1),
    ("gain", "the most points for a repair, with the projects it completes", GAINS),
    ("goal", "that repair would reach the goal"),
)


def side_of(whose: str) -> list[int]:
    """Room for what is seen of a seat: where each block starts."""
    return [INPUTS.add(f"{whose} {name}", about, *shape) for name, about, *shape in SIDE]


(
    CHARCOALIUM, CUBE, POINTS, CARDS, KNOWN, WORKSHOP, SAVES, SIZE, BEGUN, NEARLY, PAYABLE_AT,
    PAYABLE_KIND, LACK, PAYABLE, GAIN, REACH,
) = side_of("my")  # fmt: skip
THEIRS = side_of("foe's")[0]
HAND = INPUTS.add("hand", "my machines, at least so many", IDS, [1, 2, 3])
ROW = INPUTS.add("row", "the bric-a-brac, from the right, where it is cheap", RIGHT, IDS)
LYING = INPUTS.add("lying", "charcoalium on a machine, at most three", RIGHT, [1, 2, 3])
LENGTH = INPUTS.add("length", "machines in the row", SPACES + 1)
SYMBOL = INPUTS.add("symbol", "machines of the row that show it", cards.SYMBOLS, SHOWN)
RESERVE = INPUTS.add("reserve", "pieces left, where few are", WORDS, FEW)
LIES = ("in play", "mine", "foe's", "completed by me", "completed by the foe")
WHERE = len(LIES)
PROJECT = INPUTS.add("project", "where it lies, if that is known", TILE_IDS, LIES)
ASKS = INPUTS.add("asked", "the question", [ask.name.lower() for ask in Ask])
MACHINE = INPUTS.add("about", "the machine that the question is about", ["none", *IDS])
EFFECT = INPUTS.add("effect", "being applied", ["none", *IDS])
SPACE = INPUTS.add("repairing", "the space of the machine, from the right", SPACES + 1)
EXCHANGES = INPUTS.add("exchanges", "that are left", 4)
DRAWN = INPUTS.add("drawn", "projects to choose from", TILE_IDS)
DOING = INPUTS.add("completing", "a project", TILE_IDS)
USED = INPUTS.add("used", "places of the workshop that projects have used", cards.WORKSHOP)
DECK = INPUTS.add("deck", "cards left, in threes", DECK_STEPS)
EXHAUSTED = INPUTS.add("exhausted", "the deck could not fill a hand")
LAST = INPUTS.add("last turn", "the match ends with this turn")
LEAD = INPUTS.add("lead", "in points, by who began", ("second", "first"), range(-LEADS, LEADS + 1))
COVERED = Blocks()
FOES_HAND = INPUTS.size + COVERED.add("foe's hand", "machines, at least so many", IDS, [1, 2, 3])


def lying(lies: int, seat: int) -> int:
    """Which of LIES it is for a seat if a project lies there, or -1."""
    if OWN <= lies < DONE + 2:
        return 1 + 2 * (lies >= DONE) + ((lies - OWN) % 2 != seat)
    return 0 if lies == TABLE else -1


UNSEEN, LAST_PLACE = int(Place.UNSEEN), int(Place.GONE) + 1
# By seat to act and place: which of LIES that is, and a bit each for whether it is one of them,
# whether the project is open to that seat, and whether to the foe.
IS_SEEN, TO_ME, TO_FOE = 3, 4, 5
LYING_AT = table(
    [
        max(0, at) | (at >= 0) << IS_SEEN | (at in (0, 1)) << TO_ME | (at in (0, 2)) << TO_FOE
        for at in (lying(lies, seat) for lies in range(UNSEEN, LAST_PLACE + 1))
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
        number = PROJECT + WHERE * project + (lies & (1 << IS_SEEN) - 1)
        count = on_if(inputs, count, number, lies >> IS_SEEN & 1)
        mine |= (lies >> TO_ME & 1) << project
        theirs |= (lies >> TO_FOE & 1) << project
    for side in range(2):  # in a loop, so that there is one copy of what it does
        is_open = theirs if side == 1 else mine
        count = look_at_seat(state, active ^ side, THEIRS * side, is_open, inputs, count)
    count = look_at_hand(state, active, HAND, inputs, count)
    count = look_at_table(state, inputs, count)
    count = on(inputs, count, ASKS + state.asks)
    if state.asks != Ask.TURN:
        count = look_at_question(state, inputs, count)
    count = on_if(inputs, count, LAST, is_over(state))
    lead = min(LEADS, max(-LEADS, me.points - foe.points)) + LEADS
    began = active == state.first
    return on(inputs, count, LEAD + (2 * LEADS + 1) * began + lead)


@rule
def look_at_hand(state: State, seat: int, start: int, inputs: Choices, count: int) -> int:
    """The machines in a hand."""
    hand = state.seats[seat].hand
    for kind in range(KINDS):
        held = hand[kind]
        count = on_if(inputs, count, start + 3 * kind, held > 0)
        count = on_if(inputs, count, start + 3 * kind + 1, held > 1)
        if held > 2:
            count = on(inputs, count, start + 3 * kind + 2)
    return count


@rule
def look_at_seat(
    state: State, seat: int, side: int, is_open: int, inputs: Choices, count: int
) -> int:
    """What is seen of a seat, and what it could do now; a bit for each project open to it."""
    me = state.seats[seat]
    count = on(inputs, count, side + CHARCOALIUM + me.stock[COAL])
    for resource in RESOURCES:
        count = on(inputs, count, side + CUBE + CUBES * (resource - 1) + me.stock[resource])
    count = on(inputs, count, side + POINTS + min(SCORES - 1, me.points))
    count = on(inputs, count, side + CARDS + min(cards.HAND, me.cards))
    known = 0
    for kind in range(KINDS):
        known |= me.known[kind]
    if known > 0:
        for kind in range(KINDS):
            count = on_if(inputs, count, side + KNOWN + 2 * kind, me.known[kind] > 0)
            count = on_if(inputs, count, side + KNOWN + 2 * kind + 1, me.known[kind] > 1)
    machines, serves, found, shown = me.machines, 0, 0, 0
    for place in range(machines):
        kind, same = me.workshop[place], 0
        for older in range(place):
            same += me.workshop[older] == kind
        count = on_if(inputs, count, side + WORKSHOP + 3 * kind + min(2, same), same < 3)
        symbol = SHOWS[kind]
        same = shown >> DIGITS * symbol & (1 << DIGITS) - 1
        count = on_if(inputs, count, side + SAVES + 3 * symbol + min(2, same), same < 3)
        shown += 1 << DIGITS * symbol
        serves |= SERVED[kind]
        found |= FOUND[kind]
    count = on(inputs, count, side + SIZE + machines)
    begun = serves & is_open
    if begun != 0:
        for project in range(TILES):
            count = on_if(inputs, count, side + BEGUN + project, begun >> project & 1)
        for large in range(len(LARGE)):
            lacks_one = LACK_ONE[large][found >> WANTS * large & WANTED]
            is_near = lacks_one & (is_open >> LARGE[large])
            count = on_if(inputs, count, side + NEARLY + large, is_near)
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
    for right in range(length):
        kind = state.row[length - 1 - right & NEAR] & NEAR
        short = (lacking >> LACK_BITS * kind & (1 << LACK_BITS) - 1) + max(0, right - has_coal)
        is_payable = int(short == 0)
        payable += is_payable
        lack = LACK + LACKING * right + short - 1
        number = PAYABLE_AT + right if is_payable else lack
        count = on_if(inputs, count, side + number, short <= LACKING)
        is_new = is_payable & ~(kinds >> kind)
        count = on_if(inputs, count, side + PAYABLE_KIND + kind, is_new)
        kinds |= is_payable << kind
        if SERVED[kind] & begun & -is_new != 0:
            best = max(best, POINTS_OF[kind] + gain_with(me, kind, begun, found))
    alone = 0
    for points in range(MOST_POINTS):
        alone += kinds & WORTH_MORE[points] != 0
    best = max(best, alone)
    count = on(inputs, count, side + PAYABLE + payable)
    count = on_if(inputs, count, side + REACH, best > 0 and me.points + best >= cards.GOAL)
    return on(inputs, count, side + GAIN + min(GAINS - 1, best))


@rule
def look_at_table(state: State, inputs: Choices, count: int) -> int:
    """The bric-a-brac, the reserve and the deck."""
    shown, length = 0, state.length
    for right in range(length):
        space = length - 1 - right
        kind, lying = state.row[space], state.coal[space]
        shown += 1 << DIGITS * SHOWS[kind]
        count = on(inputs, count, ROW + KINDS * right + kind)
        count = on_if(inputs, count, LYING + 3 * right + min(3, lying) - 1, lying > 0)
    count = on(inputs, count, LENGTH + length)
    for symbol in range(SYMBOLS):
        so_many = min(SHOWN - 1, shown >> DIGITS * symbol & (1 << DIGITS) - 1)
        count = on(inputs, count, SYMBOL + SHOWN * symbol + so_many)
    for piece in range(PIECES):
        left = state.reserve[piece]
        count = on_if(inputs, count, RESERVE + FEW * piece + min(left, FEW), left < FEW)
    left = (state.left + DECK_STEP - 1) // DECK_STEP
    count = on(inputs, count, DECK + min(DECK_STEPS - 1, left))
    return on_if(inputs, count, EXHAUSTED, state.exhausted)


@rule
def look_at_question(state: State, inputs: Choices, count: int) -> int:
    """What is under way in the middle of a turn."""
    count = on(inputs, count, MACHINE + state.machine + 1)
    count = on(inputs, count, EFFECT + state.effect + 1)
    if state.space != -1:
        count = on(inputs, count, SPACE + max(0, state.length - state.space))
    if state.exchanges > 0:
        count = on(inputs, count, EXCHANGES + state.exchanges)
    for place in range(2):
        if state.drawn[place] != -1:
            count = on(inputs, count, DRAWN + state.drawn[place])
    if state.project != -1:
        count = on(inputs, count, DOING + state.project)
    for place in range(cards.WORKSHOP):
        if state.used >> place & 1:
            count = on(inputs, count, USED + place)
    return count


@routine
def uncover(state: State, inputs: Choices, count: int) -> int:
    """Add the foe's hand, if it was dealt; a view has no more of it than is known."""
    foe, dealt = state.seats[1 - state.active], 0
    for kind in range(KINDS):
        dealt += foe.hand[kind]
    if dealt < foe.cards:
        return count
    return look_at_hand(state, 1 - state.active, FOES_HAND, inputs, count)


# Side: 10 counts, 5 known cards, 4 machines with 4 symbols, 6 + 5 projects to be had and 2 large
# ones, two for each of ten spaces; twice. The table: 10 spaces twice, 17 projects, 12 others.
MOST = 2 * (10 + 5 + 8 + TILES + 2 + 2 * SPACES) + cards.HAND + 2 * SPACES + TILES + 33
EYE = Eye(
    INPUTS, ROWS, MOST, look, spell, covered=COVERED, most_covered=cards.HAND, uncover=uncover
)  # fmt: skip
