"""Flea Market: a toy game for two, to show how rules are written.

On your turn, play a card from your hand and pay for it, or earn: one coin and one card. Once the
deck is empty you pass instead of earning. Twelve points win at once; if both seats pass in a row,
the most points win.
"""

import tomllib
from enum import IntEnum
from pathlib import Path

from bricabrac.engine.dice import roll, seed_dice, shuffle
from bricabrac.engine.kernel import Choices, routine, rule, table
from bricabrac.engine.layout import Layout, each, number, numbers

FACTS = tomllib.loads(Path(__file__).with_suffix(".toml").read_text())


class Effect(IntEnum):
    """What a card does besides scoring."""

    NOTHING, STEAL, DRAW, SPOIL, MEASURE = range(5)


class Refusal(IntEnum):
    """Why an action is not legal."""

    NONE, NOT_IN_HAND, TOO_FEW_COINS, DECK_IS_EMPTY, DECK_IS_NOT_EMPTY, MATCH_IS_OVER = range(6)


COST = table(card["cost"] for card in FACTS.values())
POINTS = table(card["points"] for card in FACTS.values())
EFFECT = table(Effect[card["effect"].upper()] for card in FACTS.values())
DECK = table(kind for kind, card in enumerate(FACTS.values()) for _ in range(card["copies"]))

KINDS, CARDS = len(COST), len(DECK)
EARN, PASS = KINDS, KINDS + 1  # actions below are the kind of card that is played
ACTIONS = KINDS + 2
GOAL = 12
DRAWN, RUNNING = 2, -1  # outcomes besides the seat that has won


class Seat(Layout):
    hand = numbers(KINDS)  # cards, by kind
    coins = number()
    points = number()


class State(Layout):
    seats = each(Seat, 2)
    deck = numbers(CARDS)  # face down, the top card last
    left = number()  # cards in the deck
    active = number()  # the seat to act
    passes = number()  # in a row
    dice = numbers(2, bits=64)


@routine
def setup(state: State, seed: int) -> None:
    """Shuffle; deal three cards and two coins each. The second seat gets a third coin."""
    seed_dice(state, seed)
    for place in range(CARDS):
        state.deck[place] = DECK[place]
    state.left = CARDS
    state.active = state.passes = 0
    shuffle(state, state.deck, CARDS)

    for seat in range(2):
        me = state.seats[seat]
        me.points, me.coins = 0, 2 + seat
        for kind in range(KINDS):
            me.hand[kind] = 0
        draw(state, me, 3)


@routine
def why_not(state: State, action: int) -> int:
    """The first reason against an action, or NONE."""
    if outcome(state) != RUNNING:
        return Refusal.MATCH_IS_OVER
    if action == EARN:
        return Refusal.NONE if state.left > 0 else Refusal.DECK_IS_EMPTY
    if action == PASS:
        return Refusal.NONE if state.left == 0 else Refusal.DECK_IS_NOT_EMPTY

    me = state.seats[state.active]
    if me.hand[action] == 0:
        return Refusal.NOT_IN_HAND
    if me.coins < COST[action]:
        return Refusal.TOO_FEW_COINS
    return Refusal.NONE


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
    me = state.seats[state.active]
    state.passes = state.passes + 1 if action == PASS else 0
    if action == EARN:
        me.coins += 1
        draw(state, me, 1)
    elif action != PASS:
        me.hand[action] -= 1
        me.coins -= COST[action]
        me.points += POINTS[action]
        apply_effect(state, EFFECT[action])
    state.active = 1 - state.active


@rule
def apply_effect(state: State, effect: int) -> None:
    """Do what the card says."""
    me, foe = state.seats[state.active], state.seats[1 - state.active]
    match effect:
        case Effect.STEAL:
            stolen = min(2, foe.coins)
            foe.coins -= stolen
            me.coins += stolen
        case Effect.DRAW:
            draw(state, me, 2)
        case Effect.SPOIL:
            spoil(state, foe)
        case Effect.MEASURE:
            me.points += held(foe) // 2


@rule
def draw(state: State, seat: Seat, wanted: int) -> None:
    """Take cards from the top of the deck, as many as there are."""
    for _ in range(min(wanted, state.left)):
        state.left -= 1
        seat.hand[state.deck[state.left]] += 1


@rule
def spoil(state: State, seat: Seat) -> None:
    """Lose a card at random."""
    place = roll(state, held(seat))
    for kind in range(KINDS):
        place -= seat.hand[kind]
        if place < 0:
            seat.hand[kind] -= 1
            return


@rule
def held(seat: Seat) -> int:
    """How many cards are in the hand."""
    return sum(seat.hand)


@routine
def outcome(state: State) -> int:
    """The seat that has won, DRAWN or RUNNING."""
    first, second = state.seats[0].points, state.seats[1].points
    if state.passes < 2 and max(first, second) < GOAL:
        return RUNNING
    return DRAWN if first == second else int(second > first)


@routine
def redeal(state: State, seat: int, seed: int) -> None:
    """Deal anew what the seat does not see: the foe's hand, the deck and the dice."""
    foe = state.seats[1 - seat]
    wanted = held(foe)
    for kind in range(KINDS):
        for _ in range(foe.hand[kind]):
            state.deck[state.left] = kind
            state.left += 1
        foe.hand[kind] = 0
    seed_dice(state, seed)
    shuffle(state, state.deck, state.left)
    draw(state, foe, wanted)


@routine
def play_out(state: State, choices: Choices) -> int:
    """Play at random to the end, and count the decisions."""
    decisions = 0
    while outcome(state) == RUNNING:
        apply(state, choices[roll(state, legal(state, choices))])
        decisions += 1
    return decisions


@routine
def play_all(states: list[State], first: int, last: int, choices: Choices) -> int:
    """Play a range of matches at random, each from its own seed, and count the decisions."""
    decisions = 0
    for place in range(first, last):
        setup(states[place], place)
        decisions += play_out(states[place], choices)
    return decisions


@routine
def advise(states: list[State], choices: Choices, tries: int) -> int:
    """The action that wins most random playouts from ``states[0]``; the others are for scratch.

    The unseen is dealt anew before each playout: the advice is honest.
    """
    root, trial = states[0], states[1]
    best, most = PASS, -1
    for action in range(ACTIONS):
        if why_not(root, action) == Refusal.NONE:
            wins = 0
            for attempt in range(tries):
                states[1] = root
                redeal(trial, root.active, attempt)
                apply(trial, action)
                play_out(trial, choices)
                wins += outcome(trial) == root.active
            if wins > most:
                best, most = action, wins
    return best
