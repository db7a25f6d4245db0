"""One seat of Nicodemus is yours, an apprentice has the other, through Gymnasium."""

import gymnasium

import bricabrac.research.gymnasium  # noqa: F401 (registers both games)

env = gymnasium.make("bricabrac/Nicodemus-v0", opponent="apprentice")
seen, info = env.reset(seed=7)
env.action_space.seed(7)
is_over = False
while not is_over:
    action = env.action_space.sample(seen["action_mask"])
    seen, reward, is_over, _, info = env.step(action)
print(reward, info)
