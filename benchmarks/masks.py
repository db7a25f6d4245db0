"""Legal actions as a list against legal actions as a mask, in one run: see docs/decisions/0001."""

from __future__ import annotations

import time
from statistics import median
from typing import Any

from bricabrac.engine.dice import loosen_dice, toss
from bricabrac.engine.kernel import Choices
from bricabrac.engine.playouts import Dice, Playouts, rules_of
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES

State = Any
ACTIONS, deal, outcome, legal, apply = 0, *[print] * 4


def play_with_masks(
    state: State, dice: Dice, room: Choices, mask: Choices, seats: int, matches: int
) -> int:
    """Random play as with a mask: cleared, set, and searched for the action drawn."""
    decisions = 0
    for match in range(matches):
        deal(state, seats, match, 0)
        loosen_dice(dice, match)
        while outcome(state) == 0:
            for action in range(ACTIONS):
                mask[action] = 0
            count = legal(state, room)
            for place in range(count):
                mask[room[place]] = 1
            drawn, chosen = toss(dice, count), 0
            while True:
                drawn -= mask[chosen]
                if drawn < 0:
                    break
                chosen += 1
            apply(state, chosen)
            decisions += 1
    return decisions


def measure(play):
    """Decisions per second."""
    started = time.process_time()
    decisions = play()
    return decisions / (time.process_time() - started)


if __name__ == "__main__":
    game = compiled(GAMES["nicodemus"])
    kernel = game.kernel
    lists, masks = Playouts(game), kernel.bound(play_with_masks, "masks", **rules_of(game))
    state, dice = kernel.new(game.state), kernel.new(Dice)
    room, mask = kernel.choices(game.actions), kernel.choices(game.actions)
    lists.play(2, 0, 10)
    masks(state, dice, room, mask, 2, 10)
    by_list, by_mask = [], []
    for _ in range(5):
        by_list.append(measure(lambda: lists.play(2, 0, 10_000)))
        by_mask.append(measure(lambda: masks(state, dice, room, mask, 2, 10_000)))
    print(f"list {median(by_list) / 1e6:.2f} M decisions/s, mask {median(by_mask) / 1e6:.2f} M")
    print(f"ratio {median(a / b for a, b in zip(by_list, by_mask, strict=True)):.2f}")
