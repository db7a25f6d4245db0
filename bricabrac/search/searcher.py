"""Searcher: looks ahead for one seat of one match, with what that seat sees."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.playouts import Dice
from bricabrac.search.budget import Budget
from bricabrac.search.judgement import ONE, SEATS
from bricabrac.search.loops import InsightLoops, Loops, glance_for, likes_for
from bricabrac.search.thrift import CHUNK, Thrift
from bricabrac.search.tree import LONGEST, NOWHERE, Node, Plan
from bricabrac.search.weights import net_in


@dataclass(frozen=True, slots=True)
class Style:
    """How to search; what wins verdicts is in benchmarks/strength.md."""

    exploration: float = 0.7
    horizon: int | None = None  # decisions played on from a new node; None: as the game says
    guided: bool = True  # playing on with sensible actions
    nodes: int = 100_000  # room in one tree
    likes: tuple[int, ...] = ()  # besides winning, by Like
    weights: Path | None = None  # a network that judges, instead of playing on
    mixed: int = 0  # percent of new nodes that are played on from nevertheless
    # Of a time for each decision: what a clear one does not need is kept for one in doubt.
    thrifty: bool = False


@dataclass(frozen=True, slots=True)
class Advice:
    """What the search thinks of one action."""

    action: int
    visits: int
    share: float  # of the win, that the seat can hope for


class Grove:
    """One tree and what is needed to grow it; each thread has its own."""

    def __init__(self, game: Game, style: Style) -> None:
        self.game, self.style = game, style
        self.loops = InsightLoops(game) if style.weights else Loops(game)
        kernel = game.kernel
        self.states = kernel.batch(game.state, 2)
        self.nodes = kernel.batch(Node, style.nodes)
        self.spare = kernel.batch(Node, style.nodes)
        self.sources = kernel.choices(style.nodes)
        self.plan, self.dice = kernel.new(Plan), kernel.new(Dice)
        self.room, self.path = kernel.choices(game.actions), kernel.choices(LONGEST)
        self.child_of, self.values = kernel.choices(game.actions), kernel.choices(SEATS)
        for action in range(game.actions):
            self.child_of[action] = NOWHERE
        self.likes = likes_for(game, style.likes)
        if style.weights:
            self.glance = glance_for(game, net_in(style.weights, game.name).numbers)
        self.used = 0
        self.forget()

    def forget(self) -> None:
        """Begin with a bare root."""
        self.loops.plant(self.nodes)
        self.used = 1

    def follow(self, actions: Sequence[int], table: Any) -> None:
        """Go down the tree along actions that were done; what is elsewhere is forgotten.

        Where one of them could have been aimed at several things it was at what lies there now:
        nothing is moved between the one time that chance lays things and the next decision.
        """
        here, eye = 0, self.game.eye
        for action in actions:
            below = [(place, node) for place, node in self.children(here) if node.action == action]
            if len(below) > 1 and eye:
                aim = eye.aim(table, action)
                below = [(place, node) for place, node in below if node.aim == aim]
            if not below:
                self.forget()
                return
            here = below[0][0]
        if here:
            self.used = self.loops.graft(self.nodes, self.spare, self.sources, here)
            self.nodes, self.spare = self.spare, self.nodes

    def children(self, place: int = 0) -> list[tuple[int, Node]]:
        """The nodes below one, with their places."""
        found, first = [], int(self.nodes[place].snapshot().child)
        while first != NOWHERE:
            eldest = self.nodes[first].snapshot()
            last = first + int(eldest.beside)
            found += [(child, self.nodes[child].snapshot()) for child in range(first, last + 1)]
            first = int(eldest.sibling)
        return found

    def look_at(self, view: View, seed: int) -> None:
        """Put the table as a seat sees it before the tree."""
        self.states[0].become(view.remembered())
        if isinstance(self.loops, InsightLoops):
            self.loops.take_aim(self.nodes, self.states[0])
        self.loops.throw(self.dice, seed)
        plan = Plan()
        plan.seat, plan.seats = view.seat, view.seats
        plan.exploration = round(1000 * self.style.exploration)
        horizon = self.style.horizon
        plan.horizon = view.game.horizon if horizon is None else horizon
        plan.is_fond = bool(self.style.likes)
        plan.guided = int(self.style.guided)
        plan.mixed = self.style.mixed
        self.plan.become(plan)

    def grow(self, iterations: int) -> int:
        """Search on; how many iterations there were."""
        before = self.visits()
        tools = (
            self.states, self.nodes, self.plan, self.dice, self.room, self.child_of,
            self.path, self.values, self.likes,
        )  # fmt: skip
        if isinstance(self.loops, InsightLoops):
            self.used = self.loops.grow_by_insight(*tools, *self.glance, self.used, iterations)
        else:
            self.used = self.loops.grow(*tools, self.used, iterations)
        return self.visits() - before

    def rivals(self) -> tuple[int, int]:
        """How often what was tried most was tried, and what comes next to it."""
        self.loops.rivals(self.nodes, self.values)
        return int(self.values[0]), int(self.values[1])

    def visits(self) -> int:
        """How often the root was visited."""
        return int(self.nodes[0].snapshot().visits)


class Searcher:
    """Looks ahead for one seat of one match; keeps its trees from one decision to the next."""

    def __init__(self, game: Game, style: Style | None = None, threads: int = 1) -> None:
        self.game, self.style = game, style or Style()
        self.groves = [Grove(game, self.style) for _ in range(threads)]
        self.seen: tuple[int, tuple[int, ...]] | None = None  # by whom, and what was done
        self.iterations = 0  # of the last search
        self.thrift = Thrift() if self.style.thrifty and threads == 1 else None

    def advise(self, view: View, budget: Budget, dice: Random) -> list[Advice]:
        """What the search thinks of each action, the best first."""
        began, new_actions = time.perf_counter(), self._since_last_time(view)
        for grove in self.groves:
            if new_actions is None:
                grove.forget()
            else:
                grove.follow(new_actions, view.remembered())
            grove.look_at(view, dice.getrandbits(62))
        if self.thrift and budget.seconds:
            self.iterations = self.thrift.spend(self.groves[0], budget.seconds, began)
        elif len(self.groves) == 1:
            self.iterations = spend(self.groves[0], budget, 1, began)
        else:
            with ThreadPoolExecutor(len(self.groves)) as pool:
                grown = [
                    pool.submit(spend, grove, budget, len(self.groves), began)
                    for grove in self.groves
                ]
                self.iterations = sum(future.result() for future in grown)
        return self._opinion(view.seat)

    def forget(self) -> None:
        """Begin with bare trees at the next decision, and with no time saved."""
        self.seen = None
        if self.thrift:
            self.thrift.saved = 0.0

    def _since_last_time(self, view: View) -> Sequence[int] | None:
        """What was done since the last search, or None if this is another match or seat."""
        last, self.seen = self.seen, (view.seat, view.history)
        if last is None or last[0] != view.seat or view.history[: len(last[1])] != last[1]:
            return None
        return view.history[len(last[1]) :]

    def _opinion(self, seat: int) -> list[Advice]:
        """What all trees together say."""
        visits: dict[int, int] = {}
        value: dict[int, int] = {}
        for grove in self.groves:
            for _, node in grove.children():
                visits[node.action] = visits.get(node.action, 0) + node.visits
                value[node.action] = value.get(node.action, 0) + node.value[seat]
        advice = [
            Advice(action, count, value[action] / ONE / max(1, count))
            for action, count in visits.items()
        ]
        return sorted(advice, key=lambda one: (-one.visits, -one.share, one.action))


def spend(grove: Grove, budget: Budget, sharers: int, began: float) -> int:
    """Grow a tree with one's share of the iterations, or until the time is up, but once at least.

    What it took to get ready is part of the time.
    """
    if budget.iterations is not None:
        return grove.grow(max(1, budget.iterations // sharers))
    ends, done = began + (budget.seconds or 0), grove.grow(CHUNK)
    while time.perf_counter() < ends:
        done += grove.grow(CHUNK)
    return done
