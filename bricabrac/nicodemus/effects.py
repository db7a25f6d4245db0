"""What the machines do, in the rulebook's order.

An effect that needs an answer sets ``asks``; the answers are dealt with further below.
"""

from bricabrac.engine.kernel import routine, rule, table
from bricabrac.engine.pieces import COAL, COPPER, CRYSTAL, RESOURCES, WOOD
from bricabrac.engine.story import tell, whisper
from bricabrac.nicodemus.cards import B1, B2, B3, B4, B5, BUNDLE, U1, U2, U3, U5, WILD, Effect
from bricabrac.nicodemus.hand import leave, lose_cards, steal_card
from bricabrac.nicodemus.row import scrap, showing
from bricabrac.nicodemus.state import Ask, Place, State
from bricabrac.nicodemus.stock import gain, give_back, steal
from bricabrac.nicodemus.story import What

EXCHANGES = 3  # of U4
KEPT_CARDS, TAXED_COAL = 2, 2  # of R3
REACH = table({U2: 3, U3: 2}.get(kind, 0) for kind in Effect)  # how far back a machine may lie
# The symbol that an effect counts; it gives as many of it, and B5 of what is named.
COUNTS = table(
    {B1: WOOD, B2: COAL, B3: COPPER, B4: CRYSTAL, B5: WILD}.get(kind, -1) for kind in Effect
)
DRAWN, OWN, GONE = int(Place.DRAWN), int(Place.OWN), int(Place.GONE)


@routine
def begin(state: State, effect: int) -> None:
    """Do what the machine says, as far as nothing has to be chosen."""
    state.effect = effect
    match effect:
        case Effect.B1 | Effect.B2 | Effect.B3 | Effect.B4:
            per_machine(state, COUNTS[effect], COUNTS[effect])
        case Effect.B5:
            state.asks = Ask.NAME
        case Effect.U1:
            state.asks = Ask.DISCARD
        case Effect.U2 | Effect.U3:
            state.asks = Ask.REMOVE
        case Effect.U4:
            state.exchanges = EXCHANGES
            ask_exchange(state)
        case Effect.U5:
            remove(state, state.length - 2)
        case Effect.R1:
            steal(state, state.active, COAL)
            steal_card(state)
        case Effect.R2:
            if resources_of_foe(state) > 0:
                state.asks = Ask.STEAL
            else:
                steal_card(state)
        case Effect.R3:
            lose_cards(state, 1 - state.active, KEPT_CARDS)
            give_back(state, 1 - state.active, COAL, TAXED_COAL)
        case Effect.R4:
            if resources_of_foe(state) > 0:
                state.asks = Ask.RETURN
        case Effect.Y1:
            draw_projects(state)
        case Effect.Y2:
            state.asks = Ask.COPY


@routine
def per_machine(state: State, symbol: int, piece: int) -> None:
    """B1 to B5: one piece for each machine of the bric-a-brac that shows a symbol."""
    gain(state, state.active, piece, showing(state, symbol))


@rule
def name_resource(state: State, resource: int) -> None:
    """B5: one of it for each wild machine."""
    per_machine(state, WILD, resource)


@rule
def discard(state: State, kind: int) -> None:
    """U1: a machine of the hand."""
    leave(state.seats[state.active], kind)
    state.discard[kind] += 1
    tell(state, What.DISCARDS, state.active, kind)
    state.machine = kind
    state.asks = Ask.COST


@rule
def remove(state: State, space: int) -> None:
    """U2, U3, U5: a machine of the bric-a-brac."""
    state.machine = scrap(state, space)
    state.asks = Ask.COST


@rule
def first_within_reach(state: State) -> int:
    """U2, U3: the first space from which a machine may be discarded."""
    return max(0, state.length - 1 - REACH[state.effect])


@rule
def size_of_cost(state: State) -> int:
    """U1, U5: two resources; U2, U3: one."""
    return 2 if state.effect == U1 or state.effect == U5 else 1


@rule
def take_of_cost(state: State, bundle: int) -> None:
    """U1, U2, U3, U5: resources; with U3 a charcoalium, too."""
    for resource in RESOURCES:
        gain(state, state.active, resource, BUNDLE[bundle][resource])
    if state.effect == U3:
        gain(state, state.active, COAL, 1)


@routine
def exchange(state: State, given: int, wanted: int) -> None:
    """U4: what is given goes to the reserve first (ruling 5)."""
    tell(state, What.EXCHANGES, state.active, given, wanted)
    give_back(state, state.active, given, 1)
    gain(state, state.active, wanted, 1)
    state.exchanges -= 1
    ask_exchange(state)


@routine
def ask_exchange(state: State) -> None:
    """U4: ask for an exchange, if one is left and can be made."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    resources, wanted = 0, 0
    for resource in RESOURCES:
        resources += me.stock[resource]
        wanted += state.reserve[resource] + foe.stock[resource]
    can_buy = me.stock[COAL] > 0 and wanted > 0
    can_sell = resources > 0 and state.reserve[COAL] + foe.stock[COAL] > 0
    if state.exchanges > 0 and (can_buy or can_sell):
        state.asks = Ask.EXCHANGE


@rule
def resources_of_foe(state: State) -> int:
    """R2, R4: how many resources there are to be had (ruling 14)."""
    foe, total = state.seats[1 - state.active], 0
    for resource in RESOURCES:
        total += foe.stock[resource]
    return total


@rule
def size_of_foe(state: State) -> int:
    """R2: one resource; R4: two, or as many as there are (ruling 14)."""
    return min(1 if state.asks == Ask.STEAL else 2, resources_of_foe(state))


@rule
def steal_resource(state: State, resource: int) -> None:
    """R2: a resource, then a card."""
    steal(state, state.active, resource)
    steal_card(state)


@rule
def return_resources(state: State, bundle: int) -> None:
    """R4: resources of the foe, to the reserve."""
    for resource in RESOURCES:
        give_back(state, 1 - state.active, resource, BUNDLE[bundle][resource])


@routine
def draw_projects(state: State) -> None:
    """Y1: two projects to choose from; a single one is kept (ruling 6)."""
    for place in range(min(2, state.pile_left)):
        state.pile_left -= 1
        project = state.pile[state.pile_left]
        state.pile[state.pile_left] = -1
        state.drawn[place] = project
        state.place[project] = DRAWN
        whisper(state, 1 << state.active, What.DRAWS_PROJECT, state.active, project)
    if state.drawn[1] == -1:
        keep(state, state.drawn[0])
    else:
        state.asks = Ask.KEEP


@rule
def keep(state: State, project: int) -> None:
    """Y1: one project lies in the workshop, the other leaves the game."""
    tell(state, What.KEEPS, state.active, project)
    state.place[project] = OWN + state.active
    for place in range(2):
        other = state.drawn[place]
        state.drawn[place] = -1
        if other != -1 and other != project:
            state.place[other] = GONE + state.active
            whisper(state, 1 << state.active, What.BOXES, state.active, other)


@rule
def copy(state: State, kind: int) -> None:
    """Y2: the effect of another machine, as if the one just played were it (ruling 2)."""
    tell(state, What.COPIES, state.active, kind)
    if kind != Effect.Y2:
        begin(state, kind)
