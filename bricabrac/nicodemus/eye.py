"""What a seat sees at a glance: itself, the foe, the table, and what it is being asked.

It knows the foe's hand no better than the seat does. Some inputs save a judge the arithmetic:
what each side could pay for now, what that would bring, and what is lacking.
"""

from bricabrac.engine.eye import Blocks, Eye, on, up_to
from bricabrac.engine.kernel import Choices, routine, rule
from bricabrac.engine.pieces import COAL, PIECES, RESOURCES, WORDS
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.bill import shortage
from bricabrac.nicodemus.cards import KINDS, LIMITS, SPACES, TILES
from bricabrac.nicodemus.ending import is_over
from bricabrac.nicodemus.projects import LARGE, OWN, TABLE, brought, gain_of, is_begun, is_open
from bricabrac.nicodemus.row import showing
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


@routine
def look(state: State, inputs: Choices) -> int:
    """List what the seat to act sees, and count it."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    count = look_at_seat(state, state.active, 0, inputs, 0)
    count = look_at_seat(state, 1 - state.active, THEIRS, inputs, count)
    for kind in range(KINDS):
        count = up_to(inputs, count, HAND + 3 * kind, min(3, me.hand[kind]))
    count = look_at_table(state, inputs, count)
    count = on(inputs, count, ASKS + state.asks)
    if state.asks != Ask.TURN:
        count = look_at_question(state, inputs, count)
    if is_over(state):
        count = on(inputs, count, LAST)
    lead = min(LEADS, max(-LEADS, me.points - foe.points)) + LEADS
    began = state.active == state.first
    return on(inputs, count, LEAD + (2 * LEADS + 1) * began + lead)


@routine
def look_at_seat(state: State, seat: int, side: int, inputs: Choices, count: int) -> int:
    """What is seen of a seat, and what it could do now."""
    me = state.seats[seat]
    count = on(inputs, count, side + CHARCOALIUM + me.stock[COAL])
    for resource in RESOURCES:
        count = on(inputs, count, side + CUBE + CUBES * (resource - 1) + me.stock[resource])
    count = on(inputs, count, side + POINTS + min(SCORES - 1, me.points))
    count = on(inputs, count, side + CARDS + min(cards.HAND, me.cards))
    for kind in range(KINDS):
        count = up_to(inputs, count, side + KNOWN + 2 * kind, min(2, me.known[kind]))
    for place in range(me.machines):
        kind, same = me.workshop[place], 0
        for older in range(place):
            same += me.workshop[older] == kind
        if same < 3:
            count = on(inputs, count, side + WORKSHOP + 3 * kind + same)
    for symbol in range(SYMBOLS):
        count = up_to(inputs, count, side + SAVES + 3 * symbol, min(3, me.saves[symbol]))
    count = on(inputs, count, side + SIZE + me.machines)
    for project in range(TILES):
        if is_open(state, project, seat) and is_begun(me, project):
            count = on(inputs, count, side + BEGUN + project)
    for large in range(len(LARGE)):
        if is_open(state, LARGE[large], seat) and lacks_one(me, LARGE[large]):
            count = on(inputs, count, side + NEARLY + large)
    return look_at_repairs(state, seat, side, inputs, count)


@rule
def lacks_one(seat: Seat, project: int) -> bool:
    """Whether the workshop has all that a large project wants but one machine."""
    lacks, found = cards.NEEDED[project], brought(seat, project)
    for want in range(cards.NEEDED[project]):
        lacks -= found >> want & 1
    return lacks == 1


@routine
def look_at_repairs(state: State, seat: int, side: int, inputs: Choices, count: int) -> int:
    """What a seat could pay for, what that would bring, and what it lacks for the rest."""
    payable, best, kinds = 0, 0, 0
    for space in range(state.length):
        kind, right = state.row[space], state.length - 1 - space
        short = shortage(state, seat, space)
        if short == 0:
            payable += 1
            count = on(inputs, count, side + PAYABLE_AT + right)
            if not kinds >> kind & 1:
                kinds |= 1 << kind
                count = on(inputs, count, side + PAYABLE_KIND + kind)
                best = max(best, gain_of(state, seat, kind))
        elif short <= LACKING:
            count = on(inputs, count, side + LACK + LACKING * right + short - 1)
    count = on(inputs, count, side + PAYABLE + payable)
    if best > 0 and state.seats[seat].points + best >= cards.GOAL:
        count = on(inputs, count, side + REACH)
    return on(inputs, count, side + GAIN + min(GAINS - 1, best))


@routine
def look_at_table(state: State, inputs: Choices, count: int) -> int:
    """The bric-a-brac, the reserve, projects and the deck."""
    for space in range(state.length):
        right = state.length - 1 - space
        count = on(inputs, count, ROW + KINDS * right + state.row[space])
        if state.coal[space] > 0:
            count = on(inputs, count, LYING + 3 * right + min(3, state.coal[space]) - 1)
    count = on(inputs, count, LENGTH + state.length)
    for symbol in range(SYMBOLS):
        shown = min(SHOWN - 1, showing(state, symbol))
        count = on(inputs, count, SYMBOL + SHOWN * symbol + shown)
    for piece in range(PIECES):
        if state.reserve[piece] < FEW:
            count = on(inputs, count, RESERVE + FEW * piece + state.reserve[piece])
    for project in range(TILES):
        lies = state.place[project]
        if lies == TABLE:
            count = on(inputs, count, PROJECT + WHERE * project)
        elif OWN <= lies < DONE + 2:
            is_done, whose = lies >= DONE, (lies - OWN) % 2
            theirs = whose != state.active
            count = on(inputs, count, PROJECT + WHERE * project + 1 + 2 * is_done + theirs)
    left = (state.left + DECK_STEP - 1) // DECK_STEP
    count = on(inputs, count, DECK + min(DECK_STEPS - 1, left))
    if state.exhausted:
        count = on(inputs, count, EXHAUSTED)
    return count


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
MOST = 2 * (10 + 5 + 8 + TILES + 2 + 2 * SPACES) + cards.HAND + 2 * SPACES + TILES + 32
EYE = Eye(INPUTS, ROWS, MOST, look, spell)
