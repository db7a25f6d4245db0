"""Flea Market, the game of the example, and loops over many matches of it."""

from flea_market.rules import Refusal, apply, legal, outcome, setup, why_not
from flea_market.sight import redeal
from flea_market.state import ACTIONS, PASS, State

from bricabrac.engine.dice import roll
from bricabrac.engine.kernel import Choices, routine


@routine
def play_out(state: State, choices: Choices) -> int:
    """Play at random to the end, and count the decisions."""
    decisions = 0
    while outcome(state) == 0:
        apply(state, choices[roll(state, legal(state, choices))])
        decisions += 1
    return decisions


@routine
def play_all(states: list[State], first: int, last: int, choices: Choices) -> int:
    """Play a range of matches at random, each from its own seed, and count the decisions."""
    decisions = 0
    for place in range(first, last):
        setup(states[place], 2, place)
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
                wins += outcome(trial) == 1 << root.active
            if wins > most:
                best, most = action, wins
    return best
