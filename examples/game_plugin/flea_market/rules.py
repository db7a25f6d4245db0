"""The rules: plain functions, which also compile."""

from enum import IntEnum

from bricabrac.engine.dice import seed_dice, shuffle
from bricabrac.engine.kernel import Choices, named, routine, rule
from bricabrac.engine.story import tell, whisper
from flea_market.state import (
    ACTIONS,
    COINS,
    COPIES,
    COST,
    EARN,
    EFFECT,
    GOAL,
    HAND,
    KINDS,
    PASS,
    POINTS,
    Effect,
    Seat,
    State,
)


@named
class Refusal(IntEnum):
    """Why an action is not legal."""

    NONE, NOT_IN_HAND, TOO_FEW_COINS, DECK_IS_EMPTY, DECK_IS_NOT_EMPTY, MATCH_IS_OVER = range(6)


@named
class What(IntEnum):
    """What can happen. The first fact is the seat."""

    PLAYS = 0  # kind
    EARNS = 1
    PASSES = 2
    STEALS = 3  # coins
    DRAWS = 4  # kind, a secret
    WINS = 5  # no seat: a bit for each that has won


@routine
def setup(state: State, seats: int, seed: int) -> None:
    """Shuffle; deal three cards and two coins each. The second seat gets a third coin."""
    seed_dice(state, seed)
    state.left = state.active = state.turns = state.passes = 0
    for kind in range(KINDS):
        state.played[kind] = 0
        for _ in range(COPIES[kind]):
            state.deck[state.left] = kind
            state.left += 1
    shuffle(state, state.deck, state.left)
    for seat in range(2):
        me = state.seats[seat]
        me.points, me.coins, me.cards = 0, COINS + seat, 0
        for kind in range(KINDS):
            me.hand[kind] = 0
        draw(state, seat, HAND)


@routine
def why_not(state: State, action: int) -> int:
    """The first reason against an action, or NONE."""
    if outcome(state) != 0:
        return Refusal.MATCH_IS_OVER
    if action == EARN:
        return Refusal.NONE if state.left > 0 else Refusal.DECK_IS_EMPTY
    if action == PASS:
        return Refusal.NONE if state.left == 0 else Refusal.DECK_IS_NOT_EMPTY
    me = state.seats[state.active]
    if me.hand[action] == 0:
        return Refusal.NOT_IN_HAND
    return Refusal.NONE if me.coins >= COST[action] else Refusal.TOO_FEW_COINS


@routine
def legal(state: State, choices: Choices) -> int:
    """List the actions that nothing speaks against, and count them."""
    count = 0
    for action in range(ACTIONS):
        if why_not(state, action) == Refusal.NONE:
            choices[count] = action
            count += 1
    return count


@routine
def apply(state: State, action: int) -> None:
    """Do a legal action, and hand over the turn."""
    active = state.active
    state.passes = state.passes + 1 if action == PASS else 0
    if action == EARN:
        tell(state, What.EARNS, active)
        state.seats[active].coins += 1
        draw(state, active, 1)
    elif action == PASS:
        tell(state, What.PASSES, active)
    else:
        play(state, state.seats[active], action)
    state.active = 1 - active
    state.turns += 1
    if outcome(state) != 0:
        tell(state, What.WINS, outcome(state))


@rule
def play(state: State, me: Seat, kind: int) -> None:
    """Pay for a card, score it, and do what it says."""
    tell(state, What.PLAYS, state.active, kind)
    me.hand[kind] -= 1
    me.cards -= 1
    me.coins -= COST[kind]
    me.points += POINTS[kind]
    state.played[kind] += 1
    match EFFECT[kind]:
        case Effect.STEAL:
            foe = state.seats[1 - state.active]
            stolen = min(2, foe.coins)
            foe.coins -= stolen
            me.coins += stolen
            tell(state, What.STEALS, state.active, stolen)
        case Effect.DRAW:
            draw(state, state.active, 2)


@rule
def draw(state: State, seat: int, wanted: int) -> None:
    """Take cards from the top of the deck, as many as there are."""
    me = state.seats[seat]
    for _ in range(min(wanted, state.left)):
        state.left -= 1
        kind = state.deck[state.left]
        state.deck[state.left] = -1
        me.hand[kind] += 1
        me.cards += 1
        whisper(state, 1 << seat, What.DRAWS, seat, kind)


@routine
def outcome(state: State) -> int:
    """0, or a bit for every seat that has won."""
    first, second = state.seats[0].points, state.seats[1].points
    if state.passes < 2 and max(first, second) < GOAL:
        return 0
    if first == second:
        return 3
    return 1 if first > second else 2


@routine
def turn_of(state: State) -> int:
    """How many turns are over."""
    return state.turns


@routine
def round_of(state: State) -> int:
    """The round being played; in each, both seats have one turn."""
    return state.turns // 2 + 1
