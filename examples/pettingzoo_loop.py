"""Four agents play Imaginarium at random, through PettingZoo."""

from bricabrac.research import pettingzoo

env = pettingzoo.env("imaginarium", players=4, rounds=5)
env.reset(seed=7)
won = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    seen, reward, is_over, is_cut, _ = env.last()
    won[agent] += reward
    mask = seen["action_mask"]
    env.step(None if is_over or is_cut else env.action_space(agent).sample(mask))
print(won)
