"""What an action is made of, so that actions that mean the same share what is learned.

A machine of the row is what it is, where it lies and what it brings, not the number of its space.
"""

from bricabrac.engine.eye import Blocks, on
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus import cards
from bricabrac.nicodemus.bill import shortage
from bricabrac.nicodemus.cards import SPACES
from bricabrac.nicodemus.effects import COUNTS
from bricabrac.nicodemus.projects import gain_of, is_begun
from bricabrac.nicodemus.row import showing
from bricabrac.nicodemus.state import Ask, State

GAINS, SHOWN = 16, 6  # what is beyond counts as the last
RIGHT = [f"{right} from the right" for right in range(SPACES)]
IDS = list(cards.MACHINES)
SERVED = ("fresh", "used")
TAKING = (Ask.PRODUCE, Ask.NAME, Ask.COST, Ask.STEAL)
ASKED = table(TAKING.index(ask) if ask in TAKING else -1 for ask in Ask)
COUNTING = [id for kind, id in enumerate(IDS) if COUNTS[kind] != -1]  # the first ones

ROWS = Blocks()
ACTION = ROWS.add("action", "as it is numbered", act.NUMBERING.names)
REPAIR = ROWS.add("repair machine", "its kind", IDS)
REPAIR_AT = ROWS.add("repair space", "how far from the right", RIGHT)
REPAIR_FOR = ROWS.add("repair for", "the points it brings, with projects", GAINS)
REMOVE = ROWS.add("remove machine", "its kind", IDS)
REMOVE_AT = ROWS.add("remove space", "how far from the right", RIGHT)
REMOVE_FOE = ROWS.add("remove from foe", "who could have paid for it")
BRINGS = ROWS.add("play for", "pieces that its effect gives now", COUNTING, SHOWN)
EFFECT_BRINGS = ROWS.add("effect for", "pieces that it gives now", SHOWN)
COALS_FOR = ROWS.add("coal for", "points of the machine just played", 4)
TAKE_FOR = ROWS.add(
    "take for",
    "resources, by the question",
    [ask.name.lower() for ask in TAKING],
    cards.BUNDLE_NAMES[: cards.PAIRS],
)
USE = ROWS.add("use machine", "for a project, by whether it has served", IDS, SERVED)
KEEP_BEGUN = ROWS.add("keep begun", "a project for which there is a machine")


@routine
def spell(state: State, action: int, rows: Choices) -> int:
    """List the rows that a legal action is made of, and count them."""
    if act.REPAIR <= action < act.PASS:
        return spell_repair(state, action - act.REPAIR, rows)
    if act.REMOVE <= action < act.COPY:
        return spell_remove(state, action - act.REMOVE, rows)
    if act.USE <= action < act.BUY:
        return spell_use(state, act.PARTNERS[action - act.USE], rows)
    me, count = state.seats[state.active], on(rows, 0, ACTION + action)
    if action < act.REPAIR:
        kind = action - act.PLAY
        if COUNTS[kind] != -1:
            shown = showing(state, COUNTS[kind]) + (cards.SHOWS[kind] == COUNTS[kind])
            count = on(rows, count, BRINGS + SHOWN * kind + min(SHOWN - 1, shown))
    elif action == act.BY_COAL:
        count = on(rows, count, COALS_FOR + cards.POINTS[state.machine])
    elif action == act.BY_EFFECT:
        count = spell_effect(state, state.machine, rows, count)
    elif act.TAKE <= action < act.RETURN:
        count = on(rows, count, TAKE_FOR + cards.PAIRS * ASKED[state.asks] + action - act.TAKE)
    elif act.COPY <= action < act.KEEP:
        count = spell_effect(state, action - act.COPY, rows, count)
    elif act.KEEP <= action < act.SPARE and is_begun(me, action - act.KEEP):
        count = on(rows, count, KEEP_BEGUN)
    return count


@rule
def spell_effect(state: State, kind: int, rows: Choices, count: int) -> int:
    """What the effect of a machine gives for the machines of the row, if it counts them."""
    if COUNTS[kind] == -1:
        return count
    return on(rows, count, EFFECT_BRINGS + min(SHOWN - 1, showing(state, COUNTS[kind])))


@rule
def spell_repair(state: State, space: int, rows: Choices) -> int:
    """The machine, how far from the right it lies, and what it brings."""
    kind = state.row[space]
    count = on(rows, 0, REPAIR + kind)
    count = on(rows, count, REPAIR_AT + state.length - 1 - space)
    return on(rows, count, REPAIR_FOR + min(GAINS - 1, gain_of(state, state.active, kind)))


@rule
def spell_remove(state: State, space: int, rows: Choices) -> int:
    """The machine, how far from the right it lies, and whether the foe could have had it."""
    count = on(rows, 0, REMOVE + state.row[space])
    count = on(rows, count, REMOVE_AT + state.length - 1 - space)
    if shortage(state, 1 - state.active, space) == 0:
        count = on(rows, count, REMOVE_FOE)
    return count


@rule
def spell_use(state: State, partners: int, rows: Choices) -> int:
    """The one or two machines, and whether they have served in this turn and go anyway."""
    me, count = state.seats[state.active], 0
    for place in range(cards.WORKSHOP - 1):
        if partners >> place & 1:
            count = on(rows, count, USE + 2 * me.workshop[place] + (state.used >> place & 1))
    return count
