"""Counsel: how a turn goes on after an action, what it brings, and what a rival could do otherwise.

It rests on what a seat sees: the turn is played on in several deals of what it does not see, and
only what comes out alike in all of them is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bricabrac.engine.dice import LOOSE_SEEDS
from bricabrac.engine.game import Game
from bricabrac.engine.match import View
from bricabrac.engine.words import Message
from bricabrac.search.opinion import SURE, Candidate
from bricabrac.search.searcher import Grove

DEALS = 4  # of what is not seen
LONGEST = 40  # actions of a turn that are looked at


@dataclass(frozen=True, slots=True)
class Counsel:
    """What an adviser thinks of an action, and why."""

    action: int
    visits: int
    shares: tuple[float, ...]  # of the win, that each seat can hope for
    then: tuple[Message, ...] = ()  # how the turn goes on, in words
    points: int = 0  # that the turn brings
    stock: tuple[int, ...] = ()  # what it brings of each piece, or costs
    loser: int = -1  # a seat that has less after it,
    lost: tuple[int, ...] = ()  # and of which pieces
    rival: int = -1  # a seat that could do something if this is not done,
    otherwise: Message | None = None  # and what


class Deal:
    """The table as it may be, some actions on."""

    def __init__(self, view: View, seed: int) -> None:
        self.game: Game = view.game
        self.state: Any = view.state.clone()
        self.game.redeal(self.state, view.seat, seed)
        self.room = self.game.kernel.choices(self.game.actions)

    def deeds(self) -> dict[int, Message]:
        """What can be done, in words."""
        legal = self.room[: self.game.legal(self.state, self.room)]
        return {action: self.game.describe(self.state, action) for action in legal}


class Turn:
    """The rest of a seat's turn after an action, as the search would play it."""

    def __init__(self, view: View, grove: Grove, first: int, seed: int) -> None:
        dice = Random(seed)
        self.view, self.grove = view, grove
        self.deals = [Deal(view, dice.randrange(LOOSE_SEEDS)) for _ in range(DEALS)]
        self.turn = view.game.turn_of(view.state)
        self.place = 0  # in the tree; -1: where it knows nothing
        self.then: list[Message] = []
        self._do(first)
        while self.is_mine() and len(self.then) < LONGEST and self._go_on():
            pass

    def is_mine(self) -> bool:
        """Whether the seat is still to act, in its turn."""
        state, game = self.deals[0].state, self.view.game
        is_same = state.active == self.view.seat and game.turn_of(state) == self.turn
        return is_same and not game.outcome(state)

    def likeliest(self) -> tuple[int, Message] | None:
        """What is done next in every deal, in words: what was tried most, or all there is."""
        listed = [deal.deeds() for deal in self.deals]
        if len(listed[0]) == 1:
            action, visits = next(iter(listed[0])), SURE
        else:
            below = self.grove.children(self.place) if self.place >= 0 else []
            tried = [(node.visits, -node.action) for _, node in below if node.action in listed[0]]
            visits, action = max(tried, default=(0, 0))
            action = -action
        told = [deeds.get(action) for deeds in listed]
        if visits < SURE or told[0] is None or any(one != told[0] for one in told):
            return None
        return action, told[0]

    def _go_on(self) -> bool:
        """One action on, if it is clear which."""
        found = self.likeliest()
        if found is None:
            return False
        self._do(found[0])
        self.then.append(found[1])
        return True

    def _do(self, action: int) -> None:
        """Let an action happen in every deal."""
        below = self.grove.children(self.place) if self.place >= 0 else []
        self.place = next((place for place, node in below if node.action == action), -1)
        for deal in self.deals:
            deal.game.apply(deal.state, action)

    def points(self) -> int:
        """Points that the turn brings."""
        seat = self.view.seat
        before = self.view.state.seats[seat].points
        return sure([deal.state.seats[seat].points - before for deal in self.deals])

    def stock(self, seat: int) -> tuple[int, ...]:
        """What the turn brings a seat of each piece, or costs it, whatever lies hidden."""
        before = self.view.state.seats[seat].stock
        return tuple(
            sure([deal.state.seats[seat].stock[piece] - count for deal in self.deals])
            for piece, count in enumerate(before)
        )

    def losses(self) -> tuple[int, tuple[int, ...]]:
        """The first of the others who has less than before, and how much less."""
        for seat in range(self.view.seats):
            lost = tuple(max(0, -count) for count in self.stock(seat))
            if seat != self.view.seat and any(lost):
                return seat, lost
        return -1, ()


def sure(changes: list[int]) -> int:
    """A change that is the same in every deal; or none."""
    return changes[0] if len(set(changes)) == 1 else 0


def counsel_of(
    view: View, grove: Grove, advice: Sequence[Candidate], few: int, seed: int
) -> list[Counsel]:
    """What to say of each action; of the best few, all of it."""
    told = []
    turns = [Turn(view, grove, one.action, seed) for one in advice[:few]]
    for place, turn in enumerate(turns):
        one = advice[place]
        loser, lost = turn.losses()
        rival, otherwise = denied(turn, turns[1]) if not place and turns[1:] else (-1, None)
        told.append(
            Counsel(
                *(one.action, one.visits, one.shares),
                then=tuple(turn.then),
                points=turn.points(),
                stock=turn.stock(view.seat),
                loser=loser,
                lost=lost,
                rival=rival,
                otherwise=otherwise,
            )
        )
    return told + [Counsel(one.action, one.visits, one.shares) for one in advice[few:]]


def denied(best: Turn, other: Turn) -> tuple[int, Message | None]:
    """What a rival would do after the other turn, and cannot after the best one; its seat."""
    if best.is_mine() or other.is_mine() or other.view.game.outcome(other.deals[0].state):
        return -1, None
    rivals = {deal.state.active for deal in other.deals}
    found = other.likeliest()
    if found is None or len(rivals) > 1 or other.view.seat in rivals:
        return -1, None
    for deal in best.deals:
        is_next = deal.state.active in rivals
        if not is_next or subject(found[1]) in map(subject, deal.deeds().values()):
            return -1, None
    return rivals.pop(), found[1]


def subject(deed: Message) -> tuple[str, Any]:
    """What is done to what, at whatever price: the price may change, and it is still the same."""
    return deed.id, next(iter(deed.args.values()), None)
