"""What experience says: how well a seat stands, and which actions are worth a try.

Bots and search use it; the rules do not.
"""

from bricabrac.engine.kernel import routine, rule, table
from bricabrac.engine.pieces import PIECES
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium.assistants import hired
from bricabrac.imaginarium.cards import GOAL, KINDS, LEVEL, SEATS, TILES, WORTH, Project
from bricabrac.imaginarium.projects import TABLE, WANTED, is_open, progress, total
from bricabrac.imaginarium.stacks import CHOICE, DEFENDERS, GIVES, PRODUCES, SCORES, STACKS, TAKES
from bricabrac.imaginarium.state import Ask, State

# In hundredths of a point.
POINT, ASSISTANT, GUARD, BROKEN = 100, 70, 15, 20
PIECE = table([14, 14, 24, 34])  # charcoalium, wood, copper, crystal
MADE = table(  # what a stack brings when it is used once
    sum(GIVES[stack][piece] * PIECE[piece] for piece in range(PIECES))
    + CHOICE[stack] * PIECE[3]
    + SCORES[stack] * POINT
    - TAKES[stack] * PIECE[1]
    for stack in range(STACKS)
)
USES = 9  # how often a machine is still used in a match that has just begun
ENOUGH = table([12, 5, 5, 5])  # pieces beyond are worth half
WAITING = 3  # broken machines that one can hope to repair soon
# What is combined and made grows by leaps: there, production machines show how far it is.
BY_LEAPS = sum(
    1 << project
    for project in (
        Project.TRIPLE_COMBO,
        Project.THREE_ALIKE_MADE,
        Project.SIX_RESOURCES,
        Project.ONE_OF_EACH,
    )
)


@routine
def worth(state: State, seat: int) -> int:
    """How well a seat stands, in hundredths of a point."""
    me, most = state.seats[seat], 0
    for other in range(state.players):
        most = max(most, state.seats[other].points)
    # The closer the end, the less a machine will still make.
    left = max(1, USES * (GOAL - most) // GOAL)

    stands = POINT * me.points
    for piece in range(PIECES):
        enough = min(me.stock[piece], ENOUGH[piece])
        stands += (me.stock[piece] + enough) * PIECE[piece] // 2
    for place in range(me.filled):
        stack = me.slots[place]
        stands += MADE[stack] * left + GUARD * DEFENDERS[stack]
    broken = 0
    for kind in range(KINDS):
        broken += me.yard[kind]
    stands += min(broken, WAITING) * BROKEN
    stands += hired(me) * ASSISTANT
    return stands + hopes(state, seat)


@routine
def hopes(state: State, seat: int) -> int:
    """What projects promise: those that are met, and those half way."""
    me, hope = state.seats[seat], 0
    for project in range(TILES):
        if not is_open(state, project, seat):
            continue
        is_second = state.projects[project] == TABLE and state.done[project] != 0
        gain = WORTH[project] - is_second
        done, wanted = progress(me, project), WANTED[project]
        if done >= wanted:
            hope += gain * 90
        elif BY_LEAPS >> project & 1:
            hope += gain * way(total(me, PRODUCES), 6) // 2
        else:
            hope += gain * way(done, wanted) // 2
    return hope


@rule
def way(done: int, wanted: int) -> int:
    """How much of the way is done, in hundredths; the first steps count little."""
    return 100 * done * done // (wanted * wanted)


@rule
def settled(state: State, seat: int) -> bool:
    """Whether the turn of a seat is over: its handyman is back on the initiative track."""
    for place in range(SEATS):
        if state.track[place] == seat:
            return True
    return False


@routine
def lean(state: State, action: int) -> int:
    """How often a sensible player would try an action, against the others: 1 or more."""
    if action == act.STOP:
        return 1
    match state.asks:
        case Ask.PLAN:
            return 3 if action < act.EXTRACTOR else 2
        case Ask.USE | Ask.EFFECT:
            return 20
        case Ask.ACT:
            return 8
        case Ask.REPAIR:
            return 10 + LEVEL[action - act.REPAIR]
        case Ask.SEPARATE | Ask.COMBINE:
            return 8 if action >= act.COMBINE else 1
        case Ask.TRADE:
            return 12 if action == act.BUY_POINT else 1
        case Ask.RECEIVE:
            return 2
        case Ask.RECRUIT:
            return 2
        case Ask.PROJECTS:
            return 40
    return 1
