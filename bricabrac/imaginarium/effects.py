"""What the machines do, in the rulebook's order."""

from bricabrac.engine.kernel import routine, rule, silent
from bricabrac.engine.pieces import PIECES
from bricabrac.engine.story import tell
from bricabrac.imaginarium.actions import RECOVERABLE, RECOVERED
from bricabrac.imaginarium.assistants import SHOWMAN, has
from bricabrac.imaginarium.cards import AMOUNT, ATTACK, CLASS, STEALS, TILES, Kind
from bricabrac.imaginarium.stacks import AGAINST, CHOICE, GIVES, SCORES, TAKES, USE_PLACE
from bricabrac.imaginarium.state import Ask, Place, Seat, State
from bricabrac.imaginarium.stock import change, resources
from bricabrac.imaginarium.story import What
from bricabrac.imaginarium.workshop import is_guarded, put

TABLE, GONE = int(Place.TABLE), int(Place.GONE)


# Production, transformation and S2: in step 1, and when they are repaired.


@rule
def can_apply(seat: Seat, stack: int) -> bool:
    """Whether a seat could have the effect: only with the full input (ruling 14)."""
    return TAKES[stack] == 0 or resources(seat) >= TAKES[stack]


@rule
def give_yield(seat: Seat, stack: int) -> None:
    """What a stack gives, apart from resources of one's choice."""
    for piece in range(PIECES):
        seat.stock[piece] += GIVES[stack][piece]
    seat.points += SCORES[stack]


@routine
def use(state: State, stack: int) -> None:
    """Apply an effect, or ask for what it needs."""
    if TAKES[stack] > 0:
        state.stack = stack
        state.asks = Ask.GIVE
    elif CHOICE[stack] > 0:
        state.stack = stack
        state.asks = Ask.TAKE
    else:
        give_yield(state.seats[state.active], stack)


@routine
def feed(state: State, bundle: int) -> None:
    """A transformation machine gets resources."""
    me = state.seats[state.active]
    tell(state, What.FEEDS, state.active, state.stack, bundle)
    change(me, bundle, -1)
    give_yield(me, state.stack)


@rule
def take_choice(state: State, resource: int) -> None:
    """P6: one, or two combined, give resources of one kind."""
    tell(state, What.GAINS, state.active, resource, CHOICE[state.stack])
    state.seats[state.active].stock[resource] += CHOICE[state.stack]


@routine
def ask_effect(state: State) -> None:
    """Ask whether and how the machine in ``stack`` is applied, if it can be (ruling 15)."""
    if not can_apply(state.seats[state.active], state.stack):
        drop_effect(state)
    elif TAKES[state.stack] > 0:
        state.asks = Ask.GIVE
    elif CHOICE[state.stack] > 0:
        state.asks = Ask.TAKE
    else:
        state.asks = Ask.EFFECT


@rule
def drop_effect(state: State) -> None:
    """No more of it."""
    state.stack = -1
    state.portions = 0


@rule
def count_effect(state: State) -> None:
    """It has been applied once."""
    state.portions -= 1
    if state.portions <= 0:
        drop_effect(state)


@routine
def begin(state: State, kind: int, repaired: bool) -> None:
    """What a machine does when it has just come into its slot; if recovered, once (ruling 16)."""
    if USE_PLACE[kind] != -1:
        state.stack = kind
        # Two applications are two choices (ruling 34).
        state.portions = 2 if repaired and has(state.seats[state.active], SHOWMAN) else 1
    elif kind == Kind.A5:
        ask_cancel(state)
    elif kind == Kind.A6:
        tell_protected(state, kind)
        state.target = (state.active + 1) % state.players
    elif CLASS[kind] == ATTACK:
        steal(state, kind)


# Attack machines.


def protected(state: State, kind: int) -> list[int]:
    """The others who are safe from an attack machine, from the active seat on."""
    others = [(state.active + step) % state.players for step in range(1, state.players)]
    return [foe for foe in others if is_guarded(state.seats[foe], AGAINST[kind])]


@silent
def tell_protected(state: State, kind: int) -> None:
    """Tell who is safe."""
    for foe in protected(state, kind):
        tell(state, What.PROTECTED, foe)


@rule
def loot_from(foe: Seat, kind: int) -> int:
    """What an opponent who is not protected gives up to an attack machine."""
    return min(AMOUNT[kind], foe.stock[STEALS[kind]])


@routine
def loot(state: State, kind: int) -> int:
    """A1 to A4: what the active seat would keep."""
    given = 0
    for step in range(1, state.players):
        foe = state.seats[(state.active + step) % state.players]
        if not is_guarded(foe, AGAINST[kind]):
            given += loot_from(foe, kind)
    return min(AMOUNT[kind], given)


@routine
def steal(state: State, kind: int) -> None:
    """A1 to A4: all others give up, the attacker keeps as much as one of them had to give."""
    piece, amount, given = STEALS[kind], AMOUNT[kind], 0
    tell_protected(state, kind)
    for step in range(1, state.players):
        seat = (state.active + step) % state.players
        foe = state.seats[seat]
        if not is_guarded(foe, AGAINST[kind]):
            lost = loot_from(foe, kind)
            tell(state, What.GIVES_UP, seat, piece, lost)
            foe.stock[piece] -= lost
            given += lost
    kept = min(amount, given)
    tell(state, What.KEEPS, state.active, piece, kept, given - kept)
    state.seats[state.active].stock[piece] += kept


@routine
def ask_cancel(state: State) -> None:
    """A5: ask for a project of the design office; secret ones are out of reach (ruling 23)."""
    for project in range(TILES):
        if state.projects[project] == TABLE:
            state.asks = Ask.CANCEL
    if state.asks != Ask.CANCEL:
        tell(state, What.NO_PROJECT)


@rule
def cancel(state: State, project: int) -> None:
    """A5: a project leaves the game; points scored for it stay."""
    tell(state, What.CANCELS, state.active, project)
    state.projects[project] = GONE


@routine
def ask_target(state: State) -> None:
    """A6: ask for a slot of the next opponent who can be hit, if there is one."""
    while state.target != state.active:
        foe = state.seats[state.target]
        everything = (1 << foe.filled) - 1
        if foe.down != everything and not is_guarded(foe, AGAINST[Kind.A6]):
            state.asks = Ask.DEACTIVATE
            return
        state.target = (state.target + 1) % state.players
    state.target = -1


@rule
def deactivate(state: State, place: int) -> None:
    """A6: a slot is face down until the end of its owner's next step 1 (ruling 22)."""
    foe = state.seats[state.target]
    tell(state, What.DEACTIVATES, state.active, state.target, foe.slots[place])
    foe.down |= 1 << place


@rule
def next_target(state: State) -> None:
    """A6: on to the next opponent; back at the attacker, ``ask_target`` ends it."""
    state.target = (state.target + 1) % state.players


# S1.


@routine
def recycle(state: State) -> None:
    """S1 goes to the crusher at once, and a machine must come out, if one can (ruling 32)."""
    state.crusher[Kind.S1] += 1
    for choice in range(RECOVERABLE):
        if state.crusher[RECOVERED[choice]] > 0:
            state.asks = Ask.RECOVER
    if state.asks == Ask.RECOVER:
        tell(state, What.RECYCLES)
    else:
        tell(state, What.RECYCLES_NOTHING)


@routine
def recover(state: State, kind: int) -> None:
    """S1: a machine of the crusher comes repaired into the freed slot."""
    tell(state, What.RECOVERS, state.active, kind)
    state.crusher[kind] -= 1
    put(state.seats[state.active], kind)
    begin(state, kind, False)
