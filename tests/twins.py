"""Playing the same matches with plain rules and with their twins, side by side.

``python -m tests.twins GAME MATCHES SEATS …`` plays many and says whether they were the same.
"""

from __future__ import annotations

import sys

from bricabrac.engine.dice import loosen_dice, toss
from bricabrac.engine.kernel import Choices
from bricabrac.engine.memory import packed
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.twins import twin_of
from bricabrac.games import GAMES

KINDS = ("plain", "compiled", "checked")
BITS = 0xFFFFFFFF
# Names that each game gives a meaning to.
State = Dice
deal = legal = apply = outcome = hide = redeal = fault = why_not = None
worth = lean = settled = turn_of = round_of = ACTIONS = None


def follow(state: State, dice: Dice, room: Choices, seats: int, seed: int, rounds: int) -> int:
    """Play a match at random: a sum over all that was legal, and all that was done."""
    deal(state, seats, seed, rounds)
    loosen_dice(dice, seed)
    total = 0
    while outcome(state) == 0:
        count = legal(state, room)
        for place in range(count):
            total = (total * 31 + room[place] + 1) & BITS
        action = room[toss(dice, count)]
        total = (total * 37 + action) & BITS
        apply(state, action)
    return total


def look(state: State, seats: int, seat: int, seed: int) -> int:
    """A sum over what rules say of a state; then a seat sees it, and the unseen is dealt anew."""
    total = fault(state) + 3 * turn_of(state) + 5 * round_of(state)
    for action in range(ACTIONS):
        reason = why_not(state, action)
        total = (total * 31 + reason) & BITS
        if reason == 0:
            total = (total * 31 + lean(state, action)) & BITS
    for other in range(seats):
        total = (total * 31 + worth(state, other)) & BITS
        total = (total * 31 + settled(state, other)) & BITS
    if seed == 0:
        hide(state, seat)
    else:
        redeal(state, seat, seed)
    return total


class Twin:
    """A game at one speed."""

    def __init__(self, name, kind):
        self.game = game = twin_of(GAMES[name], kind)
        self.state, self.dice = game.kernel.new(game.state), game.kernel.new(Dice)
        self.room = game.kernel.choices(game.actions)
        rules = {
            **rules_of(game), "hide": game.hide, "redeal": game.redeal, "worth": game.worth,
            "lean": game.lean, "settled": game.settled, "turn_of": game.turn_of,
            "round_of": game.round_of,
        }  # fmt: skip
        self.follow_match = game.kernel.bound(follow, name, **rules)
        self.look_at = game.kernel.bound(look, name, **rules)

    def follow(self, seats, seed, rounds):
        """The sum of a match, and how it ended."""
        total = self.follow_match(self.state, self.dice, self.room, seats, seed, rounds)
        return total, self.state.snapshot()

    def look(self, plain, seats, seat, seed):
        """The sum of a state, and what became of it."""
        self.state.become(plain)
        total = self.look_at(self.state, seats, seat, seed)
        return total, self.state.snapshot()


def differing(name, seats, matches, rounds=100):
    """Seeds of matches that did not go the same at every speed."""
    twins = [Twin(name, kind) for kind in KINDS]
    found = []
    for seed in range(matches):
        first, *others = (twin.follow(seats, seed, rounds) for twin in twins)
        packed(first[1])  # refuses numbers that compiled states could not hold
        if any(other != first for other in others):
            found.append(seed)
    return found


if __name__ == "__main__":
    name, matches, tables = sys.argv[1], int(sys.argv[2]), [int(seats) for seats in sys.argv[3:]]
    wrong = {seats: differing(name, seats, matches) for seats in tables}
    for seats, seeds in wrong.items():
        told = f"DIFFERENT: {seeds}" if seeds else "the same plain, compiled and checked"
        print(f"{name}, {seats} seats: {matches} matches, {told}")
    sys.exit(any(wrong.values()))
