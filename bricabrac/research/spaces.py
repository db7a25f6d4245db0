"""What agents see and may do, as spaces of Gymnasium, and texts of a table."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from bricabrac.engine.game import Game
from bricabrac.engine.match import seen_by

Observation = dict[str, Any]  # "observation" and "action_mask", arrays of 0 and 1


def observation_space(game: Game) -> Dict:
    """What the seat to act sees (docs/eyes.md names every number), and what it may do."""
    assert game.eye is not None
    return Dict(
        observation=Box(0, 1, (game.eye.inputs.size,), np.int8),
        action_mask=Box(0, 1, (game.actions,), np.int8),
    )


def action_space(game: Game) -> Discrete:
    """All actions of a game (docs/games names them)."""
    return Discrete(game.actions)


def in_text(game: Game, state: Any) -> str:
    """The table as the seat to act sees it: a position (docs/positions.md), and the question."""
    seat = int(state.active)
    question = game.words("en").say(game.question(state)) if game.outcome(state) == 0 else "over"
    return f"{json.dumps(game.dump(seen_by(game, state, seat)))}\nseat {seat}: {question}"
