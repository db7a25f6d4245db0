"""Doing it: play, repair, projects, end of the turn."""

from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.pieces import COAL, RESOURCES
from bricabrac.engine.story import tell
from bricabrac.nicodemus import actions as act
from bricabrac.nicodemus import effects
from bricabrac.nicodemus.bill import due, fee, first_to_spare, ways_to_spare
from bricabrac.nicodemus.cards import BUNDLE, POINTS, SHOWS, WILD, WORKSHOP, WORTH
from bricabrac.nicodemus.ending import is_over, tell_goal, tell_outcome
from bricabrac.nicodemus.hand import fill_hand, leave
from bricabrac.nicodemus.projects import anything_to_complete, first_partners, ways_to_complete
from bricabrac.nicodemus.row import flush, lay, lift
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.nicodemus.stock import gain, give_back
from bricabrac.nicodemus.story import What

DONE = int(Place.DONE)


@routine
def apply(state: State, action: int) -> None:
    """Do a legal action. When nothing is left to ask, the turn is over."""
    asked = state.asks
    state.asks = Ask.NOTHING
    match asked:
        case Ask.TURN:
            if action < act.REPAIR:
                play(state, action - act.PLAY)
            elif action < act.PASS:
                begin_repair(state, action - act.REPAIR)
            else:
                tell(state, What.PASSES, state.active)
        case Ask.WAY:
            activate(state, action)
        case Ask.PRODUCE:
            gain(state, state.active, action - act.TAKE + 1, 1)
        case Ask.NAME:
            effects.name_resource(state, action - act.TAKE + 1)
        case Ask.DISCARD:
            effects.discard(state, action - act.DISCARD)
        case Ask.REMOVE:
            effects.remove(state, action - act.REMOVE)
        case Ask.COST:
            effects.take_of_cost(state, action - act.TAKE)
        case Ask.EXCHANGE:
            if action < act.SELL:
                effects.exchange(state, COAL, action - act.BUY + 1)
            elif action < act.STOP:
                effects.exchange(state, action - act.SELL + 1, COAL)
            else:
                tell(state, What.STOPS_EXCHANGES, state.active)
        case Ask.STEAL:
            effects.steal_resource(state, action - act.TAKE + 1)
        case Ask.RETURN:
            effects.return_resources(state, action - act.RETURN)
        case Ask.KEEP:
            effects.keep(state, action - act.KEEP)
        case Ask.COPY:
            effects.copy(state, action - act.COPY)
        case Ask.SPARE:
            repair(state, state.space, action - act.SPARE)
        case Ask.PROJECTS:
            if action == act.STOP:
                tell(state, What.STOPS_PROJECTS, state.active)
            else:
                begin_complete(state, action - act.COMPLETE)
        case Ask.USE:
            complete(state, state.project, act.PARTNERS[action - act.USE])
    if state.asks == Ask.NOTHING:
        tell(state, What.TURN_OVER, state.active)
        # After a repair no cards are drawn; after a play or a pass the hand is filled (ruling 8).
        if state.space == -1:
            fill_hand(state)
        end_turn(state)


@rule
def play(state: State, kind: int) -> None:
    """Put a machine on the next space, and ask what it is to do."""
    leave(state.seats[state.active], kind)
    lay(state, kind)
    tell(state, What.PLAYS, state.active, kind)
    state.machine = kind
    state.asks = Ask.WAY


@rule
def activate(state: State, way: int) -> None:
    """Coal, production or effect."""
    if way == act.BY_COAL:
        tell(state, What.COAL, state.active, state.machine)
        gain(state, state.active, COAL, POINTS[state.machine])
    elif way == act.BY_EFFECT:
        tell(state, What.EFFECT, state.active, state.machine)
        effects.begin(state, state.machine)
    else:
        tell(state, What.PRODUCTION, state.active, state.machine)
        if SHOWS[state.machine] == WILD:
            state.asks = Ask.PRODUCE
        else:
            gain(state, state.active, SHOWS[state.machine], 1)


@routine
def begin_repair(state: State, space: int) -> None:
    """Ask how wild reductions are used, where it makes a difference (ruling 7)."""
    me, kind = state.seats[state.active], state.row[space]
    state.space = space
    if ways_to_spare(me, kind) > 1:
        tell(state, What.BEGINS_REPAIR, state.active, kind)
        state.asks = Ask.SPARE
    else:
        repair(state, space, first_to_spare(me, kind))


@routine
def repair(state: State, space: int, spared: int) -> None:
    """Repair the machine on a space, which has been shown to be payable."""
    me, kind = state.seats[state.active], state.row[space]
    tell(state, What.REPAIRS, state.active, kind, POINTS[kind])

    # 1. Resources go to the reserve, charcoalium onto the machines right of it, the nearest first:
    # 2. reductions spare the rightmost ones.
    for resource in RESOURCES:
        wild = BUNDLE[spared][resource] if spared != -1 else 0
        give_back(state, state.active, resource, due(me, kind, resource) - wild)
    coal = fee(state, space)
    me.stock[COAL] -= coal
    for step in range(coal):
        state.coal[space + 1 + step] += 1
        tell(state, What.LEAVES_COAL, state.active, state.row[space + 1 + step])

    # 3. The machine comes with the charcoalium on it, and scores.
    if state.coal[space] > 0:
        me.stock[COAL] += state.coal[space]
        tell(state, What.TAKES_COAL, state.active, state.coal[space])
    lift(state, space)
    me.workshop[me.machines] = kind
    me.machines += 1
    me.saves[SHOWS[kind]] += 1
    me.points += POINTS[kind]

    # 4. Projects.
    ask_projects(state)


@rule
def ask_projects(state: State) -> None:
    """Ask for a project, if one can be completed."""
    if anything_to_complete(state):
        state.asks = Ask.PROJECTS


@routine
def begin_complete(state: State, project: int) -> None:
    """Ask which machines are used, where there is a choice."""
    if ways_to_complete(state, project) > 1:
        tell(state, What.BEGINS_PROJECT, state.active, project)
        state.project = project
        state.asks = Ask.USE
    else:
        complete(state, project, first_partners(state, project))


@routine
def complete(state: State, project: int, partners: int) -> None:
    """Score a project. The machines stay until the turn is over: they may serve again."""
    me = state.seats[state.active]
    me.points += WORTH[project]
    state.place[project] = DONE + state.active
    tell(state, What.COMPLETES, state.active, project, WORTH[project])
    machines = partners | 1 << (me.machines - 1)
    for place in range(me.machines):
        if machines >> place & 1:
            tell(state, What.USES, state.active, me.workshop[place])
    state.used |= machines
    state.project = -1
    ask_projects(state)


@rule
def end_turn(state: State) -> None:
    """Clear workshop and bric-a-brac, and hand over, or end the match."""
    clear_workshop(state)
    flush(state)
    tell_goal(state)
    state.effect = state.machine = state.space = -1
    state.exchanges = 0
    state.turns += 1
    state.asks = Ask.OVER if is_over(state) else Ask.TURN
    tell_outcome(state)
    state.active = 1 - state.active


@rule
def set_aside(state: State, kind: int) -> None:
    """A machine leaves the workshop, and saves nothing any more."""
    me = state.seats[state.active]
    me.aside[kind] += 1
    me.saves[SHOWS[kind]] -= 1
    tell(state, What.SETS_ASIDE, state.active, kind)


@routine
def clear_workshop(state: State) -> None:
    """Set aside the machines used for projects; of four machines only the last stays."""
    me, kept = state.seats[state.active], 0
    if state.used > 0:
        for place in range(me.machines):
            kind = me.workshop[place]
            if state.used >> place & 1:
                set_aside(state, kind)
            else:
                me.workshop[kept] = kind
                kept += 1
        for place in range(kept, me.machines):
            me.workshop[place] = -1
        me.machines = kept
        state.used = 0
    if me.machines == WORKSHOP:
        tell(state, What.IS_FULL, state.active, me.workshop[WORKSHOP - 1])
        for place in range(WORKSHOP - 1):
            set_aside(state, me.workshop[place])
        me.workshop[0] = me.workshop[WORKSHOP - 1]
        for place in range(1, WORKSHOP):
            me.workshop[place] = -1
        me.machines = 1
