"""A thousand matches of Nicodemus are stepped together, all by dice."""

from bricabrac.research.batch import Batch

batch = Batch("nicodemus", matches=1000)
shown = batch.reset(seed=7)
won = shown.rewards.sum(axis=0)
for _ in range(200):
    shown = batch.step(batch.any_actions())
    won += shown.rewards.sum(axis=0)
print("matches won more than lost, by seat:", won)
