"""What an action is made of, so that actions that mean the same share what is learned.

Machines of the conveyor and slots are what they hold, not where they are.
"""

from bricabrac.engine.eye import Blocks, on
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.imaginarium import actions as act
from bricabrac.imaginarium import cards
from bricabrac.imaginarium.cards import BELT, STEALS
from bricabrac.imaginarium.deeds import is_possible
from bricabrac.imaginarium.effects import loot
from bricabrac.imaginarium.fetching import means
from bricabrac.imaginarium.projects import is_met, promise_of, score_of
from bricabrac.imaginarium.stacks import STACK_NAMES
from bricabrac.imaginarium.state import Ask, State

MEANS = ("charcoalium", "resources")  # in the order of fetching.BY_COAL
SCORES, DEEDS = 7, len(cards.DEEDS)
IDS = list(cards.MACHINES)
# Spaces and slots have rows of their own, and so has stop.
_NUMBERED = [*range(act.USE, act.SLOT), *range(act.COMBINE, act.STOP)]
NUMBERED = table(_NUMBERED.index(a) if a in _NUMBERED else -1 for a in range(act.ACTIONS))

ROWS = Blocks()
ACTION = ROWS.add("action", "as it is numbered", [act.NUMBERING.names[a] for a in _NUMBERED])
STOP = ROWS.add("stop", "by the question", [ask.name.lower() for ask in Ask])
SPACE = ROWS.add("handyman", "placed on a space", act.NUMBERING.names[act.RESERVE : act.USE])
RESERVE = ROWS.add("reserve", "a machine, by its kind", IDS)
PAYABLE = ROWS.add("payable", "a machine that can be paid for, or cannot", [*MEANS, "nothing"])
SABOTAGE_AT = ROWS.add("saboteur", "placed on a space", act.NUMBERING.names[act.RESERVE : act.USE])
SABOTAGE = ROWS.add("sabotage", "a machine, by its kind", IDS)
SLOT = ROWS.add("slot", "turned or taken apart, by what it holds", STACK_NAMES)
POSSIBLE = ROWS.add("pair", "of which so many actions are possible", 3)
CANCEL_MET = ROWS.add("cancel met", "a project that I could complete")
CANCEL_DONE = ROWS.add("cancel completed", "a project that I have completed")
COMPLETE = ROWS.add("complete", "a project for so many points", SCORES)

REPAIR = ROWS.add("repair for", "so many points of projects", range(1, SCORES + 1))
LOOT = ROWS.add("repair to steal", "so many pieces", 4)


@routine
def spell(state: State, action: int, rows: Choices) -> int:
    """List the rows that a legal action is made of, and count them."""
    if action == act.STOP:
        return on(rows, 0, STOP + state.asks)
    if action < act.USE:
        return spell_place(state, action - act.RESERVE, rows)
    if act.SLOT <= action < act.COMBINE:
        owner = state.target if state.asks == Ask.DEACTIVATE else state.active
        return on(rows, 0, SLOT + state.seats[owner].slots[action - act.SLOT])
    count = on(rows, 0, ACTION + NUMBERED[action])
    if act.CHOOSE <= action < act.DO:
        count = on(rows, count, POSSIBLE + possible_of(state, act.PAIR[action - act.CHOOSE]))
    elif act.REPAIR <= action < act.APPLY:
        count = spell_repair(state, action - act.REPAIR, rows, count)
    elif act.CANCEL <= action < act.RECOVER:
        project = action - act.CANCEL
        if state.done[project] >> state.active & 1:
            count = on(rows, count, CANCEL_DONE)
        elif is_met(state.seats[state.active], project):
            count = on(rows, count, CANCEL_MET)
    elif action >= act.COMPLETE:
        score = score_of(state, action - act.COMPLETE)
        count = on(rows, count, COMPLETE + min(SCORES - 1, score))
    return count


@rule
def aim(state: State, action: int) -> int:
    """The machine on a space: in a later round any may lie there."""
    return state.belt[action - act.RESERVE] if action < act.EXTRACTOR else 0


@rule
def spell_place(state: State, space: int, rows: Choices) -> int:
    """The space, and the machine on it; a handyman has to pay for it, too."""
    is_saboteur = state.figure >= state.players
    count = on(rows, 0, (SABOTAGE_AT if is_saboteur else SPACE) + space)
    if space < BELT:
        count = on(rows, count, (SABOTAGE if is_saboteur else RESERVE) + state.belt[space])
        if not is_saboteur:
            count = on(rows, count, PAYABLE + means(state, state.active, space))
    return count


@rule
def spell_repair(state: State, kind: int, rows: Choices, count: int) -> int:
    """What projects the machine would score, and what it would steal."""
    points = promise_of(state, kind)
    if points > 0:
        count = on(rows, count, REPAIR + min(SCORES, points) - 1)
    if STEALS[kind] != -1:
        count = on(rows, count, LOOT + loot(state, kind))
    return count


@rule
def possible_of(state: State, pair: int) -> int:
    """How many actions of a pair could be done now."""
    count = 0
    for deed in range(DEEDS):
        if pair >> deed & 1 and is_possible(state, deed):
            count += 1
    return count
