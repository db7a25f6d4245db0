"""PettingZoo: both games, for any number of seats, as environments in which agents take turns.

from bricabrac.research import pettingzoo
env = pettingzoo.env("imaginarium", players=4)
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.research.batch import ROUNDS, Batch
from bricabrac.research.spaces import Observation, action_space, in_text, observation_space

RENDER = ("ansi", "human", "rgb_array")


def env(game: str, players: int = 0, rounds: int = ROUNDS, render_mode: str | None = None) -> Any:
    """An environment with the usual guards: who does what is not legal loses, and is told so."""
    made: Any = raw_env(game, players, rounds, render_mode)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]  # named as PettingZoo has it
    """One match, in compiled code. Winners share 1, the others lose it in equal parts.

    An agent sees the table as it was when it last had to decide.
    """

    def __init__(
        self, game: str, players: int = 0, rounds: int = ROUNDS, render_mode: str | None = None
    ) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER):
            raise ValueError(f"render_mode is one of {', '.join(RENDER)}, or None")
        self.batch = Batch(compiled(GAMES[game]), players, threads=1, rounds=rounds, again=False)
        self.metadata = {
            "name": f"bricabrac_{game}_v0",
            "render_modes": [*RENDER],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.batch.players)]
        self.agents: list[str] = []
        plain = GAMES[game]
        self.observation_spaces = {one: observation_space(plain) for one in self.possible_agents}
        self.action_spaces = {one: action_space(plain) for one in self.possible_agents}
        self._dice = Random()

    def observation_space(self, agent: str) -> Dict:
        """The same for everybody."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The same for everybody."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; without a seed, by one that nobody knows."""
        if seed is not None:
            self._dice = Random(seed)
        self._shown = self.batch.reset(seed=self._dice.getrandbits(60))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {one: {} for one in self.agents}
        self._seen = {one: self._nothing() for one in self.agents}
        self._look()

    def step(self, action: int | None) -> None:
        """Do an action of the agent to act; nothing, where it is out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._shown = self.batch.step([action])
        self._clear_rewards()
        if self._shown.done[0]:
            for one, reward in zip(self.agents, self._shown.rewards[0].tolist(), strict=True):
                self.rewards[one], self.terminations[one] = reward, True
            self._accumulate_rewards()
        else:
            self._look()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent saw when it last had to decide."""
        seen = self._seen[agent]
        is_asked = agent == self.agent_selection and not self.terminations[agent]
        mask = seen["action_mask"] if is_asked else np.zeros_like(seen["action_mask"])
        return {"observation": seen["observation"].copy(), "action_mask": mask.copy()}

    def _look(self) -> None:
        """Whoever is to act looks at the table."""
        self.agent_selection = self.possible_agents[int(self._shown.to_act[0])]
        seen = self._seen[self.agent_selection]
        seen["observation"][:] = self._shown.observations[0]
        seen["action_mask"][:] = self._shown.masks[0]

    def _nothing(self) -> Observation:
        """What somebody sees who had nothing to decide yet."""
        return {
            "observation": np.zeros(self.batch.inputs, np.int8),
            "action_mask": np.zeros(self.batch.actions, np.int8),
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent to act sees it."""
        if self.render_mode == "rgb_array":
            from bricabrac.research.picture import picture

            return picture(GAMES[self.batch.game.name], self.batch.state_at(0))
        text = in_text(GAMES[self.batch.game.name], self.batch.state_at(0))
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None
