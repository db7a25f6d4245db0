"""Somebody who plays against themselves, in a process of their own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.playouts import Dice, rules_of
from bricabrac.engine.twins import compiled
from bricabrac.games import GAMES
from bricabrac.search.judgement import SEATS
from bricabrac.search.loops import InsightLoops, glance_for, likes_for
from bricabrac.search.tree import LONGEST, NOWHERE, Node, Plan
from bricabrac.search.weights import from_bytes, size_for
from bricabrac.training import self_play
from bricabrac.training.samples import sample_of
from bricabrac.training.self_play import Manner

NODES = 40_000
PARTS = (self_play.child_at, self_play.note, self_play.pick, self_play.plant_with_noise)


@dataclass(frozen=True, slots=True)
class Settings:
    """How matches are played to learn from them."""

    seats: int
    thorough: int = 200
    quick: int = 40
    share: int = 33
    noise: int = 25
    hot: int = 20
    longest: int = 2000
    mixed: int = 0
    rivals: int = 0
    plain: int = 400
    rounds: int = 100
    chunk: int = 4000  # samples in one go


@dataclass(frozen=True, slots=True)
class Chunk:
    """What one go has brought."""

    samples: bytes
    matches: int
    decisions: int


class Player:
    """Everything that self-play needs, once a process and game."""

    def __init__(self, game: Game) -> None:
        self.game, self.sample = game, sample_of(game)
        loops = InsightLoops(game)
        rules = rules_of(game) | loops.rules | {"Sample": self.sample}
        rules |= {"grow": loops.grow, "grow_by_insight": loops.grow_by_insight}
        for part in PARTS:
            rules[part.__name__] = game.kernel.bound(part, game.name, **rules)
        self.self_play = game.kernel.bound(self_play.self_play, game.name, **rules)
        self.throw = loops.throw

        kernel = game.kernel
        self.states, self.nodes = kernel.batch(game.state, 3), kernel.batch(Node, NODES)
        self.plan, self.manner, self.dice = kernel.new(Plan), kernel.new(Manner), kernel.new(Dice)
        self.room, self.listed = kernel.choices(game.actions), kernel.choices(game.actions)
        self.path, self.values = kernel.choices(LONGEST), kernel.choices(SEATS)
        self.child_of, self.likes = kernel.choices(game.actions), likes_for(game, ())
        for action in range(game.actions):
            self.child_of[action] = NOWHERE

    def play(self, weights: bytes | None, settings: Settings, seed: int) -> Chunk:
        """Play for a chunk of samples, with a network or without."""
        game, kernel = self.game, self.game.kernel
        plan, manner = Plan(), Manner()
        plan.exploration, plan.guided = 1000 if weights else self_play.EXPLORATION, 1
        plan.horizon, plan.mixed = game.horizon, settings.mixed
        manner.has_learned = weights is not None
        for name in ("seats", "thorough", "quick", "share", "noise", "hot", "longest", "plain"):
            setattr(manner, name, getattr(settings, name))
        manner.rivals = settings.rivals if weights else 0
        self.plan.become(plan)
        self.manner.become(manner)
        self.throw(self.dice, seed)
        numbers = from_bytes(weights, game).numbers if weights else [0] * size_for(game)
        samples: Any = kernel.batch(self.sample, settings.chunk)
        report = kernel.choices(2)
        used = self.self_play(
            self.states, self.nodes, self.plan, self.manner, self.dice, self.room, self.listed,
            self.child_of, self.path, self.values, self.likes, *glance_for(game, numbers), samples,
            settings.rounds, report,
        )  # fmt: skip
        return Chunk(samples.packed[:used].tobytes(), int(report[0]), int(report[1]))


@cache
def player_of(game: str) -> Player:
    """The player of this process."""
    return Player(compiled(GAMES[game]))


def play_chunk(game: str, weights: bytes | None, settings: Settings, seed: int) -> Chunk:
    """What a mind is asked: one chunk."""
    return player_of(game).play(weights, settings, seed)


def any_seed() -> int:
    """Matches that nobody has played."""
    return Random().getrandbits(62)
