"""Opinion: what a search thinks of a decision, for whoever explains it to people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.twins import compiled
from bricabrac.search.budget import Budget
from bricabrac.search.judgement import ONE
from bricabrac.search.searcher import Grove, Searcher, Style
from bricabrac.search.tree import Node
from bricabrac.search.weights import home_of, net_in

# Of a tree whose children come all at once: a second of thinking, with what was kept. Memory is
# taken only where something comes to lie.
NODES = 1_500_000
CURIOSITY = 0.6
SURE = 12  # visits that an action needs in order to be told of


@dataclass(frozen=True, slots=True)
class Candidate:
    """What the search thinks of one action."""

    action: int
    visits: int
    shares: tuple[float, ...]  # of the win, that each seat can hope for after it
    line: tuple[int, ...]  # it, and what was tried most after it


@dataclass(frozen=True, slots=True)
class Opinion:
    """What the search thinks of a decision."""

    shares: tuple[float, ...]  # of the win, that each seat can hope for: of all that was tried
    candidates: tuple[Candidate, ...]  # what was tried, the best first

    @property
    def best(self) -> Candidate:
        """What it would do."""
        return self.candidates[0]


def learned(game: Game, weights: Path) -> Style:
    """How those search who have learned a game."""
    blend = net_in(weights, game.name).blend
    return Style(exploration=CURIOSITY, nodes=NODES, weights=weights, mixed=blend)


def style_for(game: Game) -> Style:
    """The best way to search a game: with what was learned of it, if anything was."""
    return learned(game, home_of(game)) if home_of(game).is_file() else Style()


def searcher_for(game: Game) -> Searcher:
    """Somebody who searches a game in the best way; to be kept, for it takes much room."""
    return Searcher(compiled(game), style_for(game))


def opinion(view: View, budget: Budget, dice: Random, searcher: Searcher | None = None) -> Opinion:
    """What the search thinks of the decision of whoever is to act, from what that seat sees.

    A fresh searcher says the same every time for the same iterations and dice; one that has
    looked at an earlier decision of this seat goes on with its tree.
    """
    searcher = searcher or searcher_for(view.game)
    advice = searcher.advise(view, budget, dice)
    below = [{node.action: node for _, node in grove.children()} for grove in searcher.groves]
    found = (
        Candidate(
            one.action,
            one.visits,
            shares_of([nodes[one.action] for nodes in below if one.action in nodes], view.seats),
            tuple(line_of(searcher.groves[0], one.action)),
        )
        for one in advice
        if one.visits
    )
    roots = [grove.nodes[0].snapshot() for grove in searcher.groves]
    return Opinion(shares_of(roots, view.seats), tuple(found))


def shares_of(nodes: list[Node], seats: int) -> tuple[float, ...]:
    """The share of the win that each seat got on average, below some nodes together."""
    visits = max(1, sum(node.visits for node in nodes))
    return tuple(sum(node.value[seat] for node in nodes) / ONE / visits for seat in range(seats))


def most_tried(nodes: Sequence[Node]) -> Node:
    """What a search would do: what was tried most, of equals the first by number."""
    return max(nodes, key=lambda node: (node.visits, -node.action))


def line_of(grove: Grove, first: int) -> Iterator[int]:
    """An action and what was tried most after it, as long as it was tried often enough."""
    yield first
    place = next((place for place, node in grove.children() if node.action == first), -1)
    while place >= 0:
        below = [(node.visits, -node.action, place) for place, node in grove.children(place)]
        visits, action, place = max(below, default=(0, 0, -1))
        if visits < SURE:
            return
        yield -action
