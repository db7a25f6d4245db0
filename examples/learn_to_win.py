"""A minute and a half of play against itself, then matches against dice: ``… [SECONDS]``."""

import sys
import time

import numpy as np

from bricabrac.research.batch import Batch

SIZE, END = 128, time.time() + float(*sys.argv[1:] or [90])
batch, dice, each = Batch("nicodemus", 2, SIZE), np.random.default_rng(1), np.arange(SIZE)
weights, seen, told, shares = np.zeros((batch.inputs, batch.actions)), batch.reset(1), [], []
while len(shares) < 3 * SIZE:
    scores = np.where(seen.masks, seen.observations @ weights, -np.inf)
    chosen = np.where(seen.to_act == 0, scores.argmax(1), batch.any_actions())
    likely = np.exp(scores - scores.max(1, keepdims=True))
    likely /= likely.sum(1, keepdims=True)
    if learning := time.time() < END:  # both seats draw; later one does its best against dice
        chosen = (likely.cumsum(1) > dice.random((SIZE, 1)) * 0.999).argmax(1)
    likely[each, chosen] -= 1  # the slope: winners are to do more often what they did
    before = seen.observations.copy(), likely, seen.to_act.copy()
    seen = batch.step(chosen)
    told.append((*before, seen.done[:, None] > 0, seen.rewards.copy()))
    shares += [] if learning else [*(seen.rewards[seen.done > 0, 0] > 0)]
    if len(told) == 150 and learning:
        won = np.zeros((SIZE, 2))  # nothing where that is not known yet
        for looked, slope, seat, done, rewards in [told.pop() for _ in range(150)]:
            won = np.where(done, rewards, won)
            weights -= 0.02 / SIZE * looked.T @ (slope * won[each, seat][:, None])
print(f"wins {np.mean(shares):.0%} of {len(shares)} matches against dice")
