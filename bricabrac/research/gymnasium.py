"""Gymnasium: one seat for you, our bots on the others; registered once this module is imported.

import gymnasium
import bricabrac.research.gymnasium
env = gymnasium.make("bricabrac/Nicodemus-v0", opponent="journeyman@0.02s")
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np

from bricabrac.arena.entrants import Entrant
from bricabrac.engine.match import Illegal, Match
from bricabrac.games import GAMES
from bricabrac.research.batch import ROUNDS
from bricabrac.research.spaces import Observation, action_space, in_text, observation_space
from bricabrac.research.steps import reward


class Seat(gymnasium.Env[Observation, np.int64]):
    """A match of one against bots. A win is 1, a loss -1 (with more than two: in equal parts).

    What is not legal loses at once; ``info["refused"]`` says why. The mask tells what is.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        opponent: str = "apprentice",  # as bricabrac duel names them
        players: int = 0,
        seat: int | None = None,  # None: another one in every match
        rounds: int = ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.entrant = GAMES[game], Entrant.parse(opponent)
        self.render_mode = render_mode
        self.players, self.chosen = players or self.game.seats[0], seat
        self.options = {"rounds": rounds} if "rounds" in self.game.options else {}
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal, and let the others play until one is asked."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 60))
        self.dice = Random(drawn)
        self.match = Match(self.game, drawn, self.players, self.options)
        self.seat = self.dice.randrange(self.players) if self.chosen is None else self.chosen
        self.bots = [self.entrant.sit_down() for _ in range(self.players)]
        self._wait()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others play until one is asked again, or all is over."""
        info: dict[str, Any] = {"seat": self.seat}
        try:
            self.match.act(int(action))
        except Illegal as illegal:
            info["refused"] = self.game.words("en").say(illegal.reason)
            return self._seen(), -1.0, True, False, info
        self._wait()
        ended = self.match.outcome()
        if ended is None:
            return self._seen(), 0.0, False, False, info
        brings = reward(self.game.outcome(self.match.at()), self.players, self.seat)
        return self._seen(), brings, True, False, info | {"points": list(ended.points)}

    def _wait(self) -> None:
        """Let the others play."""
        match = self.match
        while match.outcome() is None and match.active != self.seat:
            view = match.view(match.active, memory=True)
            match.act(self.bots[match.active].choose(view, match.actions(), self.dice))

    def _seen(self) -> Observation:
        """What one sees, having to act; after the end, what one saw last."""
        assert self.game.eye is not None
        mask = np.zeros(self.game.actions, np.int8)
        if self.match.outcome() is None:
            mask[self.match.actions()] = 1
            self.last = np.zeros(self.game.eye.inputs.size, np.int8)
            listed = self.game.kernel.choices(self.game.eye.most)
            self.last[listed[: self.game.eye.look(self.match.at(), listed)]] = 1
        return {"observation": self.last.copy(), "action_mask": mask}

    def render(self) -> Any:
        """The table as one sees it: a text, or a picture."""
        if self.render_mode == "rgb_array":
            from bricabrac.research.picture import picture

            return picture(self.game, self.match.at())
        return in_text(self.game, self.match.at()) if self.render_mode == "ansi" else None


for known in ("nicodemus", "imaginarium"):
    gymnasium.register(
        f"bricabrac/{known.capitalize()}-v0", entry_point=f"{__name__}:Seat", kwargs={"game": known}
    )
