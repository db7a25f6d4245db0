"""Who sees what; dealing the unseen anew; what holds in every state; positions."""

from collections.abc import Mapping
from typing import Any

from bricabrac import Impossible
from bricabrac.engine.dice import hide_dice, loosen_dice, shuffle
from bricabrac.engine.kernel import routine, rule
from bricabrac.engine.layout import from_dict, to_dict
from flea_market.rules import draw
from flea_market.state import COPIES, KINDS, State
from flea_market.words import words

VERSION = 1  # of the rules: goes up when the same actions would lead elsewhere


@routine
def hide(state: State, seat: int) -> None:
    """Blank what a seat, or a spectator, may not know."""
    for other in range(2):
        if other != seat:
            for kind in range(KINDS):
                state.seats[other].hand[kind] = 0
    for place in range(state.left):
        state.deck[place] = -1
    hide_dice(state)


@routine
def redeal(state: State, seat: int, seed: int) -> None:
    """Deal anew what a seat does not see: what lies nowhere is in the deck or in a hidden hand."""
    hide(state, seat)
    loosen_dice(state, seed)
    state.left = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind] - lying(state, kind)):
            state.deck[state.left] = kind
            state.left += 1
    shuffle(state, state.deck, state.left)
    for other in range(2):
        if other != seat:
            wanted = state.seats[other].cards
            state.seats[other].cards = 0
            draw(state, other, wanted)


@rule
def lying(state: State, kind: int) -> int:
    """Cards of a kind that are played or in a hand that is seen."""
    return state.played[kind] + state.seats[0].hand[kind] + state.seats[1].hand[kind]


def reveals(before: State, after: State) -> bool:
    """Whether an action brought anything hidden to light."""
    return before.left != after.left


@routine
def fault(state: State) -> int:
    """0, or the number of what does not hold: a card too many, a hand that is miscounted, debts."""
    for kind in range(KINDS):
        missing = COPIES[kind] - lying(state, kind)
        for place in range(state.left):
            missing -= state.deck[place] == kind
        if missing != 0:
            return 1
    for me in state.seats:
        if sum(me.hand) != me.cards:
            return 2
        if me.coins < 0:
            return 3
    return 0


def dump(state: State) -> dict[str, Any]:
    """A position with everything in it."""
    return {"game": "flea_market", "version": VERSION, **to_dict(state)}


def load(position: Mapping[str, Any]) -> State:
    """A state from a position, or Impossible."""
    fields = {name: value for name, value in position.items() if name not in ("game", "version")}
    try:
        state = from_dict(State, fields)
    except (OverflowError, TypeError, ValueError) as error:
        raise Impossible("position-misread", words=words, why=error) from None
    if wrong := fault(state):
        raise Impossible("position-fault", words=words, number=wrong)
    return state
