"""What a seat sees at a glance: itself, the foe, the table, and what it is being asked.

It knows the foe's hand no better than the seat does. Some inputs save a judge the arithmetic:
what each side could pay for now, what that would bring, and what is lacking.
"""

from bricabrac.engine.eye import Blocks, Eye, on, on_if, up_to
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES, WORDS
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.cards import COST, KINDS, LIMITS, SHOWS, SPACES, TILES, WILD, WORTH
from bricabrac.nicodemus.cards import POINTS as POINTS_OF
from bricabrac.nicodemus.ending import is_over
from bricabrac.nicodemus.projects import LARGE, OWN, SERVES, TABLE, completed_by
from bricabrac.nicodemus.spelling import GAINS, RIGHT, ROWS, SHOWN, spell
from bricabrac.nicodemus.state import Ask, Place, Seat, State

COALS, CUBES = LIMITS["charcoalium"] + 1, LIMITS["each_resource"] + 1
SCORES, LEADS, FEW, LACKING = 32, 12, 3, 3  # what is beyond counts as the last
DECK_STEP, DECK_STEPS = 3, 16
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


# What the looking would otherwise count anew at every glance. By kind: a bit for each project that
# it serves, and for each want of the large ones, side by side; by what was brought to a large one:
# whether one want is left.
SERVED = table(
    sum(SERVES[project][kind] << project for project in range(TILES)) for kind in range(KINDS)
)
WANTS = max(cards.NEEDED[project] for project in LARGE)
WANTED, DIGITS = (1 << WANTS) - 1, 8
FOUND = table(
    sum(cards.BRINGS[project][kind] << WANTS * place for place, project in enumerate(LARGE))
    for kind in range(KINDS)
)
LACK_ONE = table(
    [int(cards.NEEDED[project] - found.bit_count() == 1) for found in range(1 << WANTS)]
    for project in LARGE
)


def lying(lies: int, seat: int) -> int:
    """Which of LIES it is for a seat if a project lies there, or -1."""
    if OWN <= lies < DONE + 2:
        return 1 + 2 * (lies >= DONE) + ((lies - OWN) % 2 != seat)
    return 0 if lies == TABLE else -1


UNSEEN, LAST_PLACE = int(Place.UNSEEN), int(Place.GONE) + 1
LYING_AT = table([lying(lies, seat) for lies in range(UNSEEN, LAST_PLACE + 1)] for seat in (0, 1))


@routine
def look(state: State, inputs: Choices) -> int:
    """List what the seat to act sees, and count it."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    in_play, mine, theirs = 0, 0, 0
    for project in range(TILES):
        lies = state.place[project]
        in_play |= (lies == TABLE) << project
        mine |= (lies == OWN + state.active) << project
        theirs |= (lies == OWN + 1 - state.active) << project
    count = look_at_seat(state, state.active, 0, in_play | mine, inputs, 0)
    count = look_at_seat(state, 1 - state.active, THEIRS, in_play | theirs, inputs, count)
    for kind in range(KINDS):
        held = me.hand[kind]
        count = on_if(inputs, count, HAND + 3 * kind, held > 0)
        if held > 1:
            count = up_to(inputs, count, HAND + 3 * kind + 1, min(2, held - 1))
    count = look_at_table(state, inputs, count)
    count = on(inputs, count, ASKS + state.asks)
    if state.asks != Ask.TURN:
        count = look_at_question(state, inputs, count)
    count = on_if(inputs, count, LAST, is_over(state))
    lead = min(LEADS, max(-LEADS, me.points - foe.points)) + LEADS
    began = state.active == state.first
    return on(inputs, count, LEAD + (2 * LEADS + 1) * began + lead)


@routine
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
        known += me.known[kind]
    if known > 0:
        for kind in range(KINDS):
            count = up_to(inputs, count, side + KNOWN + 2 * kind, min(2, me.known[kind]))
    serves, found = 0, 0
    for place in range(me.machines):
        kind, same = me.workshop[place], 0
        for older in range(place):
            same += me.workshop[older] == kind
        count = on_if(inputs, count, side + WORKSHOP + 3 * kind + min(2, same), same < 3)
        serves |= SERVED[kind]
        found |= FOUND[kind]
    for symbol in range(SYMBOLS):
        count = up_to(inputs, count, side + SAVES + 3 * symbol, min(3, me.saves[symbol]))
    count = on(inputs, count, side + SIZE + me.machines)
    begun = serves & is_open
    for project in range(TILES):
        count = on_if(inputs, count, side + BEGUN + project, begun >> project & 1)
    for large in range(len(LARGE)):
        lacks_one = LACK_ONE[large][found >> WANTS * large & WANTED]
        is_near = lacks_one & (is_open >> LARGE[large])
        count = on_if(inputs, count, side + NEARLY + large, is_near)
    return look_at_repairs(state, seat, side, is_open, inputs, count)


@routine
def look_at_repairs(
    state: State, seat: int, side: int, is_open: int, inputs: Choices, count: int
) -> int:
    """What a seat could pay for, what that would bring, and what it lacks for the rest."""
    me, length = state.seats[seat], state.length
    wood, copper, crystal = RESOURCES
    has_coal = me.stock[COAL] + me.saves[COAL]
    has_wood = me.stock[wood] + me.saves[wood]
    has_copper = me.stock[copper] + me.saves[copper]
    has_crystal = me.stock[crystal] + me.saves[crystal]
    wild, payable, best, kinds = me.saves[WILD], 0, 0, 0
    for right in range(length):
        kind = state.row[length - 1 - right]
        cost = COST[kind]
        lacks = max(0, cost[wood] - has_wood) + max(0, cost[copper] - has_copper)
        lacks += max(0, cost[crystal] - has_crystal)
        short = max(0, lacks - wild) + max(0, right - has_coal)
        is_payable = short == 0
        payable += is_payable
        count = on_if(inputs, count, side + PAYABLE_AT + right, is_payable)
        is_near = 0 < short <= LACKING
        count = on_if(inputs, count, side + LACK + LACKING * right + short - 1, is_near)
        if is_payable and not kinds >> kind & 1:
            kinds |= 1 << kind
            count = on(inputs, count, side + PAYABLE_KIND + kind)
            best = max(best, gain_with(me, kind, is_open))
    count = on(inputs, count, side + PAYABLE + payable)
    count = on_if(inputs, count, side + REACH, best > 0 and me.points + best >= cards.GOAL)
    return on(inputs, count, side + GAIN + min(GAINS - 1, best))


@rule
def gain_with(seat: Seat, kind: int, is_open: int) -> int:
    """The points for repairing a machine, with those of the open projects that it completes."""
    points, completed = POINTS_OF[kind], completed_by(seat, kind) & is_open
    if completed != 0:
        for project in range(TILES):
            points += WORTH[project] * (completed >> project & 1)
    return points


@routine
def look_at_table(state: State, inputs: Choices, count: int) -> int:
    """The bric-a-brac, the reserve, projects and the deck."""
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
    for project in range(TILES):
        lies = LYING_AT[state.active][state.place[project] - UNSEEN]
        count = on_if(inputs, count, PROJECT + WHERE * project + lies, lies >= 0)
    left = (state.left + DECK_STEP - 1) // DECK_STEP
    count = on(inputs, count, DECK + min(DECK_STEPS - 1, left))
    return on_if(inputs, count, EXHAUSTED, state.exhausted)


@routine
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


# Side: 10 counts, 5 known cards, 4 machines with 4 symbols, 6 + 5 projects to be had and 2 large
# ones, two for each of ten spaces; twice. The table: 10 spaces twice, 17 projects, 12 others.
MOST = 2 * (10 + 5 + 8 + TILES + 2 + 2 * SPACES) + cards.HAND + 2 * SPACES + TILES + 33
EYE = Eye(INPUTS, ROWS, MOST, look, spell)
